package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.luck.Scripted;
import banneret.kernel.step.Engine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who knows which cards of a pile and of hands. */
class KnowledgeTest {
  private static final Pile DECK = Field.DECK;
  private static final int SWORD = Field.SWORD;
  private static final int SHIELD = Field.SHIELD;
  private static final int SPY = Field.SPY;
  private static final int HORN = Field.HORN;

  private final Field field = new Field(3);
  private final byte[] cells = field.cells;

  private Engine<Field> luck(String... cards) {
    List<String> outcomes = new ArrayList<>();
    for (String card : cards) {
      outcomes.add("card " + card);
    }
    return new Engine<>(field, new Scripted(outcomes), null, true);
  }

  private void pile(int swords, int shields, int spies) {
    DECK.shuffleIn(cells, SWORD, swords);
    DECK.shuffleIn(cells, SHIELD, shields);
    DECK.shuffleIn(cells, SPY, spies);
  }

  @Test
  void drawingFromTheRestIsChance() {
    pile(2, 1, 0);
    Engine<Field> engine = luck("shield");
    assertThat(DECK.draw(cells, engine, Skirmish.CARD, 0b010)).isEqualTo(SHIELD);
    assertThat(engine.takeDealt()).containsExactly(new Engine.Dealt(Skirmish.CARD, SHIELD, 0b010));
    assertThat(DECK.size(cells)).isEqualTo(2);
    assertThat(DECK.rest(cells, SHIELD)).isZero();
    assertThat(engine.isBarred()).isTrue();
  }

  @Test
  void whatWasPutOnTopIsDrawnFirstAndIsNoChance() {
    pile(2, 0, 0);
    DECK.putOn(cells, SPY, 0b001);
    DECK.putOn(cells, HORN, 0b010);
    assertThat(DECK.topKnowers(cells, 0)).isEqualTo(0b010);
    assertThat(DECK.topKnowers(cells, 1)).isEqualTo(0b001);
    assertThat(DECK.topKnowers(cells, 2)).isZero();
    Engine<Field> engine = luck();
    assertThat(DECK.draw(cells, engine, Skirmish.CARD, 1)).isEqualTo(HORN);
    assertThat(engine.isBarred()).isTrue();
    assertThat(DECK.draw(cells, engine, Skirmish.CARD, 1)).isEqualTo(SPY);
    assertThat(engine.takeDealt()).isEmpty();
    assertThat(DECK.size(cells)).isEqualTo(2);
  }

  @Test
  void whatWasPutUnderIsDrawnLastInTheOrderItLies() {
    pile(1, 0, 0);
    DECK.putUnder(cells, SPY, 0b001);
    DECK.putUnder(cells, HORN, 0b010);
    assertThat(DECK.bottom(cells, 0)).isEqualTo(HORN);
    assertThat(DECK.bottomKnowers(cells, 1)).isEqualTo(0b001);
    Engine<Field> engine = luck("sword");
    assertThat(DECK.draw(cells, engine, Skirmish.CARD, 1)).isEqualTo(SWORD);
    assertThat(DECK.draw(cells, engine, Skirmish.CARD, 1)).isEqualTo(SPY);
    assertThat(DECK.draw(cells, engine, Skirmish.CARD, 1)).isEqualTo(HORN);
    assertThat(DECK.size(cells)).isZero();
  }

  @Test
  void aLookAtTheTopIsKnownToTheOneWhoLooked() {
    pile(2, 1, 1);
    Engine<Field> engine = luck("shield", "sword", "spy");
    assertThat(DECK.look(cells, engine, Skirmish.CARD, 2, 1)).isEqualTo(2);
    assertThat(DECK.top(cells, 0)).isEqualTo(SHIELD);
    assertThat(DECK.top(cells, 1)).isEqualTo(SWORD);
    assertThat(DECK.look(cells, engine, Skirmish.CARD, 3, 2)).isEqualTo(3);
    assertThat(DECK.topKnowers(cells, 0)).isEqualTo(0b110);
    assertThat(DECK.topKnowers(cells, 2)).isEqualTo(0b100);
    assertThat(DECK.size(cells)).isEqualTo(4);
    assertThat(engine.isBarred()).isTrue();
  }

  @Test
  void aLookThatReachesTheKnownBottomShowsItFromTheTop() {
    pile(1, 0, 0);
    DECK.putUnder(cells, SPY, 0b001);
    DECK.putUnder(cells, HORN, 0b010);
    assertThat(DECK.look(cells, luck("sword"), Skirmish.CARD, 2, 2)).isEqualTo(2);
    assertThat(DECK.top(cells, 0)).isEqualTo(SWORD);
    assertThat(DECK.top(cells, 1)).isEqualTo(SPY);
    assertThat(DECK.topKnowers(cells, 0)).isEqualTo(0b100);
    assertThat(DECK.topKnowers(cells, 1)).isEqualTo(0b101);
    assertThat(DECK.knownBottom(cells)).isEqualTo(1);
    assertThat(DECK.bottom(cells, 0)).isEqualTo(HORN);
    assertThat(DECK.bottomKnowers(cells, 0)).isEqualTo(0b010);
    assertThat(DECK.size(cells)).isEqualTo(3);
  }

