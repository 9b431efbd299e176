package banneret.server.http;

import banneret.server.limit.Allowance;
import banneret.server.limit.RateLimit;
import banneret.server.limit.UnreadBudget;
import banneret.server.lobby.Lobby;
import banneret.server.people.Sessions;
import banneret.server.people.Who;
import banneret.server.table.Reader;
import banneret.server.table.SharedTable;
import banneret.server.table.Tables;
import banneret.server.trouble.Phrases;
import banneret.server.trouble.Trouble;
import banneret.wire.Wants;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Those who play or look on over WebSockets. */
public final class Sockets {
  static final String PATH = "/api/tables/{table}/play";
  static final String LOBBY = "/api/lobby/live";
  private static final String ADMISSION = "admission";
  private static final int PING_SECONDS = 20;
  private static final int MOST_PER_ADDRESS = 100;

  private final Guard guard;
  private final Tables tables;
  private final @Nullable Allowance messages;
  private final @Nullable RateLimit talk;
  private final UnreadBudget budget;
  private final Lobby lobby;
  private final Map<String, OpenSocket> open = new ConcurrentHashMap<>();

  /** What was settled before a connection was opened: it waits to be. */
  private interface Admission {
    OpenSocket open(WsContext context);
  }

  /**
   * @param messages how much each may ask for, or null for any
   * @param talk how much each may say, or null for any
   * @param budget how much all may leave unread
   */
  public Sockets(
      Guard guard,
      Tables tables,
      @Nullable Allowance messages,
      @Nullable RateLimit talk,
      UnreadBudget budget,
      Lobby lobby,
      MeterRegistry meters) {
    this.guard = guard;
    this.tables = tables;
    this.messages = messages;
    this.talk = talk;
    this.budget = budget;
    this.lobby = lobby;
    meters.gauge("banneret.connections", open, Map::size);
    meters.gauge("banneret.unread.bytes", budget, UnreadBudget::unread);
  }

  /** Lets somebody in to a table, or says why not while that can still be said with a status. */
  void admit(Context context) {
    OpenSocket.Origin origin = origin(context);
    Who who = guard.who(context);
    int seat = Request.number(context, "seat", Reader.OWN_SEAT);
    SharedTable<?> table = tables.table(context.pathParam("table"));
    table.look(() -> table.seating().toLook(who, seat));
    Phrases phrases = Site.phrases(context);
    Wants wants = Request.wants(context, phrases);
    Connection.Known known =
        new Connection.Known(
            Request.number(context, "after", Integer.MAX_VALUE),
            Request.number(context, "chat", Integer.MAX_VALUE));
    Connection.Limits limits = new Connection.Limits(messages, talk);
    Admission admission =
        socket ->
            new Connection(socket, table, who, phrases, seat, wants, known, origin, limits, budget);
    context.attribute(ADMISSION, admission);
  }

  /** Lets somebody into the lobby; strangers, too. */
  void admitToLobby(Context context) {
    OpenSocket.Origin origin = origin(context);
    Who who = guard.who(context);
    who.mustBePerson();
    Admission admission = socket -> new LobbySocket(socket, who, origin, budget, lobby);
    context.attribute(ADMISSION, admission);
  }

  /** From where somebody comes, who must not have too many sockets already. */
  private OpenSocket.Origin origin(Context context) {
    Guard.checkSite(context);
    String address = guard.address(context);
    if (hasMore(address, MOST_PER_ADDRESS - 1) || budget.isFull()) {
      context.header("Retry-After", "5");
      throw Trouble.of(429, "too-many");
    }
    String session = SessionCookie.token(context);
    return new OpenSocket.Origin(address, session == null ? "" : session);
  }

  /** True if more sockets of an address are open than that. */
  private boolean hasMore(String address, int many) {
    return messages != null
        && open.values().stream().filter(one -> one.address().equals(address)).count() > many;
  }

  void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(context -> of(context).receive(context.message()));
    socket.onClose(context -> {
      OpenSocket left = open.remove(context.sessionId());
      if (left != null) {
        left.leave();
      }
    });
  }

  private OpenSocket of(WsContext context) {
    return Objects.requireNonNull(open.get(context.sessionId()));
  }

  private void connect(WsContext context) {
    Admission admission = Objects.requireNonNull(context.attribute(ADMISSION));
    OpenSocket socket = admission.open(context);
    open.put(context.sessionId(), socket);
    if (hasMore(socket.address(), MOST_PER_ADDRESS)) {
      socket.dismiss(Trouble.of(429, "too-many")); // Many came at once.
      return;
    }
    context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    socket.enter();
  }

  /** Ends the connections of sessions that have ended. */
  void end(Predicate<String> session) {
    open.values().stream()
        .filter(one -> session.test(one.session()))
        .forEach(one -> one.dismiss(Trouble.of(401, "stranger")));
  }

  /** Ends the connections of sessions that have ended elsewhere: at another server, by a sweep. */
  public void endStale(Sessions known) {
    Set<String> sessions =
        open.values().stream().map(OpenSocket::session).collect(Collectors.toSet());
    sessions.remove("");
    Set<String> ended = known.ended(sessions);
    end(ended::contains);
  }

  /** Ends the connections of somebody's other sessions. */
  void end(String person, String kept) {
    open.values().stream()
        .filter(one -> person.equals(one.who().person()) && !one.session().equals(kept))
        .forEach(one -> one.dismiss(Trouble.of(401, "stranger")));
  }
}
