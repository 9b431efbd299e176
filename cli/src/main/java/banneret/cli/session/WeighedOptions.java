package banneret.cli.session;

import banneret.bots.Deliberation;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.notation.Asked;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Tells in words what a bot weighed: at each word of its line the best options, best first. */
public final class WeighedOptions {
  private static final int MOST = 4;
  private static final int MOST_IN_LONG_LINES = 2;
  private static final int LONG_LINE = 3;
  private static final int LONG_BEFORE = 40;
  private static final double LEAST = 0.005;
  private static final int FIGURES = 4;

  private final Texts texts;
  private final Messages messages;
  private final Display display;

  public WeighedOptions(Texts texts, Messages messages, Display display) {
    this.texts = texts;
    this.messages = messages;
    this.display = display;
  }

  /** The question in words. */
  public String question(SeatView sight, Asked asked) {
    String text = display.annotate(sight, texts.say(asked.prompt()), true);
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /**
   * What was weighed.
   *
   * @param asked the question that the reader has read already, or nothing
   */
  public List<AttributedString> lines(
      SeatView sight, Deliberation deliberation, String asked, int width) {
    List<AttributedString> lines = new ArrayList<>();
    int most = deliberation.words().size() > LONG_LINE ? MOST_IN_LONG_LINES : MOST;
    String before = asked;
    String chosen = "";
    for (Deliberation.Word word : deliberation.words()) {
      String prompt = question(sight, word.asked());
      AttributedStringBuilder head = new AttributedStringBuilder().append("  ");
      String said = isOwn() ? chosen : end(word.before());
      head.append(said.isEmpty() ? "" : said + " … ", Paint.FAINT);
      head.append(prompt.equals(before) ? "" : prompt, Paint.BOLD);
      before = prompt;
      if (!head.toString().isBlank()) {
        lines.addAll(Paint.wrap(head.toAttributedString(), width, 4));
      }
      int all = word.options().stream().mapToInt(Deliberation.Weighed::visits).sum();
      int shown = 0;
      for (Deliberation.Weighed option : word.options()) {
        boolean isSaid = option.choice().phrase().equals(word.said());
        chosen = isSaid ? texts.say(option.choice().saying()) : chosen;
        if (shown < most && (double) option.visits() / all >= LEAST) {
          lines.addAll(Paint.wrap(line(sight, word, option, all), width, 8));
          shown++;
        }
      }
      if (shown < word.options().size()) {
        int more = word.options().size() - shown;
        lines.add(Paint.faint("    " + messages.say("weighed.more", "n", more)));
      }
    }
    return lines;
  }

  /** True if the reader wants his own words rather than the notation's. */
  private boolean isOwn() {
    return !texts.language().equals("en");
  }

  /** The last words of a line. */
  private static String end(String line) {
    int gap = line.indexOf(' ', Math.max(0, line.length() - LONG_BEFORE));
    return line.length() <= LONG_BEFORE || gap < 0 ? line : "…" + line.substring(gap);
  }

  private AttributedString line(
      SeatView sight, Deliberation.Word word, Deliberation.Weighed option, int all) {
    boolean own = isOwn();
    String phrase = option.choice().phrase();
    String saying = display.annotate(sight, texts.say(option.choice().saying()), own);
    boolean said = phrase.equals(word.said());
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(said ? "  ▸ " : "    ");
    line.append(
        messages.say(
            "weighed",
            "share",
            percent((double) option.visits() / all),
            "chance",
            percent(option.chance())));
    line.append(" ").append(own ? saying : phrase, said ? Paint.BOLD : Paint.PLAIN);
    if (!own && !saying.equals(phrase)) {
      line.append("  ").append(saying, Paint.FAINT);
    }
    return line.toAttributedString();
  }

  private String percent(double share) {
    String text = messages.say("percent", "n", Math.round(100 * share));
    return " ".repeat(Math.max(0, FIGURES - text.length())) + text;
  }
}
