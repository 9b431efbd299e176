package banneret.kernel.tree;

/** A tree with nothing below it: a text, a whole number or a flag. */
abstract sealed class Leaf extends Tree {
  static final class Text extends Leaf {
    private final String text;

    Text(String text) {
      this.text = text;
    }

    @Override
    String kind() {
      return "'" + text + "'";
    }

    @Override
    void write(StringBuilder out, boolean sorted) {
      quote(text, out);
    }

    @Override
    public String asText() {
      return text;
    }
  }

  static final class Whole extends Leaf {
    private final int number;

    Whole(int number) {
      this.number = number;
    }

    @Override
    String kind() {
      return Integer.toString(number);
    }

    @Override
    void write(StringBuilder out, boolean sorted) {
      out.append(number);
    }

    @Override
    public int asNumber() {
      return number;
    }

    @Override
    public String asText() {
      return Integer.toString(number);
    }
  }

  static final class Flag extends Leaf {
    private final boolean flag;

    Flag(boolean flag) {
      this.flag = flag;
    }

    @Override
    String kind() {
      return Boolean.toString(flag);
    }

    @Override
    void write(StringBuilder out, boolean sorted) {
      out.append(flag);
    }

    @Override
    public boolean asFlag() {
      return flag;
    }
  }

  /** Writes a text so that no mark in it can end it. */
  static void quote(String text, StringBuilder out) {
    out.append('"');
    int plain = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        out.append(text, plain, i);
        plain = i + 1;
        if (c < ' ') {
          out.append("\\u00").append(Character.forDigit(c >> 4, 16));
          out.append(Character.forDigit(c & 15, 16));
        } else {
          out.append('\\').append(c);
        }
      }
    }
    out.append(text, plain, text.length()).append('"');
  }
}
