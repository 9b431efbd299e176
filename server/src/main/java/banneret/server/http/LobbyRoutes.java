package banneret.server.http;

import banneret.server.lobby.Lobby;
import banneret.server.lobby.Matchmaker;
import java.util.List;

/** Finding a game. */
public final class LobbyRoutes {
  private static final int COSTLY = 10;

  private final Lobby lobby;
  private final Matchmaker matchmaker;

  public LobbyRoutes(Lobby lobby, Matchmaker matchmaker) {
    this.lobby = lobby;
    this.matchmaker = matchmaker;
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/lobby",
            "My tables, those that wait for me first; tables to join; tables to watch.",
            "Lobby",
            it -> lobby.tree(it.who())),
        Route.post(
                "/api/matches",
                "Quick match: a chair at a table that waits for one more, or at a new one.",
                "Table",
                it -> matchmaker.match(it.who(), it.body()).reading().table(it.who()))
            .body("game", "options:object?", "pace:object?", "contributes:boolean?")
            .costs(COSTLY)
            .onlyFor(Route.Right.PEOPLE));
  }
}
