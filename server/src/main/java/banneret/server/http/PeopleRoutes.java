package banneret.server.http;

import banneret.kernel.tree.Tree;
import banneret.server.people.People;
import banneret.server.people.Who;
import banneret.server.store.Rows;
import banneret.server.table.Tables;
import banneret.server.trouble.Input;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.List;

/** Who plays: guests, accounts, sessions. */
public final class PeopleRoutes {
  static final String COOKIE = "banneret";
  private static final int COOKIE_SECONDS = 180 * 24 * 3600;
  private static final int LONGEST = 400;

  private final People people;
  private final Guard guard;
  private final Sockets sockets;
  private final Tables tables;

  public PeopleRoutes(People people, Guard guard, Sockets sockets, Tables tables) {
    this.tables = tables;
    this.people = people;
    this.guard = guard;
    this.sockets = sockets;
  }

  public List<Route> routes() {
    return List.of(
        Route.post("/api/guests", "Begins to play under a name, at once.", "Person", this::guest)
            .body("name")
            .costs(5),
        Route.get("/api/me", "Who I am.", "Person", this::me),
        Route.post("/api/accounts", "Makes me, a guest, an account.", "Person", this::register)
            .body("account", "password")
            .costs(40)
            .onlyFor(Route.Right.PEOPLE),
        Route.post("/api/sessions", "Signs in.", "Person", this::enter)
            .body("account", "password")
            .costs(40),
        Route.put(
                "/api/me/password",
                "Changes my password; my other sessions end.",
                "Nothing",
                this::change)
            .body("before", "after")
            .costs(80)
            .onlyFor(Route.Right.PEOPLE),
        Route.put("/api/me", "Changes my name.", "Person", this::rename)
            .body("name")
            .onlyFor(Route.Right.PEOPLE),
        Route.delete("/api/sessions", "Signs out.", "Nothing", this::leave),
        Route.post(
                "/api/me/deletion",
                "Deletes me for good: I get up everywhere.",
                "Nothing",
                this::delete)
            .body("password?")
            .costs(40)
            .onlyFor(Route.Right.PEOPLE));
  }

  private Tree guest(Request request) {
    Rows.Person person = people.guest(Input.text(request.body(), "name", LONGEST));
    remember(request, person);
    return tree(person);
  }

  private Tree me(Request request) {
    return tree(people.person(request.who().known()));
  }

  private Tree rename(Request request) {
    String person = request.who().known();
    Rows.Person renamed = people.rename(person, Input.text(request.body(), "name", LONGEST));
    tables.hearAnew(tables.of(person));
    return tree(renamed);
  }

  private Tree register(Request request) {
    Tree.Fields body = request.body();
    String account = Input.text(body, "account", LONGEST);
    return tree(people.register(request.who().known(), account, body.text("password")));
  }

  private Tree enter(Request request) {
    Tree.Fields body = request.body();
    Rows.Person person = people.enter(Input.text(body, "account", LONGEST), body.text("password"));
    remember(request, person);
    return tree(person);
  }

  private Tree leave(Request request) {
    String token = request.context().cookie(COOKIE);
    if (token != null) {
      people.endSession(token);
      sockets.end(session -> session.equals(token));
      request.context().removeCookie(COOKIE, "/");
    }
    return Tree.fields();
  }

  private Tree change(Request request) {
    String token = String.valueOf(request.context().cookie(COOKIE));
    Tree.Fields body = request.body();
    String person = request.who().known();
    people.change(person, body.text("before"), body.text("after"), token);
    sockets.end(person, token);
    return Tree.fields();
  }

  private Tree delete(Request request) {
    Who who = request.who();
    people.checkPassword(who.known(), request.body().text("password", ""));
    List<String> known = tables.leaveAll(who);
    people.delete(who.known());
    tables.hearAnew(known);
    sockets.end(who.known(), "");
    request.context().removeCookie(COOKIE, "/");
    return Tree.fields();
  }

  private void remember(Request request, Rows.Person person) {
    Cookie cookie = new Cookie(COOKIE, people.session(person.id()));
    cookie.setPath("/");
    cookie.setMaxAge(COOKIE_SECONDS);
    cookie.setHttpOnly(true);
    cookie.setSecure(guard.isSecure(request.context()));
    cookie.setSameSite(SameSite.LAX);
    request.context().cookie(cookie);
  }

  private static Tree.Fields tree(Rows.Person person) {
    Tree.Fields out = Tree.fields().put("name", person.name());
    String account = person.account();
    return account == null ? out : out.put("account", account);
  }
}
