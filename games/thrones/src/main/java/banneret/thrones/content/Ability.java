package banneret.thrones.content;

import java.util.ArrayList;
import java.util.List;

/**
 * What a character can do besides fighting. What acts when cards are revealed (cancel, discard,
 * kill) is in {@code battle.Battle.Powers}; what changes a strength (attack, double, supporting,
 * opponent) in {@code battle.Strength}; what the winner may do (recover, remove, gain, pay,
 * upgrade) in {@code battle.WinPowers}.
 */
public enum Ability {
  NONE("none"),
  DOUBLE_DEFENCE("double-defense"),
  RECOVER_CARD("recover-card"),
  KNIGHTS_3("attack-knights-3"),
  FOOTMEN_2("attack-footmen-2"),
  SHIPS_2("attack-ships-2"),
  REMOVE_LOSER_ORDER("remove-loser-order"),
  GAIN_TWO_POWER("gain-two-power"),
  PAY_TO_DISCARD("pay-to-discard-card"),
  SUPPORTING_SHIPS_0("supporting-ships-0"),
  UPGRADE_FOOTMAN("upgrade-footman"),
  OPPONENT_CARD_0("opponent-card-0"),
  REMOVE_ADJACENT_ORDER("remove-adjacent-order"),
  CANCEL_ABILITY("cancel-ability"),
  DISCARD_DEFENCE("discard-defense-order"),
  KILL_FOOTMAN("kill-footman");

  private final String id;

  Ability(String id) {
    this.id = id;
  }

  /** The id under which packs name it. */
  public String id() {
    return id;
  }

  public static List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (Ability ability : values()) {
      ids.add(ability.id);
    }
    return List.copyOf(ids);
  }
}
