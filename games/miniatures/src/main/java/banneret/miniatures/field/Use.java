package banneret.miniatures.field;

import banneret.kernel.facts.Form;
import banneret.kernel.facts.Kind;
import banneret.kernel.state.Lasting;
import banneret.kernel.tree.Tree;

/**
 * What a player uses at a moment, as a number: a tactics card, an order of a unit, or what a
 * non-combat unit may do a few times in a game.
 */
public final class Use {
  /** As until when of a row of what was declared: the row names a target of it. */
  public static final int TARGET = 126;

  private static final int DECLARED = 127;
  private static final int MOST = 24;

  /** Numbers from this on name a unit and one of its orders. */
  private static final int ORDER = 1_000;

  /** Numbers from this on name a non-combat unit. */
  private static final int NCU = 30_000;

  private static final int ABILITIES = 256;

  private Use() {}

  public static int order(int unit, int ability) {
    return ORDER + unit * ABILITIES + ability;
  }

  public static int ncu(int ncu) {
    return NCU + ncu;
  }

  /** The use of a card, or of an order of a unit, by the number of its effect. */
  public static int of(CardEffects effects, int effect, int unit) {
    if (effect >= effects.ncus) {
      return ncu(effect - effects.ncus);
    }
    return effect >= effects.cards
        ? effect - effects.cards
        : order(unit, effect - effects.abilities);
  }

  public static boolean isCard(int use) {
    return use < ORDER;
  }

  public static boolean isNcu(int use) {
    return use >= NCU;
  }

  public static int ncuOf(int use) {
    return use - NCU;
  }

  /** The unit whose order it is, or nobody. */
  public static int unitOf(int use) {
    return isCard(use) || isNcu(use) ? Battlefield.NOBODY : (use - ORDER) / ABILITIES;
  }

  public static int abilityOf(int use) {
    return (use - ORDER) % ABILITIES;
  }

  /** The number of its effect. */
  public static int effectOf(CardEffects effects, int use) {
    if (isNcu(use)) {
      return effects.ncus + ncuOf(use);
    }
    return isCard(use) ? effects.cards + use : effects.abilities + abilityOf(use);
  }

  /** How what was declared and has not acted is written: its rows, and a row for each target. */
  static Form<Battlefield> form(Content content, Kind seats) {
    return new Form<>() {
      @Override
      public Tree write(Battlefield field, byte[] cells, int row, int viewer) {
        Lasting declared = field.declared;
        int use = declared.effect(cells, row);
        Tree.Fields out = Tree.fields();
        if (isCard(use)) {
          out.put("card", content.cards.names.word(use));
        } else if (isNcu(use)) {
          out.put("ncu", content.ncus.names.word(ncuOf(use)));
        } else {
          out.put("order", content.abilityNames.word(abilityOf(use)))
              .put("unit", content.unitNames.word(unitOf(use)));
        }
        out.put("owner", seats.names().word(declared.owner(cells, row)));
        return declared.until(cells, row) == TARGET
            ? out.put("window", declared.left(cells, row))
                .put("target", content.unitNames.word(declared.target(cells, row)))
            : out.put("window", declared.target(cells, row));
      }

      @Override
      public void read(Battlefield field, byte[] cells, int row, Tree tree) {
        Tree.Fields in = tree.asFields();
        in.allow("card", "order", "unit", "ncu", "owner", "window", "target");
        if (row == MOST) {
          throw in.wrong("expected at most " + MOST + " declared effects");
        }
        int use =
            in.has("card")
                ? in.id("card", content.cards.names)
                : in.has("ncu")
                    ? ncu(in.id("ncu", content.ncus.names))
                    : order(in.id("unit", content.unitNames), in.id("order", content.abilityNames));
        int owner = seats.id(in.get("owner"));
        int window = in.number("window", 0, 99);
        if (in.has("target")) {
          int target = in.id("target", content.unitNames);
          field.declared.add(cells, use, owner, target, TARGET, window);
        } else {
          field.declared.add(cells, use, owner, window, DECLARED, 1);
        }
      }
    };
  }
}
