package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many sockets, sockets that go as they come, and sockets that nobody reads. */
class SocketsTest {
  /** Asks for a socket and reads nothing, not even whether it was opened. */
  private static java.net.Socket unread(int port, String table, String query) throws IOException {
    java.net.Socket socket = new java.net.Socket();
    socket.setReceiveBufferSize(4096);
    socket.connect(new java.net.InetSocketAddress("localhost", port));
    String request =
        "GET /api/tables/"
            + table
            + "/play"
            + query
            + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  @Test
  void spectators_who_read_nothing_do_not_stop_a_server_of_little_memory() throws Exception {
    ServerProcess server =
        ServerProcess.start(StorageKind.SQLITE.fresh(), List.of("-Xmx128m", "-Xss512k"));
    List<java.net.Socket> lazy = new ArrayList<>();
    try {
      Client anna = Client.guest(server.port(), "Anna");
      String table = anna.table("battue", WithServer.SHORT, "me", "me");
      for (int i = 0; i < 300; i++) { // Strangers without a cookie.
        lazy.add(unread(server.port(), table, "?want=view,told,texts,refused,languages"));
      }
      for (int chair = 0; chair < 2; chair++) {
        anna.ask("PUT", "/api/tables/" + table + "/chairs/" + chair, "{\"bot\":\"random\"}");
      }
      WithServer.awaitEnd(anna, table); // Whoever reads goes on.
      assertThat(WithServer.metric(anna, "banneret_unread_bytes")).isLessThan((128 << 20) / 8);
      int status = 0;
      for (int i = 0; i < 100 && status != 200; i++) {
        status = anna.ask("GET", "/health", "").status();
        Thread.sleep(50);
      }
      assertThat(status).isEqualTo(200);
      assertThat(server.stop(60)).as("it stops when it is asked to").isTrue();
    } finally {
      server.kill();
      for (java.net.Socket one : lazy) {
        one.close();
      }
    }
  }

  @Test
  void sockets_that_close_while_they_open_hold_no_table_in_memory() throws Exception {
    Settings settings = StorageKind.unlimited(StorageKind.SQLITE.fresh(), 0);
    try (Server server = Server.open(settings)) {
      Client anna = Client.guest(server.port(), "Anna");
      String table = anna.table("thrones", WithServer.IN_ORDER, "me", "me", "me");
      for (int i = 0; i < 300; i++) {
        unread(server.port(), table, "?want=view").close();
      }
      for (int i = 0; i < 1200 && held(anna) > 0; i++) { // Some may still be on their way in.
        Thread.sleep(100);
      }
      assertThat(held(anna)).as("nobody looks on any more").isZero();
    }
  }

  private static double held(Client client) {
    return WithServer.metric(client, "banneret_tables_live");
  }

  @Test
  void a_person_is_counted_over_all_sockets() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh())) {
      Client anna = Client.guest(server.port(), "Anna");
      String table = anna.table("battue", WithServer.QUICK, "me", "me");
      List<Socket> all = new ArrayList<>();
      try {
        for (int i = 0; i < 80; i++) {
          all.add(anna.socket(table, "?want="));
          all.getLast().next("update");
        }
        for (int round = 0; round < 20; round++) { // Each of them asks for little.
          all.forEach(one -> one.sendRaw("{\"do\":\"ping\",\"id\":\"a\"}"));
        }
        int refused = 0;
        for (Socket one : all) {
          for (int i = 0; i < 20; i++) {
            refused += one.next(it -> it.has("id")).text("type").equals("error") ? 1 : 0;
          }
        }
        assertThat(refused).isPositive();
      } finally {
        all.forEach(Socket::close);
      }
    }
  }

  @Test
  void a_draft_is_no_ping() {
    try (Server server = Server.open(StorageKind.SQLITE.fresh())) {
      Client anna = Client.guest(server.port(), "Anna");
      Client bert = Client.guest(server.port(), "Bert");
      assertThat(granted(anna, "{\"do\":\"ping\",\"id\":\"a\"}", 250)).isEqualTo(250);
      assertThat(granted(bert, "{\"do\":\"draft\",\"id\":\"a\",\"line\":\"\"}", 2000))
          .isLessThan(2000);
    }
  }

  /** How many of so many messages are granted before one is refused. */
  private static int granted(Client person, String message, int most) {
    String table = person.table("battue", WithServer.QUICK, "me", "me");
    int seat = WithServer.state(person, table, "?want=").itemsOf("awaited").get(0).asNumber();
    try (Socket socket = person.socket(table, "?want=&seat=" + seat)) {
      socket.next("update");
      int granted = 0;
      while (granted < most) {
        for (int i = 0; i < 50; i++) {
          socket.sendRaw(message);
        }
        for (int i = 0; i < 50; i++) {
          if (socket.next(it -> it.has("id")).text("type").equals("error")) {
            return granted + i;
          }
        }
        granted += 50;
      }
      return granted;
    }
  }
}
