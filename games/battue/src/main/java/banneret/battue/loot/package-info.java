/** The loot cards, one small class for each effect. */
@NullMarked
package banneret.battue.loot;

import org.jspecify.annotations.NullMarked;
