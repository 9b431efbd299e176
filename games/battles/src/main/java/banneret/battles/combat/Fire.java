package banneret.battles.combat;

import banneret.battles.effect.CommitMoment;
import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Doing;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.battles.field.SpecialRules;
import banneret.battles.field.Terrain;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.battles.field.Victory;
import banneret.battles.score.Scoring;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fires: lit, fed, put out, and what they do in the regroup phase. */
public final class Fire {
  /** The level at which a fire spreads. */
  private static final int SPREADS = 4;

  private Fire() {}

  // Lighting

  /** Null if a unit may try to set fire to a hex, or the clause against it. */
  public static @Nullable Clause forbids(Field field, int hex) {
    if (field.isOccupied(hex)) {
      return Clauses.SCORCH;
    }
    int limit = limit(field, hex);
    if (limit == 0) {
      return Clauses.CANNOT_BURN;
    }
    return field.fire(hex) >= limit ? Clauses.BURN_LIMIT : null;
  }

  /** The highest level that a fire may reach in a hex, 0 if nothing burns there. */
  private static int limit(Field field, int hex) {
    int kind = field.terrain(hex);
    int[] only = field.battle.rules.burnOnly;
    return only.length > 0 && !SpecialRules.contains(only, kind)
        ? 0
        : field.content.terrain.burn[kind];
  }

  /** The unit in a hex tries to set fire to another, instead of attacking. */
  public static void scorch(Field field, int from, int to, Flow<Field> flow) {
    field.setDid(from, Field.ATTACKED | Field.ATTACKING);
    field.fight.beginAttack(Fight.SCORCH, from, Field.NOWHERE);
    field.fight.setStood(to);
    flow.then(List.of(LIGHT, Attack.OVER));
  }

  public static final Procedure<Field> LIGHT = new Doing("light", Fire::canLight, Fire::light);

  private static boolean canLight(Field field) {
    return field.fight.attacker() >= 0
        && field.isOccupied(field.fight.attacker())
        && field.fight.stood() >= 0;
  }

  private static void light(Field field, Flow<Field> flow) {
    int from = field.fight.attacker();
    int to = field.fight.stood();
    int dice = Dice.count(field);
    boolean valorBurns = InForce.allows(field, Act.VALOR_BURNS, from);
    int levels = 0;
    for (int i = 0; i < dice; i++) {
      int face = AttackRoll.die(field, field.content.attackLuck, flow);
      field.fight.addFace(face, 1);
      levels += face == Content.GREEN || (valorBurns && face == Content.VALOR) ? 1 : 0;
    }
    AttackRoll.tellRoll(field, flow);
    flow.tell(Happenings.SCORCHED, field.house(from), from, to, levels);
    if (levels == 0) {
      return;
    }
    feed(field, to, levels, flow);
    if (field.commander(from) >= 0 && field.fire(to) > 0) {
      CommitMoment.open(field, Occasion.FIRE_LIT, field.house(from), field.commander(from), flow);
    }
  }

  /** A fire grows, as far as the ground lets it; what reaches its limit burns down at once. */
  public static void feed(Field field, int hex, int levels, Flow<Field> flow) {
    int left = levels;
    while (left > 0 && field.standing() == null) {
      int limit = limit(field, hex);
      int grows = Math.min(left, limit - field.fire(hex));
      if (grows <= 0) {
        return;
      }
      left -= grows;
      int kind = field.terrain(hex);
      boolean atOnce = isTakenAtOnce(field, kind);
      if (!atOnce) {
        field.setFire(hex, field.fire(hex) + grows);
        flow.tell(Happenings.FIRE, hex, field.fire(hex));
      }
      if (atOnce || field.fire(hex) == limit) {
        burnDown(field, hex, flow);
        if (atOnce || field.terrain(hex) == kind) {
          return;
        }
      }
    }
  }

  /** Where a plan lets only some things burn, they are gone at the first level. */
  private static boolean isTakenAtOnce(Field field, int kind) {
    return SpecialRules.contains(field.battle.rules.burnOnly, kind);
  }