  @Test
  void aLookSeesNoMoreThanThereIs() {
    pile(1, 0, 0);
    assertThat(DECK.look(cells, luck("sword"), Skirmish.CARD, 3, 0)).isEqualTo(1);
    assertThat(DECK.look(new Field(2).cells, luck(), Skirmish.CARD, 3, 0)).isZero();
  }

  @Test
  void whatDoesNotFitTheKnownEndIsForgottenFromTheInside() {
    pile(2, 0, 0);
    for (int kind : new int[] {SPY, HORN, SHIELD, SWORD}) {
      DECK.putOn(cells, kind, 0b111);
    }
    assertThat(DECK.knownTop(cells)).isEqualTo(3);
    assertThat(DECK.rest(cells, SPY)).isEqualTo(1);
    assertThat(DECK.top(cells, 2)).isEqualTo(HORN);
    assertThat(DECK.size(cells)).isEqualTo(6);
  }

  @Test
  void shufflingMakesAllForgetTheOrder() {
    pile(1, 0, 0);
    DECK.putOn(cells, SPY, 0b111);
    DECK.putUnder(cells, HORN, 0b111);
    DECK.shuffle(cells);
    assertThat(DECK.knownTop(cells) + DECK.knownBottom(cells)).isZero();
    assertThat(DECK.rest(cells, SPY) + DECK.rest(cells, HORN)).isEqualTo(2);
    assertThat(DECK.size(cells)).isEqualTo(3);
  }

  @Test
  void aCardInThePileMayBeReplaced() {
    DECK.putOn(cells, SPY, 0b111);
    DECK.setTop(cells, 0, HORN, 0b001);
    assertThat(DECK.top(cells, 0)).isEqualTo(HORN);
    assertThat(DECK.topKnowers(cells, 0)).isEqualTo(0b001);
  }

  @Test
  void nothingStaysBehindOfACardThatIsDrawn() {
    byte[] before = cells.clone();
    DECK.putOn(cells, SPY, 0b111);
    DECK.putUnder(cells, HORN, 0b111);
    DECK.draw(cells, luck(), Skirmish.CARD, 1);
    DECK.draw(cells, luck(), Skirmish.CARD, 1);
    assertThat(cells).isEqualTo(before);
  }

