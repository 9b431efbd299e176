package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.kernel.Breakdown;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import org.jspecify.annotations.Nullable;

/** What a loot card does, and when. */
public abstract class LootEffect {
  /** The value a card in force adds to. */
  public enum Bonus {
    NONE,
    ATTACK,
    DEFENCE
  }

  private final String id;
  private final String timing;
  private final Clause clause;
  private final int moments;
  private final Bonus bonus;
  private final Breakdown.Source source;

  LootEffect(String id, Clause clause, Bonus bonus, LootMoment... moments) {
    this.id = id;
    this.clause = clause;
    this.bonus = bonus;
    int bits = 0;
    for (LootMoment moment : moments) {
      bits |= 1 << moment.number;
    }
    this.moments = bits;
    this.timing = moments[0].timing();
    this.source = new Breakdown.Source("card", "loot", clause, false);
  }

  LootEffect(String id, LootMoment... moments) {
    this(id, Clauses.of("card." + id), Bonus.NONE, moments);
  }

  public String id() {
    return id;
  }

  /** The timing printed on the card. */
  String timing() {
    return timing;
  }

  public Clause clause() {
    return clause;
  }

  public Bonus bonus() {
    return bonus;
  }

  public Breakdown.Source source() {
    return source;
  }

  /** After what the card ends, as a scope of {@link Effects}; 0 if it acts but once. */
  public int scope() {
    return 0;
  }

  boolean isPlayedAt(LootMoment moment) {
    return (moments >>> moment.number & 1) != 0;
  }

  /** Null if the card may be played now, its moment being right, or the clause against it. */
  @Nullable Clause forbids(City city, int seat, int kind) {
    return null;
  }

  /** Plays the card, which leaves the hand here and is discarded once it is resolved. */
  void play(City city, int seat, int kind, Flow<City> flow) {
    city.hand(seat).remove(city.cells, kind);
    city.setPlayed(kind);
    flow.then(DiscardPlayed.STEP);
    act(city, seat, kind, flow);
  }

  /** What the card does. */
  abstract void act(City city, int seat, int kind, Flow<City> flow);
}
