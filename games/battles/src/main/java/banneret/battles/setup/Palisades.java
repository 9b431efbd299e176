package banneret.battles.setup;

import banneret.battles.combat.AttackRoll;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Things;
import banneret.battles.field.Things.Again;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** Palisades guarded by order tokens before the battle, and the breach that dice make in them. */
public final class Palisades {
  /** Any two dice together. */
  private static final int TWO = 1 << 16;

  private Palisades() {}

  private static int count(Field field) {
    return field.battle.palisadeNames.count();
  }

  private static int left(Field field) {
    int left = 0;
    for (int kind = 0; kind < Content.FACES; kind++) {
      left += field.brought.guardsLeft(kind);
    }
    return left;
  }

  private static int on(Field field, int palisade) {
    int sum = 0;
    for (int kind = 0; kind < Content.FACES; kind++) {
      sum += field.brought.guards(palisade, kind);
    }
    return sum;
  }

  private static int code(int palisade, int kind) {
    return palisade * Content.FACES + kind;
  }

  private static int palisade(int code) {
    return (code & (TWO - 1)) / Content.FACES;
  }

  private static int kind(int code) {
    return (code & (TWO - 1)) % Content.FACES;
  }

  private static void list(Field field, Options out) {
    for (int palisade = 0; palisade < count(field); palisade++) {
      for (int kind = 0; kind < Content.RANKS; kind++) {
        out.add(code(palisade, kind));
      }
    }
  }

  /** Lannister spreads the tokens, at least one on each palisade. */
  public static final Shape<Field, Again> GUARD =
      Things.oneByOne("guard-palisade", Clauses.TOKENS)
          .fits((field, it) -> left(field) > 0)
          .about((field, it, out) ->
              out.number("green", field.brought.guardsLeft(Content.GREEN))
                  .number("blue", field.brought.guardsLeft(Content.BLUE))
                  .number("red", field.brought.guardsLeft(Content.RED)))
          .among((field, it, out) -> list(field, out))
          .forbids((field, it, code) -> forbidsGuard(field, code))
          .part("token", Things.TOKEN, Palisades::kind)
          .phrase((field, it, code) ->
              "guard "
                  + field.battle.palisadeNames.word(palisade(code))
                  + " with "
                  + field.content.tokenNames.word(kind(code)))
          .saying((field, it, code, out) ->
              out.with("at", "hex", field.battle.palisadeHex(palisade(code))))
          .does((field, it, code, flow) -> {
            field.brought.addGuards(palisade(code), kind(code), 1);
            field.brought.setGuardsLeft(kind(code), field.brought.guardsLeft(kind(code)) - 1);
            if (left(field) > 0) {
              flow.then(Palisades.GUARD.ask(it.next()));
            }
          });

  private static @Nullable Clause forbidsGuard(Field field, int code) {
    int bare = 0;
    for (int palisade = 0; palisade < count(field); palisade++) {
      bare += on(field, palisade) == 0 ? 1 : 0;
    }
    boolean fills = on(field, palisade(code)) == 0;
    return field.brought.guardsLeft(kind(code)) == 0 || (!fills && left(field) <= bare)
        ? Clauses.TOKENS
        : null;
  }

  /** Stark rolls for the breach; morale results are rolled again. */
  public static final Procedure<Field> BREACH = Procedure.of("breach", Palisades::breach);

  private static void breach(Field field, Flow<Field> flow) {
    for (int i = 0; i < field.battle.rules.breachDice; i++) {
      int face = AttackRoll.die(field, field.content.breachLuck, flow);
      while (face == Content.MORALE) {
        face = AttackRoll.die(field, field.content.breachLuck, flow);
      }
      field.brought.addBreach(face, 1);
    }
    AttackRoll.tellFaces(
        Content.STARK,
        new int[] {
          field.brought.breach(0),
          field.brought.breach(1),
          field.brought.breach(2),
          field.brought.breach(3),
          0
        },
        flow);
    flow.then(CLEAR);
    askNext(field, Again.first(Content.STARK), flow);
  }

