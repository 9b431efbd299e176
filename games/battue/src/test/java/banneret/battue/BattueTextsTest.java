package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.Strength;
import banneret.battue.loot.DiscardCards;
import banneret.battue.loot.LootMoment;
import banneret.battue.words.CardWords;
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
import banneret.wire.Texts;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever Battue says, it can say in every language. */
class BattueTextsTest {
  private static final int GAMES = 240;
  private static final List<String> ASKING_STEPS =
      List.of(
          "place-tile",
          "choose-edge",
          "face-space",
          "call-reinforcements",
          "move-from",
          "move-to",
          "move-count",
          "choose-conflict",
          "fight-on-or-retreat",
          "stay-or-retreat",
          "give-up-tile",
          "aim-card.seat",
          "aim-card.remove-warriors",
          "aim-card.reveal",
          "aim-card.add-warriors",
          "steal-card",
          "put-back",
          "next-share",
          "place-ally",
          "call-warriors-from",
          "call-warriors-to",
          "call-warriors-count",
          "fevered-horde");

  private final Titles titles = new Titles();
  private final List<Texts> languages = new ArrayList<>();

  @BeforeEach
  void read() {
    Texts.LANGUAGES.forEach(language -> languages.add(titles.texts("battue", language)));
  }

  @Test
  void every_language_has_the_same_texts_with_the_same_arguments() {
    assertThat(Texts.missing(titles.texts("battue"), needed())).isEmpty();
  }

  /** The keys that are known without playing. */
  private List<String> needed() {
    TreeSet<String> keys = new TreeSet<>();
    for (Field field : Happenings.class.getFields()) {
      Happening what = (Happening) value(field);
      keys.add("event." + what.name());
      if (what.hasSecrets()) {
        keys.add("event." + what.name() + ".others");
      }
    }
    ASKING_STEPS.forEach(step -> keys.add("ask." + step));
    LootMoment.ALL.forEach(moment -> keys.add("ask." + moment.name()));
    DiscardCards.ALL.forEach(question -> keys.add("ask." + question.name()));
    Game<?> battue = titles.game("battue");
    for (String kind : List.of("seat", "place", "tile", "loot", "event", "edge", "size")) {
      battue.names(kind).words().forEach(word -> keys.add(kind + "." + word));
    }
    for (String kind : List.of("loot", "event")) {
      battue.names(kind).words().forEach(word -> keys.add(kind + "." + word + ".text"));
    }
    for (Field field : Strength.class.getDeclaredFields()) {
      if (field.getType() == Breakdown.Source.class) {
        field.setAccessible(true);
        keys.add("term." + ((Breakdown.Source) value(field)).name());
      }
    }
    for (Clause ending :
        List.of(
            Clauses.THREE_TILES,
            Clauses.LAST_PLAYER,
            Clauses.ALL_ELIMINATED,
            Clauses.ROUND_LIMIT)) {
      keys.add("ending." + ending.id());
    }
    keys.addAll(CardWords.VOCABULARY.textKeys());
    keys.addAll(List.of("ask.place-tile.mixed", "term.card", "sum.attack", "sum.defence"));
    return List.copyOf(keys);
  }

  private static Object value(Field field) {
    try {
      return field.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void no_happening_is_called_like_an_event_card() {
    List<String> cards = titles.game("battue").names("event").words();
    for (Field field : Happenings.class.getFields()) {
      assertThat(cards).doesNotContain(((Happening) value(field)).name());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void whatever_is_asked_and_told_in_random_games_has_a_text(int seats) {
    for (int seed = 0; seed < GAMES / 3; seed++) {
      play((Battue) titles.game("battue"), seats, seed);
    }
    for (Texts texts : languages) {
      assertThat(texts.unknown()).as(texts.language()).isEmpty();
    }
  }

  private void play(Battue battue, int seats, int seed) {
    Setup setup = Setup.of(seats).with("rounds", "20");
    setup = seed % 4 == 0 ? setup : setup.with("setup", "quick");
    Seeded choices = new Seeded(Seeded.mix(seed, seats));
    Table<City> table = Table.open(battue, setup, new Seeded(seed), seed % 2 == 0);
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
      assertThat(table.answer(seat, line)).isInstanceOf(Reply.Taken.class);
    }
    for (Table.Told told : table.told()) {
      for (Texts texts : languages) {
        for (int reader = -1; reader < seats; reader++) {
          assertThat(texts.say(told.event(), reader)).doesNotContain("{").isNotBlank();
        }
        for (Breakdown sum : told.event().sums()) {
          assertThat(texts.say(sum)).doesNotContain("{");
        }
        assertSpoken(texts, told.event().what().clause());
      }
    }
  }

  private void render(Asked asked) {
    for (Texts texts : languages) {
      assertThat(texts.say(asked.prompt())).doesNotContain("{").isNotBlank();
      for (Choice choice : asked.choices()) {
        assertThat(texts.say(choice.saying())).doesNotContain("{").isNotBlank();
      }
      assertSpoken(texts, asked.clause());
    }
  }

  private static void assertSpoken(Texts texts, Clause clause) {
    assertThat(texts.clause(clause.id())).doesNotContain("\u2039");
  }

  @Test
  void a_text_says_what_is_meant() {
    Texts english = languages.get(0);
    Texts french = languages.get(1);
    Table<City> table =
        Table.open(
            (Battue) titles.game("battue"), Setup.of(2).with("setup", "quick"), new Seeded(7));
    Asked asked = table.question(Integer.numberOfTrailingZeros(table.awaited()));
    assertThat(english.say(asked.prompt()))
        .isEqualTo("On which side of the city do you set up camp?");
    assertThat(french.say(asked.choices().getFirst().saying())).isEqualTo("bord nord");
    assertThat(french.fill("loot.charge.text", Map.of("amount", 2, "vp", 0))).contains("+2");
  }
}
