package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.battles.field.BattlePlan;
import banneret.battles.field.Content;
import banneret.battles.field.Terrain;
import banneret.kernel.game.Setup;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Titles;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is in the box. */
class ComponentsTest {
  private static final Tree.Fields FILES = new Titles().content("battles");
  private static final Content CONTENT = BattlesTitle.read(FILES);
  private static final Battles GAME = new Battles(CONTENT);

  private static int boxFigures(String house) {
    int sum = 0;
    for (Tree.Fields unit : FILES.fieldsOf("units").entries("units")) {
      sum += unit.text("house").equals(house) ? unit.number("figures") : 0;
    }
    return sum;
  }

  private static int boxFiguresOf(String id) {
    for (Tree.Fields unit : FILES.fieldsOf("units").entries("units")) {
      if (unit.text("id").equals(id)) {
        return unit.number("figures");
      }
    }
    return -1;
  }

  @Test
  @Rule("battles.component.figures-stark")
  void starkHasItsFigures() {
    assertThat(boxFiguresOf("war-host")).isEqualTo(32);
    assertThat(boxFiguresOf("winterfell-riders")).isEqualTo(12);
    assertThat(boxFiguresOf("northern-archers")).isEqualTo(12);
    assertThat(boxFiguresOf("stark-kennelmasters")).isEqualTo(9);
  }

  @Test
  @Rule("battles.component.figures-lannister")
  void lannisterHasItsFigures() {
    assertThat(boxFiguresOf("lannisport-guards")).isEqualTo(24);
    assertThat(boxFiguresOf("casterly-rock-cavalry")).isEqualTo(15);
    assertThat(boxFiguresOf("westerlands-archers")).isEqualTo(12);
    assertThat(boxFiguresOf("lannister-heavy-infantry")).isEqualTo(12);
  }

  @Test
  @Rule("battles.component.figures-commanders")
  void tenCommandersMakeAHundredAndThirtyEightFigures() {
    for (int house = 0; house < 2; house++) {
      TreeSet<Integer> figures = new TreeSet<>();
      for (int i = CONTENT.commanderFrom(house); i < CONTENT.commanderTo(house); i++) {
        figures.add(CONTENT.commanderFigure[i]);
      }
      assertThat(figures).hasSize(5);
    }
    assertThat(boxFigures("stark") + boxFigures("lannister") + CONTENT.figureNames.count())
        .isEqualTo(138);
  }

  @Test
  @Rule("battles.component.bases")
  void fortyFiguresRideOrLeadDogs() {
    int rectangular =
        boxFiguresOf("winterfell-riders")
            + boxFiguresOf("casterly-rock-cavalry")
            + boxFiguresOf("stark-kennelmasters");
    TreeSet<Integer> mounted = new TreeSet<>();
    for (int i = 0; i < CONTENT.commanderNames.count(); i++) {
      if (CONTENT.unitClass[CONTENT.commanderUnit[i]] == Content.CAVALRY) {
        mounted.add(CONTENT.commanderFigure[i]);
      }
    }
    assertThat(rectangular + mounted.size()).isEqualTo(40);
  }

  @Test
  @Rule("battles.component.board")
  void theBoardHasTwoSides() {
    BattlePlan landscape = CONTENT.battle(Tree.of("clash-on-the-kingsroad"));
    BattlePlan portrait = CONTENT.battle(Tree.of("wolf-raiders"));
    assertThat(landscape.board.rows()).isEqualTo(11);
    assertThat(landscape.board.columns()).isEqualTo(15);
    assertThat(portrait.board.rows()).isEqualTo(15);
    assertThat(portrait.board.columns()).isEqualTo(10);
  }

  @Test
  @Rule("battles.component.cards")
  void theCardsAreAHundredAndTen() {
    assertThat(CONTENT.commanderNames.count()).isEqualTo(14);
    assertThat(CONTENT.cardNames.count()).isEqualTo(70);
    assertThat(CONTENT.unitNames.count()).isEqualTo(8);
    assertThat(CONTENT.setupNames.count()).isEqualTo(16);
    int skirmishes = 0;
    for (String id : CONTENT.battles()) {
      skirmishes += CONTENT.battle(Tree.of(id)).skirmish == null ? 0 : 1;
    }
    assertThat(skirmishes).isEqualTo(2);
  }

  @Test
  @Rule({
    "battles.component.reference-cards",
    "battles.trait.no-effect-alone",
    "battles.keyword.shorthand"
  })
  void aReferenceCardSaysWhatAUnitCanDo() {
    for (int unit = 0; unit < CONTENT.unitNames.count(); unit++) {
      assertThat(CONTENT.unitStrength[unit]).isBetween(3, 4);
      for (int rank = 0; rank < Content.RANKS; rank++) {
        assertThat(CONTENT.dice[unit][rank]).isEqualTo(2 + rank);
        assertThat(CONTENT.moveAndAttack[unit][rank]).isPositive();
      }
    }
    int archers = CONTENT.unitNames.id("northern-archers");
    assertThat(CONTENT.unitRange[archers]).isEqualTo(4);
    assertThat(CONTENT.noValor[archers]).isTrue();
    assertThat(CONTENT.offBalance[archers]).isTrue();
    // A trait stands on the card, and no rule asks for it.
    Tree.Fields plain = FILES.fieldsOf("units").entries("units").getFirst();
    assertThat(plain.itemsOf("traits").size()).isPositive();
  }

  @Test
  @Rule("battles.component.commander-cards")
  void aCommanderCardIsWhole() {
    for (int i = 0; i < CONTENT.commanderNames.count(); i++) {
      assertThat(CONTENT.commandLimit[i]).isBetween(1, 3);
      assertThat(CONTENT.capture[i]).isBetween(2, 4);
      assertThat(CONTENT.effects.get(CONTENT.ability[i]).sentences()).isNotEmpty();
      assertThat(CONTENT.effects.get(CONTENT.commit[i]).sentences()).isNotEmpty();
      int cards = 0;
      for (int figure : CONTENT.cardFigure) {
        cards += figure == CONTENT.commanderFigure[i] ? 1 : 0;
      }
      assertThat(cards).isEqualTo(5);
    }
  }

  @Test
  @Rule({
    "battles.component.terrain-pieces",
    "battles.terrain.eight-types",
    "battles.terrain.fields"
  })
  void everyTerrainSaysWhatItDoes() {
    Terrain terrain = CONTENT.terrain;
    List<String> printed = new ArrayList<>();
    for (int kind = 0; kind < terrain.names.count(); kind++) {
      if (terrain.under[kind] == kind && kind != terrain.devastation) {
        printed.add(terrain.names.word(kind));
      }
    }
    assertThat(printed)
        .containsExactlyInAnyOrder(
            "plains", "hill", "forest", "river", "forest-river", "building", "road", "forest-road");
    assertThat(terrain.burn[terrain.names.id("forest")]).isEqualTo(3);
    assertThat(terrain.burn[terrain.names.id("stone-bridge")]).isZero();
    assertThat(CONTENT.pieceNames.count()).isEqualTo(5);
  }

  @Test
  @Rule("battles.overview.two-houses")
  void twoPlayAndNoMore() {
    assertThat(GAME.names("seat").words()).containsExactly("stark", "lannister");
    for (int seats : new int[] {1, 3}) {
      assertThatThrownBy(() -> GAME.lay(Setup.of(seats))).isInstanceOf(Malformed.class);
    }
  }
}
