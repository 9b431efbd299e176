package banneret.server.http;

import banneret.kernel.tree.Tree;
import banneret.server.alert.RecoveryMails;
import banneret.server.people.OwnData;
import banneret.server.people.People;
import banneret.server.people.Recovery;
import banneret.server.people.Secrets;
import banneret.server.store.Rows;
import banneret.server.trouble.Input;
import java.util.List;

/** One's own account: its password and ways back, its sessions, what is kept of it. */
public final class AccountRoutes {
  private static final int LONGEST = 400;
  private static final int LONGEST_CODE = 80;
  private static final int PASSWORD_COST = 40;
  private static final int DATA_COST = 40;

  private final People people;
  private final Recovery recovery;
  private final RecoveryMails mails;
  private final OwnData data;
  private final PeopleRoutes door;
  private final Sockets sockets;

  /**
   * @param door lets those in who have shown that an account is theirs
   */
  public AccountRoutes(
      People people,
      Recovery recovery,
      RecoveryMails mails,
      OwnData data,
      PeopleRoutes door,
      Sockets sockets) {
    this.people = people;
    this.recovery = recovery;
    this.mails = mails;
    this.data = data;
    this.door = door;
    this.sockets = sockets;
  }

  public List<Route> routes() {
    return List.of(
        Route.put(
                "/api/me/password",
                "Changes my password; my other sessions end.",
                "Nothing",
                this::change)
            .body("before", "after")
            .costs(2 * PASSWORD_COST)
            .onlyFor(Route.Right.PEOPLE),
        Route.get("/api/me/sessions", "Where I am signed in.", "Sessions", this::sessions)
            .onlyFor(Route.Right.PEOPLE),
        Route.delete(
                "/api/me/sessions/{session}", "Ends one of my sessions.", "Sessions", this::end)
            .onlyFor(Route.Right.PEOPLE),
        Route.get("/api/me/data", "All that is kept of me.", "Tree", this::data)
            .costs(DATA_COST)
            .onlyFor(Route.Right.PEOPLE),
        Route.get("/api/me/recovery", "My ways back in.", "Recovery", this::ways)
            .onlyFor(Route.Right.PEOPLE),
        Route.post(
                "/api/me/recovery",
                "New codes to come back with; those I had are good no more.",
                "Recovery",
                this::newCodes)
            .body("password")
            .costs(PASSWORD_COST)
            .onlyFor(Route.Right.PEOPLE),
        Route.post(
                "/api/recoveries",
                "Comes back with a code: a new password, and all sessions of the account end.",
                "Person",
                this::byCode)
            .body("account", "code", "password")
            .costs(PASSWORD_COST),
        Route.post(
                "/api/recoveries/mail",
                "Mails a link to the confirmed address of an account, if there is one.",
                "Nothing",
                this::mail)
            .body("account")
            .costs(PASSWORD_COST),
        Route.post(
                "/api/recoveries/{token}",
                "Comes back by the link of a mail: a new password, and all sessions end.",
                "Person",
                this::byLink)
            .body("password")
            .costs(PASSWORD_COST));
  }

  private static String token(Request request) {
    return String.valueOf(SessionCookie.token(request.context()));
  }

  private Tree change(Request request) {
    String token = token(request);
    Tree.Fields body = request.body();
    String person = request.who().known();
    people.change(person, body.text("before"), body.text("after"), token);
    sockets.end(person, token);
    return Tree.fields();
  }

  private Tree sessions(Request request) {
    return Tree.fields()
        .put("sessions", people.sessions().of(request.who().known(), token(request)));
  }

  private Tree end(Request request) {
    String id = Input.known(request.path("session"), "no-such-session");
    String ended = people.sessions().end(request.who().known(), id);
    sockets.end(session -> Secrets.hash(session).equals(ended));
    return sessions(request);
  }

  private Tree data(Request request) {
    request.context().header("Content-Disposition", "attachment; filename=\"banneret.json\"");
    return data.of(request.who().known());
  }

  private Tree.Fields ways(Request request) {
    String person = request.who().known();
    return Tree.fields().put("left", recovery.codesLeft(person)).put("mail", mails.reach(person));
  }

  private Tree newCodes(Request request) {
    Tree.Items codes = recovery.newCodes(request.who().known(), request.body().text("password"));
    return ways(request).put("codes", codes);
  }

  private Tree byCode(Request request) {
    Tree.Fields body = request.body();
    String account = Input.text(body, "account", LONGEST);
    String code = Input.text(body, "code", LONGEST_CODE);
    return comeBack(request, recovery.byCode(account, code, body.text("password")));
  }

  private Tree mail(Request request) {
    mails.send(Input.text(request.body(), "account", LONGEST), request.phrases());
    return Tree.fields();
  }

  private Tree byLink(Request request) {
    String token = Input.known(request.path("token"), "no-such-link");
    return comeBack(request, recovery.byLink(token, request.body().text("password")));
  }

  private Tree comeBack(Request request, Rows.Person person) {
    sockets.end(person.id(), "");
    return door.comeIn(request, person);
  }
}
