package banneret.battue;

import banneret.battue.loot.LootEffects;
import banneret.battue.turn.CallReinforcements;
import banneret.battue.turn.Turn;
import banneret.kernel.Clause;
import org.jspecify.annotations.Nullable;

/** Names the clause against what would make sense at another moment of the game. */
final class Misplaced {
  private Misplaced() {}

  static @Nullable Clause clause(City city, String line) {
    String[] words = line.split(" ", 3);
    String second = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "play" -> city.content.lootNames.id(second) >= 0 ? Clauses.TIMING : null;
      case "call" ->
          isPlace(city, second)
              ? first(CallReinforcements.forbiddenByCards(city), Clauses.REINFORCE_BEFORE_MOVES)
              : null;
      case "move" -> isPlace(city, second) ? first(Turn.frozenBy(city), Clauses.PHASES) : null;
      case "to" -> isPlace(city, second) ? Clauses.ADJACENT : null;
      case "attack" -> isPlace(city, second) ? Clauses.ONE_AT_A_TIME : null;
      case "retreat" ->
          Effects.find(city, LootEffects.GLORY) >= 0
              ? LootEffects.GLORY.clause()
              : Clauses.EITHER_MAY_RETREAT;
      case "with" -> city.battleSpace() >= 0 ? Clauses.RETREAT_WHOLE : null;
      case "place" -> isPlace(city, second) ? Clauses.TILES_IN_TURN : null;
      case "camp" -> Clauses.HORDE_AT_EDGE;
      case "discard" -> Clauses.HAND_LIMIT;
      default -> null;
    };
  }

  /** A card that forbids it, if there is one, before the usual clause. */
  private static Clause first(@Nullable Clause byCard, Clause usual) {
    return byCard == null ? usual : byCard;
  }

  private static boolean isPlace(City city, String word) {
    return city.content.placeNames.id(word) >= 0;
  }
}
