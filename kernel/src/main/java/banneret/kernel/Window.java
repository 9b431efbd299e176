package banneret.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Offers the effects of a moment to the seats in order.
 *
 * @param order the seats from first to last, four bits each, each seat plus one
 * @param at whose turn it is, counted in that order
 * @param passed the seats that have passed, a bit each
 * @param used how many effects each seat has used, four bits a seat
 * @param <P> the game's position
 */
public record Window<P extends Position<P>>(
    Moment<P> moment, int order, int at, int passed, int used) implements Ask<P> {
  public static final int PASS = -1;
  private static final int DECLARED = 127;

  /** A window for one seat alone. */
  public static <P extends Position<P>> Window<P> of(Moment<P> moment, int seat) {
    return new Window<>(moment, seat + 1, 0, 0, 0);
  }

  /** A window for two seats, one after the other. */
  public static <P extends Position<P>> Window<P> of(Moment<P> moment, int first, int second) {
    return new Window<>(moment, first + 1 | second + 1 << 4, 0, 0, 0);
  }

  /** A window for all seats of the table, from one seat on to the left. */
  public static <P extends Position<P>> Window<P> from(Moment<P> moment, int first, int seats) {
    int order = 0;
    for (int i = seats - 1; i >= 0; i--) {
      order = order << 4 | (first + i) % seats + 1;
    }
    return new Window<>(moment, order, 0, 0, 0);
  }

  private int seat(int index) {
    return (order >>> 4 * index & 15) - 1;
  }

  private int count() {
    return (35 - Integer.numberOfLeadingZeros(order)) / 4;
  }

  @Override
  public String name() {
    return moment.name();
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("order", order).put("at", at).put("passed", passed).put("used", used);
  }

  /** Reads what {@link #write} wrote. */
  public static <P extends Position<P>> Window<P> read(Moment<P> moment, Tree.Fields in) {
    return new Window<>(
        moment,
        in.number("order"),
        in.number("at", 0, 7),
        in.number("passed", 0, 255),
        in.number("used"));
  }

  @Override
  public int asked(P table) {
    return 1 << seat(at);
  }

  @Override
  public Clause clause(P table) {
    return moment.clause(table);
  }

  @Override
  public void about(P table, int seat, Saying out) {
    moment.about(table, seat, out);
  }

  @Override
  public void candidates(P table, int seat, Options out) {
    moment.effects(table, seat, out);
    out.add(PASS);
  }

  @Override
  public void options(P table, int seat, Options out) {
    moment.options(table, seat, out);
    out.add(PASS);
  }

  @Override
  public @Nullable Clause forbids(P table, int seat, int choice) {
    return choice == PASS ? null : moment.forbids(table, seat, choice);
  }

  @Override
  public void answer(P table, int seat, int choice, Flow<P> flow) {
    if (choice == PASS) {
      goOn(table, passed | 1 << seat, used, at + 1, flow);
      return;
    }
    int usedNow = moment.uses() == 0 ? used : used + (1 << 4 * seat);
    boolean spent = moment.uses() > 0 && (usedNow >>> 4 * seat & 15) >= moment.uses();
    int passedNow = spent ? passed | 1 << seat : moment.passIsFinal() ? passed : 0;
    goOn(table, passedNow, usedNow, spent || moment.alternates() ? at + 1 : at, flow);
    Lasting declared = moment.declared();
    if (declared == null) {
      moment.use(table, seat, choice, flow);
    } else {
      declared.add(table.cells, choice, seat, 0, DECLARED, 1);
    }
  }

  /** Asks the next seat that has not passed; when there is none, what was declared acts. */
  private void goOn(P table, int passedNow, int usedNow, int next, Flow<P> flow) {
    int count = count();
    boolean around = moment.alternates();
    for (int i = 0; i < count; i++) {
      int index = next + i;
      if (index >= count) {
        if (!around) {
          break;
        }
        index %= count;
      }
      if ((passedNow >>> seat(index) & 1) == 0) {
        flow.then(new Window<>(moment, order, index, passedNow, usedNow));
        return;
      }
    }
    if (moment.declared() != null) {
      flow.then(new Resolve<>(moment));
    }
  }

  @Override
  public String phrase(P table, int seat, int choice) {
    return choice == PASS ? "pass" : moment.phrase(table, seat, choice);
  }

  @Override
  public void say(P table, int seat, int choice, Saying out) {
    if (choice == PASS) {
      out.as("option.pass");
    } else {
      moment.say(table, seat, choice, out);
    }
  }

  /**
   * What was declared acts, in the order in which it was declared.
   *
   * @param <P> the game's position
   */
  public record Resolve<P extends Position<P>>(Moment<P> moment) implements Procedure<P> {
    @Override
    public String name() {
      return moment.name() + "-resolve";
    }

    @Override
    public void run(P table, Flow<P> flow) {
      Lasting declared = moment.declared();
      if (declared == null) {
        return;
      }
      for (int row = 0; row < declared.count(table.cells); row++) {
        if (declared.until(table.cells, row) == DECLARED) {
          int effect = declared.effect(table.cells, row);
          int owner = declared.owner(table.cells, row);
          declared.remove(table.cells, row);
          flow.then(this);
          moment.use(table, owner, effect, flow);
          return;
        }
      }
    }
  }
}
