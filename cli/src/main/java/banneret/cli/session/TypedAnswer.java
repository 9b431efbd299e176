package banneret.cli.session;

import banneret.cli.screen.Display;
import banneret.cli.screen.ReaderWords;
import banneret.cli.screen.SeatView;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.table.Table;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a person types as a line: in the notation's words or his own, whole or piece by piece.
 *
 * @param <P> the game's position
 */
public final class TypedAnswer<P extends Position<P>> {
  private final Table<P> table;
  private final Texts texts;
  private final Display display;

  TypedAnswer(Table<P> table, Texts texts, Display display) {
    this.table = table;
    this.texts = texts;
    this.display = display;
  }

  /**
   * What was understood: a line, or choices among which to choose, or a refusal.
   *
   * @param before the part of a refused line that was taken
   */
  record Meaning(
      @Nullable String line, List<Choice> which, @Nullable Refusal refusal, String before) {
    static Meaning of(String line) {
      return new Meaning(line, List.of(), null, "");
    }

    static Meaning refused(Table.Draft draft) {
      return new Meaning(null, List.of(), draft.refusal(), draft.line());
    }
  }

  /**
   * What a text means after what was said: more of the line, a piece of it or of what was sealed
   * said anew, another line or one of the choices.
   *
   * @param said the line so far, or nothing
   */
  Meaning read(int seat, List<Choice> choices, String said, String text) {
    String before = said.isEmpty() ? "" : said + " ";
    SeatView sight = SeatView.of(table.view(seat), null);
    String own = led(seat, said, display.vocabulary(sight).translate(text));
    Table.Draft refused = refused(seat, before + text, before + own);
    boolean secret = isSealed();
    String sealed = secret && said.isEmpty() ? table.sealed(seat) : "";
    for (String words : List.of(text, own)) {
      Table.Draft again = changed(seat, sealed, words);
      if (again != null && again.refusal() == null) {
        return Meaning.of(again.line());
      }
      if (isOpen(seat, before + words)) {
        return Meaning.of(before + words);
      }
      Table.Draft changed = secret ? changed(seat, said, words) : null;
      if (changed != null && changed.refusal() == null) {
        return Meaning.of(changed.line());
      }
      refused = changed == null ? refused : changed;
      if (changed == null && !said.isEmpty() && isOpen(seat, words)) {
        return Meaning.of(words);
      }
    }
    String whole = before + shared(choices) + own;
    Table.Draft draft = table.draft(seat, whole);
    if (draft.refusal() == null) {
      return Meaning.of(whole);
    }
    List<Choice> meant = meant(sight, choices, text);
    List<Choice> named = meant(sight, choices, own);
    meant = meant.isEmpty() || named.size() == 1 ? named : meant;
    Table.Draft why = telling(refused, draft);
    if (meant.isEmpty() && !isForbidden(why)) {
      meant = apart(sight, choices, text);
    }
    if (meant.size() > 1) {
      return new Meaning(null, meant, null, "");
    }
    if (meant.size() == 1) {
      return Meaning.of(before + meant.getFirst().phrase());
    }
    Meaning part = partly(seat, before, choices, text, isForbidden(why));
    return part == null ? Meaning.refused(why) : part;
  }

  /**
   * What a text means of which only the beginning is a line: the rest as an answer to what is asked
   * then, or that question again if the rest could be several. Null if no beginning is a line.
   *
   * @param sure true if it must be clear what the rest means: else null
   */
  private @Nullable Meaning partly(
      int seat, String before, List<Choice> choices, String text, boolean sure) {
    SeatView sight = SeatView.of(table.view(seat), null);
    ReaderWords vocabulary = display.vocabulary(sight);
    String lead = shared(choices);
    List<String> words = List.of(text.split("\\s+"));
    for (int count = words.size() - 1; count > 0; count--) {
      String begun = vocabulary.translate(String.join(" ", words.subList(0, count)));
      Table.Draft draft = table.draft(seat, before + begun);
      draft = draft.refusal() == null ? draft : table.draft(seat, before + lead + begun);
      List<Choice> named = draft.refusal() == null ? List.of() : meant(sight, choices, begun);
      draft = named.size() == 1 ? table.draft(seat, before + named.getFirst().phrase()) : draft;
      if (draft.refusal() != null) {
        continue;
      }
      String rest = String.join(" ", words.subList(count, words.size()));
      Asked next = after(seat, draft.line()).asked();
      List<Choice> open = next == null ? List.of() : next.choices();
      List<Choice> meant = meant(sight, open, rest);
      meant = meant.isEmpty() ? apart(sight, open, rest) : meant;
      if (sure && meant.size() != 1) {
        return null;
      }
      if (meant.size() > 1) {
        return Meaning.of(draft.line());
      }
      String line = draft.line() + " ";
      if (meant.size() == 1) {
        return Meaning.of(line + meant.getFirst().phrase());
      }
      Meaning more = partly(seat, line, open, rest, sure);
      return more == null
          ? Meaning.refused(refused(seat, line + rest, line + vocabulary.translate(rest)))
          : more;
    }
    return null;
  }

