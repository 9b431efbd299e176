package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is wrong gets a clear no, and the server stays well. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class AbuseTest extends WithServer {
  AbuseTest(StorageKind storage) {
    super(storage);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "POST | /api/guests | {                              | 400 | malformed",
        "POST | /api/guests | []                             | 400 | malformed",
        "POST | /api/guests | {\"name\":5.5}                 | 400 | malformed",
        "POST | /api/guests | {\"name\":null}                | 400 | malformed",
        "POST | /api/guests | {\"name\":[\"x\"]}             | 400 | malformed",
        "POST | /api/guests | {\"name\":\"\"}                | 400 | malformed",
        "POST | /api/guests | {\"name\":\"x\",\"admin\":true} | 400 | malformed",
        "POST | /api/guests | {\"name\":\"x\",\"name\":\"y\"} | 400 | malformed",
        "POST | /api/tables | {\"game\":\"chess\",\"chairs\":[\"me\"]} | 404 | no-such-game",
        "POST | /api/tables | {\"game\":\"battue\",\"chairs\":[\"me\"]} | 400 | malformed",
        "POST | /api/tables | {\"game\":\"battue\",\"chairs\":[\"me\",\"hal\"]} | 404 | no-such-bot",
        "POST | /api/tables | {\"game\":\"battue\",\"chairs\":[\"me\",\"me\"],\"options\":{\"x\":\"y\"}} | 400 | malformed",
        "POST | /api/tables | {\"chairs\":[\"me\",\"me\"],\"record\":{}} | 400 | malformed",
        "POST | /api/tables | {\"chairs\":[\"me\",\"me\"],\"from\":\"nowhere\"} | 404 | no-such-table",
        "GET  | /api/tables/nowhere                    | ~~ | 404 | no-such-table",
        "GET  | /api/tables/..%2f..%2fetc%2fpasswd     | ~~ | 4xx | *",
        "GET  | /api/../../etc/passwd                  | ~~ | 4xx | *",
        "GET  | /%2e%2e/%2e%2e/etc/passwd              | ~~ | 4xx | *",
        "GET  | /api/games/battue/texts/..%2fen        | ~~ | 4xx | *",
        "GET  | /api/games/battue/texts/de             | ~~ | 404 | no-such-page",
        "GET  | /api/games/chess/rules                 | ~~ | 404 | no-such-game",
        "GET  | /api/nothing                           | ~~ | 404 | no-such-page",
        "PUT  | /api/guests | {\"name\":\"x\"}         | 405 | wrong-method",
        "GET  | /api/tables?lang=xx                    | ~~ | 200 | *"
      })
  void what_is_wrong_is_said(String method, String path, String body, String status, String code) {
    Client.Answer answer = anna.ask(method, path, body == null ? "" : body);
    if (status.equals("4xx")) {
      assertThat(answer.status()).isBetween(400, 499);
      assertThat(answer.response().body()).doesNotContain("root:");
    } else {
      assertThat(answer.status()).as(answer.response().body()).isEqualTo(Integer.parseInt(status));
    }
    if (!code.equals("*")) {
      assertThat(answer.code()).isEqualTo(code);
    }
    assertThat(answer.response().body()).doesNotContain("Exception", "\tat ");
    anna.get("/api/me");
  }

  @Test
  void what_is_too_large_is_refused() {
    String huge = "x".repeat(100_000);
    assertThat(anna.refused("POST", "/api/guests", "{\"name\":\"" + huge + "\"}"))
        .isEqualTo("too-large");
    assertThat(anna.refused("POST", "/api/guests", "{\"name\":\"" + "x".repeat(41) + "\"}"))
        .isEqualTo("malformed");
    String deep = "[".repeat(5000) + "]".repeat(5000);
    assertThat(anna.refused("POST", "/api/guests", "{\"name\":" + deep + "}"))
        .isEqualTo("malformed");
    String table = anna.table("battue", QUICK, "me", "me");
    try (Socket socket = anna.socket(table, "?want=")) {
      socket.next("update");
      socket.sendRaw("x".repeat(20_000));
      assertThat(socket.closed()).isEqualTo(1009);
    }
  }

  @Test
  void what_another_site_asks_in_somebodys_name_is_refused() {
    String table = anna.table("battue", QUICK, "me", "me");
    Client lured = anna.at(server.port()).with("Sec-Fetch-Site", "cross-site");
    assertThat(lured.refused("POST", "/api/tables", "{\"game\":\"battue\",\"chairs\":[]}"))
        .isEqualTo("other-site");
    Client other = anna.at(server.port()).with("Origin", "https://evil.example");
    assertThat(other.refused("DELETE", "/api/sessions", "")).isEqualTo("other-site");
    assertThatThrownBy(() -> other.socket(table, "")).hasMessageContaining("Handshake");
    anna.get("/api/me");
  }

  @Test
  void a_form_is_not_json() {
    Client.Answer answer =
        anna.at(server.port())
            .with("Content-Type", "text/plain")
            .ask("POST", "/api/guests", "{\"name\":\"x\"}");
    assertThat(answer.status()).isEqualTo(415);
    assertThat(answer.code()).isEqualTo("not-json");
  }

  @Test
  void messages_that_make_no_sense_are_refused_and_the_game_goes_on() {
    String table = anna.table("battue", QUICK, "me", "me");
    int seat = state(anna, table, "?seat=0").itemsOf("awaited").get(0).asNumber();
    try (Socket socket = anna.socket(table, "?seat=" + seat)) {
      Tree.Fields state = asked(socket);
      for (String text :
          new String[] {
            "",
            "{",
            "[1]",
            "{\"id\":\"a\"}",
            "{\"do\":\"dance\",\"id\":\"a\"}",
            "{\"do\":\"answer\",\"id\":\"a\"}",
            "{\"do\":\"answer\",\"id\":\"a b\",\"line\":\"x\"}",
            "{\"do\":\"answer\",\"id\":\"bot:1\",\"line\":\"x\"}",
            "{\"do\":\"answer\",\"id\":\"a\",\"line\":5}",
            "{\"do\":\"answer\",\"id\":\"a\",\"line\":\"x\",\"seat\":1}",
            "{\"do\":\"propose\",\"id\":\"a\",\"count\":-1}"
          }) {
        socket.sendRaw(text);
        assertThat(socket.next("error").fieldsOf("error").text("message")).isNotEmpty();
      }
      String line = whole(socket, state.fieldsOf("question"), new Seeded(1));
      assertThat(socket.answer(line).text("type")).isEqualTo("done");
    }
  }

  @Test
  void half_a_request_holds_nobody_up() throws IOException {
    try (java.net.Socket socket = new java.net.Socket("localhost", server.port())) {
      socket
          .getOutputStream()
          .write(
              "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
                  .getBytes(StandardCharsets.US_ASCII));
      anna.get("/api/me");
    }
    try (java.net.Socket socket = new java.net.Socket("localhost", server.port())) {
      socket.getOutputStream().write("NONSENSE\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      InputStream in = socket.getInputStream();
      assertThat(new String(in.readNBytes(12), StandardCharsets.US_ASCII)).endsWith(" 400");
    }
    anna.get("/api/me");
  }

  @Test
  void every_answer_has_the_headers_that_keep_a_browser_safe() {
    for (String path : new String[] {"/", "/api/games", "/api/nothing"}) {
      Client.Answer answer = anna.ask("GET", path, "");
      assertThat(answer.response().headers().firstValue("Content-Security-Policy").orElse(""))
          .contains("default-src 'none'")
          .doesNotContain("unsafe");
      assertThat(answer.response().headers().firstValue("X-Content-Type-Options"))
          .contains("nosniff");
      assertThat(answer.response().headers().firstValue("Server")).isEmpty();
    }
  }
}
