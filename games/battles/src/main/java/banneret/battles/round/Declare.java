package banneret.battles.round;

import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Sorts;
import banneret.battles.field.Things;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Target;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** A command that was paid for: which units it activates or rallies. */
public record Declare(int command) implements Procedure<Field> {
  /** One activates and the other rallies: the first unit named says which comes first. */
  static final int EITHER = 2;

  /** How a command is written. */
  public static final String COMMAND = "command:command";

  /** In a choice: the unit is rallied, not activated. */
  private static final int RALLY = 1 << 8;

  /**
   * The units of a command, one by one.
   *
   * @param again true if this belongs to the line in which others were named
   */
  public record Naming(int command, boolean again) {
    private static final Ids<Naming> IDS =
        new Ids<Naming>(
                (it, out) -> out.put("command", it.command).put("again", it.again),
                in -> new Naming(in.number("command", 0, EITHER), in.flag("again")))
            .naming(COMMAND);
  }

  public static Declare read(Tree.Fields in) {
    return new Declare(in.number("command", 0, EITHER));
  }

  @Override
  public String name() {
    return "carry-out-command";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("command", command);
  }

  @Override
  public boolean fits(Field field, @Nullable Step<Field> below) {
    return field.turn.card() >= 0
        && field.turn.leader() >= 0
        && (command == EITHER
            ? isMixed(field)
            : command < field.content.commandEffect[field.turn.card()].length);
  }

  // What commands say

  static Effect<Field> effect(Field field, int card, int command) {
    return field.content.effects.get(field.content.commandEffect[card][command]);
  }

  private static Sentence<Field> sentence(Field field, int command) {
    return effect(field, field.turn.card(), command).sentences().getFirst();
  }

  private static Target<Field> target(Field field, int command) {
    Target<Field> target = sentence(field, command).to();
    if (target == null) {
      throw new IllegalStateException("a command without units");
    }
    return target;
  }

  /** True if a command of a card rallies units, false if it activates them. */
  static boolean isRally(Field field, int card, int command) {
    return field.content.rallies[card][command];
  }

  /** True if both commands were paid for, and one of them rallies while the other activates. */
  static boolean isMixed(Field field) {
    return field.turn.paid() == 3
        && field.content.commandEffect[field.turn.card()].length == 2
        && isRally(field, field.turn.card(), 0) != isRally(field, field.turn.card(), 1);
  }

  static int rallyCommand(Field field) {
    return isRally(field, field.turn.card(), 0) ? 0 : 1;
  }

