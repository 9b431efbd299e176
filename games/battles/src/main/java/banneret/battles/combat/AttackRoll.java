package banneret.battles.combat;

import banneret.battles.effect.CommitMoment;
import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.battles.field.Turning;
import banneret.kernel.luck.Luck;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;
import banneret.kernel.told.Happening;

/** The dice of an attack: counted, rolled, and some of them rolled again. */
public final class AttackRoll {
  private AttackRoll() {}

  public static final Procedure<Field> DICE = Procedure.of("count-dice", AttackRoll::dice);
  public static final Procedure<Field> ROLL = Procedure.of("roll", AttackRoll::roll);
  public static final Procedure<Field> AGAIN = Procedure.of("re-rolls", AttackRoll::reroll);
  public static final Procedure<Field> AFTER = Procedure.of("after-roll", AttackRoll::afterRoll);

  /** True if there is somebody to roll for and somebody to roll against. */
  static boolean isDue(Field field) {
    int from = field.fight.attacker();
    int to = field.fight.target();
    return from >= 0
        && to >= 0
        && field.isOccupied(to)
        && (field.isOccupied(from) || field.fight.attackKind() == Fight.ARCHERS)
        && (field.fight.attackKind() != Fight.DOGS || field.fight.dogsRank() >= 0);
  }

  private static void dice(Field field, Flow<Field> flow) {
    if (!isDue(field)) {
      return;
    }
    field.fight.setDice(Dice.count(field));
    if (flow.isTold()) {
      Happening what =
          switch (field.fight.attackKind()) {
            case Fight.COUNTER -> Happenings.COUNTERED;
            case Fight.PARTING -> Happenings.STRUCK;
            case Fight.ARCHERS -> Happenings.SHOT;
            default -> Happenings.ATTACKED;
          };
      int house = Attack.attackerHouse(field);
      int[] figures =
          field.fight.attackKind() == Fight.ARCHERS
              ? new int[] {house, field.fight.attacker(), field.fight.target(), field.fight.dice()}
              : new int[] {
                house,
                field.unit(field.fight.attacker()),
                field.fight.attacker(),
                field.fight.target(),
                field.fight.dice()
              };
      flow.hear(new Event(what, 0, figures, new Breakdown[] {Dice.explain(field)}));
    }
    if (field.fight.attackKind() == Fight.ATTACK) {
      openOwn(field, Occasion.BEFORE_ROLL, flow);
    }
  }

  /** Asks the attacker's own commander, if he leads the attack. */
  private static void openOwn(Field field, Occasion occasion, Flow<Field> flow) {
    int commander = field.commander(field.fight.attacker());
    if (commander >= 0) {
      CommitMoment.open(field, occasion, field.house(field.fight.attacker()), commander, flow);
    }
  }

  /** One die. */
  public static int die(Field field, Luck luck, Flow<Field> flow) {
    return flow.draw(luck, field.content.die, 0, Content.FACES, field.content.dieFaces, -1);
  }

  private static void roll(Field field, Flow<Field> flow) {
    if (!isDue(field)) {
      return;
    }
    for (int i = field.fight.dice(); i > 0; i--) {
      field.fight.addFace(die(field, field.content.attackLuck, flow), 1);
    }
    tellRoll(field, flow);
  }

  public static void tellRoll(Field field, Flow<Field> flow) {
    int[] faces = new int[Content.FACES];
    for (int face = 0; face < faces.length; face++) {
      faces[face] = field.fight.face(face);
    }
    tellFaces(Attack.attackerHouse(field), faces, flow);
  }

  /** Tells what a House has rolled. */
  public static void tellFaces(int house, int[] faces, Flow<Field> flow) {
    if (flow.isTold()) {
      int[] figures = {house, faces[0], faces[1], faces[2], faces[3], faces[4]};
      flow.hear(new Event(Happenings.ROLLED, 0, figures, Event.NO_SUMS));
    }
  }

  /** The flank attack's re-roll, and then one that a card allows. */
  private static void reroll(Field field, Flow<Field> flow) {
    if (!isDue(field) || field.fight.dice() == 0) {
      return;
    }
    for (int i = rerolls(field); i > 0; i--) {
      flow.then(REROLL.ask(new House(Attack.attackerHouse(field))));
    }
  }

  /** How many re-rolls the attack that is on has: one that flanks, and one that a card allows. */
  static int rerolls(Field field) {
    boolean isOwn =
        field.fight.attackKind() == Fight.ATTACK || field.fight.attackKind() == Fight.DOGS;
    if (!isOwn) {
      return 0;
    }
    boolean card = InForce.allows(field, Act.RE_ROLL, field.fight.attacker());
    return (hasFlankReroll(field) ? 1 : 0) + (card ? 1 : 0);
  }

  private static boolean hasFlankReroll(Field field) {
    return field.fight.isMarked(Fight.FLANK)
        && !InForce.forbids(field, Act.FLANK_RE_ROLL, field.fight.target());
  }

  /** Which symbol is rolled again. */
  public static final Shape<Field, House> REROLL =
      Things.houseOne("re-roll", Clauses.FLANK_REROLL)
          .fits((field, it) -> field.fight.attacker() >= 0 && field.fight.target() >= 0)
          .among((field, it, out) -> {
            for (int face = 0; face < Content.FACES; face++) {
              out.add(face);
            }
          })
          .forbids((field, it, face) ->
              field.fight.face(face) > field.fight.rolledAgain(face) ? null : Clauses.FLANK_REROLL)
          .part("face", Things.TOKEN)
          .phrase("re-roll {face}")
          .saying((field, it, face, out) -> out.number("n", field.fight.face(face)))
          .orElse("keep dice", "option.re-roll.keep")
          .does((field, it, face, flow) -> {
            int again = field.fight.face(face) - field.fight.rolledAgain(face);
            field.fight.addFace(face, -again);
            flow.tell(Happenings.REROLLED, it.house(), face, again);
            if (hasFlankReroll(field)) {
              field.fight.unsetMarked(Fight.FLANK); // One more would be the card's.
            } else {
              InForce.end(field, Turning.RE_ROLLED);
            }
            for (int i = 0; i < again; i++) {
              int shown = die(field, field.content.attackLuck, flow);
              field.fight.addFace(shown, 1);
              field.fight.addRolledAgain(shown, 1);
            }
            tellRoll(field, flow);
          });

  private static void afterRoll(Field field, Flow<Field> flow) {
    if (isDue(field) && field.fight.attackKind() == Fight.ATTACK) {
      openOwn(field, Occasion.AFTER_ROLL, flow);
    }
  }
}
