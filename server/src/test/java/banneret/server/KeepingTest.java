package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.store.Archive;
import banneret.server.store.Changes;
import banneret.server.store.Database;
import banneret.server.store.Listing;
import banneret.server.store.Retention;
import banneret.server.store.Rows;
import banneret.server.store.Writer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a server keeps of people, for how long, and for whom. */
class KeepingTest {
  private static final String PASSWORD = "{\"account\":\"%s\",\"password\":\"%s\"}";

  @Test
  void whoever_signs_out_or_changes_his_password_is_gone_everywhere_else() {
    int port = StorageKind.SQLITE.server().port();
    Client anna = Client.guest(port, "Anna");
    String table = anna.table("battue", WithServer.QUICK, "me", "me");
    String name = "anna" + System.nanoTime();
    Tree.Fields account = Tree.fields().put("account", name).put("password", "open sesame");
    anna.post("/api/accounts", account);
    Client phone = new Client(port);
    phone.post("/api/sessions", account);
    try (Socket socket = phone.socket(table, "?want=");
        Socket own = anna.socket(table, "?want=")) {
      socket.next("update");
      own.next("update");
      assertThat(anna.refused("PUT", "/api/me/password", change("wrong one", "shut sesame")))
          .isEqualTo("wrong-password");
      anna.put(
          "/api/me/password",
          Tree.fields().put("before", "open sesame").put("after", "shut sesame"));
      assertThat(socket.closed()).isEqualTo(1008);
      assertThat(phone.refused("GET", "/api/me", "")).isEqualTo("stranger");
      anna.delete("/api/sessions");
      assertThat(own.closed()).isEqualTo(1008);
    }
    assertThat(phone.refused("POST", "/api/sessions", PASSWORD.formatted(name, "open sesame")))
        .isEqualTo("wrong-password");
    phone.post("/api/sessions", Tree.fields().put("account", name).put("password", "shut sesame"));
  }

  private static String change(String before, String after) {
    return Formats.json(Tree.fields().put("before", before).put("after", after));
  }

  @Test
  void a_password_of_older_parameters_still_opens_and_is_hashed_anew() {
    Settings settings = StorageKind.SQLITE.fresh();
    try (Server server = Server.open(settings)) {
      Client anna = Client.guest(server.port(), "Anna");
      Tree.Fields account = Tree.fields().put("account", "anna").put("password", "open sesame");
      anna.post("/api/accounts", account);
      String older =
          com.password4j.Password.hash("open sesame")
              .addRandomSalt(16)
              .with(
                  com.password4j.Argon2Function.getInstance(
                      4096, 1, 1, 32, com.password4j.types.Argon2.ID))
              .getResult();
      Jdbi jdbi = StorageKind.jdbi(settings);
      jdbi.useHandle(handle -> handle.execute("update person set password = ?", older));
      new Client(server.port()).post("/api/sessions", account);
      String now =
          jdbi.withHandle(handle ->
              handle.createQuery("select password from person").mapTo(String.class).one());
      assertThat(now).isNotEqualTo(older).contains("m=19456");
    }
  }

