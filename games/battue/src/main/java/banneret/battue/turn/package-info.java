/** The phases of a turn, from its first cards to the end of the game. */
@NullMarked
package banneret.battue.turn;

import org.jspecify.annotations.NullMarked;
