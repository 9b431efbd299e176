package banneret.battles.combat;

import banneret.battles.effect.CommitMoment;
import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Doing;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Figure;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.battles.field.Turning;
import banneret.kernel.luck.Luck;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;
import banneret.kernel.told.Happening;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * An attack, step by step. What it is about lies in the position, so that a position can be stored
 * between any two steps.
 */
public final class Attack {
  private Attack() {}

  // Declaring

  /** The unit in a hex attacks; if it turns away from its opponent, that one may strike first. */
  public static void declare(Field field, int kind, int from, int to, Flow<Field> flow) {
    field.setDid(from, Field.ATTACKED | Field.ATTACKING);
    boolean turnsAway =
        kind == Fight.ATTACK
            && field.unitClass(from) != Content.RANGED
            && field.isEngaged(from)
            && field.opponent(from) != to;
    if (!turnsAway) {
      begin(field, kind, from, to, flow);
      return;
    }
    flow.then(new GoesOn(kind, to));
    PartingBlow.leave(field, from, flow);
  }

  /** The attack of a unit that has broken its engagement. */
  public record GoesOn(int kind, int target) implements Procedure<Field> {
    @Override
    public String name() {
      return "attack-goes-on";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("kind", kind).put("target", target);
    }

    @Override
    public void run(Field field, Flow<Field> flow) {
      int from = field.attacking();
      if (from >= 0) {
        begin(field, kind, from, target, flow);
      }
    }
  }

  private static void begin(Field field, int kind, int from, int to, Flow<Field> flow) {
    field.fight.beginAttack(kind, from, to);
    noteEngagement(field);
    if (kind == Fight.DOGS) {
      flow.then(DOGS_SEQUENCE);
      return;
    }
    flow.then(SEQUENCE);
    if (!Dice.isRanged(field)) {
      CommitMoment.open(field, Occasion.TARGET_DECLARED, field.house(to), -1, flow);
    }
  }

  /** Dogs that one commander lets loose, at any distance; he may again if nobody is left. */
  public static void howl(Field field, int from, int to, Flow<Field> flow) {
    field.fight.beginAttack(Fight.DOGS, from, to);
    noteEngagement(field);
    flow.then(HOWL_SEQUENCE);
  }

  /** If the target was eliminated, the commander's card is not turned. */
  private static void keepCard(Field field, Flow<Field> flow) {
    if (field.fight.isBeaten()
        && field.fight.attacker() >= 0
        && field.commander(field.fight.attacker()) >= 0) {
      field.setCommitted(field.commander(field.fight.attacker()), false);
    }
  }

  /** Archers that a plan has hidden shoot. */
  public static void shoot(Field field, int from, int to, Flow<Field> flow) {
    field.fight.beginAttack(Fight.ARCHERS, from, to);
    flow.then(SHOT);
  }

  /** The unit in a hex attacks one of several, without a word on engagement but at the first. */
  public static void oneOfAll(
      Field field, int from, int to, boolean first, boolean mayFlank, Flow<Field> flow) {
    beginOneOfAll(field, from, to, first, mayFlank);
    flow.then(SEQUENCE_OF_ALL);
    CommitMoment.open(field, Occasion.TARGET_DECLARED, field.house(to), -1, flow);
  }

  static void beginOneOfAll(Field field, int from, int to, boolean first, boolean mayFlank) {
    field.fight.beginAttack(Fight.ATTACK, from, to);
    noteEngagement(field);
    if (!first) {
      field.fight.setMarked(Fight.ALL);
      if (mayFlank && field.isEngaged(to) && field.opponent(to) != from) {
        field.fight.setMarked(Fight.FLANK);
      }
    }
  }

  /** Looks again at whether the target is engaged, where another has become it. */
  public static void noteEngagement(Field field) {
    field.fight.unsetMarked(Fight.WAS_ENGAGED);
    if (field.isEngaged(field.fight.target())) {
      field.fight.setMarked(Fight.WAS_ENGAGED);
    }
  }

  /** The House that rolls. */
  static int attackerHouse(Field field) {
    return field.fight.attackKind() == Fight.ARCHERS
        ? field.battle.rules.archersHouse
        : field.house(field.fight.attacker());
  }

  // Engagement

