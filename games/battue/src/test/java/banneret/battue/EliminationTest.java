package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.city.Happenings;
import banneret.kernel.game.Game;
import banneret.kernel.luck.Scripted;
import banneret.kernel.table.Table;
import banneret.laws.Rule;
import banneret.play.Formats;
import banneret.play.Titles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whose turns begin once players are out. */
class EliminationTest {
  private static final Game<City> GAME = new BattueTitle().with(new Titles().content("battue"));

  @Test
  @Rule({"battue.elimination.no-warriors", "battue.ruling.eliminated-turn-order"})
  void noTurnOfTheEliminatedBegins() {
    String position =
        """
        seats: 4
        turn: {active: red, first: green, phase: over}
        out: [blue, green]
        camps:
          red: {edge: north, facing: gate-n, warriors: 6}
          gold: {edge: south, facing: gate-s, warriors: 6}
        """;
    Table<City> table =
        Table.from(
            GAME, Formats.yaml("position.yaml", position).asFields(), new Scripted(List.of()));
    table.answer(3, "call no more");
    table.answer(3, "move no more");
    List<String> begun =
        table.told().stream()
            .map(Table.Told::event)
            .filter(event -> event.what().equals(Happenings.TURN_BEGINS))
            .map(event -> Content.COLOURS.word(event.figures()[0]) + " " + event.figures()[1])
            .toList();
    assertThat(begun).containsExactly("gold 2", "red 2");
  }
}
