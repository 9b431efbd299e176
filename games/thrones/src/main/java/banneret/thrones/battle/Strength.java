package banneret.thrones.battle;

import banneret.kernel.Breakdown;
import banneret.kernel.Breakdown.Source;
import banneret.kernel.Saying;
import banneret.kernel.Tally;
import banneret.thrones.Clauses;
import banneret.thrones.Realm;
import banneret.thrones.content.Ability;
import banneret.thrones.content.Content;

/** The strengths in a battle, with where each point comes from. */
public final class Strength {
  private static final Source[] UNITS = {
    new Source("footmen", Saying.NUMBER, Clauses.UNIT_STRENGTHS, false),
    new Source("knights", Saying.NUMBER, Clauses.UNIT_STRENGTHS, false),
    new Source("ships", Saying.NUMBER, Clauses.UNIT_STRENGTHS, false)
  };
  private static final Source MARCH = new Source("order", "order", Clauses.MARCH_MODIFIER, false);
  private static final Source DEFENCE =
      new Source("order", "order", Clauses.DEFENCE_MODIFIER, false);
  private static final Source SUPPORT = new Source("support", "region", Clauses.SUPPORT_ADDS, true);
  private static final Source CARD =
      new Source("character", "character", Clauses.CARD_STRENGTH, true);
  private static final Source POWER = new Source("power", "character", Clauses.POWERS, false);
  private static final Source BLADE = new Source("blade", Saying.NUMBER, Clauses.BLADE, false);

  private Strength() {}

  /** The card a side played, if its ability is in force; a cancelled one is not. */
  public static Ability ability(Realm realm, boolean attacking) {
    int card = realm.card(attacking);
    int other = realm.card(!attacking);
    if (card < 0) {
      return Ability.NONE;
    }
    boolean cancelled =
        other >= 0 && realm.content.characterAbility[other] == Ability.CANCEL_ABILITY;
    return cancelled ? Ability.NONE : realm.content.characterAbility[card];
  }

  public static int attack(Realm realm) {
    return tally(realm, true).sum();
  }

  public static int defence(Realm realm) {
    return tally(realm, false).sum();
  }

  public static Breakdown explain(Realm realm, boolean attacking) {
    return tally(realm, attacking).toBreakdown(attacking ? "attack" : "defence");
  }

  /** Units, order and support; once they are revealed, characters; and the blade. */
  private static Tally tally(Realm realm, boolean attacking) {
    Tally tally = realm.tally;
    tally.clear();
    Content content = realm.content;
    int region = realm.battleRegion();
    Ability own = ability(realm, attacking);
    for (int kind = 0; kind < 3; kind++) {
      int count = attacking ? realm.attacking(kind) : realm.fit(region, kind);
      tally.add(UNITS[kind], count, count * content.unitStrength[kind]);
      if (attacking && own == stronger(kind)) {
        tally.add(POWER, realm.card(true), count);
      }
    }
    int order = attacking ? realm.marchOrder() : realm.order(region);
    if (order >= 0 && content.orderKind[order] == (attacking ? Content.MARCH : Content.DEFEND)) {
      tally.add(attacking ? MARCH : DEFENCE, order, content.orderValue[order]);
      if (!attacking && own == Ability.DOUBLE_DEFENCE) {
        tally.add(POWER, realm.card(false), content.orderValue[order]);
      }
    }
    addSupport(realm, attacking ? Realm.FOR_ATTACKER : Realm.FOR_DEFENDER, tally);
    int card = realm.card(attacking);
    if (card >= 0) {
      boolean none = ability(realm, !attacking) == Ability.OPPONENT_CARD_0;
      tally.add(CARD, card, none ? 0 : content.characterStrength[card]);
    }
    int house = attacking ? realm.attacker() : realm.defender();
    return tally.add(BLADE, 0, house >= 0 && realm.bladeDrawn() == house ? 1 : 0);
  }

  /** The ability that makes attackers of a kind stronger. */
  private static Ability stronger(int kind) {
    return switch (kind) {
      case Content.FOOTMAN -> Ability.FOOTMEN_2;
      case Content.KNIGHT -> Ability.KNIGHTS_3;
      default -> Ability.SHIPS_2;
    };
  }

  private static void addSupport(Realm realm, int side, Tally tally) {
    for (int region : realm.content.adjacent[realm.battleRegion()]) {
      if (realm.supportSide(region) == side) {
        tally.add(SUPPORT, region, support(realm, region));
      }
    }
  }

  /** What a region adds when it supports: all its units that count, and its order's bonus. */
  public static int support(Realm realm, int region) {
    boolean noShips =
        ability(realm, true) == Ability.SUPPORTING_SHIPS_0
            || ability(realm, false) == Ability.SUPPORTING_SHIPS_0;
    int sum = realm.content.orderValue[realm.order(region)];
    for (int kind = 0; kind < 3; kind++) {
      boolean counts =
          (kind != Content.FOOTMAN || !realm.isBanned(Realm.RAINS))
              && (kind != Content.SHIP || !noShips);
      sum += counts ? realm.fit(region, kind) * realm.content.unitStrength[kind] : 0;
    }
    return sum;
  }

  /** True if a region can support in another at all. */
  public static boolean canSupport(Realm realm, int region, int battle) {
    return realm.hasOrder(region, Content.SUPPORT)
        && realm.isBorder(region, battle)
        && (realm.content.isSea[region] || !realm.content.isSea[battle]);
  }

  /** The strength of a march into a neutral region with the support that was given. */
  public static int againstNeutral(Realm realm) {
    return tallyAgainstNeutral(realm).sum();
  }

  public static Breakdown explainAgainstNeutral(Realm realm) {
    return tallyAgainstNeutral(realm).toBreakdown("attack");
  }

  private static Tally tallyAgainstNeutral(Realm realm) {
    Tally tally = realm.tally;
    tally.clear();
    Content content = realm.content;
    for (int kind = 0; kind < 3; kind++) {
      int count = realm.sent(realm.battleRegion(), kind);
      tally.add(UNITS[kind], count, count * content.unitStrength[kind]);
    }
    int order = realm.order(realm.marchFrom());
    tally.add(MARCH, order, content.orderValue[order]);
    addSupport(realm, Realm.FOR_ATTACKER, tally);
    return tally;
  }

  /** The most that a house could bring against a neutral region, all possible support given. */
  public static int mostAgainstNeutral(Realm realm, int house, int region) {
    int from = realm.marchFrom();
    int sum = realm.content.orderValue[realm.order(from)];
    for (int kind = 0; kind < 3; kind++) {
      int free = realm.fit(from, kind) - realm.sentOf(kind) + realm.sent(region, kind);
      boolean fits = realm.content.isSea[region] == (kind == Content.SHIP);
      sum += fits ? free * realm.content.unitStrength[kind] : 0;
    }
    for (int near : realm.content.adjacent[region]) {
      sum += canSupport(realm, near, region) ? support(realm, near) : 0;
    }
    return sum;
  }
}
