package banneret.cli.battles;

import banneret.battles.field.Field;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.ReaderWords;
import banneret.cli.screen.SeatView;
import banneret.kernel.game.Game;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Battles in a terminal. */
public final class BattlesDisplay implements Display {
  private static final Pattern HEX = Pattern.compile("(?<![\\w-])\\d{1,2}-\\d{1,2}(?![\\w-])");

  private final Game<?> game;
  private final Texts texts;
  private final Messages messages;
  private final BattlesMap map;
  private final BattlesPanel panel;
  private final BattlesHands hands;
  private final BattlesLookup lookup;
  private final List<String> namesakes;

  public BattlesDisplay(Game<?> game, Tree.Fields content, Texts texts, Messages messages) {
    this.game = game;
    this.texts = texts;
    this.messages = messages;
    BattlesUnits units = new BattlesUnits(texts, messages);
    BattlePlans plans = new BattlePlans(content, texts, messages);
    map = new BattlesMap(texts, messages, units);
    hands = new BattlesHands(texts, messages, units);
    panel = new BattlesPanel(texts, messages, units, plans);
    HexDetails details = new HexDetails(texts, messages, units, hands);
    lookup = new BattlesLookup(texts, messages, plans, hands, details);
    namesakes = namesakes(texts);
  }

  /** The names of people, units and cards that have a House's name in them, the longest first. */
  private static List<String> namesakes(Texts texts) {
    List<String> houses = List.of(texts.name("seat", 0), texts.name("seat", 1));
    List<String> found = new ArrayList<>();
    texts
        .all()
        .forEach((key, text) -> {
          boolean named =
              key.matches("(commander|unit|token|set-up-card)\\.[^.]+(\\.(the|a|short|of))?");
          if (named && houses.stream().anyMatch(text::contains)) {
            found.add(text);
          }
        });
    found.sort(Comparator.comparingInt(String::length).reversed().thenComparing(String::compareTo));
    return List.copyOf(found);
  }

  @Override
  public List<String> namesakes() {
    return namesakes;
  }

  private static Field field(SeatView sight) {
    if (sight.table() instanceof Field field) {
      return field;
    }
    throw new IllegalArgumentException("no battlefield");
  }

  @Override
  public String game() {
    return "battles";
  }

  @Override
  public String mark(int seat) {
    return BattlesUnits.mark(seat);
  }

  @Override
  public AttributedStyle style(int seat) {
    return BattlesUnits.colour(seat);
  }

  @Override
  public boolean hasHands(SeatView sight) {
    return true;
  }

  @Override
  public boolean isBrief() {
    return true;
  }

  @Override
  public List<AttributedString> board(SeatView sight, Map<Integer, Integer> numbers) {
    return map.draw(field(sight), sight.seat(), numbers);
  }

  @Override
  public List<AttributedString> inWords(SeatView sight, int width) {
    return map.inWords(field(sight), sight.seat(), width);
  }

  @Override
  public List<AttributedString> panel(SeatView sight, int width) {
    return panel.draw(sight, field(sight), width);
  }

  @Override
  public List<AttributedString> hand(SeatView sight, int width) {
    return hands.all(sight, field(sight), width);
  }

  @Override
  public @Nullable String explain(SeatView sight, Event event) {
    return event.what().name().equals("card-played")
        ? texts.text(key("card", event.figures()[1]) + ".text")
        : null;
  }

  private String key(String kind, int id) {
    return kind + "." + game.names(kind).word(id);
  }

  /** A hex that a unit could enter, with its ground if that is not plain. */
  @Override
  public String annotate(SeatView sight, String text, boolean ids) {
    Field field = field(sight);
    Matcher matcher = HEX.matcher(text);
    StringBuilder out = new StringBuilder();
    while (matcher.find()) {
      int hex = field.battle.hexNames.id(matcher.group());
      boolean plain =
          hex < 0
              || field.isOccupied(hex)
              || field.terrain(hex) == field.content.terrain.plains
              || field.content.terrain.isImpassable(field.terrain(hex));
      String more = plain ? "" : " (" + texts.name("terrain", field.terrain(hex)) + ")";
      matcher.appendReplacement(out, Matcher.quoteReplacement(matcher.group() + more));
    }
    return matcher.appendTail(out).toString();
  }

