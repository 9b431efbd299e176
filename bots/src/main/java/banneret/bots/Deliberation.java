package banneret.bots;

import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a bot says to a question, a whole line as a table wants it, and what it weighed on the way.
 *
 * @param words where it weighed several options, in the order of the line
 * @param owed the seats it thinks it owes something, a bit each
 */
public record Deliberation(String line, List<Word> words, int owed) {
  private static final int PERCENT = 100;

  /**
   * A place in a line where a bot had a choice.
   *
   * @param before what had been said of the line
   * @param said what comes next in the line
   * @param options what it weighed, the best first
   */
  public record Word(String before, Asked asked, String said, List<Weighed> options) {}

  /**
   * An option that a bot weighed.
   *
   * @param visits how often it was tried
   * @param chance the chance of victory that it left, from 0 to 1; 0 if it was never tried
   */
  public record Weighed(Choice choice, int visits, double chance) {}

  /** What the bot says to the question that waits for its seat. */
  public static <P extends Position<P>> Deliberation of(Table<P> table, int seat, Bot<P> bot) {
    return of(table, seat, bot, "", line -> {});
  }

  /**
   * How the bot goes on with a line that the seat has begun.
   *
   * @param begun what was said of it, in its usual form
   * @param progress is told the line after each word
   */
  public static <P extends Position<P>> Deliberation of(
      Table<P> table, int seat, Bot<P> bot, String begun, Consumer<String> progress) {
    Talk<P> talk = new Talk<>(table, seat, begun);
    List<Word> words = new ArrayList<>();
    for (Asked asked = talk.asked; asked != null; asked = talk.asked) {
      Word word = talk.weigh(asked, bot);
      if (!word.options.isEmpty()) {
        words.add(word);
      }
      talk.say(word.said);
      progress.accept(talk.line);
    }
    return new Deliberation(talk.line, List.copyOf(words), bot.owed());
  }

  /**
   * What bots weigh at each word of a line that somebody has said, as far as it may be said here.
   *
   * @param bots gives a new bot for each word
   */
  public static <P extends Position<P>> Deliberation along(
      Table<P> table, int seat, String line, Supplier<Bot<P>> bots) {
    Talk<P> talk = new Talk<>(table, seat, "");
    List<Word> words = new ArrayList<>();
    for (Asked asked = talk.asked; asked != null; asked = talk.asked) {
      String said = line.startsWith(talk.line) ? talk.first(line) : "";
      if (said.isEmpty()) {
        break;
      }
      Word word = talk.weigh(asked, bots.get());
      words.add(new Word(word.before, asked, said, word.options));
      talk.say(said);
    }
    return new Deliberation(talk.line, List.copyOf(words), 0);
  }

  /**
   * For whoever asked for a hint: the line, and at each word what was tried with the chance of
   * victory it leaves, in hundredths.
   *
   * @param words says a saying in the reader's words
   */
  public Tree.Fields write(Function<Saying, Tree.Fields> words) {
    Tree.Items weighed = Tree.items();
    for (Word word : this.words) {
      Tree.Items options = Tree.items();
      for (Weighed one : word.options) {
        if (one.visits > 0) {
          options.add(
              Tree.fields()
                  .put("phrase", one.choice.phrase())
                  .put("saying", words.apply(one.choice.saying()))
                  .put("chance", (int) Math.round(one.chance * PERCENT)));
        }
      }
      weighed.add(Tree.fields().put("said", word.said).put("options", options));
    }
    return Tree.fields().put("line", line).put("words", weighed);
  }

  /** A line that is being said, and a copy of the table on which it is tried. */
  private static final class Talk<P extends Position<P>> {
    private final Table<P> table;
    private final int seat;
    private final P copy;
    private final Engine<P> engine;
    private final Options options = new Options();
    private String line = "";
    private @Nullable Asked asked;

    Talk(Table<P> table, int seat, String begun) {
      this.table = table;
      this.seat = seat;
      copy = table.viewToAnswer(seat).deal(new Seeded(0));
      engine = new Engine<>(copy, new Seeded(0));
      asked = table.question(seat);
      if (!begun.isEmpty()) {
        say(begun);
      }
    }

    /** Says words that may be said; what is forced after them is said, too. */
    void say(String words) {
      Table.Draft draft = table.draft(seat, line.isEmpty() ? words : line + " " + words);
      if (draft.refusal() != null) {
        throw new IllegalArgumentException("cannot say '" + words + "' after '" + line + "'");
      }
      asked = draft.next();
      while (asked != null && line.length() < draft.line().length()) {
        String phrase = first(draft.line());
        engine.answer(seat, code(phrase));
        line = line.isEmpty() ? phrase : line + " " + phrase;
      }
      line = draft.line();
    }

    /** The longest option that comes next in a line, or nothing. */
    String first(String whole) {
      String rest = whole.substring(line.length()).strip() + " ";
      engine.options(seat, options);
      String found = "";
      for (int i = 0; i < options.size(); i++) {
        String phrase = engine.phrase(seat, options.get(i));
        if (rest.startsWith(phrase + " ") && phrase.length() > found.length()) {
          found = phrase;
        }
      }
      return found;
    }

    private int code(String phrase) {
      for (int i = 0; i < options.size(); i++) {
        if (engine.phrase(seat, options.get(i)).equals(phrase)) {
          return options.get(i);
        }
      }
      throw new IllegalStateException("no option '" + phrase + "' after '" + line + "'");
    }

    Word weigh(Asked question, Bot<P> bot) {
      int choice = bot.choose(new View<>(table.game(), copy, seat));
      List<Weighed> weighed = new ArrayList<>();
      for (Thought thought : bot.thoughts()) {
        String phrase = engine.phrase(seat, thought.choice());
        for (Choice one : question.choices()) {
          if (one.phrase().equals(phrase)) {
            weighed.add(new Weighed(one, thought.visits(), thought.chance()));
          }
        }
      }
      return new Word(line, question, engine.phrase(seat, choice), List.copyOf(weighed));
    }
  }
}
