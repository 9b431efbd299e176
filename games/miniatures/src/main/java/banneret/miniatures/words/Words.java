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
import banneret.miniatures.ground.Sights;
import banneret.miniatures.touch.Engaged;
import java.util.List;
import java.util.function.ToIntFunction;

/** The words that sentences are made of. */
public final class Words {
  private static final Targets<Battlefield> UNITS =
      new Targets<>("unit", "unit", Battlefield::units);
  private static final Targets<Battlefield> COUNCIL =
      new Targets<>("councillor", "council", field -> field.content.councilNames.count());

  public static final Vocabulary<Battlefield> VOCABULARY = vocabulary();

  private Words() {}

  private static Vocabulary<Battlefield> vocabulary() {
    Vocabulary.Builder<Battlefield> words =
        new Vocabulary.Builder<>("miniatures", Clauses.of("tactics-deck.effect-and-zones"));
    words
        .moments(List.of(Vocabulary.names(Occasion.values())))
        .figures(Vocabulary.names(Figure.values()))
        .acts(Vocabulary.names(Act.values()))
        .scopes("turn", "round", "attack", "test", "game", "charge", "attached");
    losses(words);
    actions(words);
    cards(words);
    selectors(words);
    roles(words);
    influences(words);
    Conditions.add(words);
    Filters.add(words);
    Amounts.add(words);
    ModeWords.add(words);
    SiegeWords.add(words);
    return words.build();
  }

  private static void losses(Vocabulary.Builder<Battlefield> words) {
    words.verb("panic-test", Verbs::panicTest).takes(amount("n", -9, 9)).to("unit");
    words.verb("hard-panic-test", Verbs::hardPanicTest).takes(number("n", -9, 9)).to("unit");
    words.verb("morale-test", Verbs::moraleTest).takes(amount("n", -9, 9)).to("unit");
    words.verb("pass-test").does((field, said, owner, none, flow) -> Verbs.pass(field, flow));
    words.verb("heal", Verbs::heal).takes(amount("n", 1, 12)).to("unit");
    words.verb("heal-d3", Verbs::healAtRandom).to("unit");
    words.verb("wound", Verbs::wound).takes(amount("n", 1, 12)).to("unit");
    words.verb("wound-d3", Verbs::woundAtRandom).to("unit");
    words.verb("lose-figure", Verbs::loseFigure).to("unit");
    words.verb("hits", Verbs::hits).takes(amount("n", 1, 12)).to("unit");
    words.verb("deal-more", Verbs::dealMore).takes(amount("n", 1, 9));
    words
        .verb("slay-attachment", Verbs::slay)
        .unless(Verbs::forbidsSlaying)
        .takes(number("n", 2, 6))
        .to("unit");
    words.verb("revive", Verbs::revive).takes(number("n", 1, 9)).to("unit");
    words.verb("relieve", TokenWords::relieve).to("unit");
    words.verb("cast-off", TokenWords::castOff).to("unit");
    words.verb("afflict", TokenWords::afflict).unless(TokenWords::forbidsAfflicting).to("unit");
    words.verb("afflict-many", TokenWords::afflictMany).takes(amount("n", 1, 3)).to("unit");
    words
        .verb("afflict-but", TokenWords::afflictBut)
        .takes(word("condition", "panicked", "vulnerable", "weakened"))
        .to("unit");
    words
        .verb("make", TokenWords::make)
        .takes(word("condition", "panicked", "vulnerable", "weakened"))
        .to("unit");
    words.verb("make-same", TokenWords::makeSame).to("unit");
    words.verb("make-all", TokenWords::makeAll).to("unit");
    words.verb("recast", TokenWords::recast).to("unit");
    words.verb("recast-any", TokenWords::recastAny);
    words.verb("move-token", TokenWords::moveToken);
    words.verb("spend-token", TokenWords::spend).to("unit");
    words.verb("ward-off", TokenWords::wardOff).to("unit");
    words.verb("gain-faith", TokenWords::gainFaith).to("unit");
    words.verb("spend-faith", TokenWords::spendFaith).to("unit");
    words.verb("sacrifice", ChoiceWords::sacrifice).takes(number("n", 1, 9)).to("unit");
    words.verb("give-figures", ChoiceWords::giveFigures).takes(number("n", 1, 9)).to("unit");
    words.verb("share-healing", ChoiceWords::shareHealing).takes(number("n", 1, 9));
  }

