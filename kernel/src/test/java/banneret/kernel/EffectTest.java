package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.effect.Aim;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Parameter;
import banneret.kernel.effect.Phrase;
import banneret.kernel.effect.Resolver;
import banneret.kernel.effect.Selector;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.luck.Seeded;
import banneret.kernel.state.Contexts;
import banneret.kernel.state.Lasting;
import banneret.kernel.state.Layout;
import banneret.kernel.step.Ask;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects as sentences: how they are read, asked for, carried out and said. */
class EffectTest {
  private static final int FIGHT = 1;
  private static final int RALLY = 0;
  private static final int STRENGTH = 0;
  private static final int MARCH = 0;
  private static final int RETREAT = 0;

  /** Five bands of two seats: the first two are red's, the others blue's. */
  private static final class Bands extends Position<Bands> {
    private static final Layout LAYOUT = new Layout();
    private static final int MEN = LAYOUT.take(5);
    static final Contexts RUNNING = new Contexts(LAYOUT, 2, 3);
    static final Lasting IN_FORCE = new Lasting(LAYOUT, 9);

    Bands() {
      super(2, LAYOUT.size());
    }

    int men(int band) {
      return cells[MEN + band];
    }

    void change(int band, int men) {
      cells[MEN + band] += (byte) men;
    }

    static int owner(int band) {
      return band < 2 ? 0 : 1;
    }

    @Override
    public Bands copy() {
      Bands copy = new Bands();
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public int open() {
      return LAYOUT.size();
    }
  }

  /** Bands of one side; "beaten" ones have no men. */
  private record Side(boolean own) implements Selector<Bands> {
    @Override
    public String type() {
      return "band";
    }

    @Override
    public String names() {
      return "band";
    }

    @Override
    public int range(Bands bands) {
      return 5;
    }

    @Override
    public boolean fits(Bands bands, int owner, int band) {
      return bands.men(band) > 0 && (Bands.owner(band) == owner) == own;
    }
  }

  /** The other seat. */
  private static final class Foe implements Selector<Bands> {
    @Override
    public String type() {
      return "seat";
    }

    @Override
    public String names() {
      return "seat";
    }

    @Override
    public int range(Bands bands) {
      return 2;
    }

    @Override
    public boolean fits(Bands bands, int owner, int seat) {
      return seat != owner;
    }

    @Override
    public boolean isSeat() {
      return true;
    }
  }

  /** What is asked when no effect is being carried out. */
  private record Idle() implements Ask<Bands> {
    @Override
    public String name() {
      return "idle";
    }

    @Override
    public int asked(Bands bands) {
      return 1;
    }

    @Override
    public Clause clause(Bands bands) {
      return new Clause("bands.idle");
    }

    @Override
    public void candidates(Bands bands, int seat, Options out) {
      out.add(0);
    }

    @Override
    public @Nullable Clause forbids(Bands bands, int seat, int choice) {
      return null;
    }

    @Override
    public void answer(Bands bands, int seat, int choice, Flow<Bands> flow) {
      flow.then(this);
    }

    @Override
    public String phrase(Bands bands, int seat, int choice) {
      return "wait";
    }

    @Override
    public void say(Bands bands, int seat, int choice, Saying out) {
      out.as("option");
    }
  }

  /** Notes that it has come to it. */
  private record Flee(int band) implements Procedure<Bands> {
    @Override
    public String name() {
      return "flee";
    }

    @Override
    public void run(Bands bands, Flow<Bands> flow) {
      fled.add(band);
    }
  }

