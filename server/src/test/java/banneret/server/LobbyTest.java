package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** One sees at a glance what is open, what waits for oneself and what can be watched. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class LobbyTest extends WithServer {
  private static final Tree.Fields DAYS =
      Tree.fields().put("kind", "days").put("answer", 86_400).put("late", "bot");

  LobbyTest(StorageKind storage) {
    super(storage);
  }

  private Settings settings;

  @Override
  Server server() {
    settings = StorageKind.unlimited(storage.fresh(), 300);
    return Server.open(settings);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static List<String> ids(Tree.Items tables) {
    return tables.all().stream().map(one -> one.asFields().text("id")).toList();
  }

  /** Whoever is asked at a table answers, whichever of the two it is. */
  private String waits(Client... people) {
    String table = people[0].table("battue", QUICK, "me", "friend");
    join(people[0], people[1], table);
    return table;
  }

  private static boolean isAsked(Client client, String table) {
    return client.get("/api/lobby").itemsOf("mine").all().stream()
        .map(Tree::asFields)
        .anyMatch(one -> one.text("id").equals(table) && one.flag("asked"));
  }

  @Test
  void what_waits_for_me_comes_first_then_what_is_mine_then_what_is_over() {
    String ended = anna.table("battue", QUICK, "me", "friend");
    join(anna, bert, ended);
    bert.post("/api/tables/" + ended + "/resign", Tree.fields().put("id", "r"));
    String first = waits(anna, bert);
    String second = waits(anna, bert);
    Client asked = isAsked(anna, first) ? anna : bert;
    Client other = asked == anna ? bert : anna;
    String open = asked.table("battue", QUICK, "me", "open");
    Tree.Items mine = asked.get("/api/lobby").itemsOf("mine");
    assertThat(ids(mine)).containsExactlyInAnyOrder(first, second, open, ended);
    assertThat(ids(mine).getLast()).isEqualTo(ended);
    List<Boolean> waiting =
        mine.all().stream().map(one -> one.asFields().flag("asked")).distinct().toList();
    assertThat(waiting).as("those that wait come first").containsExactly(true, false);
    assertThat(ids(other.get("/api/lobby").itemsOf("mine")))
        .as("of the one who is not asked there")
        .contains(first, second, ended)
        .doesNotContain(open);
  }

  @Test
  void what_can_be_joined_and_what_can_be_watched_are_told_apart_with_the_pace() {
    Tree.Fields wish =
        Tree.fields()
            .put("game", "battue")
            .put("options", QUICK)
            .put("chairs", Tree.items().add("me").add("open"))
            .put("pace", DAYS);
    String open = anna.post("/api/tables", wish).text("id");
    String watched = anna.table("battue", QUICK, "me", "open");
    bert.post("/api/tables/" + watched + "/chairs", Tree.fields());
    String hidden = anna.post("/api/tables", wish.put("watchable", false)).text("id");
    bert.post("/api/tables/" + hidden + "/chairs", Tree.fields());
    anna.table("battue", QUICK, "me", "friend");
    for (Client client : List.of(cleo, new Client(server.port()))) {
      Tree.Fields lobby = client.get("/api/lobby");
      assertThat(ids(lobby.itemsOf("join"))).containsExactly(open);
      assertThat(lobby.itemsOf("join").get(0).asFields().fieldsOf("pace").text("kind"))
          .isEqualTo("days");
      assertThat(ids(lobby.itemsOf("watch"))).containsExactly(watched);
      assertThat(lobby.itemsOf("mine").size()).isZero();
    }
    Tree.Fields own = anna.get("/api/lobby");
    assertThat(own.itemsOf("join").size()).as("mine is not shown twice").isZero();
    assertThat(own.itemsOf("watch").size()).isZero();
  }

  @Test
  void whoever_is_there_is_told_what_is_new() {
    try (Socket lobby = cleo.lobby();
        Socket stranger = new Client(server.port()).lobby();
        Socket own = bert.lobby()) {
      lobby.next("open");
      own.next("mine");
      String table = anna.table("battue", QUICK, "me", "open");
      for (Socket one : List.of(lobby, stranger)) {
        one.next(it -> it.text("type").equals("open") && ids(it.itemsOf("join")).contains(table));
      }
      bert.post("/api/tables/" + table + "/chairs", Tree.fields());
      lobby.next(it -> it.text("type").equals("open") && ids(it.itemsOf("watch")).contains(table));
      own.next(it -> it.text("type").equals("mine") && ids(it.itemsOf("tables")).contains(table));
      Client asked = isAsked(anna, table) ? anna : bert;
      Client next = asked == anna ? bert : anna;
      try (Socket turn = next.lobby()) {
        turn.next("mine");
        while (isAsked(asked, table)) {
          answer(asked, table);
        }
        turn.next(it ->
            it.text("type").equals("mine") && it.itemsOf("tables").get(0).asFields().flag("asked"));
      }
    }
  }

  private void answer(Client asked, String table) {
    try (Socket socket = asked.socket(table, "?want=")) {
      socket.answer(whole(socket, asked(socket).fieldsOf("question"), new Seeded(1)));
    }
  }

  @Test
  void the_lobby_only_speaks_and_ends_with_the_session() {
    try (Socket lobby = anna.lobby()) {
      lobby.next("mine");
      lobby.sendRaw("{\"do\":\"ping\",\"id\":\"a\"}");
      assertThat(lobby.closed()).isEqualTo(1008);
    }
    try (Socket lobby = anna.lobby()) {
      lobby.next("mine");
      anna.ask("DELETE", "/api/sessions", "");
      assertThat(lobby.closed()).isEqualTo(1008);
    }
  }

  private static Tree.Fields wish(String game) {
    return Tree.fields().put("game", game);
  }

  @Test
  void a_quick_match_seats_those_who_wish_for_the_same() {
    String first = anna.post("/api/matches", wish("battue")).text("id");
    String days = bert.post("/api/matches", wish("battue").put("pace", DAYS)).text("id");
    assertThat(days).as("another pace").isNotEqualTo(first);
    String other = bert.post("/api/matches", wish("battles")).text("id");
    assertThat(other).as("another game").isNotEqualTo(first);
    Tree.Fields met = cleo.post("/api/matches", wish("battue"));
    assertThat(met.text("id")).isEqualTo(first);
    assertThat(met.text("status")).isEqualTo("playing");
    String again = anna.post("/api/matches", wish("battue")).text("id");
    assertThat(anna.post("/api/matches", wish("battue")).text("id"))
        .as("nobody is matched with himself")
        .isNotEqualTo(again);
    assertThat(anna.post("/api/matches", wish("battue").put("pace", DAYS)).text("id"))
        .isEqualTo(days);
    String unusual = anna.table("thrones", IN_ORDER, "me", "open", "open");
    assertThat(bert.post("/api/matches", wish("thrones")).text("id"))
        .as("other options")
        .isNotEqualTo(unusual);
    assertThat(cleo.post("/api/matches", wish("thrones").put("options", IN_ORDER)).text("id"))
        .isEqualTo(unusual);
    assertThat(new Client(server.port()).refused("POST", "/api/matches", "{\"game\":\"battue\"}"))
        .isEqualTo("stranger");
    assertThat(anna.refused("POST", "/api/matches", "{\"game\":\"chess\"}"))
        .isEqualTo("no-such-game");
  }

  @Test
  void those_who_wish_for_the_same_at_one_moment_meet() throws Exception {
    try (ExecutorService apart = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 5; round++) {
        List<Future<String>> all = new ArrayList<>();
        for (Client client : List.of(anna, bert, cleo, Client.guest(server.port(), "Dora"))) {
          all.add(apart.submit(() -> client.post("/api/matches", wish("battue")).text("id")));
        }
        for (Future<String> one : all) {
          one.get();
        }
        List<String> waiting = ids(new Client(server.port()).get("/api/lobby").itemsOf("join"));
        assertThat(waiting).as("nobody is left alone beside another").hasSizeLessThan(2);
      }
    }
  }

  @Test
  void ten_thousand_tables_and_two_hundred_visitors_keep_nobody_waiting() throws Exception {
    storeMany(10_000);
    int readers = 200;
    List<Socket> visitors = new ArrayList<>();
    try {
      for (int i = 0; i < readers; i++) {
        visitors.add(anna.lobby());
        visitors.getLast().next("open");
      }
      long[] nanos = new long[500];
      for (int i = 0; i < nanos.length; i++) {
        long start = System.nanoTime();
        anna.get("/api/lobby");
        nanos[i] = System.nanoTime() - start;
      }
      Arrays.sort(nanos);
      double p99 = nanos[nanos.length * 99 / 100] / 1e6;
      System.out.printf(
          "lobby of 10,000 tables, %s: p50 %.1f ms, p99 %.1f ms%n",
          storage, nanos[nanos.length / 2] / 1e6, p99);
      assertThat(p99).isLessThan(500); // On a quiet machine 50; others may build beside it.
    } finally {
      visitors.forEach(Socket::close);
    }
  }

  /** Tables of all kinds, a hundred of them Anna's. */
  private void storeMany(int tables) {
    String own = anna.table("battue", QUICK, "me", "friend");
    StorageKind.jdbi(settings)
        .useTransaction(handle -> {
          String person =
              handle
                  .createQuery("select owner from game where id = ?")
                  .bind(0, own)
                  .mapTo(String.class)
                  .one();
          handle.execute("insert into person (id, name, created) values ('other', 'Other', 1)");
          PreparedBatch games =
              handle.prepareBatch(
                  "insert into game (id, title, edition, content, seats, options, asks_all, listed,"
                      + " watchable, owner, invite, secret, after, status, created, absence, hashes)"
                      + " select :id, title, edition, content, seats, options, 1, 1, 1, :owner,"
                      + " invite, secret, after, :status, :created, absence, hashes"
                      + " from game where id = :own");
          PreparedBatch chairs =
              handle.prepareBatch(
                  "insert into chair (game, chair, seat, person, contribution, promised, seen)"
                      + " values (?, ?, ?, ?, '', 0, 0)");
          PreparedBatch log =
              handle.prepareBatch(
                  "insert into log (game, seq, at, awaited, entry, ids) values (?, 0, 1, 1, '', '')");
          for (int i = 0; i < tables; i++) {
            String status = i % 10 == 0 ? "gathering" : i % 10 < 5 ? "playing" : "over";
            String owner = i % 100 == 7 ? person : "other";
            games
                .bind("id", "t" + i)
                .bind("owner", owner)
                .bind("status", status)
                .bind("created", 1000 + i)
                .bind("own", own)
                .add();
            chairs.add("t" + i, 0, 0, owner);
            chairs.add("t" + i, 1, 1, i % 10 == 0 ? null : "other");
            log.add("t" + i);
          }
          games.execute();
          chairs.execute();
          log.execute();
        });
  }
}
