/** Victory points, how a battle ends, and the decks. */
@NullMarked
package banneret.battles.score;

import org.jspecify.annotations.NullMarked;
