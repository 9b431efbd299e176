/** The Westeros phase: supply, mustering, influence and the wildlings. */
package banneret.thrones.westeros;
