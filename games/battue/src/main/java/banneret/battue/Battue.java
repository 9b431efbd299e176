package banneret.battue;

import banneret.battue.battle.Battle;
import banneret.battue.battle.BattleRound;
import banneret.battue.battle.ResolveConflicts;
import banneret.battue.battle.Retreat;
import banneret.battue.battle.Reveal;
import banneret.battue.battle.TakeTile;
import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Content;
import banneret.battue.ending.Ending;
import banneret.battue.event.DrawEvent;
import banneret.battue.event.Fever;
import banneret.battue.loot.CallWarriors;
import banneret.battue.loot.CardResolver;
import banneret.battue.loot.DiscardCards;
import banneret.battue.loot.LootDeck;
import banneret.battue.loot.LootMoment;
import banneret.battue.loot.PlaceAllies;
import banneret.battue.loot.PutBack;
import banneret.battue.loot.ShareWarriors;
import banneret.battue.loot.StealCard;
import banneret.battue.setup.LayCity;
import banneret.battue.setup.PitchCamp;
import banneret.battue.turn.CallReinforcements;
import banneret.battue.turn.MoveHordes;
import banneret.battue.turn.Turn;
import banneret.kernel.game.ContentGame;
import banneret.kernel.game.Setup;
import banneret.kernel.game.Steps;
import banneret.kernel.tree.Tree;

/** Battue: Storm of the Horse Lords. */
public final class Battue extends ContentGame<City, Content> {
  /** 2: a tile taken from its last defender is the attacker's before elimination is looked at. */
  private static final int EDITION = 2;

  Battue(Content content) {
    super(
        new About(
            "battue", EDITION, content.fingerprint, 2, 4, Clauses.of("component.player-count")),
        content,
        City::new,
        new Prospects(),
        Soundness::flaw);
    option("setup", "by-hand", "quick");
    option("flags", "15", "10");
    option("second-player-cards", "0", "1", "2", "3");
    option("rounds", "0", "20", "40", "60", "80", "100");
    round(city -> city.round.get());
    points((city, seat) -> city.tilePoints(seat) + city.chestPoints(seat));
    out((city, seat) -> city.out.is(seat));
    misplaced(Misplaced::clause);
    registerSteps(steps());
  }

  @Override
  public City lay(Setup setup) {
    City city = fresh(Tree.of(setup.seats()));
    city.read("options", setup.options());
    if (city.flagsPerPlayer.get() != 10 && city.flagsPerPlayer.get() != 15) {
      throw setup.options().get("flags").wrong("expected 15 or 10");
    }
    city.tilesPlaced.set(0);
    city.settled.set(0);
    city.begin(LayCity.STEP);
    return city;
  }

  @Override
  public Setup amongBots(Setup setup) {
    return setup.options().has("rounds") ? setup : setup.with("rounds", "60");
  }

  @Override
  public City read(Tree.Fields tree) {
    City city = fresh(tree.get("seats"));
    for (int space = content.ring; space < content.spaces; space++) {
      city.laid.set(space, City.FACE_DOWN);
    }
    city.read(tree);
    boolean anybody = city.settled.get() < city.seats() || tree.has("over");
    for (int seat = 0; seat < city.seats(); seat++) {
      anybody |= !city.out.is(seat) && city.warriors(seat) > 0;
    }
    if (!anybody) {
      throw tree.wrong("nobody has a warrior on the board");
    }
    return city;
  }

  private static void registerSteps(Steps<City> steps) {
    steps.add(LayCity.STEP, LayCity.PLACE_TILE, LayCity.AT_RANDOM, PitchCamp.STEP);
    steps.add(PitchCamp.Facing.SHAPE);
    steps.add(Turn.FIRST, Turn.BEGIN);
    Turn.STEPS.forEach(steps::add);
    steps.add(CallReinforcements.CALL, CallReinforcements.NEXT);
    steps.add(MoveHordes.NEXT, MoveHordes.FROM);
    steps.add(MoveHordes.To.SHAPE, MoveHordes.HowMany.SHAPE, Reveal.STEP);
    steps.add(ResolveConflicts.CHOOSE, Battle.STEP, Battle.OVER);
    steps.add(BattleRound.STEP, BattleRound.ROLL, BattleRound.COMPARE, BattleRound.AFTER_ROUND);
    BattleRound.OFFERS.forEach(steps::add);
    steps.add(Retreat.ATTACKER, Retreat.DEFENDER, Retreat.FIGHT_ON, Retreat.STAY);
    steps.add(TakeTile.STEP, TakeTile.GIVE_UP, Ending.ELIMINATION);
    steps.add(DrawEvent.STEP, DrawEvent.DONE);
    steps.add(Fever.STEP, Fever.Which.SHAPE);
    LootMoment.ALL.forEach(steps::add);
    steps.add(LootDeck.DISCARD_PLAYED);
    steps.add(CardResolver.CARDS).between(CardResolver.CARDS.more.name());
    DiscardCards.ALL.forEach(steps::add);
    steps.add(PlaceAllies.STEP, PlaceAllies.Where.SHAPE, ShareWarriors.STEP, ShareWarriors.NEXT);
    steps.add(StealCard.SHAPE, PutBack.SHAPE);
    steps.add(CallWarriors.FROM, CallWarriors.TO, CallWarriors.COUNT);
  }
}
