package banneret.thrones;

import banneret.kernel.game.ContentGame;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Tree;
import banneret.thrones.action.Departure;
import banneret.thrones.action.ResolveOrders;
import banneret.thrones.action.Send;
import banneret.thrones.battle.Battle;
import banneret.thrones.battle.CallForSupport;
import banneret.thrones.battle.Defeat;
import banneret.thrones.battle.WinPowers;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.RealmForms;
import banneret.thrones.supply.UpdateSupply;
import banneret.thrones.westeros.Bid;
import banneret.thrones.westeros.BreakTie;
import banneret.thrones.westeros.Clash;
import banneret.thrones.westeros.Mustering;
import banneret.thrones.westeros.RevealCards;
import banneret.thrones.westeros.TakeBack;
import banneret.thrones.westeros.Wildlings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Le Jeu des Trônes, first edition. */
public final class Thrones extends ContentGame<Realm, Content> {
  /**
   * 2: a march that neutral troops turned back may be sent again with more, and a hopeless halt is
   * refused; the raven brings no star once all are placed; Luwin as the last card asks nothing.
   */
  private static final int EDITION = 2;

  Thrones(Content content) {
    super(
        new About(
            "thrones", EDITION, content.fingerprint, 3, 5, Clauses.of("component.player-count")),
        content,
        Realm::new);
    registerSteps(steps());
  }

  @Override
  public List<SetupOption> options() {
    return List.of(
        SetupOption.choice("houses", "dealt", "in-order"),
        SetupOption.choice("ships", "5", "6"),
        SetupOption.choice("oldtown", "yes", "no"),
        SetupOption.choice("erratum", "yes", "no"));
  }

  private Realm dealt(Tree seats, Tree.Fields options) {
    Realm realm = fresh(seats);
    realm.read("options", options);
    RealmForms.deal(realm);
    return realm;
  }

  @Override
  public Realm lay(Setup setup) {
    Realm realm = dealt(Tree.of(setup.seats()), setup.options());
    RealmForms.place(realm);
    realm.begin(Turn.DEAL_HOUSES);
    return realm;
  }

  @Override
  public int seatOf(Realm realm, int chair) {
    return realm.chairs.get(chair);
  }

  @Override
  public Realm read(Tree.Fields tree) {
    Realm realm = dealt(tree.get("seats"), tree.fieldsIfAny("options"));
    realm.read(tree);
    return realm;
  }

  private static void registerSteps(Steps<Realm> steps) {
    Turn.STEPS.forEach(steps::add);
    Battle.STAGES.forEach(steps::add);
    List<Step<Realm>> others =
        List.of(
            Turn.DEAL_HOUSES,
            Turn.STEP,
            RevealCards.PUT_UNDER,
            UpdateSupply.STEP,
            Mustering.STEP,
            Clash.STEP,
            Wildlings.STEP,
            Wildlings.OUTCOME,
            Wildlings.TOLL,
            ResolveOrders.NEXT_RAID,
            ResolveOrders.NEXT_MARCH,
            Departure.STEP,
            Departure.MEASURE_NEUTRALS,
            Departure.LEAVING,
            Departure.GO,
            Battle.STEP,
            Defeat.LOSSES,
            Defeat.RETREAT,
            WinPowers.STEP);
    others.forEach(steps::add);
    steps
        .add(RevealCards.APPLY)
        .add(Bid.FOR_INFLUENCE)
        .add(Bid.FOR_WATCH)
        .add(Clash.RANK)
        .add(Defeat.Fall.STEP)
        .add(UpdateSupply.RemoveExcess.SHAPE)
        .add(Mustering.RECRUIT)
        .add(BreakTie.RANK)
        .add(BreakTie.HIGHEST)
        .add(BreakTie.LOWEST)
        .add(TakeBack.SHAPE)
        .add(Wildlings.Pay.SHAPE)
        .add(ResolveOrders.RAID)
        .add(ResolveOrders.RAID_TARGET)
        .add(ResolveOrders.MARCH)
        .add(Send.SHAPE)
        .add(Departure.LEAVE_CREST)
        .add(CallForSupport.Declare.SHAPE)
        .add(Battle.DRAW_BLADE)
        .add(Defeat.CASUALTY)
        .add(Defeat.GIVE_UP)
        .add(Defeat.WHERE)
        .add(WinPowers.USE);
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
    Prospects.weigh(realm, seat, options, weights);
  }

  @Override
  public int helpers(Realm realm, int seat) {
    return Prospects.helpers(realm, seat);
  }

  @Override
  public int swing() {
    return Prospects.SWING;
  }

  @Override
  public int round(Realm realm) {
    return Math.max(1, realm.turn.get());
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
    return Soundness.flaw(realm);
  }
}
