package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.Bots;
import banneret.cases.Lesson;
import banneret.cases.LessonStep;
import banneret.cases.LessonTable;
import banneret.cases.LessonTable.Verdict;
import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Reply;
import banneret.kernel.table.View;
import banneret.kernel.tree.Tree;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;

/** A lesson is solved by its own lines, by nothing less, and always comes to an end. */
final class LessonLaws {
  private static final int TRIES = 25;
  private static final int LONGEST = 300;

  private LessonLaws() {}

  static <P extends Position<P>> void check(Game<P> game, Lesson lesson) {
    for (LessonStep step : lesson.steps()) {
      try {
        assertThat(step.solution().run().differences()).as("as a case").isEmpty();
        refusals(step);
        solved(game, step);
        tried(game, step, lesson.guided());
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            step.solution().where() + ": " + step.solution().name() + ": " + e.getMessage(), e);
      }
    }
  }

  /** What is said of a refusal is said of one that happens. */
  private static void refusals(LessonStep step) {
    Set<String> proven = new TreeSet<>();
    for (Tree said : step.solution().play()) {
      Tree.Fields refused = said.asFields().fieldsIfAny("refuse");
      if (refused.has("by")) {
        proven.add(refused.text("by"));
      }
    }
    assertThat(proven).as("clauses that refuse something").containsAll(step.refusals().keySet());
  }

  private static <P extends Position<P>> void solved(Game<P> game, LessonStep step) {
    LessonTable<P> table = new LessonTable<>(game, step);
    while (table.others()) {
      assertThat(table.verdict())
          .as("before the learner has said anything")
          .isEqualTo(Verdict.OPEN);
    }
    for (String line = table.solution(); !line.isEmpty(); line = table.solution()) {
      assertThat(table.verdict()).as("before '%s'", line).isEqualTo(Verdict.OPEN);
      assertThat(table.answer(line)).as("'%s'", line).isInstanceOf(Reply.Taken.class);
      while (table.others()) {
        assertThat(table.verdict()).isNotEqualTo(Verdict.MISSED);
      }
    }
    assertThat(table.verdict()).as("in the end").isEqualTo(Verdict.SOLVED);
  }

  /** Whatever the learner says comes to an end; a puzzle can be missed. */
  private static <P extends Position<P>> void tried(Game<P> game, LessonStep step, boolean guided) {
    Set<Verdict> found = EnumSet.noneOf(Verdict.class);
    for (int i = 0; i < TRIES; i++) {
      LessonTable<P> table = new LessonTable<>(game, step);
      Seeded luck = new Seeded(i);
      for (int said = 0; table.verdict() == Verdict.OPEN && said < LONGEST; said++) {
        if (!table.others()) {
          P dealt = table.table().view(step.seat()).deal(luck);
          View<P> view = new View<>(game, dealt, step.seat());
          String line = view.line(Bots.<P>named("random", luck.next())::choose);
          assertThat(table.answer(line)).as("'%s'", line).isInstanceOf(Reply.Taken.class);
        }
      }
      found.add(table.verdict());
    }
    assertThat(found).as("what came of random answers").doesNotContain(Verdict.OPEN);
    assertThat(guided || found.contains(Verdict.MISSED)).as("it can be missed").isTrue();
  }
}
