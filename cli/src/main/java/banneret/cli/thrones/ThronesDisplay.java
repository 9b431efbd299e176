package banneret.cli.thrones;

import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.ReaderWords;
import banneret.cli.screen.SeatView;
import banneret.kernel.game.Game;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Realm;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Thrones in a terminal. */
public final class ThronesDisplay implements Display {
  private static final int[] COLOURS = {252, 203, 220, 77, 75};

  private final Game<?> game;
  private final Texts texts;
  private final Messages messages;
  private final ThronesMap map;
  private final ThronesPanel panel;
  private final ThronesHands hands;
  private final ThronesPlaces places;

  public ThronesDisplay(Game<?> game, Tree.Fields content, Texts texts, Messages messages) {
    this.game = game;
    this.texts = texts;
    this.messages = messages;
    this.map = new ThronesMap(texts, messages);
    this.hands = new ThronesHands(texts, messages, map);
    this.panel = new ThronesPanel(texts, messages, map);
    this.places = new ThronesPlaces(content, texts, messages, map);
  }

  static AttributedStyle colour(int house) {
    return Paint.PLAIN.bold().foreground(COLOURS[house]);
  }

  private static Realm realm(SeatView sight) {
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
  public boolean hasHands(SeatView sight) {
    return false;
  }

  @Override
  public boolean isBrief() {
    return true;
  }

  @Override
  public List<AttributedString> board(SeatView sight, Map<Integer, Integer> numbers) {
    return map.draw(realm(sight), numbers);
  }

  @Override
  public List<AttributedString> panel(SeatView sight, int width) {
    return panel.draw(sight, realm(sight), width);
  }

  @Override
  public List<AttributedString> hand(SeatView sight, int width) {
    return hands.all(realm(sight), sight.seat(), width);
  }

  @Override
  public @Nullable String explain(SeatView sight, Event event) {
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
  public String annotate(SeatView sight, String text, boolean ids) {
    return text;
  }

  @Override
  public @Nullable String because(SeatView sight, Clause clause, String line) {
    Realm realm = realm(sight);
    if (clause.id().endsWith("any-part-may-move")) {
      return messages.say("thrones.none-left");
    }
    if (sight.seat() < 0 || !clause.id().endsWith("supply-limit")) {
      return null;
    }
    int[] change = ThronesPieces.changes(realm, line);
    return messages.say(
        "thrones.supply",
        "level",
        realm.supply.get(sight.seat()),
        "banners",
        ThronesPieces.spaced(ThronesPieces.banners(realm, sight.seat())),
        "armies",
        ThronesPieces.spaced(ThronesPieces.armies(realm, sight.seat(), change)));
  }

  @Override
  public List<AttributedString> look(SeatView sight, String place, int width) {
    Realm realm = realm(sight);
    List<AttributedString> lines = places.look(realm, place, width);
    return lines.isEmpty() ? hands.look(realm, place, width) : lines;
  }

  /** Where a march may send units, by unit. */
  @Override
  public int heading(Saying saying, String words) {
    for (Saying.Argument argument : saying.arguments()) {
      if (saying.key().startsWith("option.send") && argument.kind().equals("unit")) {
        String unit = game.names("unit").word(argument.value());
        return texts.text("unit." + unit + ".a").length();
      }
    }
    return words.indexOf(':');
  }

  @Override
  public boolean isCard(Saying saying) {
    return saying.key().equals("option.choose-character");
  }

  @Override
  public String reckoning(SeatView sight, int seat) {
    Realm realm = realm(sight);
    List<String> castles = new ArrayList<>();
    for (int region : realm.content.castles) {
      if (Control.of(realm, region) == seat) {
        castles.add(texts.name("region", region));
      }
    }
    return castles.isEmpty()
        ? ""
        : messages.say("thrones.castles", "castles", String.join(", ", castles));
  }

  @Override
  public ReaderWords vocabulary(SeatView sight) {
    ReaderWords words = new ReaderWords();
    for (String kind : List.of("region", "order", "unit", "character")) {
      Names names = game.names(kind);
      for (int id = 0; id < names.count(); id++) {
        words.add(texts.name(kind, id), names.word(id));
      }
    }
    Names regions = game.names("region");
    List<String> all = new ArrayList<>();
    for (int id = 0; id < regions.count(); id++) {
      all.add(texts.name("region", id));
    }
    for (int id = 0; id < regions.count(); id++) {
      words.addShort(all.get(id), regions.word(id), all);
    }
    return words.addAll(messages.words("thrones.words"));
  }
}
