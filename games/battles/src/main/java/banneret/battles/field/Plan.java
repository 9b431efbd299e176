package banneret.battles.field;

import banneret.battles.effect.InForce;
import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.facts.Count;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import banneret.kernel.facts.Wide;
import banneret.kernel.state.Contexts;
import banneret.kernel.state.Lasting;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;

/** The facts of a {@link Field}: what there is, how it is written, and who sees it. */
final class Plan {
  private static final int MOST_RUNNING = 3;
  private static final int MOST_TARGETS = 6;
  private static final int MOST_LASTING = 40;
  private static final int MOST_TOKENS = 60;
  private static final int MOST_DICE = 20;
  private static final int MOST_HITS = 40;
  static final Names DEEDS =
      new Names(
          "deed",
          List.of(
              "ordered",
              "moved",
              "may-attack",
              "attacked",
              "followed",
              "pursued",
              "drove-off",
              "attacking"));
  static final Names ATTACKS =
      new Names(
          "attack",
          List.of("attack", "counter-attack", "parting-blow", "dogs", "archers", "scorch"));
  private static final Kind COMMANDS = kind("command", "first", "second");
  private static final Kind TIMINGS = kind("timing", "none", "before", "declared", "after");
  private static final Kind MARKS = kind("mark", "flank", "was-engaged", "all", "pursuit");

  final BattlePlan battle;
  final State<Field> state;

  // The round
  final Count round;
  final Id first;
  final Id active;
  final Flag passed;
  final Id momentum;
  final Wide morale;
  final Count points;

  // The board
  final Id unit;
  final Id rank;
  final Count figures;
  final Id commander;
  final Flag spent;
  final Count did;
  final Flag controlled;
  final Flag halted;
  final Flag torch;
  final Id side;
  final Id token;
  final Count units;
  final Count troops;
  final Id terrain;
  final Count fire;
  final Flag spreading;
  final Id control;
  final Count burnt;
  final Count taken;

  // Means
  final Count pool;
  final Count command;
  final Count onCommander;
  final Flag committed;
  final Flag captured;
  final Id commanderAt;
  final Flag discards;
  final Flag wildUsed;

  // The turn
  final Group<Field> turn;
  final Id card;
  final Id leader;
  final Id committing;
  final Count boxes;
  final Flag rallyLast;
  final Id timing;
  final Id lastNamed;
  final Count named;
  final Count raised;
  final Flag eliminatedEnemy;
  final Id mover;
  final Flag mustMove;

  // The attack
  final Group<Field> attack;
  final Id kind;
  final Id attacker;
  final Id target;
  final Id stood;
  final Count dice;
  final Count face;
  final Count again;
  final Count hits;
  final Count dealt;
  final Count retreat;
  final Count gone;
  final Count marks;
  final Count colours;
  final Id dogsRank;
  final Flag beaten;

  // What a plan brings
  final Flag hidden;
  final Id found;
  final Count strategyLeft;
  final Count decoyLeft;
  final Flag archers;
  final Flag piece;
  final Id carrier;
  final Flag freed;
  final Count guards;
  final Count breach;
  final Count supply;
  final Count pieces;
  final Count muster;
  final Id chosen;

  final Contexts running;
  final Lasting lasting;
  final Pile[] decks = new Pile[2];
  final Hand[] hands;
  final Pile catapultsLeft;
  final Hand[] catapults;
  final Pile edmureLeft;
  final Hand[] edmure;

  private static Kind kind(String kind, String... words) {
    return Kind.of(new Names(kind, List.of(words)));
  }

