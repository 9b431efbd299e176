package banneret.drill;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Chance;
import banneret.kernel.place.Ground;
import banneret.kernel.place.Pose;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Standing;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Captains drill their trays on open ground: whoever ends nearest to the standard wins. */
final class Drill implements Game<Parade> {
  static final Clause FORM_UP = new Clause("drill.form-up");
  static final Clause OWN_STRIP = new Clause("drill.form-up.own-strip");
  static final Clause ON_GROUND = new Clause("drill.ground.on-it");
  static final Clause NO_OVERLAP = new Clause("drill.ground.no-overlap");
  static final Clause ROCK = new Clause("drill.ground.rock");
  static final Clause ORDER = new Clause("drill.order");
  static final Clause MARCH = new Clause("drill.march");
  static final Clause DISTANCE = new Clause("drill.march.distance");
  static final Clause TURN = new Clause("drill.march.turn");
  static final Clause END = new Clause("drill.end");

  static final Happening FORMED =
      Happening.of("formed-up", FORM_UP, "seat:seat", "x:length", "y:length", "turn:angle");
  static final Happening MARCHED =
      Happening.of("marched", MARCH, "seat:seat", "moved:length", "turned:angle");
  static final Happening STOOD = Happening.of("stood", ORDER, "seat:seat");
  static final Happening ENDED = Happening.of("ended", END, "seat:seat", "distance:length");

  private static final List<String> COLOURS = List.of("red", "blue", "green");
  private static final Names SEATS = new Names("seat", COLOURS);
  private static final Names TRAYS = new Names("tray", COLOURS);
  private static final Names TERRAIN = new Names("terrain", List.of("rock"));
  private static final String BESIDE = "beside";

  final Content content;
  private final Steps<Parade> steps =
      new Steps<Parade>()
          .add("form-up", in -> new FormUp(this, seat(in)))
          .add("order", in -> new Order(this, seat(in)))
          .add("march", in -> new March(this, seat(in)));

  Drill(Content content) {
    this.content = content;
  }

  private static int seat(Tree.Fields in) {
    in.allow("seat");
    return in.number("seat", 0, Parade.SEATS - 1);
  }

