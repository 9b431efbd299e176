package banneret.battles.round;

import banneret.battles.combat.Attacks;
import banneret.battles.combat.HiddenArchers;
import banneret.battles.combat.Morale;
import banneret.battles.combat.Odds;
import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Things;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import org.jspecify.annotations.Nullable;

/** One action: an order token, a command card, or a pass. */
public final class TakeTurn {
  // The kinds of action, above what they are about.
  private static final int PASS = 0;
  private static final int USE = 1 << 16;
  private static final int TWO = 2 << 16;
  private static final int FREELY = 3 << 16;
  private static final int RAISE = 4 << 16;
  private static final int RALLY = 5 << 16;
  private static final int PLAY = 6 << 16;
  private static final int SHOOT = 7 << 16;
  private static final int KIND = 15 << 16;

  private TakeTurn() {}

  private static int high(int code) {
    return code >> 8 & 255;
  }

  private static int low(int code) {
    return code & 255;
  }

  private static int code(int kind, int high, int low) {
    return kind | high << 8 | low;
  }

  public static final Shape<Field, None> ASK =
      Things.pickOne("turn", Clauses.THREE_ACTIONS)
          .inSecret()
          .among(TakeTurn::listAll)
          .quicklyAll(TakeTurn::listAllowed)
          .forbids((field, it, code) -> forbids(field, field.active(), code))
          .phrase((field, it, code) -> phrase(field, code))
          .saying((field, it, code, out) -> say(field, code, out))
          .does((field, it, code, flow) -> act(field, code, flow));

