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
import banneret.miniatures.field.Occasion;
import banneret.miniatures.touch.Control;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What rules ask of the abilities of all units on the table, of the cards attached to them, and of
 * what is in force.
 */
public final class InForce {
  // Scopes after which an effect ends, in the order of the vocabulary.
  public static final int TURN = 1;
  public static final int ROUND = 2;
  public static final int ATTACK = 3;
  public static final int TEST = 4;
  public static final int CHARGE = 6;

  /** As long as a card is attached to a unit. */
  public static final int ATTACHED = 7;

  private static final int[] NONE = {};
  private static final Source CARDS =
      new Source("cards", Saying.NUMBER, Clauses.of("tactics-deck.effect-and-zones"), false);

  private InForce() {}

  /** True if a unit is on the table, if only for its last moment. */
  public static boolean isThere(Battlefield field, int unit) {
    return field.isOnTable(unit);
  }

  // Whose abilities a unit has: its card's, its attachment's, and those of a friend's two.

  static int parts(Battlefield field, int unit) {
    return field.shares.get(unit) < 0 ? 2 : 4;
  }

  private static int whose(Battlefield field, int unit, int part) {
    return part < 2 ? unit : field.shares.get(unit);
  }

  static int[] abilities(Battlefield field, int unit, int part) {
    int whose = whose(field, unit, part);
    int who = field.attachment.get(whose);
    return part % 2 == 0
        ? field.content.units.abilities[field.card(whose)]
        : who < 0 ? NONE : field.content.attachments.abilities[who];
  }

  static int[] at(Battlefield field, Occasion occasion, int unit, int part) {
    int whose = whose(field, unit, part);
    int who = field.attachment.get(whose);
    return part % 2 == 0
        ? field.content.effects.at(occasion, field.card(whose))
        : who < 0 ? NONE : field.content.effects.atOfAttachment(occasion, who);
  }

  private static int[] onFigure(Battlefield field, Figure figure, int unit, int part) {
    int whose = whose(field, unit, part);
    int who = field.attachment.get(whose);
    return part % 2 == 0
        ? field.content.effects.onFigure(figure, field.card(whose))
        : who < 0 ? NONE : field.content.effects.onFigureOfAttachment(figure, who);
  }

  private static int[] onAct(Battlefield field, Act act, int unit, int part) {
    int whose = whose(field, unit, part);
    int who = field.attachment.get(whose);
    return part % 2 == 0
        ? field.content.effects.onAct(act, field.card(whose))
        : who < 0 ? NONE : field.content.effects.onActOfAttachment(act, who);
  }

  /** True if a unit does not have an ability: it was lost, or it is a friend's innate one. */
  static boolean isLost(Battlefield field, int unit, int part, int effect) {
    boolean isInnate = field.content.isInnate[effect - field.content.effects.abilities];
    if (isInnate) {
      return part >= 2;
    }
    int seat = Content.seatOf(unit);
    return field.lasting.count(field.cells) > 0
        && (field.content.effects.all.forbids(field, Act.ABILITIES.ordinal(), seat, unit) != null
            || (part % 2 == 1 && !hasHelp(field, seat)));
  }

  /** True unless the attachments and non-combat units of a player have lost their abilities. */
  private static boolean hasHelp(Battlefield field, int seat) {
    return field.lasting.count(field.cells) == 0
        || field.content.effects.all.forbids(field, Act.HELP, seat) == null;
  }

  /** True if a non-combat unit of a player has its abilities. */
  static boolean speaks(Battlefield field, int seat, int ncu) {
    return hasHelp(field, seat)
        && !Control.isSilenced(field, seat, ncu)
        && (field.lasting.count(field.cells) == 0
            || field.content.effects.all.forbids(
                    field, Act.NCU_ABILITY.ordinal(), seat, field.content.councillor(seat, ncu))
                == null);
  }

