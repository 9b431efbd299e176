package banneret.server.http;

import banneret.server.limit.UnreadBudget;
import banneret.server.lobby.Lobby;
import banneret.server.people.Who;
import banneret.server.trouble.Trouble;
import io.javalin.websocket.WsContext;

/** One who is in the lobby: he listens and says nothing. */
final class LobbySocket extends OpenSocket implements Lobby.Visitor {
  private final Lobby lobby;

  LobbySocket(WsContext socket, Who who, Origin origin, UnreadBudget budget, Lobby lobby) {
    super(socket, who, origin, budget);
    this.lobby = lobby;
  }

  @Override
  void enter() {
    lobby.enter(this);
    if (hasLeft()) {
      lobby.leave(this); // It was closed while it came in.
    }
  }

  @Override
  void receive(String message) {
    close(POLICY, Trouble.of(400, "malformed"));
  }

  @Override
  void detach() {
    lobby.leave(this);
  }
}
