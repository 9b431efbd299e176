/** Moments of the rulebook at which seats may use effects, one after the other. */
@NullMarked
package banneret.kernel.window;

import org.jspecify.annotations.NullMarked;
