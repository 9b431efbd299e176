package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.server.store.Clock;
import banneret.server.store.Database;
import banneret.server.store.Writer;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;

/** What fails beneath a server is seen, said and, where that can be, got over. */
class FailureTest {
  @Test
  void a_database_that_takes_no_writes_is_not_well() {
    Settings settings = StorageKind.POSTGRESQL.fresh();
    try (Server server = Server.open(settings)) {
      Client anna = Client.guest(server.port(), "Anna");
      assertThat(anna.ask("GET", "/health", "").status()).isEqualTo(200);
      sql(settings, "alter database <db> set default_transaction_read_only = on");
      sql(settings, KILL);
      assertThat(anna.ask("GET", "/health", "").status()).isEqualTo(503);
      sql(settings, "set transaction read write; alter database <db> reset all");
      sql(settings, KILL);
      int status = 0;
      for (int i = 0;
          i < 100 && status != 200;
          i++) { // A pool notices a dead connection by using it.
        status = anna.ask("GET", "/health", "").status();
      }
      assertThat(status).as("the writer goes on").isEqualTo(200);
    }
  }

  /** Ends all connections to a database but the one that says it. */
  static final String KILL =
      "select pg_terminate_backend(pid, 30000) from pg_stat_activity"
          + " where datname = current_database() and pid <> pg_backend_pid()";

