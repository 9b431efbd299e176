/**
 * The usual shapes of a question: pick one, pick some, an amount, yes or no, assign. A game
 * declares each question once; on the stack lies only which one it is, and its ids.
 */
@NullMarked
package banneret.kernel.shape;

import org.jspecify.annotations.NullMarked;
