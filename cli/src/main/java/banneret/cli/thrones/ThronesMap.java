package banneret.cli.thrones;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Realm;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Draws Westeros as a table, its regions by neighbourhood in two columns. */
public final class ThronesMap {
  private static final int NAME = 21;
  private static final int SIGNS = 3;
  private static final int WIDTH = 49;
  private static final List<List<Area>> COLUMNS =
      List.of(
          List.of(
              new Area(
                  "north",
                  "castle-black",
                  "karhold",
                  "winterfell",
                  "stony-shore",
                  "white-harbor",
                  "widows-watch",
                  "moat-cailin",
                  "greywater-watch",
                  "flints-finger"),
              new Area(
                  "riverlands",
                  "seagard",
                  "the-twins",
                  "the-fingers",
                  "mountains-of-the-moon",
                  "the-eyrie",
                  "riverrun",
                  "harrenhal"),
              new Area(
                  "crownlands",
                  "crackclaw-point",
                  "blackwater",
                  "kings-landing",
                  "dragonstone",
                  "kingswood",
                  "storms-end")),
          List.of(
              new Area("west", "pyke", "lannisport", "stoney-sept", "searoad-marches"),
              new Area(
                  "south",
                  "the-reach",
                  "highgarden",
                  "dornish-marches",
                  "oldtown",
                  "the-arbor",
                  "starfall",
                  "yronwood",
                  "sunspear"),
              new Area(
                  "seas",
                  "bay-of-ice",
                  "shivering-sea",
                  "narrow-sea",
                  "sunset-sea",
                  "ironmans-bay",
                  "golden-sound",
                  "blackwater-bay",
                  "shipbreaker-bay",
                  "sea-of-dorne",
                  "redwyne-straights",
                  "summer-sea")));

  private final Texts texts;
  private final Messages messages;

  ThronesMap(Texts texts, Messages messages) {
    this.texts = texts;
    this.messages = messages;
  }

  /** A neighbourhood. */
  private record Area(String name, List<String> regions) {
    Area(String name, String... regions) {
      this(name, List.of(regions));
    }
  }

  /**
   * The table.
   *
   * @param numbers options by region, which is then marked
   */
  List<AttributedString> draw(Realm realm, Map<Integer, Integer> numbers) {
    List<List<AttributedString>> columns = new ArrayList<>();
    for (List<Area> areas : COLUMNS) {
      List<AttributedString> column = new ArrayList<>();
      for (Area area : areas) {
        column.add(heading(texts.text("area." + area.name)));
        for (String word : area.regions) {
          int region = realm.content.regionNames.id(word);
          column.add(row(realm, region, numbers.containsKey(region)));
        }
      }
      columns.add(column);
    }
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < Math.max(columns.get(0).size(), columns.get(1).size()); i++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      if (i < columns.get(0).size()) {
        line.append(columns.get(0).get(i));
      }
      if (i < columns.get(1).size()) {
        line.append(" ".repeat(WIDTH + 2 - line.length())).append(columns.get(1).get(i));
      }
      lines.add(line.toAttributedString());
    }
    return lines;
  }

  private static AttributedString heading(String name) {
    String rule = "─".repeat(WIDTH - name.length() - 4);
    return new AttributedString("── " + name + " " + rule, Paint.FAINT);
  }

  private AttributedString row(Realm realm, int region, boolean open) {
    AttributedStringBuilder row = new AttributedStringBuilder();
    int house = holder(realm, region);
    boolean fought = realm.battleRegion() == region;
    AttributedStyle style =
        fought ? Paint.MARK : house >= 0 ? ThronesDisplay.colour(house) : Paint.PLAIN;
    row.append(shortName(texts.name("region", region)), open ? style.underline() : style);
    at(NAME + 1, new AttributedString(signs(realm.content, region), Paint.FAINT), row);
    at(NAME + SIGNS + 2, forces(realm, region), row);
    int order = realm.order(region);
    String word = order < 0 ? "" : " " + order(realm, order);
    at(NAME + SIGNS + 11, new AttributedString(word, Paint.BOLD), row);
    AttributedString whole = row.toAttributedString();
    return whole.length() > WIDTH ? whole.subSequence(0, WIDTH) : whole;
  }

  /** An order in a word or two. */
  String order(Realm realm, int order) {
    return texts.text("order." + realm.content.orderNames.word(order) + ".short");
  }

  /** Writes something at a place of the line, if there is anything to write. */
  private static void at(int place, AttributedString text, AttributedStringBuilder line) {
    if (text.length() > 0) {
      line.append(" ".repeat(Math.max(0, place - line.length()))).append(text);
    }
  }

  /** A name without its article, cut to its room. */
  private static String shortName(String name) {
    String plain = name.replaceFirst("^(The|Les|La|Le) ", "");
    return plain.length() > NAME ? plain.substring(0, NAME - 1) + "…" : plain;
  }

  /** Who holds a land region or has ships at sea, or -1. */
  static int holder(Realm realm, int region) {
    return realm.content.isSea[region] ? realm.owner(region) : Control.of(realm, region);
  }

  /** What is printed: castle, barrels, crowns. */
  static String signs(Content content, int region) {
    String castle = content.castle[region] == 2 ? "♜" : content.castle[region] == 1 ? "♖" : "";
    return castle + "o".repeat(content.barrels[region]) + "♛".repeat(content.crowns[region]);
  }

  /** Who is there: a house's letter and its units, tired ones in brackets, a crest as a star. */
  AttributedString forces(Realm realm, int region) {
    AttributedStringBuilder out = new AttributedStringBuilder();
    if (realm.neutral.get(region) > 0) {
      out.append(messages.say("thrones.neutral", "n", realm.neutral.get(region)), Paint.BOLD);
      return out.toAttributedString();
    }
    int house = holder(realm, region);
    if (house >= 0) {
      AttributedStyle style = ThronesDisplay.colour(house);
      out.append(letter(house) + units(realm, region), style);
      if (realm.crest.get(region) >= 0) {
        int crest = realm.crest.get(region);
        out.append(crest == house ? "*" : "*" + letter(crest), ThronesDisplay.colour(crest));
      }
    }
    return out.toAttributedString();
  }

  AttributedString name(int house) {
    return new AttributedString(texts.name("seat", house), ThronesDisplay.colour(house));
  }

  String letter(int house) {
    return texts.name("seat", house).substring(0, 1);
  }

  private String units(Realm realm, int region) {
    StringBuilder fit = new StringBuilder();
    StringBuilder tired = new StringBuilder();
    for (int kind = 0; kind < 3; kind++) {
      String sign = messages.words("thrones.units").get(kind);
      fit.append(realm.fit(region, kind) > 0 ? realm.fit(region, kind) + sign : "");
      tired.append(realm.tired(region, kind) > 0 ? realm.tired(region, kind) + sign : "");
    }
    String both = fit + (tired.isEmpty() ? "" : "(" + tired + ")");
    return both.isEmpty() ? "" : " " + both;
  }
}
