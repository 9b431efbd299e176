package banneret.miniatures.army;

import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import java.util.ArrayList;
import java.util.List;

/** Whether an army may be fielded, and what is wrong with it clause by clause. */
public final class ArmyRules {
  /** One thing that is wrong with an army. */
  public record Fault(Clause clause, Tree where, String what) {}

  private final Content content;
  private final Army army;
  private final int size;
  private final List<Fault> faults = new ArrayList<>();

  private ArmyRules(Army army, int size) {
    content = army.content;
    this.army = army;
    this.size = size;
  }

  /** All that is wrong with an army in a game of so many points. */
  public static List<Fault> faults(Army army, int size) {
    ArmyRules rules = new ArmyRules(army, size);
    rules.points();
    rules.factions();
    rules.commander();
    rules.attachments();
    rules.characters();
    rules.conditions();
    return List.copyOf(rules.faults);
  }

  /** Refuses an army that is not legal, by the first thing that is wrong. */
  public static void check(Army army, int size) {
    for (Fault fault : faults(army, size)) {
      throw fault.where.wrong(fault.what + " (" + fault.clause + ")");
    }
  }

  /** Refuses an army with a character that a partner's army has. */
  public static void checkTeam(Army partner, Army army) {
    boolean[] seen = new boolean[army.content.characterNames.count()];
    ArmyRules theirs = new ArmyRules(partner, 0);
    theirs.characters(seen);
    ArmyRules rules = new ArmyRules(army, 0);
    rules.characters(seen);
    for (Fault fault : rules.faults) {
      if (fault.clause.equals(Clauses.ARMY_CHARACTER)) {
        Clause clause = Clauses.of("team.shared-character-limit");
        throw fault.where.wrong(fault.what + " in the team (" + clause + ")");
      }
    }
  }

  private void fault(Clause clause, Tree where, String what) {
    faults.add(new Fault(clause, where, what));
  }

  private int neutral() {
    return content.factionNames.id("neutral");
  }

  private void points() {
    int cost = army.cost();
    if (cost > size) {
      fault(Clauses.ARMY_CAP, army.source, "the army costs " + cost + " points of " + size);
    }
    if (army.units.contains(content.units.wall)) {
      fault(Clauses.of("mode.storm-of-swords.walls-special"), army.source, "a wall is no unit");
    }
    if (army.units.size() > Content.MOST_UNITS) {
      String most = "expected at most " + Content.MOST_UNITS + " units";
      fault(Clauses.ARMY_CAP, army.source, most);
    }
    int neutral = 0;
    for (int i = 0; i < army.units.size(); i++) {
      int who = army.attachments.get(i);
      boolean isNeutral = content.units.faction[army.units.get(i)] == neutral();
      neutral += isNeutral ? army.unitCost(i) : 0;
      isNeutral = who != Army.NONE && content.attachments.faction[who] == neutral();
      neutral += isNeutral ? army.attachmentCost(i) : 0;
    }
    for (int ncu : army.ncus) {
      neutral += content.ncus.faction[ncu] == neutral() ? content.ncus.cost[ncu] : 0;
    }
    if (army.faction != neutral() && neutral > size / 2) {
      String what = neutral + " points are neutral, more than half of " + size;
      fault(Clauses.NEUTRAL_HALF, army.source, what);
    }
  }

  private void factions() {
    for (int i = 0; i < army.units.size(); i++) {
      int card = army.units.get(i);
      int who = army.attachments.get(i);
      belongs(content.units.faction[card], content.units.names.word(card), army.unitSources.get(i));
      if (who != Army.NONE) {
        String word = content.attachments.names.word(who);
        belongs(content.attachments.faction[who], word, army.unitSources.get(i));
      }
    }
    for (int i = 0; i < army.ncus.size(); i++) {
      int ncu = army.ncus.get(i);
      belongs(content.ncus.faction[ncu], content.ncus.names.word(ncu), army.ncuSources.get(i));
    }
  }

  private void belongs(int faction, String word, Tree where) {
    if (faction != army.faction && faction != neutral()) {
      Clause clause = army.faction == neutral() ? Clauses.NEUTRAL_ALONE : Clauses.ARMY_FACTION;
      fault(clause, where, "'" + word + "' belongs to another faction");
    }
  }

