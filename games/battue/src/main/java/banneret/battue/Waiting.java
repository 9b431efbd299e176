package banneret.battue;

import banneret.battue.battle.Battle;
import banneret.battue.battle.BattleOver;
import banneret.battue.battle.BattleRound;
import banneret.battue.battle.Reveal;
import banneret.battue.city.City;
import banneret.battue.event.DrawEvent;
import banneret.battue.loot.DiscardPlayed;
import banneret.battue.setup.ChooseEdge;
import banneret.battue.setup.DrawFirstPlayer;
import banneret.battue.setup.FaceSpace;
import banneret.battue.setup.LayAtRandom;
import banneret.battue.setup.PlaceTile;
import banneret.kernel.step.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the steps that wait need to find on the table. */
final class Waiting {
  private Waiting() {}

  /** What is not right about the steps that wait, or null. */
  static @Nullable String unfit(City city) {
    List<Step<City>> steps = city.steps();
    String wrong = placing(city, steps);
    wrong = wrong == null ? fighting(city, steps) : wrong;
    if (wrong == null && steps.contains(DiscardPlayed.STEP) != city.played.get() >= 0) {
      wrong = "a played card lies there until it is resolved, and only then";
    }
    return wrong;
  }

  /** Tiles and camps are missing while the city is laid and the players settle, and only then. */
  private static @Nullable String placing(City city, List<Step<City>> steps) {
    boolean begins = steps.contains(DrawFirstPlayer.STEP) || steps.contains(LayAtRandom.STEP);
    boolean lays = begins || steps.contains(PlaceTile.STEP);
    boolean settles =
        begins || steps.contains(ChooseEdge.STEP) || FaceSpace.SHAPE.waiting(steps) != null;
    if (lays != city.tilesPlaced.get() < city.content.slots()
        || (begins && city.tilesPlaced.get() > 0)) {
      return city.tilesPlaced.get() + " tiles cannot have been placed now";
    }
    if (settles != city.settled.get() < city.seats() || (lays && city.settled.get() > 0)) {
      return city.settled.get() + " camps cannot have been pitched now";
    }
    for (int i = 0; i < city.seats() && settles; i++) {
      int seat = (city.firstPlayer.get() + i) % city.seats();
      if (city.edgeOf.get(seat) >= 0 != i < city.settled.get()) {
        return "expected the camps of those who have settled";
      }
    }
    return null;
  }

  /** A battle, a revealed tile and an event are there while they are dealt with, and only then. */
  private static @Nullable String fighting(City city, List<Step<City>> steps) {
    boolean rounds =
        steps.contains(BattleRound.STEP)
            || steps.contains(BattleRound.ROLL)
            || steps.contains(BattleRound.COMPARE)
            || steps.contains(BattleRound.AFTER_ROUND);
    boolean reveals = Reveal.STEP.waits(steps);
    boolean fights = rounds || steps.contains(Battle.STEP) || steps.contains(BattleOver.STEP);
    int space = city.battleSpace();
    if (fights != space >= 0) {
      return fights ? "expected the space that is fought for" : "no battle is fought now";
    }
    if (fights && !reveals && !isFaceUp(city, space)) {
      return "a tile that is fought for lies face up";
    }
    int defender = city.defender();
    if (rounds && (defender < 0 || defender == city.active())) {
      return "expected another player as the defender";
    }
    boolean follows = steps.contains(DrawEvent.DONE);
    if (follows != city.eventDrawn.get() >= 0) {
      return follows ? "expected the event that is followed" : "no event is followed now";
    }
    boolean revealed = follows || steps.contains(DrawEvent.STEP);
    if (revealed != city.revealed.get() >= 0
        || (revealed && !isFaceUp(city, city.revealed.get()))) {
      return "a tile is revealed while an event is followed, and only then";
    }
    return null;
  }

  private static boolean isFaceUp(City city, int space) {
    return city.isRing(space) || city.tile.get(space) >= 0;
  }
}
