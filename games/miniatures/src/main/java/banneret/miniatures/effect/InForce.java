package banneret.miniatures.effect;

import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Sentence;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.CardEffects;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Figure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What rules ask of the abilities of all units on the table, and of the cards in force. */
public final class InForce {
  // Scopes after which an effect ends, in the order of the vocabulary.
  public static final int TURN = 1;
  public static final int ROUND = 2;
  public static final int ATTACK = 3;
  public static final int TEST = 4;

  private static final int[] NONE = {};
  private static final Source CARDS =
      new Source("cards", Saying.NUMBER, Clauses.of("tactics-deck.effect-and-zones"), false);

  private InForce() {}

  /** A number of a unit, as abilities and cards leave it. */
  public static int changed(Battlefield field, Figure figure, int unit, int value) {
    return tally(field, figure, unit, value, null, null);
  }

  /** The same, and adds what each brings to a sum. */
  public static int tally(
      Battlefield field,
      Figure figure,
      int unit,
      int value,
      @Nullable Source source,
      @Nullable Tally tally) {
    int changed = value;
    CardEffects effects = field.content.effects;
    field.seen.clear();
    for (int holder : field.holders.of(figure)) {
      if (!isThere(field, holder) || (Content.isWall(unit) && holder != unit)) {
        continue;
      }
      int seat = Content.seatOf(holder);
      for (int part = 0; part < 2; part++) {
        for (int effect : onFigure(field, figure, holder, part)) {
          List<Sentence<Battlefield>> found = effects.all.modifiers(effect, figure.ordinal());
          field.holder = holder;
          for (int i = 0; i < found.size(); i++) {
            Sentence<Battlefield> sentence = found.get(i);
            if (sentence.applies(field, seat, unit) && field.seen.add(effect, i)) {
              int next = sentence.changed(field, seat, unit, changed);
              if (source != null && tally != null) {
                tally.add(source, effect - effects.abilities, next - changed);
              }
              changed = next;
            }
          }
        }
      }
    }
    field.holder = Battlefield.NOBODY;
    if (field.lasting.count(field.cells) > 0) {
      int seat = Content.seatOf(unit);
      int before = changed;
      changed = effects.all.changed(field, figure.ordinal(), seat, unit, changed);
      if (tally != null) {
        tally.add(CARDS, 0, changed - before);
      }
    }
    return changed;
  }

  private static boolean isThere(Battlefield field, int unit) {
    return field.isOnTable(unit) && field.figures.get(unit) > 0;
  }

  private static int[] onFigure(Battlefield field, Figure figure, int holder, int part) {
    int who = field.attachment.get(holder);
    return part == 0
        ? field.content.effects.onFigure(figure, field.card(holder))
        : who < 0 ? NONE : field.content.effects.onFigureOfAttachment(figure, who);
  }

  private static int[] onAct(Battlefield field, Act act, int holder, int part) {
    int who = field.attachment.get(holder);
    return part == 0
        ? field.content.effects.onAct(act, field.card(holder))
        : who < 0 ? NONE : field.content.effects.onActOfAttachment(act, who);
  }

  /** True if an ability or a card lets a unit do this. */
  public static boolean allows(Battlefield field, Act act, int unit) {
    Effects<Battlefield> all = field.content.effects.all;
    if (find(field, act, unit, false) != null) {
      return true;
    }
    return field.lasting.count(field.cells) > 0
        && all.allows(field, act.ordinal(), Content.seatOf(unit), unit);
  }

  /** Null if nothing keeps a unit from this, or the clause of the ability or card that does. */
  public static @Nullable Clause forbids(Battlefield field, Act act, int unit) {
    Clause clause = find(field, act, unit, true);
    return clause != null || field.lasting.count(field.cells) == 0
        ? clause
        : field.content.effects.all.forbids(field, act.ordinal(), Content.seatOf(unit), unit);
  }

  private static @Nullable Clause find(Battlefield field, Act act, int unit, boolean forbids) {
    Effects<Battlefield> all = field.content.effects.all;
    for (int holder : field.holders.of(act)) {
      if (!isThere(field, holder) || (Content.isWall(unit) && holder != unit)) {
        continue;
      }
      for (int part = 0; part < 2; part++) {
        for (int effect : onAct(field, act, holder, part)) {
          List<Sentence<Battlefield>> found =
              forbids
                  ? all.prohibitions(effect, act.ordinal())
                  : all.permissions(effect, act.ordinal());
          for (int i = 0; i < found.size(); i++) {
            field.holder = holder;
            boolean applies = found.get(i).applies(field, Content.seatOf(holder), unit);
            field.holder = Battlefield.NOBODY;
            if (applies) {
              return found.get(i).clause();
            }
          }
        }
      }
    }
    return null;
  }

  /** A test is over: what lasted as long, and is about the unit. */
  public static void endTest(Battlefield field, int unit) {
    for (int row = field.lasting.count(field.cells) - 1; row >= 0; row--) {
      if (field.lasting.until(field.cells, row) == TEST
          && field.lasting.target(field.cells, row) == unit) {
        field.lasting.remove(field.cells, row);
      }
    }
  }

  /** An attack is over: what lasted as long, and is about one of the two. */
  public static void endAttack(Battlefield field, int attacker, int defender) {
    for (int row = field.lasting.count(field.cells) - 1; row >= 0; row--) {
      int target = field.lasting.target(field.cells, row);
      if (field.lasting.until(field.cells, row) == ATTACK
          && (target == attacker || target == defender)) {
        field.lasting.remove(field.cells, row);
      }
    }
  }

  /** A scope has ended. */
  public static void end(Battlefield field, int scope) {
    field.lasting.sweep(field.cells, scope);
  }
}
