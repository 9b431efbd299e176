package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.server.store.Claims;
import banneret.server.store.Database;
import banneret.server.store.Writer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Any number of servers share one PostgreSQL; a folder is for one. */
class SeveralServersTest {
  private final Settings settings = StorageKind.POSTGRESQL.fresh();

  @Test
  void a_folder_is_for_one_server() {
    Settings folder = StorageKind.SQLITE.fresh();
    try (Server first = Server.open(folder)) {
      assertThat(first.port()).isPositive();
      assertThatThrownBy(() -> Server.open(folder))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("another server");
    }
  }

  @Test
  void a_port_is_for_one_server() {
    Settings folder = StorageKind.SQLITE.fresh();
    try (Server first = Server.open(StorageKind.SQLITE.fresh())) {
      Settings same = Settings.of(first.port(), folder.folder());
      assertThatThrownBy(() -> Server.open(same))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("port " + first.port());
    }
    Server.open(folder).close(); // The folder was let go.
  }

  @Test
  void players_of_one_table_on_two_servers_see_each_others_moves() {
    try (Server one = Server.open(settings);
        Server two = Server.open(settings)) {
      Client anna = Client.guest(one.port(), "Anna");
      Client bert = Client.guest(two.port(), "Bert");
      String table = anna.table("battue", WithServer.QUICK, "me", "friend");
      try (Socket first = anna.socket(table, "?want=told&after=-1")) {
        first.next("table");
        String invite = WithServer.info(anna, table).fieldsOf("you").text("invite");
        bert.post("/api/tables/" + table + "/chairs", Tree.fields().put("invite", invite));
        try (Socket second = bert.socket(table, "?want=told&after=-1")) {
          play(List.of(first, second), 12);
        }
      }
    }
  }

  @Test
  void lines_sealed_on_two_servers_at_once_are_opened_by_one() {
    try (Server one = Server.open(settings);
        Server two = Server.open(settings)) {
      Client anna = Client.guest(one.port(), "Anna");
      Client there = anna.at(two.port());
      String table = anna.table("thrones", WithServer.IN_ORDER, "me", "me", "me");
      try (Socket first = anna.socket(table, "?seat=0&want=");
          Socket second = there.socket(table, "?seat=1&want=");
          Socket third = anna.socket(table, "?seat=2&want=")) {
        List<Socket> seats = List.of(first, second, third);
        List<String> lines = new ArrayList<>();
        for (Socket seat : seats) {
          Tree.Fields question = WithServer.asked(seat).fieldsOf("question");
          assertThat(question.text("shape")).isEqualTo("seal");
          lines.add(WithServer.whole(seat, question, new Seeded(1)));
        }
        for (int seat = 0; seat < 3; seat++) {
          seats.get(seat).send(Tree.fields().put("do", "answer").put("line", lines.get(seat)));
        }
        for (Socket seat : seats) {
          Tree.Fields opened = seat.next(it -> it.has("news") && it.itemsOf("news").size() > 0);
          Tree.Fields entry = opened.itemsOf("news").get(0).asFields();
          assertThat(entry.itemsOf("lines").texts()).isEqualTo(lines);
        }
      }
    }
  }

  @Test
  void whoever_is_at_another_server_is_here() {
    try (Server one = Server.open(settings)) {
      Client anna = Client.guest(one.port(), "Anna");
      Tree.Fields wish =
          Tree.fields()
              .put("game", "battue")
              .put("options", WithServer.QUICK)
              .put("chairs", Tree.items().add("me").add("friend"))
              .put("absence", 0);
      String table = anna.post("/api/tables", wish).text("id");
      String bot = "{\"bot\":\"random\"}";
      String chair = "/api/tables/" + table + "/chairs/1";
      try (Server two = Server.open(settings);
          Socket ear = anna.socket(table, "")) {
        Client bert = Client.guest(two.port(), "Bert");
        WithServer.join(anna, bert, table);
        try (Socket _ = bert.socket(table, "")) {
          WithServer.awaitHere(ear, 1, true);
          assertThat(anna.refused("PUT", chair, bot)).isEqualTo("is-here");
        }
        WithServer.awaitHere(ear, 1, false);
      }
      assertThat(anna.ask("PUT", chair, bot).status()).isEqualTo(200);
    }
  }