  private static final List<Integer> fled = new ArrayList<>();
  private static final Resolver<Bands> RESOLVER =
      new Resolver<>("at-what", "go-on") {
        @Override
        protected Contexts contexts(Bands bands) {
          return Bands.RUNNING;
        }

        @Override
        protected Effect<Bands> effect(Bands bands, int index) {
          return all.get(index);
        }

        @Override
        protected Aim<Bands> aimAgain(int row) {
          return new Aim<>(this, row, false);
        }

        @Override
        protected boolean continues(Aim<Bands> aim) {
          return false;
        }

        @Override
        protected String phrase(Bands bands, Aim<Bands> aim, int target) {
          return target == Aim.NONE ? "no more" : "at " + target;
        }

        @Override
        protected void say(Bands bands, Aim<Bands> aim, int target, Saying out) {
          out.as("option");
        }

        @Override
        protected void last(
            Bands bands,
            Effect<Bands> effect,
            int part,
            int owner,
            int target,
            int until,
            int times) {
          Bands.IN_FORCE.add(bands.cells, effect.index(), part, owner, target, until, times);
        }
      };

  private static final List<Effect<Bands>> all = new ArrayList<>();
  private static final Vocabulary<Bands> WORDS = words();

  private static Vocabulary<Bands> words() {
    Vocabulary.Builder<Bands> words = new Vocabulary.Builder<>("bands", new Clause("bands.none"));
    words.moments(List.of("rally", "fight")).figures("strength").events("retreat");
    words.acts("march", "call").scopes("fight", "turn");
    words
        .verb(
            "lose-men",
            (bands, said, owner, band, flow) -> {
              bands.change(band, -Math.min(bands.men(band), said.number(bands, owner, band)));
              return true;
            })
        .takes(Parameter.number("n", 1, 9))
        .to("band");
    words
        .verb(
            "gain-men",
            (bands, said, owner, band, flow) -> {
              bands.change(band, said.number(bands, owner, band));
              return true;
            })
        .takes(Parameter.amount("n", 1, 9))
        .to("band")
        .at("rally");
    words
        .verb(
            "flee",
            (bands, said, owner, band, flow) -> {
              flow.then(new Flee(band), new Flee(-band));
              return true;
            })
        .to("band");
    words.condition("few", (bands, effect, owner, band) -> bands.men(band) < 4);
    words.verb("rest", (bands, said, owner, target, flow) -> true);
    words.condition("outnumbered", (bands, effect, owner, target) -> bands.men(0) < bands.men(2));
    words.filter("small", (bands, effect, owner, band) -> bands.men(band) < 4);
    words.amount("men-of-first", (bands, owner, target) -> bands.men(0));
    words.selector("own-band", new Side(true));
    words.selector("enemy-band", new Side(false));
    words.selector("foe", new Foe());
    return words.build();
  }

  private final Bands bands = new Bands();
  private final Engine<Bands> engine = new Engine<>(bands, new Seeded(1));
  private final EffectReader<Bands> reader = new EffectReader<>(WORDS);

  EffectTest() {
    all.clear();
    fled.clear();
    bands.begin(new Idle());
    int[] men = {3, 5, 6, 2, 4};
    for (int band = 0; band < men.length; band++) {
      bands.change(band, men[band]);
    }
  }

  private Effect<Bands> read(Tree.Fields card) {
    Effect<Bands> effect = reader.read(card, all.size(), "card.x", "card.x", List.of("rally"));
    all.add(effect);
    return effect;
  }

  private static Tree.Fields verb(String name, Object told) {
    Tree.Fields verb = Tree.fields();
    return told instanceof Integer number ? verb.put(name, number) : verb.put(name, "" + told);
  }

  private static Tree.Fields loses(int men, Tree to) {
    return Tree.fields().put("do", verb("lose-men", men)).put("to", to);
  }

  /** Uses an effect as a step of the first seat does. */
  private void use(Effect<Bands> effect) {
    bands.begin(
        new Procedure<>() {
          @Override
          public String name() {
            return "use";
          }

          @Override
          public void run(Bands table, Flow<Bands> flow) {
            assertThat(RESOLVER.use(table, effect, 0, flow)).isTrue();
          }
        });
    engine.run();
  }

  private List<Integer> options() {
    Options options = new Options();
    engine.options(0, options);
    List<Integer> out = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      out.add(options.get(i));
    }
    return out;
  }

