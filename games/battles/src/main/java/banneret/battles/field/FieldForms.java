package banneret.battles.field;

import banneret.kernel.cards.Pile;
import banneret.kernel.facts.Form;
import banneret.kernel.state.Contexts;
import banneret.kernel.state.Lasting;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** The parts of a battlefield that are written in a way of their own, and what follows. */
final class FieldForms {
  private final Content content;
  private final BattlePlan battle;

  FieldForms(Content content, BattlePlan battle) {
    this.content = content;
    this.battle = battle;
  }

  /** The battle that is fought: a name, or a player's own plan. */
  final class Battle implements Form<Field> {
    @Override
    public @Nullable Tree write(Field field, byte[] cells, int index, int viewer) {
      return battle.source;
    }

    @Override
    public void read(Field field, byte[] cells, int index, Tree tree) {
      // It was read first, since all else hangs on it.
    }
  }

  /** Something that is never written; what follows from its absence is done in its place. */
  static final Form<Field> NOTHING =
      new Form<>() {
        @Override
        public @Nullable Tree write(Field field, byte[] cells, int index, int viewer) {
          return null;
        }

        @Override
        public void read(Field field, byte[] cells, int index, Tree tree) {
          throw tree.wrong("this is not written");
        }
      };

  /** The decks: the basic cards of each House, and those of its commanders. */
  void buildDecks(Field field) {
    for (int card = 0; card < content.cardNames.count(); card++) {
      int house = content.cardHouse[card];
      if (content.isInDeck(card, house, commanders(field, house))) {
        field.area.deck(house).shuffleIn(field.cells, card, 1);
      }
    }
  }

  private int[] commanders(Field field, int house) {
    if (battle.skirmish == null) {
      return battle.commanders[house];
    }
    int from = content.commanderFrom(house);
    int[] found = new int[content.commanderTo(house) - from + 3];
    for (int i = 0; i < found.length; i++) {
      int one = from + i;
      boolean there =
          one < content.commanderTo(house)
              && (field.commanderHex(one) >= 0 || field.area.isCaptured(one));
      found[i] = there ? one : -1;
    }
    for (int i = 0; i < 3; i++) {
      found[found.length - 1 - i] = field.brought.chosen(house, i);
    }
    return found;
  }

  /** A card lies elsewhere than in its deck. */
  static void takeCard(Field field, int card, Tree tree) {
    Pile deck = field.area.deck(field.content.cardHouse[card]);
    if (deck.rest(field.cells, card) == 0) {
      throw tree.wrong("this card is not in the battle, or it is there twice");
    }
    deck.shuffleIn(field.cells, card, -1);
  }

  void layStrategy(Field field) {
    for (int i = 0; i < battle.rules.strategyHexes.length; i++) {
      field.brought.setFaceDown(i, true);
    }
  }

  void countStrategy(Field field) {
    field.brought.setStrategyLeft(false, battle.rules.strategic);
  }

  void countDecoys(Field field) {
    field.brought.setStrategyLeft(true, battle.rules.decoys);
  }

  void layTokens(Field field) {
    for (int i = 0; i < battle.rules.tokenIds.size(); i++) {
      field.brought.setOnField(i, true);
    }
  }

  // The board

  /** The units as the plan places them. */
  void deploy(Field field) {
    for (int i = 0; i < battle.unitHex.length; i++) {
      field.place(
          battle.unitHex[i], battle.unitType[i], battle.unitRank[i], battle.unitCommander[i]);
    }
    for (int hex : battle.rules.scorchUnits) {
      field.setTorch(hex);
    }
  }

  /** A unit was read: it has its full strength unless something else was said. */
  void form(Field field, int hex, Tree tree) {
    Tree.Fields in = tree.asFields();
    int unit = field.unit(hex);
    if (unit < 0 || !battle.board.has(hex)) {
      throw in.wrong("expected the 'unit' that stands there, on a hex of this board");
    }
    if (!in.has("figures")) {
      field.setFigures(hex, content.unitStrength[unit]);
    }
    if (field.figures(hex) == 0 || field.figures(hex) > content.unitStrength[unit]) {
      throw in.wrong("expected 1 to " + content.unitStrength[unit] + " figures");
    }
    int commander = field.commander(hex);
    if (commander >= 0) {
      boolean fits = content.commanderUnit[commander] == unit && field.commanderHex(commander) < 0;
      if (!fits) {
        throw in.get("commander").wrong("he leads another kind of unit, or stands elsewhere");
      }
    }
    if (content.terrain.isImpassable(field.terrain(hex))
        && content.terrain.under[field.terrain(hex)] != content.terrain.river
        && field.terrain(hex) != content.terrain.river) {
      throw in.wrong("no unit can stand there");
    }
    if (field.units(content.unitHouse[unit]) == Content.BANNERS) {
      throw in.wrong("expected no more than " + Content.BANNERS + " units of a House");
    }
    field.note(hex);
  }

  /** The ground, where it is not as the battle's map has it. */
  final class Ground implements Form<Field> {
    @Override
    public @Nullable Tree write(Field field, byte[] cells, int index, int viewer) {
      Tree.Fields out = Tree.fields();
      for (int hex = 0; hex < battle.map.length; hex++) {
        if (field.terrain(hex) != battle.map[hex]) {
          out.put(battle.hexNames.word(hex), content.terrain.names.word(field.terrain(hex)));
        }
      }
      return out.isEmpty() ? null : out;
    }

