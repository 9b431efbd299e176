/** The small language every game is written in, and the table on which it is played. */
@NullMarked
package banneret.kernel;

import org.jspecify.annotations.NullMarked;
