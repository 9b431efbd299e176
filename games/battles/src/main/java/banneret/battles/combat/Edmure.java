package banneret.battles.combat;

import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.SpecialRules;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.battles.score.Scoring;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;

/** Edmure Tully, held in one of two tents; the other holds nobody. */
public final class Edmure {
  private static final int REAL = 0;
  private static final int DUMMY = 1;

  private Edmure() {}

  /** In which tent he is held; the other House does not learn it. */
  public static final Shape<Field, House> HIDE =
      Things.houseOne("hide-edmure", Clauses.TOKENS)
          .fits((field, it) -> field.brought.edmure().length == 2)
          .inSecret()
          .unheard()
          .among((field, it, out) -> {
            for (int hex : field.battle.rules.edmureHexes) {
              out.add(hex);
            }
          })
          .part("where", Things.HEX)
          .phrase("hide edmure at {where}")
          .does((field, it, hex, flow) -> {
            int[] tents = field.battle.rules.edmureHexes;
            for (int i = 0; i < tents.length; i++) {
              int token = tents[i] == hex ? REAL : DUMMY;
              field.brought.edmureLeft().shuffleIn(field.cells, token, -1);
              field.brought.edmure()[i].add(field.cells, token, 0);
            }
          });

  private static boolean isHidden(Field field) {
    return field.brought.edmure().length == 2 && field.brought.edmure()[0].size(field.cells) > 0;
  }

  /** The tent in which he was found and still is, or -1. */
  private static int tent(Field field) {
    for (int i = 0; i < field.brought.edmure().length; i++) {
      boolean found = field.brought.isOnField(field.battle.rules.tokenIds.size() + i);
      if (found) {
        return field.battle.rules.edmureHexes[i];
      }
    }
    return Field.NOWHERE;
  }

  /** At the end of a turn a Stark unit in one of the tents finds out who is there. */
  public static void search(Field field, Flow<Field> flow) {
    SpecialRules rules = field.battle.rules;
    if (!isHidden(field) || field.active() != Content.STARK) {
      return;
    }
    for (int hex : rules.edmureHexes) {
      if (field.isOf(hex, Content.STARK)) {
        reveal(field, flow);
        return;
      }
    }
  }

  private static void reveal(Field field, Flow<Field> flow) {
    int[] tents = field.battle.rules.edmureHexes;
    for (int i = 0; i < tents.length; i++) {
      boolean real = field.brought.edmure()[i].count(field.cells, REAL) > 0;
      field.brought.edmure()[i].remove(field.cells, real ? REAL : DUMMY);
      if (real) {
        field.brought.setOnField(field.battle.rules.tokenIds.size() + i, true);
        flow.learnt();
        flow.tell(Happenings.EDMURE_FOUND, tents[i]);
        Scoring.tokenTaken(field, Content.STARK, "edmure", flow);
      }
    }
  }

  /** Whether a unit that leaves his tent takes him along. */
  public static final Shape<Field, House> TAKE =
      Things.houseYesOrNo("take-edmure", Clauses.TOKENS)
          .fits((field, it) -> field.turn.mover() >= 0)
          .answers("take edmure", "option.take-edmure", "leave edmure", "option.leave-edmure")
          .does((field, it, yes, flow) -> {
            int hex = field.turn.mover();
            field.turn.setMover(Field.NOWHERE, false);
            if (yes == 1) {
              for (int i = 0; i < 2; i++) {
                field.brought.setOnField(field.battle.rules.tokenIds.size() + i, false);
              }
              field.brought.setCarrier(hex);
              arrive(field, hex, flow);
            }
          });

  /** Asks whether the unit that has come from his tent has brought him along. */
  public static void ask(Field field, int hex, Flow<Field> flow) {
    if (field.isOf(hex, Content.STARK)) {
      field.turn.setMover(hex, false);
      flow.then(TAKE.ask(new House(Content.STARK)));
    }
  }

  /** True if the unit in a hex stands in his tent and may take him along. */
  public static boolean mayTake(Field field, int hex) {
    return field.brought.edmure().length == 2
        && hex >= 0
        && field.isOf(hex, Content.STARK)
        && hex == tent(field);
  }

  /** A unit that has him with it ends a move. */
  static void arrive(Field field, int hex, Flow<Field> flow) {
    SpecialRules rules = field.battle.rules;
    int row = field.board.row(hex);
    boolean safe = row >= rules.edmureSafeFrom && row <= rules.edmureSafeTo;
    if (field.brought.carrier() == hex && safe && !field.brought.isFreed()) {
      field.brought.setFreed();
      field.brought.setCarrier(Field.NOWHERE);
      flow.tell(Happenings.EDMURE_FREED, hex);
    }
  }

  /** The unit that has him with it is eliminated: he is a captive again, for good. */
  public static void lose(Field field, int hex, Flow<Field> flow) {
    if (field.brought.carrier() == hex) {
      field.brought.setCarrier(Field.NOWHERE);
      flow.tell(Happenings.TAKEN, Field.other(field.house(hex)), hex);
    }
  }
}
