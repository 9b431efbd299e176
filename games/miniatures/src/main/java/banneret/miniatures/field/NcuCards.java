package banneret.miniatures.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.List;

/** The cards of the non-combat units. */
public final class NcuCards {
  /** Whose unit the card is attached to. */
  public static final int NOBODY = 0;

  public static final int FRIENDLY = 1;
  public static final int ENEMY = 2;
  public static final int ANYONE = 3;
  private static final Names WHOSE =
      new Names("side", List.of("nobody", "friendly", "enemy", "any"));

  public final Names names;
  public final int[] faction;
  public final int[] loyalty;
  public final int[] character;
  public final int[] cost;
  public final int[] influences;

  /** How often in a game it may do what it does; 0 where nothing is counted. */
  public final int[] charges;

  NcuCards(Content content, Sheet sheet) {
    names = sheet.names();
    faction = sheet.ids("faction", content.factionNames);
    loyalty = sheet.idsOrNone("loyalty", content.loyaltyNames);
    character = sheet.ids("character", content.characterNames);
    cost = sheet.numbers("cost", 0, 20);
    charges = sheet.numbersOr("charges", 0, 0, 9);
    influences = new int[names.count()];
    for (int one = 0; one < influences.length; one++) {
      Tree.Fields row = sheet.row(one);
      influences[one] = row.has("influences") ? row.id("influences", WHOSE) : NOBODY;
    }
    sheet.done(Content.with("influences"));
  }
}
