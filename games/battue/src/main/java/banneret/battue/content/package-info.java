/** The board, tiles and cards of Battue, read from its packs. */
@NullMarked
package banneret.battue.content;

import org.jspecify.annotations.NullMarked;
