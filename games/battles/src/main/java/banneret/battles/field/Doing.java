package banneret.battles.field;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A procedure without ids that needs something on the table: a card that is played, or an attack.
 * Two are equal if their names are.
 *
 * @param needs what must be so, or a position with this step is refused
 */
public record Doing(String name, Predicate<Field> needs, BiConsumer<Field, Flow<Field>> does)
    implements Procedure<Field> {
  /** A part of playing a card. */
  public static Doing withCard(String name, BiConsumer<Field, Flow<Field>> does) {
    return new Doing(name, field -> field.turn.card() >= 0 && field.turn.leader() >= 0, does);
  }

  /** A part of an attack by a unit. */
  public static Doing withAttacker(String name, BiConsumer<Field, Flow<Field>> does) {
    return new Doing(
        name,
        field -> field.fight.attacker() >= 0 && field.isOccupied(field.fight.attacker()),
        does);
  }

  @Override
  public boolean fits(Field field, @Nullable Step<Field> below) {
    return needs.test(field);
  }

  @Override
  public void run(Field field, Flow<Field> flow) {
    does.accept(field, flow);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Doing doing && doing.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
