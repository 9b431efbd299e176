package banneret.cli.battue;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Content;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce;
import banneret.battue.city.Strength;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.ReaderWords;
import banneret.cli.screen.SeatView;
import banneret.kernel.game.Game;
import banneret.kernel.table.Table;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Battue in a terminal. */
public final class BattueDisplay implements Display {
  private final Game<?> game;
  private final Tree.Fields content;
  private final Texts texts;
  private final Messages messages;
  private final Map<String, Integer> placeIds = new LinkedHashMap<>();
  private @Nullable Pattern placeNames;
  private @Nullable BattueBoard board;

  public BattueDisplay(Game<?> game, Tree.Fields content, Texts texts, Messages messages) {
    this.game = game;
    this.content = content;
    this.texts = texts;
    this.messages = messages;
  }

  private static City city(SeatView sight) {
    if (sight.table() instanceof City city) {
      return city;
    }
    throw new IllegalArgumentException("no city");
  }

  @Override
  public String game() {
    return "battue";
  }

  @Override
  public String mark(int seat) {
    return String.valueOf(Paint.warriors(seat));
  }

  @Override
  public AttributedStyle style(int seat) {
    return Paint.seat(seat);
  }

  /** Nobody has a secret before the first card is drawn. */
  @Override
  public boolean hasHands(SeatView sight) {
    City city = city(sight);
    return city.lootPile.size(city.cells) < Arrays.stream(city.content.lootCount).sum();
  }

  @Override
  public boolean isBrief() {
    return false;
  }

  @Override
  public @Nullable String because(SeatView sight, Clause clause, String line) {
    City city = city(sight);
    String word = line.substring(line.lastIndexOf(' ') + 1);
    boolean isSpace = city.content.spaceNames.words().contains(word);
    int space = isSpace ? city.content.spaceNames.id(word) : -1;
    return clause.equals(Clauses.TILE_MUST_FIT) && isSpace && city.laid.get(space) != City.BARE
        ? messages.say("because.laid", "where", texts.name("place", space))
        : null;
  }

  @Override
  public List<AttributedString> board(SeatView sight, Map<Integer, Integer> numbers) {
    City city = city(sight);
    if (board == null) {
      board = new BattueBoard(content.fieldsOf("board"), texts, city);
    }
    return board.draw(city, numbers);
  }

  @Override
  public List<AttributedString> panel(SeatView sight, int width) {
    City city = city(sight);
    List<AttributedString> lines = new ArrayList<>();
    AttributedStringBuilder head = new AttributedStringBuilder();
    head.append(messages.say("panel.round", "n", city.round.get()), Paint.BOLD);
    String phase = phase(city, sight.step());
    int active = active(sight, city);
    head.append(" · ").append(seat(active)).append(phase.isEmpty() ? "" : " · " + phase);
    head.append("   ");
    head.append(
        messages.say(
            "panel.piles",
            "loot",
            city.lootPile.size(city.cells),
            "discards",
            discards(city),
            "events",
            city.eventPile.size(city.cells)),
        Paint.FAINT);
    lines.addAll(Paint.wrap(head.toAttributedString(), width, 2));
    for (int seat = 0; seat < city.seats(); seat++) {
      lines.addAll(Paint.wrap(player(city, seat, seat == active), width, 4));
    }
    if (city.battleSpace() >= 0 && city.attackers() > 0) {
      lines.addAll(battle(city, width));
    }
    effects(sight, lines, width);
    if (sight.seat() >= 0) {
      String hand = cards(sight.view().fieldsIfAny("hand"));
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(messages.say("panel.hand"), Paint.BOLD).append(" ");
      line.append(hand.isEmpty() ? messages.say("panel.no-cards") : hand);
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
    return lines;
  }

  private AttributedString seat(int seat) {
    return new AttributedString(
        Paint.warriors(seat) + " " + texts.name("seat", seat), Paint.seat(seat));
  }

  private static int discards(City city) {
    int cards = 0;
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      cards += city.lootDiscard.get(kind);
    }
    return cards;
  }

  private String phase(City city, @Nullable String step) {
    if (step == null) {
      return city.standing() == null ? "" : messages.say("panel.over");
    }
    String phase =
        switch (step) {
          case "place-tile", "choose-edge", "face-space" -> "set-up";
          case "start-cards", "aim-card", "steal-card", "put-back", "next-share" -> "start";
          case "call-reinforcements" -> "reinforce";
          case "move-from", "move-to", "move-count" -> "move";
          case "end-cards",
              "discard-to-limit",
              "discard-for-cards",
              "discard-for-warriors",
              "place-ally" ->
              "end";
          default -> "battles";
        };
    boolean fights = city.battleSpace() >= 0;
    return texts.text("phase." + (fights ? "battles" : phase));
  }

