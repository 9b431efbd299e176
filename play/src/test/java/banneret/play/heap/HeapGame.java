package banneret.play.heap;

import banneret.kernel.Chance;
import banneret.kernel.Game;
import banneret.kernel.Names;
import banneret.kernel.Setup;
import banneret.kernel.Steps;
import banneret.kernel.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The game with its content. */
final class HeapGame implements Game<Heap> {
  private static final Names SEATS = new Names("seat", List.of("red", "blue", "green"));
  private static final Names CARDS = new Names("card", Rules.CARDS);
  private final String content;
  private final int stones;

  HeapGame(Tree.Fields content) {
    Tree.Fields heap = content.fieldsOf("heap");
    heap.allow("stones", "north");
    this.content = content.fingerprint();
    stones = heap.number("stones", 1, 100);
  }

  @Override
  public String id() {
    return "heap";
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public String content() {
    return content;
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 3;
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public Heap lay(Setup setup) {
    Heap heap = new Heap(setup.seats());
    heap.cells[Heap.STONES] = (byte) stones;
    heap.begin(new Rules.Deal());
    return heap;
  }

  @Override
  public void redeal(Heap table, int seat, Chance chance) {}

  @Override
  public Tree.Fields view(Heap table, int seat) {
    Tree.Fields view = open(table);
    if (seat >= 0) {
      view.put("card", CARDS.word(table.cells[Heap.CARD + seat]));
    }
    return view;
  }

  private static Tree.Fields open(Heap table) {
    Tree.Fields taken = Tree.fields();
    for (int seat = 0; seat < table.seats(); seat++) {
      taken.put(SEATS.word(seat), table.cells[Heap.TAKEN + seat]);
    }
    return Tree.fields()
        .put("seats", table.seats())
        .put("stones", table.cells[Heap.STONES])
        .put("turn", SEATS.word(table.cells[Heap.TURN]))
        .put("taken", taken);
  }

  @Override
  public Tree.Fields write(Heap table) {
    Tree.Items cards = Tree.items();
    for (int seat = 0; seat < table.seats(); seat++) {
      cards.add(CARDS.word(table.cells[Heap.CARD + seat]));
    }
    return open(table).put("cards", cards);
  }

  @Override
  public Heap read(Tree.Fields tree) {
    tree.allow("seats", "stones", "turn", "taken", "cards", "steps", "over");
    Heap heap = new Heap(tree.numberOr("seats", 2, 2, 3));
    heap.cells[Heap.STONES] = (byte) tree.numberOr("stones", stones, 0, 100);
    heap.cells[Heap.TURN] = (byte) (tree.has("turn") ? tree.id("turn", SEATS) : 0);
    Tree.Fields taken = tree.fieldsIfAny("taken");
    for (String seat : taken.names()) {
      int id = Tree.of(seat).at(taken.where()).asId(SEATS);
      heap.cells[Heap.TAKEN + id] = (byte) taken.number(seat, 0, 100);
    }
    Tree.Items cards = tree.itemsIfAny("cards");
    for (int seat = 0; seat < cards.size() && seat < heap.seats(); seat++) {
      heap.cells[Heap.CARD + seat] = (byte) cards.get(seat).asId(CARDS);
    }
    heap.begin(new Rules.Turn());
    return heap;
  }

  @Override
  public Steps<Heap> steps() {
    return new Steps<Heap>().add(new Rules.Deal()).add(new Rules.Turn());
  }

  @Override
  public Names names(String kind) {
    return kind.equals("seat") ? SEATS : CARDS;
  }

  @Override
  public int value(Heap table, int seat) {
    return table.cells[Heap.TAKEN + seat];
  }

  @Override
  public int round(Heap table) {
    return 1;
  }

  @Override
  public @Nullable String inconsistency(Heap table) {
    return table.cells[Heap.TURN] < table.seats() ? null : "nobody sits where the turn is";
  }
}
