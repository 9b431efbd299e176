package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Committed;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Forbidden;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Options;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What tables need that several machines share: luck to check, records to follow and to hide. */
class SharedTableTest {
  private static final String SECRET = "5ec7e7";
  private static final List<String> ADDED = List.of("anna", "");

  /** By another SHA-256, as docs/server.md has it: of 5ec7e7:anna::0:0 and so on. */
  private static final List<Integer> ROLLS = List.of(4, 5, 2, 6, 3, 1, 5, 6);

  /** A game with luck from a secret, with undo now and then, whose record says so. */
  private static GameRecord committedGame(int seed) {
    Table<Field> table =
        Table.open(Skirmish.GAME, Setup.of(2), new Committed(SECRET, ADDED), false);
    Seeded bot = new Seeded(seed);
    while (table.standing() == null) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      table.answer(seat, RecordTest.line(table, seat, bot));
      if (table.standing() == null && table.mayUndo(seat) && bot.below(4) == 0) {
        table.undo(seat);
      } else if (table.standing() == null && table.inForce() > 4 && bot.below(40) == 0) {
        table.takeBack(2);
      }
    }
    return table.record().with(new LuckProof(Committed.commitment(SECRET), ADDED, 0, SECRET));
  }

  @Property(tries = 40)
  void every_outcome_of_a_committed_secret_can_be_derived_anew(@ForAll int seed) {
    GameRecord record = GameRecord.read(committedGame(seed).write());
    assertThat(LuckProof.check(Skirmish.GAME, record)).isEqualTo(record.drawn()).isPositive();
  }

  @Test
  void an_outcome_that_the_secret_did_not_bring_is_found() {
    GameRecord record = committedGame(7);
    List<Entry> entries = new ArrayList<>(record.entries());
    Entry.Begun begun = (Entry.Begun) entries.getFirst();
    List<Entry.Dealt> dealt = new ArrayList<>(begun.dealt());
    Entry.Dealt first = dealt.getFirst();
    String other = first.phrase().equals("card spy") ? "card horn" : "card spy";
    dealt.set(0, new Entry.Dealt(other, first.audience()));
    entries.set(0, new Entry.Begun(dealt));
    assertThatThrownBy(() -> LuckProof.check(Skirmish.GAME, with(record, entries, record.dice())))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("'" + other + "' should be")
        .hasMessageContaining(first.phrase().substring("card ".length()));
  }

  private static GameRecord with(GameRecord record, List<Entry> entries, LuckProof dice) {
    return new GameRecord(
        "skirmish",
        1,
        "none",
        record.setup(),
        false,
        record.start(),
        List.copyOf(entries),
        List.of(),
        dice);
  }

  @Test
  void dice_without_their_secret_or_with_another_are_not_checked() {
    GameRecord record = committedGame(3);
    LuckProof dice = record.dice();
    for (LuckProof wrong :
        List.of(
            new LuckProof(dice.commitment(), ADDED, 0, null),
            new LuckProof(dice.commitment(), ADDED, 0, "other"),
            new LuckProof(dice.commitment(), List.of("anna", "b"), 0, SECRET))) {
      assertThatThrownBy(
              () -> LuckProof.check(Skirmish.GAME, with(record, record.entries(), wrong)))
          .isInstanceOf(Malformed.class);
    }
    assertThatThrownBy(() -> LuckProof.check(Skirmish.GAME, with(record, record.entries(), null)))
        .isInstanceOf(Malformed.class);
  }

  @Test
  void a_record_that_says_most_of_its_luck_came_from_elsewhere_is_not_checked() {
    GameRecord record = committedGame(3);
    for (int after : new int[] {1, record.drawn(), 1_000_000}) {
      LuckProof forged = new LuckProof(record.dice().commitment(), ADDED, after, SECRET);
      assertThatThrownBy(
              () -> LuckProof.check(Skirmish.GAME, with(record, record.entries(), forged)))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("came from elsewhere");
    }
  }

  /** A game in which something was taken back, by one seat and by all. */
  private static GameRecord withUndo() {
    for (int seed = 0; ; seed++) {
      GameRecord record = committedGame(seed);
      if (count(record, true) > 0 && count(record, false) > 0) {
        return record;
      }
    }
  }

  private static long count(GameRecord record, boolean byAll) {
    return record.entries().stream()
        .filter(one -> one instanceof Entry.Undone undone && undone.seat() < 0 == byAll)
        .count();
  }

  private static void forged(GameRecord record, List<Entry> entries, String why) {
    GameRecord forged = with(record, entries, record.dice());
    assertThatThrownBy(() -> LuckProof.check(Skirmish.GAME, forged))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining(why);
  }

  @Test
  void a_seat_that_takes_back_a_die_alone_is_found() {
    GameRecord record = committedGame(1);
    for (int i = 1; i < record.entries().size(); i++) {
      Table<Field> table =
          Table.replay(
              Skirmish.GAME,
              with(record, record.entries().subList(0, i + 1), null),
              Integer.MAX_VALUE,
              new Committed(SECRET, ADDED));
      if (record.entries().get(i) instanceof Entry.Answered one
          && !one.dealt().isEmpty()
          && table.standing() == null
          && !table.mayUndo(one.seat())) {
        List<Entry> entries = new ArrayList<>(table.record().entries());
        entries.add(new Entry.Undone(one.seat(), 1)); // And from here another throw is tried.
        GameRecord tried = with(record, entries, null);
        Table<Field> again =
            Table.replay(Skirmish.GAME, tried, Integer.MAX_VALUE, new Committed(SECRET, ADDED));
        RecordTest.playOn(again, new Seeded(5));
        forged(record, again.record().entries(), "takes back what it may not");
        return;
      }
    }
    throw new AssertionError("nobody rolled a die");
  }

  @Test
  void what_is_taken_back_after_the_end_is_found() {
    GameRecord record = committedGame(2);
    Table<Field> table =
        Table.replay(Skirmish.GAME, record, Integer.MAX_VALUE, new Committed(SECRET, ADDED));
    table.takeBack(1);
    while (table.standing() == null) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      table.answer(seat, RecordTest.line(table, seat, new Seeded(9)));
    }
    forged(record, table.record().entries(), "after the end");
  }

  @Test
  void a_record_that_leaves_something_out_is_found() {
    GameRecord record = withUndo();
    List<Entry> all = record.entries();
    forged(record, all.subList(0, all.size() - 1), "before the end");
    forged(record, List.of(), "empty");
    for (int i = 0; i < all.size(); i++) {
      if (!all.get(i).dealt().isEmpty()) {
        List<Entry> without = new ArrayList<>(all);
        without.remove(i);
        forged(record, without, "");
        List<Entry> twice = new ArrayList<>(all);
        twice.add(i, all.get(i));
        forged(record, twice, "");
      }
      if (all.get(i) instanceof Entry.Undone undone) {
        List<Entry> more = new ArrayList<>(all);
        more.set(i, new Entry.Undone(undone.seat(), undone.count() + 1));
        forged(record, more, "");
      }
    }
  }

  @Test
  void luck_that_was_dealt_before_or_added_unseen_does_not_pass() {
    GameRecord record = committedGame(3);
    for (List<String> added :
        List.of(List.of("anna"), List.of("anna", "", ""), List.of("anna", "a:b"))) {
      Table<Field> table =
          Table.open(Skirmish.GAME, Setup.of(2), new Committed(SECRET, added), false);
      RecordTest.playOn(table, new Seeded(3));
      LuckProof dice = new LuckProof(Committed.commitment(SECRET), added, 0, SECRET);
      GameRecord forged = with(record, table.record().entries(), dice);
      assertThatThrownBy(() -> LuckProof.check(Skirmish.GAME, forged))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("added");
    }
    Table<Field> from = Table.replay(Skirmish.GAME, record, 3, new Committed(SECRET, ADDED));
    GameRecord start =
        new GameRecord(
                "skirmish",
                1,
                "none",
                record.setup(),
                false,
                Positions.write(Skirmish.GAME, Positions.read(Skirmish.GAME, from.write())),
                List.of(new Entry.Begun(List.of())))
            .with(record.dice());
    assertThatThrownBy(() -> LuckProof.check(Skirmish.GAME, start))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("from a position");
  }

  @Test
  void contributions_that_look_alike_in_a_row_bring_other_luck() {
    List<List<String>> alike = List.of(List.of("a:b", "c"), List.of("a", "b:c"));
    List<List<Integer>> plain = new ArrayList<>();
    List<List<Integer>> hashed = new ArrayList<>();
    for (List<String> added : alike) {
      plain.add(rolls(new Committed(SECRET, added)));
      hashed.add(rolls(LuckProof.source(SECRET, added, true)));
    }
    assertThat(plain.get(0)).as("as it was before").isEqualTo(plain.get(1));
    assertThat(hashed.get(0)).isNotEqualTo(hashed.get(1));
  }

  private static List<Integer> rolls(Committed luck) {
    List<Integer> rolls = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      rolls.add(luck.die(Skirmish.STRIKE));
    }
    return rolls;
  }

  @Test
  void a_committed_secret_brings_what_was_published() {
    Committed luck = new Committed(SECRET, ADDED);
    assertThat(Committed.commitment("abc"))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    List<Integer> rolls = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      rolls.add(luck.die(Skirmish.STRIKE));
    }
    assertThat(rolls).isEqualTo(ROLLS);
    luck.resume(3);
    assertThat(luck.die(Skirmish.STRIKE)).isEqualTo(ROLLS.get(3));
  }

  @Property(tries = 60)
  void a_table_that_follows_another_is_at_the_same_place(
      @ForAll int seed, @ForAll @IntRange(min = 2, max = 5) int seats, @ForAll boolean asksAll) {
    Table<Field> table = Table.open(Skirmish.GAME, Setup.of(seats), new Seeded(seed), asksAll);
    Table<Field> other = Table.replay(Skirmish.GAME, table.record(), 1, new Seeded(1));
    int[] followed = {1};
    RecordTest.playOn(
        table,
        new Seeded(seed + 1),
        () -> {
          List<Entry> entries = table.record().entries();
          for (; followed[0] < entries.size(); followed[0]++) {
            other.follow(entries.get(followed[0]));
          }
          for (int seat = 0; seat < seats; seat++) {
            if (!other.sealed(seat).equals(table.sealed(seat))) {
              other.answer(seat, table.sealed(seat));
            }
          }
          for (int seat = 0; seat < seats; seat++) {
            assertThat(other.mayUndo(seat)).isEqualTo(table.mayUndo(seat));
          }
        });
    assertThat(other.write()).isEqualTo(table.write());
    assertThat(other.record().write()).isEqualTo(table.record().write());
    assertThat(other.told()).hasSameSizeAs(table.told());
  }

  @Test
  void a_record_hides_from_a_seat_what_it_may_not_know() {
    List<Entry.Dealt> dealt =
        List.of(new Entry.Dealt("strike 4", Entry.ALL), new Entry.Dealt("card spy", 0b10));
    GameRecord record =
        new GameRecord(
            "skirmish",
            1,
            "none",
            Setup.of(2),
            true,
            Positions.write(Skirmish.GAME, Skirmish.field(2, Plan.PLAN)),
            List.of(
                new Entry.Begun(dealt),
                new Entry.Answered(0, "dig", 0b01, List.of()),
                new Entry.Opened(List.of("stay bold", "stay wary"), List.of(-1, 0b10), dealt),
                new Entry.Undone(1, 1)));
    assertThat(entries(record, 0))
        .isEqualTo(
            "[{\"begin\":true,\"chance\":[\"strike 4\",{\"hidden\":true}]},"
                + "{\"line\":\"dig\",\"seat\":0},"
                + "{\"chance\":[\"strike 4\",{\"hidden\":true}],"
                + "\"lines\":[\"stay bold\",{\"hidden\":true}]},"
                + "{\"seat\":1,\"undo\":1}]");
    assertThat(entries(record, 1)).contains("card spy", "stay wary").doesNotContain("dig");
    assertThat(entries(record, -1)).doesNotContain("spy", "wary", "dig");
    assertThat(record.seenBy(0).has("start")).isFalse();
    assertThatThrownBy(() -> GameRecord.read(record.seenBy(0)))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("cannot be played again");
  }

  private static String entries(GameRecord record, int seat) {
    return record.seenBy(seat).itemsOf("entries").canonical();
  }

  @Property(tries = 40)
  void what_is_forbidden_is_named_with_its_clause_and_refused(@ForAll int seed) {
    Table<Field> table = Table.open(Skirmish.GAME, Setup.of(3), new Seeded(seed));
    RecordTest.playOn(
        table,
        new Seeded(seed),
        () -> {
          for (int seats = table.awaited(); seats != 0; seats &= seats - 1) {
            int seat = Integer.numberOfTrailingZeros(seats);
            for (Forbidden forbidden : table.forbidden(seat, "")) {
              Refusal refusal = table.draft(seat, forbidden.choice().phrase()).refusal();
              assertThat(refusal).isNotNull();
              assertThat(refusal.clause()).isEqualTo(forbidden.clause());
            }
          }
        });
  }

  @Property(tries = 40)
  void a_whole_line_is_chosen_word_by_word(@ForAll int seed) {
    Table<Field> table = Table.open(Skirmish.GAME, Setup.of(3), new Seeded(seed));
    Seeded bot = new Seeded(seed);
    Options options = new Options();
    while (table.awaited() != 0) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      String line =
          table
              .view(seat)
              .line(view -> {
                view.options(options);
                return options.get(bot.below(options.size()));
              });
      assertThat(table.answer(seat, line)).isEqualTo(new Reply.Taken(line));
    }
    assertThat(table.standing()).isNotNull();
  }
}
