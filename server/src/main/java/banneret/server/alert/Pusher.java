package banneret.server.alert;

import com.interaso.webpush.VapidKeys;
import com.interaso.webpush.WebPush;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;

/** Sends pushes to the services of the browsers, sealed so that these cannot read them. */
final class Pusher {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int KEPT_SECONDS = 24 * 3600;
  private static final int LONGEST_ENDPOINT = 1000;
  private static final int PUBLIC_KEY_BYTES = 65;
  private static final int SECRET_BYTES = 16;

  private final HttpClient http =
      HttpClient.newBuilder()
          .connectTimeout(PATIENCE)
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();
  private final WebPush push;
  private final List<String> hosts;

  /**
   * @param subject where a push service may complain: the address of the page or of the host
   * @param hosts those to which pushes may go
   */
  Pusher(String subject, VapidKeys keys, List<String> hosts) {
    push = new WebPush(subject, keys);
    this.hosts = hosts;
  }

  /** What a browser must know to be sent pushes by this house. */
  String key() {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(push.getVapidKeys().getApplicationServerKey());
  }

  /** True if a browser may hear there: nobody makes this server ask where he likes. */
  boolean mayGoTo(String endpoint) {
    try {
      URI uri = URI.create(endpoint);
      String host = uri.getHost();
      boolean safe = "https".equals(uri.getScheme()) && uri.getPort() < 0;
      return endpoint.length() <= LONGEST_ENDPOINT
          && host != null
          && uri.getRawUserInfo() == null
          && hosts.stream()
              .anyMatch(one ->
                  one.contains(":") // A host and port of our own, for tests.
                      ? one.equals(uri.getAuthority())
                      : safe && (host.equals(one) || host.endsWith("." + one)));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** True if these are keys of a browser. */
  static boolean areKeys(String p256dh, String auth) {
    try {
      return bytes(p256dh).length == PUBLIC_KEY_BYTES && bytes(auth).length == SECRET_BYTES;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  /** Sends something; false if that browser hears no more. */
  boolean send(Contacts.Push to, String text) throws IOException, InterruptedException {
    byte[] body =
        push.getBody(text.getBytes(StandardCharsets.UTF_8), bytes(to.p256dh()), bytes(to.auth()));
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(to.endpoint()))
            .timeout(PATIENCE)
            .POST(HttpRequest.BodyPublishers.ofByteArray(body));
    push.getHeaders(to.endpoint(), KEPT_SECONDS, null, WebPush.Urgency.Normal)
        .forEach(request::setHeader);
    HttpResponse<Void> answer = http.send(request.build(), HttpResponse.BodyHandlers.discarding());
    int status = answer.statusCode();
    if (status == 404 || status == 410) {
      return false;
    }
    if (status >= 300) {
      throw new IOException("the push service says " + status);
    }
    return true;
  }
}
