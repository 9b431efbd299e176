/** Packs, positions, records and rule ledgers, read from files and written to them. */
@NullMarked
package banneret.play;

import org.jspecify.annotations.NullMarked;
