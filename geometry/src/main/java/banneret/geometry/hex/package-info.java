/**
 * Boards of hexes: who lies beside whom, how far, what a straight line crosses, what can be
 * reached.
 */
@NullMarked
package banneret.geometry.hex;

import org.jspecify.annotations.NullMarked;
