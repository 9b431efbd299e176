/** What lies in the cells of a position, and where. */
@NullMarked
package banneret.kernel.state;

import org.jspecify.annotations.NullMarked;