  /** A melee attack lays or turns the token, or is a flank attack. */
  private static void engage(Field field, Flow<Field> flow) {
    int from = field.fight.attacker();
    int to = field.fight.target();
    boolean own = from >= 0 && to >= 0 && field.opponent(from) == to;
    if (from < 0 || to < 0 || Dice.isRanged(field) || (field.fight.isMarked(Fight.ALL) && !own)) {
      return;
    }
    boolean elsewhere = field.isEngaged(from) && field.opponent(from) != to;
    if (elsewhere) {
      return; // A commander stepped in: the first engagement stays.
    }
    if (field.isEngaged(to) && field.opponent(to) != from) {
      field.fight.setMarked(Fight.FLANK);
      return;
    }
    int house = field.house(from);
    if (field.opponent(from) != to || field.token(from) != house) {
      field.engage(from, to, house);
      flow.tell(Happenings.ENGAGED, from, to, house);
    }
  }

  // Dice

  private static boolean rolls(Field field) {
    int from = field.fight.attacker();
    int to = field.fight.target();
    return from >= 0
        && to >= 0
        && field.isOccupied(to)
        && (field.isOccupied(from) || field.fight.attackKind() == Fight.ARCHERS)
        && (field.fight.attackKind() != Fight.DOGS || field.fight.dogsRank() >= 0);
  }

  private static void dice(Field field, Flow<Field> flow) {
    if (!rolls(field)) {
      return;
    }
    field.fight.setDice(Dice.count(field));
    if (flow.isTold()) {
      Happening what =
          switch (field.fight.attackKind()) {
            case Fight.COUNTER -> Happenings.COUNTERED;
            case Fight.PARTING -> Happenings.STRUCK;
            case Fight.ARCHERS -> Happenings.SHOT;
            default -> Happenings.ATTACKED;
          };
      int house = attackerHouse(field);
      int[] figures =
          field.fight.attackKind() == Fight.ARCHERS
              ? new int[] {house, field.fight.attacker(), field.fight.target(), field.fight.dice()}
              : new int[] {
                house,
                field.unit(field.fight.attacker()),
                field.fight.attacker(),
                field.fight.target(),
                field.fight.dice()
              };
      flow.hear(new Event(what, 0, figures, new Breakdown[] {Dice.explain(field)}));
    }
    if (field.fight.attackKind() == Fight.ATTACK) {
      openOwn(field, Occasion.BEFORE_ROLL, flow);
    }
  }

  /** Asks the attacker's own commander, if he leads the attack. */
  private static void openOwn(Field field, Occasion occasion, Flow<Field> flow) {
    int commander = field.commander(field.fight.attacker());
    if (commander >= 0) {
      CommitMoment.open(field, occasion, field.house(field.fight.attacker()), commander, flow);
    }
  }

  /** How many dice a unit rolls to set a fire. */
  public static int scorchDice(Field field) {
    return Dice.count(field);
  }

  /** One die. */
  public static int die(Field field, Luck luck, Flow<Field> flow) {
    return flow.draw(luck, field.content.die, 0, Content.FACES, field.content.dieFaces, -1);
  }

  private static void roll(Field field, Flow<Field> flow) {
    if (!rolls(field)) {
      return;
    }
    for (int i = field.fight.dice(); i > 0; i--) {
      field.fight.addFace(die(field, field.content.attackLuck, flow), 1);
    }
    tellRoll(field, flow);
  }

  public static void tellRoll(Field field, Flow<Field> flow) {
    int[] faces = new int[Content.FACES];
    for (int face = 0; face < faces.length; face++) {
      faces[face] = field.fight.face(face);
    }
    tellFaces(attackerHouse(field), faces, flow);
  }

  /** Tells what a House has rolled. */
  public static void tellFaces(int house, int[] faces, Flow<Field> flow) {
    if (flow.isTold()) {
      int[] figures = {house, faces[0], faces[1], faces[2], faces[3], faces[4]};
      flow.hear(new Event(Happenings.ROLLED, 0, figures, Event.NO_SUMS));
    }
  }

  /** The flank attack's re-roll, and then one that a card allows. */
  private static void reroll(Field field, Flow<Field> flow) {
    if (!rolls(field) || field.fight.dice() == 0) {
      return;
    }
    for (int i = rerolls(field); i > 0; i--) {
      flow.then(REROLL.ask(new House(attackerHouse(field))));
    }
  }

