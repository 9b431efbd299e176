/** The planning phase: secret orders and the raven. */
@NullMarked
package banneret.thrones.planning;

import org.jspecify.annotations.NullMarked;
