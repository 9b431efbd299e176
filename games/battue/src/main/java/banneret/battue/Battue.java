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
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Battue: Storm of the Horse Lords. */
public final class Battue extends ContentGame<City, Content> {
  /** 2: a tile taken from its last defender is the attacker's before elimination is looked at. */
  private static final int EDITION = 2;

  private static final String QUICK = "quick";

  Battue(Content content) {
    super(
        new About(
            "battue", EDITION, content.fingerprint, 2, 4, Clauses.of("component.player-count")),
        content,
        City::new);
    registerSteps(steps());
  }

  @Override
  public List<SetupOption> options() {
    return List.of(
        SetupOption.choice("setup", "by-hand", QUICK),
        SetupOption.choice("flags", "15", "10"),
        SetupOption.choice("second-player-cards", "0", "1", "2", "3"),
        SetupOption.choice("rounds", "0", "20", "40", "60", "80", "100"));
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
    Turn.STEPS.forEach(steps::add);
    List<Step<City>> others =
        List.of(
            LayCity.STEP,
            LayCity.PLACE_TILE,
            LayCity.AT_RANDOM,
            PitchCamp.STEP,
            Turn.FIRST,
            Turn.BEGIN,
            CallReinforcements.CALL,
            CallReinforcements.NEXT,
            MoveHordes.NEXT,
            MoveHordes.FROM,
            ResolveConflicts.CHOOSE,
            Battle.STEP,
            BattleRound.STEP,
            BattleRound.ROLL,
            BattleRound.COMPARE,
            BattleRound.AFTER_ROUND,
            Retreat.ATTACKER,
            Retreat.DEFENDER,
            Retreat.FIGHT_ON,
            Retreat.STAY,
            TakeTile.STEP,
            TakeTile.GIVE_UP,
            Battle.OVER,
            DrawEvent.STEP,
            DrawEvent.DONE,
            LootDeck.DISCARD_PLAYED,
            Ending.ELIMINATION);
    others.forEach(steps::add);
    for (LootMoment moment : LootMoment.ALL) {
      steps.add(moment);
      steps.add(new BattleRound.Offer(moment));
    }
    DiscardCards.ALL.forEach(steps::add);
    steps
        .add(PitchCamp.Facing.SHAPE)
        .add(MoveHordes.To.SHAPE)
        .add(MoveHordes.HowMany.SHAPE)
        .add(Reveal.STEP)
        .add(Fever.STEP)
        .add(Fever.Which.SHAPE)
        .add(PlaceAllies.STEP)
        .add(PlaceAllies.Where.SHAPE)
        .add("aim-card", in -> new CardResolver.AimCard(in.number("row", 0, 9)))
        .add(CardResolver.CARDS.more)
        .between(CardResolver.CARDS.more.name())
        .add(StealCard.SHAPE)
        .add(PutBack.SHAPE)
        .add(ShareWarriors.STEP)
        .add(ShareWarriors.NEXT)
        .add(CallWarriors.FROM)
        .add(CallWarriors.TO)
        .add(CallWarriors.COUNT);
  }

  @Override
  public int value(City city, int seat) {
    return Prospects.value(city, seat);
  }

  @Override
  public void outlook(City city, int[] out) {
    Prospects.outlook(city, out);
  }

  @Override
  public int swing() {
    return Prospects.SWING;
  }

  @Override
  public int round(City city) {
    return city.round.get();
  }

  @Override
  public int points(City city, int seat) {
    return city.tilePoints(seat) + city.chestPoints(seat);
  }

  @Override
  public boolean isOut(City city, int seat) {
    return city.out.is(seat);
  }

  @Override
  public @Nullable Clause misplaced(City city, int seat, String line) {
    return Misplaced.clause(city, seat, line);
  }

  @Override
  public @Nullable String inconsistency(City city) {
    return Soundness.flaw(city);
  }
}
