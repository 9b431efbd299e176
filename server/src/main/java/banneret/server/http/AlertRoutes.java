package banneret.server.http;

import banneret.server.alert.AlertWishes;
import banneret.server.trouble.Input;
import banneret.server.trouble.Trouble;
import java.util.List;

/** How people are told that a game waits for them. */
public final class AlertRoutes {
  private static final int MAIL_COST = 10;
  private static final String LINK = "no-such-link";

  private final AlertWishes wishes;

  public AlertRoutes(AlertWishes wishes) {
    this.wishes = wishes;
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
                "/api/me/alerts",
                "How I am told that a game waits for me.",
                "Alerts",
                it -> wishes.tree(it.who()))
            .onlyFor(Route.Right.PEOPLE),
        Route.put(
                "/api/me/alerts",
                "My quiet hours, and how often mails come.",
                "Alerts",
                it -> wishes.settle(it.who(), it.body(), it.phrases()))
            .body("zone", "quietFrom:integer", "quietUntil:integer", "every:integer")
            .onlyFor(Route.Right.PEOPLE),
        Route.post(
                "/api/me/mail",
                "Where mails are to go; a mail there asks whether it is mine.",
                "Alerts",
                it -> wishes.wishMail(it.who(), it.body(), it.phrases()))
            .body("mail")
            .costs(MAIL_COST)
            .onlyFor(Route.Right.PEOPLE),
        Route.delete("/api/me/mail", "No mails.", "Alerts", it -> wishes.endMail(it.who())),
        Route.post(
                "/api/me/push",
                "This browser hears pushes.",
                "Alerts",
                it -> wishes.addPush(it.who(), it.body(), it.phrases()))
            .body("endpoint", "p256dh", "auth")
            .onlyFor(Route.Right.PEOPLE),
        Route.delete(
                "/api/me/push",
                "That browser hears pushes no more.",
                "Alerts",
                it -> wishes.dropPush(it.who(), endpoint(it)))
            .query("endpoint"),
        Route.post(
            "/api/confirmations/{token}",
            "The address that was mailed is somebody's own.",
            "Nothing",
            it -> wishes.confirm(Input.known(it.path("token"), LINK))),
        Route.post(
            "/api/unsubscriptions/{token}",
            "No mails any more, for whoever has the link of one.",
            "Nothing",
            it -> wishes.unsubscribe(Input.known(it.path("token"), LINK))));
  }

  private static String endpoint(Request request) {
    String endpoint = request.context().queryParam("endpoint");
    if (endpoint == null || endpoint.indexOf('\0') >= 0) {
      throw Trouble.malformed("endpoint");
    }
    return endpoint;
  }
}
