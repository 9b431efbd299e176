package banneret.simulate;

import banneret.kernel.step.Standing;
import banneret.kernel.table.GameRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one game of a simulation ended.
 *
 * @param fingerprint of the last position
 * @param standing who won, or null if the game came to no end
 * @param seats the seat that was dealt to each chair
 * @param factions what each seat fought with, where that differs from game to game; else empty
 * @param rounds the round in which it ended
 * @param figures for each figure of the game, how it stood at the end of each round: a number a
 *     seat
 * @param decisions the questions that left a choice
 * @param paces how long each bot of the list took, if that was wanted
 * @param error what went wrong, or null
 * @param record of a game that went wrong, as far as it went, or its first 50,000 lines
 */
public record Outcome(
    int game,
    String fingerprint,
    @Nullable Standing standing,
    List<Integer> seats,
    List<String> factions,
    int rounds,
    List<List<int[]>> figures,
    int decisions,
    List<Pace> paces,
    @Nullable String error,
    @Nullable GameRecord record) {
  static Outcome failed(int game, int decisions, String error, @Nullable GameRecord record) {
    return new Outcome(
        game,
        "error: " + error,
        null,
        List.of(),
        List.of(),
        0,
        List.of(),
        decisions,
        List.of(),
        error,
        record);
  }
}