  @Test
  void one_account_is_tried_a_few_times_wherever_that_is_done_from() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh().behindProxy())) {
      int tries = 0;
      Client.Answer answer;
      do { // Each from an address of its own.
        answer = tried(server, "10.0.0." + tries, "anna", "wrong " + tries);
      } while (answer.status() == 401 && ++tries < 40);
      assertThat(tries).isBetween(5, 39);
      assertThat(tried(server, "10.0.1.1", "bert", "wrong").status()).isEqualTo(401);
    }
  }

  private static Client.Answer tried(Server server, String from, String account, String password) {
    return new Client(server.port())
        .with("X-Forwarded-For", from)
        .ask("POST", "/api/sessions", PASSWORD.formatted(account, password));
  }

  @ParameterizedTest
  @EnumSource(StorageKind.class)
  void the_entries_of_a_record_are_written_many_at_once(StorageKind storage) {
    Settings settings = storage.fresh();
    try (Database database = Database.of(settings.folder(), settings.database())) {
      int[] statements = {0};
      database
          .jdbi()
          .setSqlLogger(
              new SqlLogger() {
                @Override
                public void logBeforeExecution(StatementContext context) {
                  statements[0]++;
                }
              });
      List<Rows.Logged> rows = new ArrayList<>();
      for (int seq = 0; seq < 10_000; seq++) {
        rows.add(new Rows.Logged("t", seq, 1, 0, "{}", ""));
      }
      database.jdbi().useTransaction(handle -> Changes.insertAll(handle, rows));
      assertThat(statements[0]).isEqualTo(1);
      assertThat(count(database.jdbi(), "log")).containsExactly(10_000);
    }
  }

  /** Exports what a folder or a database holds, with as little memory as there is. */
  public static void main(String[] args) {
    Archive.export(Path.of(args[0]), args.length > 2 ? args[2] : null, Path.of(args[1]));
  }

  @ParameterizedTest
  @EnumSource(StorageKind.class)
  void an_export_needs_no_more_memory_for_more_games(StorageKind storage, @TempDir Path folder)
      throws Exception {
    Settings settings = storage.fresh();
    Server.open(settings).close();
    StorageKind.jdbi(settings)
        .useTransaction(handle -> {
          PreparedBatch batch =
              handle.prepareBatch(
                  "insert into log (game, seq, at, awaited, entry, ids) values (?, ?, 1, 0, ?, '')");
          String entry = "{\"line\":\"" + "x".repeat(4000) + "\"}";
          for (int i = 0; i < 25_000; i++) { // A hundred megabytes.
            batch.add("t", i, entry);
            if (i % 1000 == 999) {
              batch.execute();
            }
          }
        });
    Path file = folder.resolve("all");
    List<String> arguments =
        new ArrayList<>(List.of(settings.folder().toString(), file.toString()));
    if (settings.database() != null) {
      arguments.add(settings.database());
    }
    Process export = ServerProcess.run(KeepingTest.class, List.of("-Xmx48m"), arguments);
    assertThat(export.waitFor()).isZero();
    try (Stream<String> lines = Files.lines(file)) {
      // With a line at the head, and the keys of the house.
      assertThat(lines.count()).isEqualTo(25_002);
    }
  }

  @Test
  void what_is_kept_and_exported_is_for_its_owner_alone() throws IOException {
    Settings settings = StorageKind.SQLITE.fresh();
    Server.open(settings).close();
    Path file = settings.folder().resolve("export");
    Archive.export(settings.folder(), null, file);
    for (Path one : List.of(file, settings.folder().resolve("banneret.sqlite"))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(one)))
          .isEqualTo("rw-------");
    }
  }

  @Test
  void an_export_changes_nothing() throws IOException {
    Settings settings = StorageKind.SQLITE.fresh();
    assertThatThrownBy(() -> Archive.export(settings.folder(), null, settings.folder()))
        .isInstanceOf(Malformed.class);
    Server.open(settings).close();
    try (Database database = Database.forReading(settings.folder(), null)) {
      assertThatThrownBy(() -> database.jdbi().useHandle(it -> it.execute("delete from person")))
          .hasMessageContaining("readonly");
    }
    Settings shared = StorageKind.POSTGRESQL.fresh();
    Server.open(shared).close();
    try (Database database = Database.forReading(shared.folder(), shared.database())) {
      assertThatThrownBy(() -> database.jdbi().useHandle(it -> it.execute("delete from person")))
          .hasMessageContaining("read-only");
    }
    Path file = settings.folder().resolve("export");
    Archive.export(settings.folder(), null, file);
    assertThat(Files.readAllLines(file).getFirst()).contains("\"version\":1");
  }

  @ParameterizedTest
  @EnumSource(StorageKind.class)
  void what_nobody_uses_any_more_goes_after_so_long(StorageKind storage) {
    Settings settings = storage.fresh();
    try (Server server = Server.open(settings)) {
      Client.guest(server.port(), "Gone"); // Neither table nor, soon, session.
      Client anna = Client.guest(server.port(), "Anna");
      anna.table("battue", WithServer.QUICK, "me", "open");
      anna.table("battue", WithServer.QUICK, "me", "me");
    }
    Jdbi jdbi = StorageKind.jdbi(settings);
    long day = 24 * 3600;
    jdbi.useHandle(handle -> {
      handle.execute("insert into sealed select game, 0, 0, 'x', '' from log");
      handle.execute("insert into pulse values ('dead', 1)");
      handle.execute("insert into here select id, 'dead', 1, 1 from game");
      handle.execute(
          "insert into seat_token (token, game, chair, id, person, created, expires)"
              + " select id, id, 0, 'x', owner, 1, 2 from game");
    });
    long now = Instant.now().getEpochSecond();
    Retention.Days days = new Retention.Days(10, 20, 30, 0);
    assertThat(sweep(settings, days, now)).isEmpty();
    assertThat(count(jdbi, "sealed", "pulse where at = 1", "here", "seat_token")).containsOnly(0);
    assertThat(count(jdbi, "person", "session", "game", "chair")).containsExactly(2, 2, 2, 4);
    sweep(settings, days, now + 15 * day);
    assertThat(count(jdbi, "person", "session", "game")).containsExactly(2, 0, 2);
    sweep(settings, days, now + 25 * day);
    assertThat(count(jdbi, "person", "game")).containsExactly(1, 2);
    assertThat(sweep(settings, days, now + 35 * day)).hasSize(2);
    assertThat(count(jdbi, "game", "chair", "log", "pack")).containsOnly(0);
    sweep(settings, days, now + 36 * day);
    assertThat(count(jdbi, "person")).containsExactly(0);
  }

  private static List<String> sweep(Settings settings, Retention.Days days, long now) {
    try (Database database = Database.of(settings.folder(), settings.database());
        Writer writer = new Writer(database, "", new SimpleMeterRegistry(), () -> {})) {
      return new Retention(database.jdbi(), writer, days).sweep(now);
    }
  }

  private static List<Integer> count(Jdbi jdbi, String... tables) {
    return List.of(tables).stream()
        .map(table ->
            jdbi.withHandle(handle ->
                handle.createQuery("select count(*) from " + table).mapTo(Integer.class).one()))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(StorageKind.class)
  void whoever_deletes_himself_is_gone(StorageKind storage) {
    int port = storage.server().port();
    Client anna = Client.guest(port, "Anna");
    Client bert = Client.guest(port, "Bert");
    String name = "gone" + System.nanoTime();
    Tree.Fields account = Tree.fields().put("account", name).put("password", "open sesame");
    bert.post("/api/accounts", account);
    String table = anna.table("battue", WithServer.QUICK, "me", "friend");
    WithServer.join(anna, bert, table);
    try (Socket socket = bert.socket(table, "?want=")) {
      socket.next("update");
      assertThat(bert.refused("POST", "/api/me/deletion", "{\"password\":\"wrong one\"}"))
          .isEqualTo("wrong-password");
      bert.post("/api/me/deletion", Tree.fields().put("password", "open sesame"));
      assertThat(socket.closed()).isEqualTo(1008);
    }
    assertThat(bert.refused("GET", "/api/me", "")).isEqualTo("stranger");
    assertThat(bert.refused("POST", "/api/sessions", PASSWORD.formatted(name, "open sesame")))
        .isEqualTo("wrong-password");
    Tree.Fields chair = WithServer.info(anna, table).itemsOf("chairs").get(1).asFields();
    assertThat(chair.has("name")).isFalse();
    assertThat(anna.get("/api/tables/" + table + "/chat").toString()).contains("left");
  }

  @Test
  void lists_are_found_by_an_index() {
    Settings settings = StorageKind.SQLITE.fresh();
    try (Database database = Database.of(settings.folder(), null)) {
      String plan = new Listing(database.jdbi()).plan();
      assertThat(plan).contains("game_listed", "game_owner", "chair_person");
      assertThat(plan).doesNotContainPattern("SCAN (game|chair|log|person|sealed)(?! USING)");
    }
  }
}
