package banneret.thrones;

import banneret.kernel.game.Judge;
import banneret.kernel.step.Options;
import banneret.kernel.step.Standing;
import banneret.kernel.step.Step;
import banneret.thrones.battle.ChooseCharacter;
import banneret.thrones.battle.Strength;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Realm;
import banneret.thrones.westeros.Bid;
import java.util.Arrays;

/**
 * How good a position is for a house that looks one step ahead: castles, barrels, crowns, units and
 * crests, what its orders promise, and what threatens it. A castle counts 1000.
 */
final class Prospects implements Judge<Realm> {
  private static final int CASTLE = 1000;
  private static final int LAND = 60;
  private static final int BARREL = 150;
  private static final int CROWN = 70;
  private static final int CREST = 45;
  private static final int[] UNIT = {120, 230, 130};
  private static final int[] ODDS = {200, 320, 70};
  private static final int[] RANK = {90, 60, 80};

  @Override
  public int value(Realm realm, int seat) {
    Standing standing = realm.standing();
    if (standing != null) {
      return (int) (standing.share(seat) * 400_000) + CASTLE * standing.points()[seat];
    }
    int own = 0;
    int others = 0;
    int best = 0;
    for (int house = 0; house < realm.seats(); house++) {
      int worth = worth(realm, house);
      if (house == seat) {
        own = worth;
      } else {
        others += worth;
        best = Math.max(best, worth);
      }
    }
    return 4 * own - others / (realm.seats() - 1) - best;
  }

  /**
   * How well each house stands: thousandths of the logarithm of its odds, fitted to who won
   * hundreds of games from positions like this.
   */
  @Override
  public void outlook(Realm realm, int[] out) {
    Content content = realm.content;
    int castle = 200 + 80 * realm.turn.get();
    for (int house = 0; house < out.length; house++) {
      out[house] =
          60 * realm.handSize(house)
              + 12 * realm.available.get(house)
              - 140 * realm.rankOf(1, house)
              - 60 * realm.rankOf(2, house);
    }
    for (int region = 0; region < content.regions; region++) {
      int owner = realm.owner(region);
      if (owner >= 0) {
        boolean isCastle = content.castle[region] > 0;
        out[owner] += units(realm, region, ODDS) + order(realm, owner, region);
        out[owner] -= (isCastle ? 150 : 60) * threat(realm, owner, region);
      }
      int holder = Control.of(realm, region);
      if (holder >= 0) {
        out[holder] += 90 + 50 * content.barrels[region] + 60 * content.crowns[region];
        if (content.castle[region] > 0) {
          out[holder] += owner == holder ? castle : castle - 180;
        }
      }
    }
    if (realm.isBattle()) {
      int stake = odds(realm) * region(content, realm.battleRegion()) / 150;
      out[realm.attacker()] += stake;
      for (int kind = 0; kind < 3; kind++) {
        out[realm.attacker()] += ODDS[kind] * realm.attacking.get(kind);
      }
      if (realm.defender() >= 0) {
        out[realm.defender()] -= stake;
      }
    }
  }

  /** A thousand times the logarithm of two. */
  @Override
  public int swing() {
    return 693;
  }

  private static int worth(Realm realm, int house) {
    Content content = realm.content;
    int worth = 0;
    int barrels = 0;
    int castles = 0;
    for (int region = 0; region < content.regions; region++) {
      if (realm.owner(region) == house) {
        worth += units(realm, region, UNIT) + order(realm, house, region);
        worth -= threat(realm, house, region) * region(content, region) / 12;
      }
      if (Control.of(realm, region) == house) {
        worth += LAND + CROWN * content.crowns[region];
        barrels += content.barrels[region];
        castles += content.castle[region] > 0 ? 1 : 0;
      }
    }
    if (realm.isBattle() && realm.attacker() == house) {
      for (int kind = 0; kind < 3; kind++) {
        worth += UNIT[kind] * realm.attacking.get(kind);
      }
      worth += odds(realm) * region(content, realm.battleRegion()) / 100;
    }
    int needed = content.setUp(realm.seats()).castlesToWin();
    worth += CASTLE * castles + (castles >= needed - 1 ? 600 : 0);
    worth += BARREL * Math.min(barrels, 6) + 60 * realm.supply.get(house);
    worth += CREST * Math.min(realm.available.get(house), 8) + 15 * realm.available.get(house);
    worth += 25 * realm.handSize(house);
    for (int track = 0; track < 3; track++) {
      worth += RANK[track] * (realm.seats() - realm.rankOf(track, house));
    }
    return worth;
  }

