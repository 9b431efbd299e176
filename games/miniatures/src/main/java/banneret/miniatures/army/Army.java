package banneret.miniatures.army;

import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Content;
import java.util.ArrayList;
import java.util.List;

/** An army as a player has made it up: trays, who is attached to them, and non-combat units. */
public final class Army {
  public static final int NONE = -1;

  final Content content;
  public final int faction;

  /** The commander, an attachment of one of the units; none if the list names none. */
  public int commander = NONE;

  /** The card of each unit, and the attachment that is with it or none. */
  public final List<Integer> units = new ArrayList<>();

  public final List<Integer> attachments = new ArrayList<>();
  public final List<Integer> ncus = new ArrayList<>();

  // Where each of them is written, for whoever made a mistake.
  final Tree source;
  final List<Tree> unitSources = new ArrayList<>();
  final List<Tree> ncuSources = new ArrayList<>();

  Army(Content content, int faction, Tree source) {
    this.content = content;
    this.faction = faction;
    this.source = source;
  }

  void add(int unit, int attachment, Tree where) {
    units.add(unit);
    attachments.add(attachment);
    unitSources.add(where);
    lead(attachment);
  }

  private void lead(int attachment) {
    if (attachment != NONE && content.attachments.isCommander[attachment]) {
      commander = commander == NONE ? attachment : commander;
    }
  }

  /** Attaches somebody to a unit that has nobody. */
  void attach(int index, int attachment) {
    attachments.set(index, attachment);
    lead(attachment);
  }

  void addNcu(int ncu, Tree where) {
    ncus.add(ncu);
    ncuSources.add(where);
  }

  /** What a unit costs, without its attachment. */
  int unitCost(int index) {
    return content.units.cost[units.get(index)];
  }

  /** What an attachment costs in its unit: 1 less in one that takes anybody. */
  int attachmentCost(int index) {
    int who = attachments.get(index);
    int less = content.units.adaptive[units.get(index)] ? 1 : 0;
    return who == NONE ? 0 : Math.max(0, content.attachments.cost[who] - less);
  }

  /** What a unit costs with its attachment. */
  public int costOf(int index) {
    return unitCost(index) + attachmentCost(index);
  }

  /** What the whole army costs. */
  public int cost() {
    int sum = 0;
    for (int i = 0; i < units.size(); i++) {
      sum += costOf(i);
    }
    for (int ncu : ncus) {
      sum += content.ncus.cost[ncu];
    }
    return sum;
  }

  /** What all that is neutral costs. */
  int neutralCost() {
    int sum = 0;
    for (int i = 0; i < units.size(); i++) {
      int who = attachments.get(i);
      sum += content.units.faction[units.get(i)] == content.neutral ? unitCost(i) : 0;
      boolean isNeutral = who != NONE && content.attachments.faction[who] == content.neutral;
      sum += isNeutral ? attachmentCost(i) : 0;
    }
    for (int ncu : ncus) {
      sum += content.ncus.faction[ncu] == content.neutral ? content.ncus.cost[ncu] : 0;
    }
    return sum;
  }

  /** Which characters are in it, in whatever version. */
  public boolean[] characters() {
    boolean[] found = new boolean[content.characterNames.count()];
    for (int i = 0; i < units.size(); i++) {
      int who = attachments.get(i);
      mark(found, content.units.character[units.get(i)]);
      mark(found, who == NONE ? NONE : content.attachments.character[who]);
    }
    ncus.forEach(ncu -> mark(found, content.ncus.character[ncu]));
    return found;
  }

  private static void mark(boolean[] found, int character) {
    if (character >= 0) {
      found[character] = true;
    }
  }

  /** True if one of these characters is in it. */
  boolean hasAny(boolean[] these) {
    boolean[] own = characters();
    for (int character = 0; character < own.length; character++) {
      if (own[character] && these[character]) {
        return true;
      }
    }
    return false;
  }

  /** The army as a document. */
  public Tree.Fields write() {
    Tree.Items trays = Tree.items();
    for (int i = 0; i < units.size(); i++) {
      Tree.Fields one = Tree.fields().put("unit", content.units.names.word(units.get(i)));
      if (attachments.get(i) != NONE) {
        one.put("attachment", content.attachments.names.word(attachments.get(i)));
      }
      trays.add(one);
    }
    Tree.Items council = Tree.items();
    ncus.forEach(ncu -> council.add(content.ncus.names.word(ncu)));
    return Tree.fields()
        .put("faction", content.factionNames.word(faction))
        .put("units", trays)
        .put("ncus", council);
  }

  /** The army in one line: {@code stark: stark-bowmen+umber-champion, grey-wind; catelyn-stark}. */
  public String line() {
    List<String> trays = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      String unit = content.units.names.word(units.get(i));
      int who = attachments.get(i);
      trays.add(who == NONE ? unit : unit + "+" + content.attachments.names.word(who));
    }
    List<String> council = new ArrayList<>();
    ncus.forEach(ncu -> council.add(content.ncus.names.word(ncu)));
    String all = content.factionNames.word(faction) + ": " + String.join(", ", trays);
    return council.isEmpty() ? all : all + "; " + String.join(", ", council);
  }
}
