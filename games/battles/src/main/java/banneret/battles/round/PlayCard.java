package banneret.battles.round;

import banneret.battles.combat.Attacks;
import banneret.battles.effect.CardResolver;
import banneret.battles.field.Clauses;
import banneret.battles.field.Doing;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.battles.field.Sorts;
import banneret.battles.field.Things;
import banneret.battles.field.Turn;
import banneret.kernel.effect.Effect;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** A command card: who uses it, which commands are paid for, its tactic, and in which order. */
public final class PlayCard {
  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int BOTH = 3;

  private PlayCard() {}

  // What may be played

  static void listPlayable(Field field, int house, Options out, int kind) {
    int[] cards = field.scratch;
    int count = 0;
    int left = field.area.handSize(house);
    for (int card = field.content.cardFrom(house); left > 0; card++) {
      if (field.area.holds(house, card)) {
        left -= field.area.hand(house).count(field.cells, card);
        cards[count++] = card;
      }
    }
    boolean led = false;
    for (int one = field.content.commanderFrom(house);
        one < field.content.commanderTo(house);
        one++) {
      if (field.commanderHex(one) < 0) {
        continue;
      }
      int room = room(field, house, one);
      if (room == 0) {
        continue;
      }
      boolean any = Sorts.look(field, one);
      boolean leads = false;
      for (int i = 0; i < count; i++) {
        if (!leads && field.content.asksForMore[cards[i]]) {
          lead(field, one);
          leads = true;
        }
        if ((any || leads) && isPlayable(field, house, cards[i], room)) {
          out.add(kind | cards[i] << 8 | one);
        }
      }
      led |= leads;
    }
    if (led) {
      unlead(field, house);
    }
  }

  static @Nullable Clause forbids(Field field, int house, int card, int commander) {
    boolean isOwn = field.content.commanderHouse[commander] == house;
    if (!field.area.holds(house, card) || !isOwn || field.commanderHex(commander) < 0) {
      return Clauses.REVEAL_CARD;
    }
    if (field.area.command(house) == 0) {
      return Clauses.COST;
    }
    int room = room(field, house, commander);
    int[] costs = field.content.commandCost[card];
    int least = costs.length == 1 ? costs[0] : Math.min(costs[0], Math.max(1, costs[1]));
    if (room < least) {
      return field.area.command(house) < least ? Clauses.COST : Clauses.COMMAND_LIMIT;
    }
    lead(field, commander);
    int possible = possible(field, house, card, room);
    unlead(field, house);
    return possible == 0 ? Clauses.NO_EFFECT : null;
  }

  /** How many command tokens can be laid on a commander's card. */
  private static int room(Field field, int house, int commander) {
    return Math.min(
        field.area.command(house),
        field.content.commandLimit[commander] - field.area.onCommander(commander));
  }

  private static void lead(Field field, int commander) {
    field.turn.setLeader(commander);
    Sorts.mark(field, commander);
  }

