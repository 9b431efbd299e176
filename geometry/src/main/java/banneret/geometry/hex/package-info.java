/**
 * Boards of hexes: who lies beside whom, how far, what a straight line crosses, what can be
 * reached.
 */
package banneret.geometry.hex;
