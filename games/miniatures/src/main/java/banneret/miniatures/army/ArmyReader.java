package banneret.miniatures.army;

import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Content;
import java.util.List;

/**
 * Reads armies: a ready-made one by its name, a document, or a line of text; a line that was read
 * as a document has the faction as its one field.
 */
public final class ArmyReader {
  private final Content content;

  public ArmyReader(Content content) {
    this.content = content;
  }

  /**
   * The army of a player who names none: the first ready-made one of the largest size that a game
   * has room for, each player's of another faction; a random one in a game too small for them.
   */
  public Tree usual(int seat, int size) {
    int largest = 0;
    for (Tree.Fields one : content.armies.values()) {
      int own = one.number("size", 0, 99);
      largest = own <= size ? Math.max(largest, own) : largest;
    }
    boolean[] seen = new boolean[content.factionNames.count()];
    int left = seat;
    for (Tree.Fields one : content.armies.values()) {
      int faction = one.id("faction", content.factionNames);
      if (one.number("size", 0, 99) == largest && !seen[faction]) {
        seen[faction] = true;
        if (left-- == 0) {
          return Tree.of(one.text("id"));
        }
      }
    }
    return Tree.fields().put("random", seat + 1);
  }

  /** True if an army is drawn, so that it can be drawn without what others have. */
  public static boolean isRandom(Tree option) {
    return option instanceof Tree.Fields in && in.has("random");
  }

  /** The army that an option names or holds; its rules are not looked at yet. */
  public Army read(Tree option, int size) {
    return read(option, size, new boolean[content.characterNames.count()]);
  }

  /**
   * The same.
   *
   * @param taken characters that partners have: they do not come into a random army
   */
  public Army read(Tree option, int size, boolean[] taken) {
    if (!(option instanceof Tree.Fields in)) {
      Tree.Fields known = content.armies.get(option.asText());
      if (known == null) {
        throw option.wrong("expected the name of a ready-made army or a document");
      }
      return document(known);
    }
    if (in.has("line")) {
      in.allow("line");
      return line(in.get("line"));
    }
    List<String> fields = in.names();
    if (fields.size() == 1 && content.factionNames.id(fields.getFirst()) >= 0) {
      String faction = fields.getFirst();
      Tree rest = in.get(faction);
      return line(Tree.of(faction + ": " + rest.asText()).at(rest.where()));
    }
    if (isRandom(in)) {
      in.allow("random", "faction");
      int faction = in.has("faction") ? in.id("faction", content.factionNames) : Army.NONE;
      return RandomArmies.draw(content, faction, size, in.number("random"), taken);
    }
    return document(in);
  }

  private Army document(Tree.Fields in) {
    in.allow("id", "name", "faction", "size", "commander", "units", "ncus", "provenance");
    Army army = new Army(content, in.id("faction", content.factionNames), in);
    for (Tree one : in.itemsOf("units").all()) {
      Tree.Fields row = one.asFields();
      row.allow("unit", "attachment");
      int who = row.has("attachment") ? row.id("attachment", content.attachments.names) : Army.NONE;
      army.add(row.id("unit", content.units.names), who, row);
    }
    for (Tree ncu : in.itemsIfAny("ncus").all()) {
      army.addNcu(ncu.asId(content.ncus.names), ncu);
    }
    if (in.has("commander")) {
      army.commander = in.id("commander", content.attachments.names);
    }
    return army;
  }

  private Army line(Tree text) {
    String all = text.asText();
    int colon = all.indexOf(':');
    if (colon < 0) {
      throw text.wrong("expected 'faction: unit+attachment, unit; non-combat unit'");
    }
    String[] halves = all.substring(colon + 1).split(";", -1);
    if (halves.length > 2) {
      throw text.wrong("expected one ';' before the non-combat units");
    }
    Army army =
        new Army(content, word(all.substring(0, colon), text).asId(content.factionNames), text);
    for (String tray : halves[0].split(",", -1)) {
      String[] parts = tray.split("\\+", -1);
      if (parts.length > 2) {
        throw text.wrong("'" + tray.trim() + "': a unit has one attachment at most");
      }
      int who = parts.length < 2 ? Army.NONE : word(parts[1], text).asId(content.attachments.names);
      army.add(word(parts[0], text).asId(content.units.names), who, word(tray, text));
    }
    if (halves.length == 2) {
      for (String one : halves[1].split(",", -1)) {
        Tree ncu = word(one, text);
        army.addNcu(ncu.asId(content.ncus.names), ncu);
      }
    }
    return army;
  }

  private static Tree word(String word, Tree text) {
    return Tree.of(word.trim()).at(text.where());
  }
}