    @Override
    public void read(Field field, byte[] cells, int index, Tree tree) {
      Tree.Fields in = tree.asFields();
      for (String name : in.names()) {
        int hex = battle.hex(Tree.of(name).at(in.get(name).where()));
        field.setTerrain(hex, in.id(name, content.terrain.names));
      }
    }
  }

  /** The engagement tokens, each on the side between two units. */
  final class Engagements implements Form<Field> {
    @Override
    public @Nullable Tree write(Field field, byte[] cells, int index, int viewer) {
      Tree.Items out = Tree.items();
      for (int hex = 0; hex < battle.map.length; hex++) {
        int with = field.opponent(hex);
        if (with > hex) {
          out.add(
              Tree.fields()
                  .put("at", battle.hexNames.word(hex))
                  .put("with", battle.hexNames.word(with))
                  .put("token", content.houseNames.word(field.token(hex))));
        }
      }
      return out.size() == 0 ? null : out;
    }

    @Override
    public void read(Field field, byte[] cells, int index, Tree tree) {
      for (Tree item : tree.asItems().all()) {
        Tree.Fields in = item.asFields();
        in.allow("at", "with", "token");
        int at = battle.hex(in.get("at"));
        int with = battle.hex(in.get("with"));
        boolean fits =
            field.isOccupied(at)
                && field.isOf(with, Field.other(field.house(at)))
                && field.board.distance(at, with) == 1
                && !field.isEngaged(at)
                && !field.isEngaged(with);
        if (!fits) {
          throw in.wrong("expected two enemies beside each other with no other token");
        }
        field.engage(at, with, in.id("token", content.houseNames));
      }
    }
  }

  /** The ground as it is now, row by row in the signs of maps. */
  Tree map(Field field, int viewer) {
    Tree.Items rows = Tree.items();
    for (int row = 0; row < field.board.rows(); row++) {
      StringBuilder signs = new StringBuilder();
      for (int i = 0; i < field.board.length(row); i++) {
        signs.append(content.terrain.signs[field.terrain(field.board.hex(row, i))]);
      }
      rows.add(signs.toString());
    }
    return rows;
  }

  /** How many cards each deck and hand has. */
  Tree decks(Field field, int viewer) {
    Tree.Fields out = Tree.fields();
    for (int house = 0; house < 2; house++) {
      out.put(
          content.houseNames.word(house),
          Tree.fields()
              .put("deck", field.area.deck(house).size(field.cells))
              .put("hand", field.area.handSize(house)));
    }
    return out;
  }

  // Effects

  /** An effect that is being carried out. */
  final class Running implements Form<Field> {
    @Override
    public Tree write(Field field, byte[] cells, int row, int viewer) {
      Contexts running = field.running();
      Tree.Fields out =
          Tree.fields()
              .put("effect", content.effectNames.word(running.effect(cells, row)))
              .put("owner", content.houseNames.word(running.owner(cells, row)))
              .put("done", running.at(cells, row));
      Tree.Items targets = Tree.items();
      for (int i = 0; i < running.targets(cells, row); i++) {
        targets.add(battle.hexNames.word(running.target(cells, row, i)));
      }
      return targets.size() == 0 ? out : out.put("targets", targets);
    }

    @Override
    public void read(Field field, byte[] cells, int row, Tree tree) {
      Tree.Fields in = tree.asFields();
      in.allow("effect", "owner", "done", "targets");
      int effect = in.id("effect", content.effectNames);
      int sentences = content.effects.get(effect).sentences().size();
      field.running().open(cells, effect, in.id("owner", content.houseNames));
      field.running().setAt(cells, row, in.number("done", -1, sentences - 1));
      for (Tree target : in.itemsIfAny("targets").all()) {
        field.running().choose(cells, row, target.asId(battle.hexNames));
      }
    }
  }

  /** An effect in force. */
  final class InForce implements Form<Field> {
    @Override
    public Tree write(Field field, byte[] cells, int row, int viewer) {
      Lasting lasting = field.lasting();
      Tree.Fields out =
          Tree.fields()
              .put("effect", content.effectNames.word(lasting.effect(cells, row)))
              .put("owner", content.houseNames.word(lasting.owner(cells, row)))
              .put("until", content.scopes.word(lasting.until(cells, row) - 1));
      if (lasting.target(cells, row) >= 0) {
        out.put("target", battle.hexNames.word(lasting.target(cells, row)));
      }
      if (lasting.part(cells, row) >= 0) {
        out.put("sentence", lasting.part(cells, row) + 1);
      }
      return lasting.left(cells, row) == 1 ? out : out.put("left", lasting.left(cells, row));
    }

    @Override
    public void read(Field field, byte[] cells, int row, Tree tree) {
      Tree.Fields in = tree.asFields();
      in.allow("effect", "owner", "until", "target", "sentence", "left");
      int effect = in.id("effect", content.effectNames);
      int until = in.id("until", content.scopes) + 1;
      if (!content.effects.get(effect).lastsUntil(until)) {
        throw in.wrong("that does not last as long");
      }
      int sentences = content.effects.get(effect).sentences().size();
      field
          .lasting()
          .add(
              cells,
              effect,
              in.numberOr("sentence", 0, 1, sentences) - 1,
              in.id("owner", content.houseNames),
              in.has("target") ? in.id("target", battle.hexNames) : -1,
              until,
              in.numberOr("left", 1, 1, 9));
    }
  }
}
