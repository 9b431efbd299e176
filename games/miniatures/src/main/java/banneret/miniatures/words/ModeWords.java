package banneret.miniatures.words;

import static banneret.kernel.effect.Parameter.number;

import banneret.geometry.plane.Outline;
import banneret.kernel.effect.Vocabulary;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.ground.Walls;
import banneret.miniatures.ground.Zones;
import banneret.miniatures.mission.Missions;
import banneret.miniatures.score.Victory;
import banneret.miniatures.touch.Control;
import banneret.miniatures.touch.Engaged;

/** The words of objectives and missions. */
final class ModeWords {
  private static final int MANY_WOUNDS = 3;
  private static final int MANY_ENEMIES = 3;

  private ModeWords() {}

  static void add(Vocabulary.Builder<Battlefield> words) {
    words
        .verb(
            "gain",
            (field, said, owner, none, flow) -> {
              Victory.gain(field, owner, said.number(field, owner, none), flow);
              return true;
            })
        .takes(number("n", 1, 9));
    words.verb(
        "draw-mission",
        (field, said, owner, none, flow) -> {
          Missions.draw(field, owner, flow);
          return true;
        });
    words.verb(
        "swap-mission",
        (field, said, owner, none, flow) -> {
          Missions.swap(field, owner, flow);
          return true;
        });
    objectives(words);
    attacks(words);
    ends(words);
    words.amount("objectives", (field, owner, unit) -> Control.count(field, owner));
    words.amount("enemy-objectives", (field, owner, unit) -> Control.mostOfEnemies(field, owner));
    words.amount("zones", (field, owner, unit) -> zones(field, owner));
    words.amount("enemy-zones", (field, owner, unit) -> enemyZones(field, owner));
  }

  /** What objective cards ask: whether a unit controls the objective of the card. */
  private static void objectives(Vocabulary.Builder<Battlefield> words) {
    words.condition(
        "controls-it",
        (field, effect, owner, unit) ->
            unit >= 0
                && Control.withCard(field, unit, effect.index() - field.content.effects.objectives)
                    >= 0);
    words.condition(
        "controls-it-or-near",
        (field, effect, owner, unit) -> {
          int card = effect.index() - field.content.effects.objectives;
          return unit >= 0 && isNearController(field, unit, card);
        });
    words.condition(
        "attacked-from-front",
        (field, effect, owner, unit) ->
            field.attack() >= 0
                && field.defender.get(field.attack()) == unit
                && field.attackArc.get(field.attack()) == Outline.FRONT);
    words.condition("controls-centre", (field, effect, owner, unit) -> Control.is(field, owner, 0));
    words.condition(
        "controls-named",
        (field, effect, owner, unit) ->
            field.missions.objective.get(owner) >= 0
                && Control.is(field, owner, field.missions.objective.get(owner)));
  }

  private static boolean isNearController(Battlefield field, int unit, int card) {
    for (int token = 0; token < field.objectives.count(); token++) {
      int holder = Control.controller(field, token);
      if (field.objectives.card.get(token) == card
          && holder >= 0
          && !field.areEnemies(holder, unit)
          && Sights.isWithin(field, unit, holder, field.content.table.shortRange)) {
        return true;
      }
    }
    return false;
  }

  /** What missions ask of attacks, charges, tests and losses. */
  private static void attacks(Vocabulary.Builder<Battlefield> words) {
    words.condition(
        "own-attack-in-flank-or-rear",
        (field, effect, owner, unit) ->
            isOwnAttack(field, owner) && field.attackArc.get(field.attack()) != Outline.FRONT);
    words.condition(
        "commander-wounded",
        (field, effect, owner, unit) -> {
          int row = field.attack();
          if (!isOwnAttack(field, owner)) {
            return false;
          }
          int defender = field.defender.get(row);
          int left = field.isOnTable(defender) ? field.health(defender) : 0;
          return field.hasCommander(defender) && field.before.get(row) - left >= MANY_WOUNDS;
        });
    words.condition(
        "own-deed",
        (field, effect, owner, unit) ->
            field.doer >= 0
                && field.arePartners(field.doer, owner)
                && field.about.get() >= 0
                && !field.isOf(owner, field.about.get()));
    words.condition(
        "named-unit",
        (field, effect, owner, unit) ->
            field.about.get() >= 0 && field.missions.unit.get(owner) == field.about.get());
    words.condition(
        "enemy-panicked",
        (field, effect, owner, unit) ->
            field.test() >= 0 && !field.isOf(owner, field.tested.get(field.test())));
    words.condition(
        "own-orderly-charge",
        (field, effect, owner, unit) ->
            field.charge() >= 0
                && field.isOf(owner, field.charger.get(field.charge()))
                && !field.disorderly.is(field.charge()));
  }

  private static boolean isOwnAttack(Battlefield field, int owner) {
    int row = field.attack();
    return row >= 0 && field.isOf(owner, field.attacker.get(row));
  }

