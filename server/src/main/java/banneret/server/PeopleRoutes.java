package banneret.server;

import banneret.kernel.Tree;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.List;

/** Who plays: guests, accounts, sessions. */
final class PeopleRoutes {
  static final String COOKIE = "banneret";
  private static final int COOKIE_SECONDS = 180 * 24 * 3600;
  private static final int LONGEST = 400;

  private final People people;

  PeopleRoutes(People people) {
    this.people = people;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/api/guests", "Begins to play under a name, at once.", "Person", this::guest)
            .body("name")
            .costs(5),
        Route.get("/api/me", "Who I am.", "Person", this::me),
        Route.post("/api/accounts", "Makes me, a guest, an account.", "Person", this::register)
            .body("account", "password")
            .costs(40),
        Route.post("/api/sessions", "Signs in.", "Person", this::enter)
            .body("account", "password")
            .costs(40),
        Route.delete("/api/sessions", "Signs out.", "Nothing", this::leave));
  }

  private Tree guest(Request request) {
    Rows.Person person = people.guest(Request.text(request.body(), "name", LONGEST));
    remember(request, person);
    return tree(person);
  }

  private Tree me(Request request) {
    return tree(people.person(request.who().known()));
  }

  private Tree register(Request request) {
    Tree.Fields body = request.body();
    String account = Request.text(body, "account", LONGEST);
    return tree(people.register(request.who().known(), account, body.text("password")));
  }

  private Tree enter(Request request) {
    Tree.Fields body = request.body();
    Rows.Person person =
        people.enter(Request.text(body, "account", LONGEST), body.text("password"));
    remember(request, person);
    return tree(person);
  }

  private Tree leave(Request request) {
    String token = request.context().cookie(COOKIE);
    if (token != null) {
      people.endSession(token);
      request.context().removeCookie(COOKIE, "/");
    }
    return Tree.fields();
  }

  private void remember(Request request, Rows.Person person) {
    Cookie cookie = new Cookie(COOKIE, people.session(person.id()));
    cookie.setPath("/");
    cookie.setMaxAge(COOKIE_SECONDS);
    cookie.setHttpOnly(true);
    cookie.setSecure(request.context().scheme().equals("https"));
    cookie.setSameSite(SameSite.LAX);
    request.context().cookie(cookie);
  }

  private static Tree.Fields tree(Rows.Person person) {
    Tree.Fields out = Tree.fields().put("name", person.name());
    String account = person.account();
    return account == null ? out : out.put("account", account);
  }
}
