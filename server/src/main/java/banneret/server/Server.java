package banneret.server;

import banneret.play.Titles;
import banneret.server.alert.AlertWishes;
import banneret.server.alert.Alerts;
import banneret.server.alert.Contacts;
import banneret.server.alert.RecoveryMails;
import banneret.server.game.Library;
import banneret.server.http.AccountRoutes;
import banneret.server.http.AlertRoutes;
import banneret.server.http.CompanyRoutes;
import banneret.server.http.DocumentRoutes;
import banneret.server.http.GameRoutes;
import banneret.server.http.Guard;
import banneret.server.http.LobbyRoutes;
import banneret.server.http.PeopleRoutes;
import banneret.server.http.Route;
import banneret.server.http.Site;
import banneret.server.http.Sockets;
import banneret.server.http.TableRoutes;
import banneret.server.limit.Allowance;
import banneret.server.limit.EnginePool;
import banneret.server.limit.RateLimit;
import banneret.server.limit.UnreadBudget;
import banneret.server.lobby.Lobby;
import banneret.server.lobby.Matchmaker;
import banneret.server.people.Documents;
import banneret.server.people.GuestGames;
import banneret.server.people.Invitations;
import banneret.server.people.OwnData;
import banneret.server.people.People;
import banneret.server.people.Profiles;
import banneret.server.people.Recovery;
import banneret.server.people.Relations;
import banneret.server.people.Secrets;
import banneret.server.people.Sessions;
import banneret.server.store.Claims;
import banneret.server.store.Database;
import banneret.server.store.Listing;
import banneret.server.store.Notices;
import banneret.server.store.OpenHours;
import banneret.server.store.Retention;
import banneret.server.store.Store;
import banneret.server.store.Writer;
import banneret.server.table.BotQueue;
import banneret.server.table.Chores;
import banneret.server.table.TableContext;
import banneret.server.table.Tables;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A play server, from its database to its port. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private static final int STALE_SECONDS = 5;
  private static final int LOBBY_SECONDS = 1;

  /** Three mails that somebody asks for, then one every four hours. */
  private static final int FEW_MAILS = 3;

  private static final double FEW_MAILS_PER_SECOND = 1.0 / (4 * 3600);

  private final PrometheusMeterRegistry meters =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final Database database;
  private final Writer writer;
  private final BotQueue bots;
  private final Chores chores = new Chores();
  private final Chores lobbyChores = new Chores();
  private final Chores alertChores = new Chores();
  private final Tables tables;
  private final Lobby lobby;
  private final Alerts alerts;
  private final @Nullable Notices notices;
  private final EnginePool engine;
  private final Site site;
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private final OpenHours open;
  private final int port;

  private Server(Settings settings) {
    String name = Secrets.id();
    Titles titles = new Titles(settings.pack());
    database = Database.of(settings.folder(), settings.database(), settings.clock());
    new JvmMemoryMetrics().bindTo(meters);
    collections.bindTo(meters);
    writer = new Writer(database, name, meters, () -> ended.complete(false));
    open = new OpenHours(database, writer);
    String known = database.isShared() ? name : "";
    bots = new BotQueue(settings.bots(), new Claims(database.jdbi(), writer, known), meters);
    engine = new EnginePool(Runtime.getRuntime().availableProcessors(), meters);
    Store store = new Store(database);
    Library library = new Library(titles, store);
    TableContext context =
        TableContext.of(
            known,
            database.clock(),
            store,
            new Listing(database.jdbi()),
            writer,
            library,
            bots,
            engine,
            meters,
            settings.limited());
    Retention retention = new Retention(database.jdbi(), writer, settings.keeps());
    lobby = new Lobby(context.listing());
    writer.tell(lobby::hear);
    tables = new Tables(context, settings.idle(), retention, chores, meters);
    notices =
        database.isShared() ? new Notices(database.jdbi(), name, this::hear, this::hearAll) : null;
    alerts = new Alerts(new Contacts(database, writer), tables, settings.alerts());
    site = site(settings, context);
    try {
      port = site.open(settings.host(), settings.port());
    } catch (RuntimeException e) {
      close();
      throw e;
    }
    open.beat(); // Before anybody's time is looked at.
    chores.every(STALE_SECONDS, open::beat);
    lobbyChores.every(LOBBY_SECONDS, lobby::tell);
    alertChores.every(settings.alerts().sweep(), alerts::sweep);
    tables.start(); // After the port: nobody waits until all games with bots have been read.
    LOG.atInfo().addKeyValue("port", port).addKeyValue("shared", database.isShared()).log("open");
  }

  private Site site(Settings settings, TableContext context) {
    RateLimit passwords = settings.limited() ? new RateLimit(10, 0.1) : null;
    RateLimit talk = settings.limited() ? new RateLimit(10, 0.5) : null;
    RateLimit requests = settings.limited() ? new RateLimit(400, 40) : null;
    Allowance messages = settings.limited() ? new Allowance(300, 100) : null;
    Sessions sessions = new Sessions(database, writer);
    People people = new People(database, writer, sessions, passwords);
    Guard guard = new Guard(sessions, settings.proxied(), requests, messages);
    List<Route> routes = new ArrayList<>();
    routes.addAll(new GameRoutes(context.library()).routes());
    UnreadBudget unread = new UnreadBudget(settings.unread());
    Sockets sockets = new Sockets(guard, tables, messages, talk, unread, lobby, meters);
    GuestGames guestGames = new GuestGames(database, writer);
    PeopleRoutes door = new PeopleRoutes(people, guestGames, guard, sockets, tables);
    routes.addAll(door.routes());
    Relations relations = new Relations(database, writer, people);
    Invitations invitations = new Invitations(writer, relations);
    Profiles profiles = new Profiles(database, people);
    routes.addAll(new CompanyRoutes(relations, profiles, invitations, tables).routes());
    routes.addAll(accountRoutes(settings, people, door, sockets).routes());
    chores.every(STALE_SECONDS, () -> sockets.endStale(sessions));
    chores.every(STALE_SECONDS, database::compareClocks);
    routes.addAll(new TableRoutes(tables, talk).routes());
    routes.addAll(new AlertRoutes(new AlertWishes(alerts, people, fewMails(settings))).routes());
    routes.addAll(new DocumentRoutes(new Documents(database, writer, people)).routes());
    routes.addAll(new LobbyRoutes(lobby, new Matchmaker(tables)).routes());
    return new Site(settings.page(), routes, guard, sockets, tables, unread, meters);
  }

  private AccountRoutes accountRoutes(
      Settings settings, People people, PeopleRoutes door, Sockets sockets) {
    Recovery recovery = new Recovery(database, writer, people);
    RecoveryMails mails = new RecoveryMails(alerts, people, recovery, fewMails(settings));
    return new AccountRoutes(people, recovery, mails, new OwnData(database), door, sockets);
  }

  private static @Nullable RateLimit fewMails(Settings settings) {
    return settings.limited() ? new RateLimit(FEW_MAILS, FEW_MAILS_PER_SECOND) : null;
  }

  /** Another server has written of a table. */
  private void hear(String table) {
    lobby.hear(table);
    tables.hear(table);
  }

  /** Other servers may have written of any table. */
  private void hearAll() {
    lobby.hearAll();
    tables.hearAll();
  }

  /** Opens a server; what is wrong with the settings is said in one sentence. */
  public static Server open(Settings settings) {
    return new Server(settings);
  }

  /** The port it listens on. */
  public int port() {
    return port;
  }

  /** Waits until it is closed; false if it can go on no more and should be. */
  public boolean awaitEnd() {
    return ended.join();
  }

  /** Stops: nothing new is begun, what was begun is written, all are told to come back. */
  @Override
  public void close() {
    site.stop();
    bots.close();
    if (notices != null) {
      notices.close();
    }
    chores.close();
    lobbyChores.close();
    alertChores.close();
    tables.close();
    site.close();
    engine.close();
    open.close();
    writer.close();
    database.close();
    collections.close();
    LOG.info("closed");
    ended.complete(true);
  }
}
