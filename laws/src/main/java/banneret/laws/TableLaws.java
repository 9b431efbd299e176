package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.told.Event;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What holds of every table, its lines and its record. */
final class TableLaws {
  private TableLaws() {}

  /** What is said by phrases comes to the same as what is chosen by codes. */
  static <P extends Position<P>> void notation(Trial<P> trial) {
    boolean asksAll = trial.onceIn(2);
    Table<P> table = trial.table(asksAll);
    Mirror<P> mirror = new Mirror<>(trial, asksAll);
    while (table.standing() == null) {
      if (trial.onceIn(4)) {
        Same.check("what codes come to", mirror.write(), table.write());
      }
      Talk talk = Talk.any(table, trial.picks());
      List<String> reordered = mirror.say(talk);
      String sloppy = " " + talk.line().toUpperCase(Locale.ROOT).replace(" ", " ,\t ") + ";";
      checkMeans(table, talk, sloppy);
      if (reordered != null) {
        checkMeans(table, talk, String.join(" ", reordered));
        checkLeftOut(table, talk, reordered, trial.picks().below(reordered.size()));
      }
      say(table, talk);
    }
    Same.check("what codes come to", mirror.write(), table.write());
  }

  private static void checkMeans(Table<?> table, Talk talk, String line) {
    Table.Draft draft = table.draft(talk.seat(), line);
    assertThat(draft.refusal()).as("'%s', which means '%s'", line, talk.line()).isNull();
    assertThat(draft.next()).as("what is to be said after '%s'", line).isNull();
    assertThat(draft.line()).as("what '%s' means", line).isEqualTo(talk.line());
  }

  /** With a phrase left out a line says that and no more, or still means what it did. */
  private static void checkLeftOut(Table<?> table, Talk talk, List<String> phrases, int out) {
    List<String> fewer = new ArrayList<>(phrases);
    fewer.remove(out);
    String line = String.join(" ", fewer);
    Table.Draft draft = table.draft(talk.seat(), line);
    if (draft.refusal() == null && draft.next() == null) {
      assertThat(draft.line().length() == line.length() || draft.line().equals(talk.line()))
          .as("'%s', short for '%s', is read as '%s'", line, talk.line(), draft.line())
          .isTrue();
    }
  }

  static void say(Table<?> table, Talk talk) {
    assertThat(table.answer(talk.seat(), talk.line()))
        .as("the answer to '%s'", talk.line())
        .isEqualTo(new Reply.Taken(talk.line()));
  }

  /** A record, written and read, replays to every position there was; so does one with undos. */
  static <P extends Position<P>> void records(Trial<P> trial) {
    Table<P> table = trial.table(trial.onceIn(2));
    List<String> prints = new ArrayList<>(List.of("", ""));
    boolean sealed = false; // A line that waits for the others is not recorded yet.
    while (table.standing() == null) {
      if (table.inForce() > 1 && trial.onceIn(600)) {
        table.takeBack(1 + trial.picks().below(Math.min(9, table.inForce() - 1)));
        checkIs(table, prints);
        sealed = false;
      }
      if (!sealed && trial.onceIn(600)) {
        checkReplay(table, prints, trial);
      }
      Talk talk = Talk.any(table, trial.picks());
      int before = table.inForce();
      say(table, talk);
      sealed = table.inForce() == before;
      if (!sealed) {
        cut(prints, table.inForce());
        prints.add(trial.onceIn(4) ? table.write().fingerprint() : "");
      }
      if (table.mayUndo(talk.seat()) && trial.onceIn(4)) {
        assertThat(table.undo(talk.seat())).isInstanceOf(Reply.Taken.class);
        checkIs(table, prints);
        sealed = false;
      }
    }
    checkReplay(table, prints, trial);
  }

  private static void cut(List<String> prints, int size) {
    prints.subList(Math.min(size, prints.size()), prints.size()).clear();
  }

  private static void checkIs(Table<?> table, List<String> prints) {
    cut(prints, table.inForce() + 1);
    if (!prints.getLast().isEmpty()) {
      assertThat(table.write().fingerprint()).as("taken back").isEqualTo(prints.getLast());
    }
  }

  private static <P extends Position<P>> void checkReplay(
      Table<P> table, List<String> prints, Trial<P> trial) {
    checkReplay(table, trial);
    checkPart(table, prints, trial);
  }

