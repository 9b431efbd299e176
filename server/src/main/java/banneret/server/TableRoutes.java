package banneret.server;

import banneret.bots.Bots;
import banneret.kernel.Tree;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tables: making, joining, playing and looking on. */
final class TableRoutes {
  static final int LONGEST_LINE = 4000;
  static final int LONGEST_TEXT = 500;
  private static final int MOST_LISTED = 50;
  private static final int LONGEST_WAIT = 25;
  private static final int COSTLY = 10;

  private final Tables tables;
  private final Founder founder;
  private final @Nullable Allowance talk;

  TableRoutes(Tables tables, @Nullable Allowance talk) {
    this.tables = tables;
    this.talk = talk;
    founder = new Founder(tables);
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/me/tables", "My tables, the newest first.", "Tables", this::mine),
        Route.get(
            "/api/tables",
            "Open tables to join, and running ones to watch.",
            "Tables",
            any -> list(tables.hall().store().open(MOST_LISTED), null)),
        Route.post("/api/tables", "Makes a table.", "Table", this::found)
            .body(
                "game?",
                "chairs:array",
                "options:object?",
                "watchable:boolean?",
                "contribution?",
                "record:object?",
                "from?",
                "count:integer?")
            .costs(COSTLY),
        Route.get(
                "/api/tables/{table}",
                "The table, and what lies before me.",
                "TableAndState",
                this::state)
            .query("seat:integer?", "want?"),
        Route.get(
                "/api/tables/{table}/news",
                "What has happened after an entry.",
                "NewsAndState",
                this::news)
            .query("after:integer?", "wait:integer?", "seat:integer?", "want?"),
        Route.post("/api/tables/{table}/chairs", "I sit down.", "Table", this::sit)
            .body("chair:integer?", "invite?", "contribution?"),
        Route.delete(
            "/api/tables/{table}/chairs/{chair}",
            "I get up.",
            "Table",
            it -> table(it).seating().leave(it.who(), it.pathNumber("chair"))),
        Route.put(
                "/api/tables/{table}/chairs/{chair}",
                "Hands a seat to a bot, or back.",
                "Table",
                this::hand)
            .body("bot?"),
        Route.post(
            "/api/tables/{table}/chairs/{chair}/token",
            "A token for this seat alone, for a program of mine.",
            "Token",
            this::token),
        Route.post(
                "/api/tables/{table}/answers",
                "Answers; it is on disk when this returns.",
                "Done",
                this::answer)
            .body("line", "id", "seq:integer?", "seat:integer?"),
        Route.post("/api/tables/{table}/drafts", "What a line would come to.", "Draft", this::draft)
            .body("line", "seq:integer?", "seat:integer?")
            .query("want?"),
        Route.post("/api/tables/{table}/undo", "Takes back my last answer.", "Done", this::undo)
            .body("id", "seat:integer?"),
        Route.post(
                "/api/tables/{table}/undo/proposal",
                "Asks all to take entries back.",
                "Done",
                this::propose)
            .body("count:integer", "seat:integer?"),
        Route.post(
                "/api/tables/{table}/undo/vote",
                "Agrees to take entries back, or does not.",
                "Done",
                this::vote)
            .body("agree:boolean", "seat:integer?"),
        Route.get(
                "/api/tables/{table}/chat",
                "What was said.",
                "ChatList",
                it -> table(it).sight().chat(it.who(), it.seat(), it.query("after", 0)))
            .query("after:integer?", "seat:integer?"),
        Route.post("/api/tables/{table}/chat", "Says something.", "Nothing", this::say)
            .body("text", "id", "to:integer?", "seat:integer?"),
        Route.get(
                "/api/tables/{table}/record",
                "The record, as I may know it.",
                "Tree",
                it -> table(it).sight().record(it.who(), it.seat()))
            .query("seat:integer?")
            .costs(COSTLY),
        Route.get(
                "/api/tables/{table}/replay/{count}",
                "An earlier moment: after so many of the entries in force.",
                "Moment",
                it ->
                    table(it)
                        .sight()
                        .replay(it.who(), it.seat(), it.pathNumber("count"), it.wants()))
            .query("seat:integer?", "want?")
            .costs(COSTLY));
  }

  private SharedTable<?> table(Request request) {
    return tables.table(request.path("table"));
  }

  private Tree mine(Request request) {
    String person = request.who().known();
    return list(tables.hall().store().of(person, MOST_LISTED), request.who());
  }

  private Tree list(List<Rows.Game> games, @Nullable Who who) {
    Tree.Items out = Tree.items();
    for (Rows.Game game : games) {
      Chairs chairs = new Chairs(game.id(), tables.hall().store().chairs(game.id()));
      int awaited = tables.hall().store().awaited(game.id());
      Tree.Fields one =
          Tree.fields()
              .put("id", game.id())
              .put("game", game.title())
              .put("status", game.status())
              .put("created", Instant.ofEpochSecond(game.created()).toString())
              .put("chairs", chairs.tree(game.owner(), 0));
      if (who != null) {
        boolean asked = chairs.seats(who).stream().anyMatch(seat -> (awaited >>> seat & 1) != 0);
        one.put("asked", asked);
      }
      out.add(one);
    }
    return Tree.fields().put("tables", out);
  }

  private Tree found(Request request) {
    return founder.found(request.who(), request.body()).sight().table(request.who());
  }

  private Tree state(Request request) {
    return table(request).sight().state(request.who(), request.seat(), request.wants());
  }

  private Tree news(Request request) {
    int after = request.query("after", -1);
    int wait = Math.clamp(request.query("wait", 0), 0, LONGEST_WAIT);
    return table(request).sight().news(request.who(), request.seat(), after, wait, request.wants());
  }

  private Tree sit(Request request) {
    Tree.Fields body = request.body();
    int chair = body.numberOr("chair", -1, 0, 99);
    String invite = body.text("invite", "");
    return table(request).seating().sit(request.who(), chair, invite, Founder.contribution(body));
  }

  private Tree hand(Request request) {
    String bot = request.body().has("bot") ? request.body().text("bot") : null;
    if (bot != null && !Bots.NAMES.contains(bot)) {
      throw Trouble.of(404, "no-such-bot");
    }
    return table(request).seating().hand(request.who(), request.pathNumber("chair"), bot);
  }

  private Tree token(Request request) {
    String token = Secrets.token();
    table(request).seating().allow(request.who(), request.pathNumber("chair"), Secrets.hash(token));
    return Tree.fields().put("token", token);
  }

  /** What came of something that is done for a seat. */
  private static Tree done(Request request, Consumer<Asker> deed) {
    Tree.Fields[] done = {Tree.fields()};
    deed.accept(new Asker(request.who(), request.seat(), what -> done[0] = what));
    return done[0];
  }

  private Tree answer(Request request) {
    Tree.Fields body = request.body();
    String line = Request.text(body, "line", LONGEST_LINE);
    int seq = Request.seq(body);
    return done(request, it -> table(request).moves().answer(it, line, Request.id(body), seq));
  }

  private Tree draft(Request request) {
    Tree.Fields body = request.body();
    String line = Request.text(body, "line", LONGEST_LINE);
    Asker asker = new Asker(request.who(), request.seat(), any -> {});
    return table(request).moves().draft(asker, line, Request.seq(body), request.wants());
  }

  private Tree undo(Request request) {
    return done(request, it -> table(request).moves().undo(it, Request.id(request.body())));
  }

  private Tree propose(Request request) {
    int count = request.body().number("count");
    return done(request, it -> table(request).moves().propose(it, count));
  }

  private Tree vote(Request request) {
    boolean agrees = request.body().flag("agree");
    return done(request, it -> table(request).moves().vote(it, agrees));
  }

  private Tree say(Request request) {
    return done(request, it -> say(table(request), it, request.body(), talk));
  }

  /** Says something, if the speaker has not said too much of late. */
  static void say(SharedTable<?> table, Asker asker, Tree.Fields in, @Nullable Allowance talk) {
    String text = Request.text(in, "text", LONGEST_TEXT).strip();
    if (text.isEmpty()) {
      throw Trouble.malformed("text");
    }
    if (talk != null && !talk.grants(table.id() + " " + asker.who(), 1)) {
      throw Trouble.of(429, "too-many");
    }
    int to = in.numberOr("to", Chat.TABLE, 0, 99);
    table.moves().say(asker, to, text, Request.id(in));
  }
}
