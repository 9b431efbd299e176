package banneret.miniatures.army;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Content;
import java.util.ArrayList;
import java.util.List;

/** Legal armies by chance, the same for the same seed. */
public final class RandomArmies {
  /** So many additions in a row that do not fit end an army. */
  private static final int TRIES = 150;

  private final Content content;
  private final Seeded luck;
  private final int size;
  private final boolean[] taken;
  private final Tree source = Tree.of("random");

  private RandomArmies(Content content, int size, int seed, boolean[] taken) {
    this.content = content;
    this.size = size;
    this.taken = taken;
    luck = new Seeded(Seeded.mix(seed, size));
  }

  /** An army of a faction, or of any with a faction of none. */
  public static Army draw(Content content, int faction, int size, int seed) {
    return draw(content, faction, size, seed, new boolean[content.characterNames.count()]);
  }

  /**
   * The same, for one whose partners have their armies.
   *
   * @param taken the characters that are in those
   */
  static Army draw(Content content, int faction, int size, int seed, boolean[] taken) {
    RandomArmies random = new RandomArmies(content, size, seed, taken);
    int chosen = random.luck.below(content.factionNames.count());
    return random.draw(faction == Army.NONE ? chosen : faction);
  }

  private Army draw(int faction) {
    List<Integer> commanders = commanders(faction, faction);
    if (commanders.isEmpty()) {
      commanders = commanders(content.neutral, faction);
    }
    int commander = commanders.get(luck.below(commanders.size()));
    List<Army> hosts = hosts(faction, commander);
    Army army = hosts.get(luck.below(hosts.size()));
    for (int misses = 0; misses < TRIES; ) {
      Army larger = copy(army);
      if (add(larger) && mayBe(larger)) {
        army = larger;
        misses = 0;
      } else {
        misses++;
      }
    }
    return army;
  }

  private boolean mayBe(Army army) {
    return ArmyRules.flaws(army, size).isEmpty() && !army.hasAny(taken);
  }

  /** The commanders from somewhere who find a unit of the faction to lead. */
  private List<Integer> commanders(int from, int faction) {
    List<Integer> found = new ArrayList<>();
    for (int who = 0; who < content.attachments.names.count(); who++) {
      if (content.attachments.isCommander[who]
          && content.attachments.faction[who] == from
          && !hosts(faction, who).isEmpty()) {
        found.add(who);
      }
    }
    return found;
  }

  /** A unit of the faction with this commander, each by itself. */
  private List<Army> hosts(int faction, int commander) {
    List<Army> hosts = new ArrayList<>();
    for (int card = 0; card < content.units.names.count(); card++) {
      Army alone = new Army(content, faction, source);
      alone.add(card, commander, source);
      if (content.units.faction[card] == faction && mayBe(alone)) {
        hosts.add(alone);
      }
    }
    return hosts;
  }

  /** One of the cards that are of a faction or neutral. */
  private int any(int[] factions, int faction) {
    while (true) {
      int one = luck.below(factions.length);
      if (factions[one] == faction || factions[one] == content.neutral) {
        return one;
      }
    }
  }

  /** One thing more; false if there is no place for it. */
  private boolean add(Army army) {
    switch (luck.below(4)) {
      case 0 -> army.addNcu(any(content.ncus.faction, army.faction), source);
      case 1 -> {
        int at = luck.below(army.units.size());
        if (army.attachments.get(at) != Army.NONE) {
          return false;
        }
        army.attachments.set(at, any(content.attachments.faction, army.faction));
      }
      default -> {
        int card = any(content.units.faction, army.faction);
        army.add(card, Army.NONE, source);
        if (content.units.pairs[card]) {
          army.add(card, Army.NONE, source);
        }
      }
    }
    return true;
  }

  private Army copy(Army from) {
    Army army = new Army(content, from.faction, source);
    for (int i = 0; i < from.units.size(); i++) {
      army.add(from.units.get(i), from.attachments.get(i), source);
    }
    from.ncus.forEach(ncu -> army.addNcu(ncu, source));
    return army;
  }
}