  private Effects<Bands> compiled() {
    return new Effects<>(WORDS, all, table -> Bands.IN_FORCE);
  }

  private List<Integer> men() {
    return List.of(bands.men(0), bands.men(1), bands.men(2), bands.men(3), bands.men(4));
  }

  @Test
  void whatIsChosenMustFitAndIsAskedOnce() {
    Effect<Bands> raid = read(loses(2, Tree.of("enemy-band")));
    use(raid);
    assertThat(options()).containsExactly(2, 3, 4);
    engine.answer(0, 3);
    assertThat(men()).containsExactly(3, 5, 6, 0, 4);
    assertThat(bands.step()).isEqualTo(new Idle());
    assertThat(Bands.RUNNING.count(bands.cells)).isZero();
    assertThat(raid.forbids(bands, 0)).isNull();
    assertThat(raid.forbidsAim(bands, 0, 3)).isEqualTo(raid.clause());
  }

  @Test
  void anEffectThatWouldDoNothingIsRefused() {
    Effect<Bands> raid = read(loses(2, Tree.of("enemy-band")));
    for (int band = 2; band < 5; band++) {
      bands.change(band, -bands.men(band));
    }
    assertThat(raid.forbids(bands, 0)).isEqualTo(new Clause("bands.none"));
  }

  @Test
  void severalAreChosenOneAfterTheOtherAndInOneOrderOnly() {
    Tree.Fields two = Tree.fields().put("choose", "enemy-band").put("up-to", 2);
    use(read(loses(1, two)));
    engine.answer(0, 3);
    assertThat(options()).as("those after it, or no more").containsExactly(4, Aim.NONE);
    engine.answer(0, 4);
    assertThat(men()).containsExactly(3, 5, 6, 1, 3);
    use(all.getFirst());
    engine.answer(0, 4);
    assertThat(options()).containsExactly(Aim.NONE);
    engine.answer(0, Aim.NONE);
    assertThat(men()).containsExactly(3, 5, 6, 1, 2);
  }

  @Test
  void aFilterNarrowsAndEachMeansAllThatFit() {
    Tree.Fields small = Tree.fields().put("choose", "own-band").put("where", "small");
    use(read(loses(1, small)));
    assertThat(options()).containsExactly(0);
    engine.answer(0, 0);
    use(read(loses(1, Tree.fields().put("each", "enemy-band"))));
    assertThat(men()).containsExactly(2, 5, 5, 1, 3);
  }

  @Test
  void sentencesFollowOneAnotherAndTheGameCanBeCopiedInBetween() {
    Tree.Items both = Tree.items();
    both.add(loses(1, Tree.of("enemy-band")));
    both.add(Tree.fields().put("do", verb("gain-men", "men-of-first + 1")).put("to", "own-band"));
    use(read(Tree.fields().put("do", both)));
    engine.answer(0, 2);
    assertThat(bands.step()).as("the second sentence asks").isInstanceOf(Aim.class);
    Bands copy = bands.copy();
    Engine<Bands> other = new Engine<>(copy, new Seeded(2));
    other.answer(0, 1);
    assertThat(copy.men(1)).isEqualTo(5 + 3 + 1);
    assertThat(copy.men(2)).isEqualTo(5);
    engine.answer(0, 0);
    assertThat(men()).containsExactly(7, 5, 5, 2, 4);
    assertThat(Bands.RUNNING.count(bands.cells)).isZero();
  }

  @Test
  void modifiersCountWhileTheyLastForWhomTheyAreMeant() {
    Tree.Fields charge =
        Tree.fields()
            .put("add", 2)
            .put("to", "strength")
            .put("until", "fight")
            .put("if", "outnumbered");
    use(read(charge));
    Effects<Bands> effects = compiled();
    assertThat(effects.changed(bands, STRENGTH, 0, 0, 5)).isEqualTo(7);
    assertThat(effects.changed(bands, STRENGTH, 1, 1, 5)).as("the other seat's").isEqualTo(5);
    Bands.IN_FORCE.sweep(bands.cells, FIGHT);
    assertThat(effects.changed(bands, STRENGTH, 0, 0, 5)).isEqualTo(5);
  }

