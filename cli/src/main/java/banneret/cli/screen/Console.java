package banneret.cli.screen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedCharSequence;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** The screen and the keyboard, or the pipes in their place. */
public final class Console {
  private static final int COLOURS = 256;
  private static final String SAMPLE = "x";
  private static final int NARROWEST = 60;
  private static final int USUAL_WIDTH = 100;
  private static final int USUAL_HEIGHT = 45;

  private final Terminal terminal;
  private final boolean screen;
  private final boolean colours;
  private final boolean ascii;
  private final @Nullable LineReader keys;
  private final @Nullable BufferedReader pipe;
  private Function<String, List<String>> suggestions = typed -> List.of();
  private boolean hurries;

  /**
   * @param screen true if somebody sits before a screen that can be cleared
   */
  public Console(Terminal terminal, boolean screen, boolean colours, boolean ascii) {
    this.terminal = terminal;
    this.screen = screen;
    this.colours = colours;
    this.ascii = ascii;
    if (isDumb(terminal)) {
      keys = null;
      pipe = new BufferedReader(terminal.reader());
    } else {
      pipe = null;
      keys =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .parser((line, cursor, context) -> new LineCompletion.Whole(line, cursor))
              .completer((reader, line, candidates) ->
                  LineCompletion.of(line.word(), suggestions)
                      .forEach(rest -> candidates.add(new Candidate(rest))))
              .option(LineReader.Option.CASE_INSENSITIVE, true)
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .option(LineReader.Option.BRACKETED_PASTE, false)
              .build();
    }
  }

  public static boolean isDumb(Terminal terminal) {
    return terminal.getType().startsWith(Terminal.TYPE_DUMB);
  }

  /** True if somebody sits before a screen that can be cleared. */
  public boolean isScreen() {
    return screen;
  }

  public int width() {
    int width = terminal.getSize().getColumns();
    return width <= 0 ? USUAL_WIDTH : Math.max(NARROWEST, width);
  }

  public int height() {
    int height = terminal.getSize().getRows();
    return height <= 0 ? USUAL_HEIGHT : height;
  }

  public void line(AttributedString line) {
    String text = colours ? coloured(line) : line.toString();
    terminal.writer().println(ascii ? Ascii.of(text) : text);
  }

  /** The line with its colours; JLine itself would turn the lines of boxes into other signs. */
  private String coloured(AttributedString line) {
    StringBuilder out = new StringBuilder();
    for (int at = 0; at < line.length(); at = line.runLimit(at)) {
      String text = line.subSequence(at, line.runLimit(at)).toString();
      AttributedString sample = new AttributedString(SAMPLE, line.styleAt(at));
      out.append(
          sample.toAnsi(COLOURS, AttributedCharSequence.ForceMode.None).replace(SAMPLE, text));
    }
    return out.toString();
  }

  public void line(String line) {
    line(new AttributedString(line));
  }

  public void lines(List<AttributedString> lines) {
    lines.forEach(this::line);
  }

  /** Clears the screen, what has scrolled off it included, so that nobody scrolls back. */
  public void clear() {
    forget();
    if (isScreen()) {
      terminal.writer().print("\033[H\033[2J\033[3J");
      terminal.flush();
    } else {
      line("");
    }
  }

  /** Forgets what was typed, so that the next person cannot leaf back to it. */
  private void forget() {
    if (keys != null) {
      try {
        keys.getHistory().purge();
      } catch (IOException e) {
        throw new UncheckedIOException(e); // It is kept in no file.
      }
    }
  }

  /** Clears the screen alone. */
  public void clearScreen() {
    if (isScreen()) {
      terminal.writer().print("\033[H\033[2J");
    }
  }

  /** Shows a line that gives way to whatever comes next; nothing if nobody looks on. */
  public void status(String text) {
    if (isScreen()) {
      String shown = text.length() < width() ? text : text.substring(0, width() - 1);
      terminal.writer().print("\r" + (ascii ? Ascii.of(shown) : shown) + "\033[K");
      terminal.flush();
    }
  }

  /**
   * What the tab key may complete.
   *
   * @param phrases whole lines that begin with what has been typed
   */
  public void suggest(Function<String, List<String>> phrases) {
    suggestions = phrases;
  }

  /** True if single keys can be read. */
  public boolean hasKeys() {
    return keys != null;
  }

  /** Waits for any key. */
  public void awaitKey(String prompt) {
    if (hasKeys()) {
      status(prompt);
      hasKey(0);
      status("");
    }
  }

  /** Waits for a key, for so many milliseconds at most unless that is 0; takes it. */
  private boolean hasKey(int milliseconds) {
    Attributes before = terminal.enterRawMode();
    try {
      return terminal.reader().read((long) milliseconds) >= 0;
    } catch (IOException e) {
      return false; // Whoever typed is gone.
    } finally {
      terminal.setAttributes(before);
    }
  }

  /** One line from the keyboard; null if there is no more to come. */
  public @Nullable String ask(String prompt) {
    String shown = ascii ? Ascii.of(prompt) : prompt;
    hurries = false;
    terminal.flush();
    try {
      if (keys != null) {
        return keys.readLine(shown);
      }
      terminal.writer().print(shown);
      terminal.flush();
      String line = pipe == null ? null : pipe.readLine();
      terminal.writer().println(line == null ? "" : line);
      return line;
    } catch (EndOfFileException | UserInterruptException | IOException e) {
      return null; // Whoever typed is gone.
    }
  }

  /**
   * Waits, so that the eye can follow; not where nobody looks on. A key ends it, and all that would
   * come before the next question.
   */
  public void pause(int milliseconds) {
    terminal.flush();
    if (isScreen() && milliseconds > 0 && !hurries) {
      if (hasKeys()) {
        hurries = hasKey(milliseconds);
        return;
      }
      try {
        Thread.sleep(milliseconds);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  public void flush() {
    terminal.flush();
  }
}
