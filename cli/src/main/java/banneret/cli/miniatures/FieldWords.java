package banneret.cli.miniatures;

import banneret.cli.screen.ReaderWords;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds what a person names on the battlefield: units, objectives, terrain, points. */
final class FieldWords {
  private static final String NUMBER = "([0-9]{1,2}(?:[.,][0-9]{1,3})?)";
  private static final Pattern POINT =
      Pattern.compile(NUMBER + "[\"″]?[\\s;|]+" + NUMBER + "[\"″]?");
  private static final int INCH = 1_000;

  private final Texts texts;
  private final UnitNames names;
  private final List<String> between;
  private final Pattern objective;
  private final Pattern terrain;
  private final Pattern unit;
  private final Pattern wall;

  FieldWords(UnitNames names) {
    this.names = names;
    texts = names.texts;
    between = names.messages.words("miniatures.between");
    objective = Pattern.compile("(?:objecti(?:ve|f)|⚑)[ -]?([1-9])");
    terrain = Pattern.compile("terrain[ -]?([0-9]{1,2})");
    unit = Pattern.compile("([\\p{L}]+|[●■▲◆])[ -]?((?:wall|mur|w)?)[ -]?([0-9]{1,2})(?![0-9.,])");
    wall = Pattern.compile("(?:wall|mur|w)[ -]?([1-3])(?![0-9.,])");
  }

  /**
   * Something on the battlefield.
   *
   * @param unit the unit, or -1
   * @param words what it is called
   */
  record Spot(int unit, int x, int y, String words) {}

  /** All that a text names, in its order; null if there is something else in it. */
  @Nullable List<Spot> read(Battlefield field, String text) {
    List<Spot> found = new ArrayList<>();
    String rest = ReaderWords.plain(text).strip();
    while (!rest.isEmpty()) {
      String first = rest.split(" ")[0];
      if (between.contains(first)) {
        rest = rest.substring(first.length()).strip();
        continue;
      }
      Matcher point = POINT.matcher(rest);
      Matcher token = objective.matcher(rest);
      Matcher piece = terrain.matcher(rest);
      Matcher one = unit.matcher(rest);
      Matcher own = wall.matcher(rest);
      int used;
      if (point.lookingAt()) {
        found.add(point(inches(point.group(1)), inches(point.group(2))));
        used = point.end();
      } else if (token.lookingAt() && token(field, found, Integer.parseInt(token.group(1)) - 1)) {
        used = token.end();
      } else if (piece.lookingAt() && piece(field, found, Integer.parseInt(piece.group(1)) - 1)) {
        used = piece.end();
      } else if (one.lookingAt() && numbered(field, found, one)) {
        used = one.end();
      } else if (own.lookingAt() && wall(field, found, Integer.parseInt(own.group(1)))) {
        used = own.end();
      } else {
        used = named(field, found, rest);
      }
      if (used == 0) {
        return null;
      }
      rest = rest.substring(used).strip();
    }
    return found;
  }

  /** The one unit that a text names, or -1. */
  int unit(Battlefield field, String text) {
    List<Spot> found = read(field, text);
    return found == null || found.size() != 1 ? -1 : found.getFirst().unit();
  }

  private static int inches(String text) {
    return (int) Math.round(Double.parseDouble(text.replace(',', '.')) * INCH);
  }

  private Spot point(int x, int y) {
    return new Spot(-1, x, y, names.point(x, y));
  }

  private boolean token(Battlefield field, List<Spot> found, int token) {
    if (token >= field.objectives.count() || !field.objectives.isLying(token)) {
      return false;
    }
    found.add(
        new Spot(
            -1, field.objectives.x(token), field.objectives.y(token), texts.name("token", token)));
    return true;
  }

  private boolean piece(Battlefield field, List<Spot> found, int piece) {
    if (piece < 0 || piece >= Content.PIECES || field.terrain.get(piece) < 0) {
      return false;
    }
    found.add(
        new Spot(
            -1,
            field.terrainPose(piece).x(),
            field.terrainPose(piece).y(),
            texts.name("piece", piece)));
    return true;
  }

  /** A unit by its seat and number: red-3, Red 3, r3, ●3. */
  private boolean numbered(Battlefield field, List<Spot> found, Matcher typed) {
    String who = typed.group(1);
    boolean wall = !typed.group(2).isEmpty();
    int number = Integer.parseInt(typed.group(3));
    for (int seat = 0; seat < field.seats(); seat++) {
      String word = field.content.seatNames.word(seat);
      String own = ReaderWords.plain(texts.name("seat", seat));
      boolean his =
          who.equals(word)
              || who.equals(own)
              || who.equals(own.substring(0, 1))
              || who.equals(UnitNames.sign(field.from(seat)).substring(0, 1));
      int most = wall ? Content.WALLS : Content.MOST_UNITS;
      if (his && number >= 1 && number <= most) {
        int place = field.from(seat) + (wall ? Content.MOST_UNITS : 0) + number - 1;
        return add(field, found, place);
      }
    }
    return false;
  }

  /** A wall by its number alone, for only one player has walls. */
  private boolean wall(Battlefield field, List<Spot> found, int number) {
    for (int seat = 0; seat < field.seats(); seat++) {
      if (add(field, found, field.from(seat) + Content.MOST_UNITS + number - 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean add(Battlefield field, List<Spot> found, int place) {
    if (field.card(place) < 0) {
      return false;
    }
    found.add(
        new Spot(
            place,
            field.pose(place).x(),
            field.pose(place).y(),
            UnitNames.sign(place) + " " + names.card(field, place)));
    return true;
  }

  /** A unit by the name of its card, if there is only one; answers how much of the text it is. */
  private int named(Battlefield field, List<Spot> found, String text) {
    int longest = 0;
    int which = -1;
    for (int place = 0; place < field.units(); place++) {
      if (field.card(place) >= 0) {
        String name = ReaderWords.plain(names.card(field, place));
        boolean begins = (text + " ").startsWith(name + " ");
        if (begins && name.length() >= longest) {
          which = name.length() == longest && which >= 0 ? -1 : place;
          longest = name.length();
        }
      }
    }
    return which >= 0 && add(field, found, which) ? longest : 0;
  }
}
