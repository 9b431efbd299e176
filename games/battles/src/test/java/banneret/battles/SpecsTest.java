package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battles.field.Content;
import banneret.cases.Case;
import banneret.kernel.tree.Tree;
import banneret.play.Cases;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every card, commander, keyword, terrain and plan has a case that is about it. */
class SpecsTest {
  private static final Titles TITLES = new Titles();
  private static final Content CONTENT = BattlesTitle.read(TITLES.content("battles"));

  /** Clauses that are proved, by the plans of the cases that prove them. */
  private static final Map<String, Set<String>> PROVED = proved();

  private static Map<String, Set<String>> proved() {
    Map<String, Set<String>> found = new LinkedHashMap<>();
    for (Path file : Cases.files(Path.of("cases"))) {
      for (Case one : Cases.read(TITLES, file)) {
        Tree.Fields laid = one.given() == null ? Tree.fields() : one.given();
        Tree named = laid.fieldsIfAny("options").find("battle");
        String plan = named == null || named instanceof Tree.Fields ? "" : named.asText();
        one.proves().forEach(id -> found.computeIfAbsent(id, any -> new TreeSet<>()).add(plan));
      }
    }
    return found;
  }

  /** Those of a kind without a case that proves a clause of their own. */
  private static List<String> missing(String kind, List<String> words) {
    List<String> missing = new ArrayList<>();
    for (String word : words) {
      String clause = "battles." + kind + "." + word;
      boolean isProved =
          PROVED.keySet().stream().anyMatch(id -> id.equals(clause) || id.startsWith(clause + "."));
      if (!isProved) {
        missing.add(clause);
      }
    }
    return missing;
  }

  @Test
  void every_card_and_commander_has_a_case() {
    assertThat(missing("card", CONTENT.cardNames.words())).isEmpty();
    assertThat(missing("commander", CONTENT.commanderNames.words())).isEmpty();
  }

  @Test
  void every_terrain_has_a_case() {
    List<String> words = new ArrayList<>(CONTENT.terrain.names.words());
    words.replaceAll(word -> word.equals("hill") ? "hills" : word);
    assertThat(missing("terrain", words)).isEmpty();
  }

  @Test
  void every_keyword_has_a_case() {
    TreeSet<String> words = new TreeSet<>();
    for (Tree.Fields unit : TITLES.content("battles").fieldsOf("units").entries("units")) {
      words.addAll(unit.fieldsIfAny("keywords").names());
    }
    assertThat(words).contains("advance", "pursue", "heavy-armour", "war-dogs");
    List<String> named = new ArrayList<>(words);
    named.addAll(List.of("cover-toughness", "stalwart", "scorch-the-earth"));
    named.removeAll(List.of("toughness", "scorch"));
    named.replaceAll(word -> word.equals("heavy-armour") ? "heavy-armor" : word);
    assertThat(missing("keyword", named)).isEmpty();
  }

  @Test
  void every_plan_has_a_case_on_its_own_ground() {
    List<String> plans = CONTENT.battles();
    assertThat(missing("plan", plans)).isEmpty();
    List<String> nowhere = new ArrayList<>();
    for (String plan : plans) {
      boolean isPlayed =
          PROVED.entrySet().stream()
              .anyMatch(it ->
                  it.getKey().startsWith("battles.plan." + plan) && it.getValue().contains(plan));
      if (!isPlayed && CONTENT.battle(Tree.of(plan)).skirmish == null) {
        nowhere.add(plan);
      }
    }
    assertThat(nowhere).isEmpty();
  }
}
