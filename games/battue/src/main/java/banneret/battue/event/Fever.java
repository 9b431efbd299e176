package banneret.battue.event;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Happenings;
import banneret.battue.Places;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.SeatAsk;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/**
 * Camp Fever: from the active player to the left, each loses a warrior of his largest horde.
 *
 * @param done how many players have been looked at
 * @param amount how many warriors the horde loses
 */
public record Fever(int done, int amount) implements Procedure<City> {
  private static int seat(City city, int done) {
    return (city.active() + done) % city.seats();
  }

  static int largest(City city, int seat) {
    int largest = 0;
    for (int place = 0; place < city.content.places; place++) {
      largest = Math.max(largest, city.horde(seat, place));
    }
    return largest;
  }

  @Override
  public String name() {
    return "fever";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("done", done).put("amount", amount);
  }

  @Override
  public void run(City city, Flow<City> flow) {
    if (done == city.seats()) {
      return;
    }
    int seat = seat(city, done);
    flow.then(new Fever(done + 1, amount));
    int largest = largest(city, seat);
    if (largest < 2) {
      return;
    }
    int found = -1;
    for (int place = 0; place < city.content.places; place++) {
      if (city.horde(seat, place) == largest) {
        if (found >= 0) {
          flow.then(new Which(seat, amount));
          return;
        }
        found = place;
      }
    }
    lose(city, seat, found, amount, flow);
  }

  private static void lose(City city, int seat, int place, int amount, Flow<City> flow) {
    int lost = city.dismiss(seat, place, amount);
    flow.tell(Happenings.WARRIORS_LOST, seat, place, lost);
  }

  /** Which of several hordes, equally large, falls ill. */
  public record Which(int seat, int amount) implements SeatAsk<City> {
    @Override
    public String name() {
      return "fevered-horde";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("seat", seat).put("amount", amount);
    }

    @Override
    public Clause clause(City city) {
      return Clauses.EVENT_FOLLOW;
    }

    @Override
    public void candidates(City city, int player, Options out) {
      Places.hordes(city, seat, out);
    }

    @Override
    public @Nullable Clause forbids(City city, int player, int place) {
      return city.horde(seat, place) == largest(city, seat) ? null : Clauses.EVENT_FOLLOW;
    }

    @Override
    public void answer(City city, int player, int place, Flow<City> flow) {
      lose(city, seat, place, amount, flow);
    }

    @Override
    public String phrase(City city, int player, int place) {
      return "fever " + city.content.placeNames.word(place);
    }

    @Override
    public void say(City city, int player, int place, Saying out) {
      out.as("option.horde").with("where", "place", place).number("n", city.horde(seat, place));
    }
  }
}
