package banneret.simulate;

import java.util.ArrayList;
import java.util.List;

/**
 * How a figure of the game went for each seat, round by round.
 *
 * @param figure its name
 */
public record Course(String figure, List<Round> rounds) {
  /**
   * How it stood at the end of a round.
   *
   * @param games how many games came so far
   * @param means the mean of these games for each seat
   */
  public record Round(int number, int games, List<Double> means) {}

  /** The mean course over games, each of which lists its rounds, and a number for each seat. */
  static Course over(String figure, int seats, List<List<int[]>> games) {
    List<Round> rounds = new ArrayList<>();
    int longest = games.stream().mapToInt(List::size).max().orElse(0);
    for (int round = 0; round < longest; round++) {
      int count = 0;
      double[] sums = new double[seats];
      for (List<int[]> game : games) {
        if (round < game.size()) {
          count++;
          for (int seat = 0; seat < seats; seat++) {
            sums[seat] += game.get(round)[seat];
          }
        }
      }
      List<Double> means = new ArrayList<>();
      for (double sum : sums) {
        means.add(sum / count);
      }
      rounds.add(new Round(round + 1, count, List.copyOf(means)));
    }
    return new Course(figure, List.copyOf(rounds));
  }

  /** The rounds that a table has room for, the last one among them. */
  List<Round> some(int most) {
    int every = Math.max(1, (rounds.size() + most - 1) / most);
    List<Round> some = new ArrayList<>();
    for (int i = (rounds.size() + every - 1) % every; i < rounds.size(); i += every) {
      some.add(rounds.get(i));
    }
    return some;
  }

  /** The highest of all means. */
  double highest() {
    return rounds.stream().flatMap(round -> round.means.stream()).reduce(0.0, Math::max);
  }
}
