package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import banneret.server.limit.Allowance;
import banneret.server.limit.EnginePool;
import banneret.server.limit.FairQueue;
import banneret.server.limit.UnreadBudget;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Whoever asks for much waits in turn, and nobody takes what all need. */
class CostTest {
  @Test
  void nobody_has_more_tables_of_bots_than_his_share() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh())) {
      Client anna = Client.guest(server.port(), "Anna");
      Tree.Fields options = Tree.fields().put("setup", "quick");
      for (int i = 0; i < 5; i++) {
        anna.table("battue", options, "hard", "hard");
      }
      String wish = "{\"game\":\"battue\",\"chairs\":[\"hard\",\"hard\"]}";
      assertThat(anna.refused("POST", "/api/tables", wish)).isEqualTo("too-many-tables");
      anna.table("battue", options, "me", "random");
      Client.guest(server.port(), "Bert").table("battue", options, "random", "random");
    }
  }

  @Test
  void many_tables_wished_for_at_once_are_counted_too() throws Exception {
    try (Server server = Server.open(StorageKind.SQLITE.fresh());
        ExecutorService apart = Executors.newVirtualThreadPerTaskExecutor()) {
      Client anna = Client.guest(server.port(), "Anna");
      String wish = "{\"game\":\"thrones\",\"chairs\":[\"hard\",\"hard\",\"hard\"]}";
      List<Future<Client.Answer>> all = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        all.add(apart.submit(() -> anna.ask("POST", "/api/tables", wish)));
      }
      int made = 0;
      for (Future<Client.Answer> one : all) {
        made += one.get().status() == 200 ? 1 : 0;
      }
      assertThat(made).isEqualTo(5);
    }
  }

  @Test
  void a_table_whose_people_all_let_bots_play_is_one_of_bots_alone() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh())) {
      Client anna = Client.guest(server.port(), "Anna");
      Tree.Fields options = Tree.fields().put("setup", "quick");
      for (int i = 0; i < 5; i++) {
        String table = anna.table("battue", options, "me", "hard");
        anna.put("/api/tables/" + table + "/chairs/0", Tree.fields().put("bot", "hard"));
      }
      String wish = "{\"game\":\"battue\",\"chairs\":[\"hard\",\"hard\"]}";
      assertThat(anna.refused("POST", "/api/tables", wish)).isEqualTo("too-many-tables");
    }
  }

  @Test
  void people_are_served_in_turn_and_what_nobody_waits_for_comes_last() {
    FairQueue queue = new FairQueue();
    List<String> served = new ArrayList<>();
    queue.add("dora", false, () -> served.add("d1"));
    for (int i = 1; i <= 3; i++) {
      String name = "a" + i;
      queue.add("anna", true, () -> served.add(name));
    }
    queue.add("bert", true, () -> served.add("b1"));
    for (Runnable next = queue.next(); next != null; next = queue.next()) {
      next.run();
    }
    assertThat(served).containsExactly("a1", "b1", "a2", "a3", "d1");
  }

  @Test
  void when_all_together_leave_too_much_unread_the_slowest_is_cut_off() {
    UnreadBudget budget = new UnreadBudget(1000);
    List<Integer> cut = new ArrayList<>();
    for (int size : new int[] {100, 500, 300}) {
      budget.open(() -> cut.add(size)).sends(size);
    }
    assertThat(cut).as("all may still be reading").isEmpty();
    UnreadBudget.Account last = budget.open(() -> cut.add(200));
    last.sends(200);
    assertThat(cut).containsExactly(500);
    assertThat(budget.unread()).as("what it left counts no more").isEqualTo(600);
    last.settles(200);
    assertThat(budget.unread()).isEqualTo(400);
    assertThat(budget.isFull()).isFalse();
  }

  @Test
  void whoever_reads_nothing_is_cut_off_before_one_who_reads_much() throws Exception {
    UnreadBudget budget = new UnreadBudget(1000);
    List<String> cut = new ArrayList<>();
    budget.open(() -> cut.add("lazy")).sends(300);
    UnreadBudget.Account eager = budget.open(() -> cut.add("eager"));
    eager.sends(400);
    Thread.sleep(1100);
    eager.settles(100);
    eager.sends(200);
    assertThat(cut).containsExactly("lazy");
    assertThat(budget.unread()).isEqualTo(500);
  }

  @Test
  void the_engine_works_on_so_many_threads_and_for_all_in_turn() throws Exception {
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    List<String> order = new ArrayList<>();
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    try (EnginePool pool = new EnginePool(1, new SimpleMeterRegistry());
        ExecutorService people = Executors.newCachedThreadPool()) {
      List<Future<?>> all = new ArrayList<>();
      all.add(people.submit(() -> pool.run("first", () -> await(begun, goOn))));
      begun.await();
      for (String name : List.of("anna", "anna", "anna", "bert")) {
        all.add(
            people.submit(() ->
                pool.run(
                    name,
                    () -> {
                      most.accumulateAndGet(now.incrementAndGet(), Math::max);
                      order.add(name + " " + Thread.currentThread().isVirtual());
                      return now.decrementAndGet();
                    })));
        while (pool.waiting() < all.size() - 1) {
          Thread.onSpinWait();
        }
      }
      goOn.countDown();
      for (Future<?> one : all) {
        one.get();
      }
    }
    assertThat(most).hasValue(1);
    assertThat(order).containsExactly("anna false", "bert false", "anna false", "anna false");
  }

  private static boolean await(CountDownLatch begun, CountDownLatch goOn) {
    begun.countDown();
    try {
      goOn.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return true;
  }

  @Test
  void drafts_answers_and_records_that_are_played_again_are_the_engines_work() {
    Client anna = Client.guest(StorageKind.SQLITE.server().port(), "Anna");
    String table = anna.table("battue", WithServer.QUICK, "me", "me");
    Tree.Fields state = WithServer.state(anna, table, "?seat=0");
    int seat = state.itemsOf("awaited").get(0).asNumber();
    double before = WithServer.metric(anna, "banneret_engine_seconds_count");
    try (Socket socket = anna.socket(table, "?seat=" + seat)) {
      Tree.Fields question = WithServer.asked(socket).fieldsOf("question");
      String line = WithServer.whole(socket, question, new Seeded(1));
      double drafted = WithServer.metric(anna, "banneret_engine_seconds_count");
      assertThat(drafted).as("drafts").isGreaterThan(before);
      socket.answer(line);
      double answered = WithServer.metric(anna, "banneret_engine_seconds_count");
      assertThat(answered).as("an answer").isGreaterThan(drafted);
      anna.get("/api/tables/" + table + "/replay/1");
      assertThat(WithServer.metric(anna, "banneret_engine_seconds_count"))
          .as("a record")
          .isGreaterThan(answered);
    }
  }

  @Test
  void many_guests_at_one_address_are_counted_together() {
    Allowance allowance = new Allowance(10, 0.001);
    int granted = 0;
    for (int guest = 0; guest < 100; guest++) {
      granted += allowance.grants("guest" + guest, "10.0.0.1", 1) ? 1 : 0;
    }
    assertThat(granted).isEqualTo(40);
    assertThat(allowance.grants("anna", "10.0.0.2", 10)).isTrue();
    assertThat(allowance.grants("anna", "10.0.0.3", 1)).as("anna, from elsewhere").isFalse();
  }

  @Test
  void everything_that_answers_is_counted() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh())) {
      Client stranger = new Client(server.port());
      for (String path : List.of("/api", "/health", "/", "/no-such-page", "/api/me")) {
        double first = WithServer.metric(stranger, "banneret_asked_total");
        double own = WithServer.metric(stranger, "banneret_asked_total") - first;
        assertThat(own).as("/metrics").isPositive();
        stranger.ask("GET", path, "");
        double all = WithServer.metric(stranger, "banneret_asked_total") - first;
        assertThat(all).as(path).isGreaterThan(2 * own);
      }
    }
  }

  @Test
  void one_person_is_counted_wherever_he_asks_from() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh().behindProxy())) {
      Client anna = Client.guest(server.port(), "Anna");
      int status = 0;
      for (int i = 0; i < 10_000 && status != 429; i++) {
        anna.with("X-Forwarded-For", "10.0." + i / 256 + "." + i % 256);
        status = anna.ask("POST", "/api/tables", "{}").status();
      }
      assertThat(status).isEqualTo(429);
      Client bert = Client.guest(server.port(), "Bert").with("X-Forwarded-For", "10.1.1.1");
      assertThat(bert.ask("POST", "/api/tables", "{}").status()).isEqualTo(400);
    }
  }

  @Test
  void an_address_has_so_many_sockets() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh())) {
      Client anna = Client.guest(server.port(), "Anna");
      String table = anna.table("battue", WithServer.QUICK, "me", "me");
      List<Socket> all = new ArrayList<>();
      try {
        for (int i = 0; i < 100; i++) {
          all.add(anna.socket(table, "?want="));
          all.getLast().next("update");
        }
        assertThatThrownBy(() -> all.add(anna.socket(table, "?want=")))
            .isInstanceOf(CompletionException.class)
            .hasCauseInstanceOf(WebSocketHandshakeException.class);
      } finally {
        all.forEach(Socket::close);
      }
    }
  }

  @Test
  void nothing_is_read_of_one_who_may_not_send_it() {
    Client stranger = new Client(StorageKind.SQLITE.server().port());
    assertThat(stranger.refused("POST", "/api/tables", "{ no json")).isEqualTo("stranger");
    assertThat(stranger.refused("POST", "/api/tables/x/chairs", "{ no json")).isEqualTo("stranger");
    for (String path : List.of("/api/accounts", "/api/me/deletion")) {
      assertThat(stranger.refused("POST", path, "{ no json")).isEqualTo("stranger");
    }
    assertThat(stranger.refused("PUT", "/api/me/password", "{ no json")).isEqualTo("stranger");
    assertThat(stranger.refused("PUT", "/api/me", "{ no json")).isEqualTo("stranger");
    Client anna = Client.guest(StorageKind.SQLITE.server().port(), "Anna");
    Client bert = Client.guest(StorageKind.SQLITE.server().port(), "Bert");
    String path = "/api/tables/" + anna.table("battue", WithServer.QUICK, "me", "me");
    for (String deed :
        List.of(
            "answers",
            "drafts",
            "undo",
            "resign",
            "undo/proposal",
            "undo/vote",
            "chat",
            "contribution")) {
      for (Client other : List.of(stranger, bert)) {
        assertThat(other.refused("POST", path + "/" + deed, "{ no json"))
            .as(deed)
            .isEqualTo("not-yours");
      }
      assertThat(anna.refused("POST", path + "/" + deed, "{ no json")).isEqualTo("malformed");
    }
    assertThat(bert.refused("PUT", path + "/chairs/0", "{ no json")).isEqualTo("not-yours");
  }

  @Test
  void a_body_of_countless_parts_is_refused_before_it_is_taken_apart() {
    Client anna = Client.guest(StorageKind.SQLITE.server().port(), "Anna");
    String many = "{\"record\":{\"entries\":[" + "{},".repeat(1_000_000) + "{}]}}";
    assertThat(anna.refused("POST", "/api/tables", many)).isEqualTo("too-large");
  }

  @Test
  void a_record_of_more_than_four_megabytes_is_refused() {
    Client anna = Client.guest(StorageKind.SQLITE.server().port(), "Anna");
    String large = "{\"record\":{\"game\":\"" + "x".repeat(4 << 20) + "\"}}";
    assertThat(anna.refused("POST", "/api/tables", large)).isEqualTo("too-large");
  }

  @Test
  void a_record_that_somebody_brings_is_the_engines_work() {
    Client anna = Client.guest(StorageKind.SQLITE.server().port(), "Anna");
    String table = anna.table("battue", WithServer.SHORT, "random", "random");
    WithServer.awaitEnd(anna, table);
    Tree.Fields wish =
        Tree.fields()
            .put("record", anna.get("/api/tables/" + table + "/record"))
            .put("count", 3)
            .put("chairs", Tree.items().add("me").add("me"));
    double before = WithServer.metric(anna, "banneret_engine_seconds_count");
    anna.post("/api/tables", wish);
    assertThat(WithServer.metric(anna, "banneret_engine_seconds_count"))
        .as("read, played to see whether it can be, and played when it begins")
        .isGreaterThanOrEqualTo(before + 2);
  }

  @Test
  void what_is_refused_counts_for_more_than_a_state() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh())) {
      Client anna = Client.guest(server.port(), "Anna");
      String path = "/api/tables/" + anna.table("thrones", WithServer.IN_ORDER, "me", "me", "me");
      int asked = 0;
      while (asked < 300 && anna.ask("GET", path + "?want=refused", "").status() == 200) {
        asked++;
      }
      assertThat(asked).isLessThan(300);
    }
  }

  @Test
  void answers_that_nobody_reads_are_counted_and_the_slowest_are_cut_off() throws Exception {
    Settings settings = StorageKind.SQLITE.fresh().unlimited().withUnread(3_000_000);
    try (Server server = Server.open(settings)) {
      Client anna = Client.guest(server.port(), "Anna");
      List<java.net.Socket> lazy = new ArrayList<>();
      try {
        double most = 0;
        for (int i = 0; i < 40; i++) { // More than the buffers between the two hold.
          lazy.add(asks(server.port(), "/api/games/battles/rules"));
          most = Math.max(most, WithServer.metric(anna, "banneret_unread_bytes"));
        }
        for (int i = 0; i < 300 && most < 1_000_000; i++) {
          Thread.sleep(100);
          most = Math.max(most, WithServer.metric(anna, "banneret_unread_bytes"));
        }
        assertThat(most).as("what is not read is counted").isBetween(1_000_000.0, 4_000_000.0);
        assertThat(lazy.stream().anyMatch(CostTest::isCutOff)).as("some are cut off").isTrue();
        for (java.net.Socket one : lazy) {
          one.close();
        }
        int status = 0;
        for (int i = 0; i < 1000 && status != 200; i++) {
          status = anna.ask("GET", "/health", "").status();
        }
        assertThat(status).isEqualTo(200);
      } finally {
        for (java.net.Socket one : lazy) {
          one.close();
        }
      }
    }
  }

  /** True if the other side has ended a connection before it has said all. */
  private static boolean isCutOff(java.net.Socket socket) {
    try {
      socket.setSoTimeout(2000);
      byte[] some = new byte[1 << 16];
      while (socket.getInputStream().read(some) >= 0) {}
      return true;
    } catch (java.net.SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  /** Somebody who asks, again and again on one connection, and reads nothing. */
  private static java.net.Socket asks(int port, String path) throws IOException {
    java.net.Socket socket = new java.net.Socket();
    socket.setReceiveBufferSize(4096);
    socket.connect(new java.net.InetSocketAddress("localhost", port));
    String one = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.getOutputStream().write(one.repeat(40).getBytes(StandardCharsets.US_ASCII));
    return socket;
  }
}