  /** The ground in a hex has reached its limit. */
  private static void burnDown(Field field, int hex, Flow<Field> flow) {
    Terrain terrain = field.content.terrain;
    int kind = field.terrain(hex);
    if (terrain.whenBurnt[kind] == Terrain.NOTHING) {
      return;
    }
    flow.tell(Happenings.BURNT_DOWN, hex, kind);
    field.addTaken(Content.STARK, kind);
    if (terrain.whenBurnt[kind] == Terrain.DEVASTATED) {
      field.setTerrain(hex, terrain.devastation);
    } else {
      int below = terrain.under[kind];
      field.setTerrain(hex, below);
      field.setFire(hex, Math.min(field.fire(hex), terrain.burn[below]));
      if (isTakenAtOnce(field, kind)) {
        field.setFire(hex, 0);
      }
    }
    for (int house = 0; house < 2; house++) {
      Scoring.atOnce(field, house, Victory.TOKENS_REMOVED, 0, kind, flow);
    }
  }

  // Putting out

  /** The unit in a hex tries to put out a fire beside it, instead of attacking. */
  public static void fight(Field field, int from, int hex, Flow<Field> flow) {
    field.setDid(from, Field.ATTACKED);
    int level = field.fire(hex);
    int face = AttackRoll.die(field, field.content.douseLuck, flow);
    if (face == level - 1) { // Green, blue, red, valor against levels 1 to 4.
      douse(field, hex, flow);
    } else {
      flow.tell(Happenings.NOT_PUT_OUT, hex, face);
    }
    field.setSpent(from, true);
  }

  public static void douse(Field field, int hex, Flow<Field> flow) {
    field.setFire(hex, 0);
    flow.tell(Happenings.PUT_OUT, hex);
  }

  // The regroup phase

  /**
   * Units in fires lose figures, the first player's before the other's; then great fires spread.
   */
  public static final Procedure<Field> BURN = Procedure.of("burn", Fire::burn);

  private static void burn(Field field, Flow<Field> flow) {
    burnUnits(field, field.first(), flow);
    burnUnits(field, Field.other(field.first()), flow);
    if (field.standing() != null) {
      return;
    }
    boolean any = false;
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.fire(hex) >= SPREADS) {
        field.setSpreading(hex, true);
        any = true;
      }
    }
    if (any) {
      flow.then(SPREAD.ask(new House(field.first())));
    }
  }

  private static void burnUnits(Field field, int house, Flow<Field> flow) {
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.fire(hex) > 0 && field.isOf(hex, house) && field.standing() == null) {
        Losses.burn(field, hex, field.fire(hex), flow);
      }
    }
  }

  private static int nextSpreading(Field field, int from) {
    for (int hex = from; hex < field.board.size(); hex++) {
      if (field.isSpreading(hex)) {
        return hex;
      }
    }
    return Field.NOWHERE;
  }

  /** Which of the great fires spreads next, as the first player likes. */
  public static final Shape<Field, House> SPREAD =
      Things.houseOne("spread", Clauses.SPREAD_ORDER)
          .fits((field, it) -> nextSpreading(field, 0) >= 0)
          .among((field, it, out) -> {
            for (int hex = nextSpreading(field, 0); hex >= 0; hex = nextSpreading(field, hex + 1)) {
              out.add(hex);
            }
          })
          .part("where", Things.HEX)
          .phrase("spread {where}")
          .does((field, it, hex, flow) -> spread(field, it, hex, flow));

  private static void spread(Field field, House it, int hex, Flow<Field> flow) {
    field.setSpreading(hex, false);
    int side = flow.pick(Content.DIRECTION, 6, -1);
    flow.tell(Happenings.SPREADS, hex, side);
    int next = field.board.neighbour(hex, side);
    if (next >= 0) {
      feed(field, next, 1, flow);
    }
    if (nextSpreading(field, 0) >= 0 && field.standing() == null) {
      flow.then(SPREAD.ask(it));
    }
  }
}
