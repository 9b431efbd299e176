/**
 * A position, the steps that wait on it, the questions among them, and the engine that runs them.
 */
@NullMarked
package banneret.kernel.step;

import org.jspecify.annotations.NullMarked;
