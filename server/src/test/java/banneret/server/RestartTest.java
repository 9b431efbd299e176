package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.server.store.Archive;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A server comes and goes; the tables stay. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class RestartTest extends WithServer {
  private final Settings settings;

  RestartTest(StorageKind storage) {
    super(storage);
    settings = storage.fresh();
  }

  @Override
  Server server() {
    return Server.open(settings);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private void restart() {
    server.close();
    server = Server.open(settings);
    anna = anna.at(server.port());
    bert = bert.at(server.port());
  }

  @Test
  void a_table_is_as_it_was_sealed_lines_and_chat_and_proposal_too() {
    String table = anna.table("thrones", IN_ORDER, "me", "friend", "me");
    join(anna, bert, table);
    String sealed;
    try (Socket socket = anna.socket(table, "?seat=0")) {
      Tree.Fields state = asked(socket);
      sealed = whole(socket, state.fieldsOf("question"), new Seeded(1));
      socket.answer(sealed);
      socket.ask(Tree.fields().put("do", "say").put("text", "psst").put("to", 1));
    }
    Tree.Fields before = state(anna, table, "?seat=0");
    restart();
    assertThat(state(anna, table, "?seat=0")).isEqualTo(before);
    assertThat(before.text("sealed")).isEqualTo(sealed);
    assertThat(before.itemsOf("awaited").texts()).containsExactly("1", "2");
    assertThat(bert.get("/api/tables/" + table + "/chat").toString()).contains("psst");
  }

  @Test
  void readers_are_told_to_come_back() {
    String table = anna.table("battue", QUICK, "me", "me");
    try (Socket socket = anna.socket(table, "")) {
      socket.next("update");
      restart();
      assertThat(socket.closed()).isEqualTo(1012);
    }
  }

  @Test
  void bots_go_on_by_themselves() {
    String table = anna.table("battue", SHORT, "random", "random");
    restart();
    while (!state(anna, table, "?want=").has("over")) {
      int seq = state(anna, table, "?want=").number("seq");
      anna.get("/api/tables/" + table + "/news?want=&wait=20&after=" + seq);
    }
  }

  @Test
  void what_was_exported_can_be_imported_elsewhere(@TempDir Path folder) throws Exception {
    String table = anna.table("thrones", IN_ORDER, "me", "me", "random");
    anna.post("/api/accounts", Tree.fields().put("account", "anna").put("password", "12345678"));
    Path file = folder.resolve("all.jsonl");
    assertThat(Archive.export(settings.folder(), settings.database(), file)).isEqualTo(1);
    Tree.Fields before = state(anna, table, "?seat=0");
    Settings elsewhere =
        (settings.database() == null ? StorageKind.POSTGRESQL : StorageKind.SQLITE).fresh();
    int rows = Archive.read(elsewhere.folder(), elsewhere.database(), file);
    assertThat(Files.readAllLines(file)).as("a line at the head").hasSize(rows + 1);
    assertThat(Archive.read(elsewhere.folder(), elsewhere.database(), file))
        .as("nothing comes twice")
        .isZero();
    try (Server other = Server.open(elsewhere)) {
      Client there = anna.at(other.port());
      assertThat(state(there, table, "?seat=0")).isEqualTo(before);
      Client phone = new Client(other.port());
      phone.post("/api/sessions", Tree.fields().put("account", "anna").put("password", "12345678"));
    }
    String head = Files.readAllLines(file).getFirst();
    for (String wrong :
        List.of(
            "{\"in\":\"person\"}",
            head.replace("\"version\":1", "\"version\":99"),
            head + "\n{\"in\":\"moon\"}",
            head + "\n{\"in\":\"person\",\"shoe\":\"42\"}")) {
      Files.writeString(file, wrong + "\n");
      assertThatThrownBy(() -> Archive.read(elsewhere.folder(), elsewhere.database(), file))
          .isInstanceOf(Malformed.class)
          .hasMessageContainingAll(":" + wrong.lines().count());
    }
  }

  @Test
  void an_idle_table_leaves_memory_and_comes_back() throws Exception {
    server.close();
    server = Server.open(StorageKind.unlimited(settings, 0));
    anna = anna.at(server.port());
    String table = anna.table("battue", QUICK, "me", "me");
    Tree.Fields before = state(anna, table, "?seat=0");
    for (int i = 0; i < 300 && live() > 0; i++) {
      Thread.sleep(100);
    }
    assertThat(live()).isZero();
    assertThat(state(anna, table, "?seat=0")).isEqualTo(before);
  }

  private double live() {
    return metric(anna, "banneret_tables_live");
  }
}
