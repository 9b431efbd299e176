package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Guests, accounts and sessions. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class PeopleTest extends WithServer {
  PeopleTest(StorageKind storage) {
    super(storage);
  }

  private static Tree.Fields account(String name, String password) {
    return Tree.fields().put("account", name).put("password", password);
  }

  @Test
  void an_account_keeps_its_tables_across_devices() {
    String table = anna.table("battue", QUICK, "me", "random");
    anna.post("/api/accounts", account("Anna K", "open sesame"));
    Client phone = new Client(server.port());
    Tree.Fields who = phone.post("/api/sessions", account("anna k", "open sesame"));
    assertThat(who.text("name")).isEqualTo("Anna");
    assertThat(phone.get("/api/me/tables").toString()).contains(table);
    assertThat(state(phone, table, "?seat=0").number("seq")).isNotNegative();
    phone.delete("/api/sessions");
    assertThat(phone.refused("GET", "/api/me", "")).isEqualTo("stranger");
    assertThat(anna.get("/api/me").text("account")).isEqualTo("anna k");
  }

  @Test
  void a_wrong_password_and_a_wrong_name_get_the_same_no() {
    anna.post("/api/accounts", account("annabel", "open sesame"));
    Client other = new Client(server.port());
    Client.Answer password =
        other.ask(
            "POST", "/api/sessions", "{\"account\":\"annabel\",\"password\":\"open says me\"}");
    Client.Answer name =
        other.ask("POST", "/api/sessions", "{\"account\":\"nobody\",\"password\":\"open sesame\"}");
    assertThat(password.status()).isEqualTo(401);
    assertThat(password.body()).isEqualTo(name.body());
    assertThat(
            bert.refused(
                "POST", "/api/accounts", "{\"account\":\"ANNABEL\",\"password\":\"12345678\"}"))
        .isEqualTo("account-taken");
    assertThat(
            bert.refused("POST", "/api/accounts", "{\"account\":\"bert\",\"password\":\"short\"}"))
        .isEqualTo("malformed");
    assertThat(
            anna.refused(
                "POST", "/api/accounts", "{\"account\":\"two\",\"password\":\"12345678\"}"))
        .isEqualTo("is-account");
  }

  @Test
  void the_cookie_is_for_our_own_pages_alone() {
    Client.Answer guest =
        new Client(server.port()).ask("POST", "/api/guests", "{\"name\":\"Dora\"}");
    String cookie = guest.response().headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("HttpOnly").contains("SameSite=Lax").contains("Path=/");
    assertThat(cookie.length()).isGreaterThan(50);
  }
}