  /** True if a command finds a unit that it may name. */
  private static boolean hasTarget(Field field, int command) {
    int house = field.active();
    int sorts = field.content.commandSorts[field.turn.card()][command];
    if (sorts == 0) {
      return sentence(field, command).hasTarget(field, house);
    }
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (Sorts.isNamed(field, hex, sorts)) {
        return true;
      }
    }
    return false;
  }

  /** The only unit that a command could name, -1 if there are several, -2 if there is none. */
  static int onlyTarget(Field field, int house, int card, int command) {
    Sentence<Field> sentence = effect(field, card, command).sentences().getFirst();
    int found = -2;
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (sentence.forbids(field, house, hex) == null) {
        if (found >= 0) {
          return -1;
        }
        found = hex;
      }
    }
    return found;
  }

  /** True if a unit that one command rallies could be activated by the other. */
  static boolean canOrderRallied(Field field, int house, int card, int rally) {
    Sentence<Field> rallies = effect(field, card, rally).sentences().getFirst();
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (rallies.forbids(field, house, hex) == null && ordersRallied(field, card, rally, hex)) {
        return true;
      }
    }
    return false;
  }

  private static boolean ordersRallied(Field field, int card, int rally, int hex) {
    field.setSpent(hex, false);
    boolean fits =
        effect(field, card, 1 - rally).sentences().getFirst().forbids(field, field.house(hex), hex)
            == null;
    field.setSpent(hex, true);
    return fits;
  }

  // Naming units

  @Override
  public void run(Field field, Flow<Field> flow) {
    int house = field.active();
    field.turn.setNamed(-1, 0);
    if (command == EITHER) {
      flow.then(UNIT.ask(new Naming(EITHER, false)));
      return;
    }
    Sentence<Field> sentence = sentence(field, command);
    if (target(field, command).mode() == Target.Mode.EACH) {
      for (int u = 0; u < field.units(house); u++) {
        int hex = field.hexOf(house, u);
        if (sentence.forbids(field, house, hex) == null) {
          name(field, command, hex, flow);
        }
      }
    } else if (hasTarget(field, command)) {
      flow.then(UNIT.ask(new Naming(command, false)));
    }
  }

  /** The command that a choice belongs to. */
  private static int command(Field field, Naming it, int choice) {
    if (it.command != EITHER) {
      return it.command;
    }
    int rally = rallyCommand(field);
    return choice >= RALLY ? rally : 1 - rally;
  }

  private static int hex(int choice) {
    return choice & (RALLY - 1);
  }

  /** Units by name, in the order of the board; a person may name them in any order. */
  public static final Shape<Field, Naming> UNIT =
      Asks.<Field, Naming>assign("declare", Clauses.UNITS_DECLARED, Naming.IDS)
          .fits((field, it) ->
              field.turn.card() >= 0
                  && field.turn.leader() >= 0
                  && (it.command == EITHER
                      ? isMixed(field)
                      : it.command < field.content.commandEffect[field.turn.card()].length))
          .asks((field, it) -> field.active())
          .about((field, it, out) -> {
            out.with("card", "card", field.turn.card());
            if (it.command == EITHER) {
              out.as("ask.declare.either");
            } else {
              String what = isRally(field, field.turn.card(), it.command) ? "rally" : "order";
              out.as("ask.declare." + what)
                  .number("n", target(field, it.command).most() - field.turn.named());
            }
          })
          .continuesIf(it -> it.again)
          .lead((field, it) -> {
            boolean one = it.again && field.turn.named() == 1;
            String verb =
                one && isRally(field, field.turn.card(), it.command) ? "rally " : "order ";
            return one ? verb + field.battle.hexNames.word(field.turn.lastNamed()) : "";
          })
          .among(Declare::list)
          .quickly(Declare::listAllowed)
          .forbids(Declare::forbids)
          .part("where", Things.HEX, Declare::hex)
          .phrase((field, it, choice) ->
              (choice >= RALLY ? "rally " : "order ") + field.battle.hexNames.word(hex(choice)))
          .saying((field, it, choice, out) ->
              out.as(choice >= RALLY ? "option.declare.rally" : "option.declare.order")
                  .with("unit", "unit", field.unit(hex(choice))))
          .orElse("done", "option.declare.done")
          .unless(Declare::forbidsDone)
          .does((field, it, choice, flow) -> {
            int command = command(field, it, choice);
            if (it.command == EITHER) {
              field.turn.setRallyLast(choice < RALLY);
              if (choice >= RALLY) {
                flow.then(new Declare(1 - command));
              }
            }
            name(field, command, hex(choice), flow);
            if (field.turn.named() < most(field, command)) {
              flow.then(Declare.UNIT.ask(new Naming(command, true)));
            }
          });

  /** How many units a command may name; all of them where it names every unit. */
  private static int most(Field field, int command) {
    Target<Field> target = target(field, command);
    return target.mode() == Target.Mode.EACH ? field.units(field.active()) : target.most();
  }

  private static void list(Field field, Naming it, Options out) {
    for (int house = 0; house < 2; house++) {
      for (int u = 0; u < field.units(house); u++) {
        int hex = field.hexOf(house, u);
        boolean rallies = it.command == EITHER || isRally(field, field.turn.card(), it.command);
        boolean orders = it.command == EITHER || !rallies;
        if (it.again && field.turn.named() == 1 && hex == field.turn.lastNamed()) {
          continue; // It may be said once more, as the beginning of the line.
        }
        if (orders) {
          out.add(hex);
        }
        if (rallies) {
          out.add(hex | RALLY);
        }
      }
    }
  }

  private static void listAllowed(Field field, Naming it, Options out) {
    int house = field.active();
    int sorts =
        it.command == EITHER ? 0 : field.content.commandSorts[field.turn.card()][it.command];
    int mark = it.command != EITHER && isRally(field, field.turn.card(), it.command) ? RALLY : 0;
    boolean isPlain = sorts != 0 && laterCommand(field, it.command) < 0;
    for (int hex = field.next(house, field.turn.lastNamed() + 1);
        hex >= 0;
        hex = field.next(house, hex + 1)) {
      if (isPlain) {
        if (Sorts.isNamed(field, hex, sorts)) {
          out.add(hex | mark);
        }
        continue;
      }
      for (int rally = 0; rally < 2; rally++) {
        int choice = rally == 0 ? hex : hex | RALLY;
        boolean said = it.command == EITHER || (choice & RALLY) == mark;
        if (said && forbids(field, it, choice) == null) {
          out.add(choice);
        }
      }
    }
  }

  private static @Nullable Clause forbids(Field field, Naming it, int choice) {
    int hex = hex(choice);
    int command = command(field, it, choice);
    boolean rallies = choice >= RALLY;
    int house = field.active();
    if (!field.isOf(hex, house)) {
      return Clauses.FRIENDLY_ONLY;
    }
    Clause against = sentence(field, command).forbids(field, house, hex);
    if (against != null) {
      return field.did(hex, Field.ORDERED)
          ? Clauses.NOT_TWICE
          : field.isActive(hex) == rallies
              ? rallies ? Clauses.RALLY_INACTIVE : Clauses.ONLY_ACTIVE
              : field.isControlled(hex) ? Clauses.UNITS_DECLARED : Clauses.WITHIN_ZONE;
    }
    if (hex <= field.turn.lastNamed()) {
      return Clauses.UNITS_DECLARED;
    }
    return leavesRoom(field, it, command, hex) ? null : Clauses.NO_EFFECT;
  }

  /** True if a command that is to come still finds a unit once this one is named. */
  private static boolean leavesRoom(Field field, Naming it, int command, int hex) {
    int house = field.active();
    if (it.command == EITHER) {
      return !isRally(field, field.turn.card(), command)
          || hasTarget(field, 1 - command)
          || ordersRallied(field, field.turn.card(), command, hex);
    }
    int later = laterCommand(field, command);
    if (later < 0) {
      return true;
    }
    field.setDid(hex, Field.ORDERED);
    boolean room = hasTarget(field, later);
    if (!room && field.turn.named() + 1 < most(field, command)) {
      for (int next = field.next(house, hex + 1);
          next >= 0 && !room;
          next = field.next(house, next + 1)) {
        if (sentence(field, command).forbids(field, house, next) == null) {
          field.setDid(next, Field.ORDERED);
          room = hasTarget(field, later);
          field.unsetDid(next, Field.ORDERED);
        }
      }
    }
    field.unsetDid(hex, Field.ORDERED);
    return room;
  }

  private static @Nullable Clause forbidsDone(Field field, Naming it) {
    boolean isFree =
        it.command < EITHER && field.content.commandCost[field.turn.card()][it.command] == 0;
    if (field.turn.named() == 0 && !isFree) {
      return Clauses.NO_EFFECT;
    }
    int later = it.command == EITHER ? -1 : laterCommand(field, it.command);
    return later < 0 || hasTarget(field, later) ? null : Clauses.NO_EFFECT;
  }

  /** The command that was paid for and activates units after this one does, or -1. */
  private static int laterCommand(Field field, int command) {
    boolean orders =
        field.turn.paid() == 3
            && command == 0
            && field.content.commandCost[field.turn.card()][1] > 0
            && !isRally(field, field.turn.card(), 0)
            && !isRally(field, field.turn.card(), 1);
    return orders ? 1 : -1;
  }

  private static void name(Field field, int command, int hex, Flow<Field> flow) {
    field.turn.setNamed(hex, field.turn.named() + 1);
    if (isRally(field, field.turn.card(), command)) {
      field.setSpent(hex, false);
      flow.tell(Happenings.RALLIED, field.house(hex), field.unit(hex), hex);
    } else {
      TakeTurn.order(field, hex, flow);
    }
  }
}
