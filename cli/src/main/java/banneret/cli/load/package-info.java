/** Plays at a server as many people would, to see how much it bears. */
package banneret.cli.load;
