package banneret.kernel;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.SeatAsk;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * A band gives an order: scout two grounds, dig for a card, peek at the deck, or hold.
 *
 * @param left how many orders the band still has, this one included
 */
record Orders(int seat, int left) implements SeatAsk<Field> {
  static final int SCOUT = 0;
  static final int DIG = 1;
  static final int PEEK = 2;
  static final int HOLD = 3;
  private static final String[] WORDS = {"scout", "dig", "peek", "hold"};

  @Override
  public String name() {
    return "orders";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("seat", seat).put("left", left);
  }

  @Override
  public Clause clause(Field field) {
    return Skirmish.ORDERS;
  }

  @Override
  public void candidates(Field field, int who, Options out) {
    for (int order = SCOUT; order <= HOLD; order++) {
      out.add(order);
    }
  }

  @Override
  public @Nullable Clause forbids(Field field, int who, int choice) {
    if (choice != HOLD && field.men(who) == 0) {
      return Skirmish.NO_MEN;
    }
    return choice == DIG && Field.DECK.size(field.cells) == 0 ? Skirmish.DECK_EMPTY : null;
  }

  @Override
  public void answer(Field field, int who, int choice, Flow<Field> flow) {
    if (left > 1) {
      flow.then(new Orders(seat, left - 1));
    } else if (seat + 1 < field.seats()) {
      flow.then(new Orders(seat + 1, 2));
    }
    switch (choice) {
      case SCOUT -> flow.then(new Scout(seat, -1));
      case DIG -> field.draw(seat, flow);
      case PEEK -> Field.DECK.look(field.cells, flow, Skirmish.CARD, 2, seat);
      default -> {}
    }
  }

  @Override
  public String phrase(Field field, int who, int choice) {
    return WORDS[choice];
  }

  @Override
  public void say(Field field, int who, int choice, Saying out) {
    out.as("option." + WORDS[choice]);
  }
}
