package banneret.battles.combat;

import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.SpecialRules;
import banneret.battles.field.Things;
import banneret.battles.field.Things.Again;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** Archers that a plan hides in woods: each token is one shot. */
public final class HiddenArchers {
  private static final int HEX = 255;

  private HiddenArchers() {}

  /** How many tokens lie on the board. */
  private static int laid(Field field) {
    int count = 0;
    for (int hex : field.battle.rules.archerHexes) {
      count += field.brought.hasArchers(hex) ? 1 : 0;
    }
    return count;
  }

  /** Where the tokens lie at the start, in the order of the board. */
  public static final Shape<Field, Again> HIDE =
      Things.oneByOne("hide-archers", Clauses.TOKENS)
          .fits((field, it) -> laid(field) < field.battle.rules.archers)
          .among((field, it, out) -> {
            for (int hex = 0; hex < field.board.size(); hex++) {
              if (field.board.has(hex)) {
                out.add(hex);
              }
            }
          })
          .forbids((field, it, hex) ->
              field.brought.hasArchers(hex)
                      || !SpecialRules.contains(field.battle.rules.archerHexes, hex)
                  ? Clauses.TOKENS
                  : null)
          .part("where", Things.HEX)
          .phrase("hide archers at {where}")
          .does((field, it, hex, flow) -> hide(field, it, hex, flow));

  private static void hide(Field field, Again it, int hex, Flow<Field> flow) {
    field.brought.setArchers(hex, true);
    if (laid(field) < field.battle.rules.archers) {
      flow.then(HIDE.ask(it.next()));
    }
  }

  /** The hex from which archers shoot, and the one they shoot at, in one code. */
  public static int code(int from, int to) {
    return from << 8 | to;
  }

  public static int from(int code) {
    return code >> 8 & HEX;
  }

  public static int to(int code) {
    return code & HEX;
  }

  /** Lists every shot that the House at turn might think of. */
  public static void listAll(Field field, int house, Options out, int kind) {
    int enemy = Field.other(house);
    for (int from : field.battle.rules.archerHexes) {
      for (int v = 0; v < field.units(enemy); v++) {
        int to = field.hexOf(enemy, v);
        out.add(kind | code(from, to));
      }
    }
  }

  /** Lists the shots that the House at turn has. */
  public static void list(Field field, int house, Options out, int kind) {
    if (field.battle.rules.archersHouse != house) {
      return;
    }
    int enemy = Field.other(house);
    for (int from : field.battle.rules.archerHexes) {
      if (field.brought.hasArchers(from)) {
        for (int v = 0; v < field.units(enemy); v++) {
          int to = field.hexOf(enemy, v);
          if (forbids(field, from, to) == null) {
            out.add(kind | code(from, to));
          }
        }
      }
    }
  }

  /** Null if archers in one hex may shoot at another, or the clause against it. */
  public static @Nullable Clause forbids(Field field, int from, int to) {
    boolean isOwn = field.active() == field.battle.rules.archersHouse;
    if (!field.brought.hasArchers(from) || !isOwn) {
      return Clauses.TOKENS;
    }
    int distance = field.board.distance(from, to);
    if (distance == 0 || distance > field.battle.rules.archerRange) {
      return Clauses.RANGE;
    }
    return LineOfSight.ofRanged(field, from, to) ? null : Clauses.SIGHT;
  }

  /** They shoot, and their token is gone. */
  public static void shoot(Field field, int from, int to, Flow<Field> flow) {
    field.brought.setArchers(from, false);
    Attack.shoot(field, from, to, flow);
  }
}
