package banneret.server;

import banneret.play.Titles;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A play server, from its database to its port. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final PrometheusMeterRegistry meters =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final Database database;
  private final Writer writer;
  private final Bench bench;
  private final Tables tables;
  private final @Nullable Notices notices;
  private final Site site;
  private final int port;

  private Server(Settings settings) {
    String name = Secrets.id();
    database = Database.of(settings);
    new JvmMemoryMetrics().bindTo(meters);
    collections.bindTo(meters);
    writer = new Writer(database, name, meters);
    bench = new Bench(settings.bots(), meters);
    Store store = new Store(database.jdbi());
    Library library = new Library(new Titles(settings.pack()), store);
    String known = database.isShared() ? name : "";
    Hall hall = Hall.of(known, store, writer, library, bench, meters);
    tables = new Tables(hall, settings.idle(), meters);
    notices = database.isShared() ? new Notices(database.jdbi(), name, tables) : null;
    site = site(settings, hall);
    tables.start();
    try {
      port = site.open(settings.host(), settings.port());
    } catch (RuntimeException e) {
      close();
      throw e;
    }
    LOG.atInfo().addKeyValue("port", port).addKeyValue("shared", database.isShared()).log("open");
  }

  private Site site(Settings settings, Hall hall) {
    People people = new People(database.jdbi(), writer);
    Allowance talk = settings.limited() ? new Allowance(10, 0.5) : null;
    Allowance requests = settings.limited() ? new Allowance(400, 40) : null;
    Allowance messages = settings.limited() ? new Allowance(300, 100) : null;
    Guard guard = new Guard(people, settings.proxied(), requests);
    List<Route> routes = new ArrayList<>();
    routes.addAll(new GameRoutes(hall.library()).routes());
    routes.addAll(new PeopleRoutes(people).routes());
    routes.addAll(new TableRoutes(tables, talk).routes());
    Sockets sockets = new Sockets(guard, tables, messages, talk, meters);
    return new Site(settings, routes, guard, sockets, tables, meters);
  }

  /** Opens a server; what is wrong with the settings is said in one sentence. */
  public static Server open(Settings settings) {
    return new Server(settings);
  }

  /** The port it listens on. */
  public int port() {
    return port;
  }

  /** Stops: nothing new is begun, what was begun is written, all are told to come back. */
  @Override
  public void close() {
    site.stop();
    bench.close();
    if (notices != null) {
      notices.close();
    }
    tables.close();
    site.close();
    writer.close();
    database.close();
    collections.close();
    LOG.info("closed");
  }
}
