package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.battle.Strength;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Moment;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.Window;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** A moment at which loot cards may be played. */
public final class LootMoment implements Moment<City> {
  /** The start of the player's own turn. */
  public static final LootMoment START =
      new LootMoment(0, "start-cards", "start", Clauses.START_CARDS, City::active);

  /** The attacker's cards, before the dice. */
  public static final LootMoment ATTACK =
      new LootMoment(1, "attack-cards", "attack", Clauses.ATTACKER_CARDS, City::active);

  /** The defender's cards, before the dice. */
  public static final LootMoment DEFENCE =
      new LootMoment(2, "defence-cards", "defence", Clauses.DEFENDER_CARDS, City::defender);

  /** The attacker has rolled against a horde. */
  public static final LootMoment AFTER_ATTACK_ROLL =
      new LootMoment(
          3,
          "after-attack-roll",
          "attack",
          Clauses.of("card.tactics"),
          City::active,
          City::isOccupied);

  /** The defender has rolled. */
  public static final LootMoment AFTER_DEFENCE_ROLL =
      new LootMoment(
          4,
          "after-defence-roll",
          "defence",
          Clauses.of("card.rampart"),
          City::defender,
          city -> city.defenceDie() > 0);

  /** Both have rolled for a tile that nobody controls, the attacker lower. */
  public static final LootMoment AFTER_BOTH_ROLLS =
      new LootMoment(
          5,
          "after-both-rolls",
          "attack",
          Clauses.of("card.blind-luck"),
          City::active,
          city -> city.isUncontrolled() && city.attackDie() < city.defenceDie());

  /** Both values are equal. */
  public static final LootMoment ON_TIE =
      new LootMoment(
          6,
          "on-tie",
          "attack",
          Clauses.of("card.one-last-push"),
          City::active,
          city -> Strength.attack(city) == Strength.defence(city));

  /** A player has lost a warrior to another player's horde. */
  public static final LootMoment AFTER_LOSS =
      new LootMoment(
          7,
          "after-loss",
          "attack or defence",
          Clauses.of("card.attrition"),
          City::loser,
          City::foughtHorde);

  /** The end of the player's own turn. */
  public static final LootMoment END =
      new LootMoment(8, "end-cards", "end", Clauses.END_CARDS, City::active);

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

  final int number;
  private final String name;
  private final String timing;
  private final Clause clause;
  private final int uses;
  private final ToIntFunction<City> player;
  private final Predicate<City> isNow;

  /** A moment at which any number of cards may be played. */
  private LootMoment(
      int number, String name, String timing, Clause clause, ToIntFunction<City> player) {
    this(number, name, timing, clause, 0, player, city -> true);
  }

  /** A moment for one card, if what all can see makes it that moment. */
  private LootMoment(
      int number,
      String name,
      String timing,
      Clause clause,
      ToIntFunction<City> player,
      Predicate<City> isNow) {
    this(number, name, timing, clause, 1, player, isNow);
  }

  private LootMoment(
      int number,
      String name,
      String timing,
      Clause clause,
      int uses,
      ToIntFunction<City> player,
      Predicate<City> isNow) {
    this.number = number;
    this.name = name;
    this.timing = timing;
    this.clause = clause;
    this.uses = uses;
    this.player = player;
    this.isNow = isNow;
  }

  /** The timing printed on cards that are played now. */
  String timing() {
    return timing;
  }

  /** Who may play cards now. */
  public int player(City city) {
    return player.applyAsInt(city);
  }

  /** True if it is this moment and the player holds any cards at all. */
  public boolean isOpen(City city) {
    return city.handSize(player(city)) > 0 && isNow.test(city);
  }

  public Window<City> window(City city) {
    return Window.of(this, player(city));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Clause clause(City city) {
    return clause;
  }

  @Override
  public int uses() {
    return uses;
  }

  @Override
  public void about(City city, int seat, Saying out) {
    if (city.battleSpace() >= 0) {
      out.with("where", "place", city.battleSpace())
          .number("attackers", city.attackers())
          .number("defenders", city.defenders())
          .number("defence", Effects.tileDefence(city, city.battleSpace()))
          .number("attackDie", city.attackDie())
          .number("defenceDie", city.defenceDie());
    }
  }

  @Override
  public void effects(City city, int seat, Options out) {
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      if (city.inHand(seat, kind) > 0) {
        out.add(kind);
      }
    }
  }

  @Override
  public void options(City city, int seat, Options out) {
    for (int kind : city.content.lootAt[number]) {
      if (city.inHand(seat, kind) > 0
          && city.content.lootEffect[kind].forbids(city, seat, kind) == null) {
        out.add(kind);
      }
    }
  }

  @Override
  public @Nullable Clause forbids(City city, int seat, int kind) {
    LootEffect effect = city.content.lootEffect[kind];
    if (!effect.isPlayedAt(this)) {
      boolean beforeDice = effect.isPlayedAt(ATTACK) || effect.isPlayedAt(DEFENCE);
      return beforeDice && city.attackDie() > 0 ? Clauses.BEFORE_DICE : Clauses.TIMING;
    }
    return effect.forbids(city, seat, kind);
  }

  @Override
  public void use(City city, int seat, int kind, Flow<City> flow) {
    flow.tell(Happenings.CARD_PLAYED, seat, kind);
    city.content.lootEffect[kind].play(city, seat, kind, flow);
  }

  @Override
  public String phrase(City city, int seat, int kind) {
    return "play " + city.content.lootNames.word(kind);
  }

  @Override
  public void say(City city, int seat, int kind, Saying out) {
    out.as("option.play")
        .with("card", "loot", kind)
        .number("amount", city.content.lootAmount[kind])
        .number("vp", city.content.lootPoints[kind]);
  }
}
