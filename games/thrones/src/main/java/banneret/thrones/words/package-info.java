/** The words that characters' abilities and Westeros cards are written in. */
@NullMarked
package banneret.thrones.words;

import org.jspecify.annotations.NullMarked;
