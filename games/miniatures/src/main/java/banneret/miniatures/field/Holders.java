package banneret.miniatures.field;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Which units have abilities about a number, an act or a moment, so that only they are asked. */
public final class Holders {
  private static final int[] UNKNOWN = {-1};

  private final Battlefield field;

  // The cells that the lists were made from: cards, attachments, attached cards, shared abilities.
  private final byte[] cards;
  private final byte[] attachments;
  private final byte[] attached;
  private final byte[] shares;

  private final int[][] ofFigure = new int[Figure.values().length][];
  private final int[][] ofAct = new int[Act.values().length][];
  private final int[][] at = new int[Occasion.values().length][];
  private final int[][] orders = new int[Occasion.values().length][];

  Holders(Battlefield field) {
    this.field = field;
    cards = new byte[field.units()];
    attachments = new byte[field.units()];
    attached = new byte[field.units() * Battlefield.ATTACHED];
    shares = new byte[field.units()];
    forget();
  }

  private void forget() {
    Arrays.fill(ofFigure, UNKNOWN);
    Arrays.fill(ofAct, UNKNOWN);
    Arrays.fill(at, UNKNOWN);
    Arrays.fill(orders, UNKNOWN);
  }

  /** Begins anew if these are other armies. */
  private void look() {
    byte[] cells = field.cells;
    int ids = field.cardsAt();
    int who = field.attachment.at;
    if (!isAsBefore(cells, ids, cards)
        || !isAsBefore(cells, who, attachments)
        || !isAsBefore(cells, field.attached.at, attached)
        || !isAsBefore(cells, field.shares.at, shares)) {
      System.arraycopy(cells, ids, cards, 0, cards.length);
      System.arraycopy(cells, who, attachments, 0, cards.length);
      System.arraycopy(cells, field.attached.at, attached, 0, attached.length);
      System.arraycopy(cells, field.shares.at, shares, 0, shares.length);
      forget();
    }
  }

  private static boolean isAsBefore(byte[] cells, int from, byte[] before) {
    return Arrays.equals(cells, from, from + before.length, before, 0, before.length);
  }

  /** The units whose card or attachment changes a figure of any unit. */
  @SuppressWarnings("ReferenceEquality") // The mark itself.
  public int[] of(Figure figure) {
    look();
    int[] found = ofFigure[figure.ordinal()];
    if (found == UNKNOWN) {
      CardEffects effects = field.content.effects;
      found =
          units(unit ->
              effects.onFigure(figure, field.card(unit)).length
                      + (who(unit) < 0 ? 0 : effects.onFigureOfAttachment(figure, who(unit)).length)
                  > 0);
      ofFigure[figure.ordinal()] = found;
    }
    return found;
  }

  /** The units whose card or attachment allows or forbids an act to any unit. */
  @SuppressWarnings("ReferenceEquality") // The mark itself.
  public int[] of(Act act) {
    look();
    int[] found = ofAct[act.ordinal()];
    if (found == UNKNOWN) {
      CardEffects effects = field.content.effects;
      found =
          units(unit ->
              effects.onAct(act, field.card(unit)).length
                      + (who(unit) < 0 ? 0 : effects.onActOfAttachment(act, who(unit)).length)
                  > 0);
      ofAct[act.ordinal()] = found;
    }
    return found;
  }

  /** The units with an ability that acts at a moment by itself. */
  @SuppressWarnings("ReferenceEquality") // The mark itself.
  public int[] at(Occasion occasion) {
    look();
    int[] found = at[occasion.ordinal()];
    if (found == UNKNOWN) {
      CardEffects effects = field.content.effects;
      found =
          units(unit ->
              effects.at(occasion, field.card(unit)).length
                      + (who(unit) < 0 ? 0 : effects.atOfAttachment(occasion, who(unit)).length)
                  > 0);
      at[occasion.ordinal()] = found;
    }
    return found;
  }

  /** The units with an order for a moment. */
  @SuppressWarnings("ReferenceEquality") // The mark itself.
  public int[] orders(Occasion occasion) {
    look();
    int[] found = orders[occasion.ordinal()];
    if (found == UNKNOWN) {
      Content content = field.content;
      found =
          units(unit ->
              hasOrder(content.units.abilities[field.card(unit)], occasion)
                  || (who(unit) >= 0
                      && hasOrder(content.attachments.abilities[who(unit)], occasion)));
      orders[occasion.ordinal()] = found;
    }
    return found;
  }

  private boolean hasOrder(int[] abilities, Occasion occasion) {
    Content content = field.content;
    for (int ability : abilities) {
      int effect = content.effects.abilities + ability;
      if (content.isOrder[ability] && content.effects.all.get(effect).isAt(occasion.ordinal())) {
        return true;
      }
    }
    return false;
  }

  private int who(int unit) {
    return field.attachment.get(unit);
  }

  /** True if a unit has more than its card and its attachment say. */
  private boolean hasMore(int unit) {
    return field.attached(unit, 0) >= 0 || field.shares.get(unit) >= 0;
  }

  private int[] units(IntPredicate has) {
    int[] found = new int[field.units()];
    int count = 0;
    for (int unit = 0; unit < found.length; unit++) {
      if (field.card(unit) >= 0 && (hasMore(unit) || has.test(unit))) {
        found[count++] = unit;
      }
    }
    return Arrays.copyOf(found, count);
  }
}
