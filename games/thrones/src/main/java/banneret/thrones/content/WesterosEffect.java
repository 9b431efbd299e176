package banneret.thrones.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a Westeros card does. */
public enum WesterosEffect {
  SUPPLY,
  MUSTERING,
  CLASH_OF_KINGS,
  GAME_OF_THRONES,
  SEA_OF_STORMS,
  FEAST_FOR_CROWS,
  RAINS_OF_AUTUMN,
  STORM_OF_SWORDS,
  WILDLING_ATTACK,
  WINTER_IS_COMING,
  LAST_DAYS_OF_SUMMER;

  /** The ids under which packs name them. */
  public static List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (WesterosEffect effect : values()) {
      ids.add(effect.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    return List.copyOf(ids);
  }
}
