package banneret.kernel.table;

import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;

/** Answers for seats that have no choice. */
final class Forced {
  private Forced() {}

  /**
   * Answers as long as a seat has no choice; returns the seats for which it did where not all can
   * see that, a bit each: to take back what came before would tell something of their secrets.
   *
   * @param asksAll true if only those are answered for whose lack of choice all can see
   */
  static <P extends Position<P>> int answer(Engine<P> engine, boolean asksAll) {
    int hidden = 0;
    Options options = new Options();
    engine.stopAtBarriers(false);
    int forced;
    do {
      boolean isPublic = isPublic(engine.table());
      forced = isPublic || !asksAll ? answerOne(engine, options) : 0;
      hidden |= isPublic ? 0 : forced;
    } while (forced != 0);
    return hidden;
  }

  private static <P extends Position<P>> boolean isPublic(P table) {
    Question<P> question = table.question();
    return question != null && question.isPublic(table);
  }

  /** Answers for one seat that has no choice; returns its bit, or 0 if there is none. */
  private static <P extends Position<P>> int answerOne(Engine<P> engine, Options options) {
    P table = engine.table();
    int awaited = Engine.awaited(table);
    if (table.sealedAsk() != null) {
      for (int seat = 0; seat < table.seats(); seat++) {
        if ((awaited >>> seat & 1) != 0 && engine.sealIfForced(seat, options)) {
          return 1 << seat;
        }
      }
    } else if (awaited != 0 && table.place() == null) {
      int choice = 0;
      for (int seats = awaited; seats != 0; seats &= seats - 1) {
        Engine.options(table, Integer.numberOfTrailingZeros(seats), options);
        if (options.size() != 1 || (seats != awaited && options.get(0) != choice)) {
          return 0; // Where any one of several may answer, all have the same one thing to say.
        }
        choice = options.get(0);
      }
      int seat = Integer.numberOfTrailingZeros(awaited);
      engine.answer(seat, choice);
      return 1 << seat;
    }
    return 0;
  }
}
