package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.server.people.Secrets;
import banneret.server.store.Changes;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two tables that differ only in what a reader may not know: whatever he asks, and however he came,
 * he is told the same at both, byte for byte but for what names the table.
 */
@ParameterizedClass
@EnumSource(StorageKind.class)
class SpyTest extends WithServer {
  private static final List<String> GETS =
      List.of(
          "?want=view,told,texts,refused",
          "?want=",
          "/news?after=-1",
          "/chat",
          "/record",
          "/replay/1",
          "/replay/2");
  private static final Titles TITLES = new Titles();

  SpyTest(StorageKind storage) {
    super(storage);
  }

  /** All that somebody can find out about a table, from every seat he may name. */
  private static String found(Client spy, String table, int seats) {
    StringBuilder out = new StringBuilder();
    String path = "/api/tables/" + table;
    for (String get : GETS) {
      out.append(answer(spy, "GET", path + get, ""));
      for (int seat = -1; seat < seats; seat++) {
        String query = (get.contains("?") ? "&" : "?") + "seat=" + seat;
        out.append(answer(spy, "GET", path + get + query, ""));
      }
    }
    for (int seat = 0; seat < seats; seat++) {
      Tree.Fields said = Tree.fields().put("seat", seat).put("line", "no-such-line");
      out.append(answer(spy, "POST", path + "/drafts", said.toString()));
      out.append(answer(spy, "POST", path + "/answers", said.put("id", "spy").toString()));
      Tree.Fields undo = Tree.fields().put("seat", seat).put("id", "spy");
      out.append(answer(spy, "POST", path + "/undo", undo.toString()));
      out.append(answer(spy, "POST", path + "/chairs/" + seat + "/token", ""));
    }
    return unnamed(out.toString(), table);
  }

  private static String answer(Client spy, String method, String path, String body) {
    Client.Answer answer = spy.ask(method, path, body);
    return "\n" + method + " " + path + " " + answer.status() + " " + answer.response().body();
  }

  /** Without what every table has of its own: its name, its invitation, its secret's hash. */
  private static String unnamed(String text, String table) {
    return text.replace(table, "TABLE")
        .replaceAll("\"(invite|commitment|created|expires|time|token)\":\"[^\"]*\"", "\"$1\":\"\"")
        .replaceAll("\"id\":\"[A-Za-z0-9_-]{20}\"", "\"id\":\"\"");
  }