  /** What has happened is told as it was. */
  @Override
  public String annotate(SeatView sight, String text, List<Table.Told> since) {
    return text;
  }

  @Override
  public @Nullable String because(SeatView sight, Clause clause, String line) {
    return null;
  }

  /** Options about many units or hexes stand together: those of a token, a card, an attacker. */
  @Override
  public int heading(Saying saying, String words) {
    return switch (saying.key()) {
      case "option.turn.use",
          "option.turn.two",
          "option.turn.freely",
          "option.turn.rally",
          "option.declare.order",
          "option.declare.rally",
          "option.move",
          "option.move.leave" ->
          before(saying, "unit", ".the", words);
      case "option.turn.play" -> before(saying, "card", "", words);
      case "option.move-to",
          "option.free-move",
          "option.retreat",
          "option.advance",
          "option.pursue" ->
          before(saying, "where", "", words);
      case "option.guard-palisade", "option.break-palisade", "option.break-palisade.two" ->
          before(saying, "at", "", words);
      case "option.attack", "option.attack.dogs", "option.attack.scorch", "option.attack.put-out" ->
          after(saying, "from", words);
      case "option.lay-terrain" -> after(saying, "piece", words);
      case "option.place-commander" -> after(saying, "commander", words);
      case "option.place-unit" -> after(saying, "unit", words);
      default -> words.indexOf(':');
    };
  }

  /** A unit by its short name and its hex. */
  @Override
  public String entry(Saying saying, String rest) {
    String where = name(saying, "where", "");
    String unit = name(saying, "unit", ".the");
    boolean plain = !where.isEmpty() && !unit.isEmpty() && rest.startsWith(unit);
    return plain ? name(saying, "unit", ".short") + " " + where : rest;
  }

  private int before(Saying saying, String argument, String form, String words) {
    String name = name(saying, argument, form);
    return name.isEmpty() ? -1 : words.indexOf(name);
  }

  private int after(Saying saying, String argument, String words) {
    String name = name(saying, argument, "");
    int at = name.isEmpty() ? -1 : words.indexOf(name);
    return at < 0 ? at : at + name.length();
  }

  /** What an argument is called in the words of its saying. */
  private String name(Saying saying, String argument, String form) {
    for (Saying.Argument one : saying.arguments()) {
      if (one.name().equals(argument)) {
        String key = key(one.kind(), one.value()) + form;
        return texts.has(key) ? texts.text(key) : texts.name(one.kind(), one.value());
      }
    }
    return "";
  }

  @Override
  public boolean isCard(Saying saying) {
    return switch (saying.key()) {
      case "option.turn.play",
          "option.keep-card",
          "option.discard",
          "option.commit",
          "option.choose-commanders",
          "ask.commands",
          "ask.tactic" ->
          true;
      default -> false;
    };
  }

  @Override
  public ReaderWords vocabulary(SeatView sight) {
    ReaderWords words = new ReaderWords();
    Field field = field(sight);
    Names leaders = game.names("commander");
    List<Integer> known = commanders(field);
    List<String> names = new ArrayList<>();
    known.forEach(id -> names.add(texts.name("commander", id)));
    for (int i = 0; i < known.size(); i++) {
      String word = leaders.word(known.get(i));
      words.add(messages.say("battles.with") + " " + names.get(i), "by " + word);
      words.add(names.get(i), word);
      words.addShort(names.get(i), word, names);
    }
    for (String kind : List.of("card", "token", "unit", "piece")) {
      Names all = game.names(kind);
      for (int id = 0; id < all.count(); id++) {
        words.add(texts.name(kind, id), all.word(id));
      }
    }
    return words.addAll(messages.words("battles.words"));
  }

  /** The commanders who take part; all before a skirmish. */
  private static List<Integer> commanders(Field field) {
    List<Integer> known = new ArrayList<>();
    for (int one = 0; one < field.content.commanderNames.count(); one++) {
      if (field.commanderHex(one) >= 0 || field.area.isCaptured(one)) {
        known.add(one);
      }
    }
    for (int one = 0; known.isEmpty() && one < field.content.commanderNames.count(); one++) {
      known.add(one);
    }
    return known;
  }

  @Override
  public List<AttributedString> look(SeatView sight, String place, int width) {
    return lookup.look(field(sight), sight.seat(), place, width);
  }
}
