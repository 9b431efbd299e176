package banneret.thrones.battle;

import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;
import banneret.thrones.realm.Abilities;
import banneret.thrones.realm.Abilities.Figure;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Realm;

/** The strengths in a battle, with where each point comes from. */
public final class Strength {
  private static final Source[] UNITS = {
    Source.of("footmen", Clauses.UNIT_STRENGTHS),
    Source.of("knights", Clauses.UNIT_STRENGTHS),
    Source.of("ships", Clauses.UNIT_STRENGTHS)
  };
  private static final Source MARCH = new Source("order", "order", Clauses.MARCH_MODIFIER, false);
  private static final Source DEFENCE =
      new Source("order", "order", Clauses.DEFENCE_MODIFIER, false);
  private static final Source TIRED = new Source("tired", Saying.NUMBER, Clauses.TIRED, true);
  private static final Source SUPPORT = new Source("support", "region", Clauses.SUPPORT_ADDS, true);
  private static final Source CARD =
      new Source("character", "character", Clauses.CARD_STRENGTH, true);
  private static final Source POWER = new Source("power", "character", Clauses.POWERS, false);
  private static final Source BLADE = Source.of("blade", Clauses.BLADE);

  private Strength() {}

  public static int attack(Realm realm) {
    return tally(realm, true).sum();
  }

  public static int defence(Realm realm) {
    return tally(realm, false).sum();
  }

  /** Both strengths with where they come from. */
  public static Breakdown[] explain(Realm realm) {
    Breakdown attack = tally(realm, true).toBreakdown("attack");
    return new Breakdown[] {attack, tally(realm, false).toBreakdown("defence")};
  }

  /** Units, order and support; once they are revealed, characters; and the blade. */
  private static Tally tally(Realm realm, boolean attacking) {
    Tally tally = realm.tally;
    tally.clear();
    Content content = realm.content;
    int region = realm.battleRegion();
    for (int kind = 0; kind < 3; kind++) {
      int count = attacking ? realm.attacking.get(kind) : realm.fit(region, kind);
      tally.add(UNITS[kind], count, count * content.unitStrength[kind]);
      if (attacking) {
        int usual = content.unitStrength[kind];
        int changed = Abilities.changed(realm, true, Figure.values()[kind], usual);
        tally.add(POWER, realm.card(true), count * (changed - usual));
      }
    }
    int tired = attacking ? 0 : realm.army.get(region) - realm.fitArmy(region);
    if (tired > 0) {
      tally.add(TIRED, tired, 0);
    }
    int order = attacking ? realm.marchOrder.get() : realm.order(region);
    if (order >= 0 && content.orderKind[order] == (attacking ? Content.MARCH : Content.DEFEND)) {
      tally.add(attacking ? MARCH : DEFENCE, order, content.orderValue[order]);
      if (!attacking) {
        int usual = content.orderValue[order];
        int changed = Abilities.changed(realm, false, Figure.DEFENCE_ORDER, usual);
        tally.add(POWER, realm.card(false), changed - usual);
      }
    }
    addSupport(realm, attacking ? Realm.FOR_ATTACKER : Realm.FOR_DEFENDER, tally);
    int card = realm.card(attacking);
    if (card >= 0) {
      int strength = content.characterStrength[card];
      tally.add(CARD, card, strength);
      int changed = Abilities.changed(realm, !attacking, Figure.OPPOSING_CHARACTER, strength);
      tally.add(POWER, realm.card(!attacking), changed - strength);
    }
    int house = realm.side(attacking);
    return tally.add(BLADE, 0, house >= 0 && realm.bladeDrawn.get() == house ? 1 : 0);
  }

  private static void addSupport(Realm realm, int side, Tally tally) {
    for (int region : realm.content.adjacent[realm.battleRegion()]) {
      if (realm.support.get(region) == side) {
        int ships = sidelined(realm, region);
        tally.add(SUPPORT, region, support(realm, region) + ships);
        if (ships > 0) {
          int usual = realm.content.unitStrength[Content.SHIP];
          boolean attacking =
              Abilities.changed(realm, true, Figure.SUPPORTING_SHIP, usual) != usual;
          tally.add(POWER, realm.card(attacking), -ships);
        }
      }
    }
  }

  /** The strength of supporting ships that a character keeps out of the battle. */
  private static int sidelined(Realm realm, int region) {
    int usual = realm.content.unitStrength[Content.SHIP];
    int changed = Abilities.changed(realm, true, Figure.SUPPORTING_SHIP, usual);
    changed = Abilities.changed(realm, false, Figure.SUPPORTING_SHIP, changed);
    return realm.fit(region, Content.SHIP) * (usual - changed);
  }

  /** What a region adds when it supports: all its units that count, and its order's bonus. */
  public static int support(Realm realm, int region) {
    int sum = realm.content.orderValue[realm.order(region)] - sidelined(realm, region);
    for (int kind = 0; kind < 3; kind++) {
      boolean counts = kind != Content.FOOTMAN || !realm.isBanned(Realm.RAINS);
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

  public static Breakdown[] explainAgainstNeutral(Realm realm) {
    return new Breakdown[] {tallyAgainstNeutral(realm).toBreakdown("attack")};
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

  /** The strength of the units that a march sends to a region. */
  public static int sentTo(Realm realm, int to) {
    return realm.content.strength(realm.sent(to, 0), realm.sent(to, 1), realm.sent(to, 2));
  }

  /**
   * The least strength of units that may enter a neutral region: if all supported them, and more
   * than was turned back before.
   */
  public static int neededAgainstNeutral(Realm realm, int region) {
    int needed =
        realm.neutral.get(region) - realm.content.orderValue[realm.order(realm.marchFrom())];
    for (int near : realm.content.adjacent[region]) {
      needed -= canSupport(realm, near, region) ? support(realm, near) : 0;
    }
    return Math.max(needed, realm.refused.get(region) + 1);
  }
}
