package banneret.miniatures.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** The cards of the combat units. */
public final class UnitCards {
  public static final int INFANTRY = 0;
  public static final int CAVALRY = 1;
  public static final int MONSTER = 2;
  public static final int WAR_MACHINE = 3;
  private static final int WALL = 4;
  static final Names TYPES =
      new Names("type", List.of("infantry", "cavalry", "monster", "war-machine", "wall"));

  public static final int MELEE = 0;
  public static final int RANGED = 1;

  public final Names names;
  public final int[] faction;
  public final int[] affiliation;
  public final int[] loyalty;
  public final int[] character;
  public final int[] type;

  /** Tokens of faith that it begins with. */
  public final int[] faith;

  public final int[] tray;

  /** The card of a castle wall, which is no unit of any army. */
  public final int wall;

  public final int[] figures;

  /** How many wounds each figure takes. */
  public final int[] wounds;

  public final int[] speed;
  public final int[] defence;
  public final int[] morale;
  public final int[] cost;

  /** The character without whom it is not fielded, or -1. */
  public final int[] requires;

  /** How many an army may have; 0 is any number. */
  public final int[] limit;

  public final boolean[] adaptive;
  public final boolean[] pairs;
  public final int[][] abilities;

  // Attacks, by unit and attack.
  public final Names weaponNames;
  public final int[][] weapon;
  public final int[][] attackKind;

  /** How far a ranged attack reaches; 0 for a melee attack. */
  public final int[][] range;

  public final int[][] hit;

  /** Attack dice, by how many ranks are lost. */
  public final int[][][] dice;

  UnitCards(Content content, Sheet sheet) {
    names = sheet.names();
    faction = sheet.ids("faction", content.factionNames);
    affiliation = sheet.idsOrNone("affiliation", content.affiliationNames);
    loyalty = sheet.idsOrNone("loyalty", content.loyaltyNames);
    character = sheet.idsOrNone("character", content.characterNames);
    type = sheet.ids("type", TYPES);
    faith = sheet.numbersOr("faith", 0, 0, 9);
    tray = sheet.ids("tray", content.table.trayNames);
    int found = -1;
    for (int card = 0; card < type.length; card++) {
      found = type[card] == WALL ? card : found;
    }
    wall = found;
    figures = sheet.numbers("figures", 1, 12);
    wounds = sheet.numbers("wounds", 1, 9);
    speed = sheet.numbers("speed", 0, 9);
    defence = sheet.numbers("defence", 2, 6);
    morale = sheet.numbers("morale", 2, 12);
    cost = sheet.numbers("cost", 0, 20);
    requires = sheet.idsOrNone("requires", content.characterNames);
    limit = sheet.numbersOr("limit", 0, 0, 9);
    adaptive = sheet.flagsOr("adaptive", false);
    pairs = sheet.flagsOr("pairs", false);
    abilities = sheet.lists("abilities", content.abilityNames);
    sheet.done("attacks");
    List<String> words = new ArrayList<>();
    for (Tree.Fields row : sheet.rows()) {
      for (Tree attack : row.itemsOf("attacks").all()) {
        String word = attack.asFields().text("name");
        if (!words.contains(word)) {
          words.add(word);
        }
      }
    }
    weaponNames = new Names("weapon", words);
    int count = names.count();
    weapon = new int[count][];
    attackKind = new int[count][];
    range = new int[count][];
    hit = new int[count][];
    dice = new int[count][][];
    for (int card = 0; card < count; card++) {
      int ranks = content.table.trayRanks[tray[card]];
      int places = ranks * content.table.trayFiles[tray[card]];
      if (figures[card] != places) {
        throw sheet.row(card).get("figures").wrong("expected the " + places + " of its tray");
      }
      readAttacks(content, sheet.row(card), card, ranks);
    }
  }

  private void readAttacks(Content content, Tree.Fields row, int card, int ranks) {
    List<Tree> attacks = row.itemsOf("attacks").all();
    int count = attacks.size();
    weapon[card] = new int[count];
    attackKind[card] = new int[count];
    range[card] = new int[count];
    hit[card] = new int[count];
    dice[card] = new int[count][ranks];
    Names kinds = new Names("kind of attack", List.of("melee", "ranged"));
    Names ranges = new Names("range", List.of("short", "long"));
    for (int i = 0; i < count; i++) {
      Tree.Fields in = attacks.get(i).asFields();
      in.allow("name", "kind", "range", "hit", "dice");
      weapon[card][i] = in.id("name", weaponNames);
      attackKind[card][i] = in.id("kind", kinds);
      if (attackKind[card][i] == RANGED) {
        boolean isShort = in.id("range", ranges) == 0;
        range[card][i] = isShort ? content.table.shortRange : content.table.longRange;
      }
      hit[card][i] = in.number("hit", 2, 6);
      Tree.Items values = in.itemsOf("dice");
      if (values.size() != ranks) {
        throw values.wrong("expected a number for each of its " + ranks + " ranks");
      }
      for (int lost = 0; lost < ranks; lost++) {
        dice[card][i][lost] = values.get(lost).asNumber(1, 12);
      }
    }
  }

  /** The first attack of a kind that a unit has, or -1. */
  public int attack(int card, int kind) {
    for (int i = 0; i < attackKind[card].length; i++) {
      if (attackKind[card][i] == kind) {
        return i;
      }
    }
    return -1;
  }
}
