package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Games are played at a pace that all see before they sit down. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class PaceTest extends WithServer {
  private static final Tree.Fields LIVE =
      Tree.fields().put("kind", "live").put("reserve", 600).put("answer", 10);
  private static final int DAY = 24 * 3600;

  private final MovedClock clock;

  PaceTest(StorageKind storage) {
    super(storage);
    clock = MovedClock.of(storage.fresh().unlimited());
  }

  @Override
  Server server() {
    return Server.open(clock.settings());
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static Tree.Fields days(int answer, int reserve, int holidays) {
    return Tree.fields()
        .put("kind", "days")
        .put("answer", answer * DAY)
        .put("reserve", reserve * DAY)
        .put("holidays", holidays * DAY);
  }

  private static Tree.Fields late(Tree.Fields pace, String late) {
    Tree.Fields out = Tree.fields();
    pace.names().forEach(name -> out.put(name, pace.get(name)));
    return out.put("late", late);
  }

  private static Tree.Fields wish(String game, Tree.Fields pace, String... chairs) {
    Tree.Items sitters = Tree.items();
    List.of(chairs).forEach(sitters::add);
    return Tree.fields()
        .put("game", game)
        .put("options", game.equals("battue") ? QUICK : IN_ORDER)
        .put("chairs", sitters)
        .put("pace", pace);
  }

  /** A game of Anna against Bert. */
  private String two(Tree.Fields pace) {
    String table = anna.post("/api/tables", wish("battue", pace, "me", "friend")).text("id");
    join(anna, bert, table);
    return table;
  }

  private Tree.Fields clockOf(String table, int seat) {
    return info(anna, table).itemsOf("clocks").get(seat).asFields();
  }

  private int left(String table, int seat) {
    return clockOf(table, seat).number("left");
  }

  private int asked(String table) {
    return state(anna, table, "?want=").itemsOf("awaited").get(0).asNumber();
  }

  private Client holder(int seat) {
    return seat == 0 ? anna : bert;
  }

  private static void await(String what, BooleanSupplier happens) throws InterruptedException {
    for (int i = 0; i < 300 && !happens.getAsBoolean(); i++) {
      Thread.sleep(100);
    }
    assertThat(happens.getAsBoolean()).as(what).isTrue();
  }

  private boolean hasBot(String table, int chair) {
    return info(anna, table).itemsOf("chairs").get(chair).asFields().has("bot");
  }

  /** Whoever is asked says any whole line. */
  private void answer(String table, int seat) {
    try (Socket socket = holder(seat).socket(table, "?want=&seat=" + seat)) {
      socket.answer(whole(socket, asked(socket).fieldsOf("question"), new Seeded(1)));
    }
  }

  @Test
  void the_pace_is_shown_to_whoever_is_to_join() {
    String table =
        anna.post("/api/tables", wish("battue", late(LIVE, "resign"), "me", "friend")).text("id");
    Tree.Fields pace = info(bert, table).fieldsOf("pace");
    assertThat(pace).isEqualTo(late(LIVE, "resign").put("holidays", 0));
    assertThat(info(bert, table).itemsOf("clocks").size()).as("nobody's time yet").isZero();
    join(anna, bert, table);
    assertThat(info(cleo, table).itemsOf("clocks").size()).isEqualTo(2);
    String free = anna.table("battue", QUICK, "me", "me");
    assertThat(info(anna, free).has("pace")).as("no clock").isFalse();
  }

  @Test
  void a_pace_that_makes_no_sense_is_refused() {
    for (Tree.Fields wrong :
        List.of(
            Tree.fields().put("kind", "hours").put("reserve", 600),
            Tree.fields().put("kind", "live"),
            Tree.fields().put("kind", "live").put("reserve", 1),
            Tree.fields().put("kind", "days").put("answer", 5),
            late(LIVE, "shoot"),
            late(LIVE, "bot").put("speed", 5))) {
      String wish = Formats.json(wish("battue", wrong, "me", "friend"));
      assertThat(anna.refused("POST", "/api/tables", wish)).as(wish).isEqualTo("malformed");
    }
  }

  @Test
  void the_time_of_whoever_is_asked_runs_and_an_answer_brings_something_back() {
    String table = two(LIVE);
    int seat = asked(table);
    assertThat(clockOf(table, seat).flag("runs")).isTrue();
    assertThat(clockOf(table, 1 - seat).flag("runs")).isFalse();
    clock.pass(Duration.ofSeconds(100));
    assertThat(left(table, seat)).isBetween(440, 500);
    assertThat(left(table, 1 - seat)).isEqualTo(600);
    try (Socket ear = cleo.socket(table, "?want=")) {
      ear.next("table");
      answer(table, seat);
      Tree.Fields told =
          ear.next(it -> it.text("type").equals("table") && it.fieldsOf("table").has("clocks"));
      assertThat(told.fieldsOf("table").itemsOf("clocks").size()).as("all are shown").isEqualTo(2);
    }
    if (!clockOf(table, seat).flag("runs")) {
      assertThat(left(table, seat)).isBetween(450, 510);
    }
  }

  @Test
  void seats_that_are_asked_at_once_are_counted_until_each_has_sealed() {
    String table = anna.post("/api/tables", wish("thrones", LIVE, "me", "me", "me")).text("id");
    clock.pass(Duration.ofSeconds(60));
    try (Socket socket = anna.socket(table, "?want=&seat=1")) {
      socket.answer(whole(socket, asked(socket).fieldsOf("question"), new Seeded(1)));
    }
    clock.pass(Duration.ofSeconds(100));
    assertThat(left(table, 0)).isBetween(380, 440);
    assertThat(left(table, 1)).isBetween(490, 550);
    assertThat(left(table, 2)).isBetween(380, 440);
    assertThat(clockOf(table, 1).flag("runs")).isFalse();
  }

  @Test
  void when_time_is_out_a_bot_takes_over_and_the_player_may_come_back() throws Exception {
    String table = two(LIVE);
    int seat = asked(table);
    clock.pass(Duration.ofSeconds(700));
    await("a bot plays", () -> hasBot(table, seat));
    assertThat(cleo.get("/api/tables/" + table + "/chat").toString()).contains("late", "bot");
    Client late = holder(seat);
    String chair = "/api/tables/" + table + "/chairs/" + seat;
    Client.Answer back = late.ask("PUT", chair, "{}");
    if (back.status() == 200) { // Unless the first assault has ended the game meanwhile.
      assertThat(hasBot(table, seat)).isFalse();
      assertThat(left(table, seat)).as("a second chance").isBetween(1, 30);
    } else {
      assertThat(back.code()).isEqualTo("over");
    }
  }

  @Test
  void or_the_seat_resigns() throws Exception {
    String table = two(late(LIVE, "resign"));
    int seat = asked(table);
    clock.pass(Duration.ofSeconds(700));
    await("it is over", () -> state(anna, table, "?want=").has("over"));
    Tree.Fields over = state(anna, table, "?want=").fieldsOf("over");
    assertThat(over.text("clause")).isEqualTo("table.resigning");
    assertThat(over.itemsOf("places").get(seat).asNumber()).isEqualTo(2);
    assertThat(info(anna, table).itemsOf("clocks").all())
        .noneMatch(one -> one.asFields().flag("runs"));
    assertThat(cleo.get("/api/tables/" + table + "/chat").toString()).contains("late", "resign");
  }

  @Test
  void or_the_others_decide_and_until_then_he_may_answer() throws Exception {
    String table = two(late(LIVE, "vote"));
    int seat = asked(table);
    Client other = holder(1 - seat);
    String chair = "/api/tables/" + table + "/chairs/" + seat;
    assertThat(other.refused("PUT", chair, "{\"bot\":\"random\"}")).isEqualTo("not-absent");
    clock.pass(Duration.ofSeconds(700));
    await("it is late", () -> clockOf(table, seat).has("late"));
    assertThat(hasBot(table, seat)).as("nothing happens by itself").isFalse();
    answer(table, seat);
    if (!state(anna, table, "?want=").has("over") && asked(table) == seat) {
      assertThat(clockOf(table, seat).has("late")).as("he has answered").isFalse();
    }
    String again = two(late(LIVE, "vote"));
    int waits = asked(again);
    clock.pass(Duration.ofSeconds(700));
    await("it is late", () -> clockOf(again, waits).has("late"));
    holder(1 - waits)
        .put("/api/tables/" + again + "/chairs/" + waits, Tree.fields().put("bot", "random"));
    assertThat(hasBot(again, waits)).isTrue();
  }

  @Test
  void days_come_first_then_the_reserve_and_holidays_stand_still() throws Exception {
    String table = two(days(2, 3, 10));
    int seat = asked(table);
    String holiday = "/api/tables/" + table + "/holiday";
    clock.pass(Duration.ofDays(4));
    assertThat(left(table, seat)).isBetween(DAY - 60, DAY);
    holder(seat).post(holiday, Tree.fields().put("days", 5));
    assertThat(clockOf(table, seat).has("away")).isTrue();
    assertThat(clockOf(table, seat).number("holidays")).isBetween(5 * DAY - 60, 5 * DAY);
    assertThat(cleo.get("/api/tables/" + table + "/chat").toString()).contains("away");
    clock.pass(Duration.ofDays(5));
    assertThat(left(table, seat)).isBetween(DAY - 60, DAY);
    clock.pass(Duration.ofHours(12));
    assertThat(left(table, seat)).isBetween(DAY / 2 - 60, DAY / 2);
    assertThat(hasBot(table, seat)).isFalse();
    clock.pass(Duration.ofHours(13));
    await("a bot plays", () -> hasBot(table, seat));
    String live = two(LIVE);
    assertThat(anna.refused("POST", "/api/tables/" + live + "/holiday", "{\"days\":5}"))
        .isEqualTo("no-holidays");
  }

  @Test
  void whoever_has_a_bot_play_for_him_is_not_counted() {
    String table = two(LIVE);
    int other = 1 - asked(table);
    String chair = "/api/tables/" + table + "/chairs/";
    holder(other).put(chair + other, Tree.fields().put("bot", "hard"));
    holder(1 - other).put(chair + (1 - other), Tree.fields().put("bot", "hard"));
    assertThat(info(anna, table).itemsOf("clocks").all())
        .noneMatch(one -> one.asFields().flag("runs"));
  }

  @Test
  void what_passes_while_no_server_is_there_is_charged_to_nobody() throws Exception {
    String table = two(LIVE);
    int seat = asked(table);
    clock.pass(Duration.ofSeconds(100));
    server.close();
    clock.pass(Duration.ofDays(3));
    server = server();
    anna = anna.at(server.port());
    bert = bert.at(server.port());
    assertThat(left(table, seat)).as("as it was").isBetween(450, 500);
    clock.pass(Duration.ofSeconds(700));
    await("it runs on", () -> hasBot(table, seat));
  }

  @Test
  void another_server_does_what_is_due_when_one_has_gone() throws Exception {
    assumeTrue(storage == StorageKind.POSTGRESQL, "a folder is for one server");
    String table = two(LIVE);
    int seat = asked(table);
    try (Server other = server()) {
      Client there = anna.at(other.port());
      assertThat(info(there, table).itemsOf("clocks").get(seat).asFields().number("left"))
          .as("the same at both")
          .isBetween(560, 600);
      server.close();
      anna = there;
      clock.pass(Duration.ofSeconds(700));
      await("a bot plays", () -> hasBot(table, seat));
    }
  }

  @Test
  void whose_time_is_out_is_found_by_an_index() {
    assumeTrue(storage == StorageKind.SQLITE, "the other has its own words for it");
    String plan =
        StorageKind.jdbi(clock.settings())
            .withHandle(handle ->
                handle
                    .createQuery(
                        "explain query plan select distinct game from timer"
                            + " where due > 0 and due <= 5")
                    .map((row, context) -> row.getString("detail"))
                    .list()
                    .toString());
    assertThat(plan).contains("timer_due");
  }

  @Test
  void the_record_says_nothing_of_time_and_reads_as_ever() {
    String table = two(LIVE);
    clock.pass(Duration.ofSeconds(100));
    anna.post("/api/tables/" + table + "/resign", Tree.fields().put("id", "r"));
    assertThat(anna.get("/api/tables/" + table + "/record").toString())
        .doesNotContain("pace", "clock");
  }
}
