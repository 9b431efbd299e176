package banneret.kernel;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.cards.Redeal;
import banneret.kernel.place.Pose;
import banneret.kernel.state.Lasting;
import banneret.kernel.state.Layout;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Position;

/** The field of a skirmish: bands of men on six grounds, cards in hand, banners on open ground. */
final class Field extends Position<Field> {
  static final int SEATS = 5;
  static final int GROUNDS = 6;
  static final int SWORD = 0;
  static final int SHIELD = 1;
  static final int SPY = 2;
  static final int HORN = 3;
  static final int KINDS = 4;
  static final int UNTIL_FIGHT_ENDS = 1;

  private static final Layout LAYOUT = new Layout();
  private static final int MEN = LAYOUT.take(SEATS);
  private static final int GROUND = LAYOUT.take(SEATS);
  private static final int WARY = LAYOUT.take(SEATS);
  private static final int FOE = LAYOUT.take(SEATS);
  private static final int SCOUTED = LAYOUT.take(GROUNDS);
  private static final int PLAYED = LAYOUT.take(KINDS);
  private static final int ROUND = LAYOUT.take(1);
  static final Pile DECK = new Pile(LAYOUT, KINDS, 3);
  static final Hand[] HANDS = new Hand[SEATS];
  static final Lasting EFFECTS;
  static final Redeal REDEAL;

  static {
    for (int seat = 0; seat < SEATS; seat++) {
      HANDS[seat] = new Hand(LAYOUT, seat, KINDS, SEATS);
    }
    EFFECTS = new Lasting(LAYOUT, 8);
    REDEAL = new Redeal(DECK, HANDS);
  }

  final int[] banners = new int[SEATS * 3];

  Field(int seats) {
    super(seats, LAYOUT.size());
  }

  /** A field on which each band has four men on a ground of its own, and the deck is whole. */
  static Field fresh(int seats) {
    Field field = new Field(seats);
    for (int seat = 0; seat < seats; seat++) {
      field.men(seat, 4);
      field.ground(seat, seat);
    }
    for (int kind = 0; kind < KINDS; kind++) {
      DECK.shuffleIn(field.cells, kind, 5);
    }
    return field;
  }

  @Override
  public int open() {
    return 0;
  }

  @Override
  public Field copy() {
    Field copy = new Field(seats());
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Field other) {
    super.copyFrom(other);
    System.arraycopy(other.banners, 0, banners, 0, banners.length);
  }

  int men(int seat) {
    return cells[MEN + seat];
  }

  void men(int seat, int men) {
    cells[MEN + seat] = (byte) men;
  }

  int ground(int seat) {
    return cells[GROUND + seat];
  }

  void ground(int seat, int ground) {
    cells[GROUND + seat] = (byte) ground;
  }

  boolean isWary(int seat) {
    return cells[WARY + seat] != 0;
  }

  void wary(int seat, boolean wary) {
    cells[WARY + seat] = (byte) (wary ? 1 : 0);
  }

  int foe(int seat) {
    return cells[FOE + seat];
  }

  void foes(int one, int other) {
    cells[FOE + one] = (byte) other;
    cells[FOE + other] = (byte) one;
  }

  /** The seats that have scouted the ground, a bit each. */
  int scouted(int ground) {
    return cells[SCOUTED + ground];
  }

  void scout(int ground, int seat) {
    cells[SCOUTED + ground] |= (byte) (1 << seat);
  }

  int played(int kind) {
    return cells[PLAYED + kind];
  }

  int round() {
    return cells[ROUND];
  }

  void nextRound() {
    cells[ROUND]++;
  }

  Pose banner(int seat) {
    return new Pose(banners[seat * 3], banners[seat * 3 + 1], banners[seat * 3 + 2]);
  }

  void banner(int seat, Pose pose) {
    banners[seat * 3] = pose.x();
    banners[seat * 3 + 1] = pose.y();
    banners[seat * 3 + 2] = pose.turn();
  }

  /**
   * Takes a card from the deck into the seat's hand; whoever knew it on the deck knows it there.
   */
  int draw(int seat, Flow<Field> flow) {
    int card = DECK.drawTo(cells, flow, Skirmish.CARD, HANDS[seat]);
    flow.tellOnly(1 << seat, Skirmish.DREW, seat, card);
    return card;
  }

  /** Gives the seat a card out of the deck, as tests do. */
  Field give(int seat, int card) {
    DECK.shuffleIn(cells, card, -1);
    HANDS[seat].add(cells, card, 0);
    return this;
  }

  /** Plays a card from the seat's hand, for all to see. */
  void play(int seat, int card, Flow<Field> flow) {
    HANDS[seat].remove(cells, card);
    cells[PLAYED + card]++;
    flow.tell(Skirmish.PLAYED, seat, card);
  }
}
