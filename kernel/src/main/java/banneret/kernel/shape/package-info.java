/**
 * The usual shapes of a question: pick one, pick some, an amount, yes or no, assign. A game
 * declares each question once; on the stack lies only which one it is, and its ids.
 */
package banneret.kernel.shape;
