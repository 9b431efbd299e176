package banneret.miniatures;

import banneret.kernel.effect.Printed;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import banneret.kernel.game.DeclaredGame;
import banneret.kernel.game.RefusedSetup;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupFlaw;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.SetupReview;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import banneret.miniatures.army.Army;
import banneret.miniatures.army.ArmyReader;
import banneret.miniatures.army.ArmyReview;
import banneret.miniatures.army.ArmyRules;
import banneret.miniatures.combat.Attack;
import banneret.miniatures.combat.AutomaticHits;
import banneret.miniatures.combat.Charge;
import banneret.miniatures.combat.ChargePivot;
import banneret.miniatures.combat.Melee;
import banneret.miniatures.combat.Push;
import banneret.miniatures.combat.WallActs;
import banneret.miniatures.effect.CardMoment;
import banneret.miniatures.effect.CardResolver;
import banneret.miniatures.effect.InOrder;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.effect.PlayCard;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.loss.Losses;
import banneret.miniatures.loss.Test;
import banneret.miniatures.mission.MissionPoints;
import banneret.miniatures.mission.Missions;
import banneret.miniatures.move.Arrival;
import banneret.miniatures.move.Danger;
import banneret.miniatures.move.FreePivots;
import banneret.miniatures.move.Move;
import banneret.miniatures.move.Retreat;
import banneret.miniatures.objective.DropObjective;
import banneret.miniatures.objective.LayPile;
import banneret.miniatures.objective.Seizing;
import banneret.miniatures.prospect.Habits;
import banneret.miniatures.prospect.Prospects;
import banneret.miniatures.reserve.Arrive;
import banneret.miniatures.reserve.Outflank;
import banneret.miniatures.round.Action;
import banneret.miniatures.round.Hands;
import banneret.miniatures.round.MissionZone;
import banneret.miniatures.round.Round;
import banneret.miniatures.round.Turn;
import banneret.miniatures.score.Scoring;
import banneret.miniatures.score.Victory;
import banneret.miniatures.setup.Cards;
import banneret.miniatures.setup.Castle;
import banneret.miniatures.setup.Deploy;
import banneret.miniatures.setup.LayTerrain;
import banneret.miniatures.setup.Marks;
import banneret.miniatures.setup.Muster;
import banneret.miniatures.setup.Opening;
import banneret.miniatures.setup.PlaceObjective;
import banneret.miniatures.setup.Terrain;
import banneret.miniatures.setup.Tokens;
import banneret.miniatures.siege.Attackers;
import banneret.miniatures.siege.SiegeMoment;
import banneret.miniatures.words.ActionWords;
import banneret.miniatures.words.CardWords;
import banneret.miniatures.words.ChoiceWords;
import banneret.miniatures.words.SiegeWords;
import banneret.miniatures.words.TokenWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Le Trône de Fer, le jeu de figurines, version 1.5. */
public final class Miniatures extends DeclaredGame<Battlefield> {
  private static final int EDITION = 1;
  private static final String BY_CHANCE = "by-chance";
  private static final String ARMY = "army";

  private static final SetupOption.WholeNumber SIZE =
      new SetupOption.WholeNumber("size", false, 40, 20, 60);

  private final Content content;
  private final Steps<Battlefield> steps;

  Miniatures(Content content) {
    super(
        new About("miniatures", EDITION, content.fingerprint, 2, Content.SEATS, Clauses.PLAYERS),
        content.names,
        seats -> new State<>(new Kind(content.seatNames, seats)),
        plan -> new Battlefield(content, plan));
    this.content = content;
    steps = registerSteps(new Steps<Battlefield>(content.names::get)).waits(content.waiting);
  }

  @Override
  public List<SetupOption> options() {
    return List.of(
        new SetupOption.Choice("mode", false, modes()),
        SIZE,
        new SetupOption.Choice("table", false, content.tableNames.words()),
        new SetupOption.Choice("sides", false, content.sidesNames.words()),
        new SetupOption.Choice("terrain-by", false, content.terrainByNames.words()),
        new SetupOption.WholeNumber("terrain", false, 4, 0, Content.PIECES),
        new SetupOption.Document(ARMY, true, new ArrayList<>(content.armies.keySet())));
  }

