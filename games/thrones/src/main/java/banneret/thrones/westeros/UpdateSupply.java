package banneret.thrones.westeros;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.Supply;
import org.jspecify.annotations.Nullable;

/** In turn order each house counts its barrels, and loses units its supply cannot feed. */
public record UpdateSupply() implements Procedure<Realm> {
  public static final UpdateSupply STEP = new UpdateSupply();

  @Override
  public String name() {
    return "update-supply";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    int house = Turn.next(realm);
    if (house < 0) {
      return;
    }
    realm.setSupply(house, Supply.level(realm, house));
    flow.tell(Happenings.SUPPLY, house, realm.supply(house));
    flow.then(this);
    RemoveExcess.ifNeeded(realm, house, flow);
  }

  /**
   * Which unit is removed because the armies do not fit; no set from which one unit could stay.
   *
   * @param removed how many units this house has removed so far, by region
   */
  public record RemoveExcess(int house, int[] removed) implements HouseChoice {
    /** Asks the house for units until its armies fit. */
    public static void ifNeeded(Realm realm, int house, Flow<Realm> flow) {
      if (!Supply.fits(realm, house)) {
        flow.then(new RemoveExcess(house, new int[realm.content.regions]));
      }
    }

    @Override
    public String name() {
      return "remove-excess";
    }

    @Override
    public void write(Tree.Fields out) {
      Tree.Items counts = Tree.items();
      for (int count : removed) {
        counts.add(count);
      }
      out.put("house", house).put("removed", counts);
    }

    /** Reads what {@link #write} wrote. */
    public static RemoveExcess read(Tree.Fields in) {
      Tree.Items counts = in.itemsOf("removed");
      int[] removed = new int[counts.size()];
      for (int i = 0; i < removed.length; i++) {
        removed[i] = counts.get(i).asNumber(0, 20);
      }
      return new RemoveExcess(in.number("house", 0, 4), removed);
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.REMOVE_EXCESS;
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      out.number("level", realm.supply(house));
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      Removal.candidates(realm, house, out);
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int choice) {
      int region = Removal.region(choice);
      if (!Removal.isThere(realm, house, choice)) {
        return Clauses.REMOVE_EXCESS;
      }
      if (realm.army(region) < 2) {
        return Clauses.NO_VOLUNTARY;
      }
      int[] sizes = Supply.census(realm, house);
      int[] gone = removed.clone();
      sizes[region]--;
      gone[region]++;
      return canFinish(realm, sizes, gone) ? null : Clauses.MINIMAL;
    }

    /** True if these removals, or these and more, make a least set. */
    private boolean canFinish(Realm realm, int[] sizes, int[] gone) {
      if (fits(realm)) {
        return isLeast(realm, sizes, gone);
      }
      for (int region = 0; region < sizes.length; region++) {
        if (sizes[region] >= 2) {
          sizes[region]--;
          gone[region]++;
          boolean works = canFinish(realm, sizes, gone);
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

    @Override
    public void answer(Realm realm, int seat, int choice, Flow<Realm> flow) {
      Removal.remove(realm, house, choice, flow);
      if (!Supply.fits(realm, house)) {
        int[] more = removed.clone();
        more[Removal.region(choice)]++;
        flow.then(new RemoveExcess(house, more));
      }
    }

    @Override
    public String phrase(Realm realm, int seat, int choice) {
      return Removal.phrase(realm, choice);
    }

    @Override
    public void say(Realm realm, int seat, int choice, Saying out) {
      Removal.say(choice, out);
    }
  }
}
