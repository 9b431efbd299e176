package banneret.server.http;

import banneret.server.people.Documents;
import banneret.server.trouble.Input;
import java.util.List;

/** What accounts keep for set-ups of their own. */
public final class DocumentRoutes {
  private static final String ONE = "/api/me/documents/{document}";
  private static final String UNKNOWN = "no-such-page";

  private final Documents documents;

  public DocumentRoutes(Documents documents) {
    this.documents = documents;
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
                "/api/me/documents",
                "What I keep for set-ups, such as army lists.",
                "Documents",
                it -> documents.all(it.who()))
            .onlyFor(Route.Right.PEOPLE),
        Route.put(
                ONE,
                "Keeps one, in place of the one that had this id of mine.",
                "Document",
                it -> documents.keep(it.who(), id(it), it.body()))
            .body("game", "option", "name", "text")
            .costs(2)
            .onlyFor(Route.Right.PEOPLE),
        Route.delete(ONE, "Keeps it no more.", "Nothing", it -> documents.drop(it.who(), id(it)))
            .onlyFor(Route.Right.PEOPLE));
  }

  private static String id(Request request) {
    return Input.known(request.path("document"), UNKNOWN);
  }
}
