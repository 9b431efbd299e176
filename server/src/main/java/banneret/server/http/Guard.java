package banneret.server.http;

import banneret.server.limit.Allowance;
import banneret.server.limit.RateLimit;
import banneret.server.people.Sessions;
import banneret.server.people.Who;
import banneret.server.trouble.Trouble;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Collections;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Stands at the door: who comes, from where, and not too often. */
public final class Guard {
  private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");
  private static final String CONTENT_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self';"
          + " img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self';"
          + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  private static final String BEARER = "Bearer ";

  private final Sessions sessions;
  private final boolean proxied;
  private final @Nullable RateLimit allowance;
  private final @Nullable Allowance work;

  /**
   * @param proxied true if a proxy says who asks
   * @param allowance how much each address may ask for, or null for any
   * @param work how much each person may, here and over sockets, or null for any
   */
  public Guard(
      Sessions sessions, boolean proxied, @Nullable RateLimit allowance, @Nullable Allowance work) {
    this.sessions = sessions;
    this.proxied = proxied;
    this.allowance = allowance;
    this.work = work;
  }

  /** True if whoever asks does so over TLS, by the word of the proxy that ends it. */
  boolean isSecure(Context context) {
    String said = proxied ? last(context, "X-Forwarded-Proto") : null;
    return said == null ? context.scheme().equals("https") : said.equalsIgnoreCase("https");
  }

  /** The last of all that a header says, on however many lines: what the proxy itself added. */
  private static @Nullable String last(Context context, String header) {
    String last = null;
    for (String line : Collections.list(context.req().getHeaders(header))) {
      last = line.substring(line.lastIndexOf(',') + 1).strip();
    }
    return last;
  }

  void headers(Context context) {
    context.header("Content-Security-Policy", CONTENT_POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Cache-Control", "no-store");
    if (isSecure(context)) {
      context.header("Strict-Transport-Security", "max-age=31536000");
    }
  }

  /** Refuses whoever asks too much. */
  void count(Context context, double cost) {
    if (allowance != null && cost > 0 && !allowance.grants(address(context), cost)) {
      throw tooMany(context);
    }
  }

  /** Refuses a person who asks too much, wherever he asks from; strangers are counted before. */
  void count(Context context, Who who, double cost) {
    String name = who.name();
    if (work != null && !name.isEmpty() && !work.grants(name, address(context), cost)) {
      throw tooMany(context);
    }
  }

  private static Trouble tooMany(Context context) {
    context.header("Retry-After", "2");
    return Trouble.of(429, "too-many");
  }

  /** Who asks, if it is clear that no other site does so in his name. */
  Who who(Context context) {
    String bearer = context.header("Authorization");
    if (bearer != null && bearer.startsWith(BEARER)) {
      Who holder = sessions.byToken(bearer.substring(BEARER.length()));
      if (holder.equals(Who.STRANGER)) {
        throw Trouble.of(401, "stranger");
      }
      return holder;
    }
    String token = SessionCookie.token(context);
    String person = token == null ? null : sessions.person(token);
    return person == null ? Who.STRANGER : Who.person(person);
  }

  /** Refuses what another site asks for in somebody's name. */
  static void checkSite(Context context) {
    boolean upgrades = context.header("Upgrade") != null;
    if (HARMLESS.contains(context.method().name()) && !upgrades) {
      return;
    }
    String site = context.header("Sec-Fetch-Site");
    boolean other = site != null && !site.equals("same-origin") && !site.equals("none");
    if (other || !isOwn(context.header("Origin"), context.host())) {
      throw Trouble.of(403, "other-site");
    }
  }

  /** True if the origin, where a browser names one, is the host that was asked. */
  private static boolean isOwn(@Nullable String origin, @Nullable String host) {
    if (origin == null) {
      return true;
    }
    try {
      return host != null && host.equalsIgnoreCase(URI.create(origin).getAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Where somebody asks from, as limits count it. */
  String address(Context context) {
    String forwarded = proxied ? last(context, "X-Forwarded-For") : null;
    return Address.of(forwarded == null ? context.ip() : forwarded);
  }
}
