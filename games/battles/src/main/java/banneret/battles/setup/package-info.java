/** What happens before the first round: special rules of plans, and skirmishes. */
@NullMarked
package banneret.battles.setup;

import org.jspecify.annotations.NullMarked;