  private static <P extends Position<P>> void checkReplay(Table<P> table, Trial<P> trial) {
    Game<P> game = trial.game();
    GameRecord record = table.record();
    Tree yaml = Formats.yaml("record.yaml", Formats.yaml(record.write()));
    GameRecord read =
        trial.onceIn(2) ? Records.read("r.json", Records.text(record)) : GameRecord.read(yaml);
    assertThat(read.write()).as("the record read").isEqualTo(record.write());
    Table<P> again = Table.replay(game, read, Integer.MAX_VALUE, new Seeded(trial.seed()));
    Same.check("the replay", again.write(), table.write());
    assertThat(again.record().write()).as("its record").isEqualTo(record.write());
    assertThat(again.inForce()).isEqualTo(table.inForce());
    assertThat(told(again, 0)).as("what is told").isEqualTo(told(table, 0));
    for (int seat = 0; seat < record.setup().seats(); seat++) {
      assertThat(again.mayUndo(seat)).as("seat %s may undo", seat).isEqualTo(table.mayUndo(seat));
    }
  }

  private static <P extends Position<P>> void checkPart(
      Table<P> table, List<String> prints, Trial<P> trial) {
    int count = 1 + trial.picks().below(table.inForce());
    while (count < table.inForce() && prints.get(count).isEmpty()) {
      count++;
    }
    if (prints.get(count).isEmpty()) {
      return;
    }
    Table<P> part = Table.replay(trial.game(), table.record(), count, new Seeded(trial.seed()));
    assertThat(part.inForce()).isEqualTo(count);
    assertThat(part.write().fingerprint())
        .as("the replay of %s entries", count)
        .isEqualTo(prints.get(count));
  }

  /** Whoever resigns is behind the others, whether the game ends with it or goes on. */
  static <P extends Position<P>> void resigning(Trial<P> trial) {
    Table<P> table = trial.table(trial.onceIn(2));
    int seats = trial.setup().seats();
    List<Integer> resigned = new ArrayList<>();
    while (table.standing() == null) {
      if (trial.onceIn(60)) {
        int seat = trial.picks().below(seats);
        boolean plays = (table.playing() >>> seat & 1) != 0;
        int others = Integer.bitCount(table.playing() & ~(1 << seat));
        assertThat(table.resign(seat) instanceof Reply.Taken)
            .as("seat %s resigns", seat)
            .isEqualTo(plays);
        assertThat(table.standing() != null).as("it ends").isEqualTo(plays && others < 2);
        if (plays) {
          resigned.add(seat);
        }
      } else if (trial.onceIn(400)) {
        assertThat(table.agree()).isInstanceOf(Reply.Taken.class);
        assertThat(table.standing()).as("an end that all agree to").isNotNull();
      } else {
        say(table, Talk.any(table, trial.picks()));
      }
    }
    int[] places = Objects.requireNonNull(table.standing()).places();
    for (int i = 0; i < resigned.size(); i++) {
      assertThat(places[resigned.get(i)])
          .as("the place of whoever resigned as number %s of %s", i + 1, resigned.size())
          .isEqualTo(seats - i);
    }
    checkReplay(table, trial);
  }

  /** A game whose luck is typed in as it falls is the same game. */
  static <P extends Position<P>> void typedLuck(Trial<P> trial) {
    Table<P> table = trial.table(trial.onceIn(2));
    while (table.standing() == null) {
      say(table, Talk.any(table, trial.picks()));
    }
    GameRecord record = table.record();
    Table<P> typed = Table.replay(trial.game(), record, 1, new Scripted(List.of()));
    for (Entry entry : record.entries().subList(1, record.entries().size())) {
      if (entry instanceof Entry.Answered answered) {
        type(typed, answered.seat(), answered.line(), entry.dealt());
      } else if (entry instanceof Entry.Opened opened) {
        for (int left = typed.awaited(); left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          boolean last = (left & left - 1) == 0;
          type(typed, seat, opened.lines().get(seat), last ? entry.dealt() : List.of());
        }
      }
    }
    Same.check("the end with luck typed in", typed.write(), table.write());
    Same.check("the record of luck typed in", typed.record().write(), record.write());
  }

  private static void type(Table<?> table, int seat, String line, List<Entry.Dealt> outcomes) {
    Reply reply = table.answer(seat, line);
    for (Entry.Dealt dealt : outcomes) {
      assertThat(reply).as("before '%s'", dealt).isInstanceOf(Reply.AwaitsLuck.class);
      assertThat(table.mayUndo(seat)).isFalse();
      reply = table.deal(dealt.phrase());
    }
    assertThat(reply).isEqualTo(new Reply.Taken(line));
  }

