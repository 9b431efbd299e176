package banneret.thrones.action;

import banneret.kernel.Ask;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/** In turn order each house carries out one march, battles included, until none is left. */
public record Marches(boolean begins) implements Procedure<Realm> {
  public static final Marches BEGIN = new Marches(true);
  private static final Marches NEXT = new Marches(false);

  @Override
  public String name() {
    return begins ? "marches" : "next-march";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    if (begins) {
      realm.setRank(0);
    }
    int house = InTurn.next(realm, Content.MARCH);
    if (house >= 0) {
      flow.then(new From(house), NEXT);
      return;
    }
    for (int region = 0; region < realm.content.regions; region++) {
      realm.rest(region);
    }
  }

  /** Which march is carried out. */
  public record From(int house) implements Ask<Realm> {
    @Override
    public String name() {
      return "march-from";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("house", house);
    }

    @Override
    public int asked(Realm realm) {
      return 1 << house;
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.MARCH;
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      for (int region = 0; region < realm.content.regions; region++) {
        if (realm.owner(region) == house) {
          out.add(region);
        }
      }
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int region) {
      return realm.hasOrder(region, Content.MARCH) ? null : Clauses.MARCH;
    }

    @Override
    public void answer(Realm realm, int seat, int region, Flow<Realm> flow) {
      realm.setMarchFrom(region);
      realm.setLastSent(0);
      flow.then(new Send(house, false));
    }

    @Override
    public String phrase(Realm realm, int seat, int region) {
      return "march " + realm.content.regionNames.word(region);
    }

    @Override
    public void say(Realm realm, int seat, int region, Saying out) {
      out.with("where", "region", region).with("order", "order", realm.order(region));
    }
  }
}
