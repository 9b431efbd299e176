package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Whoever a game waits for is told once, by mail and by push, and nothing of the game. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class AlertsTest extends WithMail {
  AlertsTest(StorageKind storage) {
    super(storage);
  }

  /** Some sweeps go by and there are still so many mails. */
  private void stays(int count) throws InterruptedException {
    Thread.sleep(3500);
    assertThat(post.getReceivedMessages()).hasSize(count);
  }

  /** A game at which Anna is asked, whoever plays her seat now. */
  private String waiting() {
    return anna.table("battue", QUICK, "me", "me");
  }

  /** Anna looks at a table, answers what is asked there and goes. */
  private void answer(String table) {
    int seat = state(anna, table, "?want=").itemsOf("awaited").get(0).asNumber();
    try (Socket socket = anna.socket(table, "?want=&seat=" + seat)) {
      socket.answer(whole(socket, asked(socket).fieldsOf("question"), new Seeded(1)));
    }
    awaitAbsence(cleo, table, 0);
  }

  @Test
  void one_mail_for_each_wait_with_the_game_and_nothing_of_it() throws Exception {
    reader(anna, "anna");
    String table = waiting();
    stays(0);
    wait(Duration.ofSeconds(61));
    MimeMessage mail = mails(1).getFirst();
    assertThat(mail.getSubject()).isEqualTo("Your turn: Battue");
    assertThat(mail.getAllRecipients()[0]).hasToString("anna@example.org");
    assertThat(mail.getFrom()[0]).hasToString("Banneret <games@banneret.test>");
    assertThat(text(mail))
        .contains("https://banneret.test/#/table/" + table)
        .contains("https://banneret.test/#/unsubscribe/");
    assertThat(text(mail).lines()).as("a name, a link, how to end it").hasSizeLessThan(9);
    wait(Duration.ofDays(1));
    stays(1);
    answer(table);
    wait(Duration.ofSeconds(61));
    assertThat(mails(2)).hasSize(2);
    stays(2);
  }

  @Test
  void nobody_is_told_who_looks_on() throws Exception {
    reader(anna, "anna");
    String table = waiting();
    try (Socket socket = anna.socket(table, "?want=")) {
      socket.next("update");
      wait(Duration.ofSeconds(61));
      stays(0);
    }
    awaitAbsence(cleo, table, 0);
    mails(1);
  }

  @Test
  void nobody_is_told_in_quiet_hours() throws Exception {
    reader(anna, "anna");
    int now = LocalTime.now(ZoneOffset.UTC).toSecondOfDay() / 60;
    quiet(Math.floorMod(now - 60, 1440), Math.floorMod(now + 60, 1440), 0);
    waiting();
    wait(Duration.ofMinutes(5));
    stays(0);
    wait(Duration.ofHours(1));
    mails(1);
  }

  private void quiet(int from, int until, int every) {
    anna.put(
        "/api/me/alerts",
        Tree.fields()
            .put("zone", "UTC")
            .put("quietFrom", from)
            .put("quietUntil", until)
            .put("every", every));
  }

  @Test
  void a_digest_gathers_what_waits_and_comes_no_more_often_than_wished() throws Exception {
    reader(anna, "anna");
    quiet(0, 0, 4);
    String first = waiting();
    String second = waiting();
    wait(Duration.ofSeconds(61));
    MimeMessage mail = mails(1).getFirst();
    assertThat(mail.getSubject()).isEqualTo("2 games are waiting for you");
    assertThat(text(mail)).contains(first, second);
    String third = waiting();
    wait(Duration.ofHours(3));
    stays(1);
    wait(Duration.ofHours(1));
    assertThat(text(mails(2).getLast())).contains(third).doesNotContain(first);
  }

  @Test
  void the_link_of_a_mail_ends_them_without_signing_in() throws Exception {
    reader(anna, "anna");
    waiting();
    wait(Duration.ofSeconds(61));
    MimeMessage mail = mails(1).getFirst();
    String token = token(text(mail));
    assertThat(mail.getHeader("List-Unsubscribe")[0])
        .isEqualTo("<https://banneret.test/api/unsubscriptions/" + token + ">");
    assertThat(mail.getHeader("List-Unsubscribe-Post")[0]).isEqualTo("List-Unsubscribe=One-Click");
    Client stranger = new Client(server.port());
    assertThat(stranger.refused("POST", "/api/unsubscriptions/x", "")).isEqualTo("no-such-link");
    stranger.post("/api/unsubscriptions/" + token, Tree.fields());
    assertThat(anna.get("/api/me/alerts").has("mail")).isFalse();
    waiting();
    wait(Duration.ofSeconds(61));
    stays(1);
  }

  @Test
  void a_stranger_cannot_make_the_server_send_mail() throws Exception {
    String mail = "{\"mail\":\"victim@example.org\"}";
    assertThat(new Client(server.port()).refused("POST", "/api/me/mail", mail))
        .isEqualTo("stranger");
    assertThat(anna.refused("POST", "/api/me/mail", mail)).as("a guest").isEqualTo("no-account");
    register(anna, "anna");
    for (String wrong :
        List.of(
            "",
            "nobody",
            "a@example.org, b@example.org",
            "a@example.org\r\nBcc: b@example.org",
            "A <a@example.org>")) {
      String body = Formats.json(Tree.fields().put("mail", wrong));
      assertThat(anna.refused("POST", "/api/me/mail", body)).as(wrong).isEqualTo("malformed");
    }
    for (int i = 0; i < 3; i++) {
      anna.ask("POST", "/api/me/mail", "{\"mail\":\"victim" + i + "@example.org\"}");
    }
    assertThat(anna.refused("POST", "/api/me/mail", mail)).isEqualTo("too-many");
    assertThat(mails(3)).hasSize(3);
    waiting();
    wait(Duration.ofSeconds(61));
    stays(3);
  }

  @Test
  void a_mail_that_could_not_be_sent_is_sent_later() throws Exception {
    reader(anna, "anna");
    int port = post.getSmtp().getPort();
    post.stop();
    waiting();
    wait(Duration.ofSeconds(61));
    Thread.sleep(3500);
    GreenMail again = new GreenMail(new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    again.start();
    try {
      wait(Duration.ofMinutes(6));
      assertThat(again.waitForIncomingEmail(PATIENCE_MILLIS, 1)).isTrue();
    } finally {
      again.stop();
    }
  }

  @Test
  void a_push_comes_sealed_says_no_more_than_a_mail_and_ends_with_its_browser() throws Exception {
    anna.post("/api/me/push", browser.subscription());
    String table = waiting();
    wait(Duration.ofSeconds(61));
    String pushed = browser.next(30);
    Tree.Fields message = Formats.json("push", String.valueOf(pushed)).asFields();
    assertThat(message.text("title")).isEqualTo("Your turn");
    assertThat(message.text("body")).isEqualTo("Battue");
    assertThat(message.text("table")).isEqualTo(table);
    assertThat(message.names()).containsExactly("title", "body", "table");
    String key = anna.get("/api/me/alerts").text("pushKey");
    assertThat(browser.authorization()).startsWith("vapid ").contains("k=" + key);
    assertThat(browser.next(4)).as("once").isNull();
    browser.answers(410);
    waiting();
    wait(Duration.ofSeconds(61));
    assertThat(browser.next(30)).isEqualTo("refused");
    browser.answers(201);
    waiting();
    wait(Duration.ofSeconds(61));
    assertThat(browser.next(4)).as("it hears no more").isNull();
  }

  @Test
  void pushes_go_to_push_services_alone() {
    for (String endpoint :
        List.of(
            "http://localhost:" + server.port() + "/push",
            "https://example.org/push",
            "https://fcm.googleapis.com.example.org/push",
            "https://user@" + browser.host() + "/push",
            "file:///etc/passwd",
            "")) {
      Tree.Fields wish = browser.subscription().put("endpoint", endpoint);
      assertThat(anna.refused("POST", "/api/me/push", Formats.json(wish)))
          .as(endpoint)
          .isEqualTo("malformed");
    }
    Tree.Fields wrong = browser.subscription().put("auth", "short");
    assertThat(anna.refused("POST", "/api/me/push", Formats.json(wrong))).isEqualTo("malformed");
  }

  @Test
  void whoever_is_deleted_is_told_nothing_more() throws Exception {
    reader(anna, "anna");
    anna.post("/api/me/push", browser.subscription());
    waiting();
    anna.post("/api/me/deletion", Tree.fields().put("password", "correct horse"));
    wait(Duration.ofSeconds(61));
    stays(0);
    assertThat(browser.next(1)).isNull();
  }

  @Test
  void of_several_servers_one_tells() throws Exception {
    if (storage == StorageKind.SQLITE) {
      return; // One folder is for one server.
    }
    reader(anna, "anna");
    try (Server other = Server.open(clock.settings())) {
      assertThat(other.port()).isPositive();
      waiting();
      wait(Duration.ofSeconds(61));
      mails(1);
      stays(1);
    }
  }
}
