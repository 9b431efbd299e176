/** Shows Battles in a terminal. */
package banneret.cli.battles;
