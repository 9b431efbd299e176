package banneret.miniatures.field;

import banneret.kernel.luck.Luck;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;

/** The siege cards, but for what they do. */
public final class SiegeCards {
  public final Names names;
  public final Luck luck;

  /** True for a card of the defender's deck, false for one of the attacker's. */
  public final boolean[] isDefenders;

  /** How often a card that stays in play is used, once a turn; 0 for one that is used up. */
  public final int[] tokens;

  SiegeCards(Sheet sheet) {
    names = sheet.names();
    luck = new Luck("siege-card", names.words());
    isDefenders = sheet.are("side", "attacker", "defender");
    tokens = sheet.numbersOr("tokens", 0, 0, 9);
    sheet.done(Content.with());
  }
}