  static void sql(Settings settings, String text) {
    String url = String.valueOf(settings.database());
    String name = url.replaceFirst(".*/([^?]*).*", "$1");
    try (var connection = java.sql.DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.execute(text.replace("<db>", name));
    } catch (java.sql.SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void a_disk_that_is_full_is_not_well() {
    Settings settings = StorageKind.SQLITE.fresh();
    try (Server server = Server.open(settings)) {
      Client anna = Client.guest(server.port(), "Anna");
      Jdbi beside = StorageKind.jdbi(settings);
      beside.useHandle(handle ->
          handle.execute(
              "create trigger full before insert on pulse"
                  + " begin select raise(abort, 'database or disk is full'); end"));
      assertThat(anna.ask("GET", "/health", "").code()).isEqualTo("not-well");
      beside.useHandle(handle -> handle.execute("drop trigger full"));
      assertThat(anna.ask("GET", "/health", "").status()).isEqualTo(200);
    }
  }

  @Test
  void a_database_that_hangs_is_not_well_and_is_got_over() throws Exception {
    Settings settings = StorageKind.POSTGRESQL.fresh();
    try (Server server = Server.open(settings);
        var beside = java.sql.DriverManager.getConnection(settings.database())) {
      Client anna = Client.guest(server.port(), "Anna");
      beside.setAutoCommit(false);
      beside.createStatement().execute("lock table person in access exclusive mode");
      Thread waits =
          Thread.startVirtualThread(() -> anna.ask("POST", "/api/guests", "{\"name\":\"Bert\"}"));
      long start = System.nanoTime();
      while (anna.ask("GET", "/health", "").status() == 200) {
        assertThat(System.nanoTime() - start).isLessThan(20_000_000_000L);
      }
      waits.join();
      int status = 0;
      for (int i = 0;
          i < 10 && status != 200;
          i++) { // The lock is still there: it is not waited for.
        status = anna.ask("GET", "/health", "").status();
      }
      assertThat(status).isEqualTo(200);
      beside.rollback();
    }
  }

  @Test
  void an_address_that_hides_which_rows_were_written_is_refused() {
    Settings settings = StorageKind.POSTGRESQL.fresh();
    Settings wrong = settings.withDatabase(settings.database() + "&reWriteBatchedInserts=true");
    assertThatThrownBy(() -> Server.open(wrong))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("reWriteBatchedInserts");
  }

  @Test
  void a_clock_that_is_ahead_does_not_stop_the_bots() {
    Settings settings = StorageKind.unlimited(StorageKind.POSTGRESQL.fresh(), 300);
    Client anna;
    String table;
    try (Server ahead = Server.open(settings)) {
      anna = Client.guest(ahead.port(), "Anna");
      table = anna.table("thrones", WithServer.IN_ORDER, "random", "random", "random");
    }
    sql(settings, "update log set at = at + 3600");
    try (Server server = Server.open(settings)) {
      Client there = anna.at(server.port());
      int seq = WithServer.state(there, table, "?want=").number("seq");
      Tree.Fields state;
      do {
        String news = "/api/tables/" + table + "/news?want=&wait=20&after=" + (seq + 5);
        state = there.get(news).fieldsOf("state");
      } while (!state.has("over") && state.number("seq") <= seq + 5);
    }
  }

  @Test
  void servers_go_by_the_clock_of_their_database() {
    Settings settings = StorageKind.unlimited(StorageKind.POSTGRESQL.fresh(), 300);
    InstantSource wrong = InstantSource.offset(InstantSource.system(), Duration.ofHours(1));
    try (Server ahead = Server.open(settings.by(new Clock(wrong)));
        Server right = Server.open(settings)) {
      Client anna = Client.guest(ahead.port(), "Anna");
      Tree.Fields wish =
          Tree.fields()
              .put("game", "battue")
              .put("options", WithServer.QUICK)
              .put("chairs", Tree.items().add("me").add("random"))
              .put("contributes", true);
      Tree.Fields made = anna.post("/api/tables", wish);
      Instant created = Instant.parse(made.text("created"));
      assertThat(created).isBefore(Instant.now().plusSeconds(60));
      String table = anna.table("battue", WithServer.QUICK, "me", "me");
      anna.post("/api/tables/" + table + "/chat", Tree.fields().put("text", "a").put("id", "a"));
      Tree.Fields said =
          anna.at(right.port())
              .get("/api/tables/" + table + "/chat")
              .itemsOf("chat")
              .get(0)
              .asFields();
      assertThat(Instant.parse(said.text("time"))).isBefore(Instant.now().plusSeconds(60));
    }
    long latest =
        StorageKind.jdbi(settings)
            .withHandle(handle ->
                handle
                    .createQuery(
                        "select greatest((select max(at) from log), (select max(promised) from"
                            + " chair), (select max(seen) from session), (select max(created) from"
                            + " person))")
                    .mapTo(Long.class)
                    .one());
    assertThat(latest).isLessThan(Instant.now().getEpochSecond() + 120);
  }

  @Test
  void a_writer_that_ends_fails_all_that_waits_and_the_server_says_so() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh())) {
      Client anna = Client.guest(server.port(), "Anna");
      Thread writer =
          Thread.getAllStackTraces().keySet().stream()
              .filter(thread -> thread.getName().equals("writer"))
              .max(java.util.Comparator.comparingLong(Thread::threadId))
              .orElseThrow();
      writer.interrupt(); // Nobody does; it stands for whatever nobody thought of.
      assertThat(server.awaitEnd()).as("it can go on no more").isFalse();
      assertThat(anna.ask("POST", "/api/guests", "{\"name\":\"Bert\"}").status()).isEqualTo(500);
      assertThat(anna.ask("GET", "/health", "").code()).isEqualTo("not-well");
    }
  }

  @Test
  void whoever_wants_to_write_when_the_writer_is_closed_does_not_wait_for_ever() {
    Settings settings = StorageKind.SQLITE.fresh();
    try (Database database = Database.of(settings.folder(), null)) {
      Writer writer = new Writer(database, "", new SimpleMeterRegistry(), () -> {});
      writer.close();
      assertThatThrownBy(() ->
              assertTimeoutPreemptively(Duration.ofSeconds(20), () -> writer.run(handle -> {})))
          .hasMessageContaining("closed");
    }
  }

  @Test
  void what_is_not_written_is_logged_with_what_was_asked() {
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    Logger root = (Logger) LoggerFactory.getLogger("banneret");
    log.start();
    root.addAppender(log);
    Settings settings = StorageKind.POSTGRESQL.fresh();
    try (Server server = Server.open(settings)) {
      Client anna = Client.guest(server.port(), "Anna");
      String table = anna.table("battue", WithServer.QUICK, "me", "open");
      sql(settings, "alter database <db> set default_transaction_read_only = on");
      sql(settings, KILL);
      anna.ask("POST", "/api/guests", "{\"name\":\"Bert\"}");
      anna.ask("DELETE", "/api/tables/" + table + "/chairs/0", "");
      assertThat(log.list)
          .extracting(ILoggingEvent::getFormattedMessage)
          .anyMatch(line -> line.contains("POST") && line.contains("/api/guests"))
          .anyMatch(line -> line.contains("DELETE") && line.contains("/chairs/{chair}"))
          .noneMatch(line -> line.contains(table));
    } finally {
      root.detachAppender(log);
      sql(settings, "set transaction read write; alter database <db> reset all");
    }
  }

  @Test
  void a_listener_that_has_died_is_replaced_and_nothing_is_missed() {
    Settings settings = StorageKind.POSTGRESQL.fresh();
    try (Server one = Server.open(settings.unlimited());
        Server two = Server.open(settings.unlimited())) {
      Client anna = Client.guest(one.port(), "Anna");
      String table = anna.table("battue", WithServer.QUICK, "me", "me");
      Client there = anna.at(two.port());
      try (Socket far = there.socket(table, "?want=&after=-1")) {
        far.next("update");
        for (int i = 1; i <= 3; i++) {
          sql(settings, KILL);
          answer(anna, table, i);
          int seq = i;
          far.next(it -> it.has("state") && it.fieldsOf("state").number("seq") >= seq);
        }
      }
    }
  }

  /** Whoever is asked answers, once the server has noticed all connections that are dead. */
  private static void answer(Client owner, String table, int seed) {
    for (int i = 0; i < 100; i++) {
      try {
        if (isAnswered(owner, table, seed)) {
          return;
        }
      } catch (Socket.Closed | CompletionException e) {
        // It went with a connection of the database: come back.
      }
    }
    throw new AssertionError("nobody can answer");
  }

  private static boolean isAnswered(Client owner, String table, int seed) {
    String path = "/api/tables/" + table;
    Client.Answer seen = owner.ask("GET", path + "?want=", "");
    if (seen.status() != 200) {
      return false;
    }
    Tree.Fields state = seen.body().fieldsOf("state");
    if (state.number("seq") >= seed) {
      return true; // It was written, and only the word of it was lost.
    }
    int seat = state.itemsOf("awaited").get(0).asNumber();
    try (Socket socket = owner.socket(table, "?want=&seat=" + seat)) {
      Tree.Fields question = WithServer.asked(socket).fieldsOf("question");
      String line = WithServer.whole(socket, question, new Seeded(seed));
      return socket.answer(line).text("type").equals("done");
    }
  }

  @Test
  void a_table_that_was_written_and_not_read_again_is_read_by_the_next() {
    Settings settings = StorageKind.SQLITE.fresh();
    try (Server server = Server.open(settings)) {
      Client anna = Client.guest(server.port(), "Anna");
      String table = anna.table("battue", WithServer.QUICK, "me", "me");
      String chair = "/api/tables/" + table + "/chairs/0";
      Jdbi beside = StorageKind.jdbi(settings);
      beside.useHandle(handle -> handle.execute("alter table person rename to away"));
      assertThat(anna.ask("PUT", chair, "{\"bot\":\"random\"}").status()).isEqualTo(500);
      beside.useHandle(handle -> handle.execute("alter table away rename to person"));
      String bot =
          beside.withHandle(handle ->
              handle
                  .createQuery("select bot from chair where chair = 0")
                  .mapTo(String.class)
                  .one());
      assertThat(bot).as("written").isEqualTo("random");
      Tree.Fields seen = WithServer.info(anna, table).itemsOf("chairs").get(0).asFields();
      assertThat(seen.has("bot")).as("and seen").isTrue();
    }
  }

  @Test
  void a_table_that_cannot_be_read_fails_alone_and_keeps_no_port_closed() {
    Settings settings = StorageKind.SQLITE.fresh();
    String broken;
    String whole;
    Client anna;
    try (Server server = Server.open(settings)) {
      anna = Client.guest(server.port(), "Anna");
      broken = anna.table("thrones", WithServer.IN_ORDER, "random", "random", "random");
      whole = anna.table("thrones", WithServer.IN_ORDER, "random", "random", "random");
    }
    StorageKind.jdbi(settings)
        .useHandle(
            handle -> handle.execute("update game set options = 'nonsense' where id = ?", broken));
    try (Server server = Server.open(settings)) {
      Client there = anna.at(server.port());
      int seq = WithServer.state(there, whole, "?want=").number("seq");
      String news = "/api/tables/" + whole + "/news?want=&wait=20&after=" + (seq + 5);
      Tree.Fields state = there.get(news).fieldsOf("state");
      assertThat(state.has("over") || state.number("seq") > seq + 5).isTrue();
      assertThat(there.ask("GET", "/api/tables/" + broken, "").status()).isBetween(400, 500);
    }
  }

  @ParameterizedTest
  @EnumSource(StorageKind.class)
  void a_table_that_cannot_begin_does_not_keep_others_from_it(StorageKind storage)
      throws Exception {
    MovedClock clock = MovedClock.of(storage.fresh().unlimited());
    Settings settings = clock.settings();
    try (Server server = Server.open(settings)) {
      Client anna = Client.guest(server.port(), "Anna");
      String before = anna.table("battue", WithServer.QUICK, "me", "me");
      anna.post("/api/tables/" + before + "/resign", Tree.fields().put("id", "r"));
      Tree.Fields wish =
          Tree.fields()
              .put("from", before)
              .put("count", 1)
              .put("chairs", Tree.items().add("me").add("me"))
              .put("contributes", true);
      List<String> tables = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        tables.add(anna.post("/api/tables", wish).text("id"));
      }
      List<String> broken = tables.subList(0, 6);
      StorageKind.jdbi(settings)
          .useHandle(handle ->
              broken.forEach(
                  id -> handle.execute("update origin set record = 'x' where game = ?", id)));
      clock.pass(Duration.ofSeconds(31)); // Nothing was added to the dice in time.
      for (String table : tables.subList(6, 12)) {
        for (int i = 0; i < 200 && !isBegun(anna, table); i++) {
          Thread.sleep(100);
        }
        assertThat(isBegun(anna, table)).isTrue();
      }
    }
  }

  private static boolean isBegun(Client client, String table) {
    return WithServer.info(client, table).text("status").equals("playing");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jdbc:postgresql://localhost:1/x?user=u&password=sesame | no database answers",
        "jdbc:postgresql://no-such-host.invalid/x?user=u&password=sesame | no database answers",
        "jdbc:postgresql://localhost:abc/x?user=u&password=sesame | no database answers",
        "jdbc:mysql://localhost/x?password=sesame | jdbc:postgresql://localhost/banneret"
      })
  void a_wrong_address_of_a_database_gets_its_own_sentence(String url, String sentence) {
    Settings settings = Settings.of(0, Path.of("")).withDatabase(url);
    assertThatThrownBy(() -> Server.open(settings))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining(sentence)
        .hasMessageNotContaining("sesame");
  }

  @Test
  void a_wrong_name_of_a_database_a_port_and_a_host_get_theirs() {
    Settings settings = StorageKind.POSTGRESQL.fresh();
    String url = String.valueOf(settings.database()).replaceFirst("/test[0-9]+", "/nowhere");
    assertThatThrownBy(() -> Server.open(settings.withDatabase(url)))
        .hasMessageContaining("no database of that name");
    Settings usual = StorageKind.SQLITE.fresh();
    assertThatThrownBy(() -> Server.open(Settings.of(70_000, usual.folder())))
        .hasMessageContaining("port 70000");
    Settings elsewhere = usual.at("no-such-host.invalid");
    assertThatThrownBy(() -> Server.open(elsewhere)).hasMessageContaining("no-such-host.invalid");
    Server.open(usual).close(); // The folder was let go each time.
  }
}