  @Test
  void drawingFromAnEmptyPileIsAnError() {
    assertThatThrownBy(() -> DECK.draw(cells, luck(), Skirmish.CARD, 1))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aPileThatCannotBeCountedIsAnError() {
    DECK.shuffleIn(cells, SWORD, 127);
    assertThatThrownBy(() -> DECK.putOn(cells, SPY, 0)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> DECK.shuffleIn(cells, SPY, 1)).hasMessageContaining("127");
  }

  @Test
  void aHandIsKnownToItsOwnerAndToThoseWhoSaw() {
    Hand hand = Field.HANDS[0];
    hand.add(cells, SPY, 0b011);
    hand.add(cells, SPY, 0);
    hand.add(cells, HORN, 0b100);
    assertThat(hand.size(cells)).isEqualTo(3);
    assertThat(hand.count(cells, SPY)).isEqualTo(2);
    assertThat(hand.known(cells, 0, SPY)).isEqualTo(2);
    assertThat(hand.known(cells, 1, SPY)).isEqualTo(1);
    assertThat(hand.known(cells, 2, SPY)).isZero();
    assertThat(hand.known(cells, 2, HORN)).isEqualTo(1);
    assertThat(hand.known(cells, -1, HORN)).isZero();
    assertThat(hand.knownSize(cells, 0)).isEqualTo(3);
    assertThat(hand.knownSize(cells, 1)).isEqualTo(1);
    assertThat(hand.knownSize(cells, -1)).isZero();
  }

  @Test
  void aCardPlayedIsOneLessThatIsKnown() {
    Hand hand = Field.HANDS[0];
    hand.add(cells, SPY, 0b010);
    hand.add(cells, SPY, 0);
    hand.add(cells, HORN, 0b010);
    hand.remove(cells, SPY);
    assertThat(hand.known(cells, 1, SPY)).isZero();
    assertThat(hand.knownSize(cells, 1)).isEqualTo(1);
    hand.remove(cells, SPY);
    assertThat(hand.known(cells, 1, SPY)).isZero();
    assertThat(hand.known(cells, 1, HORN)).isEqualTo(1);
    assertThat(hand.size(cells)).isEqualTo(1);
  }

  @Test
  void ofACardThatLeavesUnseenTheOthersAreSureOfOneLessOfEachKind() {
    Hand hand = Field.HANDS[0];
    hand.add(cells, SPY, 0b110);
    hand.add(cells, SPY, 0b100);
    hand.add(cells, HORN, 0b010);
    hand.hide(cells, SPY);
    assertThat(hand.size(cells)).isEqualTo(2);
    assertThat(hand.count(cells, SPY)).isEqualTo(1);
    assertThat(hand.count(cells, HORN)).isEqualTo(1);
    assertThat(hand.known(cells, 0, SPY)).isEqualTo(1);
    assertThat(hand.known(cells, 1, SPY)).isZero();
    assertThat(hand.known(cells, 1, HORN)).isZero();
    assertThat(hand.knownSize(cells, 1)).isZero();
    assertThat(hand.known(cells, 2, SPY)).isEqualTo(1);
    assertThat(hand.knownSize(cells, 2)).isEqualTo(1);
  }

  @Test
  void aSeatLearnsOfNoMoreCardsThanThereAre() {
    Hand hand = Field.HANDS[0];
    hand.add(cells, SPY, 0);
    hand.add(cells, SPY, 0b010);
    for (int i = 0; i < 4; i++) {
      hand.learn(cells, SPY, 1);
      hand.learn(cells, HORN, 1);
      hand.learn(cells, SPY, 0);
    }
    assertThat(hand.known(cells, 1, SPY)).isEqualTo(2);
    assertThat(hand.known(cells, 1, HORN)).isZero();
    assertThat(hand.knownSize(cells, 1)).isEqualTo(2);
    assertThat(hand.knownSize(cells, 2)).isZero();
    assertThat(hand.knownSize(cells, 0)).isEqualTo(2);
  }

  @Test
  void whoKnewACardOnThePileKnowsItInTheHand() {
    pile(1, 0, 0);
    DECK.putOn(cells, SPY, 0b100);
    DECK.putUnder(cells, HORN, 0b010);
    Hand hand = Field.HANDS[0];
    Engine<Field> engine = luck("sword");
    assertThat(DECK.drawTo(cells, engine, Skirmish.CARD, hand)).isEqualTo(SPY);
    assertThat(hand.known(cells, 2, SPY)).isEqualTo(1);
    assertThat(hand.knownSize(cells, 1)).isZero();
    assertThat(DECK.drawTo(cells, engine, Skirmish.CARD, hand)).isEqualTo(SWORD);
    assertThat(engine.takeDealt()).containsExactly(new Engine.Dealt(Skirmish.CARD, SWORD, 0b001));
    assertThat(hand.knownSize(cells, 1) + hand.knownSize(cells, 2)).isEqualTo(1);
    assertThat(DECK.drawTo(cells, engine, Skirmish.CARD, hand)).isEqualTo(HORN);
    assertThat(hand.known(cells, 1, HORN)).isEqualTo(1);
    assertThat(hand.knownSize(cells, 2)).isEqualTo(1);
    assertThat(hand.size(cells)).isEqualTo(3);
    assertThatThrownBy(() -> DECK.drawTo(cells, engine, Skirmish.CARD, hand))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void drawingACardThatOneKnowsTeachesNothing() {
    DECK.putOn(cells, SPY, 0b011);
    DECK.putUnder(cells, HORN, 0b001);
    Engine<Field> engine = luck();
    DECK.draw(cells, engine, Skirmish.CARD, 0b001);
    DECK.draw(cells, engine, Skirmish.CARD, 0b001);
    assertThat(engine.isBarred()).isFalse();
    DECK.putOn(cells, SPY, 0b011);
    DECK.draw(cells, engine, Skirmish.CARD, 0b111);
    assertThat(engine.isBarred()).isTrue();
    Engine<Field> other = luck();
    DECK.putUnder(cells, HORN, 0b001);
    DECK.draw(cells, other, Skirmish.CARD, 0b010);
    assertThat(other.isBarred()).isTrue();
  }

  @Test
  void aHandThatIsShownIsKnownWhole() {
    Hand hand = Field.HANDS[0];
    hand.add(cells, SPY, 0b010);
    hand.add(cells, HORN, 0);
    Engine<Field> engine = luck();
    hand.show(cells, engine, 1);
    assertThat(hand.known(cells, 1, SPY)).isEqualTo(1);
    assertThat(hand.known(cells, 1, HORN)).isEqualTo(1);
    assertThat(hand.knownSize(cells, 1)).isEqualTo(2);
    assertThat(hand.knownSize(cells, 2)).isZero();
    assertThat(engine.isBarred()).isTrue();
  }

  @Test
  void aCardTakenByChanceLeavesTheHand() {
    Hand hand = Field.HANDS[0];
    hand.add(cells, SPY, 0b010);
    hand.add(cells, HORN, 0);
    assertThat(hand.removeAny(cells, luck("spy"), Skirmish.CARD)).isEqualTo(SPY);
    assertThat(hand.size(cells)).isEqualTo(1);
    assertThat(hand.knownSize(cells, 1)).isZero();
  }
}