  @Test
  void aConditionOfTheWholeCardIsLookedAtWhenItIsUsed() {
    Effect<Bands> charge =
        read(
            Tree.fields()
                .put("if", Tree.fields().put("that", "men-of-first > 3").put("rule", "brave"))
                .put("do", "rest"));
    assertThat(charge.forbids(bands, 0)).isEqualTo(new Clause("bands.brave"));
    bands.change(0, 1);
    assertThat(charge.forbids(bands, 0)).isNull();
  }

  @Test
  void prohibitionsPermissionsAndReplacementsAreFoundByWhatTheyAreAbout() {
    Tree.Items all3 = Tree.items();
    all3.add(
        Tree.fields()
            .put("forbid", "march")
            .put("whose", "target")
            .put("until", "turn")
            .put("rule", "stop"));
    all3.add(Tree.fields().put("allow", "call").put("until", "fight"));
    all3.add(Tree.fields().put("do", "rest").put("instead-of", "retreat").put("until", "fight"));
    use(read(Tree.fields().put("to", "foe").put("do", all3)));
    engine.answer(0, 1);
    Effects<Bands> effects = compiled();
    assertThat(effects.forbids(bands, MARCH, 1)).isEqualTo(new Clause("bands.stop"));
    assertThat(effects.forbids(bands, MARCH, 0)).isNull();
    assertThat(effects.allows(bands, 1, 0)).isTrue();
    assertThat(effects.allows(bands, 0, 0)).isFalse();
    Sentence<Bands> instead = effects.replaces(bands, RETREAT, 0);
    assertThat(instead).isNotNull();
    assertThat(effects.replaces(bands, RETREAT, 1)).isNull();
  }

  @Test
  void whatIsForbiddenAndAllowedMayBeOfOneThingAloneOrOfThoseThatFit() {
    Tree.Items both = Tree.items();
    both.add(Tree.fields().put("forbid", "march").put("of", "enemy-band").put("until", "turn"));
    both.add(Tree.fields().put("allow", "call").put("if", "few").put("until", "turn"));
    use(read(Tree.fields().put("to", "enemy-band").put("do", both)));
    engine.answer(0, 3);
    Effects<Bands> effects = compiled();
    assertThat(effects.forbids(bands, MARCH, 1, 3)).isEqualTo(all.getFirst().clause());
    assertThat(effects.forbids(bands, MARCH, 1, 4)).as("another band").isNull();
    assertThat(effects.allows(bands, 1, 0, 0)).as("a band of three").isTrue();
    assertThat(effects.allows(bands, 1, 0, 1)).as("a band of five").isFalse();
    assertThat(effects.allows(bands, 1, 1, 3)).as("a small one of the other").isFalse();
    assertThat(keys(reader.phrase(all.getFirst()))).contains("effect.forbid.of");
    assertThat(WORDS.textKeys()).contains("effect.forbid.of", "effect.allow.of");
    Tree.Fields each = Tree.fields().put("forbid", "march").put("until", "turn");
    each.put("of", Tree.fields().put("each", "enemy-band"));
    use(read(each));
    Effects<Bands> now = compiled();
    assertThat(now.forbids(bands, MARCH, 1, 3)).as("each of them").isNotNull();
    assertThat(now.forbids(bands, MARCH, 1, 4)).as("each of them").isNotNull();
  }

  private static List<String> keys(Phrase phrase) {
    List<String> keys = new ArrayList<>(List.of(phrase.key()));
    phrase.parts().values().forEach(part -> keys.addAll(keys(part)));
    return keys;
  }

