package banneret.kernel;

import static banneret.kernel.AskTest.refused;
import static banneret.kernel.AskTest.taken;
import static banneret.kernel.SealedTest.replaysTheSame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Options;
import banneret.kernel.step.Standing;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.tree.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Seats that stop playing before the end. */
class StoppingTest {
  private static Table<Field> orders(int seats) {
    return Skirmish.table(Skirmish.field(seats, new Orders(0, 2)));
  }

  private static Standing over(Table<?> table) {
    return Objects.requireNonNull(table.standing());
  }

  private static List<String> told(Table<?> table) {
    return table.told().stream().map(told -> told.event().what().name()).toList();
  }

  @Test
  void oneOfTwoResignsAndTheOtherHasWon() {
    Table<Field> table = orders(2);
    taken(table.resign(1));
    assertThat(over(table).places()).containsExactly(1, 2);
    assertThat(over(table).clause().id()).isEqualTo("table.resigning");
    assertThat(told(table)).endsWith("resigned", "left-alone");
    assertThat(table.awaited()).isZero();
    replaysTheSame(table);
    assertThat(refused(table.resign(0)).why()).isEqualTo(Refusal.Why.GAME_OVER);
  }

  @Test
  void amongThreeTheOthersPlayOnAndWhoResignedIsLast() {
    Table<Field> table = orders(3);
    taken(table.resign(0));
    assertThat(table.standing()).isNull();
    assertThat(table.playing()).isEqualTo(0b110);
    assertThat(table.stopped()).isEqualTo(0b001);
    assertThat(refused(table.resign(0)).why()).isEqualTo(Refusal.Why.NOT_PLAYING);
    assertThat(refused(table.resign(-1)).why()).isEqualTo(Refusal.Why.NOT_PLAYING);
    taken(table.answer(0, "hold")); // Somebody else answers for the seat.
    taken(table.resign(2));
    assertThat(over(table).places()).containsExactly(3, 1, 2);
    replaysTheSame(table);
  }

  @Test
  void allAgreeToEndItAsItStands() {
    Table<Field> table = orders(3);
    taken(table.resign(1));
    taken(table.agree());
    assertThat(over(table).places()).containsExactly(1, 3, 1);
    assertThat(table.stopped()).as("who resigned").isEqualTo(0b010);
    assertThat(over(table).clause().id()).isEqualTo("table.agreeing");
    assertThat(told(table)).endsWith("resigned", "agreed-to-end");
    replaysTheSame(table);
    assertThat(refused(table.agree()).why()).isEqualTo(Refusal.Why.GAME_OVER);
  }

  @Test
  void aSeatThatResignedPlaysAgainWhenAllAgreeToTakeItBack() {
    Table<Field> table = orders(3);
    String before = table.write().fingerprint();
    taken(table.resign(1));
    table.takeBack(1);
    assertThat(table.playing()).isEqualTo(0b111);
    assertThat(table.write().fingerprint()).isEqualTo(before);
    replaysTheSame(table);
  }

  @Test
  void nobodyTakesBackAloneWhatCameBefore() {
    Table<Field> table = orders(3);
    taken(table.answer(0, "scout b c"));
    assertThat(table.mayUndo(0)).isTrue();
    taken(table.resign(2));
    assertThat(table.mayUndo(0)).isFalse();
  }

  @Test
  void whoeverResignedIsBehindTheOthersAtTheEndOfTheGame() {
    Standing standing =
        Standing.ranked(new int[] {9, 7, 5, 3}, new int[] {9, 7, 5, 3}, Skirmish.END)
            .behind(List.of(0b0001, 0b0100));
    assertThat(standing.places()).containsExactly(4, 1, 3, 2);
  }

  @Test
  void aRecordInWhichSomebodyStopsWhoDoesNotPlayIsRefused() {
    Table<Field> table = orders(3);
    taken(table.resign(0));
    GameRecord record = table.record();
    for (Entry wrong :
        List.of(
            new Entry.Stopped(0b001, Entry.Stop.RESIGNED),
            new Entry.Stopped(0b110, Entry.Stop.RESIGNED),
            new Entry.Stopped(0b010, Entry.Stop.AGREED))) {
      List<Entry> entries = new ArrayList<>(record.entries());
      entries.add(wrong);
      GameRecord forged =
          new GameRecord(
              record.game(),
              record.edition(),
              record.content(),
              record.setup(),
              record.asksAll(),
              record.start(),
              entries);
      assertThatThrownBy(
              () -> Table.replay(Skirmish.GAME, forged, Integer.MAX_VALUE, new Seeded(1)))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("do not play");
    }
  }

  @Test
  void aTableWhereNobodyScoresIsNoticed() {
    Table<Field> table = Table.open(Skirmish.GAME, Setup.of(2), new Seeded(1));
    Options options = new Options();
    int first = table.round();
    while (table.standing() == null) {
      assertThat(table.quiet()).isEqualTo(table.round() - first); // Skirmish counts no points.
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      View<Field> view =
          new View<>(Skirmish.GAME, table.viewToAnswer(seat).deal(new Seeded(2)), seat);
      String line =
          view.line(now -> {
            now.options(options);
            return options.get(0);
          });
      taken(table.answer(seat, line));
    }
    assertThat(table.quiet()).isPositive();
  }
}