  @Override
  public String id() {
    return "drill";
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public String content() {
    return content.fingerprint();
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return Parade.SEATS;
  }

  @Override
  public List<SetupOption> options() {
    return List.of();
  }

  @Override
  public Parade lay(Setup setup) {
    setup.options().allow();
    if (setup.seats() < minSeats() || setup.seats() > maxSeats()) {
      throw setup.options().wrong("a drill is for 2 or 3");
    }
    Parade parade = new Parade(setup.seats());
    parade.begin(new FormUp(this, 0));
    return parade;
  }

  @Override
  public void redeal(Parade parade, int seat, Chance chance) {}

  /** What lies on the ground, but for the tray of one seat. */
  Ground ground(Parade parade, int but) {
    List<Ground.Lying> lying = new ArrayList<>();
    lying.add(new Ground.Lying("terrain", 0, content.rock(), content.rockAt()));
    for (int seat = 0; seat < parade.seats(); seat++) {
      Pose pose = parade.tray(seat);
      if (seat != but && pose != null) {
        lying.add(new Ground.Lying("tray", seat, content.tray(), pose));
      }
    }
    return new Ground(content.width(), content.depth(), lying);
  }

  /** The clause that forbids a seat's tray to lie there, or null. */
  @Nullable Clause forbids(Parade parade, int seat, Pose pose) {
    double[] tray = Shapes.at(content.tray(), pose);
    if (!Shapes.isWithin(tray, 0, 0, content.width(), content.depth())) {
      return ON_GROUND;
    }
    if (Shapes.overlap(tray, Shapes.at(content.rock(), content.rockAt()))) {
      return ROCK;
    }
    for (int other = 0; other < parade.seats(); other++) {
      Pose there = other == seat ? null : parade.tray(other);
      if (there != null && Shapes.overlap(tray, Shapes.at(content.tray(), there))) {
        return NO_OVERLAP;
      }
    }
    return null;
  }

  /** What comes after a seat's answer. */
  void goOn(Parade parade, int seat, Flow<Parade> flow) {
    if (seat + 1 < parade.seats()) {
      flow.then(
          parade.hasFormed(seat + 1) ? new Order(this, seat + 1) : new FormUp(this, seat + 1));
    } else if (parade.round() == content.rounds()) {
      for (int one = 0; one < parade.seats(); one++) {
        flow.tell(ENDED, one, distance(parade, one));
      }
      flow.end(standing(parade));
    } else {
      parade.round(parade.round() + 1);
      flow.then(new Order(this, 0));
    }
  }

  private Standing standing(Parade parade) {
    int[] ranks = new int[parade.seats()];
    int[] points = new int[parade.seats()];
    for (int seat = 0; seat < parade.seats(); seat++) {
      ranks[seat] = value(parade, seat);
      points[seat] = Math.max(0, 20 - distance(parade, seat) / 1_000);
    }
    return Standing.ranked(ranks, points, END);
  }

  /** How far a seat's tray is from the standard. */
  private int distance(Parade parade, int seat) {
    Pose pose = parade.tray(seat);
    return pose == null
        ? content.width() + content.depth()
        : Shapes.distance(pose, content.standard());
  }

  @Override
  public Tree.Fields view(Parade parade, int seat) {
    return Tree.fields()
        .put("round", parade.round())
        .put("ground", ground(parade, -1).write(this::names))
        .put("standard", content.standard().phrase());
  }

  @Override
  public Tree.Fields write(Parade parade) {
    Tree.Items trays = Tree.items();
    for (int seat = 0; seat < parade.seats(); seat++) {
      Pose pose = parade.tray(seat);
      trays.add(pose == null ? BESIDE : pose.phrase());
    }
    return Tree.fields().put("round", parade.round()).put("trays", trays);
  }

  @Override
  public Parade read(Tree.Fields in) {
    in.allow("round", "trays", "steps", "over", "sealed");
    Tree.Items trays = in.itemsOf("trays");
    if (trays.size() < minSeats() || trays.size() > maxSeats()) {
      throw trays.wrong("expected 2 or 3 trays");
    }
    Parade parade = new Parade(trays.size());
    parade.round(in.number("round", 1, content.rounds()));
    for (int seat = 0; seat < trays.size(); seat++) {
      String text = trays.get(seat).asText();
      Pose pose = Pose.read(text);
      if (pose == null && !text.equals(BESIDE)) {
        throw trays.get(seat).wrong("expected 'beside' or 'at X Y facing TURN'");
      }
      if (pose != null) {
        parade.tray(seat, pose);
      }
    }
    return parade;
  }

  @Override
  public Steps<Parade> steps() {
    return steps;
  }

  @Override
  public Names names(String kind) {
    return switch (kind) {
      case "tray" -> TRAYS;
      case "terrain" -> TERRAIN;
      default -> SEATS;
    };
  }

  @Override
  public int value(Parade parade, int seat) {
    return -distance(parade, seat);
  }

  @Override
  public int swing() {
    return 2_000;
  }

  @Override
  public int round(Parade parade) {
    return parade.round();
  }

  /** Trays lie where they may, and have formed up in order. */
  @Override
  public @Nullable String inconsistency(Parade parade) {
    for (int seat = 0; seat < parade.seats(); seat++) {
      Pose pose = parade.tray(seat);
      Clause clause = pose == null ? null : forbids(parade, seat, pose);
      if (clause != null) {
        return "tray " + COLOURS.get(seat) + ": " + clause;
      }
    }
    int formed = 0;
    while (formed < parade.seats() && parade.hasFormed(formed)) {
      formed++;
    }
    int asked = parade.standing() == null ? formed : parade.seats();
    Step<Parade> step = parade.step();
    if (step != null) {
      asked = step instanceof FormUp form ? form.seat() : parade.seats();
    }
    for (int seat = formed; seat < parade.seats(); seat++) {
      asked = parade.hasFormed(seat) ? -1 : asked;
    }
    boolean early = formed == parade.seats() || parade.round() == 1;
    return asked == formed && early && parade.steps().size() <= 1
        ? null
        : "expected trays to form up in order before anything else";
  }
}
