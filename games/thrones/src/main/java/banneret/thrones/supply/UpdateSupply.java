package banneret.thrones.supply;

import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Piece;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Supply;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In turn order each house counts its barrels, and loses units its supply cannot feed. */
public final class UpdateSupply {
  public static final Procedure<Realm> STEP = Procedure.of("update-supply", UpdateSupply::run);

  private UpdateSupply() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    int house = realm.nextInTurn();
    if (house < 0) {
      return;
    }
    realm.supply.set(house, Supply.level(realm, house));
    flow.tell(Happenings.SUPPLY, house, realm.supply.get(house));
    flow.then(STEP);
    RemoveExcess.ifNeeded(realm, house, flow);
  }

  /**
   * Which unit is removed because the armies do not fit; no set from which one unit could stay.
   *
   * @param removed how many units this house has removed so far, by region
   */
  public record RemoveExcess(int house, List<Integer> removed) {
    private static final int MOST = 20;
    public static final Shape<Realm, RemoveExcess> SHAPE =
        Removal.worded(
                House.pickOne(
                    "remove-excess",
                    Clauses.REMOVE_EXCESS,
                    (realm, it) -> it.house,
                    Ids.of(
                        "house:seat",
                        RemoveExcess::house,
                        "removed:region#",
                        RemoveExcess::removed,
                        MOST,
                        RemoveExcess::new)))
            .fits((realm, it) -> it.removed.size() == realm.content.regions)
            .about((realm, it, out) -> out.number("level", realm.supply.get(it.house)))
            .among((realm, it, out) -> Removal.candidates(realm, it.house, out))
            .forbids((realm, it, choice) -> it.forbids(realm, choice))
            .saying((realm, it, choice, out) -> it.warn(realm, Piece.region(choice), out))
            .does((realm, it, choice, flow) -> it.remove(realm, choice, flow));

    /** Asks the house for units until its armies fit. */
    public static void ifNeeded(Realm realm, int house, Flow<Realm> flow) {
      if (!Supply.fits(realm, house)) {
        List<Integer> none = Collections.nCopies(realm.content.regions, 0);
        flow.then(SHAPE.ask(new RemoveExcess(house, none)));
      }
    }

    private @Nullable Clause forbids(Realm realm, int choice) {
      int region = Piece.region(choice);
      if (!Removal.isThere(realm, house, choice)) {
        return Clauses.REMOVE_EXCESS;
      }
      if (realm.army.get(region) < 2) {
        return Clauses.NO_VOLUNTARY;
      }
      return canFinish(realm, region, MOST) ? null : Clauses.MINIMAL;
    }

    /** True if a unit from this region, or none from -1, and so many more make a least set. */
    private boolean canFinish(Realm realm, int region, int more) {
      int[] sizes = Supply.census(realm, house);
      int[] gone = removed(region);
      if (region >= 0) {
        sizes[region]--;
      }
      return canFinish(realm, sizes, gone, more);
    }

    private int[] removed(int region) {
      int[] gone = new int[removed.size()];
      for (int i = 0; i < gone.length; i++) {
        gone[i] = removed.get(i) + (i == region ? 1 : 0);
      }
      return gone;
    }

    private boolean canFinish(Realm realm, int[] sizes, int[] gone, int more) {
      if (fits(realm)) {
        return isLeast(realm, sizes, gone);
      }
      for (int region = 0; region < sizes.length && more > 0; region++) {
        if (sizes[region] >= 2) {
          sizes[region]--;
          gone[region]++;
          boolean works = canFinish(realm, sizes, gone, more - 1);
          sizes[region]++;
          gone[region]--;
          if (works) {
            return true;
          }
        }
      }
      return false;
    }

    /** True if no removed unit could have stayed. */
    private boolean isLeast(Realm realm, int[] sizes, int[] gone) {
      for (int region = 0; region < sizes.length; region++) {
        if (gone[region] > 0) {
          sizes[region]++;
          boolean couldStay = fits(realm);
          sizes[region]--;
          if (couldStay) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean fits(Realm realm) {
      Supply.count(realm);
      return Supply.feeds(realm, house);
    }

    private void remove(Realm realm, int choice, Flow<Realm> flow) {
      Removal.remove(realm, house, choice, flow);
      if (!Supply.fits(realm, house)) {
        List<Integer> more = new ArrayList<>(removed);
        more.set(Piece.region(choice), more.get(Piece.region(choice)) + 1);
        flow.then(SHAPE.ask(new RemoveExcess(house, List.copyOf(more))));
      }
    }

    /** Says beforehand if more units must follow where fewer elsewhere would do. */
    private void warn(Realm realm, int region, Saying out) {
      int more = 0;
      while (more < MOST && !canFinish(realm, region, more)) {
        more++;
      }
      if (more > 0 && canFinish(realm, -1, more)) {
        out.as("option.remove.more").number("n", more);
      }
    }
  }
}
