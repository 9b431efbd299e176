package banneret.server;

import banneret.kernel.Malformed;
import banneret.kernel.Tree;
import banneret.play.Formats;
import banneret.wire.Wants;
import io.javalin.websocket.WsContext;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One who plays or looks on over a WebSocket. */
final class Connection implements Reader {
  /** Close codes: against the rules of the house, come back soon. */
  private static final int POLICY = 1008;

  private static final int RESTART = 1012;
  private static final int MOST_UNREAD = 2_000_000;
  private static final int MOST_WARNINGS = 50;
  private static final String NAME = "id";
  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

  private final WsContext socket;
  private final SharedTable<?> table;
  private final Who who;
  private final Phrases phrases;
  private final int wanted;
  private final Wants wants;
  private final @Nullable Allowance allowance;
  private final @Nullable Allowance talk;
  private final AtomicInteger unread = new AtomicInteger();
  private int warnings;

  Connection(
      WsContext socket,
      SharedTable<?> table,
      Who who,
      Phrases phrases,
      int wanted,
      Wants wants,
      @Nullable Allowance allowance,
      @Nullable Allowance talk) {
    this.socket = socket;
    this.table = table;
    this.who = who;
    this.phrases = phrases;
    this.wanted = wanted;
    this.wants = wants;
    this.allowance = allowance;
    this.talk = talk;
  }

  @Override
  public Who who() {
    return who;
  }

  @Override
  public int wanted() {
    return wanted;
  }

  @Override
  public Wants wants() {
    return wants;
  }

  @Override
  public void send(String message) {
    int size = message.length();
    if (unread.addAndGet(size) > MOST_UNREAD) {
      socket.session.disconnect(); // It would not read a word of farewell, either.
    } else {
      Callback sent = Callback.from(() -> unread.addAndGet(-size), any -> {});
      socket.session.sendText(message, sent);
    }
  }

  @Override
  public void dismiss(Trouble why) {
    close(why.code().equals("stopping") ? RESTART : POLICY, why);
  }

  private void close(int code, Trouble why) {
    socket.session.close(code, why.code(), Callback.NOOP);
  }

  void enter(int after, int heard) {
    try {
      table.sight().attach(this, after, heard);
    } catch (Trouble e) {
      dismiss(e);
    }
  }

  void leave() {
    table.detach(this);
  }

  /** Does what the client asks and says what came of it. */
  void receive(String message) {
    String id = "";
    try {
      if (allowance != null && !allowance.grants(socket.sessionId(), 1)) {
        throw Trouble.of(429, "too-many");
      }
      Tree.Fields in = Formats.json("message", message).asFields();
      id = Request.id(in);
      act(in, id);
    } catch (Trouble e) {
      refuse(id, e);
    } catch (Malformed e) {
      refuse(id, Trouble.malformed(String.valueOf(e.getMessage())));
    } catch (RuntimeException e) {
      LOG.error("a message failed", e);
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

  private void act(Tree.Fields in, String id) {
    Asker asker = new Asker(who, wanted, what -> send(done(id, what)));
    switch (in.text("do")) {
      case "answer" -> {
        in.allow("do", NAME, "line", "seq", "draft");
        String line = Request.text(in, "line", TableRoutes.LONGEST_LINE);
        int seq = Request.seq(in);
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
        String line = Request.text(in, "line", TableRoutes.LONGEST_LINE);
        draft(asker, line, id, Request.seq(in));
      }
      case "undo" -> {
        in.allow("do", NAME);
        table.moves().undo(asker, id);
      }
      case "propose" -> {
        in.allow("do", NAME, "count");
        table.moves().propose(asker, in.number("count"));
      }
      case "vote" -> {
        in.allow("do", NAME, "agree");
        table.moves().vote(asker, in.flag("agree"));
      }
      case "say" -> {
        in.allow("do", NAME, "text", "to");
        TableRoutes.say(table, asker, in, talk);
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

  private static String done(String id, Tree.Fields what) {
    Tree.Fields out = Audience.message("done").put(NAME, id);
    what.names().forEach(name -> out.put(name, what.get(name)));
    return Formats.json(out);
  }
}
