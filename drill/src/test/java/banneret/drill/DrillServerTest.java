package banneret.drill;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.Server;
import banneret.server.Settings;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Open placement over the wire: a real server, one person in both seats. */
class DrillServerTest {
  private static final int PATIENCE_SECONDS = 30;

  @TempDir Path folder;
  private Server server;
  private HttpClient http;
  private Seat red;

  @BeforeEach
  void sit() throws Exception {
    server = Server.open(Settings.of(0, folder));
    http = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    post("/api/guests", "{\"name\":\"Anna\"}");
    String wish = "{\"game\":\"drill\",\"chairs\":[\"me\",\"me\"],\"options\":{}}";
    red = new Seat(post("/api/tables", wish).text("id"), 0);
  }

  @AfterEach
  void leave() {
    server.close();
  }

  private Tree.Fields post(String path, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return Formats.json(path, response.body()).asFields();
  }

  /** A seat over a WebSocket. */
  private final class Seat implements WebSocket.Listener {
    private final BlockingQueue<Tree.Fields> messages = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;
    private int ids;

    Seat(String table, int seat) {
      String url =
          ("ws://localhost:" + server.port() + "/api/tables/" + table)
              + ("/play?want=view,told,texts,languages&seat=" + seat);
      socket = http.newWebSocketBuilder().buildAsync(URI.create(url), this).join();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        messages.add(Formats.json("message", part.toString()).asFields());
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    /** Asks with fields such as {@code "do":"nearest","pose":"…"}; returns the answer. */
    Tree.Fields ask(String fields) throws InterruptedException {
      String id = "m" + ids++;
      socket.sendText("{\"id\":\"" + id + "\"," + fields + "}", true).join();
      while (true) {
        Tree.Fields message = next();
        if (message.text("id", "").equals(id)) {
          return message;
        }
      }
    }

    Tree.Fields fit(String deed, String pose) throws InterruptedException {
      Tree.Fields answer = ask("\"do\":\"" + deed + "\",\"pose\":\"" + pose + "\"");
      assertThat(answer.text("type")).as(answer.toString()).isEqualTo("fit");
      return answer.fieldsOf("fit");
    }

    Tree.Fields question() throws InterruptedException {
      while (true) {
        Tree.Fields message = next();
        if (message.text("type").equals("update") && message.fieldsOf("state").has("question")) {
          return message.fieldsOf("state").fieldsOf("question");
        }
      }
    }

    private Tree.Fields next() throws InterruptedException {
      Tree.Fields message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertThat(message).as("a message").isNotNull();
      return message;
    }
  }

  @Test
  void a_question_says_what_is_placed_and_where() throws Exception {
    Tree.Fields question = red.question();
    assertThat(question.text("shape")).isEqualTo("place");
    Tree.Fields placement = question.fieldsOf("placement");
    assertThat(placement.fieldsOf("ground").number("width")).isEqualTo(24_000);
    assertThat(placement.itemsOf("outline").size()).isEqualTo(4);
    Tree.Fields rock = placement.fieldsOf("ground").itemsOf("lying").get(0).asFields();
    assertThat(rock.text("word")).isEqualTo("rock");
    Tree.Fields option = question.itemsOf("options").get(0).asFields();
    Tree.Fields text = option.fieldsOf("saying").fieldsOf("text");
    assertThat(text.text("en")).contains("2\u2033 from the left");
    assertThat(text.text("fr")).contains("2\u2033 de la gauche");
  }

  @Test
  void the_nearest_pose_is_told_with_what_forbids_the_wish() throws Exception {
    Tree.Fields fit = red.fit("nearest", "at 18000 7000 facing 9000");
    assertThat(fit.text("pose")).isEqualTo("at 18000 2751 facing 9000");
    assertThat(fit.fieldsOf("refusal").text("clause")).isEqualTo("drill.form-up.own-strip");
    assertThat(fit.fieldsOf("refusal").fieldsOf("text").text("fr")).contains("la bande");
    Tree.Fields measured = red.fit("measure", "at 18000 7000 facing 9000");
    assertThat(measured.text("pose")).isEqualTo("at 18000 7000 facing 9000");
    assertThat(measured.fieldsOf("refusal")).isEqualTo(fit.fieldsOf("refusal"));
    Tree.Fields allowed = red.fit("nearest", "at 18000 2000 facing 9000");
    assertThat(allowed.text("pose")).isEqualTo("at 18000 2000 facing 9000");
    assertThat(allowed.has("refusal")).isFalse();
  }

  @Test
  void a_march_is_measured_in_the_middle_of_a_line() throws Exception {
    String table =
        post("/api/tables", "{\"game\":\"drill\",\"chairs\":[\"me\",\"me\"],\"options\":{}}")
            .text("id");
    Seat one = new Seat(table, 0);
    Seat other = new Seat(table, 1);
    one.ask("\"do\":\"answer\",\"line\":\"at 18000 2000 facing 9000\"");
    other.ask("\"do\":\"answer\",\"line\":\"at 12000 14000 facing 27000\"");
    Tree.Fields answer =
        one.ask("\"do\":\"nearest\",\"line\":\"march\",\"pose\":\"at 18000 9000 facing 9000\"");
    Tree.Fields fit = answer.fieldsOf("fit");
    assertThat(fit.text("pose")).isEqualTo("at 18000 7000 facing 9000");
    assertThat(fit.fieldsOf("refusal").text("clause")).isEqualTo("drill.march.distance");
    Tree.Fields moved = fit.itemsOf("measures").get(0).asFields();
    assertThat(moved.number("used")).isEqualTo(5_000);
    assertThat(moved.number("left")).isZero();
    assertThat(moved.fieldsOf("text").text("en"))
        .isEqualTo("Marches 5\u2033 of 5\u2033; 0\u2033 left");
    assertThat(one.fit("nearest", "at 1 2 facing 3").fieldsOf("refusal").text("why"))
        .isEqualTo("nothing-to-place");
    assertThat(other.fit("nearest", "at 1 2 facing 3").fieldsOf("refusal").text("why"))
        .isEqualTo("not-asked");
  }

  @Test
  void what_is_no_pose_is_refused_in_words_or_as_malformed() throws Exception {
    assertThat(red.fit("measure", "over there").fieldsOf("refusal").text("why"))
        .isEqualTo("not-understood");
    for (String fields :
        new String[] {
          "\"do\":\"nearest\"",
          "\"do\":\"nearest\",\"pose\":[1, 2, 3]",
          "\"do\":\"measure\",\"pose\":\"at 1 2 facing 3\",\"speed\":1"
        }) {
      assertThat(red.ask(fields).fieldsOf("error").text("code")).as(fields).isEqualTo("malformed");
    }
    String stale = "\"do\":\"nearest\",\"pose\":\"at 1 2 facing 3\",\"seq\":";
    assertThat(red.ask(stale + "7").fieldsOf("error").text("code")).isEqualTo("stale");
    assertThat(red.ask(stale + "0").text("type")).isEqualTo("fit");
    String longer = "\"do\":\"nearest\",\"pose\":\"" + "9".repeat(65) + "\"";
    assertThat(red.ask(longer).fieldsOf("error").text("code")).isEqualTo("too-large");
  }
}
