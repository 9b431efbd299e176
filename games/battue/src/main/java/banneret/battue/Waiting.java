package banneret.battue;

import static banneret.kernel.Steps.BOTTOM;

import banneret.battue.battle.Battle;
import banneret.battue.battle.BattleOver;
import banneret.battue.battle.BattleRound;
import banneret.battue.battle.Reveal;
import banneret.battue.event.DrawEvent;
import banneret.battue.event.Fever;
import banneret.battue.loot.DiscardPlayed;
import banneret.battue.loot.LootMoment;
import banneret.battue.loot.LootSteps;
import banneret.battue.setup.ChooseEdge;
import banneret.battue.setup.DrawFirstPlayer;
import banneret.battue.setup.FaceSpace;
import banneret.battue.setup.LayAtRandom;
import banneret.battue.setup.PlaceTile;
import banneret.battue.turn.FirstTurn;
import banneret.battue.turn.MoveHordes;
import banneret.kernel.Step;
import banneret.kernel.Steps;
import banneret.kernel.Window;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which steps may wait on which, and what they need to find on the table. */
final class Waiting {
  private Waiting() {}

  /** Says which steps may wait on which: the turn as the rulebook tells it, from its end up. */
  static void register(Steps<City> steps) {
    steps
        .on("draw-first-player", BOTTOM)
        .on("place-tile", "choose-edge")
        .on("lay-at-random", "choose-edge")
        .on("choose-edge", BOTTOM)
        .on("face-space", "choose-edge", "first-turn")
        .on("first-turn", BOTTOM)
        .on("turn", BOTTOM)
        .on("turn-over", BOTTOM)
        .on("hand-limit", "turn-over")
        .on("discard-to-limit", "turn-over")
        .on("begin-end-cards", "hand-limit")
        .on("conflicts", "begin-end-cards")
        .on("moves", "conflicts")
        .on("more-moves", "conflicts")
        .on("reinforcements", "moves")
        .on("more-reinforcements", "moves")
        .on("begin-start-cards", "reinforcements");
    steps
        .on("call-reinforcements", "moves")
        .on("move-from", "conflicts")
        .on("move-to", "more-moves")
        .on("move-count", "more-moves");
    steps
        .on("start-cards", "reinforcements")
        .on("discard-played", "start-cards", "defence-cards")
        .on("aim-card", "discard-played")
        .on("steal-card", "discard-played")
        .on("put-back", "discard-played")
        .on("share-warriors", "discard-played", "event-done")
        .on("next-share", "share-warriors")
        .on("end-cards", "hand-limit")
        .on("discard-for-cards", "end-cards")
        .on("discard-for-warriors", "end-cards")
        .on("allies", "end-cards")
        .on("place-ally", "end-cards");
    steps
        .on("reveal", "discard-played", "battle")
        .on("draw-event", "discard-played", "battle")
        .on("event-done", "discard-played", "battle")
        .on("fever", "event-done")
        .on("fevered-horde", "fever")
        .on("elimination", "discard-played", "take-tile");
    steps
        .on("choose-conflict", "conflicts")
        .on("battle", "conflicts")
        .on("battle-round", "conflicts")
        .on("roll", "conflicts")
        .on("compare", "conflicts")
        .on("after-round", "conflicts")
        .on("attackers-retreat", "defenders-retreat")
        .on("fight-on-or-retreat", "defenders-retreat")
        .on("defenders-retreat", "battle-round")
        .on("stay-or-retreat", "battle-round")
        .on("take-tile", "battle-over", "event-done")
        .on("give-up-tile", "take-tile")
        .on("battle-over", "conflicts")
        .on("discard-after-battle", "conflicts");
    offered(steps, LootMoment.DEFENCE, "roll");
    offered(steps, LootMoment.ATTACK, "roll", "offer-defence-cards");
    offered(steps, LootMoment.ON_TIE, "compare");
    offered(steps, LootMoment.AFTER_BOTH_ROLLS, "compare", "offer-on-tie");
    String[] later = {"compare", "offer-on-tie", "offer-after-both-rolls"};
    offered(steps, LootMoment.AFTER_DEFENCE_ROLL, later);
    offered(
        steps,
        LootMoment.AFTER_ATTACK_ROLL,
        "compare",
        "offer-on-tie",
        "offer-after-both-rolls",
        "offer-after-defence-roll");
    offered(steps, LootMoment.AFTER_LOSS, "after-round");
    steps
        .on("call-warriors-from", "discard-played")
        .on("call-warriors-to", "discard-played")
        .on("call-warriors-count", "discard-played");
  }

