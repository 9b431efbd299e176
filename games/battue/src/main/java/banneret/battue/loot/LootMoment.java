package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce;
import banneret.battue.city.Odds;
import banneret.battue.city.Questions;
import banneret.battue.city.Strength;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Sentence;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.window.Moment;
import banneret.kernel.window.Window;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A moment at which loot cards may be played.
 *
 * @param number its place among the moments
 * @param uses how many cards may be played, 0 for any number
 * @param player who may play cards now
 * @param isNow true if what all can see makes it that moment
 */
public record LootMoment(
    int number,
    String name,
    Clause clause,
    int uses,
    ToIntFunction<City> player,
    Predicate<City> isNow)
    implements Moment<City> {
  /** The start of the player's own turn. */
  public static final LootMoment START = any(0, "start-cards", Clauses.START_CARDS, City::active);

  /** The attacker's cards, before the dice. */
  public static final LootMoment ATTACK =
      any(1, "attack-cards", Clauses.ATTACKER_CARDS, City::active);

  /** The defender's cards, before the dice. */
  public static final LootMoment DEFENCE =
      any(2, "defence-cards", Clauses.DEFENDER_CARDS, City::defender);

  /** The attacker has rolled against a horde. */
  public static final LootMoment AFTER_ATTACK_ROLL =
      one(3, "after-attack-roll", "card.tactics", City::active, City::isOccupied);

  /** The defender has rolled. */
  public static final LootMoment AFTER_DEFENCE_ROLL =
      one(4, "after-defence-roll", "card.rampart", City::defender, LootMoment::hasDefenceRoll);

  /** Both have rolled for a tile that nobody controls, the attacker lower. */
  public static final LootMoment AFTER_BOTH_ROLLS =
      one(5, "after-both-rolls", "card.blind-luck", City::active, LootMoment::isRolledLower);

  /** Both values are equal. */
  public static final LootMoment ON_TIE =
      one(6, "on-tie", "card.one-last-push", City::active, LootMoment::isTied);

  /** A player has lost a warrior to another player's horde. */
  public static final LootMoment AFTER_LOSS =
      one(7, "after-loss", "card.attrition", city -> city.loser.get(), c -> c.foughtHorde.is());

  /** The end of the player's own turn. */
  public static final LootMoment END = any(8, "end-cards", Clauses.END_CARDS, City::active);

  /** Every moment, by number. */
  public static final List<LootMoment> ALL =
      List.of(
          START,
          ATTACK,
          DEFENCE,
          AFTER_ATTACK_ROLL,
          AFTER_DEFENCE_ROLL,
          AFTER_BOTH_ROLLS,
          ON_TIE,
          AFTER_LOSS,
          END);

  /** After them, moments at which no card is played: an event was drawn. */
  public static final String DRAWN = "drawn";

  /** A turn of the player's begins. */
  public static final int TURN_BEGINS = ALL.size() + 1;

  /** A battle that the player began is over. */
  public static final int BATTLE_OVER = ALL.size() + 2;

  /** A moment at which any number of cards may be played. */
  private static LootMoment any(
      int number, String name, Clause clause, ToIntFunction<City> player) {
    return new LootMoment(number, name, clause, 0, player, city -> true);
  }

  /** A moment for one card, if what all can see makes it that moment. */
  private static LootMoment one(
      int number, String name, String clause, ToIntFunction<City> who, Predicate<City> isNow) {
    return new LootMoment(number, name, Clauses.of(clause), 1, who, isNow);
  }

  private static boolean hasDefenceRoll(City city) {
    return city.defenceDie.get() > 0;
  }

  private static boolean isRolledLower(City city) {
    return city.isUncontrolled() && city.attackDie.get() < city.defenceDie.get();
  }

  private static boolean isTied(City city) {
    return Strength.attack(city) == Strength.defence(city);
  }

  /** Who may play cards now. */
  public int player(City city) {
    return player.applyAsInt(city);
  }

  /** Opens the window if it is this moment and the player holds any cards at all. */
  public void open(City city, Flow<City> flow) {
    if (city.handSize(player(city)) > 0 && isNow.test(city)) {
      flow.then(window(city));
    }
  }

  public Window<City> window(City city) {
    return Window.of(this, player(city));
  }

  @Override
  public Clause clause(City city) {
    return clause;
  }

  @Override
  public boolean fits(City city, Window<City> window) {
    return player(city) >= 0 && window.equals(window(city));
  }

  @Override
  public void about(City city, int seat, Saying out) {
    if (city.battleSpace() >= 0) {
      out.with("where", "place", city.battleSpace())
          .number("attackers", city.attackers())
          .number("defenders", city.defenders())
          .number("defence", InForce.tileDefence(city, city.battleSpace()))
          .number("attackDie", city.attackDie.get())
          .number("defenceDie", city.defenceDie.get())
          .number("chance", Odds.ofAttacker(city));
    }
  }

  @Override
  public void effects(City city, int seat, Options out) {
    Questions.hand(city, seat, out);
  }

  @Override
  public void options(City city, int seat, Options out) {
    for (int kind : city.content.lootAt[number]) {
      if (city.inHand(seat, kind) > 0
          && city.content.effects.get(kind).forbids(city, seat) == null) {
        out.add(kind);
      }
    }
  }

  @Override
  public @Nullable Clause forbids(City city, int seat, int kind) {
    Effect<City> effect = city.content.effects.get(kind);
    if (!effect.isAt(number)) {
      boolean beforeDice = effect.isAt(ATTACK.number) || effect.isAt(DEFENCE.number);
      return beforeDice && city.attackDie.get() > 0 ? Clauses.BEFORE_DICE : Clauses.TIMING;
    }
    return effect.forbids(city, seat);
  }

  @Override
  public void use(City city, int seat, int kind, Flow<City> flow) {
    flow.tell(Happenings.CARD_PLAYED, seat, kind);
    Effect<City> effect = city.content.effects.get(kind);
    Sentence<City> first = effect.first();
    if (first == null || !(first.verb() instanceof LootDeck.PutsItselfAway)) {
      // It leaves the hand here and is discarded once it is resolved.
      city.hands[seat].remove(city.cells, kind);
      city.played.set(kind);
      flow.then(LootDeck.DISCARD_PLAYED);
    }
    CardResolver.CARDS.use(city, effect, seat, flow);
  }

  @Override
  public String phrase(City city, int seat, int kind) {
    return "play " + city.content.lootNames.word(kind);
  }

  @Override
  public void say(City city, int seat, int kind, Saying out) {
    out.as("option.play").with("card", "loot", kind).number("vp", city.content.lootPoints[kind]);
  }
}
