package banneret.thrones;

import banneret.kernel.Chance;
import banneret.kernel.Game;
import banneret.kernel.Names;
import banneret.kernel.Options;
import banneret.kernel.Setup;
import banneret.kernel.Step;
import banneret.kernel.Steps;
import banneret.kernel.Tree;
import banneret.thrones.action.ChooseOrder;
import banneret.thrones.action.Consolidation;
import banneret.thrones.action.Departure;
import banneret.thrones.action.Marches;
import banneret.thrones.action.Raids;
import banneret.thrones.action.Send;
import banneret.thrones.battle.Battle;
import banneret.thrones.battle.Blade;
import banneret.thrones.battle.CallForSupport;
import banneret.thrones.battle.ChooseCharacter;
import banneret.thrones.battle.Retreat;
import banneret.thrones.battle.TakeLosses;
import banneret.thrones.battle.WinPowers;
import banneret.thrones.content.Content;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.planning.Raven;
import banneret.thrones.westeros.Bid;
import banneret.thrones.westeros.BreakTie;
import banneret.thrones.westeros.Clash;
import banneret.thrones.westeros.Mustering;
import banneret.thrones.westeros.RevealCards;
import banneret.thrones.westeros.TakeBack;
import banneret.thrones.westeros.UpdateSupply;
import banneret.thrones.westeros.Wildlings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Le Jeu des Trônes, first edition. */
public final class Thrones implements Game<Realm> {
  private static final Steps<Realm> STEPS = registerSteps();
  private final Content content;
  private final StartingPosition start;
  private final RealmWriter writer;
  private final RealmReader reader;
  private final RealmView view;

  Thrones(Content content) {
    this.content = content;
    start = new StartingPosition(content);
    writer = new RealmWriter(content);
    reader = new RealmReader(content, start);
    view = new RealmView(content, writer);
  }

  @Override
  public String id() {
    return "thrones";
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
    return StartingPosition.MIN_SEATS;
  }

