/** How much each may ask for. */
@NullMarked
package banneret.server.limit;

import org.jspecify.annotations.NullMarked;
