package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Somebody who plays over real sockets, with a cookie of his own. */
final class Client {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Map<Integer, Contract> CONTRACTS = new ConcurrentHashMap<>();
  private final int port;
  private final Map<String, String> headers = new java.util.TreeMap<>();

  Client(int port) {
    this.port = port;
  }

  /** A guest of this name. */
  static Client guest(int port, String name) {
    Client client = new Client(port);
    client.post("/api/guests", Tree.fields().put("name", name));
    return client;
  }

  /** The same person, at another server. */
  Client at(int otherPort) {
    Client other = new Client(otherPort);
    other.headers.putAll(headers);
    return other;
  }

  /** A program that has this token. */
  static Client program(int port, String token) {
    return new Client(port).with("Authorization", "Bearer " + token);
  }

  /** The token in its cookie. */
  String cookie() {
    return headers.getOrDefault("Cookie", "").replaceFirst("^[^=]*=", "");
  }

  Client with(String header, String value) {
    headers.put(header, value);
    return this;
  }

  record Answer(int status, Tree.Fields body, HttpResponse<String> response) {
    String code() {
      return body.fieldsOf("error").text("code");
    }
  }

  /** Asks; whatever comes back. */
  Answer ask(String method, String path, String body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .method(
                method,
                body.isEmpty()
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString(body));
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
    }
    headers.forEach(request::setHeader);
    try {
      HttpResponse<String> response =
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
      response
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(cookie -> headers.put("Cookie", cookie.split(";", 2)[0]));
      boolean json =
          response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
      Tree.Fields fields = json ? Formats.json(path, response.body()).asFields() : Tree.fields();
      if (json && path.startsWith("/api/")) {
        contract().check(method, path, response.statusCode(), fields);
      }
      return new Answer(response.statusCode(), fields, response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Contract contract() {
    return CONTRACTS.computeIfAbsent(
        port, any -> new Contract(new Client(port).ask("GET", "/api", "").body()));
  }

  private Tree.Fields well(Answer answer) {
    assertThat(answer.status()).as(answer.body().toString()).isEqualTo(200);
    return answer.body();
  }

  Tree.Fields get(String path) {
    return well(ask("GET", path, ""));
  }

  Tree.Fields post(String path, Tree.Fields body) {
    return well(ask("POST", path, Formats.json(body)));
  }

  Tree.Fields put(String path, Tree.Fields body) {
    return well(ask("PUT", path, Formats.json(body)));
  }

  Tree.Fields delete(String path) {
    return well(ask("DELETE", path, ""));
  }

  /** What is refused, by its code. */
  String refused(String method, String path, String body) {
    Answer answer = ask(method, path, body);
    assertThat(answer.status()).isGreaterThanOrEqualTo(400);
    return answer.code();
  }

  /** Makes a table; returns its id. */
  String table(String game, String... chairs) {
    return table(game, Tree.fields(), chairs);
  }

  String table(String game, Tree.Fields options, String... chairs) {
    Tree.Items sitters = Tree.items();
    List.of(chairs).forEach(sitters::add);
    Tree.Fields wish =
        Tree.fields()
            .put("game", game)
            .put("chairs", sitters)
            .put("options", options)
            .put("contribution", "mine");
    return post("/api/tables", wish).text("id");
  }

  Socket socket(String table, String query) {
    return open("/api/tables/" + table + "/play" + query, "Message");
  }

  /** The lobby, live. */
  Socket lobby() {
    return open("/api/lobby/live", "LobbyMessage");
  }

  private Socket open(String path, String schema) {
    List<String> all = new ArrayList<>();
    headers.forEach((name, value) -> all.addAll(List.of(name, value)));
    return Socket.open(HTTP, "ws://localhost:" + port + path, all, contract(), schema);
  }
}
