package banneret.kernel.facts;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.cards.Redeal;
import banneret.kernel.state.Contexts;
import banneret.kernel.state.EffectRows;
import banneret.kernel.state.Lasting;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * All facts of a game's position for a table of so many seats, declared once. What all can see
 * comes first in the cells; piles and hands hold the rest, and no open fact may follow them.
 *
 * @param <P> the game's position
 */
public final class State<P> extends Group<P> {
  /** What every position has beside what lies on the table; the kernel reads it. */
  private static final List<String> STACK = List.of("seats", "steps", "sealed", "over");

  private final Kind seats;
  private final Cells plan;
  private final List<Pile> piles = new ArrayList<>();
  private final List<Deck> decks = new ArrayList<>();
  private final List<Hand[]> hands = new ArrayList<>();
  private @Nullable Function<State<P>, P> make;

  /**
   * @param seats the seats by name, as many as there are at the table
   */
  public State(Kind seats) {
    this(seats, new Cells(new byte[0]));
  }

  /**
   * What a new position declares its facts on, so that they lie in its cells: the first time this,
   * which learns the whole plan, and from then on one that only finds the places again.
   */
  State<P> on(byte[] cells) {
    if (plan.size() == 0) {
      return this;
    }
    State<P> again = new State<>(seats, new Cells(cells));
    again.body.unwritten();
    return again;
  }

  /** Says how a position of this plan is made. */
  public State<P> madeBy(Function<State<P>, P> made) {
    make = made;
    return this;
  }

  /** A position of this plan with nothing on it. */
  P make() {
    if (make == null) {
      throw new IllegalStateException("nobody has said how a position is made");
    }
    return make.apply(this);
  }

  /** How many sit at the table. */
  public int seats() {
    return seats.count();
  }

  private State(Kind seats, Cells plan) {
    super(new Body<>(plan, new Mark<>(), 1, 1), new Mark<>());
    this.seats = seats;
    this.plan = plan;
  }

  // Rows, piles and hands

  /** Effects in force, written as a list with this form for each row. */
  public Lasting lasting(String name, int capacity, Form<P> row) {
    return rows(name, new Lasting(plan.open(), capacity), row);
  }

  /**
   * Effects that are being carried out, written as a list with this form for each row.
   *
   * @param depth how many there may be within one another
   * @param most how many targets each may have
   */
  public Contexts running(String name, int depth, int most, Form<P> row) {
    return rows(name, new Contexts(plan.open(), depth, most), row);
  }

  private <R extends EffectRows> R rows(String name, R rows, Form<P> row) {
    body.add(name, new Holdings.Listed<>(rows, row), mark);
    return plan.end(rows);
  }

  /** A pile that the game writes itself, as far as there is anything to write. */
  public Pile pile(Kind cards, int room) {
    Pile pile = new Pile(plan.hidden(), cards.count(), room);
    piles.add(pile);
    hands.add(new Hand[0]);
    return pile;
  }

  /** A pile written as {@code name-top}; views have its size as {@code name-pile} too. */
  public Pile pile(String name, Kind cards, int room) {
    Pile pile = pile(cards, room);
    body.add(
        name + "-pile",
        new Forms.Shown<>((table, cells, index, viewer) -> Tree.of(pile.size(cells))),
        mark);
    body.add(name + "-top", new Holdings.Top<>(pile, cards, seats), mark);
    return pile;
  }

  /** All cards of a pile, wherever they lie. */
  private record Deck(Pile pile, Kind cards, int[] counts) {}

  /** So many cards of each kind begin in a pile; from there they go to hands and facts. */
  public Pile made(Pile pile, Kind cards, int[] counts) {
    decks.add(new Deck(pile, cards, counts));
    return pile;
  }

  /**
   * A pile for each of several decks, whose cards come back under it face up.
   *
   * @param under how those that lie there are named, a list for each deck
   * @param counts how many of each kind a deck begins with
   */
  public Pile[] decks(String under, Kind cards, int[][] counts) {
    Pile[] made = new Pile[counts.length];
    for (int deck = 0; deck < made.length; deck++) {
      int size = IntStream.of(counts[deck]).sum();
      made[deck] = made(pile(cards, size), cards, counts[deck]);
    }
    body.add(under, new Holdings.Under<>(made, cards, seats), mark);
    return made;
  }