  private static void actions(Vocabulary.Builder<Battlefield> words) {
    words
        .verb("free", ActionWords::free)
        .unless(ActionWords::forbidsFree)
        .takes(word("action", ActionWords.FREE))
        .to("unit");
    words
        .verb("strike", ActionWords::strike)
        .unless(ActionWords::forbidsStriking)
        .takes(word("enemy", ActionWords.ENEMIES))
        .to("unit");
    words
        .verb("charge", ActionWords::charge)
        .unless(ActionWords::forbidsCharging)
        .takes(word("enemy", ActionWords.ENEMIES))
        .to("unit");
    words
        .verb("strike-or-charge", ActionWords::strikeOrCharge)
        .unless(ActionWords::forbidsEither)
        .takes(word("enemy", ActionWords.ENEMIES))
        .to("unit");
    words
        .verb("charge-or-maneuver", ActionWords::chargeOrManeuver)
        .unless(ActionWords::forbidsMoving)
        .takes(word("enemy", ActionWords.ENEMIES))
        .to("unit");
    words
        .verb("shoot", ActionWords::shoot)
        .unless(ActionWords::forbidsShooting)
        .takes(word("enemy", ActionWords.ENEMIES))
        .to("unit");
    words
        .verb("must-charge", ActionWords::mustCharge)
        .takes(word("enemy", ActionWords.ENEMIES))
        .to("unit");
    words.verb("charge-nearest", ActionWords::chargeNearest).to("unit");
    words.verb("charge-instead", ActionWords::chargeInstead).to("unit");
    words.verb("maneuver-up-to", ActionWords::maneuver).takes(number("n", 1, 9)).to("unit");
    words
        .verb("shift", ActionWords::shift)
        .unless(ActionWords::forbidsShifting)
        .takes(number("n", 1, 9))
        .to("unit");
    words.verb("pivot", ActionWords::pivot).to("unit");
    words.verb("raise", ActionWords::raise).takes(number("n", 1, 12));
    words.verb("arrive", ActionWords::arrive);
    words.verb("spend-action", ActionWords::spendAction);
    words.verb("share-abilities", ActionWords::shareAbilities).to("unit");
    words.verb("remember", ActionWords::remember).to("unit");
  }

  private static void cards(Vocabulary.Builder<Battlefield> words) {
    words.verb("draw", CardWords::draw).takes(number("n", 1, 9));
    words
        .verb("fetch", CardWords::fetch)
        .unless(CardWords::forbidsFetching)
        .takes(word("from", CardWords.FETCHED));
    words.verb("scout", CardWords::scout).takes(number("n", 2, 3));
    words.verb("attach", CardWords::attach).unless(CardWords::forbidsAttaching).to("unit");
    words.verb("hate", CardWords::hate).to("unit");
    words.verb("pass-on-vow", CardWords::passOn).to("unit");
    words.verb("swear", CardWords::swear).to("unit");
    words.verb("cancel", CardWords::cancel).takes(amount("n", 1, 6));
    words.verb("influence", CardWords::influence).to("unit").at("influence");
    words.verb("replace-zone", CardWords::replaceZone);
    words.verb("use-zone", CardWords::useZone);
    words.verb("change-zones", CardWords::changeZones);
    words.verb("choose", ChoiceWords::choose).takes(number("of", 2, 3), amount("n", 1, 3));
    words.verb("let-enemy-choose", ChoiceWords::letEnemyChoose).takes(number("of", 2, 3));
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
    one(words, "attacker", Words::attacker);
    one(words, "defender", Words::defender);
    one(words, "charger", field -> field.charge() < 0 ? -1 : field.charger.get(field.charge()));
    one(words, "charged-unit", field -> field.charge() < 0 ? -1 : field.target.get(field.charge()));
    one(words, "tested-unit", field -> field.test() < 0 ? -1 : field.tested.get(field.test()));
    one(words, "unit-concerned", field -> field.about.get());
    one(words, "activated-unit", field -> field.unit.get());
    words.selector(
        "activated-ncu",
        COUNCIL.one((field, owner, which) ->
            field.ncu.get() >= 0
                && which == field.content.councillor(field.active.get(), field.ncu.get())));
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

  static int attacker(Battlefield field) {
    return field.attack() < 0 ? -1 : field.attacker.get(field.attack());
  }

  static int defender(Battlefield field) {
    return field.attack() < 0 ? -1 : field.defender.get(field.attack());
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
            .one((field, owner, unit) -> unit == which.applyAsInt(field) && field.isOnTable(unit)));
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
