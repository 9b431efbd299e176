/**
 * Draws on a terminal: text, colours, progress, and how a game is shown there, whichever game it
 * is.
 */
package banneret.cli.screen;
