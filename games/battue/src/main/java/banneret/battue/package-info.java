/** Battue: the game's board, its rules and its content. */
@NullMarked
package banneret.battue;

import org.jspecify.annotations.NullMarked;
