package banneret.bots;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.cards.Redeal;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.place.Ground;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.place.Silhouette;
import banneret.kernel.state.Layout;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.SeatAsk;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * A race for tests, with each kind of question: put your runner on the line, bid in secret for a
 * start, then play cards from a hidden hand for yourself or against the others.
 */
class Race implements Game<Race.Track> {
  private static final Clause ANY = new Clause("race.any");
  private static final Luck DIE = Luck.numbers("die");
  private static final Luck CARD = Luck.numbers("card");
  private static final int KINDS = 4;
  private static final int ROUNDS = 6;
  private static final int GAMBLE = 3;
  private static final int PASS = -1;

  private final int seats;
  private final Pile pile;
  private final Hand[] hands;
  private final Redeal redeal;
  private final int at;
  private final int round;
  private final int cells;

  Race(int seats) {
    this.seats = seats;
    Layout layout = new Layout();
    pile = new Pile(layout, KINDS, 0);
    hands = new Hand[seats];
    for (int seat = 0; seat < seats; seat++) {
      hands[seat] = new Hand(layout, seat, KINDS, seats);
    }
    redeal = new Redeal(pile, hands);
    at = layout.take(seats);
    round = layout.take(1);
    cells = layout.size();
  }

  static final class Track extends Position<Track> {
    Track(int seats, int cells) {
      super(seats, cells);
    }

    @Override
    public int open() {
      return 0;
    }

    @Override
    public Track copy() {
      Track copy = new Track(seats(), cells.length);
      copy.copyFrom(this);
      return copy;
    }
  }

  /** Each seat in turn says where its runner starts. */
  record Toe(Race race, int seat) implements Place<Track> {
    @Override
    public String name() {
      return "toe";
    }

    @Override
    public int seat(Track table) {
      return seat;
    }

    @Override
    public Clause clause(Track table) {
      return ANY;
    }

    @Override
    public Clause forbids(Track table, Pose pose) {
      return pose.x() < 0 || pose.x() > 2000 ? ANY : null;
    }

    @Override
    public Placement placement(Track table) {
      return new Placement(
          new Ground(2000, 0, List.of()), Silhouette.rectangle(100, 100), null, null);
    }

    @Override
    public void candidates(Track table, Poses out) {
      for (int x = 0; x <= 2; x++) {
        out.add(new Pose(x * 1000, 0, 0));
      }
    }

    @Override
    public void place(Track table, Pose pose, Flow<Track> flow) {
      table.cells[race.at + seat] = (byte) (pose.x() / 1000);
      if (seat + 1 < race.seats) {
        flow.then(new Toe(race, seat + 1));
      } else {
        flow.then(new Deal(race));
      }
    }
  }

  record Deal(Race race) implements Procedure<Track> {
    @Override
    public String name() {
      return "deal";
    }

    @Override
    public void run(Track table, Flow<Track> flow) {
      for (int seat = 0; seat < race.seats; seat++) {
        race.draw(table, seat, flow);
        race.draw(table, seat, flow);
      }
      flow.then(new Round(race));
    }
  }

  record Round(Race race) implements Procedure<Track> {
    @Override
    public String name() {
      return "round";
    }

    @Override
    public void run(Track table, Flow<Track> flow) {
      if (++table.cells[race.round] > ROUNDS) {
        flow.end(race.standing(table));
      } else {
        flow.then(new Bid(race), new Turn(race, 0));
      }
    }
  }

  /** All bid twice in secret; the highest bid, if alone, runs three fields. */
  record Bid(Race race) implements SealedAsk<Track> {
    @Override
    public String name() {
      return "bid";
    }

    @Override
    public int asked(Track table) {
      return (1 << race.seats) - 1;
    }

    @Override
    public Clause clause(Track table) {
      return ANY;
    }

    @Override
    public void candidates(Track table, int seat, Line own, Options out) {
      for (int i = 0; i <= 2; i++) {
        out.add(i);
      }
    }

    @Override
    public Clause forbids(Track table, int seat, Line own, int choice) {
      return null;
    }

    @Override
    public boolean complete(Track table, int seat, Line own) {
      return own.size() == 2;
    }

    @Override
    public void open(Track table, Lines all, Flow<Track> flow) {
      int best = -1;
      int winner = -1;
      for (int seat = 0; seat < race.seats; seat++) {
        int bid = all.of(seat).get(0) + all.of(seat).get(1);
        winner = bid > best ? seat : bid == best ? -1 : winner;
        best = Math.max(best, bid);
      }
      if (winner >= 0) {
        table.cells[race.at + winner] += (byte) 3;
      }
    }

    @Override
    public String phrase(Track table, int seat, Line own, int choice) {
      return Integer.toString(choice);
    }

    @Override
    public void say(Track table, int seat, Line own, int choice, Saying out) {
      out.number("bid", choice);
    }
  }

  /** The seat plays a card or passes. */
  record Turn(Race race, int seat) implements SeatAsk<Track> {
    @Override
    public String name() {
      return "turn";
    }

    @Override
    public Clause clause(Track table) {
      return ANY;
    }

