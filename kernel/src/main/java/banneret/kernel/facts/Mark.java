package banneret.kernel.facts;

import banneret.kernel.tree.Tree;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What is said of the facts that are declared next. */
final class Mark<P> {
  boolean always;
  boolean unseen;
  boolean typed;
  @Nullable Predicate<P> when;
  Group.@Nullable Check<P> check;
  Group.@Nullable From<P> from;
  Group.@Nullable Sees<P> sees;
  @Nullable Consumer<P> absent;

  Mark<P> copy() {
    Mark<P> copy = checked();
    copy.always = always;
    copy.unseen = unseen;
    copy.typed = typed;
    copy.when = when;
    copy.from = from;
    copy.sees = sees;
    copy.absent = absent;
    return copy;
  }

  /** Nothing but the check. */
  Mark<P> checked() {
    Mark<P> only = new Mark<>();
    only.check = check;
    return only;
  }

  /** Nothing but whether it is always written. */
  Mark<P> only(boolean alwaysWritten) {
    Mark<P> only = new Mark<>();
    only.always = alwaysWritten;
    return only;
  }

  /** True if the part is written, where it is as usual or not. */
  boolean isWritten(P table, boolean usual) {
    return when == null ? always || !usual : when.test(table);
  }

  void follow(P table, int index, Tree tree) {
    if (check != null) {
      check.read(table, index, tree);
    }
  }
}
