package banneret.battles.field;

/** The attack that is being resolved. */
public final class Fight {
  // Kinds of attack.
  public static final int ATTACK = 0;
  public static final int COUNTER = 1;
  public static final int PARTING = 2;
  public static final int DOGS = 3;
  public static final int ARCHERS = 4;
  public static final int SCORCH = 5;

  // Marks of an attack, as bits.
  public static final int FLANK = 1;
  public static final int WAS_ENGAGED = 2;
  public static final int ALL = 4;
  public static final int PURSUIT = 8;

  private final Plan plan;
  private final byte[] cells;

  Fight(Plan plan, byte[] cells) {
    this.plan = plan;
    this.cells = cells;
  }

  public int attackKind() {
    return plan.kind.of(cells);
  }

  /** Where the attacker stands, or -1 if there is no attack. */
  public int attacker() {
    return plan.attacker.of(cells);
  }

  /** Where the target stands now, or -1 if it is gone. */
  public int target() {
    return plan.target.of(cells);
  }

  public void setTarget(int hex) {
    plan.target.set(cells, hex);
  }

  /** The hex in which the target was attacked. */
  public int stood() {
    return plan.stood.of(cells);
  }

  /** Begins an attack. */
  public void beginAttack(int kind, int from, int to) {
    endAttack();
    plan.kind.set(cells, kind);
    plan.attacker.set(cells, from);
    plan.target.set(cells, to);
    plan.stood.set(cells, to);
  }

  public void endAttack() {
    plan.attack.clear(cells);
    plan.face.clear(cells);
    plan.again.clear(cells);
  }

  public void setStood(int hex) {
    plan.stood.set(cells, hex);
  }

  public void setAttacker(int hex) {
    plan.attacker.set(cells, hex);
  }

  public int dice() {
    return plan.dice.of(cells);
  }

  public void setDice(int count) {
    plan.dice.set(cells, count);
  }

  /** How many dice show a face. */
  public int face(int face) {
    return plan.face.of(cells, face);
  }

  public void addFace(int face, int count) {
    plan.face.add(cells, face, count);
  }

  /** How many of the dice that show a face have been rolled again and stay as they are. */
  public int rolledAgain(int face) {
    return plan.again.of(cells, face);
  }

  public void addRolledAgain(int face, int count) {
    plan.again.add(cells, face, count);
  }

  /** Hits that are still to be taken. */
  public int hits() {
    return plan.hits.of(cells);
  }

  public void setHits(int count) {
    plan.hits.set(cells, count);
  }

  /** Hits that the attack has put on a commander who is alone. */
  public int dealt() {
    return plan.dealt.of(cells);
  }

  public void setDealt(int count) {
    plan.dealt.set(cells, count);
  }

  /** Hexes that the target must still retreat. */
  public int retreat() {
    return plan.retreat.of(cells);
  }

  public void setRetreat(int hexes) {
    plan.retreat.set(cells, hexes);
  }

  /** Hexes that the target has retreated. */
  public int gone() {
    return plan.gone.of(cells);
  }

  public void setGone(int hexes) {
    plan.gone.set(cells, hexes);
  }

  public boolean isMarked(int mark) {
    return (plan.marks.of(cells) & mark) != 0;
  }

  public void setMarked(int mark) {
    plan.marks.set(cells, plan.marks.of(cells) | mark);
  }

  public void unsetMarked(int mark) {
    plan.marks.set(cells, plan.marks.of(cells) & ~mark);
  }

  /** True if a face that would miss hits in this attack. */
  public boolean alsoHits(int face) {
    return (plan.colours.of(cells) >>> face & 1) != 0;
  }

  public void setAlsoHits(int face) {
    plan.colours.set(cells, plan.colours.of(cells) | 1 << face);
  }

  /** The rank with which War Dogs attack, or -1. */
  public int dogsRank() {
    return plan.dogsRank.of(cells);
  }

  public void setDogsRank(int rank) {
    plan.dogsRank.set(cells, rank);
  }

  /** True if the target was eliminated. */
  public boolean isBeaten() {
    return plan.beaten.is(cells);
  }

  public void setBeaten() {
    plan.beaten.set(cells, true);
  }
}
