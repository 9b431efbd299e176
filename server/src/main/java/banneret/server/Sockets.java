package banneret.server;

import banneret.wire.Wants;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Those who play or look on over WebSockets. */
final class Sockets {
  static final String PATH = "/api/tables/{table}/play";
  private static final String ADMISSION = "admission";
  private static final int PING_SECONDS = 20;

  private final Guard guard;
  private final Tables tables;
  private final @Nullable Allowance messages;
  private final @Nullable Allowance talk;
  private final Map<String, Connection> open = new ConcurrentHashMap<>();

  /** What was settled before a connection was opened. */
  private record Admission(
      SharedTable<?> table,
      Who who,
      Phrases phrases,
      int seat,
      Wants wants,
      int after,
      int heard) {}

  /**
   * @param messages how much each connection may ask for, or null for any
   * @param talk how much each may say, or null for any
   */
  Sockets(
      Guard guard,
      Tables tables,
      @Nullable Allowance messages,
      @Nullable Allowance talk,
      MeterRegistry meters) {
    this.guard = guard;
    this.tables = tables;
    this.messages = messages;
    this.talk = talk;
    meters.gauge("banneret.connections", open, Map::size);
  }

  /** Lets somebody in, or says why not while that can still be said with a status. */
  void admit(Context context) {
    guard.count(context, 1);
    Guard.checkSite(context);
    Who who = guard.who(context);
    int seat = Request.number(context, "seat", Reader.OWN_SEAT);
    SharedTable<?> table = tables.table(context.pathParam("table"));
    table.look(() -> table.seating().toLook(who, seat));
    context.attribute(
        ADMISSION,
        new Admission(
            table,
            who,
            Site.phrases(context),
            seat,
            Request.wants(context.queryParam("want")),
            Request.number(context, "after", Integer.MAX_VALUE),
            Request.number(context, "chat", Integer.MAX_VALUE)));
  }

  void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(context -> of(context).receive(context.message()));
    socket.onClose(context -> {
      Connection left = open.remove(context.sessionId());
      if (left != null) {
        left.leave();
      }
    });
  }

  private Connection of(WsContext context) {
    return Objects.requireNonNull(open.get(context.sessionId()));
  }

  private void connect(WsContext context) {
    Admission admission = Objects.requireNonNull(context.attribute(ADMISSION));
    Connection connection =
        new Connection(
            context,
            admission.table,
            admission.who,
            admission.phrases,
            admission.seat,
            admission.wants,
            messages,
            talk);
    open.put(context.sessionId(), connection);
    context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    connection.enter(admission.after, admission.heard);
  }
}
