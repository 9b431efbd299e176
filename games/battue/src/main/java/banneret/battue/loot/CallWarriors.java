package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce.Turning;
import banneret.battue.city.Questions;
import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/**
 * Call to Action: some warriors of one horde hurry to a tile of their player's without any.
 *
 * @param most how many go at most
 * @param from whence they come, or -1 if that is not said yet
 * @param to where they go, or -1 if that is not said yet
 */
public record CallWarriors(int seat, int most, int from, int to) {
  private static final Ids<CallWarriors> IDS =
      Ids.of(
          "seat:seat most:9 from:place? to:place?",
          CallWarriors::seat,
          CallWarriors::most,
          CallWarriors::from,
          CallWarriors::to,
          CallWarriors::new);
  private static final Clause CALL = Clauses.of("card.call-to-action");
  private static final Clause LENDER = Clauses.of("ruling.call-to-action-lender");

  private static @Nullable Clause forbidsFrom(City city, int seat, int place) {
    if (city.horde(seat, place) == 0) {
      return CALL;
    }
    boolean attacked = city.isContestedByActive(place);
    return attacked ? LENDER : null;
  }

  private static @Nullable Clause forbidsTo(City city, int seat, int space) {
    return city.controller(space) == seat && city.horde(seat, space) == 0 ? null : CALL;
  }

  /** Sends them. */
  public static boolean call(City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
    int most = said.number(city, owner, none);
    flow.then(FROM.ask(new CallWarriors(owner, most, -1, -1)));
    return true;
  }

  /** They are sent if there is a horde to send and a tile to send it to. */
  public static @Nullable Clause forbidsCall(City city, Sentence<City> said, int owner, int none) {
    CallWarriors it = new CallWarriors(owner, said.number(city, owner, none), -1, -1);
    return FROM.isOpen(city, it) && TO.isOpen(city, it) ? null : said.clause();
  }

  /** Which horde sends warriors. */
  public static final Shape<City, CallWarriors> FROM =
      Questions.amongHordes(
              part(Asks.pickOne("call-warriors-from", CALL, IDS)),
              (city, it) -> it.seat,
              "from {where}")
          .text("option.call-warriors-from")
          .fits((city, it) ->
              it.isAsked(city, false, false) && it.most > 0 && CallWarriors.TO.isOpen(city, it))
          .forbids((city, it, place) -> forbidsFrom(city, it.seat, place))
          .does((city, it, place, flow) ->
              flow.then(CallWarriors.TO.ask(new CallWarriors(it.seat, it.most, place, -1))));

  /** Which tile they hurry to. */
  public static final Shape<City, CallWarriors> TO =
      part(Asks.<City, CallWarriors>pickOne("call-warriors-to", CALL, IDS))
          .fits((city, it) ->
              it.isAsked(city, true, false) && it.most > 0 && city.horde(it.seat, it.from) > 0)
          .forbids((city, it, space) -> forbidsTo(city, it.seat, space))
          .part("where", Questions.SPACE)
          .phrase("to {where}")
          .does((city, it, space, flow) ->
              flow.then(
                  CallWarriors.COUNT.ask(new CallWarriors(it.seat, it.most, it.from, space))));

  /** How many go. */
  public static final Shape<City, CallWarriors> COUNT =
      part(Asks.<City, CallWarriors>amount(
              "call-warriors-count", CALL, IDS, 1, (city, it) -> City.MAX_HORDE))
          .fits((city, it) ->
              it.isAsked(city, true, true)
                  && it.to < city.content.spaces
                  && forbidsTo(city, it.seat, it.to) == null)
          .between(
              (city, it) -> 1, (city, it) -> Math.min(it.most, city.horde(it.seat, it.from)), CALL)
          .phrase("with {n}")
          .does((city, it, count, flow) -> {
            city.lead(it.seat, it.from, it.to, count);
            flow.tell(Happenings.MOVED, it.seat, it.from, it.to, count);
            if (it.to == city.battleSpace()) {
              city.content.effects.end(city, Turning.DEFENDERS_COME);
            }
          });

  private static Asks<City, CallWarriors> part(Asks<City, CallWarriors> asks) {
    return asks.asks((city, it) -> it.seat).continues();
  }

  private boolean isAsked(City city, boolean hasFrom, boolean hasTo) {
    return seat < city.seats() && from >= 0 == hasFrom && to >= 0 == hasTo;
  }
}
