/** The map, houses, characters and Westeros cards, read from their packs. */
@NullMarked
package banneret.thrones.content;

import org.jspecify.annotations.NullMarked;
