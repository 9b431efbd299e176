/** Wounds, healing and destruction; morale and panic tests. */
@NullMarked
package banneret.miniatures.loss;

import org.jspecify.annotations.NullMarked;
