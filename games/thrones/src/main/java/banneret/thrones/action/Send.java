package banneret.thrones.action;

import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.thrones.battle.Strength;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Piece;
import banneret.thrones.realm.Reach;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Supply;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/**
 * A march is sent piece by piece: which unit goes where, until the player halts. Pieces are named
 * in one order, so that a split has one line; a choice is open only if the march can still end
 * within supply, and strong enough for a neutral force that it meets.
 */
public final class Send {
  /**
   * A march in the making.
   *
   * @param again true if neutral troops held out, so that the march is sent anew
   */
  public record Sending(int house, boolean again) {}

  public static final Shape<Realm, Sending> SHAPE =
      Asks.<Realm, Sending>assign(
              "send",
              Clauses.MARCH_ANY_PART,
              Ids.of(
                  "house:seat again:1",
                  Sending::house,
                  it -> it.again ? 1 : 0,
                  (house, again) -> new Sending(house, again == 1)))
          .fits((realm, it) -> it.house == realm.owner(realm.marchFrom()))
          .asks((realm, it) -> it.house)
          .continuesIf(it -> !it.again)
          .about((realm, it, out) ->
              out.with("from", "region", realm.marchFrom())
                  .with("order", "order", realm.order(realm.marchFrom())))
          .lead((realm, it) -> "march " + realm.content.regionNames.word(realm.marchFrom()))
          .among(Send::listAll)
          .quicklyAll(Send::listAllowed)
          .forbids((realm, it, code) -> forbids(realm, it.house, code))
          .part("unit", Things.UNIT, Piece::kind)
          .part("where", Things.REGION, Piece::region)
          .phrase("{unit} to {where}")
          .saying((realm, it, code, out) ->
              out.as(
                  isHeld(realm, it.house, Piece.region(code))
                      ? "option.send.attack"
                      : "option.send"))
          .orElse("halt", "option.send.halt")
          .unless(Send::forbidsHalt)
          .otherwise((realm, it, flow) -> flow.then(Departure.STEP))
          .does((realm, it, code, flow) -> {
            realm.addSent(Piece.region(code), Piece.kind(code), 1);
            realm.lastSent.set(code);
            flow.then(ask(it.house, false));
          });

  private Send() {}

  static void begin(Realm realm, House it, int region, Flow<Realm> flow) {
    realm.marchFrom.set(region);
    realm.lastSent.set(0);
    flow.then(ask(it.house(), false));
  }

  static Asking<Realm, Sending> ask(int house, boolean again) {
    return SHAPE.ask(new Sending(house, again));
  }

  private static void listAll(Realm realm, Sending it, Options out) {
    for (int kind = 0; kind < 3; kind++) {
      for (int region = 0; region < realm.content.regions; region++) {
        out.add(Piece.code(region, kind));
      }
    }
  }

  private static void listAllowed(Realm realm, Sending it, Options out) {
    Reach.from(realm, it.house, realm.marchFrom());
    int attacked = attacked(realm);
    boolean fits = Supply.fits(realm, it.house);
    boolean halts = realm.sentAway() == 0 || (fits && isEnough(realm, attacked, 0));
    for (int code = next(realm, it.house, realm.lastSent.get(), attacked); code >= 0; ) {
      out.add(code);
      code = next(realm, it.house, code + 1, attacked);
    }
    if (halts) {
      out.add(Shape.NOTHING);
    }
  }

  /**
   * The first piece, from this one on, that may be sent so that the march can still end, or -1;
   * after a census, and with what can be reached in the scratch.
   */
  private static int next(Realm realm, int house, int least, int attacked) {
    int from = realm.marchFrom();
    for (int kind = Piece.kind(least); kind < 3; kind++) {
      if (realm.fit(from, kind) > realm.sentOf.get(kind)) {
        int first = kind == Piece.kind(least) ? Piece.region(least) : 0;
        for (int to = first; to < realm.content.regions; to++) {
          int code = Piece.code(to, kind);
          if (realm.reach[to]
              && forbidsTarget(realm, house, to, attacked) == null
              && canEnd(realm, house, code, attacked)) {
            return code;
          }
        }
      }
    }
    return -1;
  }

