package banneret.battles.words;

import static banneret.kernel.effect.Parameter.number;

import banneret.battles.effect.Zones;
import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Figure;
import banneret.battles.field.Occasion;
import banneret.battles.field.Sorts;
import banneret.battles.field.Turning;
import banneret.kernel.effect.Condition;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Targets;
import banneret.kernel.effect.Vocabulary;
import java.util.List;

/** The words that sentences of command cards and commanders are made of. */
public final class Words {
  private static final Targets<Field> ENEMIES =
      Sorts.UNITS.along((field, owner, from) -> field.next(Field.other(owner), from));

  public static final Vocabulary<Field> VOCABULARY = vocabulary();

  private Words() {}

  private static Vocabulary<Field> vocabulary() {
    Vocabulary.Builder<Field> words = new Vocabulary.Builder<>("battles", Clauses.NO_EFFECT);
    words
        .moments(List.of(Vocabulary.names(Occasion.values())))
        .figures(Vocabulary.names(Figure.values()))
        .acts(Vocabulary.names(Act.values()))
        .events(Vocabulary.names(Turning.values()))
        .scopes("turn", "next-turn", "round", "attack");
    verbs(words);
    selectors(words);
    filters(words);
    conditions(words);
    return words.build();
  }

  private static void verbs(Vocabulary.Builder<Field> words) {
    words.verb("activate", Verbs.ACTIVATE).to("unit");
    words.verb("rally", Verbs.RALLY).to("unit");
    words.verb("raise-morale", Verbs::raiseMorale).takes(number("n", 1, 9));
    words
        .verb("raise-morale-up-to", Verbs::raiseMoraleUpTo)
        .takes(number("n", 1, 9), number("most", 1, 9));
    words.verb("draw", Verbs::draw).takes(number("n", 1, 9));
    words.verb("discard", Verbs::discard).takes(number("n", 1, 9));
    words.verb("roll-tokens", Verbs::rollTokens).takes(number("n", 1, 9));
    words.verb("take-tokens", Verbs::takeTokens).takes(number("n", 1, 9));
    words.verb("enemy-loses-tokens", Verbs::enemyLosesTokens).takes(number("n", 1, 9));
    words.verb("return-command", new Verbs.ReturnCommand()).takes(number("n", 1, 9));
    words.verb("drive-back", Verbs::driveBack).takes(number("n", 1, 9)).to("unit");
    words.verb("hit", new Verbs.Hit()).takes(number("n", 1, 9)).to("unit");
    words.verb("move", new Verbs.Move(false)).takes(number("n", 1, 9)).to("unit");
    words.verb("slip-away", new Verbs.Move(true)).takes(number("n", 1, 9)).to("unit");
    words.verb("disengage", new Verbs.Disengage()).to("unit");
    words.verb("add-fire", Verbs::addFire).takes(number("n", 1, 4)).at("fire-lit");
    words.code("banner-swap", Codes.BANNER_SWAP).to("unit").at("before-losses");
    words.code("redirect", Codes.REDIRECT).at("target-declared");
    words.code("attack-all", Codes.ATTACK_ALL).at("instead-of-attack");
    words.code("name-colour", Codes.NAME_COLOUR).at("after-roll");
    words.code("war-dogs", Codes.WAR_DOGS).at("instead-of-attack");
  }

  private static void selectors(Vocabulary.Builder<Field> words) {
    words.selector("active-unit", Sorts.ACTIVE_UNIT);
    words.selector("inactive-unit", Sorts.INACTIVE_UNIT);
    words.selector(
        "stray",
        Sorts.OWN.that((field, owner, hex) ->
            field.isActive(hex)
                && !field.did(hex, Field.ORDERED)
                && field.isOf(hex, owner)
                && Zones.isBesideOrdered(field, hex)
                && !Zones.isControlledByAny(field, hex)));
    words.selector(
        "ordered-unit",
        Sorts.OWN.that(
            (field, owner, hex) -> field.did(hex, Field.ORDERED) && field.isOf(hex, owner)));
    words.selector(
        "commander-unit",
        Sorts.UNITS
            .along((field, owner, from) -> {
              int hex = Zones.leaderHex(field);
              return hex >= from ? hex : Field.NOWHERE;
            })
            .one((field, owner, hex) -> hex == Zones.leaderHex(field)));
    words.selector(
        "enemy-unit", ENEMIES.that((field, owner, hex) -> field.isOf(hex, Field.other(owner))));
    words.selector(
        "enemy-near",
        ENEMIES.that((field, owner, hex) ->
            field.isOf(hex, Field.other(owner)) && Zones.isNearLeader(field, hex, Content.ZONE)));
    words.selector(
        "enemy-beside",
        ENEMIES.that((field, owner, hex) ->
            field.isOf(hex, Field.other(owner)) && Zones.isNearLeader(field, hex, 1)));
    words.selector(
        "unit-near",
        Sorts.OWN.that((field, owner, hex) ->
            field.isOf(hex, owner) && Zones.isNearLeader(field, hex, Content.ZONE)));
    words.selector(
        "unit-beside",
        Sorts.OWN.that((field, owner, hex) ->
            field.isOf(hex, owner)
                && hex != Zones.leaderHex(field)
                && Zones.isNearLeader(field, hex, 1)));
  }

