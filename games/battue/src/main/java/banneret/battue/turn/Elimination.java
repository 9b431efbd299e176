package banneret.battue.turn;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.loot.LootDeck;
import banneret.kernel.Flow;
import banneret.kernel.Lasting;
import banneret.kernel.Procedure;

/** A player with no warrior left on the board is out of the game. */
public record Elimination() implements Procedure<City> {
  public static final Elimination STEP = new Elimination();

  @Override
  public String name() {
    return "elimination";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    look(city, flow);
  }

  /** Puts out whoever has no warrior left; true if that ended the game or the turn. */
  public static boolean look(City city, Flow<City> flow) {
    int seats = city.seats();
    int left = 0;
    int last = City.NOBODY;
    boolean news = false;
    for (int seat = 0; seat < seats; seat++) {
      if (!city.isOut(seat) && city.warriors(seat) == 0) {
        putOut(city, seat, flow);
        news = true;
      }
      if (!city.isOut(seat)) {
        left++;
        last = seat;
      }
    }
    if (!news) {
      return false;
    }
    if (left == 0) {
      Scoring.byPoints(city, Clauses.ALL_ELIMINATED, flow);
    } else if (left == 1) {
      Scoring.bySurvival(city, last, flow);
    } else if (city.isOut(city.active())) {
      city.endBattle();
      city.lasting().sweep(city.cells, Effects.ROUND);
      city.lasting().sweep(city.cells, Effects.BATTLE);
      flow.leave(HandLimit.class);
    } else {
      return false;
    }
    return true;
  }

  /** His hand is discarded; flags and war chest stay, since his points still count. */
  private static void putOut(City city, int seat, Flow<City> flow) {
    city.setOut(seat);
    flow.tell(Happenings.ELIMINATED, seat);
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      while (city.inHand(seat, kind) > 0) {
        LootDeck.discard(city, seat, kind, flow);
      }
    }
    Lasting lasting = city.lasting();
    for (int row = lasting.count(city.cells) - 1; row >= 0; row--) {
      if (lasting.until(city.cells, row) == Effects.TURN
          && lasting.owner(city.cells, row) == seat) {
        lasting.remove(city.cells, row);
      }
    }
  }
}
