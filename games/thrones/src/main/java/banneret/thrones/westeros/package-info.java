/** The Westeros phase: supply, mustering, influence and the wildlings. */
@NullMarked
package banneret.thrones.westeros;

import org.jspecify.annotations.NullMarked;