  /** What the units in a region are worth, tired ones less. */
  private static int units(Realm realm, int region, int[] each) {
    int worth = 0;
    for (int kind = 0; kind < 3; kind++) {
      worth += each[kind] * realm.fit(region, kind);
      worth += each[kind] * 8 / 10 * realm.tired(region, kind);
    }
    return worth;
  }

  /** What holding a region is worth. */
  static int region(Content content, int region) {
    return LAND
        + BARREL * content.barrels[region]
        + CROWN * content.crowns[region]
        + (content.castle[region] > 0 ? CASTLE : 0)
        + (content.isSea[region] ? 120 : 0);
  }

  private static int strength(Realm realm, int at) {
    return realm.content.strength(realm.fit(at, 0), realm.fit(at, 1), realm.fit(at, 2));
  }

  /** How far enemy strength next to a region exceeds its own, 0 to 6. */
  static int threat(Realm realm, int house, int region) {
    int worst = 0;
    for (int near : realm.content.adjacent[region]) {
      int owner = realm.owner(near);
      if (owner >= 0
          && owner != house
          && realm.content.isSea[near] == realm.content.isSea[region]
          && realm.isBorder(near, region)) {
        boolean idle = realm.order(near) >= 0 && !realm.hasOrder(near, Content.MARCH);
        worst = Math.max(worst, strength(realm, near) - (idle ? 3 : 0));
      }
    }
    int guard = strength(realm, region);
    int order = realm.order(region);
    guard +=
        order >= 0 && realm.hasOrder(region, Content.DEFEND) ? realm.content.orderValue[order] : 0;
    return Math.max(0, Math.min(6, worst - guard + 1));
  }

  /** What an order in a region promises before it is carried out. */
  static int order(Realm realm, int house, int region) {
    int order = realm.order(region);
    return order < 0 ? 0 : order(realm, house, region, order);
  }

  /** What an order would promise in a region. */
  static int order(Realm realm, int house, int region, int order) {
    Content content = realm.content;
    return switch (content.orderKind[order]) {
      case Content.MARCH -> march(realm, house, region, content.orderValue[order]);
      case Content.SUPPORT -> support(realm, house, region) + 10 * content.orderValue[order];
      case Content.RAID -> raid(realm, house, region) + 5 * content.orderValue[order];
      case Content.CONSOLIDATE -> CREST * 3 / 2 * (1 + content.crowns[region]);
      default -> 12 * threat(realm, house, region) + 8;
    };
  }

  /** The best that a march could take next door, a part of it for a second target. */
  private static int march(Realm realm, int house, int region, int bonus) {
    int force = strength(realm, region) + bonus;
    int first = 0;
    int second = 0;
    for (int to : realm.content.adjacent[region]) {
      if (realm.content.isSea[to] == realm.content.isSea[region]
          && realm.isBorder(region, to)
          && realm.owner(to) != house
          && Control.of(realm, to) != house) {
        int gain = region(realm.content, to);
        int guard =
            realm.neutral.get(to) > 0
                ? realm.neutral.get(to) - 1
                : realm.owner(to) >= 0 ? strength(realm, to) + 1 : -2;
        int lead = Math.max(-3, Math.min(3, force - guard));
        int worth = gain * (lead + 3) / 12;
        if (worth > first) {
          second = first;
          first = worth;
        } else {
          second = Math.max(second, worth);
        }
      }
    }
    return first + (realm.fitArmy(region) > 1 ? second / 2 : 0) + 5 * bonus;
  }

