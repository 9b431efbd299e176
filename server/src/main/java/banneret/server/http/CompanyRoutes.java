package banneret.server.http;

import banneret.kernel.tree.Tree;
import banneret.server.people.Invitations;
import banneret.server.people.Profiles;
import banneret.server.people.Relations;
import banneret.server.table.Tables;
import banneret.server.trouble.Input;
import java.util.List;
import java.util.function.BiConsumer;

/** What people are to each other: profiles, friends, those one has blocked, invitations. */
public final class CompanyRoutes {
  private static final int LONGEST = 400;
  private static final String COMPANY = "Company";

  private final Relations relations;
  private final Profiles profiles;
  private final Invitations invitations;
  private final Tables tables;

  public CompanyRoutes(
      Relations relations, Profiles profiles, Invitations invitations, Tables tables) {
    this.relations = relations;
    this.profiles = profiles;
    this.invitations = invitations;
    this.tables = tables;
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
                "/api/people/{account}",
                "How an account has done.",
                "Profile",
                it -> profiles.of(it.path("account")))
            .costs(5),
        Route.get(
                "/api/me/people",
                "My friends, and those I have blocked.",
                COMPANY,
                it -> relations.of(it.who().known()))
            .onlyFor(Route.Right.PEOPLE),
        Route.put(
                "/api/me/friends/{account}",
                "Asks to be friends, or says yes.",
                COMPANY,
                it -> change(it, relations::befriend))
            .costs(5)
            .onlyFor(Route.Right.PEOPLE),
        Route.delete(
                "/api/me/friends/{account}",
                "No friends any more.",
                COMPANY,
                it -> change(it, relations::unfriend))
            .onlyFor(Route.Right.PEOPLE),
        Route.put(
                "/api/me/blocks/{account}",
                "Nothing to do with that account any more.",
                COMPANY,
                it -> change(it, relations::block))
            .costs(5)
            .onlyFor(Route.Right.PEOPLE),
        Route.delete(
                "/api/me/blocks/{account}",
                "That account is blocked no more.",
                COMPANY,
                it -> change(it, relations::unblock))
            .onlyFor(Route.Right.PEOPLE),
        Route.post(
                "/api/tables/{table}/invitations",
                "Invites an account by its name.",
                "Table",
                this::invite)
            .body("account")
            .costs(5)
            .onlyFor(Route.Right.PEOPLE),
        Route.delete(
                "/api/me/invitations/{table}", "Declines an invitation.", "Nothing", this::decline)
            .onlyFor(Route.Right.PEOPLE));
  }

  private Tree change(Request request, BiConsumer<String, String> change) {
    String person = request.who().known();
    change.accept(person, request.path("account"));
    return relations.of(person);
  }

  private Tree invite(Request request) {
    String account = Input.text(request.body(), "account", LONGEST);
    String guest = invitations.guest(request.who().known(), account);
    return tables.table(request.path("table")).seating().invite(request.who(), guest);
  }

  private Tree decline(Request request) {
    invitations.decline(request.who().known(), Input.known(request.path("table"), "no-such-table"));
    return Tree.fields();
  }
}
