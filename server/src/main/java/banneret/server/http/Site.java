package banneret.server.http;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.limit.UnreadBudget;
import banneret.server.people.Who;
import banneret.server.table.Tables;
import banneret.server.trouble.Phrases;
import banneret.server.trouble.Trouble;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinBindException;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.server.handler.MinimumDataRateHandler;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The routes on a port: HTTP, WebSocket and the page. */
public final class Site implements AutoCloseable {
  private static final int REFUSED_COST = 3;
  private static final int LARGEST_MESSAGE = 16 * 1024;
  private static final int SLOWEST = 64;
  private static final Duration IDLE = Duration.ofSeconds(60);
  private static final double OF_THE_PAGE = 0.1;
  private static final String RETRY_AFTER = "Retry-After";
  private static final String API = "/api";
  private static final String HEALTH = "/health";
  private static final String METRICS = "/metrics";
  private static final String BUNDLED = "/banneret/web";
  private static final Logger LOG = LoggerFactory.getLogger(Site.class);

  private final List<Route> routes;
  private final Guard guard;
  private final Sockets sockets;
  private final Tables tables;
  private final Bodies bodies;
  private final UnreadBudget budget;
  private final PrometheusMeterRegistry meters;
  private final Counter asked;
  private final Tree.Fields description;
  private final Javalin javalin;
  private volatile boolean stopping;

  public Site(
      @Nullable Path page,
      List<Route> routes,
      Guard guard,
      Sockets sockets,
      Tables tables,
      UnreadBudget budget,
      PrometheusMeterRegistry meters) {
    this.routes = routes;
    this.guard = guard;
    this.sockets = sockets;
    this.tables = tables;
    bodies = new Bodies(tables.context().engine());
    this.budget = budget;
    this.meters = meters;
    asked = meters.counter("banneret.asked");
    description = OpenApi.of(routes);
    javalin = Javalin.create(config -> configure(config, page));
  }

  /** Opens the port; returns its number. */
  public int open(String host, int port) {
    if (port < 0 || port > 65535) {
      throw new Malformed("", "port " + port + ": expected 0 to 65535");
    }
    try {
      javalin.start(host, port);
    } catch (JavalinBindException e) {
      throw isOfThisMachine(host)
          ? new Malformed("", "port " + port + " is taken by another program, or not allowed")
          : new Malformed("", "cannot listen on '" + host + "': it is no address of this machine");
    }
    return javalin.port();
  }

  private static boolean isOfThisMachine(String host) {
    try {
      InetAddress address = InetAddress.getByName(host);
      return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
    } catch (UnknownHostException | SocketException e) {
      return false;
    }
  }

