package banneret.browser;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Lessons;
import banneret.play.Titles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every lesson is solved by its own lines in the browser too. */
class LessonsInNodeIT {
  @ParameterizedTest
  @ValueSource(strings = {"battue", "thrones", "battles", "miniatures"})
  void lessons_are_solved_in_the_browser(String game) throws Exception {
    int steps =
        Lessons.of(new Titles(), game).values().stream().mapToInt(it -> it.steps().size()).sum();
    Tree.Items lessons = Tree.items();
    Path folder = Path.of("../games", game, "src/main/resources/banneret", game, "lessons");
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        lessons.add(Formats.yamlWithGaps(file.toString(), Files.readString(file)));
      }
    }
    String script =
        """
        import * as engine from './banneret.mjs';
        const book = %s;
        for (const lesson of %s) {
          lesson.cases.forEach((step, index) => {
            const table = engine.openLesson(book, lesson, index);
            while (table.others()) {}
            const seat = table.learner();
            for (let line = table.solution(); line !== ''; line = table.solution()) {
              const answer = JSON.parse(table.answer(seat, line));
              if (answer.refusal) throw new Error(step.name + ': ' + line);
              while (table.others()) {}
            }
            console.log(table.verdict());
          });
        }
        """
            .formatted(Formats.json(TableInNodeIT.book(game)), Formats.json(lessons));
    List<String> verdicts = Node.run(script).lines().toList();
    assertThat(verdicts).hasSize(steps).allMatch("solved"::equals);
  }
}
