/** How fast the engine plays. */
@NullMarked
package banneret.bench;

import org.jspecify.annotations.NullMarked;
