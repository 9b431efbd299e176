package banneret.thrones.realm;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Sentence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What rules ask of the characters in a battle. */
public final class Abilities {
  /** When abilities and Westeros cards act. */
  public enum Occasion {
    /** Both characters are revealed. */
    REVEALED,
    /** The character's side has won the battle. */
    WON,
    /** A Westeros card is turned up. */
    DRAWN,
    /** A Westeros card takes effect. */
    APPLIED
  }

  /** The numbers that abilities and Westeros cards change; the first three by kind of unit. */
  public enum Figure {
    ATTACKING_FOOTMAN,
    ATTACKING_KNIGHT,
    ATTACKING_SHIP,
    DEFENCE_ORDER,
    OPPOSING_CHARACTER,
    SUPPORTING_SHIP,
    SUPPORTING_FOOTMAN
  }

  /** What abilities and Westeros cards forbid; the bans of a turn come first. */
  public enum Act {
    PLACE_RAID,
    PLACE_CONSOLIDATION,
    PLACE_DEFENCE,
    USE_ABILITY
  }

  private Abilities() {}

  /** What the character of a side can do, or null: a cancelled one can do nothing. */
  public static @Nullable Effect<Realm> of(Realm realm, boolean attacking) {
    int card = realm.card(attacking);
    int own = card < 0 ? -1 : realm.content.characterAbility[card];
    return own < 0 || cancels(realm, !attacking) ? null : realm.content.effects.get(own);
  }

  /** True if the character of a side keeps the other's ability from working. */
  public static boolean cancels(Realm realm, boolean attacking) {
    int card = realm.card(attacking);
    int ability = card < 0 ? -1 : realm.content.characterAbility[card];
    return ability >= 0
        && !realm.content.effects.prohibitions(ability, Act.USE_ABILITY.ordinal()).isEmpty();
  }

  /** A figure as the character of a side leaves it. */
  public static int changed(Realm realm, boolean attacking, Figure figure, int value) {
    Effect<Realm> effect = of(realm, attacking);
    if (effect == null) {
      return value;
    }
    int changed = value;
    List<Sentence<Realm>> found = realm.content.effects.modifiers(effect.index(), figure.ordinal());
    for (int i = 0; i < found.size(); i++) {
      changed = found.get(i).changed(realm, realm.side(attacking), -1, changed);
    }
    return changed;
  }

  /** What the character of a side does at a moment, or null. */
  public static @Nullable Sentence<Realm> at(Realm realm, boolean attacking, Occasion moment) {
    Effect<Realm> effect = of(realm, attacking);
    if (effect == null || !effect.isAt(moment.ordinal())) {
      return null;
    }
    return effect.unmet(realm, realm.side(attacking)) == null ? effect.first() : null;
  }
}
