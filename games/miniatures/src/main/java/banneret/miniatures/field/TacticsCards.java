package banneret.miniatures.field;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import java.util.List;

/** The tactics cards: seven of each faction, three of each commander, two of each in a deck. */
public final class TacticsCards {
  public static final int COPIES = 2;
  public static final int OF_FACTION = 7;
  public static final int OF_COMMANDER = 3;

  /** How many cards a deck has. */
  public static final int DECK = COPIES * (OF_FACTION + OF_COMMANDER);

  public final Names names;

  /** The faction whose deck a card belongs to, or -1; the commander whose it is, or -1. */
  public final int[] faction;

  public final int[] commander;

  // How long a card stays with the unit that it is attached to.
  public static final int VOW = 1;
  public static final int COMMANDER = 3;
  private static final Names STAYS = new Names("stay", List.of("no", "vow", "game", "commander"));

  /** Until a panic test is failed, until the end, until the commander's unit is destroyed. */
  public final int[] stays;

  TacticsCards(Content content, Sheet sheet) {
    names = sheet.names();
    faction = new int[names.count()];
    commander = new int[names.count()];
    stays = new int[names.count()];
    int[] ofFaction = new int[content.factionNames.count()];
    for (int card = 0; card < faction.length; card++) {
      String deck = sheet.row(card).text("deck");
      stays[card] = sheet.row(card).has("stays") ? sheet.row(card).id("stays", STAYS) : 0;
      boolean isFaction = content.factionNames.words().contains(deck);
      faction[card] = isFaction ? content.factionNames.id(deck) : -1;
      commander[card] = isFaction ? -1 : sheet.row(card).id("deck", content.attachments.names);
      if (isFaction) {
        ofFaction[faction[card]]++;
      }
    }
    sheet.done(Content.with("deck", "stays"));
    for (int one = 0; one < ofFaction.length; one++) {
      if (ofFaction[one] != OF_FACTION) {
        throw sheet
            .row(0)
            .wrong("expected seven cards of " + content.factionNames.word(one) + " in the file");
      }
    }
  }

  /** True if a card belongs to the deck of an army of this faction under this commander. */
  public boolean isIn(int card, int ofFaction, int under) {
    return faction[card] == ofFaction || (under >= 0 && commander[card] == under);
  }
}
