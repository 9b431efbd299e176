package banneret.thrones.battle;

import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;

/** The blade's holder may draw it once a turn, in a battle that he fights. */
public final class Blade {
  public static final Procedure<Realm> STEP = Procedure.of("blade", Blade::run);

  private Blade() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    int holder = realm.holders.get(Realm.FIEFS);
    boolean fights = holder == realm.attacker() || holder == realm.defender();
    if (fights && !realm.bladeUsed.is()) {
      flow.then(House.ask(DRAW, holder));
    }
  }

  /** Whether the blade is drawn. */
  public static final Shape<Realm, House> DRAW =
      House.yesOrNo("draw-blade", Clauses.BLADE)
          .about((realm, it, out) ->
              out.number("attack", Strength.attack(realm))
                  .number("defence", Strength.defence(realm)))
          .answers("draw blade", "option.draw-blade", "keep blade", "option.keep-blade")
          .doesIfYes((realm, it, flow) -> {
            realm.bladeUsed.set(true);
            realm.bladeDrawn.set(it.house());
            flow.tell(Happenings.BLADE, it.house());
          });
}
