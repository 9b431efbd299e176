package banneret.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** The colours, each with a shape of its own, so that nobody needs to see the colour. */
public final class Paint {
  public static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
  public static final AttributedStyle FAINT = PLAIN.foreground(245);
  public static final AttributedStyle BOLD = PLAIN.bold();
  public static final AttributedStyle MARK = PLAIN.inverse().bold();

  private static final String FILLED = "●■▲◆";
  private static final String HOLLOW = "○□△◇";
  private static final int[] BRIGHT = {203, 75, 77, 220};
  private static final int[] DARK = {52, 18, 22, 58};
  private static final int WHITE = 255;

  private Paint() {}

  /** The shape of a seat's warriors. */
  public static char warriors(int seat) {
    return FILLED.charAt(seat % FILLED.length());
  }

  /** The shape of a seat's flags. */
  public static char flag(int seat) {
    return HOLLOW.charAt(seat % HOLLOW.length());
  }

  public static AttributedStyle seat(int seat) {
    return PLAIN.bold().foreground(BRIGHT[seat % BRIGHT.length]);
  }

  /** What a seat holds. */
  public static AttributedStyle ground(int seat) {
    return PLAIN.foreground(WHITE).background(DARK[seat % DARK.length]);
  }

  public static AttributedStyle warriorsOn(int seat, AttributedStyle ground) {
    return ground.bold().foreground(BRIGHT[seat % BRIGHT.length]);
  }

  public static AttributedString faint(String text) {
    return new AttributedString(text, FAINT);
  }

  /** The text with every seat's name in its colour, its shape before it; namesakes as they are. */
  public static AttributedString named(
      String text, List<String> names, AttributedStyle style, Display display) {
    AttributedStringBuilder out = new AttributedStringBuilder();
    List<String> quoted = new ArrayList<>();
    display.namesakes().forEach(name -> quoted.add(Pattern.quote(name)));
    names.forEach(name -> quoted.add(Pattern.quote(name)));
    Matcher matcher =
        Pattern.compile("(?<![\\p{L}])(" + String.join("|", quoted) + ")(?![\\p{L}])")
            .matcher(text);
    int from = 0;
    while (matcher.find()) {
      int seat = names.indexOf(matcher.group());
      out.append(text.substring(from, matcher.start()), style);
      if (seat < 0) {
        out.append(matcher.group(), style);
      } else {
        out.append(display.mark(seat) + matcher.group(), display.style(seat));
      }
      from = matcher.end();
    }
    return out.append(text.substring(from), style).toAttributedString();
  }

  /** The text on as many lines as it needs, those after the first indented. */
  public static List<AttributedString> wrap(AttributedString text, int width, int indent) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedString rest = text;
    while (rest.length() > width - (lines.isEmpty() ? 0 : indent)) {
      int room = width - (lines.isEmpty() ? 0 : indent);
      int space = gap(rest.toString(), room);
      int cut = space <= 0 ? room : space;
      lines.add(indented(rest.subSequence(0, cut), lines.isEmpty() ? 0 : indent));
      rest = rest.subSequence(space <= 0 ? cut : cut + 1, rest.length());
    }
    lines.add(indented(rest, lines.isEmpty() ? 0 : indent));
    return lines;
  }

  /** The last blank where a line may end: no sign of French stands apart from its word. */
  private static int gap(String text, int room) {
    int space = text.lastIndexOf(' ', room);
    while (space > 0
        && space + 1 < text.length()
        && ("?!:;»".indexOf(text.charAt(space + 1)) >= 0 || text.charAt(space - 1) == '«')) {
      space = text.lastIndexOf(' ', space - 1);
    }
    return space;
  }

  public static List<AttributedString> wrap(String text, int width, int indent) {
    return wrap(new AttributedString(text), width, indent);
  }

  private static AttributedString indented(AttributedString text, int indent) {
    return new AttributedStringBuilder()
        .append(" ".repeat(indent))
        .append(text)
        .toAttributedString();
  }
}
