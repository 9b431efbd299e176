package banneret.server.alert;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How people are told that a game waits for them.
 *
 * @param url where the page is for the people, without a slash at its end
 * @param mail the SMTP server, such as smtp://name:password@mail.example:587, or null for no mail
 * @param from whose name mails bear
 * @param after how many seconds a game waits before anybody is told
 * @param sweep every how many seconds that is looked for
 * @param pushHosts the hosts to which pushes may go; those below them, too
 */
public record AlertSettings(
    String url, @Nullable String mail, String from, int after, int sweep, List<String> pushHosts) {
  private static final int USUAL_AFTER = 60;
  private static final int USUAL_SWEEP = 15;

  /** The push services of the browsers. */
  private static final List<String> SERVICES =
      List.of(
          "fcm.googleapis.com",
          "push.services.mozilla.com",
          "push.apple.com",
          "notify.windows.com");

  /** Nobody is mailed; pushes go to the services of the browsers. */
  public static final AlertSettings USUAL =
      new AlertSettings("", null, "", USUAL_AFTER, USUAL_SWEEP, SERVICES);

  /** The same, with a page at another address. */
  public AlertSettings at(String page) {
    return new AlertSettings(page, mail, from, after, sweep, pushHosts);
  }

  /** The same with mails. */
  public AlertSettings withMail(String server, String sender) {
    return new AlertSettings(url, server, sender, after, sweep, pushHosts);
  }
}
