/** Shows Thrones in a terminal. */
package banneret.cli.thrones;
