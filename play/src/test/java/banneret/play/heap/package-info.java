/** A tiny game to test with: whoever takes the last stone of the heap wins. */
package banneret.play.heap;
