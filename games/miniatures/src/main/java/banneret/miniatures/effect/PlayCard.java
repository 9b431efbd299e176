package banneret.miniatures.effect;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import org.jspecify.annotations.Nullable;

/**
 * A card that was played, an order that was given or a zone that was taken is about to act, or to
 * stand as declared.
 *
 * @param unit whose order it is, or none
 * @param row where its targets are noted, if it was aimed
 */
public record PlayCard(int effect, int owner, int unit, int row) implements Procedure<Battlefield> {
  static final int NO_ROW = -1;
  private static final int MOST = 999;

  public static PlayCard read(Tree.Fields in) {
    in.allow("effect", "owner", "unit", "row");
    return new PlayCard(
        in.number("effect", 0, MOST),
        in.number("owner", 0, Content.SEATS - 1),
        in.numberOr("unit", -1, 0, Content.SEATS * Content.TRAYS - 1),
        in.numberOr("row", NO_ROW, 0, 9));
  }

  @Override
  public String name() {
    return "play-card";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("effect", effect).put("owner", owner);
    if (unit >= 0) {
      out.put("unit", unit);
    }
    if (row != NO_ROW) {
      out.put("row", row);
    }
  }

  @Override
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return effect < field.content.effects.all.all().size()
        && row < field.running.count(field.cells);
  }

  @Override
  public void run(Battlefield field, Flow<Battlefield> flow) {
    if (!Declared.aim(field, effect, owner, unit, row)) {
      CardResolver.CARDS.begin(field, effect, owner, row, flow);
    }
  }

  /** It is cancelled. */
  @Override
  public void dropped(Battlefield field) {
    Declared.cancel(field, effect, owner, unit);
    if (row != NO_ROW) {
      field.running.close(field.cells, row);
    }
  }

  /** True if the card or order is aimed at a unit, or is about it without being aimed. */
  public boolean names(Battlefield field, int target) {
    if (row != NO_ROW) {
      for (int i = 0; i < field.running.targets(field.cells, row); i++) {
        if (field.running.target(field.cells, row, i) == target) {
          return true;
        }
      }
    }
    int before = field.holder;
    field.holder = unit;
    boolean names = field.content.effects.all.get(effect).names(field, owner, target);
    field.holder = before;
    return names;
  }
}
