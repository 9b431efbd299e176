/** A game as the database keeps it: its content, its record, its luck. */
@NullMarked
package banneret.server.game;

import org.jspecify.annotations.NullMarked;
