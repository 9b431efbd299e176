/** Rounds and turns: who activates what, which action it takes, the tactics board, and upkeep. */
@NullMarked
package banneret.miniatures.round;

import org.jspecify.annotations.NullMarked;
