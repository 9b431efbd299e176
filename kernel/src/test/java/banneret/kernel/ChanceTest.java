package banneret.kernel;

import static banneret.kernel.AskTest.refused;
import static banneret.kernel.AskTest.taken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Refusal;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.told.Breakdown;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Luck: from a seed, from a script, typed in by hand. */
class ChanceTest {
  private static final Luck DIE = Luck.numbers("die");

  @Test
  void aSeedGivesTheSameNumbersForEver() {
    Seeded seeded = new Seeded(42);
    assertThat(new int[] {seeded.next(), seeded.next(), seeded.next()})
        .containsExactly(1959603763, -1871852584, -1828033784);
    Seeded dice = new Seeded(7);
    StringBuilder rolls = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      rolls.append(dice.die(DIE));
    }
    assertThat(rolls.toString()).isEqualTo("34122344214633666523");
    assertThat(Seeded.mix(42, 3)).isEqualTo(-1260157926);
  }

  @Property(tries = 200)
  void aSeedStartsAgainAsNew(@ForAll int seed, @ForAll @IntRange(max = 50) int drawn) {
    Seeded used = new Seeded(seed + 1);
    for (int i = 0; i < drawn; i++) {
      used.next();
    }
    used.reseed(seed);
    Seeded fresh = new Seeded(seed);
    for (int i = 0; i < 10; i++) {
      assertThat(used.next()).isEqualTo(fresh.next());
    }
  }

  @Property(tries = 500)
  void numbersStayBelowTheirBound(
      @ForAll int seed, @ForAll @IntRange(min = 1, max = Integer.MAX_VALUE) int n) {
    assertThat(new Seeded(seed).below(n)).isBetween(0, n - 1);
  }

  @Test
  void allOutcomesAreAlike() {
    Seeded seeded = new Seeded(2026);
    for (int n : new int[] {2, 3, 6, 7, 10}) {
      int[] counts = new int[n];
      int rolls = 20_000 * n;
      for (int i = 0; i < rolls; i++) {
        counts[seeded.below(n)]++;
      }
      double chiSquare = 0;
      for (int count : counts) {
        chiSquare += (count - 20_000.0) * (count - 20_000.0) / 20_000.0;
      }
      assertThat(chiSquare).as("of %d outcomes", n).isLessThan(30);
    }
  }

  @Test
  void aBoundAboveHalfTheRangeIsNotSkewed() {
    Seeded seeded = new Seeded(5);
    int n = 0x60000000;
    int low = 0;
    for (int i = 0; i < 30_000; i++) {
      low += seeded.below(n) < n / 3 ? 1 : 0;
    }
    assertThat(low).isBetween(9_600, 10_400);
  }

  @Test
  void theStreamsOfOneSeedDiffer() {
    Set<Integer> mixed = new HashSet<>();
    for (int part = 0; part < 10_000; part++) {
      mixed.add(Seeded.mix(1, part));
    }
    assertThat(mixed).hasSize(10_000);
  }

  @Test
  void aDrawTakesEachPieceAlike() {
    Seeded seeded = new Seeded(9);
    byte[] counts = {99, 0, 1, 3};
    int[] drawn = new int[3];
    for (int i = 0; i < 40_000; i++) {
      drawn[seeded.draw(DIE, counts, 1, 3, 4)]++;
    }
    assertThat(drawn[0]).isZero();
    assertThat(drawn[1]).isBetween(9_500, 10_500);
    assertThat(drawn[2]).isBetween(29_500, 30_500);
  }

  @Test
  void aScriptGivesItsOutcomesByLabel() {
    Scripted script = new Scripted(List.of("die 4", "card spy", "die 0"));
    assertThat(script.die(DIE)).isEqualTo(4);
    assertThat(script.draw(Skirmish.CARD, new byte[] {1, 1, 1, 1}, 0, 4, 4)).isEqualTo(Field.SPY);
    assertThat(script.rest()).containsExactly("die 0");
    assertThat(script.below(DIE, 3)).isZero();
  }

  @Test
  void aScriptThatDoesNotFitSaysWhichOutcomeAndWhyAndKeepsIt() {
    Scripted script = new Scripted(List.of("die 4", "card spy"));
    script.die(DIE);
    assertThatThrownBy(() -> script.die(DIE))
        .isInstanceOf(Chance.Mismatch.class)
        .hasMessage("chance 2: the game asks for 'die', given is 'card spy'");
    assertThatThrownBy(() -> script.draw(Skirmish.CARD, new byte[] {1, 1, 0, 1}, 0, 4, 3))
        .isInstanceOf(Chance.Mismatch.class)
        .hasMessage("chance 2: no 'spy' is left for card");
    assertThat(script.rest()).containsExactly("card spy");
    for (String wrong : List.of("die 7", "die 0", "die", "4", "die x", "die 99999999999", "die ")) {
      assertThatThrownBy(() -> new Scripted(List.of(wrong)).die(DIE))
          .isInstanceOf(Chance.Mismatch.class)
          .hasMessageStartingWith("chance 1: ");
    }
  }

  @Test
  void aScriptThatEndsAwaitsLuckOrGoesOnFromAnotherSource() {
    Chance.Awaited awaited =
        catchThrowableOfType(Chance.Awaited.class, () -> new Scripted(List.of()).below(DIE, 4));
    assertThat(awaited.luck()).isEqualTo(DIE);
    assertThat(awaited.low()).isZero();
    assertThat(awaited.high()).isEqualTo(3);
    Chance after = new Scripted(List.of("die 2"), new Scripted(List.of("die 5")));
    assertThat(after.die(DIE)).isEqualTo(2);
    assertThat(after.die(DIE)).isEqualTo(5);
  }

  @Test
  void aLabelIsOneWord() {
    assertThatThrownBy(() -> Luck.numbers("two words")).isInstanceOf(RuntimeException.class);
    assertThatThrownBy(() -> Luck.numbers("")).isInstanceOf(RuntimeException.class);
  }

  private static Table<Field> fight() {
    Field field = Skirmish.field(2, new Clash(0));
    field.ground(1, 0);
    field.give(0, Field.SWORD);
    return Skirmish.table(field);
  }

  @Test
  void luckIsTypedInOutcomeByOutcomeAndTheAnswerActsWhenAllIsThere() {
    Table<Field> table = fight();
    String before = table.write().fingerprint();
    Reply first = table.answer(0, "pass");
    assertThat(first).isEqualTo(new Reply.AwaitsLuck(Skirmish.STRIKE, 1, 6));
    assertThat(table.write().fingerprint()).isEqualTo(before);
    assertThat(table.told()).isEmpty();
    assertThat(refused(table.answer(0, "sword")).why()).isEqualTo(Refusal.Why.NOT_ASKED);
    assertThat(table.deal("strike 2")).isEqualTo(first);
    assertThat(taken(table.deal("strike 5"))).isEqualTo("pass");
    assertThat(table.record().entries().getLast().dealt())
        .containsExactly(new Entry.Dealt("strike 2", -1), new Entry.Dealt("strike 5", -1));
    assertThat(table.told()).hasSize(1);
    Breakdown[] sums = table.told().getFirst().event().sums();
    assertThat(sums[0].sum()).isEqualTo(6);
    assertThat(sums[1].sum()).isEqualTo(9);
    SealedTest.replaysTheSame(table);
    assertThatThrownBy(() -> table.deal("strike 1")).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aWrongOutcomeIsRefusedAndTheTableGoesOnWaiting() {
    Table<Field> table = fight();
    table.answer(0, "pass");
    assertThatThrownBy(() -> table.deal("strike 9")).isInstanceOf(Chance.Mismatch.class);
    assertThatThrownBy(() -> table.deal("card spy")).isInstanceOf(Chance.Mismatch.class);
    assertThat(table.deal("strike 2")).isInstanceOf(Reply.AwaitsLuck.class);
    assertThatThrownBy(() -> table.deal("strike 9")).isInstanceOf(Chance.Mismatch.class);
    assertThat(table.deal("strike 6")).isInstanceOf(Reply.Taken.class);
  }

  @Test
  void luckTypedInAfterAScriptKeepsWhatTheScriptGave() {
    Field field = Skirmish.field(2, new Clash(0));
    field.ground(1, 0);
    field.give(0, Field.SWORD);
    Table<Field> table = Skirmish.table(field, "strike 3");
    assertThat(table.answer(0, "pass")).isInstanceOf(Reply.AwaitsLuck.class);
    assertThat(table.deal("strike 1")).isInstanceOf(Reply.Taken.class);
    assertThat(table.record().entries().getLast().dealt())
        .containsExactly(new Entry.Dealt("strike 3", -1), new Entry.Dealt("strike 1", -1));
  }

  @Test
  void nothingIsUndoneWhileLuckIsAwaited() {
    Field field = Skirmish.field(2, new Orders(0, 2));
    Table<Field> table = Skirmish.table(field);
    table.answer(0, "hold");
    assertThat(table.mayUndo(0)).isTrue();
    assertThat(table.answer(0, "dig")).isInstanceOf(Reply.AwaitsLuck.class);
    assertThat(table.mayUndo(0)).isFalse();
    assertThat(refused(table.undo(0)).why()).isEqualTo(Refusal.Why.NOTHING_TO_UNDO);
    table.takeBack(1);
    assertThat(taken(table.answer(0, "hold"))).isEqualTo("hold");
  }

  @Test
  void anEntryKeepsWhoMayKnowItsLuck() {
    Table<Field> table = Skirmish.table(Skirmish.field(3, new Orders(1, 2)), "card horn");
    table.answer(1, "dig");
    assertThat(table.record().entries().getLast().dealt())
        .containsExactly(new Entry.Dealt("card horn", 0b010));
  }

  private static Table<Field> musterByHand() {
    return Table.open(Skirmish.GAME, Setup.of(2), new Scripted(List.of()));
  }

  @Test
  void luckOfTheBeginningIsTypedInToo() {
    Table<Field> table = musterByHand();
    Reply.AwaitsLuck awaited = new Reply.AwaitsLuck(Skirmish.CARD, 0, Field.KINDS - 1);
    assertThat(table.awaitedLuck()).isEqualTo(awaited);
    assertThat(table.awaited()).isZero();
    assertThat(table.inForce()).isZero();
    assertThat(table.told()).isEmpty();
    assertThat(refused(table.answer(0, "at 1 2 facing 3")).why()).isEqualTo(Refusal.Why.NOT_ASKED);
    for (String card : List.of("card spy", "card horn", "card spy")) {
      assertThat(table.deal(card)).isEqualTo(awaited);
      assertThat(table.told()).isEmpty();
    }
    assertThatThrownBy(() -> table.deal("strike 1")).isInstanceOf(Chance.Mismatch.class);
    assertThat(table.awaitedLuck()).isEqualTo(awaited);
    assertThat(taken(table.deal("card sword"))).isEmpty();
    assertThat(table.awaitedLuck()).isNull();
    assertThat(table.awaited()).isEqualTo(1);
    assertThat(table.told()).hasSize(4);
    assertThat(table.record().entries()).hasSize(1);
    assertThat(table.record().entries().getFirst().dealt())
        .contains(new Entry.Dealt("card sword", 0b10));
    SealedTest.replaysTheSame(table);
  }

  @Test
  void aMistypedOutcomeOfTheBeginningIsCalledBack() {
    Table<Field> table = musterByHand();
    table.deal("card spy");
    table.recall();
    assertThat(table.awaitedLuck()).isNotNull();
    for (int i = 0; i < 4; i++) {
      table.deal("card horn");
    }
    assertThat(table.awaitedLuck()).isNull();
    assertThat(table.record().entries().getFirst().dealt())
        .extracting(Entry.Dealt::phrase)
        .containsOnly("card horn");
  }

  @Test
  void anAnswerThatWaitsForLuckIsCalledBack() {
    Table<Field> table = fight();
    String before = table.write().fingerprint();
    table.answer(0, "pass");
    assertThat(table.awaitedLuck()).isEqualTo(new Reply.AwaitsLuck(Skirmish.STRIKE, 1, 6));
    assertThat(table.awaited()).isZero();
    assertThat(table.draft(0, "sword").refusal()).isNotNull();
    table.deal("strike 2");
    table.recall();
    assertThat(table.awaitedLuck()).isNull();
    assertThat(table.write().fingerprint()).isEqualTo(before);
    assertThat(table.answer(0, "sword")).isInstanceOf(Reply.AwaitsLuck.class);
    table.deal("strike 3");
    assertThat(taken(table.deal("strike 4"))).isEqualTo("sword");
    assertThat(table.record().entries().getLast().dealt())
        .containsExactly(new Entry.Dealt("strike 3", -1), new Entry.Dealt("strike 4", -1));
    SealedTest.replaysTheSame(table);
    assertThatThrownBy(table::recall).isInstanceOf(IllegalStateException.class);
  }

  private static List<Integer> next(Seeded seeded) {
    return List.of(seeded.next(), seeded.next(), seeded.next(), seeded.next());
  }

  private static List<Integer> afterReplay(GameRecord record, int seed) {
    Seeded luck = new Seeded(seed);
    Table.replay(Skirmish.GAME, record, 1_000_000, new Scripted(List.of(), luck));
    return next(luck);
  }

  @Test
  void luckDoesNotComeAgainAfterAReplay() {
    Table<Field> table = Table.open(Skirmish.GAME, Setup.of(2), new Seeded(5));
    GameRecord begun = table.record();
    table.answer(0, "at 0 0 facing 0");
    table.answer(1, "at 9000 0 facing 0");
    table.answer(0, "stay bold");
    table.answer(1, "stay bold");
    assertThat(table.question(0).step()).isEqualTo("orders");
    List<Integer> before = afterReplay(table.record(), 5);
    table.answer(0, "dig");
    List<Integer> after = afterReplay(table.record(), 5);
    table.takeBack(1);
    assertThat(before).isEqualTo(afterReplay(begun, 5)).isNotEqualTo(next(new Seeded(5)));
    assertThat(after).isNotEqualTo(before).isNotEqualTo(next(new Seeded(5)));
    assertThat(afterReplay(table.record(), 5)).isEqualTo(after);
    assertThat(afterReplay(table.record(), 6)).isNotEqualTo(after);
  }

  @Test
  void aRecordWithoutLuckLeavesTheSeedAsItWas() {
    GameRecord record = Skirmish.table(Skirmish.field(2, new Orders(0, 2))).record();
    assertThat(afterReplay(record, 5)).isEqualTo(next(new Seeded(5)));
  }
}