  /** The modes, and one that is drawn. */
  private List<String> modes() {
    List<String> words = new ArrayList<>(content.modeNames.words());
    words.add(BY_CHANCE);
    return words;
  }

  /** A mode or teams that so many players cannot have. */
  private List<SetupFlaw> tableFlaws(Battlefield field, Tree options) {
    List<SetupFlaw> flaws = new ArrayList<>();
    if (field.isTeamGame() && field.seats() != Content.SEATS) {
      Saying saying = new Saying("flaw.teams-are-four");
      flaws.add(new SetupFlaw(Clauses.of("team.quick-size"), saying, options, "sides"));
    }
    if (!field.modeByChance.is() && field.isFreeForAll() && !field.mode().isForEach) {
      Saying saying = new Saying("flaw.not-for-each").with("mode", "mode", field.modeId.get());
      flaws.add(new SetupFlaw(Clauses.of("ffa.modes"), saying, options, "mode"));
    }
    return flaws;
  }

  private void refuse(List<SetupFlaw> flaws) {
    for (SetupFlaw flaw : flaws) {
      throw new RefusedSetup(this, flaw);
    }
  }

  @Override
  public Battlefield lay(Setup setup) {
    Battlefield field = settled(setup);
    refuse(tableFlaws(field, setup.options()));
    List<Army> armies = armies(field, setup);
    for (int seat = 0; seat < armies.size(); seat++) {
      refuse(ArmyRules.flaws(armies.get(seat), field.size.get()));
      refuse(shared(field, armies, seat));
      Muster.army(field, seat, armies.get(seat));
    }
    field.buildDecks();
    field.begin(Opening.BEGIN);
    return field;
  }

  @Override
  public SetupReview review(Setup setup, int seat, String option) {
    Battlefield field = settled(setup);
    List<Army> armies = armies(field, setup);
    SetupReview review = ArmyReview.of(armies.get(seat), field.size.get());
    List<SetupFlaw> flaws = new ArrayList<>(tableFlaws(field, setup.options()));
    flaws.addAll(review.flaws());
    flaws.addAll(shared(field, armies, seat));
    return new SetupReview(review.about(), flaws);
  }

  /** The characters of a seat that a partner before it has too. */
  private static List<SetupFlaw> shared(Battlefield field, List<Army> armies, int seat) {
    List<SetupFlaw> flaws = new ArrayList<>();
    for (int other = 0; other < seat; other++) {
      if (field.arePartners(seat, other)) {
        flaws.addAll(ArmyRules.shared(armies.get(other), armies.get(seat)));
      }
    }
    return flaws;
  }

  /** The armies of all seats; those by chance last, so that partners share no character. */
  private List<Army> armies(Battlefield field, Setup setup) {
    ArmyReader reader = new ArmyReader(content);
    int size = field.size.get();
    Army[] armies = new Army[setup.seats()];
    for (boolean random : new boolean[] {false, true}) {
      for (int seat = 0; seat < armies.length; seat++) {
        Tree own = setup.own(seat).find(ARMY);
        Tree option = own == null ? reader.usual(seat, size) : own;
        if (ArmyReader.isRandom(option) == random) {
          armies[seat] = reader.read(option, size, taken(field, armies, seat));
        }
      }
    }
    return List.of(armies);
  }

  private boolean[] taken(Battlefield field, @Nullable Army[] armies, int seat) {
    boolean[] taken = new boolean[content.characterNames.count()];
    for (int other = 0; other < armies.length; other++) {
      Army army = armies[other];
      if (army != null && field.arePartners(seat, other)) {
        boolean[] theirs = army.characters();
        for (int character = 0; character < taken.length; character++) {
          taken[character] |= theirs[character];
        }
      }
    }
    return taken;
  }

  /** An empty table with its options. */
  private Battlefield settled(Setup setup) {
    Battlefield field = fresh(Tree.of(setup.seats()));
    Tree.Fields table = Tree.fields();
    for (String name : setup.options().names()) {
      Tree value = setup.options().get(name);
      if (name.equals("mode") && value.asText().equals(BY_CHANCE)) {
        table.put("mode-by-chance", true);
      } else if (!name.equals("seats")) {
        table.put(name, value);
      }
    }
    field.read("options", table);
    return field;
  }

