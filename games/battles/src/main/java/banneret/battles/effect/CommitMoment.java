package banneret.battles.effect;

import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.kernel.effect.Effect;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.window.Moment;
import banneret.kernel.window.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A moment at which commanders may do what they can do once in a battle. */
public final class CommitMoment implements Moment<Field> {
  /** A moment for each occasion at which a commander may act. */
  public static final List<CommitMoment> ALL = all();

  private final Occasion occasion;

  private CommitMoment(Occasion occasion) {
    this.occasion = occasion;
  }

  private static List<CommitMoment> all() {
    List<CommitMoment> found = new ArrayList<>();
    for (Occasion occasion : Occasion.values()) {
      boolean isCommit =
          occasion.ordinal() >= Occasion.TURN_BEGINS.ordinal()
              && occasion.ordinal() <= Occasion.FIRE_LIT.ordinal()
              && occasion != Occasion.INSTEAD_OF_ATTACK;
      if (isCommit) {
        found.add(new CommitMoment(occasion));
      }
    }
    return List.copyOf(found);
  }

  private static final @Nullable CommitMoment[] BY_OCCASION = byOccasion();

  private static @Nullable CommitMoment[] byOccasion() {
    @Nullable CommitMoment[] found = new CommitMoment[Occasion.values().length];
    ALL.forEach(moment -> found[moment.occasion.ordinal()] = moment);
    return found;
  }

  /** The commit ability is done. */
  public static final Procedure<Field> DONE =
      Procedure.of("commit-done", (field, flow) -> field.turn.setCommitting(-1));

  /** Asks a House whether a commander acts, or with -1 any of its own, if one could. */
  public static void open(
      Field field, Occasion occasion, int house, int commander, Flow<Field> flow) {
    CommitMoment moment = BY_OCCASION[occasion.ordinal()];
    for (int one : field.content.committing(occasion, house)) {
      boolean could =
          (commander < 0 || one == commander)
              && field.commanderHex(one) >= 0
              && !field.area.isCommitted(one);
      if (could
          && moment != null
          && moment.concerns(field, one)
          && forbidsNow(field, house, one, field.content.effects.get(2 * one + 1)) == null) {
        flow.then(Window.of(moment, house));
        return;
      }
    }
  }

  @Override
  public String name() {
    return "commit-" + occasion.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Clause clause(Field field) {
    return Clauses.COMMIT;
  }

  @Override
  public boolean isPublic(Field field) {
    return true;
  }

  @Override
  public int uses() {
    return occasion == Occasion.BEFORE_LOSSES || occasion == Occasion.TARGET_DECLARED ? 1 : 0;
  }

  @Override
  public void effects(Field field, int seat, Options out) {
    for (int one = field.content.commanderFrom(seat);
        one < field.content.commanderTo(seat);
        one++) {
      if (field.commanderHex(one) >= 0) {
        out.add(one);
      }
    }
  }

  @Override
  public @Nullable Clause forbids(Field field, int seat, int commander) {
    if (field.commanderHex(commander) < 0) {
      return Clauses.CAPTURED_COMMANDER;
    }
    Effect<Field> effect = field.content.effects.get(2 * commander + 1);
    if (field.area.isCommitted(commander)) {
      return Clauses.COMMIT;
    }
    if (!effect.isAt(occasion.ordinal()) || !concerns(field, commander)) {
      return effect.clause();
    }
    return forbidsNow(field, seat, commander, effect);
  }

  private static @Nullable Clause forbidsNow(
      Field field, int house, int commander, Effect<Field> effect) {
    int before = field.turn.committing();
    field.turn.setCommitting(commander);
    Clause against = effect.forbids(field, house);
    field.turn.setCommitting(before);
    return against;
  }

  /** True if it is the commander's own unit to which it happens, where that matters. */
  private boolean concerns(Field field, int commander) {
    int hex = field.commanderHex(commander);
    return switch (occasion) {
      case BEFORE_ROLL, AFTER_ROLL, AFTER_ATTACK, FIRE_LIT, ELIMINATES ->
          field.fight.attacker() == hex;
      case BEFORE_LOSSES -> field.fight.target() == hex;
      default -> true;
    };
  }

  @Override
  public void use(Field field, int seat, int commander, Flow<Field> flow) {
    field.area.setCommitted(commander, true);
    field.turn.setCommitting(commander);
    flow.tell(Happenings.COMMITTED, seat, commander);
    flow.then(DONE);
    CardResolver.CARDS.use(field, field.content.effects.get(2 * commander + 1), seat, flow);
  }

  @Override
  public String phrase(Field field, int seat, int commander) {
    return "commit " + field.content.commanderNames.word(commander);
  }

  @Override
  public void about(Field field, int seat, Saying out) {
    if (occasion == Occasion.ANY_TURN_BEGINS) {
      out.with("who", "seat", field.active());
    }
  }

  @Override
  public void say(Field field, int seat, int commander, Saying out) {
    out.as("option.commit").with("commander", "commander", commander);
  }
}
