/**
 * A game in progress: its position, its record, what a seat may know, and what may be taken back.
 */
@NullMarked
package banneret.kernel.table;

import org.jspecify.annotations.NullMarked;