  @Test
  void nobody_learns_what_another_has_sealed_or_whispered() {
    List<String> tables = new ArrayList<>();
    List<List<Client>> spies = new ArrayList<>();
    List<Client> friends = new ArrayList<>();
    List<Client> heirs = new ArrayList<>(); // Each sits where another has got up.
    List<List<Socket>> ears = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      String table = anna.table("thrones", IN_ORDER, "me", "friend", "friend", "friend");
      Client other = Client.guest(server.port(), "Other");
      Client gone = Client.guest(server.port(), "Gone");
      Client whispered = Client.guest(server.port(), "Whispered");
      join(anna, whispered, table);
      friends.add(whispered);
      join(anna, gone, table);
      join(anna, other, table);
      gone.delete("/api/tables/" + table + "/chairs/2");
      heirs.add(Client.guest(server.port(), "Heir"));
      join(anna, heirs.get(i), table);
      Client spectator = Client.guest(server.port(), "Spectator");
      Client stranger = new Client(server.port());
      String token =
          other.post("/api/tables/" + table + "/chairs/3/token", Tree.fields()).text("token");
      List<Client> all =
          List.of(other, gone, spectator, stranger, Client.program(server.port(), token));
      tables.add(table);
      spies.add(all);
      ears.add(all.stream().map(spy -> spy.socket(table, "?after=-1")).toList());
      ears.getLast().forEach(ear -> ear.next("table")); // From now on it hears.
    }
    List<String> inherited = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      try (Socket socket = heirs.get(i).socket(tables.get(i), "")) {
        inherited.add(whole(socket, asked(socket).fieldsOf("question"), new Seeded(7 + i)));
        socket.answer(inherited.get(i));
      }
      try (Socket socket = anna.socket(tables.get(i), "?seat=0")) {
        String line = whole(socket, asked(socket).fieldsOf("question"), new Seeded(i));
        lines.add(line);
        socket.answer(line);
        for (int said = 0; said <= i; said++) { // At one table more and longer than at the other.
          String text = "our secret " + "!".repeat(i * 100);
          socket.ask(Tree.fields().put("do", "say").put("text", text).put("to", 1));
        }
        socket.ask(Tree.fields().put("do", "say").put("text", "aloud"));
      }
    }
    assertThat(lines.get(0)).isNotEqualTo(lines.get(1));
    assertThat(inherited.get(0)).isNotEqualTo(inherited.get(1));
    tables.forEach(table -> awaitAbsence(cleo, table, 0));
    tables.forEach(table -> awaitAbsence(cleo, table, 2));
    for (int spy = 0; spy < spies.get(0).size(); spy++) {
      List<String> heard = new ArrayList<>();
      List<String> found = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        heard.add(heard(ears.get(i).get(spy), tables.get(i)));
        found.add(found(spies.get(i).get(spy), tables.get(i), 4));
      }
      assertThat(heard.get(1)).as("what spy %s hears", spy).isEqualTo(heard.get(0));
      assertThat(found.get(1)).as("what spy %s finds", spy).isEqualTo(found.get(0));
      assertThat(heard.get(0) + found.get(0))
          .doesNotContain(lines.get(0), inherited.get(0), "our secret");
    }
    for (int i = 0; i < 2; i++) {
      String table = tables.get(i);
      List<Client> hands = List.of(anna, friends.get(i), heirs.get(i), spies.get(i).getFirst());
      for (int chair = 0; chair < 4; chair++) {
        hands
            .get(chair)
            .put("/api/tables/" + table + "/chairs/" + chair, Tree.fields().put("bot", "random"));
      }
      awaitEnd(anna, table);
      for (Client spy : spies.get(i)) {
        assertThat(found(spy, table, 4)).as("after the end").doesNotContain("our secret");
        try (Socket ear = spy.socket(table, "?after=-1&chat=0")) {
          assertThat(heard(ear, table)).contains("aloud").doesNotContain("our secret");
        }
      }
      assertThat(anna.get("/api/tables/" + table + "/chat").toString()).contains("our secret");
    }
    ears.forEach(all -> all.forEach(Socket::close));
  }

  /** All that was sent until something was said aloud. */
  private static String heard(Socket ear, String table) {
    StringBuilder out = new StringBuilder();
    ear.next(it -> {
      // Who is here hangs on when sockets open and close, not on what is said.
      if (!it.text("type").equals("table")) {
        out.append(it).append('\n');
      }
      return it.text("type").equals("chat");
    });
    return unnamed(out.toString(), table);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 25, 60, 110})
  void nobody_learns_how_hidden_things_lie(int answers) {
    for (String id : TITLES.ids()) {
      check(TITLES.game(id), answers);
    }
  }

  private <P extends Position<P>> void check(Game<P> game, int answers) {
    P truth = played(game, answers);
    int seats = game.minSeats();
    int seat = answers % seats;
    String table = from(game, truth, seat);
    String other = from(game, new View<>(game, truth, seat).deal(new Seeded(7)), seat);
    assertThat(found(bert, other, seats))
        .as("%s after %s", game.id(), answers)
        .isEqualTo(found(bert, table, seats));
    assertThat(drafts(bert, other)).isEqualTo(drafts(bert, table));
    String third = from(game, new View<>(game, truth, -1).deal(new Seeded(9)), seat);
    for (Client spy : List.of(cleo, new Client(server.port()))) {
      assertThat(found(spy, third, seats))
          .as("%s after %s, for who looks on", game.id(), answers)
          .isEqualTo(found(spy, table, seats));
    }
  }

  /**
   * A position after so many answers, or a few more: nothing is sealed, since a deal forgets it.
   */
  private static <P extends Position<P>> P played(Game<P> game, int answers) {
    Table<P> table = Table.open(game, Setup.of(game.minSeats()), new Seeded(answers), true);
    for (int i = 0; i < answers || isSealed(table); i++) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      table.answer(seat, table.view(seat).line(Bots.<P>named("random", i)::choose));
      assertThat(table.standing()).isNull();
    }
    return Positions.read(game, table.write());
  }

  private static boolean isSealed(Table<?> table) {
    return IntStream.range(0, table.record().setup().seats())
        .anyMatch(seat -> !table.sealed(seat).isEmpty());
  }

  /**
   * A table that lies as a position does; Bert sits in this seat, Anna in all others. It is written
   * by hand: a table that people make from a position is dealt anew for whoever joins.
   */
  private <P extends Position<P>> String from(Game<P> game, P position, int seat) {
    String id = Secrets.id();
    Rows.Game row =
        new Rows.Game(
            id,
            game.id(),
            game.edition(),
            game.content(),
            position.seats(),
            "{}",
            Formats.json(Positions.write(game, position)),
            true,
            false,
            true,
            person(anna),
            Secrets.id(),
            Secrets.dice(),
            0,
            Store.PLAYING,
            Instant.now().getEpochSecond(),
            60,
            true);
    String begun = Formats.json(new Entry.Begun(List.of()).write());
    String pack = Formats.json(TITLES.content(game.id()));
    storage.write(handle -> {
      Changes.insertPack(handle, row.content(), row.title(), pack);
      Changes.insert(handle, row);
      for (int chair = 0; chair < position.seats(); chair++) {
        int at = game.seatOf(position, chair);
        String sits = person(at == seat ? bert : anna);
        Changes.insert(
            handle, id, new Rows.Chair(chair, at, sits, null, null, null, "", 0), row.created());
      }
      Changes.insertAll(
          handle, List.of(new Rows.Logged(id, 0, Instant.now().getEpochSecond(), 0, begun, "")));
    });
    return id;
  }

  /** The id by which the database knows somebody. */
  private String person(Client client) {
    String hash = Secrets.hash(client.cookie());
    return storage.read(handle ->
        handle
            .createQuery("select person from session where token = ?")
            .bind(0, hash)
            .mapTo(String.class)
            .one());
  }

  /** What every word that may be said would come to. */
  private static String drafts(Client spy, String table) {
    String all = "?want=view,told,texts,refused";
    Tree.Fields state = state(spy, table, all);
    StringBuilder out = new StringBuilder();
    if (state.has("question")) {
      for (Tree option : state.fieldsOf("question").itemsOf("options").all()) {
        String line = option.asFields().text("phrase");
        out.append(
            spy.post("/api/tables/" + table + "/drafts" + all, Tree.fields().put("line", line)));
      }
    }
    return out.toString();
  }
}