  private static void askNext(Field field, Again it, Flow<Field> flow) {
    if (dice(field) > 0 && hasBreak(field)) {
      flow.then(BREAK.ask(it));
    }
  }

  private static int dice(Field field) {
    int sum = 0;
    for (int face = 0; face < Content.FACES; face++) {
      sum += field.brought.breach(face);
    }
    return sum;
  }

  private static boolean hasBreak(Field field) {
    Options all = new Options();
    listBreaks(field, all);
    for (int i = 0; i < all.size(); i++) {
      if (forbidsBreak(field, all.get(i)) == null) {
        return true;
      }
    }
    return false;
  }

  private static void listBreaks(Field field, Options out) {
    list(field, out);
    int plain = out.size();
    for (int i = 0; i < plain; i++) {
      out.add(out.get(i) | TWO);
    }
  }

  /** Which token the dice take away: one that matches, any for valor, any for two dice. */
  public static final Shape<Field, Again> BREAK =
      Things.oneByOne("break-palisade", Clauses.TOKENS)
          .fits((field, it) -> dice(field) > 0)
          .among((field, it, out) -> listBreaks(field, out))
          .forbids((field, it, code) -> forbidsBreak(field, code))
          .part("token", Things.TOKEN, Palisades::kind)
          .phrase((field, it, code) ->
              "break "
                  + field.content.tokenNames.word(kind(code))
                  + " at "
                  + field.battle.palisadeNames.word(palisade(code))
                  + (code >= TWO ? " with two" : ""))
          .saying((field, it, code, out) -> {
            out.as(code >= TWO ? "option.break-palisade.two" : "option.break-palisade")
                .with("at", "hex", field.battle.palisadeHex(palisade(code)));
          })
          .orElse("no more", "option.break-palisade.none")
          .does((field, it, code, flow) -> {
            take(field, code);
            field.brought.addGuards(palisade(code), kind(code), -1);
            askNext(field, it.next(), flow);
          });

  private static @Nullable Clause forbidsBreak(Field field, int code) {
    int kind = kind(code);
    if (field.brought.guards(palisade(code), kind) == 0) {
      return Clauses.TOKENS;
    }
    if (code >= TWO) {
      return dice(field) >= 2 ? null : Clauses.TOKENS;
    }
    return field.brought.breach(kind) > 0 || field.brought.breach(Content.VALOR) > 0
        ? null
        : Clauses.TOKENS;
  }

  /** Uses up the dice: the matching one, else valor; for two the least useful ones. */
  private static void take(Field field, int code) {
    int kind = kind(code);
    if (code < TWO) {
      field.brought.addBreach(field.brought.breach(kind) > 0 ? kind : Content.VALOR, -1);
      return;
    }
    for (int i = 0; i < 2; i++) {
      int face = 0;
      while (field.brought.breach(face) == 0) {
        face++;
      }
      field.brought.addBreach(face, -1);
    }
  }

  /** Palisades without a token are gone, and the tokens go back. */
  public static final Procedure<Field> CLEAR = Procedure.of("breach-over", Palisades::clear);

  private static void clear(Field field, Flow<Field> flow) {
    for (int palisade = 0; palisade < count(field); palisade++) {
      if (on(field, palisade) == 0) {
        int hex = field.battle.palisadeHex(palisade);
        field.setTerrain(hex, field.content.terrain.under[field.terrain(hex)]);
        flow.tell(Happenings.BREACHED, hex);
      }
      for (int kind = 0; kind < Content.FACES; kind++) {
        field.brought.addGuards(palisade, kind, -field.brought.guards(palisade, kind));
      }
    }
    for (int face = 0; face < Content.FACES; face++) {
      field.brought.addBreach(face, -field.brought.breach(face));
    }
  }
}
