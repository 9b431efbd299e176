package banneret.server.http;

import banneret.kernel.tree.Tree;
import banneret.server.people.Device;
import banneret.server.people.GuestGames;
import banneret.server.people.People;
import banneret.server.people.Who;
import banneret.server.store.Rows;
import banneret.server.table.Tables;
import banneret.server.trouble.Input;
import java.util.List;

/** Who plays: guests, accounts, signing in and out. */
public final class PeopleRoutes {
  private static final int LONGEST = 400;
  private static final String PERSON = "Person";

  private final People people;
  private final GuestGames guestGames;
  private final Guard guard;
  private final Sockets sockets;
  private final Tables tables;

  public PeopleRoutes(
      People people, GuestGames guestGames, Guard guard, Sockets sockets, Tables tables) {
    this.people = people;
    this.guestGames = guestGames;
    this.guard = guard;
    this.sockets = sockets;
    this.tables = tables;
  }

  public List<Route> routes() {
    return List.of(
        Route.post("/api/guests", "Begins to play under a name, at once.", PERSON, this::guest)
            .body("name")
            .costs(5),
        Route.get("/api/me", "Who I am.", PERSON, this::me),
        Route.post("/api/accounts", "Makes me, a guest, an account.", PERSON, this::register)
            .body("account", "password")
            .costs(40)
            .onlyFor(Route.Right.PEOPLE),
        Route.post(
                "/api/sessions",
                "Signs in; the tables of the guest I was come along.",
                PERSON,
                this::enter)
            .body("account", "password")
            .costs(40),
        Route.put("/api/me", "Changes my name.", PERSON, this::rename)
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
    String person = request.who().known();
    String account = Input.text(body, "account", LONGEST);
    List<String> called = people.called(account);
    Rows.Person made = people.register(person, account, body.text("password"));
    tables.hearAnew(tables.of(person));
    called.forEach(one -> tables.hearAnew(tables.of(one)));
    return tree(made);
  }

  private Tree enter(Request request) {
    Tree.Fields body = request.body();
    Rows.Person person = people.enter(Input.text(body, "account", LONGEST), body.text("password"));
    return comeIn(request, person);
  }

  /** Somebody has shown that an account is his: he is known by it from now on. */
  Tree comeIn(Request request, Rows.Person person) {
    String guest = request.who().person();
    if (guest != null && people.person(guest).account() == null) {
      List<String> moved = guestGames.bring(guest, person.id());
      endSession(request);
      tables.hearAnew(moved);
    }
    remember(request, person);
    return tree(person);
  }

  private Tree leave(Request request) {
    endSession(request);
    SessionCookie.remove(request.context());
    return Tree.fields();
  }

  private void endSession(Request request) {
    String token = SessionCookie.token(request.context());
    if (token != null) {
      people.sessions().end(token);
      sockets.end(session -> session.equals(token));
    }
  }

  private Tree delete(Request request) {
    Who who = request.who();
    people.checkPassword(who.known(), request.body().text("password", ""));
    List<String> known = tables.leaveAll(who);
    people.delete(who.known());
    tables.hearAnew(known);
    sockets.end(who.known(), "");
    SessionCookie.remove(request.context());
    return Tree.fields();
  }

  private void remember(Request request, Rows.Person person) {
    String device = Device.of(request.context().header("User-Agent"));
    String token = people.sessions().begin(person.id(), device);
    SessionCookie.set(request.context(), token, guard.isSecure(request.context()));
  }

  private static Tree.Fields tree(Rows.Person person) {
    Tree.Fields out = Tree.fields().put("name", person.name());
    String account = person.account();
    return account == null ? out : out.put("account", account);
  }
}
