package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Scripted;
import banneret.kernel.step.Position;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.told.Event;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Formats;
import banneret.play.Titles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the chronicle tells whom when a card lets its player look at other cards. */
class CardSecretsTest {
  private static final int RED = 0;
  private static final int BLUE = 1;
  private static final int GREEN = 2;
  private static final int SPECTATOR = -1;
  private static final String CITY =
      """
      seats: 3
      turn: {active: red, round: 3, phase: start}
      board:
        gate-n: {flag: red, red: 5}
        tower-sw: {flag: blue, blue: 3}
        gate-e: {flag: green, green: 3}
      """;

  /** The events of this kind that are told when red says the line. */
  private static List<Event> told(String hands, String line, String kind, String... chance) {
    Tree.Fields city = Formats.yaml("city", CITY + "hands: " + hands).asFields();
    return told(new Titles().game("battue"), city, line, kind, List.of(chance));
  }

  private static <P extends Position<P>> List<Event> told(
      Game<P> game, Tree.Fields city, String line, String kind, List<String> chance) {
    Table<P> table = Table.from(game, city, new Scripted(chance));
    assertThat(table.answer(RED, line)).isInstanceOf(Reply.Taken.class);
    return table.told().stream()
        .map(Table.Told::event)
        .filter(event -> event.what().name().equals(kind))
        .toList();
  }

  /** The events name the card to these seats, and to nobody else. */
  private static void assertNamedOnlyTo(List<Event> events, Integer... seats) {
    for (Event event : events) {
      List<Integer> named =
          List.of(SPECTATOR, RED, BLUE, GREEN).stream()
              .filter(seat -> !event.saying(seat).key().endsWith(".others"))
              .toList();
      assertThat(named).containsExactlyInAnyOrder(seats);
    }
  }

  @Test
  @Rule("battue.card.spy")
  void spyNamesTheCardsToItsPlayerAndTheirOwnerOnly() {
    List<Event> events =
        told("{red: {spy: 1}, blue: {loot: 2, charge: 1}}", "play spy against blue", "card-seen");
    assertThat(events).hasSize(3);
    assertNamedOnlyTo(events, RED, BLUE);
  }

  @Test
  @Rule("battue.card.oracle")
  void oracleNamesTheEventToItsPlayerOnly() {
    List<Event> events = told("{red: {oracle: 1}}", "play oracle", "event-seen", "event good-omen");
    assertThat(events).hasSize(1);
    assertNamedOnlyTo(events, RED);
  }

  @Test
  @Rule("battue.card.inside-information")
  void insideInformationNamesTheFiveCardsToItsPlayerOnly() {
    List<Event> events =
        told(
            "{red: {inside-information: 1}}",
            "play inside-information",
            "loot-seen",
            "loot recon",
            "loot spy",
            "loot loot",
            "loot recon",
            "loot charge");
    assertThat(events).hasSize(5);
    assertNamedOnlyTo(events, RED);
  }
}