  private static void unlead(Field field, int house) {
    field.turn.setLeader(-1);
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      field.setControlled(hex, false);
    }
  }

  /** True if some command can be paid and does something. */
  private static boolean isPlayable(Field field, int house, int card, int room) {
    int[] costs = field.content.commandCost[card];
    int[] sorts = field.content.commandSorts[card];
    for (int command = 0; command < costs.length; command++) {
      int cost = costs[command];
      boolean pays = cost <= room && (cost > 0 || command == 0);
      if (pays
          && (sorts[command] != 0
              ? Sorts.seen(field, sorts[command]) != 0
              : hasTarget(field, house, card, command))) {
        return true;
      }
    }
    return false;
  }

  /** The choices of commands that can be paid and do something, a bit for each of them. */
  private static int possible(Field field, int house, int card, int room) {
    int[] costs = field.content.commandCost[card];
    Sorts.lookAgain(field, house);
    boolean first = costs[0] <= room && finds(field, house, card, 0);
    int found = first ? 1 << FIRST : 0;
    if (costs.length == 1) {
      return found;
    }
    if (costs[1] == 0) {
      return found; // It comes with the first.
    }
    boolean second = costs[1] <= room && finds(field, house, card, 1);
    found |= second ? 1 << SECOND : 0;
    if (costs[0] + costs[1] > room) {
      return found;
    }
    if (canBoth(field, house, card, first, second)) {
      found |= 1 << BOTH;
    }
    return found;
  }

  /** True if both commands find something to do, in one order or the other. */
  private static boolean canBoth(Field field, int house, int card, boolean first, boolean second) {
    boolean rallyIsFirst = Declare.isRally(field, card, 0);
    if (rallyIsFirst == Declare.isRally(field, card, 1)) {
      return first && (second ? differ(field, house, card) : followsFirst(field, house, card));
    }
    // Who has been activated is inactive afterwards, and can be rallied.
    boolean activates = rallyIsFirst ? second : first;
    boolean rallies = rallyIsFirst ? first : second;
    return activates
        || (rallies && Declare.canOrderRallied(field, house, card, rallyIsFirst ? 0 : 1));
  }

  /** True if a command finds a unit among those that the commander controls. */
  private static boolean finds(Field field, int house, int card, int command) {
    int sorts = field.content.commandSorts[card][command];
    return sorts != 0 ? Sorts.seen(field, sorts) != 0 : hasTarget(field, house, card, command);
  }

  private static boolean hasTarget(Field field, int house, int card, int command) {
    return Declare.effect(field, card, command).sentences().getFirst().hasTarget(field, house);
  }

  /** True if both commands find a unit of their own. */
  private static boolean differ(Field field, int house, int card) {
    int sorts = field.content.commandSorts[card][0];
    int first = Sorts.seen(field, sorts);
    int second = Sorts.seen(field, field.content.commandSorts[card][1]);
    if (first != 0 && second != 0) {
      return first != second || !Sorts.isOne(field, house, sorts);
    }
    int only = Declare.onlyTarget(field, house, card, 0);
    return only < 0 || only != Declare.onlyTarget(field, house, card, 1);
  }

  /** True if the second command finds a unit once the first has named one. */
  private static boolean followsFirst(Field field, int house, int card) {
    if (Declare.isRally(field, card, 0) || Declare.isRally(field, card, 1)) {
      return false;
    }
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (Declare.effect(field, card, 0).sentences().getFirst().forbids(field, house, hex)
          == null) {
        field.setDid(hex, Field.ORDERED);
        boolean then = hasTarget(field, house, card, 1);
        field.unsetDid(hex, Field.ORDERED);
        if (then) {
          return true;
        }
      }
    }
    return false;
  }

  // Playing it

  static void play(Field field, int house, int card, int commander, Flow<Field> flow) {
    lead(field, commander);
    field.area.hand(house).remove(field.cells, card);
    field.turn.setCard(card);
    flow.tell(Happenings.CARD_PLAYED, house, card, commander);
    int[] costs = field.content.commandCost[card];
    if (costs.length > 1 && costs[1] > 0) {
      flow.then(COMMANDS.ask(None.NONE));
    } else {
      choose(field, costs.length > 1 ? BOTH : FIRST, flow);
    }
  }

  private static int possible(Field field) {
    int house = field.active();
    return possible(field, house, field.turn.card(), room(field, house, field.turn.leader()));
  }

  /** Which of the commands are paid for. */
  public static final Shape<Field, None> COMMANDS =
      Things.pickOne("commands", Clauses.CHOOSE_COMMANDS)
          .fits((field, it) -> field.turn.card() >= 0 && field.turn.leader() >= 0)
          .continues()
          .about((field, it, out) -> out.with("card", "card", field.turn.card()))
          .among((field, it, out) -> {
            out.add(FIRST);
            out.add(SECOND);
            out.add(BOTH);
          })
          .quickly((field, it, out) -> {
            int possible = possible(field);
            for (int which = FIRST; which <= BOTH; which++) {
              if ((possible >>> which & 1) != 0) {
                out.add(which);
              }
            }
          })
          .forbids((field, it, which) ->
              (possible(field) >>> which & 1) != 0 ? null : Clauses.COMMAND_LIMIT)
          .phrase((field, it, which) ->
              switch (which) {
                case FIRST -> "command 1";
                case SECOND -> "command 2";
                default -> "both commands";
              })
          .saying((field, it, which, out) ->
              out.as(
                  switch (which) {
                    case FIRST -> "option.commands.first";
                    case SECOND -> "option.commands.second";
                    default -> "option.commands.both";
                  }))
          .does((field, it, which, flow) -> choose(field, which, flow));

  private static void choose(Field field, int which, Flow<Field> flow) {
    int house = field.active();
    int[] costs = field.content.commandCost[field.turn.card()];
    int cost = 0;
    for (int command = 0; command < costs.length; command++) {
      cost += (which >>> command & 1) != 0 ? costs[command] : 0;
    }
    field.area.addCommand(house, -cost);
    field.area.setOnCommander(
        field.turn.leader(), field.area.onCommander(field.turn.leader()) + cost);
    flow.tell(Happenings.COMMAND_PAID, house, cost);
    field.turn.setPaid(which);
    flow.then(GO);
    if (field.content.tactic[field.turn.card()] >= 0) {
      flow.then(TACTIC.ask(None.NONE));
    }
  }

  private static Effect<Field> tactic(Field field) {
    return field.content.effects.get(field.content.tactic[field.turn.card()]);
  }

  private static boolean isEither(Effect<Field> tactic) {
    return tactic.isAt(Occasion.BEFORE_COMMANDS.ordinal())
        && tactic.isAt(Occasion.AFTER_COMMANDS.ordinal());
  }

  /** Whether the tactic is used, and when where there is a choice. */
  public static final Shape<Field, None> TACTIC =
      Things.pickOne("tactic", Clauses.TACTIC)
          .fits((field, it) ->
              field.turn.card() >= 0
                  && field.turn.leader() >= 0
                  && field.content.tactic[field.turn.card()] >= 0)
          .continues()
          .about((field, it, out) -> out.with("card", "card", field.turn.card()))
          .among((field, it, out) -> {
            Effect<Field> tactic = tactic(field);
            if (tactic.isAt(Occasion.BEFORE_COMMANDS.ordinal())) {
              out.add(Turn.BEFORE);
            }
            if (tactic.isAt(Occasion.UNITS_DECLARED.ordinal())) {
              out.add(Turn.DECLARED);
            }
            if (tactic.isAt(Occasion.AFTER_COMMANDS.ordinal())) {
              out.add(Turn.AFTER);
            }
          })
          .forbids((field, it, timing) ->
              tactic(field).unmet(field, field.active()) == null ? null : Clauses.TACTIC_CONDITION)
          .phrase((field, it, timing) ->
              isEither(tactic(field))
                  ? timing == Turn.BEFORE ? "tactic before" : "tactic after"
                  : "tactic")
          .saying((field, it, timing, out) ->
              out.as(
                  !isEither(tactic(field))
                      ? "option.tactic"
                      : timing == Turn.BEFORE ? "option.tactic.before" : "option.tactic.after"))
          .orElse("no tactic", "option.tactic.none")
          .does((field, it, timing, flow) -> {
            field.turn.setTiming(timing);
            flow.tell(Happenings.TACTIC, field.active(), field.turn.card());
          });

  /** All is paid and announced: tactic, units, moves, attacks, tactic, and the card is done. */
  public static final Procedure<Field> GO = Doing.withCard("carry-out", PlayCard::go);

  /** Puts the steps on one by one, so the last of them first. */
  private static void go(Field field, Flow<Field> flow) {
    boolean mixed = Declare.isMixed(field);
    flow.then(CARD_DONE);
    if (field.turn.timing() == Turn.AFTER) {
      flow.then(USE_TACTIC);
    }
    if (mixed) {
      flow.then(RALLY_LAST);
    }
    flow.then(Moves.STEP, Attacks.STEP);
    if (field.turn.timing() == Turn.DECLARED) {
      flow.then(USE_TACTIC);
    }
    if (mixed) {
      flow.then(new Declare(Declare.EITHER));
    } else {
      for (int command = 1; command >= 0; command--) {
        if (field.turn.isPaid(command)) {
          flow.then(new Declare(command));
        }
      }
    }
    if (field.turn.timing() == Turn.BEFORE) {
      flow.then(USE_TACTIC);
    }
  }

  /** The command that rallies, if the other one was carried out first. */
  public static final Procedure<Field> RALLY_LAST =
      Doing.withCard(
          "rally-last",
          (field, flow) -> {
            if (field.turn.isRallyLast()) {
              flow.then(new Declare(Declare.rallyCommand(field)));
            }
          });

  public static final Procedure<Field> USE_TACTIC =
      Doing.withCard("use-tactic", PlayCard::useTactic);

  private static void useTactic(Field field, Flow<Field> flow) {
    if (field.content.tactic[field.turn.card()] < 0) {
      return;
    }
    Effect<Field> tactic = tactic(field);
    int house = field.active();
    if (tactic.hasAim(field, house)) {
      CardResolver.CARDS.use(field, tactic, house, flow);
    }
  }

  /** The card goes to the discard pile. */
  public static final Procedure<Field> CARD_DONE =
      Doing.withCard(
          "card-done",
          (field, flow) -> {
            field.area.setDiscarded(field.turn.card(), true);
            field.turn.setCard(-1);
            flow.then(Command.ACTION_DONE);
          });
}
