/** Cards in piles and hands, with who knows which, and how the unknown ones are dealt anew. */
package banneret.kernel.cards;
