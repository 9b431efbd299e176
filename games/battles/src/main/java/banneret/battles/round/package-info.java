/** The four phases of a round, and what a House does in its turn. */
@NullMarked
package banneret.battles.round;

import org.jspecify.annotations.NullMarked;
