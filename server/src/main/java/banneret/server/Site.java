package banneret.server;

import banneret.kernel.Malformed;
import banneret.kernel.Tree;
import banneret.play.Formats;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinBindException;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.server.handler.MinimumDataRateHandler;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The routes on a port: HTTP, WebSocket and the page. */
final class Site implements AutoCloseable {
  private static final int LARGEST_BODY = 64 * 1024;
  private static final int LARGEST_RECORD = 4 << 20;
  private static final int LARGEST_MESSAGE = 16 * 1024;
  private static final int SLOWEST = 64;
  private static final Duration IDLE = Duration.ofSeconds(60);
  private static final String BUNDLED = "/banneret/web";
  private static final Logger LOG = LoggerFactory.getLogger(Site.class);

  private final List<Route> routes;
  private final Guard guard;
  private final Sockets sockets;
  private final Tables tables;
  private final PrometheusMeterRegistry meters;
  private final Tree.Fields description;
  private final Javalin javalin;
  private volatile boolean stopping;

  Site(
      Settings settings,
      List<Route> routes,
      Guard guard,
      Sockets sockets,
      Tables tables,
      PrometheusMeterRegistry meters) {
    this.routes = routes;
    this.guard = guard;
    this.sockets = sockets;
    this.tables = tables;
    this.meters = meters;
    description = OpenApi.of(routes);
    javalin = Javalin.create(config -> configure(config, settings));
  }

  /** Opens the port; returns its number. */
  int open(String host, int port) {
    try {
      javalin.start(host, port);
    } catch (JavalinBindException e) {
      throw new Malformed("", "port " + port + " is taken by another program, or not allowed");
    }
    return javalin.port();
  }

  private void configure(JavalinConfig config, Settings settings) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = LARGEST_RECORD + 1L;
    config.http.prefer405over404 = true;
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      http.setIdleTimeout(IDLE.toMillis());
      if (settings.proxied()) {
        http.addCustomizer(new ForwardedRequestCustomizer());
      }
    });
    config.jetty.modifyServer(jetty -> jetty.setHandler(new MinimumDataRateHandler(SLOWEST, 0)));
    config.jetty.modifyWebSocketServletFactory(factory -> {
      factory.setIdleTimeout(IDLE);
      factory.setMaxTextMessageSize(LARGEST_MESSAGE);
      factory.setMaxBinaryMessageSize(1);
    });
    addPage(config, settings.page());
    config.routes.before(this::enter);
    for (Route route : routes) {
      HandlerType type = HandlerType.findOrCreate(route.method().name());
      Timer timer = meters.timer("banneret.http", "method", type.name(), "path", route.path());
      config.routes.addEndpoint(
          new Endpoint(type, route.path(), context -> timer.record(() -> serve(context, route))));
    }
    config.routes.get("/api", context -> answer(context, description));
    config.routes.get("/health", this::health);
    config.routes.get("/metrics", context -> context.result(meters.scrape()));
    config.routes.wsBeforeUpgrade(Sockets.PATH, this::enter);
    config.routes.wsBeforeUpgrade(Sockets.PATH, sockets::admit);
    config.routes.ws(Sockets.PATH, sockets::configure);
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
    Guard.headers(context);
    if (stopping) {
      throw Trouble.of(503, "stopping");
    }
  }

  static Phrases phrases(Context context) {
    String asked = context.queryParam("lang");
    return asked == null ? Phrases.accepted(context.header("Accept-Language")) : Phrases.in(asked);
  }

  private void serve(Context context, Route route) {
    guard.count(context, route.cost());
    Guard.checkSite(context);
    int largest =
        route.body().stream().anyMatch(field -> field.name().equals("record"))
            ? LARGEST_RECORD
            : LARGEST_BODY;
    Who who = guard.who(context);
    Request request = new Request(context, who, phrases(context), route, largest);
    answer(context, route.handler().handle(request));
  }

  private static void answer(Context context, Tree tree) {
    context.contentType("application/json; charset=utf-8").result(Formats.json(tree));
  }

  private void health(Context context) {
    tables.hall().store().games(1);
    answer(context, Tree.fields().put("status", "well"));
  }

  private void refuse(Exception failure, Context context) {
    Trouble trouble =
        switch (failure) {
          case Trouble known -> known;
          case Malformed malformed -> Trouble.malformed(String.valueOf(malformed.getMessage()));
          case HttpResponseException http -> ofStatus(http.getStatus());
          default -> {
            LOG.error("{} {} failed", context.method(), context.endpoint(), failure);
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

  private static void refuse(Context context, Trouble trouble) {
    context.status(trouble.status());
    answer(context, Tree.fields().put("error", trouble.tree(phrases(context))));
  }

  private static void refuseEmpty(Context context, int status, String code) {
    String type = context.res().getContentType();
    if (type == null || !type.startsWith("application/json")) {
      refuse(context, Trouble.of(status, code));
    }
  }

  /** Refuses what comes from now on. */
  void stop() {
    stopping = true;
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
