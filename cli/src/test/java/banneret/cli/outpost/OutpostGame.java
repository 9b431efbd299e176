package banneret.cli.outpost;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Chance;
import banneret.kernel.place.Pose;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Two camps on open ground; whoever lies nearer to the middle at the end wins. */
final class OutpostGame implements Game<Outposts> {
  static final Clause PITCH = new Clause("outpost.pitch");
  static final Clause GROUND = new Clause("outpost.pitch.on-the-ground");
  static final Clause ALONE = new Clause("outpost.pitch.five-inches-apart");
  static final Clause REACHED = new Clause("outpost.move.six-inches");
  static final Clause END = new Clause("outpost.end.nearest");
  static final Happening PITCHED =
      Happening.of("pitched", PITCH, "seat:seat", "x:length", "y:length", "turn:angle");

  private static final List<String> COLOURS = List.of("red", "blue");
  private static final int LONGEST_MOTTO = 12;
  private static final int LARGEST = 4;

  private final String content;
  private final Steps<Outposts> steps =
      new Steps<Outposts>()
          .add("pitch", in -> new Pitch(in.number("seat", 0, 1), false))
          .add("move", in -> new Pitch(in.number("seat", 0, 1), true))
          .add("night", in -> new Night(in.number("seat", 0, 1)));

  OutpostGame(String content) {
    this.content = content;
  }

  @Override
  public String id() {
    return "outpost";
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
    return Outposts.SEATS;
  }

  @Override
  public int maxSeats() {
    return Outposts.SEATS;
  }

  @Override
  public List<SetupOption> options() {
    return List.of(
        new SetupOption.WholeNumber("nights", false, 1, 0, 9),
        SetupOption.choice("weather", "fair", "foul"),
        new SetupOption.Text("motto", true, LONGEST_MOTTO),
        new SetupOption.Document("camp", true, List.of("small", "large")));
  }

  @Override
  public Outposts lay(Setup setup) {
    Outposts table = new Outposts();
    Tree.Fields options = setup.options();
    table.nights(options.has("nights") ? Integer.parseInt(options.text("nights")) : 1);
    for (int seat = 0; seat < Outposts.SEATS; seat++) {
      Tree.Fields own = setup.own(seat);
      if (own.has("camp") && own.get("camp") instanceof Tree.Fields camp) {
        camp.allow("front", "depth");
        table.size(seat, camp.number("front", 1, LARGEST), camp.number("depth", 1, LARGEST));
      } else {
        int size = own.has("camp") && own.text("camp").equals("large") ? LARGEST : 1;
        table.size(seat, size, size);
      }
    }
    table.begin(new Pitch(0, false));
    return table;
  }

  /** What comes after a seat's answer. */
  static void goOn(Outposts table, int seat, boolean isNight, Flow<Outposts> flow) {
    if (seat == 0) {
      flow.then(isNight ? new Night(1) : new Pitch(1, false));
    } else if (table.nights() == 0) {
      int[] ranks = {value(table.camp(0)), value(table.camp(1))};
      flow.end(Standing.ranked(ranks, new int[] {0, 0}, END));
    } else {
      table.nights(table.nights() - 1);
      flow.then(new Night(0));
    }
  }

  private static int value(@Nullable Pose camp) {
    int middle = Pitch.SIDE / 2;
    return camp == null
        ? -2 * Pitch.SIDE
        : -Math.abs(camp.x() - middle) - Math.abs(camp.y() - middle);
  }

  @Override
  public void redeal(Outposts table, int seat, Chance chance) {}

  @Override
  public Tree.Fields view(Outposts table, int seat) {
    return write(table);
  }

  @Override
  public Tree.Fields write(Outposts table) {
    Tree.Items camps = Tree.items();
    for (int seat = 0; seat < Outposts.SEATS; seat++) {
      Pose pose = table.camp(seat);
      camps.add(
          Tree.fields()
              .put("front", table.front(seat))
              .put("depth", table.depth(seat))
              .put("pose", pose == null ? "none" : pose.phrase()));
    }
    return Tree.fields().put("nights", table.nights()).put("camps", camps);
  }

  @Override
  public Outposts read(Tree.Fields in) {
    Outposts table = new Outposts();
    table.nights(in.number("nights", 0, 9));
    for (int seat = 0; seat < Outposts.SEATS; seat++) {
      Tree.Fields camp = in.itemsOf("camps").get(seat).asFields();
      table.size(seat, camp.number("front", 1, LARGEST), camp.number("depth", 1, LARGEST));
      Pose pose = Pose.read(camp.text("pose"));
      if (pose != null) {
        table.camp(seat, pose);
      }
    }
    return table;
  }

  @Override
  public Steps<Outposts> steps() {
    return steps;
  }

  @Override
  public Names names(String kind) {
    return new Names(kind, COLOURS);
  }

  @Override
  public int value(Outposts table, int seat) {
    return value(table.camp(seat));
  }

  @Override
  public int round(Outposts table) {
    return 1;
  }
}
