/** Many games at once, and what they show. */
@NullMarked
package banneret.simulate;

import org.jspecify.annotations.NullMarked;
