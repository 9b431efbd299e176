/** Battles for the tiles of the city, and what the winner takes. */
@NullMarked
package banneret.battue.battle;

import org.jspecify.annotations.NullMarked;
