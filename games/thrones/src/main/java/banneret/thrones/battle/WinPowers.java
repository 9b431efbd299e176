package banneret.thrones.battle;

import banneret.kernel.effect.Selector;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Target;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.thrones.realm.Abilities;
import banneret.thrones.realm.Abilities.Occasion;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the winner's character does once the outcome is known. */
public final class WinPowers {
  public static final Procedure<Realm> STEP = Procedure.of("win-powers", WinPowers::run);

  private WinPowers() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    int house = realm.winner.get();
    Sentence<Realm> power = found(realm, house);
    if (power == null) {
      return;
    }
    Target<Realm> to = power.to();
    if (to == null || to.mode() != Target.Mode.CHOOSE) {
      power.act(realm, house, -1, flow);
    } else if (power.hasTarget(realm, house)) {
      flow.then(House.ask(USE, house));
    }
  }

  /** What the power of the winner's character is used on. */
  public static final Shape<Realm, House> USE =
      House.pickOne("use-power", Clauses.POWERS)
          .fits((realm, it) -> fits(realm, it.house()))
          .by((realm, it) -> power(realm, it).clause())
          .about((realm, it, out) ->
              out.with("card", "character", realm.card(realm.winner.get() == realm.attacker())))
          .among(WinPowers::listTargets)
          .forbids((realm, it, target) ->
              target == Shape.NOTHING ? null : power(realm, it).forbids(realm, it.house(), target))
          .phrase(WinPowers::phrase)
          .saying(WinPowers::say)
          .does((realm, it, target, flow) -> {
            if (target != Shape.NOTHING) {
              power(realm, it).act(realm, it.house(), target, flow);
            }
          });

  private static @Nullable Sentence<Realm> found(Realm realm, int house) {
    return Abilities.at(realm, house == realm.attacker(), Occasion.WON);
  }

  private static Sentence<Realm> power(Realm realm, House it) {
    return Objects.requireNonNull(found(realm, it.house()), "no ability is used");
  }

  private static Selector<Realm> selector(Realm realm, House it) {
    return Objects.requireNonNull(power(realm, it).to(), "it is used on nothing").selector();
  }

  /** True if a house has won with a character whose power is used on something. */
  private static boolean fits(Realm realm, int house) {
    Sentence<Realm> power = found(realm, house);
    return house == realm.winner.get()
        && power != null
        && power.to() != null
        && power.hasTarget(realm, house);
  }

  private static void listTargets(Realm realm, House it, Options out) {
    out.addRange(selector(realm, it).range(realm));
    if (power(realm, it).effect().isOptional()) {
      out.add(Shape.NOTHING);
    }
  }

  private static String phrase(Realm realm, House it, int target) {
    if (target == Shape.NOTHING) {
      return "use no power";
    }
    boolean isCharacter = selector(realm, it).names().equals("character");
    Names names = isCharacter ? realm.content.characterNames : realm.content.regionNames;
    return "use power on " + names.word(target);
  }

  private static void say(Realm realm, House it, int target, Saying out) {
    if (target == Shape.NOTHING) {
      out.as("option.use-power.nothing");
      return;
    }
    switch (selector(realm, it).type()) {
      case "character" -> out.as("option.use-power.card").with("card", "character", target);
      case "region" -> out.as("option.use-power.upgrade").with("where", "region", target);
      default ->
          out.as("option.use-power.order")
              .with("where", "region", target)
              .with("order", "order", realm.order(target))
              .with("who", "seat", realm.owner(target));
    }
  }
}
