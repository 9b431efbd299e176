package banneret.thrones.realm;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Printed;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.SentenceKind;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.state.Lasting;
import banneret.kernel.state.Layout;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Reads what characters can do, and then what Westeros cards do. */
public final class AbilityReader {
  /** Characters are in force while they are in the battle, and Westeros cards as bans. */
  private static final Lasting NOTHING = new Lasting(new Layout(), 0);

  private final Vocabulary<Realm> words;
  private final EffectReader<Realm> reader;
  private final List<Effect<Realm>> effects = new ArrayList<>();
  private final List<Printed> printed = new ArrayList<>();

  AbilityReader(Vocabulary<Realm> words) {
    this.words = words;
    reader = new EffectReader<>(words);
  }

  /** Reads an ability, which characters name. */
  public void ability(Tree.Fields in) {
    read(in, "ability", List.of());
  }

  /** Notes which ability a character has. */
  public void character(Tree.Fields in, int ability) {
    Effect<Realm> effect = effects.get(ability);
    String key = "character." + in.text("id");
    printed.add(
        new Printed(key, effect.clause().id(), in, reader.phrase(effect), effect.figures()));
  }

  /** Reads a Westeros card. */
  public void westeros(Tree.Fields in) {
    Effect<Realm> effect = read(in, "westeros", List.of("applied"));
    for (Sentence<Realm> sentence : effect.sentences()) {
      if (sentence.kind() == SentenceKind.MODIFIER
          && !sentence.isAbout(Figure.SUPPORTING_FOOTMAN.ordinal())) {
        throw in.wrong("for a turn only supporting-footman changes");
      }
    }
    printed.add(Printed.of(in, effect, reader.phrase(effect)));
  }

  private Effect<Realm> read(Tree.Fields in, String kind, List<String> moments) {
    List<String> names = new ArrayList<>(EffectReader.KEYS);
    names.addAll(List.of("id", "name", "text", "provenance"));
    in.allow(names.toArray(new String[0]));
    String rule = kind + "." + in.text("id");
    Effect<Realm> effect = reader.read(in, effects.size(), rule, rule, moments);
    effects.add(effect);
    return effect;
  }

  /** All that was read, compiled. */
  public Effects<Realm> effects() {
    return new Effects<>(words, effects, realm -> NOTHING);
  }

  public List<Printed> printed() {
    return List.copyOf(printed);
  }
}