  private static List<String> told(Table<?> table, int since) {
    List<String> all = new ArrayList<>();
    List<Table.Told> told = table.told();
    told.subList(since, told.size())
        .forEach(it -> all.add(it.entry() + " " + Ears.whole(it.event())));
    return all;
  }

  /** Whatever is said, a table takes it or refuses it; a refusal changes nothing. */
  static <P extends Position<P>> void refusals(Trial<P> trial) {
    Table<P> table = trial.table(trial.onceIn(2));
    Hostile hostile = new Hostile(trial.picks());
    int seats = trial.setup().seats();
    while (table.standing() == null) {
      Talk talk = Talk.any(table, trial.picks());
      hostile.hear(talk.line());
      if (trial.onceIn(8)) {
        int seat = trial.onceIn(10) ? trial.picks().below(seats + 3) - 1 : talk.seat();
        checkHostile(table, seat, hostile.line(), hostile);
      }
      if (table.standing() == null) {
        Talk next = Talk.any(table, trial.picks());
        say(table, next);
      }
    }
    for (int seat = -1; seat <= seats; seat++) {
      assertThat(table.answer(seat, hostile.line())).isInstanceOf(Reply.Refused.class);
    }
  }

  private static void checkHostile(Table<?> table, int seat, String line, Hostile hostile) {
    Tree before = table.write();
    int entries = table.record().entries().size();
    int told = table.told().size();
    Table.Draft draft = table.draft(seat, line);
    Reply reply = table.answer(seat, line);
    if (reply instanceof Reply.Taken taken) {
      assertThat(draft.refusal()).as("the draft of '%s'", line).isNull();
      assertThat(taken.line()).as("what '%s' means", line).isEqualTo(draft.line());
      return;
    }
    assertThat(reply).as("the answer to '%s'", line).isInstanceOf(Reply.Refused.class);
    Refusal refusal = ((Reply.Refused) reply).refusal();
    boolean incomplete = refusal.why() == Refusal.Why.INCOMPLETE;
    assertThat(draft.refusal() == null).as("the draft of '%s'", line).isEqualTo(incomplete);
    assertThat(refusal.clause() != null)
        .as("'%s': %s", line, refusal)
        .isEqualTo(refusal.why() == Refusal.Why.FORBIDDEN);
    assertThat(table.write()).as("after '%s' was refused", line).isEqualTo(before);
    assertThat(table.record().entries()).hasSize(entries);
    assertThat(table.told()).hasSize(told);
    hostile.hear(refusal.part());
  }

  /** An answer can be taken back until something happened that cannot; then all is as before. */
  static <P extends Position<P>> void undo(Trial<P> trial) {
    boolean asksAll = trial.onceIn(2);
    Table<P> table = trial.table(asksAll);
    while (table.standing() == null) {
      Tree.Fields before = table.write();
      int told = table.told().size();
      Talk talk = Talk.any(table, trial.picks());
      int seat = talk.seat();
      boolean earlier = table.mayUndo(seat);
      int entries = table.inForce();
      say(table, talk);
      checkOthersMayNotUndo(table, seat, trial.setup().seats());
      if (table.inForce() == entries) {
        assertThat(table.mayUndo(seat)).as("undo of what was before it").isEqualTo(earlier);
        checkMayBeRevised(table, talk, before, told, trial);
        continue;
      }
      boolean drawn = !table.record().entries().getLast().dealt().isEmpty();
      boolean may = table.mayUndo(seat);
      boolean barred = talk.draft().view() == null;
      assertThat(may && (drawn || barred)).as("'%s' may be taken back", talk.line()).isFalse();
      boolean answers = !barred && Mirror.isAnsweredAfter(trial, before, talk, asksAll);
      if (asksAll && !isSealed(table) && !answers) {
        assertThat(may).as("'%s' may be taken back", talk.line()).isEqualTo(!barred);
      }
      if (may && trial.onceIn(3)) {
        Tree after = table.write();
        List<String> heard = told(table, told);
        assertThat(table.undo(seat)).isInstanceOf(Reply.Taken.class);
        Same.check("'" + talk.line() + "' taken back", table.write(), before);
        assertThat(table.told()).hasSize(told);
        say(table, talk);
        Same.check("'" + talk.line() + "' said again", table.write(), after);
        assertThat(told(table, told)).isEqualTo(heard);
        if (asksAll) {
          checkShowedNothing(trial, before, talk, table);
        }
      }
    }
    assertThat(table.record().entries().getLast()).isNotInstanceOf(Entry.Undone.class);
  }

