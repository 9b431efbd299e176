package banneret.simulate;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.SeatAsk;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A game for tests: all guess a die in secret, then each in turn stakes points on a coin. With the
 * option {@code mood} it breaks or goes on for ever.
 */
final class Toss implements Game<Toss.Purse> {
  private static final Clause ANY = new Clause("toss.any");
  private static final Luck COIN = Luck.numbers("coin");
  private static final Luck DIE = Luck.numbers("die");
  private static final int ROUND = 4;
  private static final int MOOD = 5;
  private static final List<String> MOODS = List.of("calm", "broken", "endless");

  /** The seeds of the set-ups that were drawn. */
  final List<Integer> draws = Collections.synchronizedList(new ArrayList<>());

  private final boolean turned;

  Toss() {
    this(false);
  }

  /**
   * @param turned true if the last chair has the first seat, and so on
   */
  Toss(boolean turned) {
    this.turned = turned;
  }

  static final class Purse extends Position<Purse> {
    Purse(int seats) {
      super(seats, 6);
    }

    @Override
    public int open() {
      return 0;
    }

    @Override
    public Purse copy() {
      Purse copy = new Purse(seats());
      copy.copyFrom(this);
      return copy;
    }
  }

  @Override
  public Setup drawn(Setup setup, int seed) {
    draws.add(seed);
    return setup;
  }

  @Override
  public String faction(Purse table, int seat) {
    return seat == 0 ? "north" : "south";
  }

  record Round() implements Procedure<Purse> {
    @Override
    public String name() {
      return "round";
    }

    @Override
    public void run(Purse table, Flow<Purse> flow) {
      int mood = table.cells[MOOD];
      int round = ++table.cells[ROUND];
      if (round > 5 && mood == 1) {
        throw new IllegalStateException("the coin is gone");
      }
      if (mood == 2) {
        table.cells[ROUND] = 2;
      }
      if (round > 10) {
        flow.end(standing(table));
      } else {
        flow.then(new Stake(0));
      }
    }

    private static Standing standing(Purse table) {
      int[] points = new int[table.seats()];
      for (int seat = 0; seat < table.seats(); seat++) {
        points[seat] = table.cells[seat];
      }
      return Standing.ranked(points, points, ANY);
    }
  }

  record Guess() implements SealedAsk<Purse> {
    @Override
    public String name() {
      return "guess";
    }

    @Override
    public int asked(Purse table) {
      return (1 << table.seats()) - 1;
    }

    @Override
    public Clause clause(Purse table) {
      return ANY;
    }

    @Override
    public void candidates(Purse table, int seat, Line own, Options out) {
      for (int guess = 1; guess <= 6; guess++) {
        out.add(guess);
      }
    }

    @Override
    public Clause forbids(Purse table, int seat, Line own, int choice) {
      return own.contains(choice) ? ANY : null;
    }

    @Override
    public boolean complete(Purse table, int seat, Line own) {
      return own.size() == 2;
    }

    @Override
    public void open(Purse table, Lines all, Flow<Purse> flow) {
      int die = flow.die(DIE);
      for (int seat = 0; seat < table.seats(); seat++) {
        table.cells[seat] += (byte) (all.of(seat).contains(die) ? 2 : 0);
      }
      flow.then(new Round());
    }

    @Override
    public String phrase(Purse table, int seat, Line own, int choice) {
      return Integer.toString(choice);
    }

    @Override
    public void say(Purse table, int seat, Line own, int choice, Saying out) {
      out.number("guess", choice);
    }
  }

  /** How much to stake; poor seats have no choice. */
  record Stake(int seat) implements SeatAsk<Purse> {
    @Override
    public String name() {
      return "stake";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("seat", seat);
    }

    @Override
    public Clause clause(Purse table) {
      return ANY;
    }

    @Override
    public void candidates(Purse table, int asked, Options out) {
      out.add(1);
      out.add(2);
      out.add(3);
    }

    @Override
    public Clause forbids(Purse table, int asked, int choice) {
      return choice > 1 && choice > table.cells[seat] ? ANY : null;
    }

    @Override
    public void answer(Purse table, int asked, int choice, Flow<Purse> flow) {
      flow.then(new Face(seat, choice));
    }

    @Override
    public String phrase(Purse table, int asked, int choice) {
      return "stake-" + choice;
    }

    @Override
    public void say(Purse table, int asked, int choice, Saying out) {
      out.number("stake", choice);
    }
  }

  /** Keep the stake (0) or toss for it (1): it comes up more often than not. */
  record Face(int seat, int stake) implements SeatAsk<Purse> {
    @Override
    public String name() {
      return "face";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("seat", seat).put("stake", stake);
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public Clause clause(Purse table) {
      return ANY;
    }

    @Override
    public void candidates(Purse table, int asked, Options out) {
      out.add(0);
      out.add(1);
    }

    @Override
    public Clause forbids(Purse table, int asked, int choice) {
      return null;
    }

    @Override
    public void answer(Purse table, int asked, int choice, Flow<Purse> flow) {
      if (choice == 1) {
        int won = flow.pick(COIN, 3, -1) > 0 ? stake : -stake;
        table.cells[seat] = (byte) Math.max(0, table.cells[seat] + won);
      }
      flow.then(seat + 1 < table.seats() ? new Stake(seat + 1) : new Round());
    }

    @Override
    public String phrase(Purse table, int asked, int choice) {
      return choice == 0 ? "keep" : "toss";
    }

    @Override
    public void say(Purse table, int asked, int choice, Saying out) {
      out.number("face", choice);
    }
  }

  @Override
  public String id() {
    return "toss";
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public String content() {
    return "none";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 4;
  }

  @Override
  public List<SetupOption> options() {
    return List.of(new SetupOption.Choice("mood", false, MOODS));
  }

  @Override
  public Purse lay(Setup setup) {
    Purse table = new Purse(setup.seats());
    int mood = MOODS.indexOf(setup.options().text("mood", "calm"));
    if (mood < 0) {
      throw new Malformed("", "mood: expected calm, broken or endless");
    }
    table.cells[MOOD] = (byte) mood;
    table.begin(new Guess());
    return table;
  }

  @Override
  public int seatOf(Purse table, int chair) {
    return turned ? table.seats() - 1 - chair : chair;
  }

  @Override
  public void redeal(Purse table, int seat, Chance chance) {}

  @Override
  public Tree.Fields view(Purse table, int seat) {
    return write(table);
  }

  @Override
  public Tree.Fields write(Purse table) {
    Tree.Items cells = Tree.items();
    for (byte cell : table.cells) {
      cells.add(cell);
    }
    return Tree.fields().put("cells", cells);
  }

  @Override
  public Purse read(Tree.Fields tree) {
    Purse table = new Purse(2);
    for (int i = 0; i < table.cells.length; i++) {
      table.cells[i] = (byte) tree.itemsOf("cells").get(i).asNumber();
    }
    return table;
  }

  @Override
  public Steps<Purse> steps() {
    return new Steps<Purse>()
        .add(new Round())
        .add(new Guess())
        .add("stake", in -> new Stake(in.number("seat")))
        .add("face", in -> new Face(in.number("seat"), in.number("stake")));
  }

  @Override
  public Names names(String kind) {
    return new Names(kind, List.of());
  }

  @Override
  public List<String> figures() {
    return List.of("purse");
  }

  @Override
  public int figure(Purse table, int figure, int seat) {
    return table.cells[seat];
  }

  @Override
  public int value(Purse table, int seat) {
    return table.cells[seat];
  }

  @Override
  public int round(Purse table) {
    return table.cells[ROUND];
  }
}
