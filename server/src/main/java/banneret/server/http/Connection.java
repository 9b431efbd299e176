package banneret.server.http;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.limit.Allowance;
import banneret.server.limit.RateLimit;
import banneret.server.limit.UnreadBudget;
import banneret.server.people.Who;
import banneret.server.table.Asker;
import banneret.server.table.Audience;
import banneret.server.table.Reader;
import banneret.server.table.SharedTable;
import banneret.server.trouble.Input;
import banneret.server.trouble.Phrases;
import banneret.server.trouble.Trouble;
import banneret.wire.Wants;
import io.javalin.websocket.WsContext;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One who plays or looks on over a WebSocket. */
final class Connection extends OpenSocket implements Reader {
  private static final int MOST_WARNINGS = 50;
  private static final int ANSWER_COST = 2;
  private static final int HINT_COST = 60;
  private static final int LONGEST_POSE = 64;
  private static final String NAME = "id";
  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

  private final SharedTable<?> table;
  private final Phrases phrases;
  private final int wanted;
  private final Wants wants;
  private final Known known;
  private final Limits limits;
  private int warnings;

  /**
   * How much one may ask for.
   *
   * @param messages by person and by address; null for any
   * @param talk how much each may say; null for any
   */
  record Limits(@Nullable Allowance messages, @Nullable RateLimit talk) {}

  /** How much of a table its client knows: the last entry and how much chat. */
  record Known(int after, int heard) {}

  Connection(
      WsContext socket,
      SharedTable<?> table,
      Who who,
      Phrases phrases,
      int wanted,
      Wants wants,
      Known known,
      Origin origin,
      Limits limits,
      UnreadBudget budget) {
    super(socket, who, origin, budget);
    this.table = table;
    this.phrases = phrases;
    this.wanted = wanted;
    this.wants = wants;
    this.known = known;
    this.limits = limits;
  }

  @Override
  public int wanted() {
    return wanted;
  }

  @Override
  public Wants wants() {
    return wants;
  }

  /** Refuses whoever asks too much over all his connections; what is dear counts more. */
  private void count(String deed) {
    int cost =
        switch (deed) {
          case "draft", "refused" -> TableRoutes.DRAFT_COST;
          case "answer", "undo", "nearest", "measure" -> ANSWER_COST;
          case "hint" -> HINT_COST;
          default -> 1;
        };
    if (limits.messages != null && !limits.messages.grants(who().name(), address(), cost)) {
      throw Trouble.of(429, "too-many");
    }
  }

  @Override
  void enter() {
    try {
      table.reading().attach(this, known.after, known.heard);
    } catch (Trouble e) {
      dismiss(e);
    }
  }

  @Override
  void detach() {
    table.detach(this);
  }

  /** Does what the client asks and says what came of it. */
  @Override
  void receive(String message) {
    long arrived = table.now();
    String id = "";
    String deed = "";
    try {
      Tree.Fields in = Formats.json("message", message).asFields();
      id = Input.id(in);
      deed = in.text("do");
      try {
        act(in, id, arrived);
      } finally {
        sendHeld();
      }
    } catch (Trouble e) {
      if (e.getCause() != null) {
        LOG.error("{} {} failed", Sockets.PATH, deed, e.getCause());
      }
      refuse(id, e);
    } catch (Malformed e) {
      refuse(id, Trouble.malformed(String.valueOf(e.getMessage())));
    } catch (RuntimeException e) {
      LOG.error("{} {} failed", Sockets.PATH, deed, e);
      refuse(id, Trouble.of(500, "our-fault"));
    }
  }

  private void refuse(String id, Trouble why) {
    Tree.Fields out = Audience.message("error");
    if (!id.isEmpty()) {
      out.put(NAME, id);
    }
    send(Formats.json(out.put("error", why.tree(phrases))));
    if (why.code().equals("too-many") && ++warnings > MOST_WARNINGS) {
      close(POLICY, why);
    }
  }

  private void act(Tree.Fields in, String id, long arrived) {
    count(in.text("do"));
    Asker asker = new Asker(who(), wanted, arrived, what -> send(done(id, what), true));
    switch (in.text("do")) {
      case "answer" -> {
        in.allow("do", NAME, "line", "seq", "draft");
        String line = Input.text(in, "line", TableRoutes.LONGEST_LINE);
        int seq = Input.seq(in);
        boolean orDraft = in.flagOr("draft", false);
        try {
          table.moves().answer(asker, line, id, seq);
        } catch (Trouble e) {
          if (!orDraft || !e.isUnfinished()) {
            throw e;
          }
          draft(asker, line, id, seq);
        }
      }
      case "draft" -> {
        in.allow("do", NAME, "line", "seq");
        String line = Input.text(in, "line", TableRoutes.LONGEST_LINE);
        draft(asker, line, id, Input.seq(in));
      }
      case "refused" -> {
        in.allow("do", NAME, "line", "seq");
        String line = Input.text(in, "line", TableRoutes.LONGEST_LINE);
        Tree.Fields refused = table.moves().refused(asker, line, Input.seq(in), wants);
        send(Formats.json(Audience.message("refused").put(NAME, id).put("refused", refused)));
      }
      case "hint" -> {
        in.allow("do", NAME, "line", "seq");
        String line = Input.text(in, "line", TableRoutes.LONGEST_LINE);
        Tree.Fields hint = table.moves().hint(asker, line, Input.seq(in), wants);
        send(Formats.json(Audience.message("hint").put(NAME, id).put("hint", hint)));
      }
      case "nearest", "measure" -> {
        in.allow("do", NAME, "line", "pose", "seq");
        fit(asker, in, id);
      }
      case "undo" -> {
        in.allow("do", NAME);
        table.moves().undo(asker, id);
      }
      case "resign" -> {
        in.allow("do", NAME);
        table.moves().resign(asker, id);
      }
      case "propose" -> {
        in.allow("do", NAME, "count");
        table.moves().propose(asker, in.number("count"), id);
      }
      case "vote" -> {
        in.allow("do", NAME, "agree");
        table.moves().vote(asker, in.flag("agree"), id);
      }
      case "say" -> {
        in.allow("do", NAME, "text", "to");
        TableRoutes.say(table, asker, in, limits.talk);
      }
      case "ping" -> {
        in.allow("do", NAME);
        send(done(id, Tree.fields()));
      }
      default -> throw Trouble.malformed("do");
    }
  }

  private void draft(Asker asker, String line, String id, int seq) {
    Tree.Fields draft = table.moves().draft(asker, line, seq, wants);
    send(Formats.json(Audience.message("draft").put(NAME, id).put("draft", draft)));
  }

  private void fit(Asker asker, Tree.Fields in, String id) {
    in.get("pose"); // It has no usual value.
    String line = Input.text(in, "line", TableRoutes.LONGEST_LINE);
    String pose = Input.text(in, "pose", LONGEST_POSE);
    boolean snaps = in.text("do").equals("nearest");
    Tree.Fields fit = table.moves().fit(asker, line, pose, snaps, Input.seq(in), wants);
    send(Formats.json(Audience.message("fit").put(NAME, id).put("fit", fit)));
  }

  private static String done(String id, Tree.Fields what) {
    Tree.Fields out = Audience.message("done").put(NAME, id);
    what.names().forEach(name -> out.put(name, what.get(name)));
    return Formats.json(out);
  }
}
