package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Happenings;
import banneret.battles.field.Things;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import org.jspecify.annotations.Nullable;

/** Which activated unit attacks next, and whom; or what it does instead. */
public final class Attacks {
  private static final int ATTACK = 0;
  private static final int DOGS = 1 << 16;
  private static final int SCORCH = 2 << 16;
  private static final int PUT_OUT = 3 << 16;
  private static final int COMMIT_DOGS = 4 << 16;
  private static final int COMMIT_ALL = 5 << 16;
  private static final int KIND = 7 << 16;
  private static final int HEX = 255;
  private static final int DOGS_FROM = 2;
  private static final int DOGS_TO = 3;

  private Attacks() {}

  public static final Procedure<Field> STEP = Procedure.of("attacks", Attacks::run);

  private static void run(Field field, Flow<Field> flow) {
    if (hasAttack(field)) {
      flow.then(ASK.ask(None.NONE), STEP);
    } else {
      spendAll(field);
    }
  }

  /** After a pursuit: the same unit once more. */
  public static final Procedure<Field> AGAIN = Procedure.of("attack-again", Attacks::again);

  private static void again(Field field, Flow<Field> flow) {
    int hex = field.attacking();
    if (hex >= 0 && hasAttack(field, hex)) {
      flow.then(ASK.ask(None.NONE));
    }
  }

  private static boolean hasAttack(Field field) {
    int again = field.attacking();
    if (again >= 0) {
      return hasAttack(field, again);
    }
    int house = field.active();
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (isWaiting(field, hex) && hasAttack(field, hex)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasAttack(Field field, int hex) {
    field.listed.clear();
    listFor(field, hex, field.listed);
    return field.listed.size() > 0;
  }

  /** Whoever was activated and has not attacked is inactive now. */
  private static void spendAll(Field field) {
    int house = field.active();
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (field.did(hex, Field.ORDERED)) {
        field.setSpent(hex, true);
        field.setDid(hex, Field.ATTACKED);
      }
    }
  }

  private static int unit(int code) {
    return code >> 8 & HEX;
  }

  private static int target(int code) {
    return code & HEX;
  }

  private static int code(int kind, int unit, int target) {
    return kind | unit << 8 | target;
  }

  public static final Shape<Field, None> ASK =
      Things.pickOne("attack", Clauses.ATTACK_ORDER)
          .by((field, it) -> field.attacking() >= 0 ? Clauses.PURSUE_ATTACK : Clauses.ATTACK_ORDER)
          .among((field, it, out) -> listAll(field, out))
          .quickly((field, it, out) -> listAllowed(field, out))
          .forbids((field, it, code) -> forbids(field, code))
          .phrase((field, it, code) -> phrase(field, code))
          .saying((field, it, code, out) -> say(field, code, out))
          .orElse("no more attacks", "option.attack.none")
          .otherwise((field, it, flow) -> {
            if (field.attacking() < 0) {
              spendAll(field);
            }
          })
          .does((field, it, code, flow) -> act(field, code, flow));

  private static boolean mayStill(Field field, int hex) {
    if (field.attacking() >= 0) {
      return field.did(hex, Field.ATTACKING) && field.fire(hex) == 0;
    }
    return isWaiting(field, hex) && field.fire(hex) == 0;
  }

  /** True if a unit was activated, may attack and has not done so. */
  private static boolean isWaiting(Field field, int hex) {
    return field.did(hex, Field.ORDERED)
        && field.did(hex, Field.MAY_ATTACK)
        && !field.did(hex, Field.ATTACKED);
  }

  private static void listAllowed(Field field, Options out) {
    int again = field.attacking();
    if (again >= 0) {
      listFor(field, again, out);
      return;
    }
    int house = field.active();
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (isWaiting(field, hex)) {
        listFor(field, hex, out);
      }
    }
  }

