package banneret.server.http;

import banneret.server.limit.UnreadBudget;
import banneret.server.people.Who;
import banneret.server.trouble.Trouble;
import io.javalin.websocket.WsContext;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/** A WebSocket that somebody holds open: what he has not read is counted. */
abstract class OpenSocket {
  /** Close codes: against the rules of the house, come back soon. */
  static final int POLICY = 1008;

  private static final int RESTART = 1012;
  private static final int MOST_UNREAD = 2_000_000;

  private final CoreSession wire;
  private final Who who;
  private final Origin origin;
  private final UnreadBudget.Account unread;
  private volatile boolean left;
  private volatile boolean held;

  /** From where somebody connects, and in which session. */
  record Origin(String address, String session) {}

  OpenSocket(WsContext socket, Who who, Origin origin, UnreadBudget budget) {
    wire = ((WebSocketSession) socket.session).getCoreSession();
    this.who = who;
    this.origin = origin;
    unread = budget.open(this::cut);
  }

  /** Begins: whoever came in is told what there is. */
  abstract void enter();

  /** Does what the client asks. */
  abstract void receive(String message);

  /** It is closed, and is told nothing more; called apart, since anybody may have found out. */
  abstract void detach();

  public Who who() {
    return who;
  }

  String address() {
    return origin.address;
  }

  String session() {
    return origin.session;
  }

  /** True once it is closed. */
  public boolean hasLeft() {
    return left;
  }

  public void send(String message) {
    send(message, false);
  }

  /**
   * @param ahead true if it may wait for what comes next, so that both go in one packet
   */
  void send(String message, boolean ahead) {
    if (unread.unread() > MOST_UNREAD) { // Not for one message, however large.
      cut();
      return;
    }
    int size = message.length();
    unread.sends(size);
    if (!ahead) {
      held = false;
    }
    Callback sent = Callback.from(() -> unread.settles(size), any -> unread.settles(size));
    wire.sendFrame(new Frame(OpCode.TEXT, message), sent, ahead);
    if (ahead) {
      held = true; // Not before: whatever is sent from now on takes it along.
    }
  }

  /** Nothing has come next. */
  void sendHeld() {
    if (held) {
      held = false;
      wire.flush(Callback.NOOP);
    }
  }

  /**
   * Ends it, apart: whoever sends holds the lock of his table, and whoever leaves takes that of his
   * own.
   */
  private void cut() {
    // It would not read a word of farewell, either.
    Thread.startVirtualThread(wire::abort);
  }

  public void dismiss(Trouble why) {
    close(why.code().equals("stopping") ? RESTART : POLICY, why);
  }

  void close(int code, Trouble why) {
    wire.close(code, why.code(), Callback.NOOP);
  }

  final void leave() {
    left = true;
    unread.close();
    Thread.startVirtualThread(this::detach);
  }
}
