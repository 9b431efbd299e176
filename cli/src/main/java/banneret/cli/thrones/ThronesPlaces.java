package banneret.cli.thrones;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.kernel.tree.Tree;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Reach;
import banneret.thrones.realm.Realm;
import banneret.wire.Texts;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Tells all about a region: what is there, its neighbours, who can march to it. */
public final class ThronesPlaces {
  private final Tree.Fields content;
  private final Texts texts;
  private final Messages messages;
  private final ThronesMap map;

  ThronesPlaces(Tree.Fields content, Texts texts, Messages messages, ThronesMap map) {
    this.content = content;
    this.texts = texts;
    this.messages = messages;
    this.map = map;
  }

  /** The region of this name, else those with this word in their name, or nothing. */
  List<AttributedString> look(Realm realm, String place, int width) {
    List<AttributedString> lines = new ArrayList<>();
    List<AttributedString> parts = new ArrayList<>();
    String wanted = plain(place);
    for (int region = 0; region < realm.content.regions && !wanted.isEmpty(); region++) {
      String word = plain(realm.content.regionNames.word(region));
      String name = plain(texts.name("region", region));
      if (word.equals(wanted) || name.equals(wanted)) {
        describe(realm, region, lines, width);
      } else if ((" " + word + " | " + name + " ").contains(" " + wanted + " ")) {
        describe(realm, region, parts, width);
      }
    }
    return lines.isEmpty() ? parts : lines;
  }

  /** A name without case, accents, article and dashes. */
  private static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .replaceAll("\\p{M}|'", "")
        .toLowerCase(Locale.ROOT)
        .replace('-', ' ')
        .strip()
        .replaceFirst("^(the|les|la|le) ", "");
  }

  private void describe(Realm realm, int region, List<AttributedString> lines, int width) {
    Content board = realm.content;
    AttributedStringBuilder head = new AttributedStringBuilder();
    head.append(board.regionNames.word(region), Paint.BOLD);
    head.append(" · " + texts.name("region", region));
    head.append(" · " + texts.text(board.isSea[region] ? "kind.sea" : "kind.land"));
    if (board.castle[region] > 0) {
      head.append(
          " · " + texts.text(board.castle[region] == 2 ? "castle.fortress" : "castle.city"));
    }
    if (board.barrels[region] > 0) {
      head.append(" · " + messages.say("thrones.barrels", "n", board.barrels[region]));
    }
    if (board.crowns[region] > 0) {
      head.append(" · " + messages.say("thrones.crowns", "n", board.crowns[region]));
    }
    int holder = ThronesMap.holder(realm, region);
    if (holder >= 0) {
      head.append(" · ").append(map.name(holder));
    }
    AttributedString forces = map.forces(realm, region);
    head.append(forces.length() == 0 ? "" : " · ").append(forces);
    if (realm.order(region) >= 0) {
      head.append(" · " + texts.name("order", realm.order(region)));
    }
    lines.addAll(Paint.wrap(head.toAttributedString(), width, 4));
    List<AttributedString> near = new ArrayList<>();
    for (int next : board.adjacent[region]) {
      if (realm.isBorder(region, next)) {
        near.add(standing(realm, next));
      }
    }
    add("thrones.near", near, lines, width);
    add("thrones.rivers", acrossRivers(realm, region), lines, width);
    for (int house = 0; house < realm.seats(); house++) {
      List<AttributedString> from = new ArrayList<>();
      for (int origin = 0; origin < board.regions; origin++) {
        if (realm.owner(origin) == house
            && board.isSea[origin] == board.isSea[region]
            && Reach.from(realm, house, origin)[region]) {
          from.add(standing(realm, origin));
        }
      }
      if (!from.isEmpty()) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.append(messages.say("thrones.reached")).append(" ").append(map.name(house));
        line.append(messages.say("colon")).append(joined(from));
        lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
      }
    }
  }

  private void add(
      String key, List<AttributedString> places, List<AttributedString> lines, int width) {
    if (!places.isEmpty()) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(messages.say(key)).append(" ").append(joined(places));
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
  }

  private static AttributedString joined(List<AttributedString> parts) {
    return AttributedString.join(new AttributedString(", "), parts);
  }

  private AttributedString standing(Realm realm, int region) {
    AttributedStringBuilder out = new AttributedStringBuilder();
    out.append(texts.name("region", region));
    AttributedString forces = map.forces(realm, region);
    out.append(forces.length() == 0 ? "" : " ").append(forces);
    int order = realm.order(region);
    out.append(order < 0 ? "" : " " + map.order(realm, order), Paint.BOLD);
    return out.toAttributedString();
  }

  /** The regions on the other bank of a river without a bridge. */
  private List<AttributedString> acrossRivers(Realm realm, int region) {
    List<AttributedString> found = new ArrayList<>();
    String word = realm.content.regionNames.word(region);
    for (Tree river : content.fieldsOf("map").itemsIfAny("rivers").all()) {
      for (Tree border : river.asFields().itemsOf("borders").all()) {
        List<String> banks = border.asFields().itemsOf("between").texts();
        if (banks.contains(word) && !border.asFields().flag("bridge")) {
          String other = banks.get(banks.get(0).equals(word) ? 1 : 0);
          String name = texts.name("region", realm.content.regionNames.id(other));
          found.add(new AttributedString(name));
        }
      }
    }
    return found;
  }
}