  @Override
  public int maxSeats() {
    return Content.HOUSES;
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("houses", List.of("dealt", "in-order")),
        new Option("ships", List.of("5", "6")),
        new Option("oldtown", List.of("yes", "no")),
        new Option("erratum", List.of("yes", "no")));
  }

  @Override
  public Realm lay(Setup setup) {
    Realm realm = start.bare(Tree.of(setup.seats()), setup.options());
    start.place(realm);
    realm.begin(new DealHouses());
    return realm;
  }

  @Override
  public int seatOf(Realm realm, int chair) {
    return realm.seatOfChair(chair);
  }

  @Override
  public void redeal(Realm realm, int seat, Chance chance) {
    realm.redeal(seat, chance);
  }

  @Override
  public Tree.Fields view(Realm realm, int seat) {
    return view.of(realm, seat);
  }

  @Override
  public Tree.Fields write(Realm realm) {
    return writer.write(realm);
  }

  @Override
  public Realm read(Tree.Fields tree) {
    return reader.read(tree);
  }

  @Override
  public Steps<Realm> steps() {
    return STEPS;
  }

  private static Steps<Realm> registerSteps() {
    Steps<Realm> steps = new Steps<>();
    List<Step<Realm>> plain =
        List.of(
            new DealHouses(),
            Turn.STEP,
            Turn.TurnOver.STEP,
            RevealCards.STEP,
            RevealCards.PutUnder.STEP,
            UpdateSupply.STEP,
            Mustering.STEP,
            Clash.STEP,
            Wildlings.STEP,
            Wildlings.Outcome.STEP,
            Wildlings.Toll.STEP,
            PlaceOrders.STEP,
            Raven.STEP,
            Raids.BEGIN,
            new Raids(false),
            Marches.BEGIN,
            new Marches(false),
            Departure.STEP,
            Departure.MeasureNeutrals.STEP,
            Departure.Leaving.STEP,
            Departure.Go.STEP,
            Consolidation.STEP,
            Battle.STEP,
            Battle.Announce.STEP,
            Battle.Powers.STEP,
            Battle.Outcome.STEP,
            Battle.Aftermath.STEP,
            CallForSupport.STEP,
            ChooseCharacter.STEP,
            Blade.STEP,
            TakeLosses.STEP,
            Retreat.STEP,
            WinPowers.STEP);
    plain.forEach(steps::add);
    steps.add("apply-card", in -> new RevealCards.Apply(in.number("deck", 0, 2)));
    steps.add("remove-excess", UpdateSupply.RemoveExcess::read);
    steps.add("recruit", in -> new Mustering.Recruit(house(in)));
    steps.add("bid-for-influence", in -> new Bid(in.number("track", 0, 2)));
    steps.add("bid-for-watch", in -> new Bid(Bid.WATCH));
    steps.add("rank", in -> new Clash.Rank(in.number("track", 0, 2)));
    steps.add("break-tie-rank", BreakTie::read);
    steps.add("break-tie-highest", BreakTie::read);
    steps.add("break-tie-lowest", BreakTie::read);
    steps.add("take-back", in -> new TakeBack(house(in), in.number("except", -1, 99)));
    steps.add(
        "pay-wildlings",
        in -> new Wildlings.Pay(house(in), in.number("ones", 0, 9), in.number("twos", 0, 9)));
    steps.add("raid-from", in -> new ChooseOrder(house(in), Content.RAID));
    steps.add(
        "raid-target",
        in -> new Raids.Target(house(in), in.number("from", 0, 63), in.number("left", 1, 9)));
    steps.add("march-from", in -> new ChooseOrder(house(in), Content.MARCH));
    steps.add("send", in -> new Send(house(in), in.flagOr("again", false)));
    steps.add("leave-crest", in -> new Departure.LeaveCrest(house(in)));
    steps.add(
        "declare-support", in -> new CallForSupport.Declare(house(in), in.number("region", 0, 63)));
    steps.add("draw-blade", in -> new Blade.Draw(house(in)));
    steps.add("casualty", in -> new TakeLosses.Casualty(house(in), false));
    steps.add("retreat-to", in -> new Retreat.Where(house(in)));
    steps.add("fall-back", in -> new Retreat.Fall(house(in), in.number("to", 0, 63)));
    steps.add("give-up-unit", in -> new TakeLosses.Casualty(house(in), true));
    steps.add("use-power", WinPowers.Use::read);
    Waiting.register(steps);
    return steps;
  }

  private static int house(Tree.Fields in) {
    return in.number("house", 0, Content.HOUSES - 1);
  }

  @Override
  public Names names(String kind) {
    return switch (kind) {
      case "seat" -> content.houseNames;
      case "region" -> content.regionNames;
      case "character" -> content.characterNames;
      case "westeros" -> content.westerosNames;
      case "order" -> content.orderNames;
      case "unit" -> content.unitNames;
      case "track" -> content.trackNames;
      default -> throw new IllegalArgumentException("no names of kind " + kind);
    };
  }

  @Override
  public String usual(String word) {
    return content.regionNames.usual(content.characterNames.usual(word));
  }

  @Override
  public int value(Realm realm, int seat) {
    return Prospects.value(realm, seat);
  }

  @Override
  public boolean privateTalk() {
    return true;
  }

  @Override
  public void outlook(Realm realm, int[] out) {
    Prospects.outlook(realm, out);
  }

  @Override
  public void weigh(Realm realm, int seat, Options options, int[] weights) {
    Habits.weigh(realm, seat, options, weights);
  }

  @Override
  public int helpers(Realm realm, int seat) {
    return Habits.helpers(realm, seat);
  }

  @Override
  public int swing() {
    return Prospects.SWING;
  }

  @Override
  public int round(Realm realm) {
    return Math.max(1, realm.turn());
  }

  @Override
  public List<String> figures() {
    return List.of("castles");
  }

  @Override
  public int figure(Realm realm, int figure, int seat) {
    return Control.castles(realm, seat);
  }

  @Override
  public @Nullable String inconsistency(Realm realm) {
    return Conservation.broken(realm);
  }
}
