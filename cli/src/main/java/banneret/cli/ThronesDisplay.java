package banneret.cli;

import banneret.kernel.Clause;
import banneret.kernel.Event;
import banneret.kernel.Tree;
import banneret.play.Texts;
import banneret.thrones.Control;
import banneret.thrones.Realm;
import banneret.thrones.action.Reach;
import banneret.thrones.battle.Strength;
import banneret.thrones.content.Content;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Thrones in a terminal. */
final class ThronesDisplay implements Display {
  private static final int[] COLOURS = {252, 203, 220, 77, 75};
  private static final String TOKENS = "♔†✉";
  private static final List<String> BANS =
      List.of("sea-of-storms", "feast-for-crows", "storm-of-swords", "rains-of-autumn");

  private final Tree.Fields content;
  private final Texts texts;
  private final Messages messages;
  private final ThronesMap map;

  ThronesDisplay(Tree.Fields content, Texts texts, Messages messages) {
    this.content = content;
    this.texts = texts;
    this.messages = messages;
    this.map = new ThronesMap(texts, messages);
  }

  static AttributedStyle colour(int house) {
    return Paint.PLAIN.bold().foreground(COLOURS[house]);
  }

  private static Realm realm(Sight sight) {
    if (sight.table() instanceof Realm realm) {
      return realm;
    }
    throw new IllegalArgumentException("no realm");
  }

  @Override
  public String game() {
    return "thrones";
  }

  @Override
  public String mark(int seat) {
    return "";
  }

  @Override
  public AttributedStyle style(int seat) {
    return colour(seat);
  }

  @Override
  public boolean hasHands() {
    return false;
  }

  @Override
  public boolean isBrief() {
    return true;
  }

  @Override
  public List<AttributedString> board(Sight sight, Map<Integer, Integer> numbers) {
    return map.draw(realm(sight), numbers);
  }

  private AttributedString name(int house) {
    return new AttributedString(texts.name("seat", house), colour(house));
  }

  @Override
  public List<AttributedString> panel(Sight sight, int width) {
    Realm realm = realm(sight);
    List<AttributedString> lines = new ArrayList<>();
    lines.addAll(Paint.wrap(head(sight, realm), width, 2));
    lines.addAll(Paint.wrap(tracks(realm), width, 2));
    AttributedString westeros = westeros(realm);
    if (westeros.length() > 0) {
      lines.addAll(Paint.wrap(westeros, width, 2));
    }
    for (int house = 0; house < realm.seats(); house++) {
      lines.addAll(Paint.wrap(house(sight, realm, house), width, 4));
    }
    if (realm.isBattle()) {
      lines.addAll(Paint.wrap(battle(realm), width, 4));
    }
    return lines;
  }

