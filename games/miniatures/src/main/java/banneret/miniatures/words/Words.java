package banneret.miniatures.words;

import static banneret.kernel.effect.Parameter.amount;
import static banneret.kernel.effect.Parameter.number;
import static banneret.kernel.effect.Parameter.word;

import banneret.kernel.effect.Targets;
import banneret.kernel.effect.Vocabulary;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Figure;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.ground.Engaged;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.round.Action;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;

/** The words that sentences are made of. */
public final class Words {
  private static final Targets<Battlefield> UNITS =
      new Targets<>("unit", "unit", Battlefield::units);

  public static final Vocabulary<Battlefield> VOCABULARY = vocabulary();

  private Words() {}

  private static Vocabulary<Battlefield> vocabulary() {
    Vocabulary.Builder<Battlefield> words =
        new Vocabulary.Builder<>("miniatures", Clauses.of("tactics-deck.effect-and-zones"));
    words
        .moments(List.of(names(Occasion.values())))
        .figures(names(Figure.values()))
        .acts(names(Act.values()))
        .scopes("turn", "round", "attack", "test", "game");
    verbs(words);
    selectors(words);
    roles(words);
    influences(words);
    Conditions.add(words);
    ModeWords.add(words);
    SiegeWords.add(words);
    return words.build();
  }

  private static String[] names(Enum<?>[] constants) {
    String[] names = new String[constants.length];
    for (int i = 0; i < names.length; i++) {
      names[i] = constants[i].name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
    return names;
  }

  private static void verbs(Vocabulary.Builder<Battlefield> words) {
    words.verb("panic-test", Verbs::panicTest).takes(amount("n", -9, 9)).to("unit");
    words.verb("heal", new Verbs.Heal()).takes(amount("n", 1, 12)).to("unit");
    words.verb("wound", Verbs::wound).takes(amount("n", 1, 12)).to("unit");
    words.verb("relieve", Verbs::relieve).to("unit");
    words.verb("afflict", new Verbs.Afflict()).to("unit");
    words
        .verb("make", new Verbs.Make())
        .takes(word("condition", "panicked", "vulnerable", "weakened"))
        .to("unit");
    words.verb("draw", Verbs::draw).takes(number("n", 1, 9));
    words.verb("influence", Verbs::influence).to("unit").at("influence");
    words.verb("free-attack", new Verbs.FreeAction(Verbs.ATTACKS)).to("unit");
    words.verb("free-retreat", new Verbs.FreeAction(Action.RETREAT)).to("unit");
    words.verb("strike", new Verbs.Strike()).to("unit");
    words.verb("free-move", new Verbs.FreeAction(Verbs.MOVES)).to("unit");
  }

  private static void selectors(Vocabulary.Builder<Battlefield> words) {
    words.selector("any-unit", UNITS.that((field, owner, unit) -> isThere(field, unit)));
    words.selector(
        "own-unit",
        UNITS.that((field, owner, unit) -> isThere(field, unit) && field.isOf(owner, unit)));
    words.selector(
        "enemy-unit",
        UNITS.that((field, owner, unit) -> isThere(field, unit) && !field.isOf(owner, unit)));
  }

  private static void roles(Vocabulary.Builder<Battlefield> words) {
    one(words, "this-unit", Battlefield::self);
    one(words, "attacker", field -> field.attack() < 0 ? -1 : field.attacker.get(field.attack()));
    one(words, "defender", field -> field.attack() < 0 ? -1 : field.defender.get(field.attack()));
    one(words, "charger", field -> field.charge() < 0 ? -1 : field.charger.get(field.charge()));
    one(words, "charged-unit", field -> field.charge() < 0 ? -1 : field.target.get(field.charge()));
    one(words, "tested-unit", field -> field.test() < 0 ? -1 : field.tested.get(field.test()));
    one(words, "unit-concerned", field -> field.about.get());
    one(words, "activated-unit", field -> field.unit.get());
    words.selector(
        "enemy-engaged",
        UNITS.that((field, owner, unit) ->
            isThere(field, unit) && Engaged.with(field, unit, field.self())));
    words.selector(
        "enemy-in-sight-at-long-range",
        UNITS.that((field, owner, unit) ->
            isThere(field, unit)
                && !field.isOf(owner, unit)
                && Sights.isWithin(field, field.self(), unit, field.content.table.longRange)
                && Sights.sees(field, field.self(), unit)));
    words.selector(
        "enemy-at-long-range",
        UNITS.that((field, owner, unit) ->
            isThere(field, unit)
                && !field.isOf(owner, unit)
                && Sights.isWithin(field, field.self(), unit, field.content.table.longRange)));
  }

  private static void one(
      Vocabulary.Builder<Battlefield> words, String name, ToIntFunction<Battlefield> which) {
    words.selector(
        name,
        UNITS
            .along((field, owner, from) -> {
              int unit = which.applyAsInt(field);
              return unit >= from ? unit : -1;
            })
            .one((field, owner, unit) -> unit == which.applyAsInt(field) && isThere(field, unit)));
  }

  private static void influences(Vocabulary.Builder<Battlefield> words) {
    words.selector("unit-to-influence", UNITS.that(Words::isOpen));
    words.selector(
        "friend-to-influence",
        UNITS.that((field, owner, unit) -> isOpen(field, owner, unit) && field.isOf(owner, unit)));
    words.selector(
        "enemy-to-influence",
        UNITS.that((field, owner, unit) -> isOpen(field, owner, unit) && !field.isOf(owner, unit)));
  }

  /** True if a unit is not yet influenced from this player's side. */
  private static boolean isOpen(Battlefield field, int owner, int unit) {
    return isThere(field, unit) && (field.influenced.get(unit) & field.influence(owner, unit)) == 0;
  }

  static boolean isThere(Battlefield field, int unit) {
    return field.isOnTable(unit) && field.figures.get(unit) > 0 && !Content.isWall(unit);
  }
}