    @Override
    public void candidates(Track table, int asked, Options out) {
      for (int kind = 0; kind < KINDS; kind++) {
        out.add(kind);
      }
      out.add(PASS);
    }

    @Override
    public Clause forbids(Track table, int asked, int choice) {
      return choice == PASS || race.hands[seat].count(table.cells, choice) > 0 ? null : ANY;
    }

    @Override
    public void answer(Track table, int asked, int choice, Flow<Track> flow) {
      flow.then(seat + 1 < race.seats ? new Turn(race, seat + 1) : new Round(race));
      if (choice != PASS) {
        flow.then(new Whom(race, seat, choice));
      }
    }

    @Override
    public String phrase(Track table, int asked, int choice) {
      return choice == PASS ? "pass" : "play-" + choice;
    }

    @Override
    public void say(Track table, int asked, int choice, Saying out) {
      out.number("card", choice);
    }
  }

  /** The card moves the seat itself forward (0) or all others back (1). */
  record Whom(Race race, int seat, int card) implements SeatAsk<Track> {
    @Override
    public String name() {
      return "whom";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("seat", seat).put("card", card);
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public Clause clause(Track table) {
      return ANY;
    }

    @Override
    public void candidates(Track table, int asked, Options out) {
      out.add(0);
      out.add(1);
    }

    @Override
    public Clause forbids(Track table, int asked, int choice) {
      return null;
    }

    @Override
    public void answer(Track table, int asked, int choice, Flow<Track> flow) {
      race.hands[seat].remove(table.cells, card);
      int steps = card == GAMBLE ? flow.die(DIE) : card;
      for (int runner = 0; runner < race.seats; runner++) {
        if (choice == 0 && runner == seat) {
          table.cells[race.at + runner] += (byte) steps;
        } else if (choice == 1 && runner != seat) {
          table.cells[race.at + runner] -= (byte) (steps / 2);
        }
      }
      race.draw(table, seat, flow);
    }

    @Override
    public String phrase(Track table, int asked, int choice) {
      return choice == 0 ? "self" : "others";
    }

    @Override
    public void say(Track table, int asked, int choice, Saying out) {
      out.number("whom", choice);
    }
  }

  private void draw(Track table, int seat, Flow<Track> flow) {
    if (pile.size(table.cells) > 0) {
      hands[seat].add(table.cells, pile.draw(table.cells, flow, CARD, 1 << seat), 0);
    }
  }

  private Standing standing(Track table) {
    int[] points = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      points[seat] = table.cells[at + seat];
    }
    return Standing.ranked(points, points, ANY);
  }

  @Override
  public String id() {
    return "race";
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
    return seats;
  }

  @Override
  public int maxSeats() {
    return seats;
  }

  @Override
  public List<SetupOption> options() {
    return List.of();
  }

  @Override
  public Track lay(Setup setup) {
    Track table = new Track(seats, cells);
    for (int kind = 0; kind < KINDS; kind++) {
      pile.shuffleIn(table.cells, kind, 8);
    }
    table.begin(new Toe(this, 0));
    return table;
  }

  @Override
  public void redeal(Track table, int seat, Chance chance) {
    redeal.redeal(table.cells, seat, chance);
  }

  @Override
  public Tree.Fields view(Track table, int seat) {
    Tree.Items own = Tree.items();
    for (int kind = 0; kind < KINDS; kind++) {
      own.add(hands[seat].count(table.cells, kind));
    }
    return Tree.fields().put("at", runners(table)).put("hand", own);
  }

  @Override
  public Tree.Fields write(Track table) {
    Tree.Items all = Tree.items();
    for (byte cell : table.cells) {
      all.add(cell);
    }
    return Tree.fields().put("cells", all);
  }

  private Tree.Items runners(Track table) {
    Tree.Items runners = Tree.items();
    for (int seat = 0; seat < seats; seat++) {
      runners.add(table.cells[at + seat]);
    }
    return runners;
  }

  @Override
  public Track read(Tree.Fields tree) {
    Track table = new Track(seats, cells);
    for (int i = 0; i < cells; i++) {
      table.cells[i] = (byte) tree.itemsOf("cells").get(i).asNumber();
    }
    return table;
  }

  @Override
  public Steps<Track> steps() {
    return new Steps<Track>()
        .add(new Deal(this))
        .add(new Round(this))
        .add("toe", in -> new Toe(this, in.number("seat")))
        .add("bid", in -> new Bid(this))
        .add("turn", in -> new Turn(this, in.number("seat")))
        .add("whom", in -> new Whom(this, in.number("seat"), in.number("card")));
  }

  @Override
  public Names names(String kind) {
    return new Names(kind, List.of());
  }

  @Override
  public int value(Track table, int seat) {
    int value = 0;
    for (int other = 0; other < seats; other++) {
      value += table.cells[at + other] * (other == seat ? 4 * seats : -4);
    }
    for (int kind = 0; kind < KINDS; kind++) {
      value += hands[seat].count(table.cells, kind) * kind;
    }
    return value;
  }

  @Override
  public int round(Track table) {
    return table.cells[round];
  }
}