  /** How many re-rolls the attack that is on has: one that flanks, and one that a card allows. */
  static int rerolls(Field field) {
    boolean isOwn =
        field.fight.attackKind() == Fight.ATTACK || field.fight.attackKind() == Fight.DOGS;
    if (!isOwn) {
      return 0;
    }
    boolean card = InForce.allows(field, Act.RE_ROLL, field.fight.attacker());
    return (hasFlankReroll(field) ? 1 : 0) + (card ? 1 : 0);
  }

  private static boolean hasFlankReroll(Field field) {
    return field.fight.isMarked(Fight.FLANK)
        && !InForce.forbids(field, Act.FLANK_RE_ROLL, field.fight.target());
  }

  /** Which symbol is rolled again. */
  public static final Shape<Field, House> REROLL =
      Things.houseOne("re-roll", Clauses.FLANK_REROLL)
          .fits((field, it) -> field.fight.attacker() >= 0 && field.fight.target() >= 0)
          .among((field, it, out) -> {
            for (int face = 0; face < Content.FACES; face++) {
              out.add(face);
            }
          })
          .forbids((field, it, face) ->
              field.fight.face(face) > field.fight.rolledAgain(face) ? null : Clauses.FLANK_REROLL)
          .part("face", Things.TOKEN)
          .phrase("re-roll {face}")
          .saying((field, it, face, out) -> out.number("n", field.fight.face(face)))
          .orElse("keep dice", "option.re-roll.keep")
          .does((field, it, face, flow) -> {
            int again = field.fight.face(face) - field.fight.rolledAgain(face);
            field.fight.addFace(face, -again);
            flow.tell(Happenings.REROLLED, it.house(), face, again);
            if (hasFlankReroll(field)) {
              field.fight.unsetMarked(Fight.FLANK); // One more would be the card's.
            } else {
              InForce.end(field, Turning.RE_ROLLED);
            }
            for (int i = 0; i < again; i++) {
              int shown = die(field, field.content.attackLuck, flow);
              field.fight.addFace(shown, 1);
              field.fight.addRolledAgain(shown, 1);
            }
            tellRoll(field, flow);
          });

  private static void afterRoll(Field field, Flow<Field> flow) {
    if (rolls(field) && field.fight.attackKind() == Fight.ATTACK) {
      openOwn(field, Occasion.AFTER_ROLL, flow);
    }
  }

  // Hits

  private static void hits(Field field, Flow<Field> flow) {
    read(field, flow);
    int target = field.fight.target();
    if (target >= 0 && field.fight.hits() > 0) {
      int commander = field.commander(target);
      if (commander >= 0 && field.figures(target) > 1) {
        CommitMoment.open(field, Occasion.BEFORE_LOSSES, field.house(target), commander, flow);
      }
    }
  }

  /** The roll is read: at first, and again for a target whose rank has changed. */
  public static void read(Field field, Flow<Field> flow) {
    if (rolls(field)) {
      field.fight.setHits(Hits.count(field));
      if (flow.isTold()) {
        int[] figures = {field.fight.target(), field.fight.hits()};
        Breakdown[] sums = {Hits.explain(field)};
        flow.hear(new Event(Happenings.HITS, 0, figures, sums));
      }
    }
  }

  private static void losses(Field field, Flow<Field> flow) {
    if (field.fight.target() >= 0 && field.fight.hits() > 0) {
      int hits = field.fight.hits();
      field.fight.setHits(0);
      Losses.take(field, field.fight.target(), hits, true, flow);
      noteDrivenOff(field);
    }
  }

  /** Notes that an attack has eliminated its target or driven it back. */
  static void noteDrivenOff(Field field) {
    boolean isOwn =
        (field.fight.attackKind() == Fight.ATTACK || field.fight.attackKind() == Fight.DOGS)
            && field.fight.attacker() >= 0
            && field.isOccupied(field.fight.attacker());
    if (isOwn && (field.fight.isBeaten() || field.fight.gone() > 0)) {
      field.setDid(field.fight.attacker(), Field.DROVE_OFF);
    }
  }

  // Retreat

