package banneret.battue;

import banneret.battue.battle.Battle;
import banneret.battue.battle.BattleOver;
import banneret.battue.battle.BattleRound;
import banneret.battue.battle.ResolveConflicts;
import banneret.battue.battle.Retreat;
import banneret.battue.battle.Reveal;
import banneret.battue.battle.TakeTile;
import banneret.battue.content.Content;
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
import banneret.battue.turn.CallReinforcements;
import banneret.battue.turn.Elimination;
import banneret.battue.turn.FirstTurn;
import banneret.battue.turn.HandLimit;
import banneret.battue.turn.MoveHordes;
import banneret.battue.turn.Turn;
import banneret.battue.turn.TurnOver;
import banneret.kernel.Chance;
import banneret.kernel.Clause;
import banneret.kernel.Game;
import banneret.kernel.Names;
import banneret.kernel.Setup;
import banneret.kernel.Step;
import banneret.kernel.Steps;
import banneret.kernel.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Battue: Storm of the Horse Lords. */
public final class Battue implements Game<City> {
  static final int MIN_SEATS = 2;
  static final int MAX_SEATS = 4;
  private static final String QUICK = "quick";
  private static final Clause PLAYER_COUNT = Clauses.of("component.player-count");
  private final Content content;
  private final Plan[] plans = new Plan[MAX_SEATS + 1];
  private static final Steps<City> STEPS = registerSteps();
  private final Names sizes = new Names("size", List.of("palace", "large", "medium", "small"));
  private final CityWriter writer;
  private final CityViewer viewer;
  private final CityReader reader;
  private final Soundness soundness;

