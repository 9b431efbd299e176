package banneret.kernel.notation;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Scripted;
import banneret.kernel.place.Pose;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads a line and says it to the engine: one line of notation for one decision of a seat, however
 * many small choices it takes.
 *
 * @param <P> the game's position
 */
public final class LineReader<P extends Position<P>> {
  private final Game<P> game;
  private final Engine<P> engine;
  private final int seat;
  private final boolean drafts;
  private final Options options = new Options();
  private final StringBuilder line = new StringBuilder();
  private final List<String> passedOver = new ArrayList<>();
  private final Supplier<P> start;
  private final boolean probes;
  private String typed;
  private String lastStep = "";
  private String rest;
  private int heard = -1;
  private @Nullable Refusal leftOut;

  /**
   * What became of a line.
   *
   * @param refusal why it was refused, or null if it was taken whole
   * @param unfinished true if it was refused because more must be said
   * @param barred true if it is a draft that came to something nobody can take back
   */
  public record Result(@Nullable Refusal refusal, boolean unfinished, boolean barred) {}

  /**
   * @param drafts true if nothing may happen that nobody can take back
   * @param start a copy of the position before the line; few lines need it
   */
  public LineReader(
      Game<P> game, Engine<P> engine, int seat, String text, boolean drafts, Supplier<P> start) {
    this(game, engine, seat, text, drafts, start, true);
  }

  /**
   * @param start a copy of the position before the line
   * @param probes true if other lines are tried where a word seems to be forced
   */
  private LineReader(
      Game<P> game,
      Engine<P> engine,
      int seat,
      String text,
      boolean drafts,
      Supplier<P> start,
      boolean probes) {
    this.game = game;
    this.engine = engine;
    this.seat = seat;
    this.drafts = drafts;
    this.start = start;
    this.probes = probes;
    this.typed = usual(tidy(text));
    this.rest = typed;
  }

  /** The words said, in their usual form. */
  public String line() {
    return line.toString();
  }

  /** The seats that may read the line before the end, a bit each, -1 for all. */
  public int heard() {
    return heard;
  }

  /** Marks set words apart, white space and case do not matter. */
  private static String tidy(String text) {
    if (isTidy(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean gap = c <= ' ' || c == ',' || c == ':' || c == ';' || c == '\u00A0';
      if (!gap) {
        out.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
      } else if (!out.isEmpty() && out.charAt(out.length() - 1) != ' ') {
        out.append(' ');
      }
    }
    return out.toString().strip();
  }

  /** True of nearly all phrases of games, of which there may be thousands at one question. */
  private static boolean isTidy(String text) {
    char before = ' ';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain =
          c == ' '
              ? before != ' '
              : c > ' '
                  && c != ','
                  && c != ':'
                  && c != ';'
                  && c != '\u00A0'
                  && (c < 'A' || c > 'Z');
      if (!plain) {
        return false;
      }
      before = c;
    }
    return text.isEmpty() || before != ' ';
  }

  private String usual(String words) {
    StringBuilder out = new StringBuilder();
    for (String word : words.split(" ")) {
      out.append(out.isEmpty() ? "" : " ").append(game.usual(word));
    }
    return out.toString();
  }

  /** Says the line to the engine's position, which is spoilt if the line is refused. */
  public Result play() {
    P table = engine.table();
    boolean sealed = table.sealedAsk() != null;
    Question<P> question = table.question();
    String lead = question == null ? "" : tidy(question.lead(table));
    if (!lead.isEmpty() && begins(lead)) {
      rest = rest.substring(lead.length()).strip();
      typed = rest;
    }
    if (rest.isEmpty()) {
      return new Result(Refusal.of(Refusal.Why.INCOMPLETE, ""), true, false);
    }
    try {
      do {
        Refusal refusal = say();
        if (refusal != null) {
          boolean unfinished = refusal.why() == Refusal.Why.INCOMPLETE;
          return new Result(refusal.clause() == null ? plain(refusal) : refusal, unfinished, false);
        }
      } while (goesOn(engine, seat, sealed));
    } catch (Engine.Barred e) {
      return rest.isEmpty() ? new Result(null, false, true) : new Result(tooLong(), false, false);
    }
    return new Result(rest.isEmpty() ? null : tooLong(), false, false);
  }

