package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.table.View;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Dealing anew what a seat cannot know. */
class RedealTest {
  private static final Pile DECK = Field.DECK;

  /** A field after some random drawing, looking, showing, playing, putting and shuffling. */
  private static Field after(int seats, int seed, int acts) {
    Field field = Field.fresh(seats);
    Seeded dice = new Seeded(seed);
    Engine<Field> flow = new Engine<>(field, new Seeded(seed + 1));
    for (int i = 0; i < acts; i++) {
      int seat = dice.below(seats);
      Hand hand = Field.HANDS[seat];
      byte[] cells = field.cells;
      switch (dice.below(9)) {
        case 0, 1, 2 -> {
          if (DECK.size(cells) > 0) {
            field.draw(seat, flow);
          }
        }
        case 3 -> DECK.look(cells, flow, Skirmish.CARD, 1 + dice.below(3), seat);
        case 4 -> {
          int other = dice.below(seats);
          if (other != seat) {
            hand.show(cells, flow, other);
          }
        }
        case 5 -> {
          if (hand.size(cells) > 0) {
            DECK.putOn(cells, hand.removeAny(cells, flow, Skirmish.CARD), (1 << seats) - 1);
          }
        }
        case 6 -> {
          if (hand.size(cells) > 0) {
            DECK.putUnder(cells, hand.removeAny(cells, flow, Skirmish.CARD), (1 << seats) - 1);
          }
        }
        case 7 -> {
          if (hand.size(cells) > 0) {
            int kind = dice.below(Field.KINDS);
            while (hand.count(cells, kind) == 0) {
              kind = (kind + 1) % Field.KINDS;
            }
            hand.hide(cells, kind);
            DECK.putUnder(cells, kind, 1 << seat);
          }
        }
        default -> {
          if (dice.below(4) == 0) {
            DECK.shuffle(cells);
          }
        }
      }
    }
    return field;
  }

  @Property(tries = 3000)
  void aRedealKeepsWhatTheSeatKnowsAndAllThatAnybodyCanCount(
      @ForAll @IntRange(min = 2, max = 5) int seats,
      @ForAll int seed,
      @ForAll @IntRange(max = 60) int acts,
      @ForAll @IntRange(min = -1, max = 4) int who) {
    int seat = Math.min(who, seats - 1);
    Field field = after(seats, seed, acts);
    assertThat(Skirmish.GAME.inconsistency(field)).isNull();
    Field dealt = new View<>(Skirmish.GAME, field, seat).deal(new Seeded(seed));
    assertThat(Skirmish.GAME.inconsistency(dealt)).isNull();
    assertThat(Skirmish.GAME.view(dealt, seat)).isEqualTo(Skirmish.GAME.view(field, seat));
    assertThat(DECK.size(dealt.cells)).isEqualTo(DECK.size(field.cells));
    assertThat(DECK.knownTop(dealt.cells)).isEqualTo(DECK.knownTop(field.cells));
    assertThat(DECK.knownBottom(dealt.cells)).isEqualTo(DECK.knownBottom(field.cells));
    for (int i = 0; i < DECK.knownBottom(field.cells); i++) {
      assertThat(DECK.bottomKnowers(dealt.cells, i)).isEqualTo(DECK.bottomKnowers(field.cells, i));
      if (seat >= 0 && (DECK.bottomKnowers(field.cells, i) >>> seat & 1) != 0) {
        assertThat(DECK.bottom(dealt.cells, i)).isEqualTo(DECK.bottom(field.cells, i));
      }
    }
    for (int owner = 0; owner < seats; owner++) {
      knowledgeIsTrue(field, field, owner, owner);
      knowledgeIsTrue(dealt, field, owner, seat);
    }
  }

  private static void knowledgeIsTrue(Field dealt, Field field, int owner, int viewer) {
    Hand hand = Field.HANDS[owner];
    assertThat(hand.size(dealt.cells)).isEqualTo(hand.size(field.cells));
    for (int seat = 0; seat < field.seats(); seat++) {
      int sure = 0;
      for (int kind = 0; kind < Field.KINDS; kind++) {
        int known = hand.known(dealt.cells, seat, kind);
        assertThat(known).isBetween(0, hand.count(dealt.cells, kind));
        sure += known;
      }
      assertThat(hand.knownSize(dealt.cells, seat)).isEqualTo(sure);
      boolean kept = seat == viewer || seat == owner || owner == viewer;
      assertThat(sure).isEqualTo(kept ? hand.knownSize(field.cells, seat) : 0);
    }
  }

  @Property(tries = 500)
  void aRedealLeavesTheTableAsItWas(@ForAll int seed, @ForAll @IntRange(max = 40) int acts) {
    Field field = after(3, seed, acts);
    byte[] before = field.cells.clone();
    new View<>(Skirmish.GAME, field, 1).deal(new Seeded(seed));
    assertThat(field.cells).isEqualTo(before);
  }

  @Property(tries = 500)
  void whatASeatIsShownOfARedealDoesNotDependOnWhatItCannotKnow(
      @ForAll int seed, @ForAll @IntRange(max = 40) int acts) {
    Field field = after(3, seed, acts);
    View<Field> view = new View<>(Skirmish.GAME, field, 1);
    Field other = view.deal(new Seeded(seed));
    Tree.Fields seen = view.tree();
    view.turnTo(other);
    assertThat(view.tree()).isEqualTo(seen);
  }

  @Test
  void theUnknownReallyIsDealtAnewAndEachDealAlike() {
    Field field = Field.fresh(2);
    field.give(0, Field.SPY);
    field.give(1, Field.HORN);
    int[] drawn = new int[Field.KINDS];
    Seeded luck = new Seeded(11);
    View<Field> view = new View<>(Skirmish.GAME, field, 0);
    Field into = Field.fresh(2);
    for (int i = 0; i < 19_000; i++) {
      view.deal(into, luck);
      for (int kind = 0; kind < Field.KINDS; kind++) {
        drawn[kind] += Field.HANDS[1].count(into.cells, kind);
      }
      assertThat(Field.HANDS[0].count(into.cells, Field.SPY)).isEqualTo(1);
    }
    assertThat(drawn[Field.SWORD]).isBetween(4_700, 5_300);
    assertThat(drawn[Field.SHIELD]).isBetween(4_700, 5_300);
    assertThat(drawn[Field.SPY]).isBetween(3_700, 4_300);
    assertThat(drawn[Field.HORN]).isBetween(4_700, 5_300);
  }

  @Test
  void aCardOnThePileThatAnotherSawIsDealtAnew() {
    Field field = Field.fresh(2);
    DECK.look(field.cells, new Engine<>(field, new Seeded(1)), Skirmish.CARD, 1, 1);
    Set<Integer> tops = new HashSet<>();
    List<Integer> own = new ArrayList<>();
    for (int seed = 0; seed < 100; seed++) {
      tops.add(DECK.top(new View<>(Skirmish.GAME, field, 0).deal(new Seeded(seed)).cells, 0));
      own.add(DECK.top(new View<>(Skirmish.GAME, field, 1).deal(new Seeded(seed)).cells, 0));
    }
    assertThat(tops).containsExactlyInAnyOrder(0, 1, 2, 3);
    assertThat(own).containsOnly(DECK.top(field.cells, 0));
  }
}
