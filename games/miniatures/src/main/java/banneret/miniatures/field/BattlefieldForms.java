package banneret.miniatures.field;

import banneret.kernel.cards.Pile;
import banneret.kernel.facts.Form;
import banneret.kernel.place.Pose;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts of a battlefield that are written in a way of their own, and what follows. */
final class BattlefieldForms {
  /** Dice by who has rolled them again, and by face. */
  static final Names CLASSED_DICE = classedDice();

  private static final Names ELSEWHERE =
      new Names("place", List.of("beside", "on-table", "destroyed"));

  private final Content content;

  BattlefieldForms(Content content) {
    this.content = content;
  }

  private static Names classedDice() {
    List<String> words = new ArrayList<>();
    for (String by : List.of("", "-again", "-forced", "-twice")) {
      for (String face : List.of("one", "two", "three", "four", "five", "six")) {
        words.add(face + by);
      }
    }
    return new Names("die", words);
  }

  /** Where a unit is: a place on the table, or a word. */
  final class At implements Form<Battlefield> {
    @Override
    public @Nullable Tree write(Battlefield field, byte[] cells, int index, int viewer) {
      if (field.card(index) < 0) {
        return null;
      }
      return Tree.of(
          field.isOnTable(index)
              ? Inches.write(field.pose(index))
              : ELSEWHERE.word(field.where.get(index)));
    }

    @Override
    public void read(Battlefield field, byte[] cells, int index, Tree tree) {
      if (tree.asText().equals("beside") || tree.asText().equals("destroyed")) {
        field.where.set(index, tree.asId(ELSEWHERE));
      } else {
        field.put(index, Inches.pose(tree, content.table.large, content.table.depth));
      }
    }
  }

  /** Where a piece of terrain lies. */
  final class TerrainAt implements Form<Battlefield> {
    @Override
    public @Nullable Tree write(Battlefield field, byte[] cells, int index, int viewer) {
      return field.terrain.get(index) < 0 ? null : Tree.of(Inches.write(field.terrainPose(index)));
    }

    @Override
    public void read(Battlefield field, byte[] cells, int index, Tree tree) {
      if (field.terrain.get(index) < 0) {
        throw tree.wrong("expected the kind of terrain first");
      }
      Pose pose = Inches.pose(tree, content.table.large, content.table.depth);
      field.putTerrain(index, field.terrain.get(index), pose);
    }
  }

  /** A unit that was read: it has a card, and all its figures unless it says otherwise. */
  static void muster(Battlefield field, int unit, Tree tree) {
    int card = field.card(unit);
    if (card < 0) {
      throw tree.wrong("expected 'card': which unit it is");
    }
    int most = field.content.units.figures[card];
    boolean isThere = field.where.get(unit) != Battlefield.DESTROYED && !field.falling.is(unit);
    if (field.figures.get(unit) == 0 && isThere) {
      field.figures.set(unit, most);
    }
    if (field.figures.get(unit) > most || (field.figures.get(unit) > 0) != isThere) {
      throw tree.wrong("expected 1 to " + most + " figures, and none of a destroyed unit");
    }
    if (field.hurt.get(unit) >= field.content.units.wounds[card]) {
      throw tree.wrong("a figure that has taken all its wounds is not there");
    }
  }

  /** Something that is never written; what follows from its absence is done in its place. */
  static final Form<Battlefield> NOTHING =
      new Form<>() {
        @Override
        public @Nullable Tree write(Battlefield field, byte[] cells, int index, int viewer) {
          return null;
        }

        @Override
        public void read(Battlefield field, byte[] cells, int index, Tree tree) {
          throw tree.wrong("this is not written");
        }
      };

  /** All decks of a position that is being read. */
  static void buildAll(Battlefield field) {
    buildDecks(field);
    MissionDeck.build(field);
    SiegeDeck.build(field);
  }

  /** The decks: the cards of each army's faction and of its commander. */
  static void buildDecks(Battlefield field) {
    TacticsCards cards = field.content.cards;
    for (int seat = 0; seat < field.seats(); seat++) {
      for (int card = 0; card < cards.names.count(); card++) {
        if (cards.isIn(card, field.faction.get(seat), field.commander.get(seat))) {
          int away = attached(field, seat, card);
          field.decks[seat].shuffleIn(field.cells, card, TacticsCards.COPIES - away);
        }
      }
    }
  }

  /** How many copies of a card lie with units of a player. */
  private static int attached(Battlefield field, int seat, int card) {
    int count = 0;
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      count += field.hasAttached(unit, card) ? 1 : 0;
    }
    return count;
  }

  /** Cards on top of a deck or under it that its owner has seen, the outermost first. */
  final class SeenCards implements Form<Battlefield> {
    private final boolean isTop;

    SeenCards(boolean isTop) {
      this.isTop = isTop;
    }

    @Override
    public @Nullable Tree write(Battlefield field, byte[] cells, int seat, int viewer) {
      Pile deck = field.decks[seat];
      int known = isTop ? deck.knownTop(cells) : deck.knownBottom(cells);
      if (known == 0 || (viewer != ALL && viewer != seat)) {
        return null;
      }
      Tree.Items out = Tree.items();
      for (int i = 0; i < known; i++) {
        out.add(content.cards.names.word(isTop ? deck.top(cells, i) : deck.bottom(cells, i)));
      }
      return out;
    }

    @Override
    public void read(Battlefield field, byte[] cells, int seat, Tree tree) {
      Pile deck = field.decks[seat];
      List<Tree> all = tree.asItems().all();
      for (int i = all.size() - 1; i >= 0; i--) {
        int card = all.get(i).asId(content.cards.names);
        if (deck.rest(cells, card) == 0) {
          throw all.get(i).wrong("no such card is left in the deck");
        }
        deck.shuffleIn(cells, card, -1);
        if (isTop) {
          deck.putOn(cells, card, 1 << seat);
        } else {
          deck.putUnder(cells, card, 1 << seat);
        }
      }
    }
  }
}