  /** Whose turn it is; during the set-up, who places or camps next. */
  private static int active(SeatView sight, City city) {
    boolean settles = city.settled.get() < city.seats() && sight.awaited() != 0;
    return settles ? Integer.numberOfTrailingZeros(sight.awaited()) : city.active();
  }

  private AttributedString player(City city, int seat, boolean now) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(now ? "▶" : " ").append(seat(seat));
    line.append(" ".repeat(Math.max(1, 7 - texts.name("seat", seat).length())));
    if (city.out.is(seat)) {
      line.append(messages.say("panel.out"), Paint.FAINT).append(" ");
    }
    int tiles = city.tilePoints(seat);
    int chest = city.chestPoints(seat);
    line.append(
        messages.say(
            "panel.player",
            "warriors",
            two(city.warriors(seat)),
            "reserve",
            two(city.reserve.get(seat)),
            "flag",
            Paint.flag(seat),
            "flags",
            two(city.flagsLeft.get(seat)),
            "cards",
            two(city.handSize(seat)),
            "points",
            two(tiles + chest),
            "tiles",
            tiles,
            "chest",
            chest));
    return line.toAttributedString();
  }

  private static String two(int number) {
    return number < 10 ? " " + number : Integer.toString(number);
  }

  private List<AttributedString> battle(City city, int width) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    int space = city.battleSpace();
    line.append(messages.say("panel.battle", "where", texts.name("place", space)), Paint.BOLD);
    line.append(" ").append(seat(city.active())).append(" ");
    line.append(texts.say(now(city, Strength.explainAttack(city))));
    if (city.defender() >= 0) {
      line.append("  ×  ").append(seat(city.defender())).append(" ");
      line.append(texts.say(now(city, Strength.explainDefence(city))));
    }
    return Paint.wrap(line.toAttributedString(), width, 4);
  }

  /** The strength as it is now: once a round is lost, its dice count no more. */
  private static Breakdown now(City city, Breakdown strength) {
    if (city.loser.get() == City.NOBODY) {
      return strength;
    }
    List<Breakdown.Term> terms = new ArrayList<>(strength.terms());
    terms.removeIf(term -> term.source().name().equals("die"));
    int sum = terms.stream().mapToInt(Breakdown.Term::value).sum();
    return new Breakdown(strength.name(), terms, sum);
  }

  /** What cards and events keep doing. */
  private void effects(SeatView sight, List<AttributedString> lines, int width) {
    List<String> effects = new ArrayList<>();
    for (Tree row : sight.view().itemsIfAny("lasting").all()) {
      Tree.Fields effect = row.asFields();
      String name =
          effect.has("card")
              ? texts.text("loot." + effect.text("card"))
              : texts.text("event." + effect.text("event"));
      effects.add(name + " (" + texts.text("seat." + effect.text("owner")) + ")");
    }
    if (!effects.isEmpty()) {
      String text = messages.say("panel.effects", "effects", String.join(", ", effects));
      lines.addAll(Paint.wrap(text, width, 4));
    }
  }

  /** Cards by name, with how many. */
  private String cards(Tree.Fields counts) {
    List<String> cards = new ArrayList<>();
    for (String card : counts.names()) {
      if (card.equals("events")) {
        Tree.Fields events = counts.fieldsOf(card);
        for (String event : events.names()) {
          cards.add(counted(texts.text("event." + event), events.number(event)));
        }
      } else {
        cards.add(counted(texts.text("loot." + card), counts.number(card)));
      }
    }
    return String.join(", ", cards);
  }

  private static String counted(String name, int count) {
    return count == 1 ? name : name + " ×" + count;
  }

  @Override
  public List<AttributedString> hand(SeatView sight, int width) {
    List<AttributedString> lines = new ArrayList<>();
    Tree.Fields hand = sight.view().fieldsIfAny("hand");
    if (hand.isEmpty()) {
      lines.add(
          new AttributedString(messages.say("panel.hand") + " " + messages.say("panel.no-cards")));
    }
    for (String card : hand.names()) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(counted(texts.text("loot." + card), hand.number(card)), Paint.BOLD);
      line.append(" (" + timing(card) + ")" + messages.say("colon"), Paint.FAINT);
      line.append(text(card));
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
    Tree.Fields chests = sight.view().fieldsIfAny("chests");
    for (String owner : chests.names()) {
      String name = texts.text("seat." + owner);
      String cards = cards(chests.fieldsOf(owner));
      add(lines, messages.say("hand.chest", "who", name, "cards", cards), width);
    }
    Tree.Fields known = sight.view().fieldsIfAny("known");
    for (String owner : known.names()) {
      String name = texts.text("seat." + owner);
      String cards = cards(known.fieldsOf(owner));
      add(lines, messages.say("hand.known", "who", name, "cards", cards), width);
    }
    top(sight, "loot", lines, width);
    top(sight, "event", lines, width);
    return lines;
  }

  @Override
  public String reckoning(SeatView sight, int seat) {
    City city = city(sight);
    List<String> tiles = new ArrayList<>();
    for (int space = 0; space < city.content.spaces; space++) {
      if (city.controller(space) == seat && city.pointsOf(space) > 0) {
        int tile = city.tile.get(space);
        String name = tile >= 0 ? texts.name("tile", tile) : texts.name("place", space);
        tiles.add(name + " " + city.pointsOf(space));
      }
    }
    String owner = Content.COLOURS.word(seat);
    String chest = cards(sight.view().fieldsIfAny("chests").fieldsIfAny(owner));
    return (tiles.isEmpty() ? "" : messages.say("over.tiles", "tiles", String.join(", ", tiles)))
        + (chest.isEmpty() ? "" : messages.say("over.chest", "cards", chest));
  }

  @Override
  public ReaderWords vocabulary(SeatView sight) {
    City city = city(sight);
    ReaderWords words = new ReaderWords();
    for (String kind : List.of("place", "loot", "edge", "seat")) {
      Names names = game.names(kind);
      for (int id = 0; id < names.count(); id++) {
        words.add(texts.name(kind, id), names.word(id));
      }
    }
    for (int space = 0; space < city.content.spaces; space++) {
      String word = city.content.spaceNames.word(space);
      words.add(word.replaceFirst("^([lms])0", "$1"), word);
      if (city.tile.get(space) >= 0) {
        String tile = texts.name("tile", city.tile.get(space));
        words.add(tile, word).add(tile.substring(tile.lastIndexOf(' ') + 1), word);
      }
    }
    return words.addAll(messages.words("battue.words"));
  }

  private static void add(List<AttributedString> lines, String text, int width) {
    lines.addAll(Paint.wrap(text, width, 4));
  }

  private void top(SeatView sight, String kind, List<AttributedString> lines, int width) {
    List<String> cards = new ArrayList<>();
    for (String card : sight.view().itemsIfAny(kind + "-top").texts()) {
      cards.add(card.equals("?") ? card : texts.text(kind + "." + card));
    }
    if (!cards.isEmpty()) {
      add(lines, messages.say("hand.top-" + kind, "cards", String.join(", ", cards)), width);
    }
  }

  /** When a card may be played. */
  private String timing(String card) {
    List<String> when = new ArrayList<>();
    for (Tree tree : content.fieldsOf("loot").itemsOf("cards").all()) {
      Tree.Fields fields = tree.asFields();
      if (fields.text("id").equals(card)) {
        fields.itemsOf("timing").texts().forEach(word -> when.add(texts.text("timing." + word)));
      }
    }
    return String.join(", ", when);
  }

  private String text(String card) {
    return texts.text("loot." + card + ".text");
  }

  @Override
  public @Nullable String explain(SeatView sight, Event event) {
    City city = city(sight);
    return switch (event.what().name()) {
      case "card-played" -> text(city.content.lootNames.word(event.figures()[1]));
      case "event-drawn" ->
          texts.text("event." + city.content.eventNames.word(event.figures()[1]) + ".text");
      default -> null;
    };
  }

  @Override
  public String annotate(SeatView sight, String text, boolean ids) {
    return annotate(city(sight), text, ids, Set.of());
  }

  /** A tile that was turned up later has no name yet. */
  @Override
  public String annotate(SeatView sight, String text, List<Table.Told> since) {
    Set<Integer> later = new TreeSet<>();
    for (Table.Told one : since) {
      if (one.event().what().equals(Happenings.REVEALED)) {
        later.add(one.event().figures()[1]);
      }
    }
    return annotate(city(sight), text, true, later);
  }

  private String annotate(City city, String text, boolean ids, Set<Integer> hidden) {
    Matcher matcher = places(city).matcher(text);
    StringBuilder out = new StringBuilder();
    while (matcher.find()) {
      int space = placeIds.getOrDefault(matcher.group(), 0);
      boolean faceUp = city.tile.get(space) >= 0 && !hidden.contains(space);
      String more =
          faceUp
              ? texts.name("tile", city.tile.get(space))
              : ids && city.isRing(space) ? city.content.spaceNames.word(space) : "";
      String name =
          matcher.group() + (more.isEmpty() || text.contains(more) ? "" : " (" + more + ")");
      matcher.appendReplacement(out, Matcher.quoteReplacement(name));
    }
    return matcher.appendTail(out).toString();
  }

  /** Finds the names of spaces. */
  private Pattern places(City city) {
    if (placeNames == null) {
      for (int space = 0; space < city.content.spaces; space++) {
        placeIds.put(texts.name("place", space), space);
      }
      List<String> quoted = placeIds.keySet().stream().map(Pattern::quote).toList();
      String any = "\\b(" + String.join("|", quoted) + ")\\b(?! \\()";
      placeNames = Pattern.compile(any, Pattern.UNICODE_CHARACTER_CLASS);
    }
    return placeNames;
  }

  @Override
  public List<AttributedString> look(SeatView sight, String place, int width) {
    City city = city(sight);
    List<AttributedString> lines = new ArrayList<>();
    String wanted = place.strip().toLowerCase(Locale.ROOT);
    Names names = city.content.placeNames;
    for (int id = 0; id < names.count(); id++) {
      String name = texts.name("place", id).toLowerCase(Locale.ROOT);
      int tile = id < city.content.spaces ? city.tile.get(id) : -1;
      boolean byTile =
          tile >= 0 && texts.name("tile", tile).toLowerCase(Locale.ROOT).equals(wanted);
      if (names.word(id).equals(wanted) || name.equals(wanted) || byTile) {
        describe(city, id, lines, width);
      }
    }
    return lines;
  }

  private void describe(City city, int place, List<AttributedString> lines, int width) {
    AttributedStringBuilder head = new AttributedStringBuilder();
    head.append(city.content.placeNames.word(place), Paint.BOLD);
    head.append(" · " + texts.name("place", place));
    if (place < city.content.spaces) {
      head.append(" · ").append(printed(city, place));
      int owner = city.controller(place);
      head.append(" · ");
      head.append(
          owner < 0
              ? messages.say("look.free")
              : messages.say("look.flag", "who", texts.name("seat", owner)));
    }
    for (int seat = 0; seat < city.seats(); seat++) {
      if (city.horde(seat, place) > 0) {
        head.append(" · ").append(seat(seat)).append(" " + city.horde(seat, place));
      }
    }
    lines.addAll(Paint.wrap(head.toAttributedString(), width, 4));
    List<String> near = new ArrayList<>();
    if (place < city.content.spaces) {
      for (int next : city.content.adjacent[place]) {
        near.add(city.content.spaceNames.word(next) + standing(city, next));
      }
    } else {
      int facing = city.facing.get(place - city.content.spaces);
      if (facing >= 0) {
        near.add(city.content.spaceNames.word(facing) + standing(city, facing));
      }
    }
    add(lines, messages.say("look.near", "places", String.join(", ", near)), width);
  }

  private static String standing(City city, int place) {
    StringBuilder out = new StringBuilder();
    if (city.controller(place) >= 0) {
      out.append(Paint.flag(city.controller(place)));
    }
    for (int seat = 0; seat < city.seats(); seat++) {
      if (city.horde(seat, place) > 0) {
        out.append(Paint.warriors(seat)).append(city.horde(seat, place));
      }
    }
    return out.isEmpty() ? "" : " " + out;
  }

  private String printed(City city, int space) {
    if (city.isRing(space) || city.laid.get(space) == City.FACE_UP) {
      String figures =
          messages.say(
              "look.figures",
              "defence",
              InForce.tileDefence(city, space),
              "loot",
              city.lootOf(space),
              "points",
              city.pointsOf(space));
      String warrior = city.hasWarriorIcon(space) ? messages.say("look.warrior") : "";
      if (city.isRing(space)) {
        return figures + warrior;
      }
      String word = city.content.tileNames.word(city.tile.get(space));
      String meaning = texts.text("tile." + word + ".meaning");
      return texts.name("tile", city.tile.get(space)) + " (" + meaning + "), " + figures + warrior;
    }
    if (city.laid.get(space) == City.BARE) {
      return messages.say("look.bare");
    }
    TreeSet<Integer> defences = new TreeSet<>();
    int group = city.hiddenGroup(space);
    int start = city.content.groupStart[group];
    int tiles = 0;
    int last = -1;
    for (int tile = start; tile < start + city.content.groupSize[group]; tile++) {
      if (city.unseen.get(tile) != 0) {
        tiles++;
        last = tile;
        defences.add(city.content.tileDefence[tile]);
      }
    }
    if (tiles == 1) {
      String name = texts.name("tile", last);
      return messages.say("look.hidden.one", "tile", name, "defence", defences.first());
    }
    return messages.say(
        "look.hidden", "n", tiles, "low", defences.first(), "high", defences.last());
  }
}