  private void commander() {
    int commanders = 0;
    boolean isThere = false;
    for (int who : army.attachments) {
      commanders += who != Army.NONE && content.attachments.isCommander[who] ? 1 : 0;
      isThere |= who == army.commander && who != Army.NONE;
    }
    if (commanders > 1) {
      fault(Clauses.ARMY_COMMANDER, army.source, "an army has one commander");
    } else if (army.commander == Army.NONE) {
      fault(Clauses.ARMY_COMMANDER, army.source, "the army has no commander");
    } else if (!isThere || !content.attachments.isCommander[army.commander]) {
      String word = content.attachments.names.word(army.commander);
      fault(Clauses.ARMY_HOST, army.source, "'" + word + "' commands no unit of the army");
    }
  }

  private void attachments() {
    for (int i = 0; i < army.units.size(); i++) {
      int card = army.units.get(i);
      int who = army.attachments.get(i);
      if (who == Army.NONE) {
        continue;
      }
      String words =
          "'" + content.attachments.names.word(who) + "' in " + content.units.names.word(card);
      if (content.table.trayRanks[content.units.tray[card]] == 1) {
        String what = words + ": a unit of one figure has no attachment";
        fault(Clauses.ATTACHMENT_SOLO, army.unitSources.get(i), what);
      } else if (content.attachments.type[who] != content.units.type[card]) {
        String what = words + ": they are of different types";
        fault(Clauses.ATTACHMENT_TYPE, army.unitSources.get(i), what);
      }
    }
  }

  private void characters() {
    characters(new boolean[content.characterNames.count()]);
  }

  private void characters(boolean[] seen) {
    for (int i = 0; i < army.units.size(); i++) {
      int who = army.attachments.get(i);
      meet(content.units.character[army.units.get(i)], seen, army.unitSources.get(i));
      meet(
          who == Army.NONE ? -1 : content.attachments.character[who],
          seen,
          army.unitSources.get(i));
    }
    for (int i = 0; i < army.ncus.size(); i++) {
      meet(content.ncus.character[army.ncus.get(i)], seen, army.ncuSources.get(i));
    }
    for (int i = 0; i < army.units.size(); i++) {
      int needed = content.units.requires[army.units.get(i)];
      if (needed >= 0 && !seen[needed]) {
        String word = content.characterNames.word(needed);
        fault(
            Clauses.ARMY_CONDITIONS,
            army.unitSources.get(i),
            "it is fielded with '" + word + "' alone");
      }
    }
  }

  private void meet(int character, boolean[] seen, Tree where) {
    if (character < 0) {
      return;
    }
    if (seen[character]) {
      String word = content.characterNames.word(character);
      fault(Clauses.ARMY_CHARACTER, where, "'" + word + "' is there twice");
    }
    seen[character] = true;
  }

  private void conditions() {
    int[] units = new int[content.units.names.count()];
    int[] people = new int[content.attachments.names.count()];
    int loyal = -1;
    for (int i = 0; i < army.units.size(); i++) {
      int card = army.units.get(i);
      int who = army.attachments.get(i);
      units[card]++;
      loyal = loyalty(loyal, content.units.loyalty[card], army.unitSources.get(i));
      if (who != Army.NONE) {
        people[who]++;
        loyal = loyalty(loyal, content.attachments.loyalty[who], army.unitSources.get(i));
      }
    }
    for (int i = 0; i < army.ncus.size(); i++) {
      loyal = loyalty(loyal, content.ncus.loyalty[army.ncus.get(i)], army.ncuSources.get(i));
    }
    for (int card = 0; card < units.length; card++) {
      String word = "'" + content.units.names.word(card) + "'";
      if (content.units.pairs[card] && units[card] % 2 != 0) {
        fault(Clauses.ARMY_CONDITIONS, army.source, word + " is taken two at a time");
      }
      limit(content.units.limit[card], units[card], word);
    }
    for (int who = 0; who < people.length; who++) {
      limit(content.attachments.limit[who], people[who], content.attachments.names.word(who));
    }
  }

  private void limit(int most, int count, String word) {
    if (most > 0 && count > most) {
      fault(Clauses.ARMY_CONDITIONS, army.source, word + ": at most " + most);
    }
  }

  private int loyalty(int before, int one, Tree where) {
    if (one >= 0 && before >= 0 && one != before) {
      fault(Clauses.ARMY_CONDITIONS, where, "an army is loyal to one king");
    }
    return one >= 0 ? one : before;
  }
}
