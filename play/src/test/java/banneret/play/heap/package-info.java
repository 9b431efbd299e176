/** A tiny game to test with: whoever takes the last stone of the heap wins. */
@NullMarked
package banneret.play.heap;

import org.jspecify.annotations.NullMarked;