  /** Turn, phase, whom the game waits for, the wildlings. */
  private AttributedString head(Sight sight, Realm realm) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(
        messages.say("thrones.turn", "n", realm.turn(), "of", realm.content.turns), Paint.BOLD);
    String phase = phase(realm, sight.step());
    line.append(phase.isEmpty() ? "" : " · " + phase);
    line.append(
        " · " + messages.say("thrones.threat", "n", realm.content.wildlings[realm.threat()]));
    if (sight.awaited() != 0) {
      line.append(" · ");
      boolean several = Integer.bitCount(sight.awaited()) > 1;
      line.append(messages.say(several ? "thrones.thinking" : "thrones.awaited")).append(" ");
      boolean first = true;
      for (int house = 0; house < realm.seats(); house++) {
        if ((sight.awaited() >>> house & 1) != 0) {
          line.append(first ? "" : ", ").append(name(house));
          first = false;
        }
      }
    }
    return line.toAttributedString();
  }

  private String phase(Realm realm, @Nullable String step) {
    if (step == null) {
      return realm.standing() == null ? "" : messages.say("panel.over");
    }
    String phase =
        switch (step) {
          case "place-orders", "raven" -> "planning";
          case "raid-from", "raid-target" -> "raids";
          case "march-from", "send", "leave-crest" -> "marches";
          case "recruit",
              "bid-for-influence",
              "bid-for-watch",
              "break-tie-rank",
              "break-tie-highest",
              "break-tie-lowest",
              "pay-wildlings" ->
              "westeros";
          default -> realm.isBattle() ? "battle" : "westeros";
        };
    return texts.text("phase." + phase);
  }

  /** The three tracks by letters, the token before its holder, stars behind the court's ranks. */
  private AttributedString tracks(Realm realm) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (int track = 0; track < 3; track++) {
      line.append(track == 0 ? "" : " · ").append(texts.name("track", track), Paint.BOLD);
      boolean empty = realm.house(track, 0) < 0;
      if (empty) {
        line.append(" ").append(holder(realm, track, realm.holder(track))).append(" …");
      }
      for (int rank = 0; rank < realm.seats() && !empty; rank++) {
        int house = realm.house(track, rank);
        if (house >= 0) {
          line.append(" ").append(holder(realm, track, house));
          if (track == Realm.COURT) {
            line.append("★".repeat(realm.stars(house)));
          }
        }
      }
      if (track == Realm.FIEFS && realm.isBladeUsed()) {
        line.append(" " + messages.say("thrones.blade-used"), Paint.FAINT);
      }
    }
    return line.toAttributedString();
  }

  private AttributedString holder(Realm realm, int track, int house) {
    String token = realm.holder(track) == house ? TOKENS.substring(track, track + 1) : "";
    return new AttributedString(token + map.letter(house), colour(house));
  }

  /** The cards being applied, and what this turn's cards forbid. */
  private AttributedString westeros(Realm realm) {
    List<String> parts = new ArrayList<>();
    for (int deck = 0; deck < Content.DECKS; deck++) {
      if (realm.revealed(deck) >= 0) {
        String card = texts.name("westeros", realm.revealed(deck));
        parts.add(messages.say("thrones.deck", "n", deck + 1, "card", card));
      }
    }
    for (int ban = 0; ban < BANS.size(); ban++) {
      if (realm.isBanned(1 << ban)) {
        parts.add(texts.text("westeros." + BANS.get(ban) + ".text"));
      }
    }
    String text = String.join(" · ", parts);
    return new AttributedString(
        parts.isEmpty() ? "" : messages.say("thrones.westeros") + " " + text);
  }

  private AttributedString house(Sight sight, Realm realm, int house) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append((sight.awaited() >>> house & 1) != 0 ? "▶" : " ").append(name(house));
    line.append(" ".repeat(Math.max(1, 10 - texts.name("seat", house).length())));
    line.append(
        messages.say(
            "thrones.house",
            "castles",
            Control.castles(realm, house),
            "needed",
            realm.content.setUp(realm.seats()).castlesToWin(),
            "supply",
            realm.supply(house),
            "banners",
            padded(spaced(banners(realm, house))),
            "armies",
            padded(spaced(armies(realm, house, new int[realm.content.regions]))),
            "crests",
            realm.available(house) < 10 ? " " + realm.available(house) : realm.available(house),
            "cards",
            realm.handSize(house)));
    List<String> played = characters(realm, house, false);
    if (!played.isEmpty()) {
      String names = String.join(", ", played);
      line.append(" · " + messages.say("thrones.played", "cards", names), Paint.FAINT);
    }
    return line.toAttributedString();
  }

  private static List<Integer> banners(Realm realm, int house) {
    List<Integer> sizes = new ArrayList<>();
    for (int size : realm.content.supplyLimits[realm.supply(house)]) {
      sizes.add(size);
    }
    return sizes;
  }

  /** The sizes of a house's armies, the largest first. */
  private static List<Integer> armies(Realm realm, int house, int[] change) {
    List<Integer> sizes = new ArrayList<>();
    for (int region = 0; region < realm.content.regions; region++) {
      int size = (realm.owner(region) == house ? realm.army(region) : 0) + change[region];
      if (size > 1) {
        sizes.add(size);
      }
    }
    sizes.sort(Collections.reverseOrder());
    return sizes;
  }

  private static String padded(String text) {
    return text + " ".repeat(Math.max(0, 9 - text.length()));
  }

  private static String spaced(List<Integer> numbers) {
    List<String> words = new ArrayList<>();
    numbers.forEach(number -> words.add(number.toString()));
    return words.isEmpty() ? "–" : String.join(" ", words);
  }

  /** The characters that a house has in hand, or those it has played. */
  private List<String> characters(Realm realm, int house, boolean held) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Content.CHARACTERS_PER_HOUSE; i++) {
      if (realm.holds(house, i) == held) {
        names.add(texts.name("character", house * Content.CHARACTERS_PER_HOUSE + i));
      }
    }
    return names;
  }

  private AttributedString battle(Realm realm) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    String where = texts.name("region", realm.battleRegion());
    line.append(messages.say("panel.battle", "where", where), Paint.BOLD).append(" ");
    if (realm.defender() < 0 || realm.attackers() == 0) {
      line.append(name(realm.attacker()));
      return line.toAttributedString();
    }
    line.append(name(realm.attacker())).append(" ");
    line.append(texts.say(Strength.explain(realm, true)));
    line.append("  ×  ").append(name(realm.defender())).append(" ");
    line.append(texts.say(Strength.explain(realm, false)));
    return line.toAttributedString();
  }

  @Override
  public List<AttributedString> hand(Sight sight, int width) {
    Realm realm = realm(sight);
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < Content.CHARACTERS_PER_HOUSE && sight.seat() >= 0; i++) {
      int card = sight.seat() * Content.CHARACTERS_PER_HOUSE + i;
      AttributedStyle style = realm.holds(sight.seat(), i) ? Paint.BOLD : Paint.FAINT;
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(character(realm, card), style);
      String key = "character." + realm.content.characterNames.word(card) + ".text";
      line.append(texts.has(key) ? " " + texts.text(key) : "");
      line.append(realm.holds(sight.seat(), i) ? "" : " " + messages.say("thrones.is-played"));
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
    for (int house = 0; house < realm.seats(); house++) {
      if (house != sight.seat()) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.append(name(house)).append(": ");
        line.append(String.join(", ", characters(realm, house, true)));
        List<String> played = characters(realm, house, false);
        if (!played.isEmpty()) {
          String names = String.join(", ", played);
          line.append(" · " + messages.say("thrones.played", "cards", names), Paint.FAINT);
        }
        lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
      }
    }
    return lines;
  }

  private String character(Realm realm, int card) {
    return messages.say(
        "thrones.character",
        "name",
        texts.name("character", card),
        "strength",
        realm.content.characterStrength[card],
        "swords",
        realm.content.characterSwords[card],
        "towers",
        realm.content.characterTowers[card]);
  }

  @Override
  public @Nullable String explain(Sight sight, Event event) {
    Realm realm = realm(sight);
    String key =
        switch (event.what().name()) {
          case "westeros-card" ->
              "westeros." + realm.content.westerosNames.word(event.figures()[1]);
          case "character" -> "character." + realm.content.characterNames.word(event.figures()[1]);
          default -> "";
        };
    return texts.has(key + ".text") ? texts.text(key + ".text") : null;
  }

  @Override
  public String annotate(Sight sight, String text, boolean ids) {
    return text;
  }

  @Override
  public @Nullable String because(Sight sight, Clause clause, String line) {
    Realm realm = realm(sight);
    if (sight.seat() < 0 || !clause.id().endsWith("supply-limit")) {
      return null;
    }
    int[] change = ThronesPieces.changes(realm, line);
    return messages.say(
        "thrones.supply",
        "level",
        realm.supply(sight.seat()),
        "banners",
        spaced(banners(realm, sight.seat())),
        "armies",
        spaced(armies(realm, sight.seat(), change)));
  }

  @Override
  public List<AttributedString> look(Sight sight, String place, int width) {
    Realm realm = realm(sight);
    List<AttributedString> lines = new ArrayList<>();
    String wanted = plain(place);
    for (int region = 0; region < realm.content.regions && !wanted.isEmpty(); region++) {
      String word = realm.content.regionNames.word(region);
      if (plain(word).equals(wanted) || plain(texts.name("region", region)).equals(wanted)) {
        describe(realm, region, lines, width);
      }
    }
    return lines;
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
      head.append(" · ").append(name(holder));
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
        line.append(messages.say("thrones.reached")).append(" ").append(name(house)).append(": ");
        lines.addAll(Paint.wrap(line.append(joined(from)).toAttributedString(), width, 4));
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
    return (forces.length() == 0 ? out : out.append(" ").append(forces)).toAttributedString();
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
          found.add(new AttributedString(name + " (" + river.asFields().text("name") + ")"));
        }
      }
    }
    return found;
  }
}
