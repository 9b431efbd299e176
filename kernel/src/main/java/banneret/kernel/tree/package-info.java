/**
 * Neutral trees in which positions, content and records are written, with where each part was read
 * and what it was expected to be.
 */
@NullMarked
package banneret.kernel.tree;

import org.jspecify.annotations.NullMarked;
