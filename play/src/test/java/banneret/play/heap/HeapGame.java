package banneret.play.heap;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Chance;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
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
  public List<SetupOption> options() {
    return List.of(
        new SetupOption.WholeNumber("stones", false, stones, 1, 100),
        new SetupOption.Text("motto", true, 20),
        new SetupOption.Document("pockets", true, List.of("none", "two-pockets")));
  }

  /** The pockets that a seat comes with: the document it brings, or a ready-made one. */
  private static List<Integer> pockets(Setup setup, int seat) {
    Tree.Fields own = setup.own(seat);
    if (!own.has("pockets")) {
      return List.of();
    }
    if (!(own.get("pockets") instanceof Tree.Fields document)) {
      return own.text("pockets").equals("none") ? List.of() : List.of(1, 2);
    }
    document.allow("hold");
    List<Integer> pockets = new ArrayList<>();
    document.itemsOf("hold").all().forEach(pocket -> pockets.add(pocket.asNumber(0, 9)));
    return pockets;
  }

  @Override
  public Heap lay(Setup setup) {
    List<Integer> pockets = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      pockets.addAll(pockets(setup, seat));
    }
    Heap heap = new Heap(setup.seats(), pockets.size());
    Tree.Fields options = setup.options();
    heap.cells[Heap.STONES] =
        (byte) (options.has("stones") ? Integer.parseInt(options.text("stones")) : stones);
    for (int i = 0; i < pockets.size(); i++) {
      heap.cells[Heap.POCKETS + i] = pockets.get(i).byteValue();
    }
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
    Tree.Items pockets = Tree.items();
    for (int i = Heap.POCKETS; i < table.cells.length; i++) {
      pockets.add(table.cells[i]);
    }
    return Tree.fields()
        .put("seats", table.seats())
        .put("stones", table.cells[Heap.STONES])
        .put("turn", SEATS.word(table.cells[Heap.TURN]))
        .put("taken", taken)
        .put("pockets", pockets);
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
    tree.allow("seats", "stones", "turn", "taken", "cards", "pockets", "steps", "over");
    Tree.Items pockets = tree.itemsIfAny("pockets");
    Heap heap = new Heap(tree.numberOr("seats", 2, 2, 3), pockets.size());
    for (int i = 0; i < pockets.size(); i++) {
      heap.cells[Heap.POCKETS + i] = (byte) pockets.get(i).asNumber(0, 9);
    }
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
