/** How well a House stands, and what a player would do without thinking: for bots. */
@NullMarked
package banneret.battles.prospect;

import org.jspecify.annotations.NullMarked;
