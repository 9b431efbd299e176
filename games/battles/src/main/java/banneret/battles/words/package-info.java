/** The words that command cards and commanders are written in. */
@NullMarked
package banneret.battles.words;

import org.jspecify.annotations.NullMarked;
