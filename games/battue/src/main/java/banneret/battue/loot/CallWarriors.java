package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.Places;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.SeatAsk;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/** Call to Action: some warriors of one horde hurry to a tile of their player's without any. */
public final class CallWarriors {
  private static final Clause CALL = Clauses.of("card.call-to-action");
  private static final Clause LENDER = Clauses.of("ruling.call-to-action-lender");

  private CallWarriors() {}

  static @Nullable Clause forbidsFrom(City city, int seat, int place) {
    if (city.horde(seat, place) == 0) {
      return CALL;
    }
    boolean attacked = city.isContestedByActive(place);
    return attacked ? LENDER : null;
  }

  static @Nullable Clause forbidsTo(City city, int seat, int space) {
    return city.controller(space) == seat && city.horde(seat, space) == 0 ? null : CALL;
  }

  static boolean hasTarget(City city, int seat) {
    for (int space = 0; space < city.content.spaces; space++) {
      if (forbidsTo(city, seat, space) == null) {
        return true;
      }
    }
    return false;
  }

  /** A part of the line that the card's player goes on with. */
  interface Part extends SeatAsk<City> {
    @Override
    default Clause clause(City city) {
      return CALL;
    }

    @Override
    default boolean continues() {
      return true;
    }
  }

  /** Which horde sends warriors. */
  public record From(int seat, int most) implements Part {
    @Override
    public String name() {
      return "call-warriors-from";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("seat", seat).put("most", most);
    }

    @Override
    public void candidates(City city, int player, Options out) {
      Places.hordes(city, seat, out);
    }

    @Override
    public @Nullable Clause forbids(City city, int player, int place) {
      return forbidsFrom(city, seat, place);
    }

    @Override
    public void answer(City city, int player, int place, Flow<City> flow) {
      flow.then(new To(seat, most, place));
    }

    @Override
    public String phrase(City city, int player, int place) {
      return "from " + city.content.placeNames.word(place);
    }

    @Override
    public void say(City city, int player, int place, Saying out) {
      out.with("where", "place", place).number("n", city.horde(seat, place));
    }
  }

  /** Which tile they hurry to. */
  public record To(int seat, int most, int from) implements Part {
    @Override
    public String name() {
      return "call-warriors-to";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("seat", seat).put("most", most).put("from", from);
    }

    @Override
    public void candidates(City city, int player, Options out) {
      Places.spaces(city, out);
    }

    @Override
    public @Nullable Clause forbids(City city, int player, int space) {
      return forbidsTo(city, seat, space);
    }

    @Override
    public void answer(City city, int player, int space, Flow<City> flow) {
      flow.then(new Count(seat, most, from, space));
    }

    @Override
    public String phrase(City city, int player, int space) {
      return "to " + city.content.spaceNames.word(space);
    }

    @Override
    public void say(City city, int player, int space, Saying out) {
      out.with("where", "place", space);
    }
  }

  /** How many go. */
  public record Count(int seat, int most, int from, int to) implements Part {
    @Override
    public String name() {
      return "call-warriors-count";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("seat", seat).put("most", most).put("from", from).put("to", to);
    }

    @Override
    public void candidates(City city, int player, Options out) {
      for (int count = 1; count <= City.MAX_HORDE; count++) {
        out.add(count);
      }
    }

    @Override
    public @Nullable Clause forbids(City city, int player, int count) {
      return count > most || count > city.horde(seat, from) ? CALL : null;
    }

    @Override
    public void answer(City city, int player, int count, Flow<City> flow) {
      city.lead(seat, from, to, count);
      flow.tell(Happenings.MOVED, seat, from, to, count);
      int outmaneuver = Effects.find(city, LootEffects.OUTMANEUVER);
      while (to == city.battleSpace() && outmaneuver >= 0) {
        city.lasting().remove(city.cells, outmaneuver);
        outmaneuver = Effects.find(city, LootEffects.OUTMANEUVER);
      }
    }

    @Override
    public String phrase(City city, int player, int count) {
      return "with " + count;
    }

    @Override
    public void say(City city, int player, int count, Saying out) {
      out.number("n", count);
    }
  }
}
