/** The words that loot cards and events are written in. */
@NullMarked
package banneret.battue.words;

import org.jspecify.annotations.NullMarked;
