package banneret.battue;

import banneret.battue.battle.Battle;
import banneret.battue.battle.BattleRound;
import banneret.battue.battle.Reveal;
import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.event.DrawEvent;
import banneret.battue.loot.LootDeck;
import banneret.battue.setup.LayCity;
import banneret.battue.setup.PitchCamp;
import banneret.kernel.game.FirstFlaw;
import banneret.kernel.step.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must be true of every position, so that one from outside can be played or is refused. */
final class Soundness extends FirstFlaw {
  private final City city;
  private final Content content;
  private final List<Step<City>> steps;

  private Soundness(City city) {
    this.city = city;
    content = city.content;
    steps = city.steps();
  }

  /** The first thing that is not right about a position, or null. */
  static @Nullable String flaw(City city) {
    Soundness sound = new Soundness(city);
    sound.note(city.miscounted());
    sound.tiles();
    sound.players();
    if (city.standing() == null && sound.isNone()) {
      sound.placing();
      sound.fighting();
      sound.unless(
          city.waits(LootDeck.DISCARD_PLAYED) == city.played.get() >= 0,
          "a played card lies there until it is resolved, and only then");
    }
    return sound.found();
  }

  /** As many tiles of each group lie in the city as have been placed. */
  private void tiles() {
    int[] lie = new int[content.groupSize.length];
    for (int space = content.ring; space < content.spaces; space++) {
      if (city.laid.get(space) != City.BARE) {
        int tile = city.tile.get(space);
        lie[tile >= 0 ? content.groupOf(tile) : city.hiddenGroup(space)]++;
      }
    }
    int left = city.tilesPlaced.get();
    for (int group = 0; group < lie.length; group++) {
      int placed = Math.min(left, content.inCity(group));
      String size = Content.sizeWord(group) + (group == Content.MIXED ? " (mixed)" : "");
      String found = " in the city, found " + lie[group];
      unless(lie[group] == placed, "expected ", placed, " tiles of size ", size, found);
      left -= placed;
    }
  }

  /** Who is out has nothing left, and somebody still plays. */
  private void players() {
    int playing = 0;
    for (int seat = 0; seat < city.seats(); seat++) {
      boolean bare = city.warriors(seat) == 0 && city.handSize(seat) == 0;
      String colour = Content.COLOURS.word(seat);
      unless(!city.out.is(seat) || bare, colour, " is out and has warriors or cards");
      playing += city.out.is(seat) ? 0 : 1;
    }
    boolean goesOn = playing >= 2 && !city.out.is(city.active());
    unless(city.standing() != null || goesOn, "the active player and another must not be out");
  }

  /** Tiles and camps are missing while the city is laid and the players settle, and only then. */
  private void placing() {
    boolean begins = city.waits(LayCity.STEP, LayCity.AT_RANDOM);
    boolean lays = begins || city.waits(LayCity.PLACE_TILE);
    boolean settles =
        begins || city.waits(PitchCamp.STEP) || PitchCamp.Facing.SHAPE.waiting(steps) != null;
    int placed = city.tilesPlaced.get();
    unless(
        lays == placed < content.slots() && !(begins && placed > 0),
        placed,
        " tiles cannot have been placed now");
    int settled = city.settled.get();
    unless(
        settles == settled < city.seats() && !(lays && settled > 0),
        settled,
        " camps cannot have been pitched now");
    for (int i = 0; i < city.seats() && settles; i++) {
      int seat = (city.firstPlayer.get() + i) % city.seats();
      unless(
          city.edgeOf.get(seat) >= 0 == i < settled,
          "expected the camps of those who have settled");
    }
  }

  /** A battle, a revealed tile and an event are there while they are dealt with, and only then. */
  private void fighting() {
    boolean rounds =
        city.waits(
            BattleRound.STEP, BattleRound.ROLL, BattleRound.COMPARE, BattleRound.AFTER_ROUND);
    boolean fights = rounds || city.waits(Battle.STEP, Battle.OVER);
    int space = city.battleSpace();
    unless(!fights || space >= 0, "expected the space that is fought for");
    unless(fights || space < 0, "no battle is fought now");
    unless(
        space < 0 || Reveal.STEP.waits(steps) || city.isFaceUp(space),
        "a tile that is fought for lies face up");
    boolean another = city.defender() >= 0 && city.defender() != city.active();
    unless(!rounds || another, "expected another player as the defender");
    boolean follows = city.waits(DrawEvent.DONE);
    boolean drawn = city.eventDrawn.get() >= 0;
    unless(!follows || drawn, "expected the event that is followed");
    unless(follows || !drawn, "no event is followed now");
    int revealed = city.revealed.get();
    boolean shows = follows || city.waits(DrawEvent.STEP);
    unless(
        shows ? revealed >= 0 && city.isFaceUp(revealed) : revealed < 0,
        "a tile is revealed while an event is followed, and only then");
  }
}
