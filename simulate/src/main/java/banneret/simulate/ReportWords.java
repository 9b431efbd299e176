package banneret.simulate;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.wire.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The words of reports, in the reader's language. */
public final class ReportWords {
  private final Tree.Fields texts;
  private final Locale locale;

  private ReportWords(Tree.Fields texts, Locale locale) {
    this.texts = texts;
    this.locale = locale;
  }

  /** The words of a language, or an error that says which there are. */
  public static ReportWords in(String language) {
    if (!Texts.LANGUAGES.contains(language)) {
      throw new Malformed(
          "",
          "there is no language '"
              + language
              + "'; expected one of "
              + String.join(", ", Texts.LANGUAGES));
    }
    String file = "text/" + language + ".json";
    try (InputStream in = ReportWords.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no " + file);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return new ReportWords(Formats.json(file, text).asFields(), Locale.of(language));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String language() {
    return locale.getLanguage();
  }

  /** A text, its places filled from names and values in turn. */
  public String say(String key, Object... namesAndValues) {
    return Texts.filled(texts.text(key), namesAndValues);
  }

  public String whole(long number) {
    return String.format(locale, "%,d", number);
  }

  /** A number with one decimal. */
  public String decimal(double number) {
    return String.format(locale, "%,.1f", number);
  }

  public String percent(double share) {
    return say("percent", "number", decimal(100 * share));
  }

  public String interval(Share share) {
    return say("range", "low", percent(share.low()), "high", percent(share.high()));
  }

  String spread(Spread spread) {
    return say(
        "spread",
        "mean",
        decimal(spread.mean()),
        "min",
        whole(spread.min()),
        "max",
        whole(spread.max()));
  }
}