  @ParameterizedTest
  @ValueSource(strings = {"choose", "each"})
  void whatIsDoneToSeveralHappensInTheirOrder(String how) {
    Tree.Fields some = Tree.fields().put(how, "enemy-band");
    use(
        read(
            Tree.fields()
                .put("do", "flee")
                .put("to", how.equals("each") ? some : some.put("up-to", 3))));
    if (how.equals("choose")) {
      engine.answer(0, 2);
      engine.answer(0, 3);
      engine.answer(0, 4);
    }
    assertThat(fled).containsExactly(2, -2, 3, -3, 4, -4);
    assertThat(bands.step()).isEqualTo(new Idle());
  }

  @Test
  void aSentenceMayWaitForAMomentAndEndEarly() {
    Tree.Items later = Tree.items();
    later.add(
        loses(1, Tree.fields().put("each", "enemy-band"))
            .put("when", "fight")
            .put("until", "turn")
            .put("ends", "retreat"));
    use(read(Tree.fields().put("do", later)));
    Effects<Bands> effects = compiled();
    bands.begin(
        new Procedure<>() {
          @Override
          public String name() {
            return "fight";
          }

          @Override
          public void run(Bands table, Flow<Bands> flow) {
            effects.react(table, RALLY, 0, false, flow);
            effects.react(table, 1, 1, false, flow);
            assertThat(men()).as("another moment, another seat").containsExactly(3, 5, 6, 2, 4);
            effects.react(table, 1, 0, false, flow);
          }
        });
    engine.run();
    assertThat(men()).containsExactly(3, 5, 5, 1, 3);
    effects.end(bands, RETREAT);
    assertThat(Bands.IN_FORCE.count(bands.cells)).isZero();
  }

  @Test
  void aSentenceSaysItself() {
    Effect<Bands> raid = read(loses(2, Tree.of("enemy-band")));
    Phrase phrase = reader.phrase(raid);
    assertThat(phrase.key()).isEqualTo("effect.when");
    Phrase what = phrase.parts().get("what");
    assertThat(what).isNotNull();
    assertThat(what.key()).isEqualTo("effect.do.lose-men");
    assertThat(what.numbers()).containsEntry("n", 2);
    Phrase to = what.parts().get("to");
    assertThat(to).isNotNull();
    assertThat(to.key()).isEqualTo("effect.to.enemy-band.choose");
    assertThat(WORDS.textKeys()).contains(phrase.key(), what.key(), to.key());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "do | lose-man | unknown verb 'lose-man'; did you mean 'lose-men'?",
        "do | lose-men | expected {lose-men: …} with a number from 1 to 9",
        "do | frolic | unknown verb 'frolic'; expected one of lose-men, gain-men, flee, rest",
        "add | 2 | to",
        "forbid | sing | unknown act 'sing'; expected one of march, call",
        "forbid | march | expected 'until': how long it lasts",
        "when | dawn | unknown moment 'dawn'",
        "text | - | expected what it does",
      })
  void aMistakeIsToldWithWhatWasExpected(String field, String word, String expected) {
    Tree card = Tree.fields().put(field, Tree.of(word).at("deck.yaml:7")).at("deck.yaml:7");
    assertThatThrownBy(() -> read(card.asFields()))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("deck.yaml:7")
        .hasMessageContaining(expected);
  }

  @Test
  void aVerbIsDoneToWhatItCanBeDoneToAndAtItsMoments() {
    assertThatThrownBy(() -> read(loses(2, Tree.of("foe"))))
        .hasMessageContaining("'lose-men' is done to a band, not to a seat");
    assertThatThrownBy(() -> read(loses(10, Tree.of("foe")))).hasMessageContaining("9");
    assertThatThrownBy(() -> read(Tree.fields().put("do", "rest").put("to", "foe")))
        .hasMessageContaining("'rest' is done to nothing in particular");
    Tree.Fields late = Tree.fields().put("when", "fight").put("to", "own-band");
    assertThatThrownBy(() -> read(late.put("do", verb("gain-men", 1))))
        .hasMessageContaining("'gain-men' makes no sense at the moment 'fight'; it does at rally");
  }
}
