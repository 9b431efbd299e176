package banneret.battue;

import banneret.battue.event.EventEffect;
import banneret.battue.loot.LootEffect;
import banneret.kernel.Lasting;
import banneret.kernel.Names;
import java.util.List;

/**
 * The effects in force on a city. A row's effect is the loot card's kind, or the event's kind after
 * all loot kinds; its owner is the player whose ends of turn it counts.
 */
public final class Effects {
  /** Scopes after which an effect ends. */
  public static final int ROUND = 1;

  public static final int BATTLE = 2;
  public static final int TURN = 3;

  /** The scopes by name, from {@link #ROUND} on. */
  static final Names SCOPES = new Names("scope", List.of("round", "battle", "turn"));

  private Effects() {}

  /** Puts a loot card in force until its scope has ended so many times. */
  public static void addLoot(City city, int kind, int owner, int target, int times) {
    int scope = city.content.lootEffect[kind].scope();
    city.lasting().add(city.cells, kind, owner, target, scope, times);
  }

  /** Puts an event in force until its scope has ended. */
  public static void addEvent(City city, int kind, int owner, int target) {
    int effect = city.content.lootCount.length + kind;
    int scope = city.content.eventEffect[kind].scope();
    city.lasting().add(city.cells, effect, owner, target, scope, 1);
  }

  /** The loot kind of a row, or -1 if it is an event. */
  public static int lootKind(City city, int row) {
    int effect = city.lasting().effect(city.cells, row);
    return effect < city.content.lootCount.length ? effect : -1;
  }

  /** The event kind of a row, or -1 if it is a loot card. */
  public static int eventKind(City city, int row) {
    return Math.max(-1, city.lasting().effect(city.cells, row) - city.content.lootCount.length);
  }

  /** The first row with this effect, or -1. */
  public static int find(City city, LootEffect effect) {
    Lasting lasting = city.lasting();
    for (int row = 0; row < lasting.count(city.cells); row++) {
      int kind = lootKind(city, row);
      if (kind >= 0 && city.content.lootEffect[kind].equals(effect)) {
        return row;
      }
    }
    return -1;
  }

  /** True if the effect is in force for this owner. */
  public static boolean holds(City city, LootEffect effect, int owner) {
    return count(city, effect, owner) > 0;
  }

  /** How many times the effect is in force for this owner. */
  public static int count(City city, LootEffect effect, int owner) {
    Lasting lasting = city.lasting();
    int count = 0;
    for (int row = 0; row < lasting.count(city.cells); row++) {
      int kind = lootKind(city, row);
      if (kind >= 0
          && lasting.owner(city.cells, row) == owner
          && city.content.lootEffect[kind].equals(effect)) {
        count++;
      }
    }
    return count;
  }

  /** What events of this turn add to the defence of a space. */
  public static int defenceByEvents(City city, int space) {
    return sum(city, EventEffect.Figure.TILE_DEFENCE, space);
  }

  /** The sum of the events in force that change this figure. */
  public static int sum(City city, EventEffect.Figure figure, int target) {
    Lasting lasting = city.lasting();
    int count = lasting.count(city.cells);
    int sum = 0;
    for (int row = 0; row < count; row++) {
      if (lasting.target(city.cells, row) == target) {
        int kind = eventKind(city, row);
        boolean counts = kind >= 0 && city.content.eventEffect[kind].figure() == figure;
        sum += counts ? city.content.eventAmount[kind] : 0;
      }
    }
    return sum;
  }

  /** The defence of a face-up space as events of this turn leave it, never below 0. */
  public static int tileDefence(City city, int space) {
    int printed = city.printedDefence(space);
    return city.lasting().count(city.cells) == 0
        ? printed
        : Math.max(0, printed + defenceByEvents(city, space));
  }
}
