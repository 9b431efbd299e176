package banneret.miniatures.words;

import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.loss.Losses;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** What effects do with condition tokens and tokens of faith. */
public final class TokenWords {
  private static final Thing<Battlefield> CONDITION =
      new Thing<>("condition", field -> field.content.conditionNames);
  private static final int ALL = (1 << Content.CONDITIONS) - 1;
  private static final int MOST_FAITH = 9;

  private TokenWords() {}

  /** Who places or removes a token, on which unit, and which kinds are not to be had, as bits. */
  public record Marking(int seat, int unit, int without) {
    static final Ids<Marking> IDS =
        Ids.of(
            "who:seat",
            Marking::seat,
            "unit:unit",
            Marking::unit,
            "without:7",
            Marking::without,
            Marking::new);
  }

  private static Asks<Battlefield, Marking> condition(String name) {
    return Asks.<Battlefield, Marking>pickOne(name, Clauses.CONDITION, Marking.IDS)
        .asks((field, it) -> it.seat())
        .about((field, it, out) -> Things.say(field, it.unit(), out))
        .among((field, it, out) -> {
          for (int one = 0; one < Content.CONDITIONS; one++) {
            out.add(one);
          }
        })
        .part("condition", CONDITION)
        .continues();
  }

  /** Which condition token is taken off a unit. */
  public static final Shape<Battlefield, Marking> RELIEVE =
      condition("relieve")
          .fits((field, it) -> field.conditions.get(it.unit()) != 0)
          .forbids((field, it, one) -> field.has(it.unit(), one) ? null : Clauses.CONDITION)
          .phrase("remove {condition}")
          .does((field, it, one, flow) -> {
            field.number.set(one + 1);
            Losses.relieve(field, it.unit(), one, flow);
          });

  /** Which condition token a player spends. */
  public static final Shape<Battlefield, Marking> SPEND =
      condition("spend")
          .fits((field, it) -> field.conditions.get(it.unit()) != 0)
          .forbids((field, it, one) -> field.has(it.unit(), one) ? null : Clauses.CONDITION)
          .phrase("spend {condition}")
          .orElse("spend nothing", "option.spend.none")
          .does((field, it, one, flow) -> {
            field.number.set(1);
            Losses.spend(field, it.seat(), it.unit(), one, flow);
          });

  /** Which condition token a unit receives. */
  public static final Shape<Battlefield, Marking> AFFLICT =
      condition("afflict")
          .fits((field, it) -> field.isOnTable(it.unit()) && isOpen(field, it))
          .forbids((field, it, one) ->
              field.has(it.unit(), one) || (it.without() >>> one & 1) != 0
                  ? Clauses.CONDITION_ONE
                  : null)
          .phrase("{condition}")
          .does((field, it, one, flow) -> Losses.afflict(field, it.unit(), one, flow));

  private static boolean isOpen(Battlefield field, Marking it) {
    return (field.conditions.get(it.unit()) | it.without()) != ALL;
  }

  private static boolean ask(
      Battlefield field, int owner, int unit, int without, Flow<Battlefield> flow) {
    Marking marking = new Marking(owner, unit, without);
    boolean may = isOpen(field, marking) && InForce.forbids(field, Act.CONDITION, unit) == null;
    if (may) {
      flow.then(AFFLICT.ask(marking));
    }
    return may;
  }

  /** A unit loses a condition token; with several, the owner of the effect says which. */
  static boolean relieve(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (field.conditions.get(unit) != 0) {
      flow.then(RELIEVE.ask(new Marking(owner, unit, 0)));
    }
    return true;
  }

  static boolean spend(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (field.conditions.get(unit) == 0) {
      return false;
    }
    flow.then(SPEND.ask(new Marking(owner, unit, 0)));
    return true;
  }

  /** All tokens of a unit go; for each an enemy engaged with it suffers a wound. */
  static boolean castOff(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    for (int one = 0; one < Content.CONDITIONS; one++) {
      if (field.has(unit, one)) {
        field.setCondition(unit, one, false);
        flow.tell(Happenings.CONDITION_LOST, unit, one);
        if (Engaged.is(field, unit)) {
          flow.then(WOUND_ENGAGED.ask(new Marking(owner, unit, 0)));
        }
      }
    }
    return true;
  }

  /** Which enemy engaged with a unit suffers a wound. */
  public static final Shape<Battlefield, Marking> WOUND_ENGAGED =
      Asks.<Battlefield, Marking>pickOne(
              "wound-engaged", Clauses.of("tactics-deck.effect-and-zones"), Marking.IDS)
          .asks((field, it) -> it.seat())
          .fits((field, it) -> Engaged.is(field, it.unit()))
          .about((field, it, out) -> Things.say(field, it.unit(), out))
          .among((field, it, out) -> {
            for (int enemy = Engaged.next(field, it.unit(), 0);
                enemy >= 0;
                enemy = Engaged.next(field, it.unit(), enemy + 1)) {
              out.add(enemy);
            }
          })
          .part("unit", Things.UNIT_THING)
          .phrase("wound {unit}")
          .saying((field, it, enemy, out) -> Things.say(field, enemy, out))
          .does((field, it, enemy, flow) ->
              Losses.take(field, enemy, 1, it.seat(), Battlefield.NOBODY, flow));

  static boolean afflict(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return ask(field, owner, unit, 0, flow);
  }

  static @Nullable Clause forbidsAfflicting(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    return field.conditions.get(unit) == ALL ? Clauses.CONDITION_ONE : null;
  }

