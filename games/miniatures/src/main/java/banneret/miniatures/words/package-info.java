/** The words that cards, abilities and zones are written in. */
@NullMarked
package banneret.miniatures.words;

import org.jspecify.annotations.NullMarked;