  /**
   * True if the line is not at its end; a line never goes on after a barrier.
   *
   * @param sealed true if it began at a sealed question
   */
  public static <P extends Position<P>> boolean goesOn(Engine<P> engine, int seat, boolean sealed) {
    P table = engine.table();
    if (engine.isBarred() || (Engine.awaited(table) >>> seat & 1) == 0) {
      return false;
    }
    Question<P> question = table.question();
    return table.sealedAsk() == null ? question != null && question.continues() : sealed;
  }

  private Refusal tooLong() {
    return plain(Refusal.of(Refusal.Why.TOO_LONG, rest));
  }

  /** Prefers the clause that forbade what was said where one word alone was open, if any did. */
  private Refusal plain(Refusal refusal) {
    return leftOut == null || refusal.why() == Refusal.Why.INCOMPLETE ? refusal : leftOut;
  }

  /** Says one phrase; null if it was taken. */
  private @Nullable Refusal say() {
    P table = engine.table();
    Question<P> question = table.question();
    if (question != null) {
      heard &= Wording.heard(table, question, seat);
    }
    Place<P> place = table.place();
    if (place != null) {
      return put(table, place);
    }
    Engine.options(table, seat, options);
    boolean anyOrder = question != null && question.anyOrder();
    String before = rest;
    String name = step(table);
    if (!name.equals(lastStep)) {
      passedOver.clear(); // What was said of another matter forces nothing here.
      lastStep = name;
    }
    int index = match(table, options);
    if (index < 0) {
      if (rest.isEmpty() && (options.size() != 1 || (anyOrder && isOpen(table)))) {
        return Refusal.of(Refusal.Why.INCOMPLETE, line());
      }
      if (options.size() != 1) {
        return refuse(table);
      }
      index = 0; // What is forced need not be said.
      if (!rest.isEmpty() && leftOut == null) {
        leftOut = refuse(table);
        rest = before;
      }
    } else if (anyOrder) {
      leftOut = forbidden(table);
      passOver(table, index);
    } else if (before.endsWith(rest)) {
      leftOut = null; // The words that seemed forbidden belonged here.
    }
    int choice = options.get(index);
    line.append(line.isEmpty() ? "" : " ").append(Engine.phrase(table, seat, choice));
    engine.stopAtBarriers(drafts || !rest.isEmpty());
    engine.answer(seat, choice);
    return null;
  }

  private static String step(Position<?> table) {
    Step<?> step = table.step();
    return step == null ? "" : step.name();
  }

  private @Nullable Refusal put(P table, Place<P> place) {
    if (rest.isEmpty()) {
      return Refusal.of(Refusal.Why.INCOMPLETE, line());
    }
    int end = 0;
    for (int word = 0; word < Pose.WORDS && end < rest.length(); word++) {
      int gap = rest.indexOf(' ', end + 1);
      end = gap < 0 ? rest.length() : gap;
    }
    String said = rest.substring(0, end);
    Pose pose = Pose.read(said);
    if (pose == null) {
      return Refusal.of(Refusal.Why.NOT_UNDERSTOOD, rest);
    }
    Clause forbidden = place.forbids(table, pose);
    if (forbidden != null) {
      return new Refusal(Refusal.Why.FORBIDDEN, forbidden, said);
    }
    leftOut = null;
    line.append(line.isEmpty() ? "" : " ").append(pose.phrase());
    rest = rest.substring(end).strip();
    engine.stopAtBarriers(drafts || !rest.isEmpty());
    engine.place(place, pose);
    return null;
  }

  /** Takes the longest phrase that the rest begins with; returns its index, or -1. */
  private int match(P table, Options among) {
    Question<P> question = table.question();
    if (question != null && question.anyOrder()) {
      return matchAnywhere(table, among);
    }
    int best = -1;
    String found = "";
    for (int i = 0; i < among.size(); i++) {
      String phrase = tidy(Engine.phrase(table, seat, among.get(i)));
      if (phrase.length() > found.length() && begins(phrase)) {
        best = i;
        found = phrase;
      }
    }
    if (best >= 0) {
      rest = rest.substring(found.length()).strip();
    }
    return best;
  }