  /** The text after the verb of what is said already, such as a march there is no choice of. */
  private String led(int seat, String said, String text) {
    P copy = table.view(seat).deal(new Seeded(0));
    String lead = copy.step() instanceof Question<P> question ? question.lead(copy) : "";
    int gap = lead.indexOf(' ') + 1;
    boolean names = gap > 0 && (text + " ").startsWith(lead.substring(gap) + " ");
    return said.isEmpty() && names ? lead.substring(0, gap) + text : text;
  }

  /** Why neither line is taken. */
  private Table.Draft refused(int seat, String typed, String own) {
    return telling(table.draft(seat, typed), table.draft(seat, own));
  }

  /** The refusal that tells more: the one by a clause, else the one of more that is understood. */
  private static Table.Draft telling(Table.Draft one, Table.Draft other) {
    boolean more = other.line().length() > one.line().length();
    return !isForbidden(one) && (more || isForbidden(other)) ? other : one;
  }

  private static boolean isForbidden(Table.Draft draft) {
    return draft.refusal() != null && draft.refusal().clause() != null;
  }

  /** The words that all choices begin with, which a person leaves out. */
  private static String shared(List<Choice> choices) {
    String shared = choices.isEmpty() ? "" : choices.getFirst().phrase();
    for (Choice choice : choices) {
      while (!choice.phrase().startsWith(shared)) {
        shared = shared.substring(0, shared.length() - 1);
      }
    }
    return shared.substring(0, shared.lastIndexOf(' ') + 1);
  }

  private boolean isOpen(int seat, String line) {
    return table.draft(seat, line).refusal() == null;
  }

  /** True if what is said now stays secret until all have said theirs. */
  boolean isSealed() {
    return table.view(-1).deal(new Seeded(0)).step() instanceof SealedAsk<?>;
  }

  /** The option that ends with the text, or all that have it as a word or as a part. */
  private List<Choice> meant(SeatView sight, List<Choice> choices, String text) {
    String wanted = ReaderWords.plain(text);
    List<Choice> ends = new ArrayList<>();
    List<Choice> words = new ArrayList<>();
    List<Choice> parts = new ArrayList<>();
    for (Choice choice : choices) {
      String both = both(sight, choice);
      if (both.contains(" " + wanted + " |") || both.endsWith(" " + wanted + " ")) {
        ends.add(choice);
      }
      if (both.contains(" " + wanted + " ")) {
        words.add(choice);
      }
      if (both.contains(wanted)) {
        parts.add(choice);
      }
    }
    return ends.size() == 1 ? ends : !words.isEmpty() ? words : parts;
  }

  /** The options that have all words of the text, wherever they stand. */
  private List<Choice> apart(SeatView sight, List<Choice> choices, String text) {
    List<String> words = List.of(ReaderWords.plain(text).split(" "));
    List<Choice> apart = new ArrayList<>();
    for (Choice choice : choices) {
      String both = both(sight, choice);
      if (words.stream().allMatch(word -> both.contains(" " + word + " "))) {
        apart.add(choice);
      }
    }
    return apart;
  }

  /** An option in the notation's words and in the reader's. */
  private String both(SeatView sight, Choice choice) {
    String saying = ReaderWords.plain(display.annotate(sight, texts.say(choice.saying()), true));
    return " " + ReaderWords.plain(choice.phrase()) + " | " + saying + " ";
  }

  /** The line with a piece said anew that begins with the same word, or null if none does. */
  private Table.@Nullable Draft changed(int seat, String said, String text) {
    List<String> words = new ArrayList<>(List.of(said.split(" ")));
    List<String> anew = List.of(text.toLowerCase(Locale.ROOT).split("\\s+"));
    int at = words.indexOf(anew.getFirst());
    if (said.isEmpty() || anew.size() < 2 || at < 0 || at + anew.size() > words.size()) {
      return null;
    }
    for (int i = 0; i < anew.size(); i++) {
      words.set(at + i, anew.get(i));
    }
    return table.draft(seat, String.join(" ", words));
  }

