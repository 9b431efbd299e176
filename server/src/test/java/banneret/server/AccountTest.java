package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** An account: the ways back into it, its sessions, its name, and what is kept of it. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class AccountTest extends WithMail {
  private static final String CORRECT = "correct horse";

  AccountTest(StorageKind storage) {
    super(storage);
  }

  private static Tree.Fields account(String name, String password) {
    return Tree.fields().put("account", name).put("password", password);
  }

  private Client stranger() {
    return new Client(server.port());
  }

  private Client signedIn(String name, String password) {
    Client client = stranger();
    client.post("/api/sessions", account(name, password));
    return client;
  }

  private static List<String> codes(Client client) {
    return client
        .post("/api/me/recovery", Tree.fields().put("password", CORRECT))
        .itemsOf("codes")
        .texts();
  }

  private static Tree.Fields back(String name, String code, String password) {
    return account(name, password).put("code", code);
  }

  private String refusedBack(Tree.Fields body) {
    return stranger().refused("POST", "/api/recoveries", Formats.json(body));
  }

  @Test
  void sessions_are_listed_and_each_can_be_ended() {
    register(anna, "anna");
    String table = anna.table("battue", QUICK, "me", "me");
    Client phone =
        stranger()
            .with("User-Agent", "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537");
    phone.post("/api/sessions", account("anna", CORRECT));
    List<Tree> all = anna.get("/api/me/sessions").itemsOf("sessions").all();
    assertThat(all).hasSize(2);
    Tree.Fields there =
        all.stream().map(Tree::asFields).filter(one -> !one.flag("here")).findFirst().orElseThrow();
    assertThat(there.text("device")).isEqualTo("Chrome · Android");
    assertThat(all.toString()).doesNotContain(phone.cookie());
    try (Socket socket = phone.socket(table, "?want=")) {
      socket.next("update");
      assertThat(bert.refused("DELETE", "/api/me/sessions/" + there.text("id"), ""))
          .isEqualTo("no-such-session");
      anna.delete("/api/me/sessions/" + there.text("id"));
      assertThat(socket.closed()).isEqualTo(1008);
    }
    assertThat(phone.refused("GET", "/api/me", "")).isEqualTo("stranger");
    assertThat(anna.get("/api/me/sessions").itemsOf("sessions").size()).isEqualTo(1);
  }

  @Test
  void a_recovery_code_lets_one_back_in_once() {
    register(anna, "anna");
    List<String> codes = codes(anna);
    assertThat(codes)
        .hasSize(8)
        .doesNotHaveDuplicates()
        .allMatch(code -> code.matches("[a-z0-9-]{19}"));
    assertThat(refusedBack(back("anna", codes.getFirst(), "short"))).isEqualTo("malformed");
    Client again = stranger();
    String written = codes.getFirst().replace("-", " ").toUpperCase(Locale.ROOT);
    again.post("/api/recoveries", back("Anna", written, "another one"));
    assertThat(again.get("/api/me").text("account")).isEqualTo("anna");
    assertThat(again.get("/api/me/recovery").number("left")).isEqualTo(7);
    assertThat(anna.refused("GET", "/api/me", "")).as("all sessions end").isEqualTo("stranger");
    assertThat(refusedBack(back("anna", codes.getFirst(), "yet another"))).isEqualTo("wrong-code");
    signedIn("anna", "another one");
  }

  @Test
  void codes_are_for_their_own_account_and_new_ones_replace_them() {
    assertThat(anna.refused("POST", "/api/me/recovery", "{\"password\":\"any thing\"}"))
        .isEqualTo("no-account");
    register(anna, "anna");
    register(bert, "bert");
    assertThat(bert.refused("POST", "/api/me/recovery", "{\"password\":\"not mine\"}"))
        .isEqualTo("wrong-password");
    String old = codes(anna).getFirst();
    String code = codes(anna).getFirst();
    assertThat(refusedBack(back("anna", old, "another one"))).isEqualTo("wrong-code");
    assertThat(refusedBack(back("bert", code, "another one"))).isEqualTo("wrong-code");
    assertThat(refusedBack(back("nobody", code, "another one"))).isEqualTo("wrong-code");
  }

  @Test
  void codes_cannot_be_tried_for_ever() throws Exception {
    register(anna, "anna");
    String code = codes(anna).getFirst();
    Client.Answer last = null;
    for (int i = 0; i < 14; i++) {
      Thread.sleep(i < 5 ? 0 : 1000); // The address as such may try again after that.
      String wrong = Formats.json(back("anna", "aaaa-aaaa-aaaa-aaa" + i, "another one"));
      last = stranger().ask("POST", "/api/recoveries", wrong);
    }
    assertThat(last.code()).isEqualTo("too-many");
    assertThat(refusedBack(back("anna", code, "another one"))).isEqualTo("too-many");
  }

  @Test
  void a_link_goes_to_the_confirmed_address_alone_and_is_good_for_an_hour_and_once()
      throws Exception {
    reader(anna, "anna");
    register(bert, "bert");
    for (String name : List.of("anna", "bert", "nobody")) {
      Tree.Fields said =
          stranger().post("/api/recoveries/mail", Tree.fields().put("account", name));
      assertThat(said.names()).as("tells nobody who there is").isEmpty();
    }
    assertThat(mails(1)).hasSize(1);
    assertThat(mails(1).getFirst().getAllRecipients()[0]).hasToString("anna@example.org");
    String late = token(text(mails(1).getFirst()));
    wait(Duration.ofMinutes(61));
    String wish = Formats.json(Tree.fields().put("password", "another one"));
    assertThat(stranger().refused("POST", "/api/recoveries/" + late, wish))
        .isEqualTo("no-such-link");
    stranger().post("/api/recoveries/mail", Tree.fields().put("account", "anna"));
    String good = token(text(mails(2).getLast()));
    Client again = stranger();
    again.post("/api/recoveries/" + good, Tree.fields().put("password", "another one"));
    assertThat(again.get("/api/me").text("account")).isEqualTo("anna");
    assertThat(anna.refused("GET", "/api/me", "")).isEqualTo("stranger");
    assertThat(stranger().refused("POST", "/api/recoveries/" + good, wish))
        .isEqualTo("no-such-link");
  }

  @Test
  void a_stranger_can_have_few_links_sent() throws Exception {
    reader(anna, "anna");
    for (int i = 0; i < 8; i++) {
      stranger().post("/api/recoveries/mail", Tree.fields().put("account", "anna"));
    }
    mails(3);
    Thread.sleep(1500);
    assertThat(post.getReceivedMessages()).hasSize(3);
  }

  @Test
  void a_guest_brings_his_games_when_he_signs_in() {
    register(anna, "anna");
    Client guest = Client.guest(server.port(), "Somebody");
    String own = guest.table("battue", QUICK, "me", "open");
    bert.post("/api/tables/" + own + "/chairs", Tree.fields());
    String before = guest.cookie();
    int seat = info(guest, own).fieldsOf("you").itemsOf("seats").get(0).asNumber();
    try (Socket socket = guest.socket(own, "?want=")) {
      socket.next("update");
      socket.ask(Tree.fields().put("do", "say").put("text", "mine"));
    }
    guest.post("/api/sessions", account("anna", CORRECT));
    assertThat(info(guest, own).fieldsOf("you").itemsOf("seats").get(0).asNumber()).isEqualTo(seat);
    assertThat(info(bert, own).itemsOf("chairs").get(0).asFields().text("account"))
        .isEqualTo("anna");
    assertThat(anna.get("/api/me/tables").toString()).contains(own);
    Client stolen = stranger().with("Cookie", "banneret=" + before);
    assertThat(stolen.refused("GET", "/api/me", ""))
        .as("the guest is no more")
        .isEqualTo("stranger");
  }

  @Test
  void nobody_gets_two_seats_of_a_game_by_signing_in() {
    register(anna, "anna");
    String table = anna.table("battue", QUICK, "me", "open");
    Client guest = Client.guest(server.port(), "Somebody");
    guest.post("/api/tables/" + table + "/chairs", Tree.fields());
    guest.post("/api/sessions", account("anna", CORRECT));
    assertThat(info(guest, table).fieldsOf("you").itemsOf("seats").size()).isEqualTo(1);
    assertThat(info(bert, table).itemsOf("chairs").toString()).contains("Somebody");
  }

  @Test
  void the_name_of_an_account_is_its_own() {
    Client other = Client.guest(server.port(), "Élise");
    String table = other.table("battue", QUICK, "me", "me");
    register(anna, "élise");
    assertThat(info(other, table).itemsOf("chairs").get(0).asFields().text("name"))
        .as("whoever was called so gives way")
        .isEqualTo("Élise 2");
    for (String same : List.of("Élise", "ÉLISE", " E\u0301lise ", "É\u200Blise")) {
      String body = Formats.json(Tree.fields().put("name", same));
      assertThat(stranger().refused("POST", "/api/guests", body)).as(same).isEqualTo("name-taken");
      assertThat(bert.refused("PUT", "/api/me", body)).as(same).isEqualTo("name-taken");
    }
    anna.put("/api/me", Tree.fields().put("name", "Élise"));
    String own = anna.table("battue", QUICK, "me", "me");
    Tree.Fields chair = info(bert, own).itemsOf("chairs").get(0).asFields();
    assertThat(chair.text("name")).isEqualTo("Élise");
    assertThat(chair.text("account")).isEqualTo("élise");
    assertThat(info(other, table).itemsOf("chairs").get(0).asFields().has("account")).isFalse();
    assertThat(bert.refused("POST", "/api/accounts", Formats.json(account("Guest", CORRECT))))
        .as("the page calls people so who have said no name")
        .isEqualTo("account-taken");
  }

  @Test
  void one_s_own_data_is_all_there_and_holds_no_key() throws Exception {
    reader(anna, "anna");
    codes(anna);
    String table = anna.table("battue", QUICK, "me", "me");
    try (Socket socket = anna.socket(table, "?want=")) {
      socket.next("update");
      socket.ask(Tree.fields().put("do", "say").put("text", "good evening"));
    }
    String all = anna.get("/api/me/data").toString();
    assertThat(all).contains("anna", "anna@example.org", table, "good evening", "UTC");
    assertThat(all).doesNotContain(anna.cookie(), "argon2", "secret", "invite", "token");
    assertThat(bert.get("/api/me/data").toString()).doesNotContain("anna", table);
    assertThat(stranger().refused("GET", "/api/me/data", "")).isEqualTo("stranger");
  }
}
