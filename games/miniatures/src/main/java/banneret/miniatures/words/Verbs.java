package banneret.miniatures.words;

import banneret.kernel.effect.Sentence;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.miniatures.combat.AutomaticHits;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.loss.Losses;
import banneret.miniatures.loss.Test;
import org.jspecify.annotations.Nullable;

/** What effects do to a unit's strength and nerve. */
final class Verbs {

  private Verbs() {}

  static boolean panicTest(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    test(field, unit, Test.PANIC, said.number(field, owner, unit), owner, flow);
    return true;
  }

  /** A failed test costs two wounds more. */
  static boolean hardPanicTest(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (test(field, unit, Test.PANIC, said.number(field, owner, unit), owner, flow)) {
      field.testExtra.set(field.test(), 2);
    }
    return true;
  }

  static boolean moraleTest(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    test(field, unit, Test.MORALE, said.number(field, owner, unit), owner, flow);
    return true;
  }

  private static boolean test(
      Battlefield field, int unit, int kind, int modifier, int owner, Flow<Battlefield> flow) {
    int before = field.tests.get();
    field.outcome.set(0);
    if (before < Battlefield.ROWS) {
      Test.begin(field, unit, kind, modifier, owner, field.source.get(), flow);
    }
    return field.tests.get() > before;
  }

  static void pass(Battlefield field, Flow<Battlefield> flow) {
    if (field.test() >= 0) {
      Test.pass(field, flow);
    }
  }

  static boolean heal(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return Losses.heal(field, unit, said.number(field, owner, unit), flow) > 0;
  }

  static boolean healAtRandom(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return Losses.heal(field, unit, roll(flow), flow) > 0;
  }

  static boolean wound(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int wounds = said.number(field, owner, unit);
    return Losses.take(field, unit, wounds, owner, field.source.get(), flow) > 0;
  }

  static boolean woundAtRandom(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    return Losses.take(field, unit, roll(flow), owner, field.source.get(), flow) > 0;
  }

  private static int roll(Flow<Battlefield> flow) {
    return flow.pick(Content.D3, 3, -1) + 1;
  }

  /** A whole figure goes, whatever wounds it has left. */
  static boolean loseFigure(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    takeFigures(field, unit, 1, owner, flow);
    return true;
  }

  static void takeFigures(
      Battlefield field, int unit, int figures, int owner, Flow<Battlefield> flow) {
    int each = field.content.units.wounds[field.card(unit)];
    int wounds = figures * each - field.hurt.get(unit);
    Losses.take(field, unit, wounds, owner, field.source.get(), flow);
  }

  static boolean hits(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int hits = said.number(field, owner, unit);
    AutomaticHits.strike(field, unit, hits, owner, field.source.get(), flow);
    return hits > 0;
  }

  /** The attack that is being made deals more wounds, if it hits at all. */
  static boolean dealMore(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    if (field.attack() < 0) {
      return false;
    }
    field.extra.add(field.attack(), said.number(field, owner, none));
    return true;
  }

  /** A die decides whether the attachment of a unit is slain. */
  static boolean slay(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int who = field.attachment.get(unit);
    boolean isSlain = flow.die(Content.DIE) >= said.number(field, owner, unit);
    flow.tell(Happenings.DUEL, unit, who, isSlain ? 1 : 0);
    if (isSlain) {
      field.attachment.set(unit, Battlefield.NOBODY);
      takeFigures(field, unit, 1, owner, flow);
    }
    return isSlain;
  }

  static @Nullable Clause forbidsSlaying(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit) {
    boolean may = field.attachment.get(unit) >= 0 && !field.hasCommander(unit);
    return may ? null : Clauses.of("card.abilities");
  }

  /** A unit that would be taken away stays with so many wounds. */
  static boolean revive(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    if (field.figures.get(unit) > 0) {
      return false;
    }
    Losses.revive(field, unit, said.number(field, owner, unit));
    flow.tell(Happenings.SURVIVED, unit);
    return true;
  }
}
