package banneret.thrones.westeros;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.thrones.Clauses;
import banneret.thrones.Control;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.Supply;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/** In turn order each house spends the recruiting points of its cities and fortresses. */
public record Mustering() implements Procedure<Realm> {
  public static final Mustering STEP = new Mustering();

  @Override
  public String name() {
    return "mustering";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    int house = Turn.next(realm);
    for (int castle : realm.content.castles) {
      boolean own = house >= 0 && Control.of(realm, castle) == house;
      realm.setPoints(castle, own ? realm.content.castle[castle] : 0);
    }
    if (house >= 0) {
      flow.then(new Recruit(house), this);
    }
  }

  /**
   * What is recruited next, where. A choice is castle, what, and for a ship which of the castle's
   * borders is the sea.
   */
  public record Recruit(int house) implements HouseChoice {
    private static final int DONE = -1;
    private static final int UPGRADE = 3;
    private static final int BORDERS = 16;

    @Override
    public String name() {
      return "recruit";
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.MUSTER;
    }

    private static int code(int castle, int what, int border) {
      return (castle * 4 + what) * BORDERS + border;
    }

    private static int castle(int code) {
      return code / BORDERS / 4;
    }

    private static int what(int code) {
      return code / BORDERS % 4;
    }

    private static int where(Realm realm, int code) {
      int castle = castle(code);
      return what(code) == Content.SHIP ? realm.content.adjacent[castle][code % BORDERS] : castle;
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      for (int castle = 0; castle < realm.content.regions; castle++) {
        if (Control.of(realm, castle) == house) {
          list(realm, castle, false, out);
        }
      }
      out.add(DONE);
    }

    @Override
    public void options(Realm realm, int seat, Options out) {
      Supply.census(realm, house);
      for (int castle : realm.content.castles) {
        if (realm.points(castle) > 0) {
          list(realm, castle, true, out);
        }
      }
      out.add(DONE);
    }

    /** All that a castle might recruit, or all that it may. */
    private void list(Realm realm, int castle, boolean allowed, Options out) {
      offer(realm, code(castle, Content.FOOTMAN, 0), allowed, out);
      offer(realm, code(castle, Content.KNIGHT, 0), allowed, out);
      for (int border = 0; border < realm.content.adjacent[castle].length; border++) {
        offer(realm, code(castle, Content.SHIP, border), allowed, out);
      }
      offer(realm, code(castle, UPGRADE, 0), allowed, out);
    }

    private void offer(Realm realm, int code, boolean allowed, Options out) {
      if (!allowed || forbidsCounted(realm, code) == null) {
        out.add(code);
      }
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int code) {
      if (code == DONE) {
        return null;
      }
      Supply.census(realm, house);
      return forbidsCounted(realm, code);
    }

    /** What forbids to recruit this, once the armies are counted. */
    private @Nullable Clause forbidsCounted(Realm realm, int code) {
      int castle = castle(code);
      int what = what(code);
      if (realm.content.castle[castle] == 0) {
        return Clauses.MUSTER_PLACES;
      }
      if (realm.points(castle) < cost(realm, what)) {
        return Clauses.MUSTER_POINTS;
      }
      int where = where(realm, code);
      if (what == Content.SHIP && (!realm.content.isSea[where] || !realm.isBorder(castle, where))) {
        return Clauses.SHIP_ADJACENT;
      }
      int kind = what == UPGRADE ? Content.KNIGHT : what;
      if (realm.unitsOnMap(house, kind) >= realm.limit(kind)) {
        return Clauses.PIECE_LIMIT;
      }
      if (what == UPGRADE) {
        boolean there = realm.owner(castle) == house && realm.fit(castle, Content.FOOTMAN) > 0;
        return there ? null : Clauses.UPGRADE;
      }
      if (what == Content.SHIP) {
        boolean taken = realm.owner(where) >= 0 && realm.owner(where) != house;
        if (taken || realm.neutral(where) > 0) {
          return Clauses.NO_SHIP_BESIDE;
        }
      }
      return Supply.feedsOneMore(realm, house, where) ? null : Clauses.MUSTER_SUPPLY;
    }

    private static int cost(Realm realm, int what) {
      return what == UPGRADE ? realm.content.upgradeCost : realm.content.unitCost[what];
    }

    @Override
    public void answer(Realm realm, int seat, int code, Flow<Realm> flow) {
      if (code == DONE) {
        return;
      }
      int castle = castle(code);
      int what = what(code);
      int where = where(realm, code);
      realm.setPoints(castle, realm.points(castle) - cost(realm, what));
      if (what == UPGRADE) {
        realm.addFit(house, castle, Content.FOOTMAN, -1);
        realm.addFit(house, castle, Content.KNIGHT, 1);
        flow.tell(Happenings.UPGRADED, house, castle);
      } else {
        realm.addFit(house, where, what, 1);
        flow.tell(Happenings.MUSTERED, house, what, where);
      }
      flow.then(this);
    }

    @Override
    public String phrase(Realm realm, int seat, int code) {
      if (code == DONE) {
        return "muster no more";
      }
      String castle = realm.content.regionNames.word(castle(code));
      return switch (what(code)) {
        case UPGRADE -> "muster " + castle + " upgrade";
        case Content.SHIP ->
            "muster " + castle + " ship " + realm.content.regionNames.word(where(realm, code));
        default -> "muster " + castle + " " + realm.content.unitNames.word(what(code));
      };
    }

    @Override
    public void say(Realm realm, int seat, int code, Saying out) {
      if (code == DONE) {
        out.as("option.recruit.done");
        return;
      }
      out.as(what(code) == UPGRADE ? "option.recruit.upgrade" : "option.recruit");
      out.with("castle", "region", castle(code)).with("where", "region", where(realm, code));
      if (what(code) != UPGRADE) {
        out.with("unit", "unit", what(code));
      }
      out.number("points", realm.points(castle(code)));
    }
  }
}