  private static @Nullable Clause forbids(Realm realm, int house, int code) {
    int from = realm.marchFrom();
    int to = Piece.region(code);
    int kind = Piece.kind(code);
    if (realm.content.isSea[to] != (kind == Content.SHIP)) {
      return kind == Content.SHIP ? Clauses.SHIPS_AT_SEA : Clauses.LAND_UNITS;
    }
    if (realm.fit(from, kind) <= realm.sentOf.get(kind)) {
      return realm.tired(from, kind) > 0 ? Clauses.CANNOT_MARCH : Clauses.MARCH_ANY_PART;
    }
    if (!Reach.from(realm, house, from)[to]) {
      return Clauses.MARCH_ADJACENT;
    }
    int attacked = attacked(realm);
    Clause target = forbidsTarget(realm, house, to, attacked);
    if (target != null) {
      return target;
    }
    Supply.census(realm, house);
    if (!canEnd(realm, house, code, attacked)) {
      return whyNoEnd(realm, code);
    }
    return code < realm.lastSent.get() ? Clauses.MAY_SPLIT : null;
  }

  /** Why a march that sends this piece too cannot end. */
  private static Clause whyNoEnd(Realm realm, int code) {
    realm.addSent(Piece.region(code), Piece.kind(code), 1);
    boolean weak = isHopeless(realm, attacked(realm), code);
    realm.addSent(Piece.region(code), Piece.kind(code), -1);
    return weak ? Clauses.NEUTRAL_STRENGTH : Clauses.MARCH_SUPPLY;
  }

  /** A march may end within supply and strong enough, or with nothing sent, as all was before. */
  private static @Nullable Clause forbidsHalt(Realm realm, Sending it) {
    if (realm.sentAway() == 0) {
      return null;
    }
    if (!isEnough(realm, attacked(realm), 0)) {
      return Clauses.NEUTRAL_STRENGTH;
    }
    return Supply.fits(realm, it.house) ? null : Clauses.MARCH_SUPPLY;
  }

  /** True if no neutral force is attacked, or so much more suffices against it. */
  private static boolean isEnough(Realm realm, int attacked, int more) {
    return attacked < 0
        || realm.neutral.get(attacked) == 0
        || Strength.sentTo(realm, attacked) + more
            >= Strength.neededAgainstNeutral(realm, attacked);
  }

  /** True if all that may still be sent, from this piece on, is too weak for a neutral force. */
  private static boolean isHopeless(Realm realm, int attacked, int from) {
    int more = 0;
    for (int kind = 0; kind < 3 && attacked >= 0; kind++) {
      boolean goes =
          realm.content.isSea[attacked] == (kind == Content.SHIP)
              && Piece.code(attacked, kind) >= from;
      int free = realm.fit(realm.marchFrom(), kind) - realm.sentOf.get(kind);
      more += goes ? free * realm.content.unitStrength[kind] : 0;
    }
    return !isEnough(realm, attacked, more);
  }

  /**
   * The one region with enemies or neutrals that the march goes to, or -1: neutral troops use up
   * its attack, too (thrones.march.neutral-uses-the-attack).
   */
  static int attacked(Realm realm) {
    int left = realm.sentAway();
    int house = left > 0 ? realm.owner(realm.marchFrom()) : -1;
    for (int region = 0; left > 0 && region < realm.content.regions; region++) {
      int sent = realm.sentTo.get(region);
      if (sent > 0 && isHeld(realm, house, region)) {
        return region;
      }
      left -= sent;
    }
    return -1;
  }

  /** True if enemy units or a neutral force stand in a region. */
  public static boolean isHeld(Realm realm, int house, int region) {
    int owner = realm.owner(region);
    return (owner >= 0 && owner != house) || realm.neutral.get(region) > 0;
  }

  private static @Nullable Clause forbidsTarget(Realm realm, int house, int to, int attacked) {
    if (!isHeld(realm, house, to) || to == attacked) {
      return null;
    }
    if (attacked >= 0) {
      return Clauses.ONE_ENEMY;
    }
    return isHopeless(realm, to, 0) ? Clauses.NEUTRAL_STRENGTH : null;
  }

  /**
   * True if the march, with this piece sent too, can still end; after a census, and with what can
   * be reached in the scratch.
   */
  private static boolean canEnd(Realm realm, int house, int code, int attacked) {
    int from = realm.marchFrom();
    int to = Piece.region(code);
    boolean attacks = realm.neutral.get(to) > 0;
    int more = attacks ? realm.content.unitStrength[Piece.kind(code)] : 0;
    if (Supply.feedsAfter(realm, house, from, to)
        && isEnough(realm, attacks ? to : attacked, more)) {
      return true;
    }
    realm.addSent(to, Piece.kind(code), 1);
    Supply.move(realm, from, to);
    boolean can = canEndWithMore(realm, house, code);
    Supply.move(realm, to, from);
    realm.addSent(to, Piece.kind(code), -1);
    return can;
  }

  private static boolean canEndWithMore(Realm realm, int house, int last) {
    int attacked = attacked(realm);
    return !isHopeless(realm, attacked, last) && next(realm, house, last, attacked) >= 0;
  }
}
