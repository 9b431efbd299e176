package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Records of games: written, read, replayed, and refused if they cannot be. */
class RecordTest {
  /** A game played by chance from the first deal to the end, with an undo now and then. */
  static Table<Field> randomGame(int seats, int seed, boolean asksAll) {
    Table<Field> table = Table.open(Skirmish.GAME, Setup.of(seats), new Seeded(seed), asksAll);
    playOn(table, new Seeded(seed + 1));
    return table;
  }

  static void playOn(Table<Field> table, Seeded bot) {
    playOn(table, bot, () -> {});
  }

  /** Plays to the end by chance; after each answer or undo something is looked at. */
  static void playOn(Table<Field> table, Seeded bot, Runnable look) {
    int seats = table.record().setup().seats();
    while (table.standing() == null) {
      int seat = bot.below(seats);
      if ((table.awaited() >>> seat & 1) != 0) {
        assertThat(table.answer(seat, line(table, seat, bot))).isInstanceOf(Reply.Taken.class);
      }
      if (table.mayUndo(seat) && bot.below(6) == 0) {
        table.undo(seat);
      } else if (table.inForce() > 4 && bot.below(80) == 0) {
        table.takeBack(2);
      }
      look.run();
    }
  }

  /** A line put together from the small questions that drafts ask. */
  static String line(Table<Field> table, int seat, Seeded bot) {
    StringBuilder line = new StringBuilder();
    Asked next = table.draft(seat, "").next();
    while (next != null) {
      List<Choice> choices = next.choices();
      line.append(' ').append(choices.get(bot.below(choices.size())).phrase());
      Table.Draft draft = table.draft(seat, line.toString());
      assertThat(draft.refusal()).isNull();
      next = draft.next();
    }
    return line.toString();
  }

  @Property(tries = 100)
  void aRecordIsReadAsItWasWritten(
      @ForAll int seed, @ForAll @IntRange(min = 2, max = 5) int seats, @ForAll boolean asksAll) {
    GameRecord record = randomGame(seats, seed, asksAll).record();
    assertThat(GameRecord.read(record.write()).write()).isEqualTo(record.write());
    assertThat(GameRecord.read(record.write()).entries()).isEqualTo(record.entries());
  }

  @Property(tries = 100)
  void aRecordReplaysToTheSameAsTheGame(
      @ForAll int seed, @ForAll @IntRange(min = 2, max = 5) int seats, @ForAll boolean asksAll) {
    SealedTest.replaysTheSame(randomGame(seats, seed, asksAll));
  }

  @Property(tries = 60)
  void aReplayMayStopAtAnyEntryAndGoOnFromThere(
      @ForAll int seed, @ForAll @IntRange(min = 1, max = 12) int count) {
    GameRecord record = randomGame(3, seed, false).record();
    Table<Field> part = Table.replay(Skirmish.GAME, record, count, new Seeded(seed));
    List<Entry> inForce = record.inForce();
    int kept = Math.min(count, inForce.size());
    assertThat(part.record().inForce()).isEqualTo(inForce.subList(0, kept));
    assertThat(part.inForce()).isEqualTo(kept);
  }

