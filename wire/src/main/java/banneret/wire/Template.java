package banneret.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A text with places to fill in.
 *
 * <ul>
 *   <li>{@code {who}} is the argument of that name.
 *   <li>{@code {who.of}} is another form of its name: the text {@code seat.red.of} instead of
 *       {@code seat.red}, and the usual one where there is no such text.
 *   <li>{@code {n+}} is a number with its sign: +2, −1, +0.
 *   <li>{@code {n|one warrior|{n} warriors}} is for one and for many, as the language counts:
 *       French says one for 0 too. {@code {n|=0 nobody|one warrior|{n} warriors}} has a form of its
 *       own for a number.
 *   <li><code>{{</code> and <code>}}</code> are braces.
 * </ul>
 */
final class Template {
  /** What fills the places. */
  interface Filler {
    /** The argument in words; the form is empty for the usual one. */
    String words(String name, String form);

    /** The argument as a number. */
    int number(String name);

    /** True if the language says one for this number. */
    boolean isOne(int number);
  }

  private sealed interface Part {}

  private record Verbatim(String text) implements Part {}

  private record Slot(String name, String form) implements Part {}

  private record Signed(String name) implements Part {}

  private record Counted(String name, List<Form> forms) implements Part {}

  /** A form for one number, if that is given, else for one or many by its place. */
  private record Form(String only, List<Part> parts) {}

  private final String text;
  private final List<Part> parts;
  private int at;

  private Template(String text) {
    this.text = text;
    parts = parts("");
  }

  /** Reads a template; the error says what is wrong with it. */
  static Template of(String text) {
    return new Template(text);
  }

  String fill(Filler filler) {
    StringBuilder out = new StringBuilder();
    fill(parts, filler, out);
    return out.toString();
  }

  /** The names of all places, sorted. */
  Set<String> names() {
    Set<String> names = new TreeSet<>();
    collect(parts, names);
    return names;
  }

  private List<Part> parts(String ends) {
    List<Part> found = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
      char c = text.charAt(at);
      if (doubled('{') || (ends.isEmpty() && doubled('}'))) {
        words.append(c);
        at += 2;
      } else if (c == '{') {
        if (!words.isEmpty()) {
          found.add(new Verbatim(words.toString()));
          words.setLength(0);
        }
        found.add(slot());
      } else if (c == '}') {
        throw wrong("a closing brace too many");
      } else {
        words.append(c);
        at++;
      }
    }
    if (!words.isEmpty()) {
      found.add(new Verbatim(words.toString()));
    }
    return List.copyOf(found);
  }

  private boolean doubled(char brace) {
    return at + 1 < text.length() && text.charAt(at) == brace && text.charAt(at + 1) == brace;
  }

  private Part slot() {
    int start = ++at;
    while (at < text.length() && "|}+.{".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String name = text.substring(start, at);
    if (name.isBlank() || at == text.length()) {
      throw wrong("expected {name}");
    }
    Part part =
        switch (text.charAt(at)) {
          case '.' -> new Slot(name, form());
          case '+' -> {
            at++;
            yield new Signed(name);
          }
          case '|' -> new Counted(name, forms());
          default -> new Slot(name, "");
        };
    if (at == text.length() || text.charAt(at) != '}') {
      throw wrong("expected a closing brace after '" + name + "'");
    }
    at++;
    return part;
  }

  private String form() {
    int start = ++at;
    while (at < text.length() && text.charAt(at) != '}') {
      at++;
    }
    return text.substring(start, at);
  }

  private List<Form> forms() {
    List<Form> forms = new ArrayList<>();
    int plain = 0;
    while (at < text.length() && text.charAt(at) == '|') {
      at++;
      String only = "";
      if (at < text.length() && text.charAt(at) == '=') {
        int space = text.indexOf(' ', at);
        if (space < 0) {
          throw wrong("expected '=number text'");
        }
        only = text.substring(at + 1, space);
        at = space + 1;
      } else {
        plain++;
      }
      forms.add(new Form(only, parts("|}")));
    }
    if (plain != 2) {
      throw wrong("expected two forms, for one and for many");
    }
    return List.copyOf(forms);
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(what + " in '" + text + "'");
  }

  private static void fill(List<Part> parts, Filler filler, StringBuilder out) {
    for (Part part : parts) {
      switch (part) {
        case Verbatim words -> out.append(words.text);
        case Slot slot -> out.append(filler.words(slot.name, slot.form));
        case Signed signed -> {
          int number = filler.number(signed.name);
          out.append(number < 0 ? "" : "+").append(number(number));
        }
        case Counted counted -> fill(choose(counted, filler), filler, out);
      }
    }
  }

  private static List<Part> choose(Counted counted, Filler filler) {
    int number = filler.number(counted.name);
    List<Form> plain = new ArrayList<>();
    for (Form form : counted.forms) {
      if (form.only.equals(Integer.toString(number))) {
        return form.parts;
      }
      if (form.only.isEmpty()) {
        plain.add(form);
      }
    }
    return plain.get(filler.isOne(number) ? 0 : 1).parts;
  }

  /** A number with a proper minus sign. */
  static String number(int number) {
    String digits = Integer.toString(number);
    return number < 0 ? "\u2212" + digits.substring(1) : digits;
  }

  /** So many hundredths with as few decimals as it takes: 3.5, in French 3,5. */
  static String hundredths(int hundredths, String language) {
    int size = Math.abs(hundredths);
    StringBuilder out = new StringBuilder(hundredths < 0 ? "\u2212" : "").append(size / 100);
    if (size % 100 != 0) {
      out.append(language.equals("fr") ? ',' : '.').append(size / 10 % 10);
    }
    return size % 10 == 0 ? out.toString() : out.append(size % 10).toString();
  }

  private static void collect(List<Part> parts, Set<String> names) {
    for (Part part : parts) {
      switch (part) {
        case Verbatim words -> {}
        case Slot slot -> names.add(slot.name);
        case Signed signed -> names.add(signed.name);
        case Counted counted -> {
          names.add(counted.name);
          counted.forms.forEach(form -> collect(form.parts, names));
        }
      }
    }
  }
}
