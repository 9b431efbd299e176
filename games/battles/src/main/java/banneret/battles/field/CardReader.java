package banneret.battles.field;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Phrase;
import banneret.kernel.effect.Printed;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what commanders and command cards do. Of each commander the ability comes first, then what
 * he does once; the cards follow.
 */
final class CardReader {
  private final Vocabulary<Field> vocabulary;
  private final EffectReader<Field> reader;
  private final List<Effect<Field>> effects = new ArrayList<>();
  private final List<Printed> printed = new ArrayList<>();
  private final List<String> words = new ArrayList<>();

  CardReader(Vocabulary<Field> vocabulary) {
    this.vocabulary = vocabulary;
    reader = new EffectReader<>(vocabulary);
  }

  /** Reads what a commander's unit can always do. */
  public int ability(Tree.Fields commander) {
    Tree.Fields in = commander.fieldsOf("ability");
    in.allow(EffectReader.KEYS.toArray(new String[0]));
    if (in.has("when")) {
      throw in.get("when").wrong("an ability is there at all times");
    }
    String id = commander.text("id");
    return read(in, id + "-ability", "commander." + id, List.of());
  }

  /** Reads what a commander can do once. */
  public int commit(Tree.Fields commander) {
    Tree.Fields in = commander.fieldsOf("commit");
    in.allow(EffectReader.KEYS.toArray(new String[0]));
    String id = commander.text("id");
    int index = read(in, id + "-commit", "commander." + id, List.of());
    Effect<Field> ability = effects.get(index - 1);
    Effect<Field> commit = effects.get(index);
    Phrase whole =
        new Phrase("effect.commander")
            .with("ability", reader.phrase(ability))
            .with("commit", reader.phrase(commit));
    printed.add(
        new Printed("commander." + id, commit.clause().id(), commander, whole, commit.figures()));
    return index;
  }

  /** Reads one command of a card. */
  public int command(Tree.Fields card, Tree.Fields in) {
    in.allow("cost", "do", "to");
    String id = card.text("id");
    int index =
        read(
            in,
            id + "-command-" + (words.contains(id + "-command-1") ? 2 : 1),
            "card." + id,
            List.of("command"));
    Effect<Field> effect = effects.get(index);
    if (effect.sentences().size() != 1 || effect.sentences().getFirst().to() == null) {
      throw in.wrong("expected one thing that a command does, and to which units");
    }
    return index;
  }

  /** Reads the tactic of a card. */
  public int tactic(Tree.Fields card, Tree.Fields in) {
    List<String> names = new ArrayList<>(EffectReader.KEYS);
    names.add("text");
    in.allow(names.toArray(new String[0]));
    String id = card.text("id");
    int index = read(in, id + "-tactic", "card." + id, List.of());
    for (int occasion = Occasion.TURN_BEGINS.ordinal();
        occasion < Occasion.values().length;
        occasion++) {
      if (effects.get(index).isAt(occasion)) {
        throw in.get("when").wrong("expected before-commands, units-declared or after-commands");
      }
    }
    return index;
  }

  /** Notes how a whole card reads. */
  public void print(Tree.Fields card, int[] commands, int tactic) {
    Phrase all = null;
    for (int i = 0; i < commands.length; i++) {
      int cost = card.itemsOf("commands").get(i).asFields().number("cost");
      Phrase one =
          new Phrase("effect.command")
              .number("n", cost)
              .with("what", reader.phrase(effects.get(commands[i])));
      all =
          all == null ? one : new Phrase("effect.two-commands").with("one", all).with("other", one);
    }
    Effect<Field> last = effects.get(tactic < 0 ? commands[0] : tactic);
    Phrase whole =
        tactic < 0 || all == null
            ? all
            : new Phrase("effect.card")
                .with("commands", all)
                .with("tactic", reader.phrase(effects.get(tactic)));
    if (whole != null) {
      String key = "card." + card.text("id");
      printed.add(new Printed(key, last.clause().id(), card, whole, last.figures()));
    }
  }

  private int read(Tree.Fields in, String word, String rule, List<String> moments) {
    Effect<Field> effect = reader.read(in, effects.size(), "effect." + word, rule, moments);
    effects.add(effect);
    words.add(word);
    return effect.index();
  }

  /** All that was read, compiled. */
  public Effects<Field> effects() {
    return new Effects<>(vocabulary, effects, Field::lasting);
  }

  /** The words by which positions know effects. */
  public List<String> words() {
    return List.copyOf(words);
  }

  public List<Printed> printed() {
    return List.copyOf(printed);
  }
}
