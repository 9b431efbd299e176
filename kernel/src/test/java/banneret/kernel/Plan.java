package banneret.kernel;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import org.jspecify.annotations.Nullable;

/**
 * Each band plans in secret: where it goes, and whether it goes boldly or warily. The words of a
 * band of two stay between it and the next. A crowd is asked, but has nothing to say.
 */
enum Plan implements SealedAsk<Field> {
  /** The plan of a round. */
  PLAN;

  static final int CROWD = 9;
  static final int STAY = 10;
  static final int BOLD = 20;
  static final int WARY = 21;

  @Override
  public int asked(Field field) {
    int asked = 0;
    for (int seat = 0; seat < field.seats(); seat++) {
      asked |= field.men(seat) > 0 ? 1 << seat : 0;
    }
    return asked;
  }

  @Override
  public Clause clause(Field field) {
    return Skirmish.PLAN;
  }

  @Override
  public int heard(Field field, int seat) {
    return field.men(seat) == 2 ? 1 << (seat + 1) % field.seats() : -1;
  }

  @Override
  public boolean anyOrder() {
    return true;
  }

  @Override
  public void candidates(Field field, int seat, Line own, Options out) {
    if (own.size() == 0) {
      for (int ground = 0; ground < Field.GROUNDS; ground++) {
        out.add(ground);
      }
      out.add(STAY);
    } else {
      out.add(BOLD);
      out.add(WARY);
    }
  }

  @Override
  public @Nullable Clause forbids(Field field, int seat, Line own, int choice) {
    if (choice == BOLD) {
      return field.men(seat) == 1 ? Skirmish.LAST_MAN_WARY : null;
    }
    if (choice >= STAY) {
      return null;
    }
    return field.men(seat) <= 2
        ? Skirmish.FEW_STAY
        : Math.abs(field.ground(seat) - choice) == 1 ? null : Skirmish.MOVE_NEXT;
  }

  @Override
  public boolean complete(Field field, int seat, Line own) {
    return own.size() == 2 || field.men(seat) >= CROWD;
  }

  @Override
  public void open(Field field, Lines all, Flow<Field> flow) {
    for (int seat = 0; seat < field.seats(); seat++) {
      Line line = all.of(seat);
      if (line.size() == 2) {
        field.wary(seat, line.get(1) == WARY);
        if (line.get(0) != STAY) {
          field.ground(seat, line.get(0));
          flow.tell(Skirmish.MOVED, seat, line.get(0));
        }
      }
    }
  }

  @Override
  public String phrase(Field field, int seat, Line own, int choice) {
    return switch (choice) {
      case STAY -> "stay";
      case BOLD -> "bold";
      case WARY -> "wary";
      default -> "to " + Skirmish.GROUNDS.word(choice);
    };
  }

  @Override
  public void say(Field field, int seat, Line own, int choice, Saying out) {
    if (choice < STAY) {
      out.with("where", "ground", choice);
    }
  }
}
