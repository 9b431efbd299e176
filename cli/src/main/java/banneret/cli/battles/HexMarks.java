package banneret.cli.battles;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.SpecialRules;
import banneret.battles.score.Scoring;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.kernel.cards.Hand;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedStyle;

/** What lies in a hex beside its terrain and its unit, as far as a seat may know. */
final class HexMarks {
  private static final AttributedStyle FLAME = Paint.PLAIN.bold().foreground(16).background(214);
  private static final int EDMURE = 0;

  private final Texts texts;
  private final Messages messages;

  HexMarks(Texts texts, Messages messages) {
    this.texts = texts;
    this.messages = messages;
  }

  /**
   * Something in a hex.
   *
   * @param sign in one character
   * @param middle in three, where there is room
   * @param words in words
   */
  record Mark(String sign, String middle, AttributedStyle style, String words) {}

  /** All that lies there, the most urgent first. */
  List<Mark> at(Field field, int seat, int hex) {
    List<Mark> marks = new ArrayList<>();
    if (field.fire(hex) > 0) {
      String level = Integer.toString(field.fire(hex));
      int most = field.content.terrain.burn[field.terrain(hex)];
      String words = messages.say("battles.fire", "n", level, "most", most);
      marks.add(new Mark(level, "*" + level + "*", FLAME, words));
    }
    if (field.brought.carrier() == hex) {
      marks.add(person("edmure", messages.say("battles.carried")));
    }
    objectives(field, hex, marks);
    strategy(field, hex, marks);
    SpecialRules rules = field.battle.rules;
    for (int i = 0; i < rules.tokenIds.size(); i++) {
      if (field.brought.isOnField(i) && rules.tokenHex.get(i) == hex) {
        marks.add(person(rules.tokenIds.get(i), ""));
      }
    }
    edmure(field, seat, hex, marks);
    catapults(field, seat, hex, marks);
    guards(field, hex, marks);
    if (field.brought.hasArchers(hex)) {
      marks.add(lying("»", messages.say("battles.archers")));
    }
    if (rules.exitHouse >= 0 && rules.isExit(rules.exitHouse, hex)) {
      String who = texts.name("seat", rules.exitHouse);
      marks.add(lying("▼", messages.say("battles.exit", "who", who)));
    }
    return marks;
  }

  private static Mark lying(String sign, String words) {
    return new Mark(sign, "(" + sign + ")", Paint.BOLD, words);
  }

  private Mark person(String id, String more) {
    String key = "token." + id;
    String name = texts.has(key) ? texts.text(key) : id;
    return lying(name.substring(0, 1), more.isEmpty() ? name : name + " (" + more + ")");
  }

  /** The House that controls an objective, or -1. */
  static int controller(Field field, int objective) {
    return Scoring.controls(field, 0, objective)
        ? 0
        : Scoring.controls(field, 1, objective) ? 1 : Field.NOBODY;
  }

  /** The name of an objective. */
  String objective(Field field, int objective) {
    String word = field.battle.objectiveNames.word(objective);
    String key = "objective." + word;
    return texts.has(key) ? texts.text(key) : word;
  }

  private void objectives(Field field, int hex, List<Mark> marks) {
    for (int i = 0; i < field.battle.objectiveHex.length; i++) {
      if (field.battle.objectiveHex[i] == hex) {
        marks.add(held(controller(field, i), "battles.objective", objective(field, i)));
      }
    }
  }

  private Mark held(int house, String key, String what) {
    String sign = house < 0 ? "-" : BattlesUnits.mark(house);
    AttributedStyle style = house < 0 ? Paint.BOLD : BattlesUnits.colour(house);
    String who = texts.name("seat", house);
    return new Mark(sign, "⚑" + sign + " ", style, messages.say(key, "what", what, "who", who));
  }

  private void strategy(Field field, int hex, List<Mark> marks) {
    int[] hexes = field.battle.rules.strategyHexes;
    for (int i = 0; i < hexes.length; i++) {
      if (hexes[i] == hex && field.brought.isFaceDown(i)) {
        marks.add(lying("?", messages.say("battles.face-down")));
      } else if (hexes[i] == hex && field.brought.strategic(i) >= 0) {
        marks.add(held(field.brought.strategic(i), "battles.held", texts.text("token.strategic")));
      }
    }
  }

  private void edmure(Field field, int seat, int hex, List<Mark> marks) {
    int[] tents = field.battle.rules.edmureHexes;
    for (int i = 0; i < tents.length; i++) {
      if (tents[i] != hex) {
        continue;
      }
      Hand hand = field.brought.edmure()[i];
      if (field.brought.isOnField(field.battle.rules.tokenIds.size() + i)) {
        marks.add(person("edmure", ""));
      } else if (hand.size(field.cells) > 0 && hand.knownSize(field.cells, seat) == 0) {
        marks.add(lying("?", messages.say("battles.face-down")));
      } else if (hand.size(field.cells) > 0) {
        boolean real = hand.known(field.cells, seat, EDMURE) > 0;
        marks.add(person(real ? "edmure" : "dummy", messages.say("battles.only-you")));
      }
    }
  }

  private void guards(Field field, int hex, List<Mark> marks) {
    for (int i = 0; i < field.battle.palisadeNames.count(); i++) {
      if (field.battle.palisadeHex(i) != hex) {
        continue;
      }
      List<String> tokens = new ArrayList<>();
      int sum = 0;
      for (int kind = 0; kind < Content.FACES; kind++) {
        int count = field.brought.guards(i, kind);
        sum += count;
        if (count > 0) {
          tokens.add(texts.name("token", kind) + " " + count);
        }
      }
      if (sum > 0) {
        String words = messages.say("battles.guards", "tokens", String.join(", ", tokens));
        marks.add(lying(Integer.toString(sum), words));
      }
    }
  }

  private void catapults(Field field, int seat, int hex, List<Mark> marks) {
    int[] rafts = field.battle.rules.catapultHexes;
    for (int i = 0; i < rafts.length; i++) {
      Hand hand = field.brought.catapults()[i];
      if (rafts[i] != hex || hand.size(field.cells) == 0) {
        continue;
      }
      String colour = "";
      for (int rank = 0; rank < field.content.rankNames.count(); rank++) {
        colour = hand.known(field.cells, seat, rank) > 0 ? texts.name("rank", rank) : colour;
      }
      marks.add(
          colour.isEmpty()
              ? lying("?", messages.say("battles.catapult"))
              : lying(
                  colour.substring(0, 1), messages.say("battles.catapult.own", "rank", colour)));
    }
  }
}
