package banneret.miniatures.effect;

import banneret.kernel.state.Lasting;
import banneret.kernel.step.Flow;
import banneret.kernel.window.Window;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.CardEffects;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Use;
import java.util.Arrays;

/** What was declared at a moment: its targets are noted, and it acts when all have declared. */
final class Declared {
  private Declared() {}

  /** Which of the windows around it is the one at which something is declared now. */
  private static int window(Battlefield field) {
    return Window.depth(field) - 1;
  }

  private static int find(Battlefield field, int owner, int use, int window) {
    Lasting declared = field.declared;
    for (int row = declared.count(field.cells) - 1; row >= 0; row--) {
      if (declared.until(field.cells, row) != Use.TARGET
          && declared.effect(field.cells, row) == use
          && declared.owner(field.cells, row) == owner
          && declared.target(field.cells, row) == window) {
        return row;
      }
    }
    return -1;
  }

  private static int rowOf(Battlefield field, int effect, int owner, int unit) {
    CardEffects effects = field.content.effects;
    boolean mayBe = effect >= effects.abilities && field.declared.count(field.cells) > 0;
    return mayBe ? find(field, owner, Use.of(effects, effect, unit), window(field)) : -1;
  }

  /**
   * Notes at what an effect was aimed, if it was declared and acts later.
   *
   * @param row where its targets are, or none
   */
  static boolean aim(Battlefield field, int effect, int owner, int unit, int row) {
    if (rowOf(field, effect, owner, unit) < 0) {
      return false;
    }
    forget(field);
    if (row != PlayCard.NO_ROW) {
      int use = Use.of(field.content.effects, effect, unit);
      for (int i = 0; i < field.running.targets(field.cells, row); i++) {
        int target = field.running.target(field.cells, row, i);
        field.declared.add(field.cells, use, owner, target, Use.TARGET, window(field));
      }
      field.running.close(field.cells, row);
    }
    return true;
  }

  /** Forgets the targets of what is not declared any more. */
  private static void forget(Battlefield field) {
    Lasting declared = field.declared;
    byte[] cells = field.cells;
    for (int row = declared.count(cells) - 1; row >= 0; row--) {
      if (declared.until(cells, row) == Use.TARGET
          && find(
                  field,
                  declared.owner(cells, row),
                  declared.effect(cells, row),
                  declared.left(cells, row))
              < 0) {
        declared.remove(cells, row);
      }
    }
  }

  /** What was declared is cancelled. */
  static void cancel(Battlefield field, int effect, int owner, int unit) {
    int row = rowOf(field, effect, owner, unit);
    if (row >= 0) {
      field.declared.remove(field.cells, row);
    }
  }

  /** All have declared: this acts, unless it has become impossible. */
  static void act(Battlefield field, int owner, int use, Flow<Battlefield> flow) {
    int effect = Use.effectOf(field.content.effects, use);
    int unit = Use.unitOf(use);
    int[] targets = targets(field, owner, use, effect);
    forget(field);
    if (!isHad(field, owner, use) || !CardResolver.act(field, effect, owner, unit, targets, flow)) {
      flow.tell(Happenings.IN_VAIN, owner);
    }
  }

  private static int[] targets(Battlefield field, int owner, int use, int effect) {
    Lasting declared = field.declared;
    byte[] cells = field.cells;
    int[] found = new int[field.running.most()];
    int count = 0;
    for (int row = 0; row < declared.count(cells); row++) {
      int target = declared.target(cells, row);
      if (declared.until(cells, row) == Use.TARGET
          && declared.effect(cells, row) == use
          && declared.owner(cells, row) == owner
          && declared.left(cells, row) == window(field)
          && CardResolver.forbidsCard(field, effect, owner, target) == null) {
        found[count++] = target;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** True unless cards or orders are forbidden now, or the order's unit or ability is gone. */
  private static boolean isHad(Battlefield field, int owner, int use) {
    if (Use.isCard(use)) {
      int plays = Act.PLAY_CARDS.ordinal();
      return field.lasting.count(field.cells) == 0
          || field.content.effects.all.forbids(field, plays, owner) == null;
    }
    int unit = Use.unitOf(use);
    return unit < 0
        || (InForce.isThere(field, unit)
            && InForce.has(field, unit, Use.abilityOf(use))
            && InForce.forbids(field, Act.ORDERS, unit) == null);
  }
}
