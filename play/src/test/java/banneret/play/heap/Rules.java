package banneret.play.heap;

import banneret.kernel.luck.Luck;
import banneret.kernel.step.Ask;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Happening;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The steps of the game. */
final class Rules {
  static final List<String> CARDS = List.of("low", "middle", "high");
  static final Clause DEAL = new Clause("heap.deal.hidden-card");
  static final Clause TAKE = new Clause("heap.take.up-to-three");
  static final Clause NO_MORE = new Clause("heap.take.no-more-than-there");
  static final Clause ROLL = new Clause("heap.roll.die-and-card");
  static final Clause LAST = new Clause("heap.end.last-stone");
  static final Happening DEALT = Happening.of("dealt", DEAL, "who:seat", "card:card?");
  static final Happening TOOK = Happening.of("took", TAKE, "who:seat", "n:number");
  static final Happening ROLLED = Happening.of("rolled", ROLL, "who:seat");
  static final Luck CARD = new Luck("card", CARDS);
  static final Luck DIE = Luck.numbers("die");
  private static final Breakdown.Source BY_DIE =
      new Breakdown.Source("die", Saying.NUMBER, ROLL, true);
  private static final Breakdown.Source BY_CARD = new Breakdown.Source("card", "card", ROLL, false);
  private static final int TO_ROLL = 0;

  private Rules() {}

  record Deal() implements Procedure<Heap> {
    @Override
    public String name() {
      return "deal";
    }

    @Override
    public void run(Heap table, Flow<Heap> flow) {
      for (int seat = 0; seat < table.seats(); seat++) {
        int card = flow.pick(CARD, CARDS.size(), 1 << seat);
        table.cells[Heap.CARD + seat] = (byte) card;
        flow.tellOnly(1 << seat, DEALT, seat, card);
      }
      flow.then(new Turn());
    }
  }

  record Turn() implements Ask<Heap> {
    @Override
    public String name() {
      return "turn";
    }

    @Override
    public int asked(Heap table) {
      return 1 << table.cells[Heap.TURN];
    }

    @Override
    public Clause clause(Heap table) {
      return TAKE;
    }

    @Override
    public void candidates(Heap table, int seat, Options out) {
      for (int n = 1; n <= 4; n++) {
        out.add(n);
      }
      out.add(TO_ROLL);
    }

    @Override
    public @Nullable Clause forbids(Heap table, int seat, int choice) {
      return choice > 3 ? TAKE : choice > table.cells[Heap.STONES] ? NO_MORE : null;
    }

    @Override
    public void answer(Heap table, int seat, int choice, Flow<Heap> flow) {
      int n = choice == TO_ROLL ? roll(table, seat, flow) : choice;
      n = Math.min(n, table.cells[Heap.STONES]);
      table.cells[Heap.STONES] -= (byte) n;
      table.cells[Heap.TAKEN + seat] += (byte) n;
      flow.tell(TOOK, seat, n);
      if (table.cells[Heap.STONES] == 0) {
        flow.end(standing(table, seat));
      } else {
        table.cells[Heap.TURN] = (byte) table.next();
        flow.then(new Turn());
      }
    }

    private static int roll(Heap table, int seat, Flow<Heap> flow) {
      int card = table.cells[Heap.CARD + seat];
      Tally tally = new Tally();
      tally.add(BY_DIE, 0, flow.die(DIE)).add(BY_CARD, card, card - 1);
      Breakdown[] sums = {tally.toBreakdown("haul")};
      if (flow.isTold()) {
        flow.hear(new Event(ROLLED, 0, new int[] {seat}, sums));
      }
      return tally.sum();
    }

    private static Standing standing(Heap table, int winner) {
      int[] places = new int[table.seats()];
      int[] points = new int[table.seats()];
      for (int seat = 0; seat < table.seats(); seat++) {
        places[seat] = seat == winner ? 1 : 2;
        points[seat] = table.cells[Heap.TAKEN + seat];
      }
      return new Standing(places, points, LAST);
    }

    @Override
    public String phrase(Heap table, int seat, int choice) {
      return choice == TO_ROLL ? "roll" : "take " + choice;
    }

    @Override
    public void say(Heap table, int seat, int choice, Saying out) {
      out.as(choice == TO_ROLL ? "option.roll" : "option.take").number("n", choice);
    }
  }
}