  /** The line without its last word that was a choice. */
  String shorter(int seat, String said) {
    String line = said;
    while (!line.isEmpty()) {
      int space = line.lastIndexOf(' ');
      line = space < 0 ? "" : line.substring(0, space);
      if (!line.isEmpty()) {
        Table.Draft draft = table.draft(seat, line);
        if (draft.refusal() == null && draft.next() != null && !draft.line().equals(said)) {
          return draft.line();
        }
      }
    }
    return "";
  }

  /** A line as its reader says it: in the notation's words in English, else in his own. */
  String shown(int seat, String line) {
    if (texts.language().equals("en")) {
      return line;
    }
    List<String> sayings = new ArrayList<>();
    pieces(seat, line).forEach(piece -> sayings.add(texts.say(piece.choice.saying())));
    return String.join(" · ", sayings);
  }

  /** A choice and the question that it answers. */
  private record Said(Asked asked, Choice choice) {}

  /** The choices that make up a line in its usual form. */
  private List<Said> pieces(int seat, String line) {
    List<Said> pieces = new ArrayList<>();
    Asked asked = table.question(seat);
    String said = "";
    while (asked != null && said.length() < line.length()) {
      String rest = line.substring(said.length()).strip();
      Choice next = first(asked.choices(), rest);
      if (next == null) {
        break;
      }
      pieces.add(new Said(asked, next));
      said = said.isEmpty() ? next.phrase() : said + " " + next.phrase();
      asked = table.draft(seat, said).next();
    }
    return pieces;
  }

  /** The choice that a line begins with, or null. */
  private static @Nullable Choice first(List<Choice> choices, String line) {
    for (Choice choice : choices) {
      if ((line + " ").startsWith(choice.phrase() + " ")) {
        return choice;
      }
    }
    return null;
  }

  /** How a line goes on: what is asked next, or null if it is at its end. */
  record Next(String line, @Nullable Asked asked) {}

  /**
   * How a line goes on that is not refused. Where pieces are named in one order, as units of a
   * march are, a person may still add one that comes before those he has named; so the line is not
   * at its end, even if nothing could follow in that order.
   */
  Next after(int seat, String line) {
    Table.Draft draft = table.draft(seat, line);
    Next plain = new Next(draft.line(), draft.next());
    List<Said> pieces = pieces(seat, draft.line());
    if (pieces.isEmpty()) {
      return plain;
    }
    Asked last = pieces.getLast().asked;
    boolean goesOn = draft.next() != null && draft.next().step().equals(last.step());
    Asked now = goesOn ? Objects.requireNonNull(draft.next()) : last;
    List<Choice> usual = goesOn ? now.choices() : List.of();
    List<String> phrases = new ArrayList<>();
    pieces.forEach(piece -> phrases.add(piece.choice.phrase()));
    String said = String.join(" ", phrases);
    String tail = draft.line().substring(said.length());
    boolean forced = !tail.isEmpty() && !line.toLowerCase(Locale.ROOT).endsWith(tail);
    if (usual.isEmpty() && !forced) {
      return plain;
    }
    List<Choice> open = new ArrayList<>();
    for (Choice choice : begin(pieces).choices()) {
      if (!has(usual, choice) && isOpen(seat, said + " " + choice.phrase())) {
        open.add(choice);
      }
    }
    if (open.size() < (forced ? 2 : 1)) {
      return plain;
    }
    open.addAll(usual);
    return new Next(
        said,
        new Asked(
            now.step(),
            now.prompt(),
            now.clause(),
            open,
            now.shape(),
            now.anyOrder(),
            now.placement()));
  }

  /** The first of the last questions that one step has asked. */
  private static Asked begin(List<Said> pieces) {
    Asked begin = pieces.getLast().asked;
    for (Said piece : pieces.reversed()) {
      if (!piece.asked.step().equals(begin.step())) {
        break;
      }
      begin = piece.asked;
    }
    return begin;
  }

  private static boolean has(List<Choice> choices, Choice choice) {
    return choices.stream().anyMatch(one -> one.phrase().equals(choice.phrase()));
  }
}
