package banneret.thrones;

import banneret.kernel.game.ContentGame;
import banneret.kernel.game.Setup;
import banneret.kernel.game.Steps;
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
        Realm::new,
        new Prospects(),
        Soundness::flaw);
    option("houses", "dealt", "in-order");
    option("ships", "5", "6");
    option("oldtown", "yes", "no");
    option("erratum", "yes", "no");
    round(realm -> Math.max(1, realm.turn.get()));
    counts("castles", Control::castles);
    aliases(content.regionNames, content.characterNames);
    talksInPrivate();
    registerSteps(steps());
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
    steps.add(Turn.DEAL_HOUSES, Turn.STEP);
    Turn.STEPS.forEach(steps::add);
    steps.add(RevealCards.PUT_UNDER, UpdateSupply.STEP, Mustering.STEP, Clash.STEP);
    steps.add(RevealCards.APPLY, UpdateSupply.RemoveExcess.SHAPE, Mustering.RECRUIT, Clash.RANK);
    steps.add(Bid.FOR_INFLUENCE, Bid.FOR_WATCH);
    steps.add(BreakTie.RANK, BreakTie.HIGHEST, BreakTie.LOWEST);
    steps.add(Wildlings.STEP, Wildlings.OUTCOME, Wildlings.TOLL);
    steps.add(Wildlings.Pay.SHAPE, TakeBack.SHAPE);
    steps.add(ResolveOrders.NEXT_RAID, ResolveOrders.NEXT_MARCH);
    steps.add(ResolveOrders.RAID, ResolveOrders.RAID_TARGET, ResolveOrders.MARCH, Send.SHAPE);
    steps.add(Departure.STEP, Departure.MEASURE_NEUTRALS, Departure.LEAVING, Departure.GO);
    steps.add(Departure.LEAVE_CREST);
    steps.add(Battle.STEP);
    Battle.STAGES.forEach(steps::add);
    steps.add(CallForSupport.Declare.SHAPE, Battle.DRAW_BLADE);
    steps.add(WinPowers.STEP, Defeat.LOSSES, Defeat.RETREAT);
    steps.add(WinPowers.USE, Defeat.CASUALTY, Defeat.GIVE_UP, Defeat.WHERE, Defeat.Fall.STEP);
  }
}
