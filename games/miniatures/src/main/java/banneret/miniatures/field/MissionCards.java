package banneret.miniatures.field;

import banneret.kernel.luck.Luck;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import java.util.List;

/** The secret missions, but for what they ask and bring. */
public final class MissionCards {
  // When a mission is turned up, if not as it is scored.
  public static final int WHEN_CHOSEN = 0;
  public static final int AT_A_TURN = 1;

  // What a player names when he turns it up.
  public static final int A_UNIT = 0;
  public static final int AN_OBJECTIVE = 1;

  public final Names names;
  public final Luck luck;
  public final int[] reveal;

  /** True if it is scored for every event, and how often in a round at most; 0 is any number. */
  public final boolean[] isForEach;

  public final int[] most;

  /** True if it stays in play until it is scored. */
  public final boolean[] staysForGame;

  /** True if it is scored once in a round, also where it lies open for all. */
  public final boolean[] isOnce;

  /** True if, where three missions lie open, it is looked at only at the end of a round. */
  public final boolean[] isStateAtEnd;

  public final int[] asksFor;

  /** False if another is drawn in its place as the open mission. */
  public final boolean[] mayBeOpen;

  MissionCards(Sheet sheet) {
    names = sheet.names();
    luck = new Luck("mission", names.words());
    reveal = sheet.idsOrNone("reveal", new Names("moment", List.of("chosen", "turn")));
    isForEach = sheet.flagsOr("each", false);
    most = sheet.numbersOr("most", 0, 0, 9);
    int[] stays = sheet.idsOrNone("stays", new Names("scope", List.of("game")));
    staysForGame = new boolean[stays.length];
    for (int card = 0; card < stays.length; card++) {
      staysForGame[card] = stays[card] == 0;
    }
    asksFor = sheet.idsOrNone("names", new Names("thing", List.of("unit", "objective")));
    isOnce = sheet.flagsOr("once", false);
    isStateAtEnd = sheet.flagsOr("late", false);
    mayBeOpen = sheet.flagsOr("open", true);
    sheet.done(Content.with());
  }
}