  /** A unit receives several tokens of the owner's choice, as many as it can. */
  static boolean afflictMany(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int free = Content.CONDITIONS - Integer.bitCount(field.conditions.get(unit));
    int count = Math.min(free, said.number(field, owner, unit));
    for (int i = 0; i < count; i++) {
      ask(field, owner, unit, 0, flow);
    }
    return count > 0;
  }

  /** A unit receives a token of any kind but one. */
  static boolean afflictBut(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return ask(field, owner, unit, 1 << said.number(field, owner, unit), flow);
  }

  static boolean make(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return Losses.afflict(field, unit, said.number(field, owner, unit), flow);
  }

  /** A token of the kind that it is about. */
  static boolean makeSame(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int token = field.token.get();
    return token >= 0 && Losses.afflict(field, unit, token, flow);
  }

  static boolean makeAll(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    for (int one = Content.CONDITIONS - 1; one >= 0; one--) {
      Losses.afflict(field, unit, one, flow);
    }
    return true;
  }

  /** A token of a unit becomes one of another kind. */
  static boolean recast(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (!mayChange(field, unit)) {
      return false;
    }
    flow.then(RECAST.ask(new Changing(owner, unit)));
    return true;
  }

  static boolean recastAny(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    Changing changing = new Changing(owner, Battlefield.NOBODY);
    for (int unit = 0; unit < field.units(); unit++) {
      if (field.isOnTable(unit) && mayChange(field, unit)) {
        flow.then(RECAST.ask(changing));
        return true;
      }
    }
    return false;
  }

  private static boolean mayChange(Battlefield field, int unit) {
    return field.conditions.get(unit) != 0 && field.conditions.get(unit) != ALL;
  }

  /** Who changes or moves a token, and of which unit if not of any. */
  public record Changing(int seat, int unit) {
    static final Ids<Changing> IDS =
        Ids.of("who:seat", Changing::seat, "unit:unit?", Changing::unit, Changing::new);
  }

  /** Which token becomes one of which other kind: unit, kind and kind in one number. */
  public static final Shape<Battlefield, Changing> RECAST =
      Asks.<Battlefield, Changing>pickOne("recast", Clauses.CONDITION, Changing.IDS)
          .asks((field, it) -> it.seat())
          .among((field, it, out) -> {
            for (int unit = 0; unit < field.units(); unit++) {
              if (field.isOnTable(unit) && (it.unit() < 0 || it.unit() == unit)) {
                for (int code = 0; code < 9; code++) {
                  if (field.has(unit, code / 3) && !field.has(unit, code % 3)) {
                    out.add(unit * 9 + code);
                  }
                }
              }
            }
          })
          .part("unit", Things.UNIT_THING, code -> code / 9)
          .part("from", CONDITION, code -> code / 3 % 3)
          .part("to", CONDITION, code -> code % 3)
          .phrase("turn {from} of {unit} into {to}")
          .orElse("leave it", "option.recast.none")
          .does((field, it, code, flow) -> {
            field.setCondition(code / 9, code / 3 % 3, false);
            flow.tell(Happenings.CONDITION_LOST, code / 9, code / 3 % 3);
            Losses.afflict(field, code / 9, code % 3, flow);
          });

  static boolean moveToken(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    for (int unit = 0; unit < field.units(); unit++) {
      if (field.isOnTable(unit) && field.conditions.get(unit) != 0) {
        flow.then(MOVE.ask(new Changing(owner, Battlefield.NOBODY)));
        return true;
      }
    }
    return false;
  }

  /** Which token goes from which unit to which other: unit, kind and unit in one number. */
  public static final Shape<Battlefield, Changing> MOVE =
      Asks.<Battlefield, Changing>pickOne("move-token", Clauses.CONDITION, Changing.IDS)
          .asks((field, it) -> it.seat())
          .among((field, it, out) -> {
            for (int from = 0; from < field.units(); from++) {
              for (int one = 0; field.isOnTable(from) && one < Content.CONDITIONS; one++) {
                for (int to = 0; field.has(from, one) && to < field.units(); to++) {
                  if (to != from
                      && field.isOnTable(to)
                      && !field.has(to, one)
                      && InForce.forbids(field, Act.CONDITION, to) == null) {
                    out.add((from * Content.CONDITIONS + one) * 64 + to);
                  }
                }
              }
            }
          })
          .part("from", Things.UNIT_THING, code -> code / 64 / Content.CONDITIONS)
          .part("condition", CONDITION, code -> code / 64 % Content.CONDITIONS)
          .part("to", Things.UNIT_THING, code -> code % 64)
          .phrase("move {condition} of {from} to {to}")
          .orElse("leave it", "option.move-token.none")
          .does((field, it, code, flow) -> {
            int from = code / 64 / Content.CONDITIONS;
            int one = code / 64 % Content.CONDITIONS;
            field.setCondition(from, one, false);
            flow.tell(Happenings.CONDITION_LOST, from, one);
            Losses.afflict(field, code % 64, one, flow);
          });

  /** The unit does not receive the token that it is about to. */
  static boolean wardOff(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    field.warded.set(unit, true);
    return true;
  }

  static boolean gainFaith(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    field.faith.set(unit, Math.min(MOST_FAITH, field.faith.get(unit) + 1));
    flow.tell(Happenings.FAITH, unit, field.faith.get(unit));
    return true;
  }

  static boolean spendFaith(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    field.faith.add(unit, -1);
    flow.tell(Happenings.FAITH, unit, field.faith.get(unit));
    return true;
  }
}
