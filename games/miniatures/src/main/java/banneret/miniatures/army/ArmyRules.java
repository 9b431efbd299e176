package banneret.miniatures.army;

import banneret.kernel.game.SetupFlaw;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import java.util.ArrayList;
import java.util.List;

/** Whether an army may be fielded, and what is wrong with it clause by clause. */
public final class ArmyRules {
  private static final String UNIT = "unit-card";
  private static final String ATTACHMENT = "attachment";
  private static final String NCU = "ncu";
  private static final String CHARACTER = "character";
  private static final String CARD = "card";

  private final Content content;
  private final Army army;
  private final int size;
  private final List<SetupFlaw> flaws = new ArrayList<>();

  private ArmyRules(Army army, int size) {
    content = army.content;
    this.army = army;
    this.size = size;
  }

  /** All that is wrong with an army in a game of so many points. */
  public static List<SetupFlaw> flaws(Army army, int size) {
    ArmyRules rules = new ArmyRules(army, size);
    rules.points();
    rules.factions();
    rules.commander();
    rules.attachments();
    rules.characters(
        new boolean[army.content.characterNames.count()],
        Clauses.ARMY_CHARACTER,
        "flaw.character-twice");
    rules.conditions();
    return List.copyOf(rules.flaws);
  }

  /** The characters of an army that a partner's army has too. */
  public static List<SetupFlaw> shared(Army partner, Army army) {
    boolean[] seen = partner.characters();
    ArmyRules rules = new ArmyRules(army, 0);
    Clause clause = Clauses.of("team.shared-character-limit");
    rules.characters(seen, clause, "flaw.character-in-team");
    return rules.flaws.stream().filter(flaw -> flaw.clause().equals(clause)).toList();
  }

  private Saying flaw(Clause clause, String key) {
    Saying saying = new Saying(key);
    flaws.add(new SetupFlaw(clause, saying, army.source));
    return saying;
  }

  private Saying unitFlaw(Clause clause, String key, int index) {
    Saying saying = new Saying(key);
    flaws.add(new SetupFlaw(clause, saying, army.unitSources.get(index), "units/" + index));
    return saying;
  }

  private Saying ncuFlaw(Clause clause, String key, int index) {
    Saying saying = new Saying(key);
    flaws.add(new SetupFlaw(clause, saying, army.ncuSources.get(index), "ncus/" + index));
    return saying;
  }

  private void points() {
    int cost = army.cost();
    if (cost > size) {
      flaw(Clauses.ARMY_CAP, "flaw.army-cost").number("cost", cost).number("size", size);
    }
    for (int i = 0; i < army.units.size(); i++) {
      if (army.units.get(i) == content.units.wall) {
        unitFlaw(Clauses.of("mode.storm-of-swords.walls-special"), "flaw.wall", i);
      }
    }
    if (army.units.size() > Content.MOST_UNITS) {
      flaw(Clauses.ARMY_CAP, "flaw.too-many-units").number("n", Content.MOST_UNITS);
    }
    int neutral = army.neutralCost();
    if (army.faction != content.neutral && neutral > size / 2) {
      flaw(Clauses.NEUTRAL_HALF, "flaw.neutral-half").number("n", neutral).number("size", size);
    }
  }

  private void factions() {
    for (int i = 0; i < army.units.size(); i++) {
      int card = army.units.get(i);
      int who = army.attachments.get(i);
      if (isForeign(content.units.faction[card])) {
        unitFlaw(foreign(), "flaw.other-faction", i).with(CARD, UNIT, card);
      }
      if (who != Army.NONE && isForeign(content.attachments.faction[who])) {
        unitFlaw(foreign(), "flaw.other-faction", i).with(CARD, ATTACHMENT, who);
      }
    }
    for (int i = 0; i < army.ncus.size(); i++) {
      int ncu = army.ncus.get(i);
      if (isForeign(content.ncus.faction[ncu])) {
        ncuFlaw(foreign(), "flaw.other-faction", i).with(CARD, NCU, ncu);
      }
    }
  }

  private boolean isForeign(int faction) {
    return faction != army.faction && faction != content.neutral;
  }

  private Clause foreign() {
    return army.faction == content.neutral ? Clauses.NEUTRAL_ALONE : Clauses.ARMY_FACTION;
  }

  private void commander() {
    int commanders = 0;
    boolean isThere = false;
    for (int who : army.attachments) {
      commanders += who != Army.NONE && content.attachments.isCommander[who] ? 1 : 0;
      isThere |= who == army.commander && who != Army.NONE;
    }
    if (commanders > 1) {
      flaw(Clauses.ARMY_COMMANDER, "flaw.two-commanders");
    } else if (army.commander == Army.NONE) {
      flaw(Clauses.ARMY_COMMANDER, "flaw.no-commander");
    } else if (!isThere || !content.attachments.isCommander[army.commander]) {
      flaw(Clauses.ARMY_HOST, "flaw.commands-no-unit").with("who", ATTACHMENT, army.commander);
    }
  }

