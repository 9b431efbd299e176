package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.told.Event;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Titles;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where crests come from and where they go, in random games. */
class CrestsTest {
  private static final Game<Realm> GAME = new ThronesTitle().with(new Titles().content("thrones"));

  @Test
  @Rule({
    "thrones.component.crest-uses",
    "thrones.component.crests-twenty-per-house",
    "thrones.crest.own-crests-only",
    "thrones.ambiguous.crest-limit-counts-board"
  })
  void everyCrestIsAGainABidAMarkerOrAPrice() {
    for (int seed = 0; seed < 30; seed++) {
      int seats = 3 + seed % 3;
      Table<Realm> table = Table.open(GAME, Setup.of(seats), new Seeded(seed));
      Seeded choices = new Seeded(seed + 1000);
      int[] held = new int[seats];
      Arrays.fill(held, 5);
      int heard = 0;
      while (table.awaited() != 0) {
        answer(table, choices);
        List<Table.Told> told = table.told();
        for (; heard < told.size(); heard++) {
          account(told.get(heard).event(), held);
        }
        Tree.Fields now = table.write();
        for (int house = 0; house < seats; house++) {
          String name = GAME.names("seat").word(house);
          int available = now.fieldsOf("crests").number(name, 0, 20);
          assertThat(available).as(name + " in game " + seed).isEqualTo(held[house]);
          assertThat(available + laid(now, name)).isLessThanOrEqualTo(20);
        }
      }
    }
  }

  private static void answer(Table<Realm> table, Seeded choices) {
    int seat = Integer.numberOfTrailingZeros(table.awaited());
    String line = "";
    Asked asked = table.question(seat);
    while (asked != null) {
      int pick = choices.below(asked.choices().size());
      line = (line + " " + asked.choices().get(pick).phrase()).strip();
      asked = table.draft(seat, line).next();
    }
    assertThat(table.answer(seat, line)).isInstanceOf(Reply.Taken.class);
  }

  private static void account(Event event, int[] held) {
    int[] figures = event.figures();
    if (event.what().equals(Happenings.CRESTS) || event.what().equals(Happenings.PILLAGED)) {
      held[figures[0]] += figures[1];
    } else if (event.what().equals(Happenings.INCOME)) {
      held[figures[0]] += figures[2];
    } else if (event.what().equals(Happenings.BID)) {
      held[figures[0]] -= figures[1];
    } else if (event.what().equals(Happenings.CREST_LEFT)) {
      held[figures[0]]--;
    } else if (event.what().equals(Happenings.CARD_DISCARDED)) {
      held[GAME.names("seat").id("baratheon")]--; // Melisandre's price.
    }
  }

  private static int laid(Tree.Fields now, String house) {
    Tree.Fields regions = now.fieldsOf("regions");
    int count = 0;
    for (String region : regions.names()) {
      count += regions.fieldsOf(region).text("crest", "").equals(house) ? 1 : 0;
    }
    return count;
  }
}
