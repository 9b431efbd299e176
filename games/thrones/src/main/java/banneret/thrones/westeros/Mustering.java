package banneret.thrones.westeros;

import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Supply;
import org.jspecify.annotations.Nullable;

/** In turn order each house spends the recruiting points of its cities and fortresses. */
public final class Mustering {
  public static final Procedure<Realm> STEP = Procedure.of("mustering", Mustering::run);

  private Mustering() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    int house = realm.nextInTurn();
    for (int castle : realm.content.castles) {
      boolean own = house >= 0 && Control.of(realm, castle) == house;
      realm.points.set(castle, own ? realm.content.castle[castle] : 0);
    }
    if (house >= 0) {
      flow.then(House.ask(RECRUIT, house), STEP);
    }
  }

  private static final int UPGRADE = 3;
  private static final int BORDERS = 16;

  /**
   * What is recruited next, where. A choice is castle, what, and for a ship which of the castle's
   * borders is the sea.
   */
  public static final Shape<Realm, House> RECRUIT =
      House.pickOne("recruit", Clauses.MUSTER)
          .fits((realm, it) -> realm.isInTurn(it.house()))
          .among(Mustering::listAll)
          .quickly(Mustering::listAllowed)
          .forbids(Mustering::forbids)
          .phrase(Mustering::phrase)
          .saying(Mustering::say)
          .orElse("muster no more", "option.recruit.done")
          .does(Mustering::recruit);

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

  private static void listAll(Realm realm, House it, Options out) {
    for (int castle = 0; castle < realm.content.regions; castle++) {
      if (Control.of(realm, castle) == it.house()) {
        list(realm, it.house(), castle, false, out);
      }
    }
  }

  private static void listAllowed(Realm realm, House it, Options out) {
    Supply.census(realm, it.house());
    for (int castle : realm.content.castles) {
      if (realm.points.get(castle) > 0) {
        list(realm, it.house(), castle, true, out);
      }
    }
  }

  /** All that a castle might recruit, or all that it may. */
  private static void list(Realm realm, int house, int castle, boolean allowed, Options out) {
    offer(realm, house, code(castle, Content.FOOTMAN, 0), allowed, out);
    offer(realm, house, code(castle, Content.KNIGHT, 0), allowed, out);
    for (int border = 0; border < realm.content.adjacent[castle].length; border++) {
      offer(realm, house, code(castle, Content.SHIP, border), allowed, out);
    }
    offer(realm, house, code(castle, UPGRADE, 0), allowed, out);
  }

  private static void offer(Realm realm, int house, int code, boolean allowed, Options out) {
    if (!allowed || forbidsCounted(realm, house, code) == null) {
      out.add(code);
    }
  }

  private static @Nullable Clause forbids(Realm realm, House it, int code) {
    Supply.census(realm, it.house());
    return forbidsCounted(realm, it.house(), code);
  }

  /** What forbids to recruit this, once the armies are counted. */
  private static @Nullable Clause forbidsCounted(Realm realm, int house, int code) {
    int castle = castle(code);
    int what = what(code);
    if (realm.content.castle[castle] == 0) {
      return Clauses.MUSTER_PLACES;
    }
    if (realm.points.get(castle) < cost(realm, what)) {
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
      if (taken || realm.neutral.get(where) > 0) { // thrones.ambiguous.neutral-ships
        return Clauses.NO_SHIP_BESIDE;
      }
    }
    return Supply.feedsOneMore(realm, house, where) ? null : Clauses.MUSTER_SUPPLY;
  }

  private static int cost(Realm realm, int what) {
    return what == UPGRADE ? realm.content.upgradeCost : realm.content.unitCost[what];
  }

  private static void recruit(Realm realm, House it, int code, Flow<Realm> flow) {
    int house = it.house();
    int castle = castle(code);
    int what = what(code);
    int where = where(realm, code);
    realm.points.set(castle, realm.points.get(castle) - cost(realm, what));
    if (what == UPGRADE) {
      realm.addFit(house, castle, Content.FOOTMAN, -1);
      realm.addFit(house, castle, Content.KNIGHT, 1);
      flow.tell(Happenings.UPGRADED, house, castle);
    } else {
      realm.addFit(house, where, what, 1);
      flow.tell(Happenings.MUSTERED, house, what, where);
    }
    flow.then(RECRUIT.ask(it));
  }

  private static String phrase(Realm realm, House it, int code) {
    String castle = realm.content.regionNames.word(castle(code));
    return switch (what(code)) {
      case UPGRADE -> "muster " + castle + " upgrade";
      case Content.SHIP ->
          "muster " + castle + " ship " + realm.content.regionNames.word(where(realm, code));
      default -> "muster " + castle + " " + realm.content.unitNames.word(what(code));
    };
  }

  private static void say(Realm realm, House it, int code, Saying out) {
    out.as(what(code) == UPGRADE ? "option.recruit.upgrade" : "option.recruit");
    out.with("castle", "region", castle(code)).with("where", "region", where(realm, code));
    if (what(code) != UPGRADE) {
      out.with("unit", "unit", what(code));
    }
    out.number("points", realm.points.get(castle(code)));
  }
}