  private boolean begins(String phrase) {
    return rest.startsWith(phrase)
        && (rest.length() == phrase.length() || rest.charAt(phrase.length()) == ' ');
  }

  /** Where order does not matter: takes the first option that stands anywhere in the rest. */
  private int matchAnywhere(P table, Options among) {
    String spaced = " " + rest + " ";
    List<String> phrases = new ArrayList<>();
    for (int i = 0; i < among.size(); i++) {
      phrases.add(" " + tidy(Engine.phrase(table, seat, among.get(i))) + " ");
    }
    for (int i = 0; i < phrases.size(); i++) {
      String phrase = phrases.get(i);
      int at = spaced.indexOf(phrase);
      while (at >= 0 && isPartOfAnother(phrase, at, spaced, phrases)) {
        at = spaced.indexOf(phrase, at + 1);
      }
      if (at >= 0) {
        rest = (spaced.substring(0, at) + spaced.substring(at + phrase.length() - 1)).strip();
        return i;
      }
    }
    return -1;
  }

  private static boolean isPartOfAnother(
      String phrase, int at, String spaced, List<String> phrases) {
    for (String other : phrases) {
      if (other.length() > phrase.length()) {
        int from = spaced.lastIndexOf(other, at);
        if (from >= 0 && from + other.length() >= at + phrase.length()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Remembers what else might have been said where words stand in any order. */
  private void passOver(P table, int chosen) {
    for (int i = 0; i < options.size() && probes; i++) {
      if (i != chosen) {
        passedOver.add(Engine.phrase(table, seat, options.get(i)));
      }
    }
  }

  /**
   * True if the line may go on otherwise than with the one word that is open. Where words stand in
   * any order, a word may be left alone only because a later one was said before it: it is not
   * forced if one that was passed over, put to what was said, makes another line.
   */
  private boolean isOpen(P table) {
    String only = Engine.phrase(table, seat, options.get(0));
    for (String other : passedOver) {
      if (!other.equals(only) && isTaken(typed + " " + other)) {
        return true;
      }
    }
    return false;
  }

  /** True if a line is whole or the beginning of one. */
  private boolean isTaken(String other) {
    Engine<P> ahead = new Engine<>(start.get(), new Scripted(List.of()));
    Result result = new LineReader<>(game, ahead, seat, other, true, start, false).play();
    return result.refusal() == null || result.unfinished();
  }

  /** The first that is forbidden of what is left to be said in any order, or null. */
  private @Nullable Refusal forbidden(P table) {
    Options candidates = new Options();
    if (!rest.isEmpty()) {
      Engine.candidates(table, seat, candidates);
    }
    for (int i = 0; i < candidates.size(); i++) {
      String phrase = Engine.phrase(table, seat, candidates.get(i));
      Clause clause = isLeft(phrase) ? Engine.forbids(table, seat, candidates.get(i)) : null;
      if (clause != null) {
        return new Refusal(Refusal.Why.FORBIDDEN, clause, phrase);
      }
    }
    return leftOut != null && isLeft(leftOut.part()) ? leftOut : null;
  }

  private boolean isLeft(String phrase) {
    return (" " + rest + " ").contains(" " + tidy(phrase) + " ");
  }

  /** Names the clause that forbids what was said, if any does. */
  private Refusal refuse(P table) {
    Options candidates = new Options();
    Engine.candidates(table, seat, candidates);
    String said = rest;
    int index = match(table, candidates);
    if (index >= 0) {
      Clause clause = Engine.forbids(table, seat, candidates.get(index));
      return new Refusal(
          Refusal.Why.FORBIDDEN, clause, Engine.phrase(table, seat, candidates.get(index)));
    }
    Clause misplaced = game.misplaced(table, seat, said);
    return misplaced == null
        ? Refusal.of(Refusal.Why.NOT_UNDERSTOOD, said)
        : new Refusal(Refusal.Why.FORBIDDEN, misplaced, said);
  }
}
