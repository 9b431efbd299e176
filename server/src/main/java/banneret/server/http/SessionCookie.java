package banneret.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import org.jspecify.annotations.Nullable;

/** The cookie by which a browser is known again. */
final class SessionCookie {
  static final String NAME = "banneret";
  private static final int SECONDS = 180 * 24 * 3600;

  private SessionCookie() {}

  /** The token it holds, or null. */
  static @Nullable String token(Context context) {
    return context.cookie(NAME);
  }

  static void set(Context context, String token, boolean secure) {
    Cookie cookie = new Cookie(NAME, token);
    cookie.setPath("/");
    cookie.setMaxAge(SECONDS);
    cookie.setHttpOnly(true);
    cookie.setSecure(secure);
    cookie.setSameSite(SameSite.LAX);
    context.cookie(cookie);
  }

  static void remove(Context context) {
    context.removeCookie(NAME, "/");
  }
}
