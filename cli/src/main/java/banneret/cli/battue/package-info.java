/** Shows Battue in a terminal. */
package banneret.cli.battue;
