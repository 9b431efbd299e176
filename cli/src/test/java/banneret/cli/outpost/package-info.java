/** A small game to try the terminal with: camps on open ground, brought along as documents. */
package banneret.cli.outpost;