  /** What may be true of a unit: a filter of targets, and a condition on whose figure is asked. */
  private static void both(Vocabulary.Builder<Field> words, String name, Of of) {
    Condition<Field> condition =
        (field, effect, owner, hex) -> hex >= 0 && field.isOccupied(hex) && of.test(field, hex);
    words.filter(name, condition);
    words.condition(name, condition);
  }

  /** The same of units of these sorts. */
  private static void sorted(Vocabulary.Builder<Field> words, String name, int sorts) {
    Condition<Field> condition = new Sorts.OfSort(sorts);
    words.filter(name, condition);
    words.condition(name, condition);
  }

  @FunctionalInterface
  private interface Of {
    boolean test(Field field, int hex);
  }

  private static void filters(Vocabulary.Builder<Field> words) {
    int infantry = Sorts.ofClass(Content.INFANTRY);
    int cavalry = Sorts.ofClass(Content.CAVALRY);
    int ranged = Sorts.ofClass(Content.RANGED);
    sorted(words, "infantry", infantry);
    sorted(words, "cavalry", cavalry);
    sorted(words, "ranged", ranged);
    sorted(words, "infantry-or-ranged", infantry | ranged);
    sorted(words, "infantry-or-cavalry", infantry | cavalry);
    sorted(words, "green", Sorts.ofRank(Content.GREEN));
    sorted(words, "blue", Sorts.ofRank(Content.BLUE));
    sorted(words, "red", Sorts.ofRank(Content.RED));
    sorted(words, "green-or-blue", Sorts.ofRank(Content.GREEN) | Sorts.ofRank(Content.BLUE));
    sorted(words, "not-engaged", Sorts.notEngaged());
    both(words, "active", (field, hex) -> field.isActive(hex) && !field.did(hex, Field.ORDERED));
    both(words, "inactive", (field, hex) -> !field.isActive(hex));
    both(words, "drove-off", (field, hex) -> field.did(hex, Field.DROVE_OFF));
    both(words, "ordered", (field, hex) -> field.did(hex, Field.ORDERED));
  }

  private static void conditions(Vocabulary.Builder<Field> words) {
    for (int kind = 0; kind < Content.FACES; kind++) {
      int token = kind;
      String name = List.of("green", "blue", "red", "valor", "morale").get(kind);
      words.amount(name + "-tokens", (field, owner, hex) -> field.area.pool(owner, token));
    }
    words.condition(
        "own-morale-green-or-better", (field, effect, owner, hex) -> zone(field, owner) <= 1);
    words.condition(
        "own-morale-green-or-worse", (field, effect, owner, hex) -> zone(field, owner) >= 1);
    words.condition(
        "own-morale-yellow-or-worse", (field, effect, owner, hex) -> zone(field, owner) >= 2);
    words.condition(
        "enemy-morale-green-or-worse",
        (field, effect, owner, hex) -> zone(field, Field.other(owner)) >= 1);
    words.condition(
        "enemy-was-eliminated", (field, effect, owner, hex) -> field.turn.hasEliminated());
    words.condition("own-unit", new Near(0));
    words.condition(
        "beside-him",
        (field, effect, owner, hex) ->
            hex >= 0 && hex != his(field, effect) && isNear(field, effect, hex, 1));
    words.condition("in-his-zone", new Near(Content.ZONE));
    words.condition(
        "he-is-engaged",
        (field, effect, owner, hex) ->
            his(field, effect) >= 0 && field.isEngaged(his(field, effect)));
    words.condition(
        "melee",
        (field, effect, owner, hex) ->
            field.fight.attacker() == hex
                && field.fight.attackKind() == Fight.ATTACK
                && isMelee(field, hex));
    words.condition(
        "flanking",
        (field, effect, owner, hex) ->
            field.fight.attacker() == hex && field.fight.isMarked(Fight.FLANK));
    words.condition(
        "target-engaged",
        (field, effect, owner, hex) ->
            field.fight.attacker() == hex && field.fight.isMarked(Fight.WAS_ENGAGED));
    words.condition(
        "target-leads",
        (field, effect, owner, hex) ->
            field.fight.attacker() == hex
                && field.fight.target() >= 0
                && field.commander(field.fight.target()) >= 0);
  }

  /** Not farther than this from the commander. */
  private record Near(int distance) implements Content.Near {
    @Override
    public boolean holds(Field field, Effect<Field> effect, int owner, int hex) {
      return isNear(field, effect, hex, distance);
    }
  }

  private static boolean isMelee(Field field, int hex) {
    return field.isOccupied(hex) && field.unitClass(hex) != Content.RANGED;
  }

  /** The zone of the track in which a House's morale stands. */
  private static int zone(Field field, int house) {
    return field.content.zone(field.morale(house));
  }

  /** Where the commander stands whose card an effect is on, or -1. */
  private static int his(Field field, Effect<Field> effect) {
    int commander = Zones.commanderOf(field, effect.index());
    return commander < 0 ? Field.NOWHERE : field.commanderHex(commander);
  }

  private static boolean isNear(Field field, Effect<Field> effect, int hex, int distance) {
    int his = his(field, effect);
    return his >= 0 && hex >= 0 && field.board.distance(his, hex) <= distance;
  }
}
