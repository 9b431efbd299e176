/**
 * Draws on a terminal: text, colours, progress, and how a game is shown there, whichever game it
 * is.
 */
@NullMarked
package banneret.cli.screen;

import org.jspecify.annotations.NullMarked;
