/** Rounds and turns: who activates what, which action it takes, the tactics board, and upkeep. */
package banneret.miniatures.round;
