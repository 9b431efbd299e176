/** The planning phase: secret orders and the raven. */
package banneret.thrones.planning;
