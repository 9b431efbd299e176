package banneret.battue;

import banneret.battue.battle.Retreat;
import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.InForce.Act;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** Names the clause against what would make sense at another moment of the game. */
final class Misplaced {
  private Misplaced() {}

  static @Nullable Clause clause(City city, int seat, String line) {
    String[] words = line.split(" ", 3);
    String second = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "play" -> city.content.lootNames.id(second) >= 0 ? Clauses.TIMING : null;
      case "call" ->
          isPlace(city, second)
              ? first(byCard(city, Act.CALL_REINFORCEMENTS), Clauses.REINFORCE_BEFORE_MOVES)
              : null;
      case "move" -> isPlace(city, second) ? first(byCard(city, Act.MOVE), Clauses.PHASES) : null;
      case "to" -> isPlace(city, second) ? Clauses.ADJACENT : null;
      case "attack" -> isPlace(city, second) ? Clauses.ONE_AT_A_TIME : null;
      case "retreat" -> retreat(city, seat, line);
      case "with" -> city.battleSpace() >= 0 ? Clauses.RETREAT_WHOLE : null;
      case "place" -> isPlace(city, second) ? Clauses.TILES_IN_TURN : null;
      case "camp" -> city.content.edgeNames.id(second) >= 0 ? Clauses.HORDE_AT_EDGE : null;
      case "discard" -> city.content.lootNames.id(second) >= 0 ? Clauses.HAND_LIMIT : null;
      default -> null;
    };
  }

  /** Why nobody retreats now: before a round, without a place to go to, or at another moment. */
  private static Clause retreat(City city, int seat, String line) {
    if (city.battleSpace() < 0 || city.battleRound.get() == 0) {
      return Clauses.FIRST_ROUND;
    }
    Clause byCard = city.content.effects.forbids(city, Act.RETREAT, seat);
    if (byCard != null) {
      return byCard;
    }
    if (city.battleRound.get() == 1 && city.attackDie.get() == 0) {
      return Clauses.FIRST_ROUND;
    }
    int to = city.content.spaceNames.id(line.substring(line.lastIndexOf(' ') + 1));
    Clause usual = city.foughtHorde.is() ? Clauses.EITHER_MAY_RETREAT : Clauses.CONTINUE_OR_RETREAT;
    return to < 0 ? usual : first(Retreat.forbids(city, seat, to), usual);
  }

  private static @Nullable Clause byCard(City city, Act act) {
    return city.content.effects.forbids(city, act, city.active());
  }

  /** A card that forbids it, if there is one, before the usual clause. */
  private static Clause first(@Nullable Clause byCard, Clause usual) {
    return byCard == null ? usual : byCard;
  }

  private static boolean isPlace(City city, String word) {
    return city.content.placeNames.id(word) >= 0;
  }
}