  private static void moraleResults(Field field, Flow<Field> flow) {
    int target = field.fight.target();
    if (target < 0 || !rolls(field) || field.fight.face(Content.MORALE) == 0) {
      return;
    }
    if (Stalwart.is(field, target)) {
      flow.then(STAND_FIRM.ask(new House(field.house(target))));
    } else {
      mustRetreat(field, field.fight.face(Content.MORALE));
    }
  }

  private static void mustRetreat(Field field, int hexes) {
    field.fight.setRetreat(retreat(field, hexes));
  }

  /** How far the target falls back that has so many morale results against it. */
  static int retreat(Field field, int results) {
    boolean isAttack =
        field.fight.attackKind() == Fight.ATTACK || field.fight.attackKind() == Fight.DOGS;
    int more =
        isAttack && results > 0
            ? InForce.changed(field, Figure.RETREAT, field.fight.target(), 0)
            : 0;
    return results + more;
  }

  /** A Stalwart unit may ignore the first morale result. */
  public static final Shape<Field, House> STAND_FIRM =
      Things.houseYesOrNo("stand-firm", Clauses.STAND_FIRM)
          .fits((field, it) ->
              field.fight.target() >= 0 && field.isOf(field.fight.target(), it.house()))
          .about((field, it, out) -> {
            out.with("where", "hex", field.fight.target())
                .number("n", field.fight.face(Content.MORALE));
          })
          .answers("stand firm", "option.stand-firm", "fall back", "option.fall-back")
          .does((field, it, yes, flow) -> {
            int results = field.fight.face(Content.MORALE);
            if (yes == 1) {
              flow.tell(Happenings.STOOD_FIRM, it.house(), field.fight.target());
            }
            mustRetreat(field, yes == 1 ? results - 1 : results);
          });

  // What follows

  private static void counter(Field field, Flow<Field> flow) {
    int target = field.fight.target();
    boolean could =
        field.fight.attackKind() == Fight.ATTACK
            && target >= 0
            && target == field.fight.stood()
            && field.fight.gone() == 0
            && field.fight.attacker() >= 0
            && !Dice.isRanged(field)
            && Stalwart.mayCounter(field, target);
    if (could) {
      flow.then(COUNTER.ask(new House(field.house(target))));
    }
  }

  /** The unit that was attacked strikes back, or not. */
  public static final Shape<Field, House> COUNTER =
      Things.houseYesOrNo("counter-attack", Clauses.COUNTER)
          .fits((field, it) ->
              field.fight.target() >= 0 && field.isOf(field.fight.target(), it.house()))
          .about((field, it, out) -> {
            Odds odds =
                Odds.ofStrike(field, Fight.COUNTER, field.fight.target(), field.fight.attacker());
            out.with("where", "hex", field.fight.target())
                .with("from", "hex", field.fight.attacker())
                .number("dice", odds.dice())
                .number("hit", odds.percentHit())
                .number("back", odds.percentRetreat())
                .number("kill", odds.percentEliminated());
          })
          .answers("counter", "option.counter", "hold", "option.hold")
          .doesIfYes((field, it, flow) -> {
            field.fight.beginAttack(Fight.COUNTER, field.fight.target(), field.fight.attacker());
            flow.then(Attack.STRIKE_BACK);
          });

  /** The attack is over: the unit that made it has been used. */
  private static void over(Field field, Flow<Field> flow) {
    int hex = field.attacking();
    if (hex < 0) {
      field.fight.endAttack();
      InForce.end(field, InForce.ATTACK, -1);
      return;
    }
    field.setSpent(hex, true);
    boolean wasAttack =
        field.fight.attackKind() != Fight.SCORCH && field.fight.attackKind() != Fight.DOGS;
    field.fight.endAttack();
    field.fight.setAttacker(hex);
    flow.then(DONE);
    if (wasAttack && field.commander(hex) >= 0) {
      CommitMoment.open(field, Occasion.AFTER_ATTACK, field.house(hex), field.commander(hex), flow);
    }
  }

  private static void done(Field field, Flow<Field> flow) {
    int hex = field.attacking();
    if (hex >= 0) {
      field.unsetDid(hex, Field.ATTACKING);
    }
    field.fight.endAttack();
    InForce.end(field, InForce.ATTACK, -1);
  }

