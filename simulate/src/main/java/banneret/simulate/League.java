package banneret.simulate;

import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Malformed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Every bot against every other, in all chairs in turn. Where two play, each pair meets; where more
 * do, one of each bot sits among copies of each other.
 *
 * @param setup seats and options of every game
 * @param bots the bots, by name
 * @param among the one bot that all others meet, and nobody else; null if all meet all
 * @param games how many games each pairing plays
 * @param threads how many games are played at once
 * @param counted true if bots count rounds even where they have a time: then the seed alone says
 *     what happens
 */
public record League(
    Setup setup,
    List<String> bots,
    @Nullable String among,
    int games,
    int seed,
    int threads,
    boolean counted) {
  public League {
    bots.forEach(Bots::check);
    if (among != null && !bots.contains(among)) {
      throw new Malformed("", "'" + among + "' is not among the bots");
    }
    if (bots.size() < 2 || new HashSet<>(bots).size() < bots.size()) {
      throw new Malformed("", "expected at least two bots, each of them once");
    }
  }

  /**
   * Who meets whom.
   *
   * @param one the bot that sits in one chair
   * @param others the bot that sits in all others
   */
  record Pairing(int one, int others) {}

  List<Pairing> pairings() {
    List<Pairing> pairings = new ArrayList<>();
    for (int one = 0; one < bots.size(); one++) {
      for (int other = 0; other < bots.size(); other++) {
        boolean meet = one > other || (one != other && setup.seats() > 2);
        if (among == null ? meet : one != other && bots.get(other).equals(among)) {
          pairings.add(new Pairing(one, other));
        }
      }
    }
    return pairings;
  }

  /** How many games are played in all. */
  public int allGames() {
    return pairings().size() * games;
  }

  Simulation simulation(int pairing) {
    Pairing who = pairings().get(pairing);
    List<String> chairs = new ArrayList<>();
    chairs.add(bots.get(who.one));
    while (chairs.size() < setup.seats()) {
      chairs.add(bots.get(who.others));
    }
    return new Simulation(
        setup,
        chairs,
        true,
        games,
        Seeded.mix(seed, pairing),
        threads,
        Simulation.USUAL_LIMIT,
        counted ? Simulation.Effort.ROUNDS : Simulation.Effort.TIME);
  }

  /**
   * Plays all games.
   *
   * @param source gives each thread a game of its own
   * @param played is told after each game, by any thread
   */
  public <P extends Position<P>> LeagueTable play(Supplier<Game<P>> source, Runnable played) {
    List<Results> results = new ArrayList<>();
    for (int pairing = 0; pairing < pairings().size(); pairing++) {
      results.add(simulation(pairing).play(source, null, true, played));
    }
    return new LeagueTable(this, results);
  }
}
