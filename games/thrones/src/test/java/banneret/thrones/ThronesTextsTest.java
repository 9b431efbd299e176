package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;
import banneret.play.Titles;
import banneret.thrones.battle.Strength;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import banneret.thrones.words.AbilityWords;
import banneret.wire.Texts;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever Thrones says, it can say in every language. */
class ThronesTextsTest {
  private static final int GAMES = 80;
  private static final List<String> ASKING_STEPS =
      List.of(
          "place-orders",
          "raven",
          "raid-from",
          "raid-target",
          "march-from",
          "send",
          "leave-crest",
          "declare-support",
          "declare-support.neutral",
          "choose-character",
          "draw-blade",
          "casualty",
          "retreat-to",
          "give-up-unit",
          "use-power",
          "bid-for-influence",
          "bid-for-watch",
          "break-tie-rank",
          "break-tie-highest",
          "break-tie-lowest",
          "take-back",
          "recruit",
          "remove-excess",
          "pay-wildlings");
  private static final List<String> FORMS = List.of("the", "at", "from");

  private final Titles titles = new Titles();
  private final List<Texts> languages = new ArrayList<>();

  @BeforeEach
  void read() {
    Texts.LANGUAGES.forEach(language -> languages.add(titles.texts("thrones", language)));
  }

  @Test
  void every_language_has_the_same_texts_with_the_same_arguments() {
    assertThat(Texts.missing(titles.texts("thrones"), needed())).isEmpty();
  }

  /** The keys that are known without playing. */
  private List<String> needed() {
    TreeSet<String> keys = new TreeSet<>();
    for (Field field : Happenings.class.getFields()) {
      keys.add("event." + ((Happening) value(field)).name());
    }
    ASKING_STEPS.forEach(step -> keys.add("ask." + step));
    Game<?> thrones = titles.game("thrones");
    for (String kind :
        List.of("seat", "region", "character", "westeros", "order", "unit", "track")) {
      thrones.names(kind).words().forEach(word -> keys.add(kind + "." + word));
    }
    for (String kind : List.of("westeros", "order")) {
      thrones.names(kind).words().forEach(word -> keys.add(kind + "." + word + ".text"));
    }
    for (String form : FORMS) {
      thrones.names("region").words().forEach(word -> keys.add("region." + word + "." + form));
    }
    thrones.names("unit").words().forEach(word -> keys.add("unit." + word + ".a"));
    for (String form : List.of("the", "of", "token")) {
      thrones.names("track").words().forEach(word -> keys.add("track." + word + "." + form));
    }
    for (Field field : Strength.class.getDeclaredFields()) {
      field.setAccessible(true);
      if (field.getType() == Breakdown.Source.class) {
        keys.add("term." + ((Breakdown.Source) value(field)).name());
      } else if (field.getType() == Breakdown.Source[].class) {
        for (Breakdown.Source source : (Breakdown.Source[]) value(field)) {
          keys.add("term." + source.name());
        }
      }
    }
    keys.addAll(AbilityWords.VOCABULARY.textKeys());
    keys.addAll(List.of("sum.attack", "sum.defence", "seat.none"));
    thrones.figures().forEach(figure -> keys.add("figure." + figure));
    for (Clause ending :
        List.of(
            Clauses.SEVEN_AT_ONCE,
            Clauses.EIGHT_WITH_THREE,
            Clauses.MOST_STRONGHOLDS,
            Clauses.TIE_BY_SUPPLY,
            Clauses.TIE_BY_CRESTS,
            Clauses.SHARED)) {
      keys.add("ending." + ending.id());
    }
    return List.copyOf(keys);
  }

  private static Object value(Field field) {
    try {
      return field.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void whatever_is_asked_and_told_in_random_games_has_a_text(int seats) {
    for (int seed = 0; seed < GAMES; seed++) {
      play((Thrones) titles.game("thrones"), seats, seed);
    }
    for (Texts texts : languages) {
      assertThat(texts.unknown()).as(texts.language()).isEmpty();
    }
  }

  private void play(Thrones thrones, int seats, int seed) {
    Seeded choices = new Seeded(Seeded.mix(seed, seats));
    Table<Realm> table = Table.open(thrones, Setup.of(seats), new Seeded(seed), seed % 2 == 0);
    while (table.awaited() != 0) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      String line = "";
      Asked asked = table.question(seat);
      while (asked != null) {
        render(asked);
        Choice choice = asked.choices().get(choices.below(asked.choices().size()));
        line = (line + " " + choice.phrase()).strip();
        asked = table.draft(seat, line).next();
      }
      assertThat(table.answer(seat, line)).as(line).isInstanceOf(Reply.Taken.class);
    }
    for (Table.Told told : table.told()) {
      for (Texts texts : languages) {
        for (int reader = -1; reader < seats; reader++) {
          assertSaid(texts.say(told.event(), reader));
        }
        for (Breakdown sum : told.event().sums()) {
          assertSaid(texts.say(sum));
        }
        assertSpoken(texts, told.event().what().clause());
      }
    }
  }

  private void render(Asked asked) {
    for (Texts texts : languages) {
      assertSaid(texts.say(asked.prompt()));
      for (Choice choice : asked.choices()) {
        assertSaid(texts.say(choice.saying()));
      }
      assertSpoken(texts, asked.clause());
    }
  }

  /** Assertions are slow where millions of texts are looked at. */
  private static void assertSaid(String text) {
    if (text.isBlank() || text.indexOf('{') >= 0 || text.indexOf('\u2039') >= 0) {
      assertThat(text).doesNotContain("{", "\u2039").isNotBlank();
    }
  }

  private static void assertSpoken(Texts texts, Clause clause) {
    assertThat(texts.clause(clause.id())).doesNotContain("\u2039");
  }

  @Test
  void a_text_says_what_is_meant() {
    Texts english = languages.get(0);
    Texts french = languages.get(1);
    Table<Realm> table =
        Table.open(
            (Thrones) titles.game("thrones"),
            Setup.of(5).with("houses", "in-order"),
            new Seeded(7));
    Asked asked = table.question(0);
    assertThat(english.say(asked.prompt()))
        .isEqualTo(
            "Give every region with units of yours an order, face down (3 starred at most).");
    assertThat(french.say(asked.choices().getFirst().saying())).isEqualTo("Winterfell : Marche -1");
  }
}