  /** Support is worth what it may decide: own marches and own regions next door. */
  private static int support(Realm realm, int house, int region) {
    int worth = 0;
    for (int near : realm.content.adjacent[region]) {
      if (realm.owner(near) == house && Strength.canSupport(realm, region, near)) {
        worth += 10 * threat(realm, house, near);
        worth += realm.hasOrder(near, Content.MARCH) ? 12 * strength(realm, region) : 0;
      }
    }
    return Math.min(worth, 120);
  }

  private static int raid(Realm realm, int house, int region) {
    int worth = 0;
    for (int near : realm.content.adjacent[region]) {
      int owner = realm.owner(near);
      if (owner >= 0 && owner != house && realm.isBorder(region, near)) {
        boolean open = realm.content.isSea[region] || !realm.content.isSea[near];
        boolean prey =
            realm.hasOrder(near, Content.SUPPORT)
                || realm.hasOrder(near, Content.CONSOLIDATE)
                || realm.hasOrder(near, Content.RAID);
        worth = Math.max(worth, open ? prey ? 60 : 15 : 0);
      }
    }
    return worth;
  }

  /** The attacker's chance in the battle at hand, out of 100, as it looks now. */
  static int odds(Realm realm) {
    if (realm.winner.get() >= 0) {
      return realm.winner.get() == realm.attacker() ? 100 : 0;
    }
    int lead =
        realm.defender() < 0
            ? Strength.againstNeutral(realm) - realm.neutral.get(realm.battleRegion()) + 1
            : Strength.attack(realm) - Strength.defence(realm);
    return Math.max(5, Math.min(95, 50 + 15 * lead));
  }

  // What a house would do without thinking, where that is not one thing as well as another

  @Override
  public void weigh(Realm realm, int house, Options options, int[] weights) {
    Step<Realm> step = realm.step();
    if (PlaceOrders.STEP.equals(step)) {
      weighOrders(realm, house, options, weights);
    } else if (Bid.track(step) >= 0) {
      weighBids(realm, house, options, weights);
    } else if (ChooseCharacter.STEP.equals(step)) {
      weighCharacters(realm, options, weights);
    } else {
      Arrays.fill(weights, 0, options.size(), 1);
    }
  }

  /** The houses that support this one in the battle at hand, a bit each. */
  @Override
  public int helpers(Realm realm, int house) {
    if (!realm.isBattle()) {
      return 0;
    }
    int side =
        realm.attacker() == house
            ? Realm.FOR_ATTACKER
            : realm.defender() == house ? Realm.FOR_DEFENDER : Realm.FOR_NOBODY;
    int helpers = 0;
    for (int region = 0; side != Realm.FOR_NOBODY && region < realm.content.regions; region++) {
      int owner = realm.owner(region);
      if (owner >= 0 && owner != house && realm.support.get(region) == side) {
        helpers |= 1 << owner;
      }
    }
    return helpers;
  }

  /** Orders by what they promise in their region. */
  private static void weighOrders(Realm realm, int house, Options options, int[] weights) {
    for (int i = 0; i < options.size(); i++) {
      int region = PlaceOrders.region(options.get(i));
      int order = PlaceOrders.order(options.get(i));
      int promise = order < 0 ? 0 : order(realm, house, region, order);
      weights[i] = 3 + Math.min(promise * promise / 60, 2000);
    }
  }

  /** Nobody likes to spend more than a third. */
  private static void weighBids(Realm realm, int house, Options options, int[] weights) {
    int third = 1 + realm.available.get(house) / 3;
    for (int i = 0; i < options.size(); i++) {
      int above = Math.max(0, options.get(i) - third);
      weights[i] = 1 + 24 / (1 + above);
    }
  }

  /** Strong characters, but not always. */
  private static void weighCharacters(Realm realm, Options options, int[] weights) {
    for (int i = 0; i < options.size(); i++) {
      weights[i] = 2 + realm.content.characterStrength[options.get(i)];
    }
  }
}
