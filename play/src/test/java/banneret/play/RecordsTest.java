package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordsTest {
  private static final Titles TITLES = new Titles();
  @TempDir Path folder;

  private static <P extends Position<P>> Table<P> played(Game<P> game) {
    List<String> luck = List.of("card low", "card high", "die 3");
    Table<P> table = Table.open(game, Setup.of(2), new Scripted(luck));
    table.answer(0, "take 2");
    table.undo(0);
    table.answer(0, "take 1");
    table.answer(1, "roll");
    return table;
  }

  @Test
  void aRecordIsWrittenOneEntryToALineAndReplays() throws IOException {
    Table<?> table = played(TITLES.game("heap"));
    Path file = folder.resolve("game.json");
    Records.write(file, table.record());
    assertThat(Files.readString(file))
        .contains(
            """
              "seats": 2,
              "options": {},
              "entries": [
                {"begin":true,"chance":[{"deal":"card low","to":1},{"deal":"card high","to":2}]},
                {"seat":0,"line":"take 2"},
                {"undo":1,"seat":0},
                {"seat":0,"line":"take 1"},
                {"seat":1,"line":"roll","chance":["die 3"]}
              ]
            }
            """);
    GameRecord again = Records.read(file);
    assertThat(Records.text(again)).isEqualTo(Records.text(table.record()));
    assertThat(Records.replay(TITLES, again, new Seeded(1)).write()).isEqualTo(table.write());
    assertThat(folder.toFile().list()).containsExactly("game.json");
  }

  @Test
  void aRecordMaySayWhoPlayedWhichChangesNothingElse() {
    Table<?> table = played(TITLES.game("heap"));
    GameRecord named = table.record().playedBy(List.of("human", "greedy"));
    String text = Records.text(named);
    assertThat(text).contains("\n  \"players\": [\"human\",\"greedy\"],\n");
    GameRecord again = Records.read("x.json", text);
    assertThat(again.players()).containsExactly("human", "greedy");
    assertThat(Records.replay(TITLES, again, new Seeded(1)).write()).isEqualTo(table.write());
    assertThat(Records.read("x.json", Records.text(table.record())).players()).isEmpty();
    assertThatThrownBy(() -> Records.read("x.json", text.replace(",\"greedy\"", "")))
        .isInstanceOf(Malformed.class)
        .hasMessage("x.json:8: players: expected one for each of 2 seats");
  }

  private static void refused(String from, String to, String message) {
    String text = Records.text(played(TITLES.game("heap")).record());
    assertThat(text).contains(from);
    assertThatThrownBy(() ->
            Records.replay(TITLES, Records.read("x.json", text.replace(from, to)), new Seeded(1)))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining(message);
  }

  @Test
  void aRecordThatIsWrongIsRefused() {
    refused("\"undo\":1", "\"undo\":9", "x.json: a record takes back more entries than it has");
    refused("\"line\":\"take 1\"", "\"line\":\"take 9\"", "'take 9' is refused");
    refused("\"seat\":1", "\"seat\":7", "x.json:13: seat: expected a whole number from 0 to 1");
    refused("\"edition\": 1", "\"edition\": 2", "edition 2");
    refused("\"game\": \"heap\"", "\"game\": \"chess\"", "there is no game 'chess'");
    refused("\"seats\": 2", "\"seats\": 8", "8 seats");
    refused("\"format\": 1", "\"format\": 3", "x.json:2: format: expected");
    refused("die 3", "die 9", "'9' cannot come of die");
    refused("\"entries\"", "\"entrails\"", "unknown 'entrails'");
  }
}
