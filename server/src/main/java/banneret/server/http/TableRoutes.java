package banneret.server.http;

import banneret.bots.Bots;
import banneret.kernel.tree.Tree;
import banneret.server.limit.RateLimit;
import banneret.server.lobby.ListedTables;
import banneret.server.people.Secrets;
import banneret.server.people.Who;
import banneret.server.store.Listing;
import banneret.server.table.Asker;
import banneret.server.table.Chat;
import banneret.server.table.NewsPage;
import banneret.server.table.Seating;
import banneret.server.table.SharedTable;
import banneret.server.table.TableFactory;
import banneret.server.table.Tables;
import banneret.server.trouble.Input;
import banneret.server.trouble.Trouble;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tables: making, joining, playing and looking on. */
public final class TableRoutes {
  static final int LONGEST_LINE = 4000;
  static final int LONGEST_TEXT = 500;
  private static final int MOST_LISTED = 50;
  private static final int LONGEST_WAIT = 25;
  private static final int COSTLY = 10;
  static final int DRAFT_COST = 4;

  private final Tables tables;
  private final TableFactory founder;
  private final @Nullable RateLimit talk;

  public TableRoutes(Tables tables, @Nullable RateLimit talk) {
    this.tables = tables;
    this.talk = talk;
    founder = new TableFactory(tables);
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/me/tables", "My tables, those that wait for me first.", "Tables", this::mine),
        Route.get(
            "/api/tables",
            "Open tables to join, and running ones to watch.",
            "Tables",
            any -> open()),
        Route.post("/api/tables", "Makes a table.", "Table", this::found)
            .body(
                "game?",
                "chairs:array",
                "options:object?",
                "watchable:boolean?",
                "contribution?",
                "contributes:boolean?",
                "absence:integer?",
                "pace:object?",
                "record:object?",
                "from?",
                "count:integer?")
            .costs(COSTLY)
            .onlyFor(Route.Right.PEOPLE),
        Route.get(
                "/api/tables/{table}",
                "The table, and what lies before me.",
                "TableAndState",
                this::state)
            .query("seat:integer?", "want?"),
        Route.delete(
            "/api/tables/{table}",
            "Calls off a game of mine that has not begun.",
            "Nothing",
            it -> table(it).seating().callOff(it.who())),
        Route.get(
                "/api/tables/{table}/news",
                "What has happened after an entry.",
                "NewsAndState",
                this::news)
            .query("after:integer?", "before:integer?", "wait:integer?", "seat:integer?", "want?"),
        Route.post("/api/tables/{table}/chairs", "I sit down.", "Table", this::sit)
            .body("chair:integer?", "invite?", "contribution?", "contributes:boolean?")
            .onlyFor(Route.Right.PEOPLE),
        Route.post(
                "/api/tables/{table}/contribution",
                "Adds to the dice what I promised to add.",
                "Table",
                it ->
                    table(it).seating().contribute(it.who(), TableFactory.contribution(it.body())))
            .body("contribution")
            .onlyFor(this::sitters),
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
            .body("bot?")
            .onlyFor(this::sitters),
        Route.post(
            "/api/tables/{table}/chairs/{chair}/token",
            "A token for this seat alone, for a program of mine.",
            "Token",
            it -> table(it).programs().allow(it.who(), it.pathNumber("chair"))),
        Route.get(
            "/api/tables/{table}/chairs/{chair}/tokens",
            "The tokens for this seat that I gave.",
            "Tokens",
            it -> table(it).programs().list(it.who(), it.pathNumber("chair"))),
        Route.delete(
            "/api/tables/{table}/chairs/{chair}/tokens/{token}",
            "Ends a token.",
            "Nothing",
            it ->
                table(it)
                    .programs()
                    .revoke(
                        it.who(),
                        it.pathNumber("chair"),
                        Input.known(it.path("token"), "no-such-page"))),
        Route.post(
                "/api/tables/{table}/answers",
                "Answers; it is on disk when this returns.",
                "Done",
                this::answer)
            .body("line", "id", "seq:integer?", "seat:integer?")
            .onlyFor(this::sitters),
        Route.post("/api/tables/{table}/drafts", "What a line would come to.", "Draft", this::draft)
            .body("line", "seq:integer?", "seat:integer?")
            .query("want?")
            .costs(DRAFT_COST)
            .onlyFor(this::sitters),
        Route.post("/api/tables/{table}/undo", "Takes back my last answer.", "Done", this::undo)
            .body("id", "seat:integer?")
            .onlyFor(this::sitters),
        Route.post("/api/tables/{table}/resign", "Gives up.", "Done", this::resign)
            .body("id", "seat:integer?")
            .onlyFor(this::sitters),
        Route.post(
                "/api/tables/{table}/holiday",
                "My time stands for so many days, as far as my holidays reach.",
                "Done",
                it ->
                    done(
                        it,
                        asker -> table(it).moves().rest(asker, it.body().number("days", 0, 60))))
            .body("days:integer", "seat:integer?")
            .onlyFor(this::sitters),
        Route.post(
                "/api/tables/{table}/undo/proposal",
                "Asks all to take entries back, or to end the game if the count is 0.",
                "Done",
                this::propose)
            .body("count:integer", "id?", "seat:integer?")
            .onlyFor(this::sitters),
        Route.post(
                "/api/tables/{table}/undo/vote",
                "Agrees to what is proposed, or does not.",
                "Done",
                this::vote)
            .body("agree:boolean", "id?", "seat:integer?")
            .onlyFor(this::sitters),
        Route.get("/api/tables/{table}/chat", "What was said.", "ChatList", this::chat)
            .query("after:integer?", "before:integer?", "seat:integer?"),
        Route.post("/api/tables/{table}/chat", "Says something.", "Nothing", this::say)
            .body("text", "id", "to:integer?", "seat:integer?")
            .onlyFor(this::sitters),
        Route.get(
                "/api/tables/{table}/record",
                "The record, as I may know it.",
                "Tree",
                it ->
                    tables.read(
                        it.path("table"),
                        now -> now.reading().record(it.who(), it.seat()),
                        past -> past.record(it.who(), it.seat())))
            .query("seat:integer?")
            .costs(COSTLY),
        Route.get(
                "/api/tables/{table}/replay/{count}",
                "An earlier moment: after so many of the entries in force.",
                "Moment",
                it ->
                    table(it)
                        .reading()
                        .replay(it.who(), it.seat(), it.pathNumber("count"), it.wants()))
            .query("seat:integer?", "want?")
            .costs(COSTLY));
  }

  /** Refuses whoever neither sits at the table nor has made it. */
  private void sitters(Context context, Who who) {
    SharedTable<?> table = tables.table(context.pathParam("table"));
    table.look(() -> table.seating().member(who));
  }

  private SharedTable<?> table(Request request) {
    return tables.table(request.path("table"));
  }

  private Tree mine(Request request) {
    List<Listing.Listed> own = listing().of(request.who().known(), MOST_LISTED);
    return Tree.fields().put("tables", ListedTables.mine(own, request.who()));
  }

  private Tree open() {
    List<Listing.Listed> all = listing().open(MOST_LISTED);
    Tree.Items out = ListedTables.all(all, Listing.Part.JOIN);
    ListedTables.all(all, Listing.Part.WATCH).all().forEach(out::add);
    return Tree.fields().put("tables", out);
  }

  private Listing listing() {
    return tables.context().listing();
  }

  private Tree found(Request request) {
    return founder.found(request.who(), request.body()).reading().table(request.who());
  }

  private Tree state(Request request) {
    return tables.read(
        request.path("table"),
        now -> now.reading().state(request.who(), request.seat(), request.wants()),
        past -> past.state(request.who(), request.seat()));
  }

  private Tree chat(Request request) {
    int after = request.query("after", 0);
    int before = request.query("before", -1);
    return tables.read(
        request.path("table"),
        now -> now.reading().chat(request.who(), request.seat(), after, before),
        past -> past.chat(request.who(), request.seat(), after, before));
  }

  private Tree news(Request request) {
    NewsPage.Asked asked =
        new NewsPage.Asked(request.query("after", -1), request.query("before", -1));
    int wait = Math.clamp(request.query("wait", 0), 0, LONGEST_WAIT);
    return tables.read(
        request.path("table"),
        now -> now.reading().news(request.who(), request.seat(), asked, wait, request.wants()),
        past -> past.news(request.who(), request.seat(), asked));
  }

  private Tree sit(Request request) {
    Tree.Fields body = request.body();
    Seating.Guest guest =
        new Seating.Guest(
            request.who(),
            Input.text(body, "invite", 64),
            TableFactory.contribution(body),
            body.flagOr("contributes", false));
    return table(request).seating().sit(guest, body.numberOr("chair", -1, 0, 99));
  }

  private Tree hand(Request request) {
    String bot = request.body().has("bot") ? request.body().text("bot") : null;
    if (bot != null && !Bots.NAMES.contains(bot)) {
      throw Trouble.of(404, "no-such-bot");
    }
    return table(request).seating().hand(request.who(), request.pathNumber("chair"), bot);
  }

  /** What came of something that is done for a seat. */
  private Tree done(Request request, Consumer<Asker> deed) {
    Tree.Fields[] done = {Tree.fields()};
    long arrived = tables.context().clock().millis();
    deed.accept(new Asker(request.who(), request.seat(), arrived, what -> done[0] = what));
    return done[0];
  }

  private Tree answer(Request request) {
    Tree.Fields body = request.body();
    String line = Input.text(body, "line", LONGEST_LINE);
    int seq = Input.seq(body);
    return done(request, it -> table(request).moves().answer(it, line, Input.id(body), seq));
  }

  private Tree draft(Request request) {
    Tree.Fields body = request.body();
    String line = Input.text(body, "line", LONGEST_LINE);
    Asker asker = new Asker(request.who(), request.seat(), 0, any -> {});
    return table(request).moves().draft(asker, line, Input.seq(body), request.wants());
  }

  private Tree undo(Request request) {
    return done(request, it -> table(request).moves().undo(it, Input.id(request.body())));
  }

  private Tree resign(Request request) {
    return done(request, it -> table(request).moves().resign(it, Input.id(request.body())));
  }

  private Tree propose(Request request) {
    int count = request.body().number("count");
    String id = idIfAny(request);
    return done(request, it -> table(request).moves().propose(it, count, id));
  }

  private Tree vote(Request request) {
    boolean agrees = request.body().flag("agree");
    String id = idIfAny(request);
    return done(request, it -> table(request).moves().vote(it, agrees, id));
  }

  /** The client's id, or one of its own. */
  private static String idIfAny(Request request) {
    return request.body().has("id") ? Input.id(request.body()) : Secrets.id();
  }

  private Tree say(Request request) {
    return done(request, it -> say(table(request), it, request.body(), talk));
  }

  /** Says something, if the speaker has not said too much of late. */
  static void say(SharedTable<?> table, Asker asker, Tree.Fields in, @Nullable RateLimit talk) {
    String text = Input.text(in, "text", LONGEST_TEXT).strip();
    if (text.isEmpty()) {
      throw Trouble.malformed("text");
    }
    if (talk != null && !talk.grants(table.id() + " " + asker.who(), 1)) {
      throw Trouble.of(429, "too-many");
    }
    int to = in.numberOr("to", Chat.TABLE, 0, 99);
    table.moves().say(asker, to, text, Input.id(in));
  }
}