  /** Whoever brings no army gets one by chance. */
  @Override
  public Setup drawn(Setup setup, int seed) {
    Setup drawn = setup;
    for (int seat = 0; seat < setup.seats(); seat++) {
      if (!setup.own(seat).has(ARMY)) {
        int draw = Seeded.mix(Seeded.mix(seed, 0), seat);
        drawn = drawn.with(seat, ARMY, Tree.fields().put("random", draw));
      }
    }
    return drawn;
  }

  @Override
  public String faction(Battlefield field, int seat) {
    return content.factionNames.word(field.faction.get(seat));
  }

  @Override
  public Battlefield read(Tree.Fields tree) {
    Battlefield field = fresh(tree.get("seats"));
    field.read(tree);
    Seizing.putInForce(field);
    if (!tree.has("steps") && !tree.has("over")) {
      field.begin(Round.BEGIN);
    }
    return field;
  }

  @Override
  public Steps<Battlefield> steps() {
    return steps;
  }

  private static Steps<Battlefield> registerSteps(Steps<Battlefield> steps) {
    List<Step<Battlefield>> plain = new ArrayList<>();
    plain.addAll(
        List.of(
            Opening.BEGIN,
            Opening.ZONES,
            Opening.START,
            Terrain.BEGIN,
            Tokens.FIXED,
            Tokens.BEGIN,
            Castle.ROLE_ROLL,
            Cards.DEAL,
            Missions.OPEN,
            Missions.NAME_ALL,
            Attackers.RETURN,
            SiegeMoment.ROUND_BEGINS,
            Scoring.COUNT,
            Opening.BATTLE,
            Marks.BEGIN,
            Round.BEGIN,
            Round.UPKEEP,
            Round.COUNT,
            Round.CLEAR,
            Round.OVER,
            Turn.NEXT,
            Turn.CHOICE,
            Turn.ENDS,
            Turn.INFLUENCE,
            Turn.ZONE_EFFECT,
            Turn.ZONE_DONE,
            Turn.OVER,
            Hands.DRAW));
    plain.addAll(Attack.STEPS);
    plain.addAll(Test.STEPS);
    plain.addAll(Charge.STEPS);
    plain.forEach(steps::add);
    steps
        .add("move", Move::read)
        .add("charge-pivot", ChargePivot::read)
        .add("push", Push::read)
        .add("lay-terrain", LayTerrain::read)
        .add("deploy-at", Deploy::read)
        .add("place-objective", PlaceObjective::read)
        .add("drop-objective", DropObjective::read)
        .add("lay-pile", LayPile::read)
        .add("arrive", Arrive::read)
        .add("play-card", PlayCard::read)
        .add("raised-arrives", Arrival::read)
        .add(CardResolver.CARDS);
    steps
        .add(CardResolver.DONE)
        .add(Moments.REACT)
        .add(Turn.ACT)
        .add(Losses.FALL)
        .add(Losses.DESTROY)
        .add(Losses.RECEIVE)
        .add(Action.PERFORM)
        .add(Melee.SHOOT)
        .add(Retreat.GO)
        .add(Retreat.GONE)
        .add(Danger.WOUND)
        .add(FreePivots.STEP)
        .add(Retreat.ROLL)
        .add(Retreat.LEFT)
        .add(Charge.PUSH_OFF)
        .add(Losses.REMOVE)
        .add(Seizing.ACTION_OVER)
        .add(Terrain.ROLL)
        .add(Terrain.LAY)
        .add(Tokens.PLACE)
        .add(Opening.CORNERS)
        .add(Opening.DEPLOY)
        .add(Missions.CHOICE)
        .add(Attackers.NEXT)
        .add(Outflank.MORE)
        .add(Turn.BEGINS)
        .add(WallActs.ARROWS)
        .add(Scoring.EFFECTS)
        .add(Marks.NEXT);
    CardMoment.ALL.forEach(moment -> steps.add(moment).between(moment.name()));
    SiegeMoment.ALL.forEach(moment -> steps.add(moment).between(moment.name()));
    addModes(steps);
    return steps
        .add(Opening.CHOOSE_ZONE)
        .add(Opening.FIRST_PLAYER)
        .add(LayTerrain.KIND)
        .add(Deploy.UNIT)
        .add(Marks.MARK)
        .add(Turn.CHOOSE)
        .add(Turn.ZONE)
        .add(Turn.BOUNTY)
        .add(Action.CHOOSE)
        .add(Melee.STANCE)
        .add(Melee.TARGET)
        .add(Melee.SHOOT_AT)
        .add(Charge.WHICH_ARC)
        .add(Charge.ALIGN)
        .add(Attack.ATTACK_AGAIN)
        .add(Attack.DEFENCE_AGAIN)
        .add(AutomaticHits.AGAIN)
        .add(Test.AGAIN)
        .add(Hands.DISCARD)
        .add(Charge.ROLL_AGAIN)
        .add(Retreat.ROLL_AGAIN)
        .add(Moments.USE)
        .add(InOrder.NEXT)
        .add(TokenWords.RELIEVE)
        .add(TokenWords.SPEND)
        .add(TokenWords.AFFLICT)
        .add(TokenWords.WOUND_ENGAGED)
        .add(TokenWords.RECAST)
        .add(TokenWords.MOVE)
        .add(ChoiceWords.CHOOSE)
        .add(ChoiceWords.SACRIFICE)
        .add(ChoiceWords.GIVE)
        .add(ChoiceWords.SHARE)
        .add(ActionWords.CHARGE)
        .add(ActionWords.CHARGE_OR_MOVE)
        .add(ActionWords.INSTEAD)
        .add(CardWords.RETURN)
        .add(CardWords.SEARCH)
        .add(CardWords.SCOUT)
        .add(CardWords.PASS_ON)
        .add(CardWords.SWEAR)
        .add(CardWords.USE_ZONE)
        .add(CardWords.CHANGE_ZONES);
  }

