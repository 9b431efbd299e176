package banneret.miniatures.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;

/** The cards of the attachments, commanders among them. */
public final class AttachmentCards {
  public final Names names;
  public final int[] faction;
  public final int[] loyalty;
  public final int[] character;

  /** The type of unit that it may join. */
  public final int[] type;

  public final int[] cost;
  public final boolean[] isCommander;
  public final int[] limit;
  public final int[][] abilities;

  /** The tactics cards that a commander brings; none of the others has any. */
  public final int[][] cards;

  AttachmentCards(Content content, Sheet sheet, Names cardNames) {
    names = sheet.names();
    faction = sheet.ids("faction", content.factionNames);
    loyalty = sheet.idsOrNone("loyalty", content.loyaltyNames);
    character = sheet.idsOrNone("character", content.characterNames);
    type = sheet.ids("type", UnitCards.TYPES);
    cost = sheet.numbers("cost", 0, 20);
    isCommander = sheet.flagsOr("commander", false);
    limit = sheet.numbersOr("limit", 0, 0, 9);
    abilities = sheet.lists("abilities", content.abilityNames);
    sheet.done("cards");
    cards = new int[names.count()][];
    for (int one = 0; one < cards.length; one++) {
      cards[one] = sheet.row(one).itemsIfAny("cards").ids(cardNames);
      if (cards[one].length != (isCommander[one] ? TacticsCards.OF_COMMANDER : 0)) {
        throw sheet.row(one).wrong("expected three cards of a commander, and none of another");
      }
      if (isCommander[one] && cost[one] > 0) {
        throw sheet.row(one).get("cost").wrong("a commander costs nothing");
      }
    }
  }
}
