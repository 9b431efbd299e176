/** Victory points, and how a game ends. */
@NullMarked
package banneret.miniatures.score;

import org.jspecify.annotations.NullMarked;
