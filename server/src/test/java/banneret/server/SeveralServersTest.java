package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.Malformed;
import banneret.kernel.Seeded;
import banneret.kernel.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Any number of servers share one PostgreSQL; a folder is for one. */
class SeveralServersTest {
  private final Settings settings = Kept.POSTGRESQL.fresh();

  @Test
  void a_folder_is_for_one_server() {
    Settings folder = Kept.SQLITE.fresh();
    try (Server first = Server.open(folder)) {
      assertThat(first.port()).isPositive();
      assertThatThrownBy(() -> Server.open(folder))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("another server");
    }
  }

  @Test
  void a_port_is_for_one_server() {
    Settings folder = Kept.SQLITE.fresh();
    try (Server first = Server.open(Kept.SQLITE.fresh())) {
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
      String table = anna.table("battue", WithServer.QUICK, "me", "friend");
      String bot = "{\"bot\":\"random\"}";
      String chair = "/api/tables/" + table + "/chairs/1";
      try (Server two = Server.open(settings);
          Socket ear = anna.socket(table, "")) {
        Client bert = Client.guest(two.port(), "Bert");
        WithServer.join(anna, bert, table);
        try (Socket _ = bert.socket(table, "")) {
          ear.next(it -> isHere(it, 1));
          assertThat(anna.refused("PUT", chair, bot)).isEqualTo("is-here");
        }
        ear.next(it -> it.has("table") && !isHere(it, 1));
      }
      assertThat(anna.ask("PUT", chair, bot).status()).isEqualTo(200);
    }
  }

  private static boolean isHere(Tree.Fields message, int chair) {
    return message.has("table")
        && message.fieldsOf("table").itemsOf("chairs").get(chair).asFields().flagOr("here", false);
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
          String path = "/api/tables/" + table + "?seat=0";
          Tree.Fields here = anna.get(path);
          Tree.Fields there = anna.at(three.port()).get(path);
          assertThat(there.fieldsOf("table").text("status"))
              .isEqualTo(here.fieldsOf("table").text("status"));
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