  /** What missions ask at the end of a turn or a round. */
  private static void ends(Vocabulary.Builder<Battlefield> words) {
    words.condition(
        "three-enemies-alike", (field, effect, owner, unit) -> areThreeAlike(field, owner));
    words.condition(
        "unit-at-enemy-edge", (field, effect, owner, unit) -> hasBrokenThrough(field, owner));
    words.condition("stood-firm", (field, effect, owner, unit) -> stoodFirm(field, owner));
    words.condition("commander-leads", (field, effect, owner, unit) -> leads(field, owner));
    words.condition("enemy-encircled", (field, effect, owner, unit) -> encircles(field, owner));
    words.condition("behind-but-standing", (field, effect, owner, unit) -> isBehind(field, owner));
    words.condition(
        "near-own-wall",
        (field, effect, owner, unit) -> unit >= 0 && isNearWall(field, owner, unit));
  }

  private static boolean isUnit(Battlefield field, int unit) {
    return field.isOnTable(unit) && field.figures.get(unit) > 0 && !Content.isWall(unit);
  }

  private static boolean areThreeAlike(Battlefield field, int owner) {
    int[] counts = new int[Content.CONDITIONS];
    for (int unit = 0; unit < field.units(); unit++) {
      for (int one = 0; one < Content.CONDITIONS; one++) {
        boolean has = isUnit(field, unit) && !field.isOf(owner, unit) && field.has(unit, one);
        counts[one] += has ? 1 : 0;
      }
    }
    for (int count : counts) {
      if (count >= MANY_ENEMIES) {
        return true;
      }
    }
    return false;
  }

  /** True if a unit lies wholly within long range of an enemy's edge of the table. */
  private static boolean hasBrokenThrough(Battlefield field, int owner) {
    for (int unit = 0; unit < field.units(); unit++) {
      if (!isUnit(field, unit) || !field.isOf(owner, unit)) {
        continue;
      }
      for (int enemy = 0; enemy < field.seats(); enemy++) {
        if (!field.arePartners(owner, enemy) && isAtEdge(field, unit, enemy)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isAtEdge(Battlefield field, int unit, int enemy) {
    Outline tray = field.tray(unit);
    boolean isNear = Zones.isNear(field, enemy);
    for (int corner = 0; corner < tray.corners(); corner++) {
      int y = isNear ? tray.y(corner) : field.content.table.depth - tray.y(corner);
      if (y > field.content.table.longRange) {
        return false;
      }
    }
    return true;
  }

  private static boolean stoodFirm(Battlefield field, int owner) {
    boolean wasAttacked = false;
    for (int seat = 0; seat < field.seats(); seat++) {
      if (field.arePartners(seat, owner)) {
        if (field.lostUnit.is(seat)) {
          return false;
        }
        for (int unit = field.from(seat); unit < field.to(seat); unit++) {
          wasAttacked |= isUnit(field, unit) && field.attacked.is(unit);
        }
      }
    }
    return wasAttacked;
  }

  private static boolean leads(Battlefield field, int owner) {
    for (int unit = field.from(owner); unit < field.to(owner); unit++) {
      if (isUnit(field, unit) && field.hasCommander(unit)) {
        boolean controls = false;
        for (int token = 0; token < field.objectives.count(); token++) {
          controls |= Control.controller(field, token) == unit;
        }
        if (controls || Engaged.is(field, unit)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean encircles(Battlefield field, int owner) {
    for (int enemy = 0; enemy < field.units(); enemy++) {
      if (!isUnit(field, enemy) || field.isOf(owner, enemy)) {
        continue;
      }
      int count = 0;
      for (int unit = Engaged.next(field, enemy, 0);
          unit >= 0;
          unit = Engaged.next(field, enemy, unit + 1)) {
        count += field.isOf(owner, unit) ? 1 : 0;
      }
      if (count > 1) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBehind(Battlefield field, int owner) {
    for (int enemy = 0; enemy < field.seats(); enemy++) {
      if (!field.arePartners(owner, enemy)
          && Victory.points(field, owner) < Victory.points(field, enemy)
          && Control.units(field, owner) >= Control.units(field, enemy)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNearWall(Battlefield field, int owner, int unit) {
    for (int wall = Walls.next(field, 0); wall >= 0; wall = Walls.next(field, wall + 1)) {
      if (field.isOf(owner, wall)
          && Sights.isWithin(field, wall, unit, field.content.table.shortRange)) {
        return true;
      }
    }
    return false;
  }

  private static int zones(Battlefield field, int owner) {
    int count = 0;
    for (int zone = 0; zone < Content.ZONES; zone++) {
      int holder = field.zoneSeat.get(zone);
      count += holder >= 0 && field.arePartners(holder, owner) ? 1 : 0;
    }
    return count;
  }

  private static int enemyZones(Battlefield field, int owner) {
    int most = 0;
    for (int enemy = 0; enemy < field.seats(); enemy++) {
      if (!field.arePartners(owner, enemy)) {
        most = Math.max(most, zones(field, enemy));
      }
    }
    return most;
  }
}
