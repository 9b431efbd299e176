package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import org.junit.jupiter.api.BeforeEach;

/** A test with a server and three guests. */
abstract class WithServer {
  static final Tree.Fields QUICK = Tree.fields().put("setup", "quick");
  static final Tree.Fields SHORT = Tree.fields().put("setup", "quick").put("rounds", "20");
  static final Tree.Fields IN_ORDER = Tree.fields().put("houses", "in-order");

  final StorageKind storage;
  Server server;
  Client anna;
  Client bert;
  Client cleo;

  WithServer(StorageKind storage) {
    this.storage = storage;
  }

  @BeforeEach
  void enter() {
    server = server();
    anna = Client.guest(server.port(), "Anna");
    bert = Client.guest(server.port(), "Bert");
    cleo = Client.guest(server.port(), "Cleo");
  }

  /** The server of this test: one that others share, unless it needs its own. */
  Server server() {
    return storage.server();
  }

  /** Sits down by invitation; returns the table as it is then. */
  static Tree.Fields join(Client owner, Client guest, String table) {
    String invite = info(owner, table).fieldsOf("you").text("invite");
    return guest.post(
        "/api/tables/" + table + "/chairs",
        Tree.fields().put("invite", invite).put("contribution", "more"));
  }

  static Tree.Fields info(Client client, String table) {
    return client.get("/api/tables/" + table + "?want=").fieldsOf("table");
  }

  static Tree.Fields state(Client client, String table, String query) {
    return client.get("/api/tables/" + table + query).fieldsOf("state");
  }

  /** Waits until all at the table know that the holder of a chair looks on no more. */
  static void awaitAbsence(Client looker, String table, int chair) {
    try (Socket ear = looker.socket(table, "?want=")) {
      awaitHere(ear, chair, false);
    }
  }

  /** Waits until a reader of the table hears that the holder of a chair looks on, or does not. */
  static void awaitHere(Socket ear, int chair, boolean here) {
    ear.next(it ->
        it.text("type").equals("table")
            && it.fieldsOf("table").itemsOf("chairs").get(chair).asFields().flagOr("here", false)
                == here);
  }

  /** Waits until the game at a table is over. */
  static void awaitEnd(Client client, String table) {
    Tree.Fields state = state(client, table, "?want=");
    while (!state.has("over")) {
      String news = "/news?want=&wait=20&after=" + (state.number("seq") + 50);
      state = client.get("/api/tables/" + table + news).fieldsOf("state");
    }
  }

  /** A figure by which a server is watched. */
  static double metric(Client client, String name) {
    return client
        .ask("GET", "/metrics", "")
        .response()
        .body()
        .lines()
        .filter(line -> line.startsWith(name))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  /** Any whole line that answers a question, put together from its drafts. */
  static String whole(Socket socket, Tree.Fields question, Seeded luck) {
    String line = any(question, luck);
    Tree.Fields draft = socket.draft(line);
    while (draft.has("next")) {
      line = draft.text("line") + " " + any(draft.fieldsOf("next"), luck);
      draft = socket.draft(line);
    }
    assertThat(draft.has("whole")).as(draft.toString()).isTrue();
    return draft.text("line");
  }

  static String any(Tree.Fields question, Seeded luck) {
    Tree.Items options = question.itemsOf("options");
    return options.get(luck.below(options.size())).asFields().text("phrase");
  }

  /** The first state in which the one at the socket is asked. */
  static Tree.Fields asked(Socket socket) {
    return socket
        .next(it ->
            it.text("type").equals("update")
                && it.fieldsOf("state").has("question")
                && !it.fieldsOf("state").has("sealed"))
        .fieldsOf("state");
  }
}