  private static void offered(Steps<City> steps, LootMoment moment, String... under) {
    steps.on(moment.name(), under).on("offer-" + moment.name(), under);
  }

  /** What is not right about the steps that wait, or null. */
  static @Nullable String unfit(City city) {
    List<Step<City>> steps = city.steps();
    String wrong = placing(city, steps);
    wrong = wrong == null ? fighting(city, steps) : wrong;
    if (wrong == null && has(steps, DiscardPlayed.class) != city.played() >= 0) {
      wrong = "a played card lies there until it is resolved, and only then";
    }
    for (int i = 0; i < steps.size() && wrong == null; i++) {
      boolean fits = fits(city, steps.get(i));
      wrong = fits ? null : "'" + steps.get(i).name() + "' does not fit what lies on the table";
    }
    return wrong;
  }

  private static boolean has(List<Step<City>> steps, Class<?> kind) {
    for (Step<City> step : steps) {
      if (step.getClass() == kind) {
        return true;
      }
    }
    return false;
  }

  /** Tiles and camps are missing while the city is laid and the players settle, and only then. */
  private static @Nullable String placing(City city, List<Step<City>> steps) {
    boolean begins = has(steps, DrawFirstPlayer.class) || has(steps, LayAtRandom.class);
    boolean lays = begins || has(steps, PlaceTile.class);
    boolean settles = begins || has(steps, ChooseEdge.class) || has(steps, FaceSpace.class);
    if (lays != city.tilesPlaced() < city.content.slots() || (begins && city.tilesPlaced() > 0)) {
      return city.tilesPlaced() + " tiles cannot have been placed now";
    }
    if (settles != city.settled() < city.seats() || (lays && city.settled() > 0)) {
      return city.settled() + " camps cannot have been pitched now";
    }
    for (int i = 0; i < city.seats() && settles; i++) {
      int seat = (city.firstPlayer() + i) % city.seats();
      if (city.edgeOf(seat) >= 0 != i < city.settled()) {
        return "expected the camps of those who have settled";
      }
    }
    return null;
  }

  /** A battle, a revealed tile and an event are there while they are dealt with, and only then. */
  private static @Nullable String fighting(City city, List<Step<City>> steps) {
    boolean rounds =
        has(steps, BattleRound.class)
            || has(steps, BattleRound.Roll.class)
            || has(steps, BattleRound.Compare.class)
            || has(steps, BattleRound.AfterRound.class);
    boolean reveals = has(steps, Reveal.class);
    boolean fights = rounds || has(steps, Battle.class) || has(steps, BattleOver.class);
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
    boolean follows = has(steps, DrawEvent.Done.class);
    if (follows != city.eventDrawn() >= 0) {
      return follows ? "expected the event that is followed" : "no event is followed now";
    }
    boolean revealed = follows || has(steps, DrawEvent.class);
    if (revealed != city.revealed() >= 0 || (revealed && !isFaceUp(city, city.revealed()))) {
      return "a tile is revealed while an event is followed, and only then";
    }
    return null;
  }

  private static boolean isFaceUp(City city, int space) {
    return city.isRing(space) || city.tile(space) >= 0;
  }

  /** True if the step finds what it speaks of. */
  private static boolean fits(City city, Step<City> step) {
    int seat = city.active();
    int places = city.content.places;
    return switch (step) {
      case FaceSpace face ->
          city.facing(face.edge()) < 0
              && city.waiting(FirstTurn.class) != null == (city.settled() + 1 == city.seats());
      case MoveHordes.To to -> to.from() < places && MoveHordes.mayLeave(city, seat, to.from());
      case MoveHordes.Count count ->
          count.from() < places
              && count.to() < city.content.spaces
              && MoveHordes.mayLeave(city, seat, count.from())
              && new MoveHordes.To(count.from()).forbids(city, seat, count.to()) == null;
      case Reveal reveal ->
          reveal.space() < city.content.spaces
              && city.isFaceDown(reveal.space())
              && (city.battleSpace() < 0 || city.battleSpace() == reveal.space());
      case Fever fever -> fever.done() <= city.seats();
      case BattleRound.Offer offer -> offer.moment().player(city) >= 0;
      case Window<City> window when window.moment() instanceof LootMoment moment ->
          moment.player(city) >= 0 && window.equals(moment.window(city));
      default -> LootSteps.fits(city, step);
    };
  }
}
