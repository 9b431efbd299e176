/** Battles: support, characters, the blade, losses and retreat. */
@NullMarked
package banneret.thrones.battle;

import org.jspecify.annotations.NullMarked;