  /** A hand for each seat with cards of a pile, and what the others know of it. */
  public Hand[] hands(Pile pile, Kind cards) {
    Pile[] same = new Pile[seats.count()];
    Arrays.fill(same, pile);
    return hands(same, cards);
  }

  /** A hand for each seat with cards of a pile of its own, and what the others know of it. */
  public Hand[] hands(Pile[] own, Kind cards) {
    return hands("", own, cards);
  }

  /**
   * More hands, each with cards of a pile that other hands may have cards of too.
   *
   * @param prefix what stands before {@code hands}, {@code hand} and {@code known}
   */
  public Hand[] hands(String prefix, Pile[] own, Kind cards) {
    Hand[] all = new Hand[seats.count()];
    for (int seat = 0; seat < all.length; seat++) {
      all[seat] = new Hand(plan.hidden(), seat, cards.count(), all.length);
      int pile = piles.indexOf(own[seat]);
      Hand[] before = hands.get(pile);
      Hand[] more = Arrays.copyOf(before, before.length + 1);
      more[before.length] = all[seat];
      hands.set(pile, more);
    }
    Holdings.Cards<P> held = new Holdings.Cards<>(own, all, cards, seats);
    body.add(prefix + "hands", held.whole(), mark);
    body.add(prefix + "hand", held.own(), mark);
    body.add(prefix + "known", held.others(), mark);
    return all;
  }

  /**
   * What one seat lays face down on places of a kind, one thing on each.
   *
   * @param left what has not been laid yet
   */
  public Hand[] faceDown(String name, Kind places, int owner, Pile left, Kind things) {
    Hand[] laid = new Hand[places.count()];
    for (int place = 0; place < laid.length; place++) {
      laid[place] = new Hand(plan.hidden(), owner, things.count(), seats.count());
    }
    hands.set(piles.indexOf(left), laid);
    body.add(name, new Holdings.FaceDown<>(left, laid, places, things, owner), mark);
    return laid;
  }

  // What follows from the declaration

  /** How many cells a position has. */
  public int size() {
    return plan.size();
  }

  /** How many of them, from the first, all can see: what a search tells positions apart by. */
  public int open(byte[] cells) {
    return plan.openEnd(cells);
  }

  /** Makes every fact as it usually is. */
  public void begin(byte[] cells) {
    for (Fact fact : plan.facts) {
      fact.clear(cells);
    }
    for (Deck deck : decks) {
      for (int kind = 0; kind < deck.counts.length; kind++) {
        deck.pile.shuffleIn(cells, kind, deck.counts[kind]);
      }
    }
  }

  /** The first kind of card of which there are too many or too few, in words, or null. */
  public @Nullable String miscounted(P table, byte[] cells) {
    for (Deck deck : decks) {
      Hand[] held = hands.get(piles.indexOf(deck.pile));
      int[] found = body.cardsOf(deck.pile, table, cells, deck.counts.length);
      for (int kind = 0; kind < found.length; kind++) {
        found[kind] += deck.pile.count(cells, kind);
        for (Hand hand : held) {
          found[kind] += hand.count(cells, kind);
        }
        if (found[kind] != deck.counts[kind]) {
          return "there are " + found[kind] + " of " + deck.cards.word(kind);
        }
      }
    }
    return null;
  }

  /** New means to deal anew whatever a seat cannot know; each copy that deals has its own. */
  public Redeal[] redeals() {
    Redeal[] redeals = new Redeal[piles.size()];
    for (int i = 0; i < redeals.length; i++) {
      redeals[i] = new Redeal(piles.get(i), hands.get(i));
    }
    return redeals;
  }

  /** The whole position but for its stack. */
  public Tree.Fields write(P table, byte[] cells) {
    return write(table, cells, Form.ALL);
  }

  /** What a seat may know; a spectator is -1. */
  public Tree.Fields view(P table, byte[] cells, int seat) {
    Tree.Fields out = write(table, cells, seat);
    return seat < 0 ? out : out.put("seat", seats.word(seat));
  }

  private Tree.Fields write(P table, byte[] cells, int viewer) {
    Tree.Fields out = Tree.fields().put("seats", seats.count());
    body.writeInto(out, table, cells, 0, viewer);
    return out;
  }

  /** Reads what was written onto a position in which all is as usual. */
  public void read(P table, byte[] cells, Tree.Fields in) {
    body.readFrom(table, cells, 0, in, STACK);
  }

  /** Reads one part alone. */
  void read(P table, byte[] cells, String part, Tree tree) {
    body.read(table, cells, part, tree);
  }
}
