/**
 * Neutral trees in which positions, content and records are written, with where each part was read
 * and what it was expected to be.
 */
package banneret.kernel.tree;