  private static void listAll(Field field, Options out) {
    int house = field.active();
    int enemy = Field.other(house);
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      boolean melee = field.unitClass(hex) != Content.RANGED;
      for (int side = 0; side < 6; side++) {
        int next = field.board.neighbour(hex, side);
        if (next >= 0) {
          if (melee || !field.isOf(next, enemy)) {
            out.add(code(ATTACK, hex, next));
          }
          out.add(code(SCORCH, hex, next));
          out.add(code(PUT_OUT, hex, next));
        }
      }
      for (int v = 0; v < field.units(enemy); v++) {
        int to = field.hexOf(enemy, v);
        if (!melee || field.board.distance(hex, to) > 1) {
          out.add(code(ATTACK, hex, to));
        }
        out.add(code(DOGS, hex, to));
        if (isAt(field, hex, "war-dogs")) {
          out.add(code(COMMIT_DOGS, hex, to));
        }
      }
      if (isAt(field, hex, "attack-all")) {
        out.add(code(COMMIT_ALL, hex, hex));
      }
    }
  }

  private static void listFor(Field field, int hex, Options out) {
    if (field.fire(hex) > 0) {
      return;
    }
    int unit = field.unit(hex);
    int enemy = Field.other(field.house(hex));
    boolean melee = field.content.unitClass[unit] != Content.RANGED;
    boolean scorches = mayScorch(field, hex);
    boolean beside = false;
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      if (next < 0) {
        continue;
      }
      if (melee && field.isOf(next, enemy)) {
        beside = true;
        out.add(code(ATTACK, hex, next));
      }
      if (scorches && Fire.forbids(field, next) == null) {
        out.add(code(SCORCH, hex, next));
      }
      if (field.fire(next) > 0) {
        out.add(code(PUT_OUT, hex, next));
      }
    }
    boolean dogs = field.content.warDogs[unit] && forbidsDogs(field, hex) == null;
    boolean howls = canCommit(field, hex, "war-dogs");
    if (!melee || dogs || howls) {
      for (int v = 0; v < field.units(enemy); v++) {
        int to = field.hexOf(enemy, v);
        int distance = field.board.distance(hex, to);
        if (distance > 6) {
          continue;
        }
        if (!melee && forbidsShot(field, hex, to) == null) {
          out.add(code(ATTACK, hex, to));
        }
        if (dogs && forbidsDogsAt(field, hex, to, DOGS_FROM) == null) {
          out.add(code(DOGS, hex, to));
        }
        if (howls && forbidsHowl(field, hex, to) == null) {
          out.add(code(COMMIT_DOGS, hex, to));
        }
      }
    }
    if (beside && canCommit(field, hex, "attack-all")) {
      out.add(code(COMMIT_ALL, hex, hex));
    }
  }

  private static boolean mayScorch(Field field, int hex) {
    return field.content.scorch[field.unit(hex)]
        || field.hasTorch(hex)
        || field.battle.rules.scorches(field.house(hex), field.unitClass(hex), field.commander(hex))
        || InForce.allows(field, Act.SCORCH, hex);
  }

  /** True if the commander in a hex has this to do instead of an attack, used or not. */
  private static boolean isAt(Field field, int hex, String code) {
    int commander = field.commander(hex);
    return commander >= 0 && field.content.insteadOfAttack[commander].equals(code);
  }

  private static boolean canCommit(Field field, int hex, String code) {
    int commander = field.commander(hex);
    return commander >= 0
        && field.content.insteadOfAttack[commander].equals(code)
        && !field.area.isCommitted(commander);
  }

  private static @Nullable Clause forbids(Field field, int code) {
    int hex = unit(code);
    int to = target(code);
    Clause against = forbidsUnit(field, hex);
    if (against != null) {
      return against;
    }
    return switch (code & KIND) {
      case ATTACK -> forbidsAttack(field, hex, to);
      case DOGS -> forbidsPlainDogs(field, hex, to);
      case SCORCH -> forbidsScorch(field, hex, to);
      case PUT_OUT -> forbidsPutOut(field, to);
      case COMMIT_DOGS -> forbidsCommitDogs(field, hex, to);
      default -> forbidsAll(field, hex);
    };
  }

  private static @Nullable Clause forbidsPlainDogs(Field field, int hex, int to) {
    Clause dogs = forbidsDogs(field, hex);
    return dogs == null ? forbidsDogsAt(field, hex, to, DOGS_FROM) : dogs;
  }

  private static @Nullable Clause forbidsScorch(Field field, int hex, int to) {
    return mayScorch(field, hex) ? Fire.forbids(field, to) : Clauses.SCORCH;
  }

  private static @Nullable Clause forbidsPutOut(Field field, int to) {
    return field.fire(to) > 0 ? null : Clauses.PUT_OUT;
  }

  private static @Nullable Clause forbidsCommitDogs(Field field, int hex, int to) {
    return canCommit(field, hex, "war-dogs") ? forbidsHowl(field, hex, to) : Clauses.COMMIT;
  }

  private static @Nullable Clause forbidsAll(Field field, int hex) {
    boolean can = isBesideEnemy(field, hex) && canCommit(field, hex, "attack-all");
    return can ? null : Clauses.COMMIT;
  }

  private static boolean isBesideEnemy(Field field, int hex) {
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      if (next >= 0 && field.isOf(next, Field.other(field.house(hex)))) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Clause forbidsUnit(Field field, int hex) {
    if (mayStill(field, hex)) {
      return null;
    }
    if (field.fire(hex) > 0) {
      return Clauses.FIRE_NO_ATTACK;
    }
    if (!field.did(hex, Field.ORDERED)) {
      return Clauses.DECLARE_ATTACKER;
    }
    return field.did(hex, Field.ATTACKED) ? Clauses.ATTACK_ONCE : Clauses.ORDER_OPTIONS;
  }

  private static @Nullable Clause forbidsAttack(Field field, int hex, int to) {
    if (!field.isOf(to, Field.other(field.house(hex)))) {
      return Clauses.DECLARE_TARGET;
    }
    if (field.unitClass(hex) == Content.RANGED) {
      return forbidsShot(field, hex, to);
    }
    return field.board.distance(hex, to) == 1 ? null : Clauses.MELEE_RANGE;
  }

  private static @Nullable Clause forbidsShot(Field field, int hex, int to) {
    if (field.isEngaged(hex) && field.opponent(hex) != to) {
      return Clauses.OWN_OPPONENT;
    }
    if (field.board.distance(hex, to) > field.content.unitRange[field.unit(hex)]) {
      return Clauses.RANGE;
    }
    return LineOfSight.ofRanged(field, hex, to) ? null : Clauses.SIGHT;
  }

  private static @Nullable Clause forbidsDogs(Field field, int hex) {
    if (!field.content.warDogs[field.unit(hex)] || field.did(hex, Field.MOVED)) {
      return Clauses.DOGS_INSTEAD;
    }
    return field.isEngaged(hex) ? Clauses.DOGS_ENGAGED : null;
  }

  private static @Nullable Clause forbidsDogsAt(Field field, int hex, int to, int least) {
    int distance = field.board.distance(hex, to);
    if (distance < least || distance > DOGS_TO) {
      return Clauses.DOGS_RANGE;
    }
    return LineOfSight.ofDogs(field, field.house(hex), hex, to) ? null : Clauses.DOGS_SIGHT;
  }

  private static @Nullable Clause forbidsHowl(Field field, int hex, int to) {
    if (field.isEngaged(hex) && field.opponent(hex) != to) {
      return Clauses.DOGS_ENGAGED;
    }
    return forbidsDogsAt(field, hex, to, 1);
  }

  private static String phrase(Field field, int code) {
    String unit = field.battle.hexNames.word(unit(code));
    String to = field.battle.hexNames.word(target(code));
    return switch (code & KIND) {
      case ATTACK -> "attack " + to + " with " + unit;
      case DOGS -> "dogs at " + to + " with " + unit;
      case SCORCH -> "scorch " + to + " with " + unit;
      case PUT_OUT -> "put out " + to + " with " + unit;
      case COMMIT_DOGS -> "commit dogs at " + to + " with " + unit;
      default -> "commit attack all with " + unit;
    };
  }

  private static void say(Field field, int code, Saying out) {
    int hex = unit(code);
    int to = target(code);
    String key =
        switch (code & KIND) {
          case ATTACK ->
              field.isOf(to, Field.other(field.house(hex))) ? "option.attack" : "option.attack.at";
          case DOGS -> "option.attack.dogs";
          case SCORCH -> "option.attack.scorch";
          case PUT_OUT -> "option.attack.put-out";
          case COMMIT_DOGS -> "option.attack.commit-dogs";
          default -> "option.attack.commit-all";
        };
    out.as(key).with("from", "hex", hex).with("unit", "unit", field.unit(hex));
    if ((code & KIND) != COMMIT_ALL) {
      out.with("where", "hex", to);
    }
    switch (code & KIND) {
      case ATTACK -> {
        if (field.isOf(to, Field.other(field.house(hex)))) {
          sayAttack(field, hex, to, out);
        }
      }
      case DOGS, COMMIT_DOGS -> sayOdds(Odds.ofDogs(field, hex, to), out);
      case SCORCH -> out.number("chance", Odds.ofFire(field, hex));
      case PUT_OUT -> out.number("chance", Odds.ofPuttingOut(field, to));
      default -> {}
    }
  }

  private static void sayOdds(Odds odds, Saying out) {
    out.number("hit", odds.percentHit())
        .number("kill", odds.percentEliminated())
        .number("back", odds.percentRetreat());
  }

  /** What an attack may do, and what it risks: a parting blow before it, a counter-attack after. */
  private static void sayAttack(Field field, int hex, int to, Saying out) {
    Odds odds = Odds.of(field, hex, to);
    out.with("target", "unit", field.unit(to)).number("dice", odds.dice());
    sayOdds(odds, out);
    boolean turnsAway =
        field.unitClass(hex) != Content.RANGED && field.isEngaged(hex) && field.opponent(hex) != to;
    Odds blow = turnsAway ? Odds.ofPartingBlow(field, hex) : Odds.NONE;
    Odds counter = Odds.ofCounter(field, hex, to);
    out.number("blow", blow.percentHit())
        .number("blow-kill", blow.percentEliminated())
        .number("counter", counter.percentHit())
        .number("counter-back", counter.percentRetreat())
        .number("counter-kill", counter.percentEliminated());
  }

  /** True if the unit in a hex could attack another as they stand. */
  static boolean mayAttack(Field field, int hex, int to) {
    if (field.fire(hex) > 0) {
      return false;
    }
    if (field.unitClass(hex) == Content.RANGED) {
      return forbidsShot(field, hex, to) == null;
    }
    return field.board.distance(hex, to) == 1 || forbidsPlainDogs(field, hex, to) == null;
  }

  private static void act(Field field, int code, Flow<Field> flow) {
    int hex = unit(code);
    int to = target(code);
    switch (code & KIND) {
      case ATTACK -> Attack.declare(field, Fight.ATTACK, hex, to, flow);
      case DOGS -> Attack.declare(field, Fight.DOGS, hex, to, flow);
      case SCORCH -> Fire.scorch(field, hex, to, flow);
      case PUT_OUT -> {
        field.unsetDid(hex, Field.ATTACKING);
        Fire.fight(field, hex, to, flow);
      }
      case COMMIT_DOGS -> {
        int commander = field.commander(hex);
        flow.tell(Happenings.COMMITTED, field.house(hex), commander);
        field.area.setCommitted(commander, true);
        field.setDid(hex, Field.ATTACKED | Field.ATTACKING);
        Attack.howl(field, hex, to, flow);
      }
      default -> {
        int commander = field.commander(hex);
        field.area.setCommitted(commander, true);
        flow.tell(Happenings.COMMITTED, field.house(hex), commander);
        field.setDid(hex, Field.ATTACKED | Field.ATTACKING);
        AttackAll.begin(field, hex, flow);
      }
    }
  }
}
