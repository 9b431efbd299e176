package banneret.laws;

import banneret.kernel.luck.Seeded;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Says what nobody should: noise, words of other moments, lines with something wrong. */
final class Hostile {
  private static final String NOISE =
      "abz09 -,;:\t\n\r\0\"'\\{}[]#&*!|>%@`~=+éİß\u00A0\u2028\uD83D\uDE00\uD800\uFFFF";
  private static final int MEMORY = 200;
  private final Seeded picks;
  private final List<String> lines = new ArrayList<>(List.of(""));
  private final List<String> words = new ArrayList<>(List.of("pass", "no", "more", "-1", "0"));

  Hostile(Seeded picks) {
    this.picks = picks;
  }

  /** Remembers a line, to make something of it. */
  void hear(String line) {
    keep(lines, line);
    keep(words, any(Arrays.asList(line.split(" ", -1))));
  }

  private void keep(List<String> kept, String one) {
    if (kept.size() < MEMORY) {
      kept.add(one);
    } else {
      kept.set(picks.below(MEMORY), one);
    }
  }

  private String any(List<String> some) {
    return some.get(picks.below(some.size()));
  }

  /** A line that is likely to be wrong. */
  String line() {
    String line = any(picks.below(2) == 0 ? lines : List.of(lines.getLast()));
    return switch (picks.below(9)) {
      case 0 -> noise(picks.below(40));
      case 1 -> several(1 + picks.below(6));
      case 2 -> line + " " + any(words);
      case 3 -> any(words) + " " + line;
      case 4 -> line.substring(0, picks.below(line.length() + 1));
      case 5 -> swapped(line);
      case 6 -> {
        int at = picks.below(line.length() + 1);
        yield line.substring(0, at) + noise(1) + line.substring(at);
      }
      case 7 -> picks.below(20) == 0 ? (line + " ").repeat(20_000 / (line.length() + 1)) : line;
      default -> line + " " + line;
    };
  }

  private String noise(int length) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < length; i++) {
      out.append(NOISE.charAt(picks.below(NOISE.length())));
    }
    return out.toString();
  }

  private String several(int count) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < count; i++) {
      out.append(any(words)).append(' ');
    }
    return out.toString();
  }

  private String swapped(String line) {
    String[] parts = line.split(" ", -1);
    int one = picks.below(parts.length);
    int other = picks.below(parts.length);
    String part = parts[one];
    parts[one] = parts[other];
    parts[other] = picks.below(2) == 0 ? part : any(words);
    return String.join(" ", parts);
  }
}
