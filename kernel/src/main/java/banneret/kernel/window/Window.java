package banneret.kernel.window;

import banneret.kernel.state.Lasting;
import banneret.kernel.step.Ask;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
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

  /** What the fields are that it writes. */
  public static final List<String> KINDS = List.of("order:seat", "asked:seat", "passed:seat");

  private static final int DECLARED = 127;
  private static final int MAX_SEATS = 8;
  private static final int MAX_USES = 15;

  /** A window for one seat alone. */
  public static <P extends Position<P>> Window<P> of(Moment<P> moment, int seat) {
    return new Window<>(moment, seat + 1, 0, 0, 0);
  }

  /** A window for two seats, one after the other. */
  public static <P extends Position<P>> Window<P> of(Moment<P> moment, int first, int second) {
    return new Window<>(moment, (first + 1) | ((second + 1) << 4), 0, 0, 0);
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
    return (order >>> (4 * index) & 15) - 1;
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
    Tree.Items seats = Tree.items();
    Tree.Items silent = Tree.items();
    Tree.Items uses = Tree.items();
    for (int i = 0; i < count(); i++) {
      int seat = seat(i);
      seats.add(seat);
      uses.add(used >>> (4 * seat) & 15);
      if ((passed >>> seat & 1) != 0) {
        silent.add(seat);
      }
    }
    out.put("order", seats).put("asked", seat(at)).put("passed", silent).put("used", uses);
  }

  /** Reads what {@link #write} wrote. */
  public static <P extends Position<P>> Window<P> read(Moment<P> moment, Tree.Fields in) {
    in.allow("order", "asked", "passed", "used");
    List<Integer> seats = seats(in, "order");
    if (seats.isEmpty()) {
      throw in.get("order").wrong("expected the seats in order");
    }
    int order = 0;
    for (int i = seats.size() - 1; i >= 0; i--) {
      order = order << 4 | seats.get(i) + 1;
    }
    int passed = 0;
    for (int seat : seats(in, "passed")) {
      passed |= 1 << seat;
    }
    int used = 0;
    Tree.Items uses = in.itemsOf("used");
    if (uses.size() != seats.size()) {
      throw uses.wrong("expected a number for each seat of the order");
    }
    for (int i = 0; i < uses.size(); i++) {
      used |= uses.get(i).asNumber(0, MAX_USES) << (4 * seats.get(i));
    }
    int at = seats.indexOf(in.number("asked"));
    if (at < 0) {
      throw in.get("asked").wrong("expected a seat of the order");
    }
    return new Window<>(moment, order, at, passed, used);
  }

  private static List<Integer> seats(Tree.Fields in, String name) {
    List<Integer> seats = new ArrayList<>();
    for (Tree item : in.itemsOf(name).all()) {
      int seat = item.asNumber(0, MAX_SEATS - 1);
      if (seats.contains(seat)) {
        throw item.wrong("seat " + seat + " is there twice");
      }
      seats.add(seat);
    }
    return seats;
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
  public boolean isPublic(P table) {
    return moment.isPublic(table);
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
    boolean declares = moment.declares();
    if (declares) {
      moment.declared(table).add(table.cells, choice, seat, depth(table), DECLARED, 1);
    }
    int usedNow = moment.uses() == 0 ? used : used + (1 << (4 * seat));
    int passedNow = moment.passIsFinal() ? passed : 0;
    goOn(table, passedNow, usedNow, moment.alternates() ? at + 1 : at, flow);
    if (declares) {
      moment.declare(table, seat, choice, flow);
    } else {
      moment.use(table, seat, choice, flow);
    }
  }

  @Override
  public boolean fits(P table, @Nullable Step<P> below) {
    return moment.fits(table, this);
  }

  /** The window is left: what was declared in it never acts. */
  @Override
  public void dropped(P table) {
    forget(moment, table);
  }

  private static <P extends Position<P>> void forget(Moment<P> moment, P table) {
    if (!moment.declares()) {
      return;
    }
    Lasting declared = moment.declared(table);
    int depth = depth(table);
    for (int row = declared.count(table.cells) - 1; row >= 0; row--) {
      if (isOwn(declared, table.cells, row, depth)) {
        declared.remove(table.cells, row);
      }
    }
  }

  private static boolean isOwn(Lasting declared, byte[] cells, int row, int depth) {
    return declared.until(cells, row) == DECLARED && declared.target(cells, row) == depth;
  }

  private boolean spent(int seat, int usedNow) {
    int uses = moment.uses();
    return uses > 0 && (usedNow >>> (4 * seat) & 15) >= uses;
  }

  /** How many windows below have or may have something declared: it tells their rows apart. */
  public static <P extends Position<P>> int depth(P table) {
    return table.count(step ->
        step instanceof Resolve<P>
            || (step instanceof Window<P> window && window.moment.declares()));
  }

  /** Asks the next seat that may still act; when there is none, what was declared acts. */
  private void goOn(P table, int passedNow, int usedNow, int next, Flow<P> flow) {
    int count = count();
    boolean around = moment.alternates() || !moment.passIsFinal();
    for (int i = 0; i < count; i++) {
      int index = next + i;
      if (index >= count) {
        if (!around) {
          break;
        }
        index %= count;
      }
      int seat = seat(index);
      if ((passedNow >>> seat & 1) == 0 && !spent(seat, usedNow)) {
        flow.then(new Window<>(moment, order, index, passedNow, usedNow));
        return;
      }
    }
    if (moment.declares() && moment.declared(table).count(table.cells) > 0) {
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
      Lasting declared = moment.declared(table);
      int depth = depth(table);
      for (int row = 0; row < declared.count(table.cells); row++) {
        if (isOwn(declared, table.cells, row, depth)) {
          int effect = declared.effect(table.cells, row);
          int owner = declared.owner(table.cells, row);
          declared.remove(table.cells, row);
          flow.then(this);
          moment.use(table, owner, effect, flow);
          return;
        }
      }
    }

    /** The window is left before all has acted: the rest never does. */
    @Override
    public void dropped(P table) {
      forget(moment, table);
    }
  }
}