  /** True if a unit has an ability and has not lost it. */
  public static boolean has(Battlefield field, int unit, int ability) {
    for (int part = 0; part < parts(field, unit); part++) {
      for (int one : abilities(field, unit, part)) {
        if (one == ability
            && !isLost(field, unit, part, field.content.effects.abilities + ability)) {
          return true;
        }
      }
    }
    return false;
  }

  // Figures

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
      int parts = parts(field, holder);
      for (int part = 0; part < parts; part++) {
        for (int effect : onFigure(field, figure, holder, part)) {
          int next =
              isLost(field, holder, part, effect)
                  ? changed
                  : changedBy(field, effect, figure, holder, unit, changed, 0);
          if (source != null && tally != null) {
            tally.add(source, effect - effects.abilities, next - changed);
          }
          changed = next;
        }
      }
      for (int i = 0; field.attached(holder, i) >= 0; i++) {
        int effect = effects.cards + field.attached(holder, i);
        int next = changedBy(field, effect, figure, holder, unit, changed, ATTACHED);
        if (tally != null) {
          tally.add(CARDS, 0, next - changed);
        }
        changed = next;
      }
    }
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

  /** What one effect that a unit holds makes of a number of another, or of its own. */
  private static int changedBy(
      Battlefield field, int effect, Figure figure, int holder, int unit, int value, int until) {
    int changed = value;
    int seat = Content.seatOf(holder);
    List<Sentence<Battlefield>> found =
        field.content.effects.all.modifiers(effect, figure.ordinal());
    field.holder = holder;
    for (int i = 0; i < found.size(); i++) {
      Sentence<Battlefield> sentence = found.get(i);
      if (isOn(sentence, until)
          && sentence.applies(field, seat, unit)
          && (field.content.effects.addsUp[effect] || field.seen.add(effect, i))) {
        changed = sentence.changed(field, seat, unit, changed);
      }
    }
    field.holder = Battlefield.NOBODY;
    return changed;
  }

  /** True if a sentence is so of who has the ability, or of the unit with the card. */
  private static boolean isOn(Sentence<Battlefield> sentence, int until) {
    return sentence.until() == until || sentence.until() == ATTACHED;
  }

  /** The largest that effects in force make of a number of a unit, where they do not add up. */
  public static int most(Battlefield field, Figure figure, int unit, int value) {
    return field.lasting.count(field.cells) == 0
        ? value
        : Math.max(
            value,
            field.content.effects.all.most(field, figure.ordinal(), Content.seatOf(unit), unit));
  }

  /** How many cards a player draws up to. */
  public static int hand(Battlefield field, int seat, int value) {
    int hand = value;
    for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
      int effect = field.content.effects.ncus + ncu;
      if (field.council.is(seat, ncu) && speaks(field, seat, ncu)) {
        for (Sentence<Battlefield> sentence :
            field.content.effects.all.modifiers(effect, Figure.HAND.ordinal())) {
          hand = sentence.changed(field, seat, Battlefield.NOBODY, hand);
        }
      }
    }
    return hand;
  }

  // Acts

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

  /** True if a player has a non-combat unit on a zone, or counts as if he had. */
  public static boolean controls(Battlefield field, int seat, int zone) {
    return field.zoneSeat.get(zone) == seat
        || (zone == Content.CROWN && countsAsCrowned(field, seat));
  }

  private static boolean countsAsCrowned(Battlefield field, int seat) {
    for (int zone = 0; zone < Content.ZONES; zone++) {
      int ncu = field.zoneNcu.get(zone);
      if (field.zoneSeat.get(zone) == seat
          && ncu >= 0
          && !field
              .content
              .effects
              .all
              .permissions(field.content.effects.ncus + ncu, Act.CONTROL_CROWN.ordinal())
              .isEmpty()
          && speaks(field, seat, ncu)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Clause find(Battlefield field, Act act, int unit, boolean forbids) {
    for (int holder : field.holders.of(act)) {
      if (!isThere(field, holder) || (Content.isWall(unit) && holder != unit)) {
        continue;
      }
      int parts = parts(field, holder);
      for (int part = 0; part < parts; part++) {
        for (int effect : onAct(field, act, holder, part)) {
          Clause clause =
              isLost(field, holder, part, effect)
                  ? null
                  : findIn(field, effect, act, holder, unit, 0, forbids);
          if (clause != null) {
            return clause;
          }
        }
      }
      for (int i = 0; field.attached(holder, i) >= 0; i++) {
        int effect = field.content.effects.cards + field.attached(holder, i);
        Clause clause = findIn(field, effect, act, holder, unit, ATTACHED, forbids);
        if (clause != null) {
          return clause;
        }
      }
    }
    return null;
  }

  private static @Nullable Clause findIn(
      Battlefield field, int effect, Act act, int holder, int unit, int until, boolean forbids) {
    Effects<Battlefield> all = field.content.effects.all;
    List<Sentence<Battlefield>> found =
        forbids ? all.prohibitions(effect, act.ordinal()) : all.permissions(effect, act.ordinal());
    for (int i = 0; i < found.size(); i++) {
      field.holder = holder;
      boolean applies =
          isOn(found.get(i), until) && found.get(i).applies(field, Content.seatOf(holder), unit);
      field.holder = Battlefield.NOBODY;
      if (applies) {
        return found.get(i).clause();
      }
    }
    return null;
  }

  // Ends

  /** A test is over: what lasted as long, and is about the unit. */
  public static void endTest(Battlefield field, int unit) {
    end(field, TEST, unit, unit);
  }

  /** An attack is over: what lasted as long, and is about one of the two. */
  public static void endAttack(Battlefield field, int attacker, int defender) {
    end(field, ATTACK, attacker, defender);
  }

  /** A charge is over: what lasted as long, and is about one of the two. */
  public static void endCharge(Battlefield field, int charger, int target) {
    end(field, CHARGE, charger, target);
  }

  private static void end(Battlefield field, int scope, int one, int other) {
    for (int row = field.lasting.count(field.cells) - 1; row >= 0; row--) {
      int target = field.lasting.target(field.cells, row);
      if (field.lasting.until(field.cells, row) == scope
          && (target == one || target == other || !isBusy(field, scope, target))) {
        field.lasting.remove(field.cells, row);
      }
    }
  }

  /** True if a unit has a part in an attack, a charge or a test around the one that ends. */
  private static boolean isBusy(Battlefield field, int scope, int unit) {
    int rows = scope == TEST ? field.test() : scope == ATTACK ? field.attack() : field.charge();
    for (int row = 0; unit >= 0 && row < rows; row++) {
      int one =
          scope == TEST
              ? field.tested.get(row)
              : scope == ATTACK ? field.attacker.get(row) : field.charger.get(row);
      int other =
          scope == TEST ? one : scope == ATTACK ? field.defender.get(row) : field.target.get(row);
      if (unit == one || unit == other) {
        return true;
      }
    }
    return false;
  }

  /** A unit leaves the table: what was in force about it goes with it. */
  public static void forget(Battlefield field, int unit) {
    for (int row = field.lasting.count(field.cells) - 1; row >= 0; row--) {
      int until = field.lasting.until(field.cells, row);
      int effect = field.lasting.effect(field.cells, row);
      String kind =
          field
              .content
              .effects
              .all
              .get(effect)
              .targetKind(until, field.lasting.part(field.cells, row));
      if (until == ROUND && kind.equals("unit") && field.lasting.target(field.cells, row) == unit) {
        field.lasting.remove(field.cells, row);
      }
    }
  }

  /** A scope has ended; with a turn whatever was shorter. */
  public static void end(Battlefield field, int scope) {
    field.lasting.sweep(field.cells, scope);
    if (scope == TURN) {
      field.lasting.sweep(field.cells, ATTACK);
      field.lasting.sweep(field.cells, TEST);
      field.lasting.sweep(field.cells, CHARGE);
    }
  }
}