  @Property(tries = 1500)
  void aCorruptedRecordIsMalformedAndNothingWorse(@ForAll int seed) {
    Seeded dice = new Seeded(seed);
    GameRecord record = randomGame(2 + dice.below(2), dice.below(8), dice.below(2) == 0).record();
    Tree broken = broken(record.write(), dice);
    try {
      Table.replay(Skirmish.GAME, GameRecord.read(broken), 1_000_000, new Seeded(1));
    } catch (Malformed e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
  }

  /** The tree with one thing in it changed, dropped or doubled. */
  private static Tree broken(Tree tree, Seeded dice) {
    if (tree instanceof Tree.Fields fields && !fields.isEmpty()) {
      List<String> names = fields.names();
      String hit = names.get(dice.below(names.size()));
      boolean drop = dice.below(4) == 0;
      Tree.Fields out = Tree.fields();
      for (String name : names) {
        if (!name.equals(hit)) {
          out.put(name, fields.get(name));
        } else if (!drop || fields.get(name) instanceof Tree.Items) {
          out.put(name, broken(fields.get(name), dice));
        }
      }
      return out;
    }
    if (tree instanceof Tree.Items items && items.size() > 0) {
      int hit = dice.below(items.size());
      int how = dice.below(4);
      Tree.Items out = Tree.items();
      for (int i = 0; i < items.size(); i++) {
        Tree item = items.get(i);
        if (i != hit) {
          out.add(item);
        } else if (how == 1) {
          out.add(item).add(item);
        } else if (how > 1) {
          out.add(broken(item, dice));
        }
      }
      return out;
    }
    return switch (dice.below(6)) {
      case 0 -> Tree.of("hold");
      case 1 -> Tree.of(-1);
      case 2 -> Tree.of(1_000_000);
      case 3 -> Tree.of(true);
      case 4 -> Tree.items().add("stay bold");
      default -> Tree.fields().put("line", "pass");
    };
  }

  private static GameRecord record(Entry... entries) {
    List<Entry> all = new ArrayList<>();
    all.add(new Entry.Begun(List.of()));
    all.addAll(List.of(entries));
    Field field = Skirmish.field(2, new Orders(0, 2));
    return new GameRecord(
        "skirmish", 1, "none", Setup.of(2), false, Positions.write(Skirmish.GAME, field), all);
  }

  private static void isRefused(GameRecord record, String why) {
    assertThatThrownBy(() -> Table.replay(Skirmish.GAME, record, 99, new Seeded(1)))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining(why);
  }

  private static Entry.Answered hold(int seat) {
    return new Entry.Answered(seat, "hold", List.of());
  }

  @Test
  void aRecordThatCannotHaveBeenIsMalformed() {
    isRefused(record(hold(1)), "entry 1 of the record: 'hold' is refused");
    isRefused(record(new Entry.Answered(0, "scout a b", List.of())), Skirmish.SCOUT_OWN.toString());
    isRefused(record(new Entry.Begun(List.of())), "a second beginning");
    isRefused(record(new Entry.Opened(List.of("hold", ""), List.of())), "no sealed question");
    isRefused(record(new Entry.Answered(0, "dig", List.of())), "waiting for card");
    isRefused(
        record(new Entry.Answered(0, "hold", List.of(new Entry.Dealt("card spy", 1)))), "to spare");
    isRefused(
        record(new Entry.Answered(0, "dig", List.of(new Entry.Dealt("die 1", 1)))), "asks for");
    isRefused(record(hold(0), new Entry.Undone(0, 2)), "takes back more");
    Entry[] toPlan = {hold(0), hold(0), hold(1), hold(1)};
    GameRecord plan = record(toPlan);
    assertThatCode(() -> Table.replay(Skirmish.GAME, plan, 99, new Seeded(1)))
        .doesNotThrowAnyException();
    isRefused(record(toPlan[0], toPlan[1], toPlan[2], toPlan[3], hold(0)), "opened at once");
    isRefused(
        record(
            toPlan[0],
            toPlan[1],
            toPlan[2],
            toPlan[3],
            new Entry.Opened(List.of("stay bold", ""), List.of())),
        "not all lines are in");
  }

  @Test
  void anEntryKeepsWhoMayReadItsLine() {
    Table<Field> table = Skirmish.table(Skirmish.field(3, new Deploy(1)));
    table.answer(1, "deploy banner at 5000 2 facing 3");
    Entry entry = table.record().entries().getLast();
    assertThat(entry)
        .isEqualTo(new Entry.Answered(1, "deploy banner at 5000 2 facing 3", 0b010, List.of()));
    assertThat(entry.write().number("to")).isEqualTo(0b010);
    SealedTest.replaysTheSame(table);
    assertThat(hold(0).write().has("to")).isFalse();
    isRefused(record(new Entry.Answered(0, "hold", 0b01, List.of())), "not heard by those");
  }

  @Test
  void anEntryKeepsWhoMayReadEachOfTheLinesThatWereOpened() {
    Field field = Skirmish.field(3, Plan.PLAN);
    field.men(2, 2);
    Table<Field> table = Skirmish.table(field);
    table.answer(0, "stay bold");
    table.answer(2, "wary");
    table.answer(1, "stay wary");
    List<String> lines = List.of("stay bold", "stay wary", "stay wary");
    Entry entry = table.record().entries().getLast();
    assertThat(entry).isEqualTo(new Entry.Opened(lines, List.of(-1, -1, 0b101), List.of()));
    assertThat(entry.write().itemsOf("lines").get(0).asText()).isEqualTo("stay bold");
    assertThat(entry.write().itemsOf("lines").get(2).asFields().number("to")).isEqualTo(0b101);
    SealedTest.replaysTheSame(table);
    GameRecord played = table.record();
    List<Entry> forged = new ArrayList<>(played.entries());
    forged.set(1, new Entry.Opened(lines, List.of()));
    isRefused(
        new GameRecord("skirmish", 1, "none", Setup.of(3), false, played.start(), forged),
        "not heard by those");
  }

  @Test
  void aRecordOfOtherRulesOrContentIsRefused() {
    GameRecord record = record();
    isRefused(
        new GameRecord("chess", 1, "none", record.setup(), false, null, record.entries()), "chess");
    isRefused(
        new GameRecord("skirmish", 2, "none", record.setup(), false, null, record.entries()),
        "edition 2");
    isRefused(
        new GameRecord("skirmish", 1, "more", record.setup(), false, null, record.entries()),
        "other content");
    isRefused(
        new GameRecord("skirmish", 1, "none", record.setup(), false, null, List.of()), "begin");
  }

  @Test
  void everyKindOfEntryIsReadAsItWasWritten() {
    List<Entry.Dealt> dealt =
        List.of(new Entry.Dealt("strike 4", -1), new Entry.Dealt("card spy", 0b10));
    for (Entry entry :
        List.of(
            new Entry.Begun(dealt),
            new Entry.Answered(1, "dig", dealt),
            new Entry.Answered(1, "dig", 0b11, dealt),
            new Entry.Opened(List.of("stay bold", ""), dealt),
            new Entry.Opened(List.of("stay bold", ""), List.of(1, -1), dealt),
            new Entry.Undone(-1, 3),
            new Entry.Stopped(0b10, Entry.Stop.RESIGNED),
            new Entry.Stopped(0b11, Entry.Stop.AGREED),
            new Entry.Undone(1, 1))) {
      assertThat(Entry.read(entry.write(), 2)).isEqualTo(entry);
    }
    assertThatThrownBy(() -> Entry.read(Tree.fields(), 2)).isInstanceOf(Malformed.class);
    assertThatThrownBy(() -> Entry.read(hold(2).write(), 2)).isInstanceOf(Malformed.class);
  }
}
