package banneret.cases;

import banneret.kernel.game.Game;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * Something to learn by playing: small positions one after the other. It is a file of cases with
 * words for whoever learns; docs/lessons.md says how one is written.
 *
 * @param guided true if it explains step by step, false if it is a set of puzzles
 * @param about what it teaches
 */
public record Lesson(
    Game<?> game, String file, boolean guided, Said title, Said about, List<LessonStep> steps) {
  private static final List<String> KINDS = List.of("guided", "puzzles");

  /**
   * Reads a lesson.
   *
   * @param file what errors name
   */
  public static Lesson read(Game<?> game, KnownNames known, String file, Tree.Fields in) {
    Tree.Fields head = in.fieldsOf("lesson");
    head.allow("kind", "title", "about");
    String kind = head.text("kind");
    if (!KINDS.contains(kind)) {
      throw head.get("kind").wrong("expected " + String.join(" or ", KINDS));
    }
    List<LessonStep> steps = new ArrayList<>();
    for (Case one : CaseFile.read(game, known, file, in)) {
      steps.add(LessonStep.of(one));
    }
    return new Lesson(
        game,
        file,
        kind.equals(KINDS.getFirst()),
        Said.read(head, "title"),
        Said.read(head, "about"),
        List.copyOf(steps));
  }
}
