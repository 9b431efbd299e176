package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.server.alert.AlertSettings;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;

/** A test with a server that mails and pushes, by a clock that the test moves. */
abstract class WithMail extends WithServer {
  static final int PATIENCE_MILLIS = 30_000;
  final GreenMail post = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
  final PushBrowser browser = new PushBrowser();
  MovedClock clock;

  WithMail(StorageKind storage) {
    super(storage);
  }

  @Override
  Server server() {
    post.start();
    AlertSettings usual = AlertSettings.USUAL;
    AlertSettings alerts =
        new AlertSettings(
            "https://banneret.test",
            "smtp://127.0.0.1:" + post.getSmtp().getPort(),
            "Banneret <games@banneret.test>",
            usual.after(),
            1,
            List.of(browser.host()));
    clock = MovedClock.of(storage.fresh().withIdle(300).telling(alerts));
    return Server.open(clock.settings());
  }

  @AfterEach
  void close() {
    server.close();
    post.stop();
    browser.close();
  }

  /** An account whose mails go to an address of its own. */
  Client reader(Client client, String name) throws Exception {
    register(client, name);
    client.post("/api/me/mail", Tree.fields().put("mail", name + "@example.org"));
    String text = text(mails(1).getLast());
    assertThat(client.get("/api/me/alerts").has("mail")).as("not before it is confirmed").isFalse();
    new Client(server.port()).post("/api/confirmations/" + token(text), Tree.fields());
    assertThat(client.get("/api/me/alerts").text("mail")).isEqualTo(name + "@example.org");
    post.purgeEmailFromAllMailboxes();
    return client;
  }

  static void register(Client client, String name) {
    client.post(
        "/api/accounts", Tree.fields().put("account", name).put("password", "correct horse"));
  }

  /** What the last link of a mail holds. */
  static String token(String text) {
    Matcher links =
        Pattern.compile("https://banneret.test/#/[a-z]+/([A-Za-z0-9_-]+)").matcher(text);
    String last = "";
    while (links.find()) {
      last = links.group(1);
    }
    return last;
  }

  static String text(MimeMessage mail) throws Exception {
    return mail.getContent().toString();
  }

  /** All mails, once there are so many. */
  List<MimeMessage> mails(int count) throws InterruptedException {
    assertThat(post.waitForIncomingEmail(PATIENCE_MILLIS, count)).as("a mail comes").isTrue();
    return List.of(post.getReceivedMessages());
  }

  void wait(Duration time) {
    clock.pass(time);
  }
}