  /** The questions that only some modes ask. */
  private static void addModes(Steps<Battlefield> steps) {
    steps
        .add(Terrain.CHOOSE)
        .add(Opening.CORNER_OF)
        .add(Castle.ROLES)
        .add(Missions.CHOOSE)
        .add(Missions.REVEAL)
        .add(Missions.SWAP)
        .add(Missions.NAME_UNIT)
        .add(Missions.NAME_OBJECTIVE)
        .add(MissionPoints.REPLACE)
        .add(MissionZone.INSTEAD)
        .add(Seizing.TAKER)
        .add(Scoring.WHICH)
        .add(Attackers.WHICH)
        .add(Outflank.BRING)
        .add(WallActs.SHOOT)
        .add(SiegeWords.CLEAR)
        .add(SiegeWords.STARVE)
        .add(SiegeWords.DISCARD_ONE)
        .add(SiegeWords.SILENCE);
  }

  @Override
  public List<Printed> printed() {
    return content.effects.printed;
  }

  @Override
  public int value(Battlefield field, int seat) {
    return Prospects.value(field, seat);
  }

  @Override
  public void outlook(Battlefield field, int[] out) {
    Prospects.outlook(field, out);
  }

  @Override
  public int swing() {
    return Prospects.SWING;
  }

  @Override
  public void weigh(Battlefield field, int seat, Options options, int[] weights) {
    Habits.weigh(field, seat, options, weights);
  }

  @Override
  public int obvious(Battlefield field, int seat, Options options) {
    return Habits.obvious(field, seat, options);
  }

  @Override
  public boolean isUnderWay(Battlefield field) {
    return Habits.isUnderWay(field);
  }

  @Override
  public int moment() {
    return Habits.MOMENT;
  }

  @Override
  public int round(Battlefield field) {
    return field.round.get();
  }

  @Override
  public List<String> figures() {
    return List.of("points", "army");
  }

  @Override
  public int figure(Battlefield field, int figure, int seat) {
    return figure == 0 ? Victory.points(field, seat) : Victory.onTable(field, seat);
  }

  @Override
  public @Nullable String inconsistency(Battlefield field) {
    return Soundness.broken(field);
  }
}