  @Test
  void one_server_goes_and_the_game_goes_on_at_the_other() {
    try (Server two = Server.open(settings)) {
      String table;
      Client anna;
      try (Server one = Server.open(settings)) {
        anna = Client.guest(one.port(), "Anna");
        table = anna.table("battue", WithServer.SHORT, "me", "random");
      }
      Client there = anna.at(two.port());
      try (Socket socket = there.socket(table, "?want=&after=-1")) {
        Tree.Fields state = WithServer.asked(socket);
        socket.answer(WithServer.whole(socket, state.fieldsOf("question"), new Seeded(1)));
        int said = state.number("seq") + 1;
        Tree.Fields later =
            socket.next(it -> it.has("state") && it.fieldsOf("state").number("seq") > said);
        assertThat(later.has("news")).isTrue(); // The bot has answered.
      }
    }
  }

  @Test
  void a_server_that_stops_claims_no_table_any_more() {
    MeterRegistry meters = new SimpleMeterRegistry();
    String table;
    try (Server server = Server.open(settings)) {
      table = Client.guest(server.port(), "Anna").table("battue", "me", "friend");
    }
    try (Database database = Database.of(settings.folder(), settings.database());
        Writer writer = new Writer(database, "one", meters, () -> {})) {
      Claims one = new Claims(database.jdbi(), writer, "one");
      Claims two = new Claims(database.jdbi(), writer, "two");
      assertThat(one.claim(table)).isTrue();
      assertThat(two.claim(table)).isFalse();
      one.release();
      assertThat(one.claim(table)).as("a bot that was still thinking").isFalse();
      assertThat(two.claim(table)).isTrue();
    }
  }

  @Test
  void the_server_whose_bots_think_for_a_table_reads_it_again_when_they_are_asked()
      throws InterruptedException {
    try (Server one = Server.open(settings.withIdle(1));
        Server two = Server.open(settings)) {
      Client anna = Client.guest(one.port(), "Anna");
      String table = anna.table("battue", WithServer.QUICK, "me", "random");
      try (Socket socket = anna.socket(table, "?want=")) {
        playUntilTheBotHasAnswered(socket);
      }
      for (int i = 0; i < 300 && WithServer.metric(anna, "banneret_tables_live") > 0; i++) {
        Thread.sleep(100);
      }
      FailureTest.sql(settings, "update thinker set until = until + 3600"); // It does not end.
      try (Socket socket = anna.at(two.port()).socket(table, "?want=")) {
        playUntilTheBotHasAnswered(socket);
      }
    }
  }

  private static void playUntilTheBotHasAnswered(Socket socket) {
    Seeded luck = new Seeded(1);
    boolean answered = false;
    while (!answered) {
      Tree.Fields update = socket.next("update");
      Tree.Fields state = update.fieldsOf("state");
      answered =
          state.has("over")
              || update.itemsOf("news").all().stream()
                  .anyMatch(one -> one.asFields().numberOr("seat", 0, -1, 9) == 1);
      if (!answered && state.has("question")) {
        socket.answer(WithServer.whole(socket, state.fieldsOf("question"), luck));
      }
    }
  }

  @Test
  void the_bots_of_a_table_think_at_one_server() {
    try (Server one = Server.open(settings);
        Server two = Server.open(settings)) {
      Client anna = Client.guest(one.port(), "Anna");
      Client there = anna.at(two.port());
      String table = anna.table("thrones", WithServer.IN_ORDER, "random", "random", "random");
      try (Socket near = anna.socket(table, "?want=");
          Socket far = there.socket(table, "?want=")) { // Both have it in memory.
        near.next("table");
        far.next(it -> it.has("state") && it.fieldsOf("state").has("over"));
      }
      String thoughts = "banneret_bot_thought_seconds_count";
      double here = WithServer.metric(anna, thoughts);
      assertThat(here).isGreaterThan(20);
      assertThat(WithServer.metric(there, thoughts)).isLessThan(here / 10);
    }
  }