  Battue(Content content) {
    this.content = content;
    for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
      plans[seats] = new Plan(content, seats);
    }
    writer = new CityWriter(content);
    viewer = new CityViewer(content, writer);
    reader = new CityReader(content, this::bare);
    soundness = new Soundness(content);
  }

  @Override
  public String id() {
    return "battue";
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public String content() {
    return content.fingerprint;
  }

  @Override
  public int minSeats() {
    return MIN_SEATS;
  }

  @Override
  public int maxSeats() {
    return MAX_SEATS;
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("setup", List.of("by-hand", QUICK)),
        new Option("flags", List.of("15", "10")),
        new Option("second-player-cards", List.of("0", "1", "2", "3")),
        new Option("rounds", List.of("0", "20", "40", "60", "80", "100")));
  }

  /** Refuses a table that is too small or too large. */
  static void checkSeats(Tree seats) {
    int count = seats.asNumber();
    if (count < MIN_SEATS || count > MAX_SEATS) {
      throw seats.wrong("expected 2 to 4 players, found " + count + " (" + PLAYER_COUNT + ")");
    }
  }

  /** An empty city with full piles and reserves. */
  private City bare(int seats) {
    City city = new City(content, plans[seats]);
    for (int tile = 0; tile < content.tileDefence.length; tile++) {
      city.setUnseen(tile, true);
    }
    for (int seat = 0; seat < seats; seat++) {
      city.setReserve(seat, City.WARRIORS);
    }
    for (int kind = 0; kind < content.lootCount.length; kind++) {
      city.lootPile().shuffleIn(city.cells, kind, content.lootCount[kind]);
    }
    for (int kind = 0; kind < content.eventCount.length; kind++) {
      city.eventPile().shuffleIn(city.cells, kind, content.eventCount[kind]);
    }
    city.setRound(1);
    return city;
  }

  @Override
  public City lay(Setup setup) {
    checkSeats(Tree.of(setup.seats()));
    City city = bare(setup.seats());
    settle(city, setup.options(), 10);
    if (city.flagsPerPlayer() > 10 && city.flagsPerPlayer() < 15) {
      throw setup.options().get("flags").wrong("expected 15 or 10");
    }
    city.begin(new DrawFirstPlayer());
    return city;
  }

  /** Settles the game's options. */
  static void settle(City city, Tree.Fields options, int fewestFlags) {
    options.allow("setup", "flags", "second-player-cards", "rounds");
    String how = options.text("setup", "by-hand");
    if (!how.equals("by-hand") && !how.equals(QUICK)) {
      throw options.get("setup").wrong("expected by-hand or quick, found '" + how + "'");
    }
    int flags = number(options, "flags", 15, fewestFlags, 15);
    city.settings(
        flags,
        number(options, "rounds", 0, 0, 120),
        number(options, "second-player-cards", 0, 0, 3),
        !how.equals(QUICK));
    for (int seat = 0; seat < city.seats(); seat++) {
      city.setFlagsLeft(seat, flags);
    }
  }

  @Override
  public Setup amongBots(Setup setup) {
    return setup.options().has("rounds") ? setup : setup.with("rounds", "60");
  }

  /** A number that may have been typed as a text, as on a command line. */
  private static int number(Tree.Fields options, String name, int usual, int low, int high) {
    if (!options.has(name)) {
      return usual;
    }
    String text = options.text(name);
    int number = text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : -1;
    if (number < low || number > high) {
      throw options
          .get(name)
          .wrong("expected a whole number from " + low + " to " + high + ", found '" + text + "'");
    }
    return number;
  }

  @Override
  public void redeal(City city, int seat, Chance chance) {
    city.lootRedeal().redeal(city.cells, seat, chance);
    city.eventRedeal().redeal(city.cells, seat, chance);
  }

  @Override
  public Tree.Fields view(City city, int seat) {
    return viewer.view(city, seat);
  }

  @Override
  public Tree.Fields write(City city) {
    return writer.write(city);
  }

  @Override
  public City read(Tree.Fields tree) {
    return reader.read(tree);
  }

  @Override
  public Steps<City> steps() {
    return STEPS;
  }

  private static Steps<City> registerSteps() {
    Steps<City> steps = new Steps<>();
    List<Step<City>> plain =
        List.of(
            new DrawFirstPlayer(),
            new PlaceTile(),
            new LayAtRandom(),
            new ChooseEdge(),
            new FirstTurn(),
            Turn.BEGIN,
            Turn.StartCards.STEP,
            Turn.EndCards.STEP,
            CallReinforcements.STEP,
            new CallReinforcements.Call(),
            MoveHordes.STEP,
            new MoveHordes(false),
            new CallReinforcements(false),
            new MoveHordes.From(),
            ResolveConflicts.STEP,
            new ResolveConflicts.Choose(),
            Battle.STEP,
            BattleRound.STEP,
            BattleRound.Roll.STEP,
            BattleRound.Compare.STEP,
            BattleRound.AfterRound.STEP,
            new Retreat(true),
            new Retreat(false),
            new Retreat.Decide(true),
            new Retreat.Decide(false),
            TakeTile.STEP,
            new TakeTile.GiveUp(),
            BattleOver.STEP,
            DrawEvent.STEP,
            new DrawEvent.Done(),
            DiscardPlayed.STEP,
            HandLimit.STEP,
            TurnOver.STEP,
            Elimination.STEP);
    plain.forEach(steps::add);
    for (LootMoment moment : LootMoment.ALL) {
      steps.add(moment);
      steps.add(new BattleRound.Offer(moment));
    }
    steps.add("face-space", in -> new FaceSpace(in.number("edge", 0, 3)));
    steps.add("move-to", in -> new MoveHordes.To(in.number("from", 0, 127)));
    steps.add(
        "move-count",
        in -> new MoveHordes.Count(in.number("from", 0, 127), in.number("to", 0, 127)));
    steps.add("reveal", in -> new Reveal(in.number("space", 0, 127)));
    steps.add("fever", in -> new Fever(in.number("done", 0, 4), in.number("amount", 0, 9)));
    steps.add(
        "fevered-horde", in -> new Fever.Which(in.number("seat", 0, 3), in.number("amount", 0, 9)));
    LootSteps.register(steps);
    Waiting.register(steps);
    return steps;
  }

  @Override
  public Names names(String kind) {
    return switch (kind) {
      case "seat" -> Colours.NAMES;
      case "place" -> content.placeNames;
      case "tile" -> content.tileNames;
      case "loot" -> content.lootNames;
      case "event" -> content.eventNames;
      case "edge" -> content.edgeNames;
      case "size" -> sizes;
      default -> throw new IllegalArgumentException("no names of kind " + kind);
    };
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
    return city.round();
  }

  @Override
  public @Nullable Clause misplaced(City city, int seat, String line) {
    return Misplaced.clause(city, line);
  }

  @Override
  public @Nullable String inconsistency(City city) {
    return soundness.inconsistency(city);
  }
}
