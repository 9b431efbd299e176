/** Who is out of the game, and who has won it. */
@NullMarked
package banneret.battue.ending;

import org.jspecify.annotations.NullMarked;