  /** The rank with which the dogs attack, or what they do at once. */
  private static void dogsRank(Field field, Flow<Field> flow) {
    int face = die(field, field.content.dogsLuck, flow);
    flow.tell(Happenings.DOGS_RANK, attackerHouse(field), face);
    if (face == Content.MORALE) {
      mustRetreat(field, 1);
    } else if (face == Content.VALOR) {
      field.fight.setHits(1);
    } else {
      field.fight.setDogsRank(face);
    }
  }

  // The steps by name

  public static final Procedure<Field> ENGAGE = Procedure.of("engage", Attack::engage);
  public static final Procedure<Field> DICE = Procedure.of("count-dice", Attack::dice);
  public static final Procedure<Field> ROLL = Procedure.of("roll", Attack::roll);
  public static final Procedure<Field> REROLLS = Procedure.of("re-rolls", Attack::reroll);
  public static final Procedure<Field> AFTER_ROLL = Procedure.of("after-roll", Attack::afterRoll);
  public static final Procedure<Field> HITS = Procedure.of("count-hits", Attack::hits);
  public static final Procedure<Field> LOSSES = Procedure.of("take-hits", Attack::losses);
  public static final Procedure<Field> MORALE_RESULTS =
      Procedure.of("morale-results", Attack::moraleResults);
  public static final Procedure<Field> FALL_BACK = Procedure.of("fall-back", Retreat::begin);
  public static final Procedure<Field> STRIKE_BACK_OR_NOT =
      Procedure.of("answer-attack", Attack::counter);
  public static final Procedure<Field> FOLLOW = Procedure.of("follow", FollowUp::begin);
  public static final Procedure<Field> OVER = Procedure.of("attack-over", Attack::over);
  public static final Procedure<Field> DONE = Procedure.of("attack-done", Attack::done);
  public static final Procedure<Field> HOWL_OVER = Procedure.of("howl-over", Attack::keepCard);
  public static final Procedure<Field> DOGS_RANK =
      Doing.withAttacker("dogs-rank", Attack::dogsRank);

  /** From the count of the dice to the end of a retreat. */
  private static final List<Step<Field>> MIDDLE =
      List.of(DICE, ROLL, REROLLS, AFTER_ROLL, HITS, LOSSES, MORALE_RESULTS, FALL_BACK);

  private static final List<Step<Field>> SEQUENCE_OF_ALL =
      around(ENGAGE, List.of(STRIKE_BACK_OR_NOT, FOLLOW));

  private static final List<Step<Field>> SEQUENCE =
      around(ENGAGE, List.of(STRIKE_BACK_OR_NOT, FOLLOW, OVER));

  private static final List<Step<Field>> DOGS_SEQUENCE = around(DOGS_RANK, List.of(FOLLOW, OVER));

  private static final List<Step<Field>> HOWL_SEQUENCE =
      around(DOGS_RANK, List.of(HOWL_OVER, FOLLOW, OVER));

  private static List<Step<Field>> around(Step<Field> first, List<Step<Field>> last) {
    List<Step<Field>> all = new ArrayList<>();
    all.add(first);
    all.addAll(MIDDLE);
    all.addAll(last);
    return List.copyOf(all);
  }

  private static final List<Step<Field>> STRIKE_BACK =
      List.of(DICE, ROLL, HITS, LOSSES, MORALE_RESULTS, FALL_BACK);
  private static final List<Step<Field>> SHOT =
      List.of(DICE, ROLL, HITS, LOSSES, MORALE_RESULTS, FALL_BACK, OVER);

  static final List<Step<Field>> BLOW = List.of(DICE, ROLL, HITS, LOSSES, PartingBlow.OVER);

  /** What a card has done to one unit is done. */
  public static final Procedure<Field> ROW_DONE = PartingBlow.OVER;

  /** All of them, for reading positions. */
  public static final List<Procedure<Field>> STEPS =
      List.of(
          ENGAGE,
          DICE,
          ROLL,
          REROLLS,
          AFTER_ROLL,
          HITS,
          LOSSES,
          MORALE_RESULTS,
          FALL_BACK,
          STRIKE_BACK_OR_NOT,
          FOLLOW,
          OVER,
          DONE,
          DOGS_RANK,
          HOWL_OVER,
          PartingBlow.OVER);
}