  private static void listAll(Field field, None it, Options out) {
    int house = field.active();
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.board.has(hex)) {
        for (int token = 0; token < Content.FACES; token++) {
          out.add(code(USE, token, hex));
          out.add(code(FREELY, token, hex));
          out.add(code(TWO, token, hex));
        }
        out.add(code(RALLY, 0, hex));
      }
    }
    out.add(RAISE);
    for (int one = 0; one < field.content.commanders; one++) {
      for (int card = 0; card < field.content.cardNames.count(); card++) {
        if (field.content.cardHouse[card] == house) {
          out.add(code(PLAY, card, one));
        }
      }
    }
    HiddenArchers.listAll(field, house, out, SHOOT);
    out.add(PASS);
  }

  private static void listAllowed(Field field, None it, Options out) {
    int house = field.active();
    boolean wild = !field.area.isWildUsed(house) && InForce.mayAllow(field, Act.ANY_TOKEN, house);
    boolean rallies = field.area.pool(house, Content.MORALE) > 0;
    int[] uses = field.scratch;
    int count = listUses(field, house, uses);
    int units = field.units(house);
    for (int u = 0; u < units; u++) {
      int hex = field.hexOf(house, u);
      if (!field.isActive(hex)) {
        if (rallies) {
          out.add(code(RALLY, 0, hex));
        }
        continue;
      }
      int rank = field.rank(hex);
      boolean asked = false;
      boolean freely = false;
      for (int i = 0; i < count; i++) {
        int token = high(uses[i]);
        if ((uses[i] & KIND) == TWO || token == rank || token == Content.VALOR) {
          out.add(uses[i] | hex);
        } else if (wild) {
          freely = asked ? freely : InForce.allows(field, Act.ANY_TOKEN, hex);
          asked = true;
          if (freely) {
            out.add(code(FREELY, token, hex));
          }
        }
      }
    }
    if (field.area.pool(house, Content.MORALE) > 0) {
      out.add(RAISE);
    }
    if (field.area.handSize(house) > 0 && field.area.command(house) > 0) {
      PlayCard.listPlayable(field, house, out, PLAY);
    }
    HiddenArchers.list(field, house, out, SHOOT);
    out.add(PASS);
  }

  /** Lists what the pool of a House offers: tokens one by one, and two of a kind. */
  private static int listUses(Field field, int house, int[] out) {
    int count = 0;
    for (int token = 0; token < Content.FACES; token++) {
      int tokens = field.area.pool(house, token);
      if (tokens > 0 && token != Content.MORALE) {
        out[count++] = code(USE, token, 0);
      }
      if (tokens > 1) {
        out[count++] = code(TWO, token, 0);
      }
    }
    return count;
  }

  private static @Nullable Clause forbids(Field field, int house, int code) {
    int low = low(code);
    int high = high(code);
    return switch (code & KIND) {
      case PASS -> null;
      case RAISE -> needsMorale(field, house);
      case RALLY -> forbidsRally(field, house, low);
      case PLAY -> PlayCard.forbids(field, house, high, low);
      case SHOOT -> HiddenArchers.forbids(field, high, low);
      default -> forbidsUse(field, house, code & KIND, high, low);
    };
  }

  private static @Nullable Clause needsMorale(Field field, int house) {
    return field.area.pool(house, Content.MORALE) > 0 ? null : Clauses.TOKEN_NEEDED;
  }

  private static @Nullable Clause forbidsRally(Field field, int house, int hex) {
    Clause token = needsMorale(field, house);
    boolean fits = field.isOf(hex, house) && !field.isActive(hex);
    return token != null || fits ? token : Clauses.RALLY_INACTIVE;
  }

  private static @Nullable Clause forbidsUse(Field field, int house, int kind, int token, int hex) {
    if (!field.isOf(hex, house)) {
      return Clauses.ACTIVATION;
    }
    if (field.area.pool(house, token) < (kind == TWO ? 2 : 1)) {
      return kind == TWO ? Clauses.TWO_OF_A_KIND : Clauses.TOKEN_NEEDED;
    }
    if (!field.isActive(hex)) {
      return Clauses.ONLY_ACTIVE;
    }
    boolean fits = token == field.rank(hex) || token == Content.VALOR;
    if (kind == FREELY) {
      boolean could = InForce.allows(field, Act.ANY_TOKEN, hex);
      if (could && field.area.isWildUsed(house)) {
        return InForce.clauseOf(field, Act.ANY_TOKEN, house);
      }
      return could && !fits && token < Content.RANKS ? null : ofToken(token);
    }
    return kind == TWO || fits ? null : ofToken(token);
  }

  private static Clause ofToken(int token) {
    return switch (token) {
      case Content.GREEN -> Clauses.TOKEN_GREEN;
      case Content.BLUE -> Clauses.TOKEN_BLUE;
      case Content.RED -> Clauses.TOKEN_RED;
      case Content.VALOR -> Clauses.TOKEN_VALOR;
      default -> Clauses.TOKEN_NO_ACTIVATION;
    };
  }

  private static String phrase(Field field, int code) {
    String hex = low(code) < field.board.size() ? field.battle.hexNames.word(low(code)) : "";
    String token = high(code) < Content.FACES ? field.content.tokenNames.word(high(code)) : "";
    return switch (code & KIND) {
      case PASS -> "pass";
      case USE -> "use " + token + " on " + hex;
      case TWO -> "use two " + token + " on " + hex;
      case FREELY -> "use " + token + " freely on " + hex;
      case RAISE -> "use morale to raise";
      case RALLY -> "use morale to rally " + hex;
      case PLAY ->
          "play "
              + field.content.cardNames.word(high(code))
              + " by "
              + field.content.commanderNames.word(low(code));
      default -> "shoot from " + field.battle.hexNames.word(high(code)) + " at " + hex;
    };
  }

  private static void say(Field field, int code, Saying out) {
    switch (code & KIND) {
      case PASS -> out.as("option.pass");
      case RAISE -> out.as("option.turn.raise");
      case RALLY ->
          out.as("option.turn.rally")
              .with("where", "hex", low(code))
              .with("unit", "unit", Math.max(0, field.unit(low(code))));
      case PLAY ->
          out.as("option.turn.play")
              .with("card", "card", high(code))
              .with("commander", "commander", low(code));
      case SHOOT -> {
        Odds odds = Odds.ofShot(field, high(code), low(code));
        out.as("option.turn.shoot")
            .with("from", "hex", high(code))
            .with("where", "hex", low(code))
            .number("dice", odds.dice())
            .number("hit", odds.percentHit())
            .number("back", odds.percentRetreat())
            .number("kill", odds.percentEliminated());
      }
      default -> {
        String key =
            switch (code & KIND) {
              case TWO -> "option.turn.two";
              case FREELY -> "option.turn.freely";
              default -> "option.turn.use";
            };
        out.as(key)
            .with("token", "token", high(code))
            .with("where", "hex", low(code))
            .with("unit", "unit", Math.max(0, field.unit(low(code))));
      }
    }
  }

  private static void act(Field field, int code, Flow<Field> flow) {
    int house = field.active();
    int hex = low(code);
    int token = high(code);
    switch (code & KIND) {
      case PASS -> {
        field.setPassed(house, true);
        flow.tell(Happenings.PASSED, house);
        flow.then(Command.TURN_OVER);
      }
      case RAISE -> {
        spend(field, house, Content.MORALE, 1, flow);
        flow.then(Command.ACTION_DONE);
        Morale.raise(field, house, 1, flow);
      }
      case RALLY -> {
        spend(field, house, Content.MORALE, 1, flow);
        flow.then(Command.ACTION_DONE);
        boolean free = InForce.allows(field, Act.RALLY_FREELY, hex);
        field.setSpent(hex, false);
        flow.tell(Happenings.RALLIED, house, field.unit(hex), hex);
        if (!free) {
          Morale.raise(field, house, -1, flow);
        }
      }
      case PLAY -> PlayCard.play(field, house, token, hex, flow);
      case SHOOT -> {
        flow.then(Command.ACTION_DONE);
        HiddenArchers.shoot(field, token, hex, flow);
      }
      default -> {
        boolean two = (code & KIND) == TWO;
        if ((code & KIND) == FREELY) {
          field.area.setWildUsed(house, true);
        }
        int count = two ? 2 : 1;
        spend(field, house, token, count, flow);
        flow.tell(Happenings.TOKEN_USED, house, token, hex, count);
        order(field, hex, flow);
        flow.then(Moves.STEP, Attacks.STEP, Command.ACTION_DONE);
      }
    }
  }

  private static void spend(Field field, int house, int token, int count, Flow<Field> flow) {
    field.area.addToPool(house, token, -count);
    if (token == Content.MORALE && count == 1) {
      flow.tell(Happenings.TOKEN_SPENT, house, token);
    }
  }

  /** A unit is activated: it may move and attack this turn. */
  public static void order(Field field, int hex, Flow<Field> flow) {
    field.setDid(hex, Field.ORDERED | Field.MAY_ATTACK);
    flow.tell(Happenings.ORDERED, field.house(hex), field.unit(hex), hex);
  }
}
