package banneret.thrones.battle;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import org.jspecify.annotations.Nullable;

/** The blade's holder may draw it once a turn, in a battle that he fights. */
public record Blade() implements Procedure<Realm> {
  public static final Blade STEP = new Blade();

  @Override
  public String name() {
    return "blade";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    int holder = realm.holder(Realm.FIEFS);
    boolean fights = holder == realm.attacker() || holder == realm.defender();
    if (fights && !realm.isBladeUsed()) {
      flow.then(new Draw(holder));
    }
  }

  /** Whether the blade is drawn. */
  public record Draw(int house) implements HouseChoice {
    @Override
    public String name() {
      return "draw-blade";
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.BLADE;
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      out.number("attack", Strength.attack(realm)).number("defence", Strength.defence(realm));
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      out.add(0);
      out.add(1);
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int choice) {
      return null;
    }

    @Override
    public void answer(Realm realm, int seat, int choice, Flow<Realm> flow) {
      if (choice == 1) {
        realm.setBladeUsed(true);
        realm.setBladeDrawn(house);
        flow.tell(Happenings.BLADE, house);
      }
    }

    @Override
    public String phrase(Realm realm, int seat, int choice) {
      return choice == 1 ? "draw blade" : "keep blade";
    }

    @Override
    public void say(Realm realm, int seat, int choice, Saying out) {
      out.as(choice == 1 ? "option.draw-blade" : "option.keep-blade");
    }
  }
}