  Plan(Content content, BattlePlan battle) {
    this.battle = battle;
    Kind seat = Kind.of(content.houseNames);
    Kind hex = Kind.of(battle.hexNames);
    Kind units = Kind.of(content.unitNames);
    Kind ranks = Kind.of(content.rankNames);
    Kind leaders = Kind.of(content.commanderNames);
    Kind tokens = Kind.of(content.tokenNames);
    Kind grounds = Kind.of(content.terrain.names);
    Kind cards = Kind.of(content.cardNames);
    Kind sides = Kind.of(content.sideNames);
    Kind objectives = Kind.of(battle.objectiveNames);
    FieldForms forms = new FieldForms(content, battle);
    state = new State<>(seat);

    state.group("options").form("battle", forms.new Battle());
    Group<Field> time = state.group("round");
    round = time.always().count("number", 1, 99, 1);
    first = time.always().id("first", seat);
    active = time.always().id("active", seat);
    time.absent(field -> content.phases.read(field, field.cells, 0, Tree.of("rally")))
        .form("phase", content.phases);
    passed = state.flags("passed", seat);
    momentum = state.always().id("momentum", seat);
    morale = state.always().wide("morale", -Field.TRACK, Field.TRACK, 0);
    points = state.always().counts("points", seat, 255);

    terrain = state.kept(hex).id("ground", grounds);
    state.form("terrain", forms.new Ground());
    fire = state.counts("fire", hex, 4);
    spreading = state.flags("spreading", hex);
    this.units = state.kept(seat).count("unit-count", Content.BANNERS);
    troops = state.kept(seat, Kind.of(content.bannerNames)).count("troops", 255);
    commanderAt = state.kept(leaders).idOrNone("at", hex);
    Group<Field> here = state.always().absent(forms::deploy).check(forms::form).each("units", hex);
    unit = here.idOrNone("unit", units);
    rank = here.id("rank", ranks);
    figures = here.count("figures", 8);
    commander = here.idOrNone("commander", leaders);
    spent = here.flag("spent");
    did = here.bits("did", Kind.of(DEEDS));
    controlled = here.flag("controlled");
    halted = here.flag("halted");
    torch = here.flag("torch");
    side = state.kept(hex).idOrNone("side", sides);
    token = state.kept(hex).idOrNone("token", seat);
    state.form("engaged", forms.new Engagements());
    control = state.group("control").idsOrNone(objectives, seat);
    burnt = state.counts("taken", grounds, 60);
    taken = state.counts("taken-by-lannister", grounds, 60);

    pool = state.each("pools", seat).counts(tokens, MOST_TOKENS);
    command = state.always().counts("command", seat, 20);
    Group<Field> leading = state.each("commanders", leaders);
    onCommander = leading.count("tokens", 9);
    committed = leading.flag("committed");
    captured = leading.flag("captured");
    Group<Field> stock = state.each("stock", seat);
    pieces = stock.counts("terrain", Kind.of(battle.stockNames), 40);
    muster = stock.counts("units", Kind.of(content.musterNames), 40);
    chosen = stock.list("commanders", leaders, 3);
    state.absent(forms::buildDecks).form("decks-built", FieldForms.NOTHING);
    discards = state.check(FieldForms::takeCard).flags("discards", cards);
    wildUsed = state.flags("any-token-used", seat);

    turn = state.group("turn").part();
    card =
        turn.check((field, i, tree) -> FieldForms.takeCard(field, field.turn.card(), tree))
            .idOrNone("card", cards);
    leader = turn.idOrNone("commander", leaders);
    committing = turn.idOrNone("committing", leaders);
    boxes = turn.bits("commands", COMMANDS);
    rallyLast = turn.flag("rally-last");
    timing = turn.id("tactic", TIMINGS);
    lastNamed = turn.idOrNone("last-named", hex);
    named = turn.count("named", 40);
    raised = turn.count("raised", 9);
    eliminatedEnemy = turn.flag("enemy-eliminated");
    mover = turn.idOrNone("mover", hex);
    mustMove = turn.flag("must-move");

    Group<Field> fight = state.group("attack");
    attack = fight.part();
    kind = attack.id("kind", Kind.of(ATTACKS));
    attacker = attack.idOrNone("attacker", hex);
    target = attack.idOrNone("target", hex);
    stood = attack.idOrNone("stood", hex);
    dice = attack.count("dice", MOST_DICE);
    hits = attack.count("hits", MOST_HITS);
    dealt = attack.count("dealt", MOST_HITS);
    retreat = attack.count("retreat", MOST_HITS);
    gone = attack.count("gone", MOST_HITS);
    marks = attack.bits("marks", MARKS);
    colours = attack.bits("also-hit", tokens);
    dogsRank = attack.idOrNone("dogs-rank", ranks);
    beaten = attack.flag("beaten");
    face = fight.counts("faces", tokens, MOST_DICE);
    again = fight.counts("rolled-again", tokens, MOST_DICE);

    Kind strategy = Kind.of(battle.strategyNames);
    Group<Field> plans = state.when(field -> strategy.count() > 0);
    hidden = plans.absent(forms::layStrategy).flags("face-down", strategy);
    found = state.group("strategic").idsOrNone(strategy, seat);
    strategyLeft = plans.absent(forms::countStrategy).count("strategic-left", 20);
    decoyLeft = plans.absent(forms::countDecoys).count("decoys-left", 20);
    archers = state.flags("archers", hex);
    Group<Field> pieced = state.when(field -> battle.pieceNames.count() > 0);
    piece = pieced.absent(forms::layTokens).flags("on-the-field", Kind.of(battle.pieceNames));
    carrier = state.idOrNone("edmure-with", hex);
    freed = state.flag("edmure-freed");
    guards = state.each("guards", Kind.of(battle.palisadeNames)).counts(tokens, 15);
    breach = state.counts("breach", tokens, 15);
    supply = state.counts("guards-left", tokens, 15);

    running = state.running("running", MOST_RUNNING, MOST_TARGETS, forms.new Running());
    lasting = state.lasting("lasting", MOST_LASTING, forms.new InForce());
    state.figure("map", forms::map);
    state.figure("decks", forms::decks);
    for (int house = 0; house < 2; house++) {
      decks[house] = state.pile(cards, content.mostCards);
    }
    hands = state.hands(decks, cards);
    Kind catapultHexes = Kind.of(battle.catapultNames);
    catapultsLeft = state.pile(ranks, 9);
    catapults = state.faceDown("catapults", catapultHexes, Content.STARK, catapultsLeft, ranks);
    Kind tents = Kind.of(battle.edmureNames);
    Kind edmures = Kind.of(content.edmureNames);
    edmureLeft = state.pile(edmures, 2);
    this.edmure = state.faceDown("edmure", tents, Content.LANNISTER, edmureLeft, edmures);
  }
}
