package banneret.battles.combat;

import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.SpecialRules;
import banneret.battles.field.Things.Again;
import banneret.kernel.cards.Hand;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;

/** Catapults that Stark has aimed in secret at the hexes of a crossing. */
public final class Catapults {
  private static final Thing<Field> RANK = new Thing<>("rank", field -> field.content.rankNames);

  private Catapults() {}

  /** Which token lies on the next hex; the other House does not learn it. */
  public static final Shape<Field, Again> AIM =
      Asks.<Field, Again>assign("aim-catapult", Clauses.TOKENS, Again.IDS)
          .asks((field, it) -> it.house())
          .continuesIf(Again::again)
          .fits((field, it) -> next(field) >= 0)
          .inSecret()
          .unheard()
          .about((field, it, out) -> out.with("where", "hex", hex(field)))
          .among((field, it, out) -> {
            for (int code = 0; code < field.brought.catapults().length * Content.RANKS; code++) {
              out.add(code);
            }
          })
          .forbids((field, it, code) ->
              code / Content.RANKS == next(field) && mayLie(field, code % Content.RANKS)
                  ? null
                  : Clauses.TOKENS)
          .part("rank", RANK, code -> code % Content.RANKS)
          .phrase((field, it, code) ->
              "aim "
                  + field.content.rankNames.word(code % Content.RANKS)
                  + " at "
                  + field.battle.hexNames.word(
                      field.battle.rules.catapultHexes[code / Content.RANKS]))
          .does((field, it, code, flow) -> aim(field, it, code % Content.RANKS, flow));

  /** The next hex that has no token yet, or -1. */
  private static int next(Field field) {
    for (int i = 0; i < field.brought.catapults().length; i++) {
      if (field.brought.catapults()[i].size(field.cells) == 0) {
        return i;
      }
    }
    return -1;
  }

  private static int hex(Field field) {
    return field.battle.rules.catapultHexes[next(field)];
  }

  private static void aim(Field field, Again it, int rank, Flow<Field> flow) {
    int place = next(field);
    field.brought.catapultsLeft().shuffleIn(field.cells, rank, -1);
    field.brought.catapults()[place].add(field.cells, rank, 0);
    if (next(field) >= 0) {
      flow.then(AIM.ask(it.next()));
    }
  }

  /** True if a token may lie on the next hex; where nothing can be laid well, any may. */
  private static boolean mayLie(Field field, int rank) {
    if (field.brought.catapultsLeft().rest(field.cells, rank) == 0) {
      return false;
    }
    boolean any = false;
    for (int one = 0; one < Content.RANKS; one++) {
      any |= fits(field, one);
    }
    return !any || fits(field, rank);
  }

  /** True if the rest can still be laid well with this token on the next hex. */
  private static boolean fits(Field field, int rank) {
    int place = next(field);
    for (int[] layout : field.battle.rules.catapultLayouts) {
      boolean same = layout[place] == rank;
      for (int i = 0; same && i < place; i++) {
        same = field.brought.catapults()[i].count(field.cells, layout[i]) > 0;
      }
      if (same) {
        return true;
      }
    }
    return false;
  }

  /** A Lannister unit enters a hex: its token is turned up, and may strike. */
  static void spring(Field field, int hex, Flow<Field> flow) {
    SpecialRules rules = field.battle.rules;
    if (field.house(hex) != Content.LANNISTER) {
      return;
    }
    for (int i = 0; i < rules.catapultHexes.length; i++) {
      Hand token = field.brought.catapults()[i];
      if (rules.catapultHexes[i] == hex && token.size(field.cells) > 0) {
        int rank = 0;
        while (token.count(field.cells, rank) == 0) {
          rank++;
        }
        token.remove(field.cells, rank);
        flow.learnt();
        flow.tell(Happenings.TRIGGERED, hex, rank);
        if (rank == field.rank(hex) && shoot(field, flow) == rank) {
          Losses.eliminate(field, hex, flow);
        }
        return;
      }
    }
  }

  /** What the die shows that a catapult rolls. */
  private static int shoot(Field field, Flow<Field> flow) {
    int face = AttackRoll.die(field, field.content.catapultLuck, flow);
    int[] faces = new int[Content.FACES];
    faces[face] = 1;
    AttackRoll.tellFaces(Content.STARK, faces, flow);
    return face;
  }
}