  private static void checkOthersMayNotUndo(Table<?> table, int seat, int seats) {
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        assertThat(table.mayUndo(other)).as("seat %s after seat %s", other, seat).isFalse();
        assertThat(table.undo(other)).isInstanceOf(Reply.Refused.class);
      }
    }
  }

  /** A line that waits for the others' changes nothing else, and another may take its place. */
  private static <P extends Position<P>> void checkMayBeRevised(
      Table<P> table, Talk talk, Tree.Fields before, int told, Trial<P> trial) {
    assertThat(table.awaited() >>> talk.seat() & 1).as("'%s' is whole", talk.line()).isZero();
    assertThat(table.told()).hasSize(told);
    Tree.Fields sealed = table.write();
    Talk other = Talk.of(table, talk.seat(), trial.picks());
    say(table, other);
    assertThat(table.sealed(talk.seat())).isEqualTo(other.line());
    say(table, talk);
    assertThat(table.sealed(talk.seat())).isEqualTo(talk.line());
    assertThat(table.told()).hasSize(told);
    Same.check("'" + talk.line() + "' sealed again", table.write(), sealed);
    Tree none = before.find("sealed");
    Same.check(
        "all but the line",
        table.write().put("sealed", none == null ? Tree.items() : none),
        before);
  }

  private static boolean isSealed(Table<?> table) {
    return table.record().entries().getLast() instanceof Entry.Opened;
  }

  /** An answer that can be taken back leads to the same whatever the seat did not know. */
  private static <P extends Position<P>> void checkShowedNothing(
      Trial<P> trial, Tree.Fields before, Talk talk, Table<P> table) {
    Game<P> game = trial.game();
    P there = Positions.read(game, before);
    P dealt = new View<>(game, there, talk.seat()).deal(new Seeded(trial.picks().next()));
    Tree.Fields written = Positions.write(game, dealt);
    Table<P> other = Secrecy.tableFrom(game, written, true, new Seeded(1));
    say(other, talk);
    Same.check(
        "what '" + talk.line() + "' showed",
        other.view(talk.seat()).tree(),
        table.view(talk.seat()).tree());
  }

  /** A draft changes nothing, and what it says comes true. */
  static <P extends Position<P>> void drafts(Trial<P> trial) {
    Table<P> table = trial.table(true);
    while (table.standing() == null) {
      boolean thorough = trial.onceIn(20);
      Tree.Fields before = table.write();
      Tree record = thorough ? table.record().write() : before;
      int told = table.told().size();
      Talk talk = Talk.any(table, trial.picks());
      assertThat(table.write()).as("after drafts").isEqualTo(before);
      assertThat(table.told()).hasSize(told);
      if (thorough) {
        assertThat(table.record().write()).as("the record").isEqualTo(record);
        checkUnfinished(table, talk);
      }
      say(table, talk);
      Tree.Fields view = talk.draft().view();
      if (view != null && !Mirror.isAnsweredAfter(trial, before, talk, true)) {
        Same.check("after '" + talk.line() + "'", table.view(talk.seat()).tree(), view);
        checkEvents(talk.draft().events(), table.told().subList(told, table.told().size()));
      }
    }
  }

  private static void checkUnfinished(Table<?> table, Talk talk) {
    for (Talk.Word word : talk.words().subList(0, talk.words().size() - 1)) {
      Reply reply = table.answer(talk.seat(), word.after());
      assertThat(reply).isInstanceOf(Reply.Refused.class);
      assertThat(((Reply.Refused) reply).refusal().why())
          .as("why '%s' is refused", word.after())
          .isEqualTo(Refusal.Why.INCOMPLETE);
      Table.Draft draft = table.draft(talk.seat(), word.after());
      assertThat(Objects.requireNonNull(draft.next()).choices()).isNotEmpty();
    }
  }

  private static void checkEvents(List<Event> drafted, List<Table.Told> told) {
    assertThat(told.stream().map(it -> Ears.whole(it.event())).toList())
        .isEqualTo(drafted.stream().map(Ears::whole).toList());
  }
}
