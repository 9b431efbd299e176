/** Cards in piles and hands, with who knows which, and how the unknown ones are dealt anew. */
@NullMarked
package banneret.kernel.cards;

import org.jspecify.annotations.NullMarked;
