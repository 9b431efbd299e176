package banneret.thrones.action;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.Supply;
import banneret.thrones.battle.Strength;
import banneret.thrones.content.Content;
import banneret.thrones.westeros.Removal;
import org.jspecify.annotations.Nullable;

/**
 * A march is sent piece by piece: which unit goes where, until the player halts. Pieces are named
 * in one order, so that a split has one line; a choice is open only if the march can still end
 * within supply.
 *
 * @param again true if neutral troops held out, so that the march is sent anew
 */
public record Send(int house, boolean again) implements HouseChoice {
  private static final int HALT = -1;

  @Override
  public String name() {
    return "send";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("house", house);
    if (again) {
      out.put("again", true);
    }
  }

  @Override
  public Clause clause(Realm realm) {
    return Clauses.MARCH_ANY_PART;
  }

  @Override
  public boolean continues() {
    return !again;
  }

  @Override
  public boolean anyOrder() {
    return true;
  }

  @Override
  public void about(Realm realm, int seat, Saying out) {
    out.with("from", "region", realm.marchFrom())
        .with("order", "order", realm.order(realm.marchFrom()));
  }

  @Override
  public String lead(Realm realm) {
    return "march " + realm.content.regionNames.word(realm.marchFrom());
  }

  @Override
  public void candidates(Realm realm, int seat, Options out) {
    for (int kind = 0; kind < 3; kind++) {
      for (int region = 0; region < realm.content.regions; region++) {
        out.add(Removal.code(region, kind));
      }
    }
    out.add(HALT);
  }

  @Override
  public void options(Realm realm, int seat, Options out) {
    int from = realm.marchFrom();
    boolean[] reach = Reach.from(realm, house, from);
    int attacked = attacked(realm);
    boolean halts = mayHalt(realm);
    for (int kind = 0; kind < 3; kind++) {
      if (realm.fit(from, kind) > realm.sentOf(kind)) {
        for (int to = 0; to < realm.content.regions; to++) {
          int code = Removal.code(to, kind);
          if (reach[to]
              && code >= realm.lastSent()
              && forbidsTarget(realm, to, attacked) == null
              && canEnd(realm, code)) {
            out.add(code);
          }
        }
      }
    }
    if (halts) {
      out.add(HALT);
    }
  }

  @Override
  public @Nullable Clause forbids(Realm realm, int seat, int code) {
    if (code == HALT) {
      return mayHalt(realm) ? null : Clauses.MARCH_SUPPLY;
    }
    int from = realm.marchFrom();
    int to = Removal.region(code);
    int kind = Removal.kind(code);
    if (realm.content.isSea[to] != (kind == Content.SHIP)) {
      return kind == Content.SHIP ? Clauses.SHIPS_AT_SEA : Clauses.LAND_UNITS;
    }
    if (realm.fit(from, kind) <= realm.sentOf(kind)) {
      return realm.tired(from, kind) > 0 ? Clauses.CANNOT_MARCH : Clauses.MARCH_ANY_PART;
    }
    if (!Reach.from(realm, house, from)[to]) {
      return Clauses.MARCH_ADJACENT;
    }
    Clause target = forbidsTarget(realm, to, attacked(realm));
    if (target != null) {
      return target;
    }
    Supply.census(realm, house);
    if (!canEnd(realm, code)) {
      return Clauses.MARCH_SUPPLY;
    }
    return code < realm.lastSent() ? Clauses.MAY_SPLIT : null;
  }

  /** True if the armies fit, or nothing is sent, so that they are as they were. */
  private boolean mayHalt(Realm realm) {
    boolean sent = realm.sentOf(0) + realm.sentOf(1) + realm.sentOf(2) > 0;
    return Supply.fits(realm, house) || !sent;
  }

  /** The one region with enemies or neutrals that the march goes to, or -1. */
  static int attacked(Realm realm) {
    if (realm.sentAway() > 0) {
      int house = realm.owner(realm.marchFrom());
      for (int region = 0; region < realm.content.regions; region++) {
        if (realm.sentTo(region) > 0 && isHeld(realm, house, region)) {
          return region;
        }
      }
    }
    return -1;
  }

  /** True if enemy units or a neutral force stand in a region. */
  public static boolean isHeld(Realm realm, int house, int region) {
    int owner = realm.owner(region);
    return (owner >= 0 && owner != house) || realm.neutral(region) > 0;
  }

  private @Nullable Clause forbidsTarget(Realm realm, int to, int attacked) {
    if (!isHeld(realm, house, to) || to == attacked) {
      return null;
    }
    if (attacked >= 0) {
      return Clauses.ONE_ENEMY;
    }
    if (realm.neutral(to) > 0) {
      boolean hopeless =
          realm.isRefused(to) || Strength.mostAgainstNeutral(realm, house, to) < realm.neutral(to);
      return hopeless ? Clauses.NEUTRAL_STRENGTH : null;
    }
    return null;
  }

  /**
   * True if the march, with this piece sent too, can still end within supply; after a census, and
   * with what can be reached in the scratch.
   */
  private boolean canEnd(Realm realm, int code) {
    int from = realm.marchFrom();
    int to = Removal.region(code);
    if (Supply.feedsAfter(realm, house, from, to)) {
      return true;
    }
    realm.addSent(to, Removal.kind(code), 1);
    Supply.move(realm, from, to);
    boolean can = canEndWithMore(realm, code);
    Supply.move(realm, to, from);
    realm.addSent(to, Removal.kind(code), -1);
    return can;
  }

  private boolean canEndWithMore(Realm realm, int last) {
    int from = realm.marchFrom();
    int attacked = attacked(realm);
    for (int kind = Removal.kind(last); kind < 3; kind++) {
      if (realm.fit(from, kind) > realm.sentOf(kind)) {
        for (int to = 0; to < realm.content.regions; to++) {
          int code = Removal.code(to, kind);
          if (realm.reach[to]
              && code >= last
              && forbidsTarget(realm, to, attacked) == null
              && canEnd(realm, code)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  @Override
  public void answer(Realm realm, int seat, int code, Flow<Realm> flow) {
    if (code == HALT) {
      flow.then(Departure.STEP);
      return;
    }
    realm.addSent(Removal.region(code), Removal.kind(code), 1);
    realm.setLastSent(code);
    flow.then(new Send(house, false));
  }

  @Override
  public String phrase(Realm realm, int seat, int code) {
    return code == HALT
        ? "halt"
        : realm.content.unitNames.word(Removal.kind(code))
            + " to "
            + realm.content.regionNames.word(Removal.region(code));
  }

  @Override
  public void say(Realm realm, int seat, int code, Saying out) {
    if (code == HALT) {
      out.as("option.send.halt");
    } else {
      int to = Removal.region(code);
      boolean attack = isHeld(realm, house, to);
      out.as(attack ? "option.send.attack" : "option.send")
          .with("unit", "unit", Removal.kind(code))
          .with("where", "region", to);
    }
  }
}