  private void attachments() {
    for (int i = 0; i < army.units.size(); i++) {
      int card = army.units.get(i);
      int who = army.attachments.get(i);
      if (who == Army.NONE) {
        continue;
      }
      if (content.table.trayRanks[content.units.tray[card]] == 1) {
        unitFlaw(Clauses.ATTACHMENT_SOLO, "flaw.solo", i)
            .with("who", ATTACHMENT, who)
            .with("unit", UNIT, card);
      } else if (content.attachments.type[who] != content.units.type[card]) {
        unitFlaw(Clauses.ATTACHMENT_TYPE, "flaw.other-type", i)
            .with("who", ATTACHMENT, who)
            .with("unit", UNIT, card);
      }
    }
  }

  /** Nobody is there twice, and those are there without whom others are not fielded. */
  private void characters(boolean[] seen, Clause clause, String key) {
    for (int i = 0; i < army.units.size(); i++) {
      int who = army.attachments.get(i);
      if (isSecond(seen, content.units.character[army.units.get(i)])) {
        int twice = content.units.character[army.units.get(i)];
        unitFlaw(clause, key, i).with("who", CHARACTER, twice);
      }
      if (who != Army.NONE && isSecond(seen, content.attachments.character[who])) {
        int twice = content.attachments.character[who];
        unitFlaw(clause, key, i).with("who", CHARACTER, twice);
      }
    }
    for (int i = 0; i < army.ncus.size(); i++) {
      int character = content.ncus.character[army.ncus.get(i)];
      if (isSecond(seen, character)) {
        ncuFlaw(clause, key, i).with("who", CHARACTER, character);
      }
    }
    for (int i = 0; i < army.units.size(); i++) {
      int card = army.units.get(i);
      int needed = content.units.requires[card];
      if (needed >= 0 && !seen[needed]) {
        unitFlaw(Clauses.ARMY_CONDITIONS, "flaw.requires", i)
            .with("unit", UNIT, card)
            .with("who", CHARACTER, needed);
      }
    }
  }

  private static boolean isSecond(boolean[] seen, int character) {
    boolean isSecond = character >= 0 && seen[character];
    if (character >= 0) {
      seen[character] = true;
    }
    return isSecond;
  }

  private void conditions() {
    int[] units = new int[content.units.names.count()];
    int[] people = new int[content.attachments.names.count()];
    for (int i = 0; i < army.units.size(); i++) {
      units[army.units.get(i)]++;
      if (army.attachments.get(i) != Army.NONE) {
        people[army.attachments.get(i)]++;
      }
    }
    for (int card = 0; card < units.length; card++) {
      if (content.units.pairs[card] && units[card] % 2 != 0) {
        flaw(Clauses.ARMY_CONDITIONS, "flaw.pairs").with("unit", UNIT, card);
      }
      limit(content.units.limit[card], units[card], UNIT, card);
    }
    for (int who = 0; who < people.length; who++) {
      limit(content.attachments.limit[who], people[who], ATTACHMENT, who);
    }
    loyalties();
  }

  private void limit(int most, int count, String kind, int card) {
    if (most > 0 && count > most) {
      flaw(Clauses.ARMY_CONDITIONS, "flaw.limit").with(CARD, kind, card).number("n", most);
    }
  }

  /** Whoever is loyal to a king stands with nobody who is loyal to another. */
  private void loyalties() {
    int king = -1;
    for (int i = 0; i < army.units.size(); i++) {
      int card = army.units.get(i);
      int who = army.attachments.get(i);
      king = loyalty(king, content.units.loyalty[card], army.unitSources.get(i), "units/" + i);
      if (who != Army.NONE) {
        int own = content.attachments.loyalty[who];
        king = loyalty(king, own, army.unitSources.get(i), "units/" + i);
      }
    }
    for (int i = 0; i < army.ncus.size(); i++) {
      int own = content.ncus.loyalty[army.ncus.get(i)];
      king = loyalty(king, own, army.ncuSources.get(i), "ncus/" + i);
    }
  }

  private int loyalty(int before, int one, Tree where, String part) {
    if (one >= 0 && before >= 0 && one != before) {
      Saying saying = new Saying("flaw.one-king");
      flaws.add(new SetupFlaw(Clauses.ARMY_CONDITIONS, saying, where, part));
    }
    return one >= 0 ? one : before;
  }
}