  private void configure(JavalinConfig config, @Nullable Path page) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = Bodies.LARGEST_RECORD + 1L;
    config.http.prefer405over404 = true;
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      http.setIdleTimeout(IDLE.toMillis());
    });
    config.jetty.modifyServer(jetty -> jetty.setHandler(new MinimumDataRateHandler(SLOWEST, 0)));
    config.jetty.modifyWebSocketServletFactory(factory -> {
      factory.setIdleTimeout(IDLE);
      factory.setMaxTextMessageSize(LARGEST_MESSAGE);
      factory.setMaxBinaryMessageSize(1);
    });
    addPage(config, page);
    config.routes.before(this::enter);
    for (Route route : routes) {
      HandlerType type = HandlerType.findOrCreate(route.method().name());
      Timer timer = meters.timer("banneret.http", "method", type.name(), "path", route.path());
      config.routes.addEndpoint(
          new Endpoint(type, route.path(), context -> timer.record(() -> serve(context, route))));
    }
    config.routes.get(API, context -> answer(context, description));
    config.routes.get(HEALTH, this::health);
    config.routes.get(METRICS, context -> context.result(meters.scrape()));
    config.routes.wsBeforeUpgrade(Sockets.PATH, this::enter);
    config.routes.wsBeforeUpgrade(Sockets.PATH, sockets::admit);
    config.routes.ws(Sockets.PATH, sockets::configure);
    config.routes.wsBeforeUpgrade(Sockets.LOBBY, this::enter);
    config.routes.wsBeforeUpgrade(Sockets.LOBBY, sockets::admitToLobby);
    config.routes.ws(Sockets.LOBBY, sockets::configure);
    config.routes.exception(Exception.class, this::refuse);
    config.routes.error(404, context -> refuseEmpty(context, 404, "no-such-page"));
    config.routes.error(405, context -> refuseEmpty(context, 405, "wrong-method"));
  }

  private static void addPage(JavalinConfig config, @Nullable Path folder) {
    boolean bundled = Site.class.getResource(BUNDLED + "/index.html") != null;
    if (folder == null && !bundled) {
      config.routes.get("/", Site::noPage);
      return;
    }
    config.staticFiles.add(files -> {
      files.hostedPath = "/";
      files.directory = folder == null ? BUNDLED : folder.toString();
      files.location = folder == null ? Location.CLASSPATH : Location.EXTERNAL;
      files.headers = Map.of("Cache-Control", "no-cache");
    });
  }

  private static void noPage(Context context) {
    Phrases phrases = phrases(context);
    String text = phrases.say("page.none", Map.of());
    context.html(
        "<!doctype html><html lang=\"%s\"><meta charset=\"utf-8\"><title>%s</title><p>%s</p>"
            .formatted(phrases.language(), phrases.say("page.title", Map.of()), text));
  }

  private void enter(Context context) {
    guard.headers(context);
    if (stopping) {
      throw Trouble.of(503, "stopping");
    }
    String path = context.path();
    boolean works = path.startsWith(API) || path.equals(HEALTH) || path.equals(METRICS);
    double cost = works ? 1 : OF_THE_PAGE;
    asked.increment(cost);
    guard.count(context, cost);
    if (budget.isFull() && !context.path().equals(HEALTH)) {
      context.header(RETRY_AFTER, "5");
      throw Trouble.of(503, "unread");
    }
  }

  static Phrases phrases(Context context) {
    String asked = context.queryParam("lang");
    return asked == null ? Phrases.accepted(context.header("Accept-Language")) : Phrases.in(asked);
  }

  private void serve(Context context, Route route) {
    Phrases phrases = phrases(context);
    int cost = route.cost() + (Request.wants(context, phrases).refused() ? REFUSED_COST : 0);
    guard.count(context, cost - 1); // One was counted at the door.
    Guard.checkSite(context);
    Who who = guard.who(context);
    guard.count(context, who, cost);
    route.right().check(context, who); // Nothing is read of one who may not send it.
    Tree.Fields body = route.body().isEmpty() ? Tree.fields() : bodies.read(context, route, who);
    answer(context, route.handler().handle(new Request(context, who, phrases, body)));
  }

  private void answer(Context context, Tree tree) {
    String text = Formats.json(tree);
    UnreadAnswer.count(context.req(), text.length(), budget);
    context.contentType("application/json; charset=utf-8").result(text);
  }

  private void health(Context context) {
    try {
      tables.context().store().games(1);
      tables.context().writer().probe(); // Reading alone does not notice a full disk.
      if (budget.isFull()) {
        throw Trouble.of(503, "unread");
      }
    } catch (Trouble e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.error("GET {}: not well", HEALTH, e);
      throw Trouble.of(503, "not-well");
    }
    answer(context, Tree.fields().put("status", "well").put("unread", budget.unreadShare()));
  }

  private void refuse(Exception failure, Context context) {
    Trouble trouble =
        switch (failure) {
          case Trouble known -> {
            if (known.getCause() != null) {
              LOG.error(
                  "{} {} failed", context.method(), context.endpoint().path, known.getCause());
            }
            yield known;
          }
          case Malformed malformed -> Trouble.malformed(String.valueOf(malformed.getMessage()));
          case HttpResponseException http -> ofStatus(http.getStatus());
          default -> {
            LOG.error("{} {} failed", context.method(), context.endpoint().path, failure);
            yield Trouble.of(500, "our-fault");
          }
        };
    refuse(context, trouble);
  }

  private static Trouble ofStatus(int status) {
    return switch (status) {
      case 404 -> Trouble.of(404, "no-such-page");
      case 405 -> Trouble.of(405, "wrong-method");
      case 413 -> Trouble.of(413, "too-large");
      default -> Trouble.of(status, "malformed");
    };
  }

  private void refuse(Context context, Trouble trouble) {
    context.status(trouble.status());
    if (trouble.status() == 429 && context.res().getHeader(RETRY_AFTER) == null) {
      context.header(RETRY_AFTER, "5");
    }
    answer(context, Tree.fields().put("error", trouble.tree(phrases(context))));
  }

  private void refuseEmpty(Context context, int status, String code) {
    String type = context.res().getContentType();
    if (type == null || !type.startsWith("application/json")) {
      refuse(context, Trouble.of(status, code));
    }
  }

  /** Refuses what comes from now on. */
  public void stop() {
    stopping = true;
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