  @Test
  void a_game_that_begins_while_somebody_gets_up_is_the_same_at_every_server() throws Exception {
    try (Server one = Server.open(settings);
        Server two = Server.open(settings);
        ExecutorService apart = Executors.newVirtualThreadPerTaskExecutor()) {
      Client anna = Client.guest(one.port(), "Anna");
      Client bert = Client.guest(one.port(), "Bert");
      Client cleo = Client.guest(two.port(), "Cleo");
      List<String> tables = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        String table = anna.table("battue", WithServer.QUICK, "me", "open", "open");
        String chairs = "/api/tables/" + table + "/chairs";
        bert.post(chairs, Tree.fields().put("chair", 1).put("contribution", "from Bert"));
        Future<?> gone = apart.submit(() -> bert.delete(chairs + "/1"));
        cleo.post(chairs, Tree.fields().put("chair", 2));
        gone.get();
        tables.add(table);
      }
      try (Server three = Server.open(settings)) {
        for (String table : tables) {
          String path = "/api/tables/" + table;
          Tree.Fields there = anna.at(three.port()).get(path);
          String status = there.fieldsOf("table").text("status");
          try (Socket ear = anna.socket(table, "?want=")) { // Until the news are there.
            ear.next(it -> it.has("table") && it.fieldsOf("table").text("status").equals(status));
          }
          Tree.Fields here = anna.get(path);
          assertThat(there.has("state")).isEqualTo(here.has("state"));
          if (here.has("state")) {
            assertThat(there.fieldsOf("state")).isEqualTo(here.fieldsOf("state"));
            Tree.Items chairs = here.fieldsOf("table").itemsOf("chairs");
            assertThat(chairs.all()).allMatch(chair -> chair.asFields().has("seat"));
          }
        }
      }
    }
  }

  @Test
  void a_token_asked_for_while_its_giver_gets_up_is_not_good_for_the_next_holder()
      throws Exception {
    try (Server one = Server.open(settings.unlimited());
        Server two = Server.open(settings.unlimited());
        ExecutorService apart = Executors.newVirtualThreadPerTaskExecutor()) {
      Client anna = Client.guest(one.port(), "Anna");
      Client bert = Client.guest(one.port(), "Bert");
      Client cleo = Client.guest(one.port(), "Cleo");
      for (int i = 0; i < 40; i++) {
        String table = anna.table("battue", WithServer.QUICK, "me", "friend");
        WithServer.join(anna, bert, table);
        String chair = "/api/tables/" + table + "/chairs/1";
        bert.at(two.port()).get("/api/tables/" + table); // Both have it in memory.
        Future<Client.Answer> asked =
            apart.submit(() -> bert.at(two.port()).ask("POST", chair + "/token", "{}"));
        bert.delete(chair);
        WithServer.join(anna, cleo, table);
        Client.Answer given = asked.get();
        if (given.status() == 200) {
          Client program = Client.program(two.port(), given.body().text("token"));
          assertThat(program.refused("GET", "/api/tables/" + table + "?seat=1", ""))
              .isEqualTo("stranger");
        }
      }
    }
  }

  @Test
  void nobody_takes_two_chairs_at_two_servers_at_once() throws Exception {
    try (Server one = Server.open(settings.unlimited());
        Server two = Server.open(settings.unlimited());
        ExecutorService apart = Executors.newVirtualThreadPerTaskExecutor()) {
      Client anna = Client.guest(one.port(), "Anna");
      Client bert = Client.guest(one.port(), "Bert");
      List<String> tables = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        String table = anna.table("thrones", WithServer.IN_ORDER, "me", "open", "open", "open");
        tables.add(table);
        String chairs = "/api/tables/" + table + "/chairs";
        bert.at(two.port()).get("/api/tables/" + table); // Both have it in memory.
        Future<Client.Answer> other =
            apart.submit(() -> bert.at(two.port()).ask("POST", chairs, "{\"chair\":1}"));
        bert.ask("POST", chairs, "{\"chair\":2}");
        other.get();
      }
      try (Server three = Server.open(settings.unlimited())) { // It reads what was written.
        Client there = bert.at(three.port());
        for (String table : tables) {
          assertThat(WithServer.info(there, table).fieldsOf("you").itemsOf("chairs").size())
              .isEqualTo(1);
        }
      }
    }
  }

  @Test
  void whoever_signs_out_is_sent_away_at_every_server() {
    try (Server one = Server.open(settings);
        Server two = Server.open(settings)) {
      Client anna = Client.guest(one.port(), "Anna");
      String table = anna.table("battue", WithServer.QUICK, "me", "me");
      try (Socket far = anna.at(two.port()).socket(table, "?want=")) {
        far.next("update");
        anna.delete("/api/sessions");
        assertThat(far.closed()).isEqualTo(1008);
      }
    }
  }

  @Test
  void what_another_server_writes_while_a_table_is_read_is_not_missed() throws Exception {
    try (Server one = Server.open(settings.unlimited());
        Server two = Server.open(settings.unlimited().withIdle(0));
        ExecutorService apart = Executors.newVirtualThreadPerTaskExecutor()) {
      Client anna = Client.guest(one.port(), "Anna");
      Client there = anna.at(two.port());
      for (int i = 0; i < 40; i++) {
        String table = anna.table("battue", WithServer.QUICK, "me", "me");
        int seat = WithServer.state(anna, table, "?want=").itemsOf("awaited").get(0).asNumber();
        try (Socket near = anna.socket(table, "?want=&seat=" + seat)) {
          Tree.Fields question = WithServer.asked(near).fieldsOf("question");
          String line = WithServer.whole(near, question, new Seeded(i));
          Future<Socket> looks = apart.submit(() -> there.socket(table, "?want=&after=-1"));
          near.answer(line);
          try (Socket far = looks.get()) { // It was reading the table meanwhile.
            far.next(it -> it.has("state") && it.fieldsOf("state").number("seq") >= 1);
          }
        }
      }
    }
  }

  /**
   * Whoever is asked answers, so many times or until the game is over; both hear the same, once and
   * in order.
   */
  private static void play(List<Socket> seats, int answers) {
    List<List<Integer>> heard = List.of(new ArrayList<>(), new ArrayList<>());
    Seeded luck = new Seeded(4);
    int seq = -1;
    for (int i = 0; i <= answers; i++) {
      int expected = seq + 1;
      List<Tree.Fields> states = new ArrayList<>();
      for (int seat = 0; seat < 2; seat++) {
        List<Integer> all = heard.get(seat);
        Tree.Fields update =
            seats
                .get(seat)
                .next(it -> {
                  if (it.has("news")) {
                    it.itemsOf("news").all().forEach(one -> all.add(one.asFields().number("seq")));
                  }
                  return it.has("state") && it.fieldsOf("state").number("seq") >= expected;
                });
        states.add(update.fieldsOf("state"));
      }
      assertThat(heard.get(0)).isEqualTo(heard.get(1));
      seq = states.get(0).number("seq");
      assertThat(heard.get(0)).hasSize(seq + 1);
      if (states.get(0).has("over")) {
        return; // Somebody's first assault has failed.
      }
      int asked = states.get(0).has("question") ? 0 : 1;
      Tree.Fields question = states.get(asked).fieldsOf("question");
      Socket socket = seats.get(asked);
      socket.send(
          Tree.fields()
              .put("do", "answer")
              .put("id", "a" + i)
              .put("line", WithServer.whole(socket, question, luck)));
    }
  }
}
