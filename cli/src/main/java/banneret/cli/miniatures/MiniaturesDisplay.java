package banneret.cli.miniatures;

import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.ReaderWords;
import banneret.cli.screen.SeatView;
import banneret.kernel.game.Game;
import banneret.kernel.notation.Choice;
import banneret.kernel.place.Pose;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import banneret.miniatures.field.Battlefield;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** Miniatures in a terminal. */
public final class MiniaturesDisplay implements Display {
  private static final Pattern NO_DIE = Pattern.compile("[1-6] × 0(, )?");
  private static final String SIGHT = "sight";
  private static final String ARC = "arc";
  private static final String ODDS = "odds";

  private final Game<?> game;
  private final Texts texts;
  private final Messages messages;
  private final BattlefieldMap map;
  private final MiniaturesPanel panel;
  private final MiniaturesHands hands;
  private final MiniaturesLookup lookup;
  private final FieldWords words;
  private final Measuring measuring;
  private final Forecast forecast;

  public MiniaturesDisplay(Game<?> game, Texts texts, Messages messages) {
    this.game = game;
    this.texts = texts;
    this.messages = messages;
    UnitNames names = new UnitNames(texts, messages);
    map = new BattlefieldMap(names);
    panel = new MiniaturesPanel(names);
    hands = new MiniaturesHands(names);
    words = new FieldWords(names);
    measuring = new Measuring(names);
    forecast = new Forecast(names, measuring);
    lookup = new MiniaturesLookup(names, words, hands);
  }

  private static Battlefield field(SeatView sight) {
    if (sight.table() instanceof Battlefield field) {
      return field;
    }
    throw new IllegalArgumentException("no battlefield");
  }

  @Override
  public String game() {
    return "miniatures";
  }

  @Override
  public String mark(int seat) {
    return String.valueOf(Paint.warriors(seat));
  }

  @Override
  public AttributedStyle style(int seat) {
    return Paint.seat(seat);
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
    return map.draw(field(sight), isSetUp(sight.step()), List.of());
  }

  @Override
  public List<AttributedString> ground(SeatView sight, List<Choice> poses) {
    return map.draw(field(sight), isSetUp(sight.step()), poses);
  }

  /** True for a step at which zones matter. */
  private static boolean isSetUp(@Nullable String step) {
    return step != null
        && switch (step) {
          case "choose-zone",
              "choose-corner",
              "choose-role",
              "first-player",
              "terrain",
              "choose-terrain",
              "lay-terrain",
              "place-objective",
              "deploy",
              "deploy-at",
              "arrive",
              "redeploy" ->
              true;
          default -> false;
        };
  }

  @Override
  public List<AttributedString> inWords(SeatView sight, int width) {
    return map.inWords(field(sight), width);
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
        ? hands.says("card", game.names("card").word(event.figures()[1]))
        : null;
  }

  @Override
  public String annotate(SeatView sight, String text, boolean ids) {
    return text;
  }

  /** Faces that no die shows are not told. */
  @Override
  public String annotate(SeatView sight, String text, List<Table.Told> since) {
    return NO_DIE.matcher(text).replaceAll("").replaceFirst(", \\.$", ".");
  }

  /** Where a charge fails, if that is what was refused. */
  @Override
  public @Nullable String because(SeatView sight, Clause clause, String line) {
    return lookup.chargeAdvice(field(sight), clause, line);
  }

  @Override
  public boolean isCard(Saying saying) {
    return switch (saying.key()) {
      case "option.play-card",
          "option.discard",
          "option.discard-one",
          "option.return-card",
          "option.search-deck",
          "option.scout-deck",
          "option.swear",
          "option.pass-on-vow",
          "option.choose-mission",
          "option.swap-mission",
          "option.reveal-mission",
          "option.replace-mission",
          "option.siege-card",
          "option.siege-card.again",
          "option.take-zone",
          "option.use-zone",
          "option.change-zones" ->
          true;
      default -> false;
    };
  }

  @Override
  public ReaderWords vocabulary(SeatView sight) {
    ReaderWords known = new ReaderWords();
    Battlefield field = field(sight);
    for (int unit = 0; unit < field.units(); unit++) {
      if (field.card(unit) >= 0) {
        String word = field.content.unitNames.word(unit);
        known.add(texts.name("unit", unit), word);
        known.add(UnitNames.sign(unit), word);
      }
    }
    for (String kind :
        List.of("zone", "card", "terrain", "mission", "siege-card", "condition", "token", "arc")) {
      Names all = game.names(kind);
      for (int id = 0; id < all.count(); id++) {
        known.add(texts.name(kind, id), all.word(id));
      }
    }
    for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
      String name = texts.name("ncu", ncu);
      known.add(name, field.content.ncus.names.word(ncu));
      known.add(name.replaceFirst(",.*", ""), field.content.ncus.names.word(ncu));
    }
    return known.addAll(messages.words("miniatures.words"));
  }

  @Override
  public List<AttributedString> look(SeatView sight, String place, int width) {
    return lookup.look(field(sight), place, width);
  }

  @Override
  public List<String> commands() {
    return List.of(SIGHT, ARC, ODDS);
  }

  @Override
  public List<AttributedString> tell(SeatView sight, String command, String about, int width) {
    Battlefield field = field(sight);
    List<FieldWords.Spot> spots = words.read(field, about);
    if (spots == null || spots.size() != 2) {
      return Paint.wrap(messages.say("miniatures.which-two", "command", about), width, 2);
    }
    FieldWords.Spot one = spots.get(0);
    FieldWords.Spot other = spots.get(1);
    if (command.equals("measure")) {
      return measuring.distance(field, one, other, width);
    }
    boolean there =
        one.unit() >= 0
            && other.unit() >= 0
            && field.isOnTable(one.unit())
            && field.isOnTable(other.unit());
    if (!there || one.unit() == other.unit()) {
      return Paint.wrap(messages.say("miniatures.which-units"), width, 2);
    }
    return switch (command) {
      case SIGHT -> measuring.sight(field, one.unit(), other.unit(), width);
      case ARC -> measuring.arc(field, one.unit(), other.unit(), width);
      default ->
          field.areEnemies(one.unit(), other.unit())
              ? forecast.describe(field, one.unit(), other.unit(), width)
              : Paint.wrap(messages.say("miniatures.which-enemies"), width, 2);
    };
  }

  @Override
  public @Nullable Pose point(SeatView sight, String about) {
    List<FieldWords.Spot> spots = words.read(field(sight), about);
    return spots == null || spots.size() != 1
        ? null
        : new Pose(spots.getFirst().x(), spots.getFirst().y(), 0);
  }

  /** Options about units stand together under what is done. */
  @Override
  public int heading(Saying saying, String text) {
    return switch (saying.key()) {
      case "option.action.charge", "option.action.charge.odds" -> 0;
      default -> -1;
    };
  }

  @Override
  public List<String> namesakes() {
    List<String> all = new ArrayList<>();
    texts
        .all()
        .forEach((key, text) -> {
          boolean red =
              (key.startsWith("card.")
                      || key.startsWith("ncu.")
                      || key.startsWith("attachment.")
                      || key.startsWith("unit-card.")
                      || key.startsWith("mission."))
                  && List.of(0, 1, 2, 3).stream()
                      .anyMatch(seat -> text.contains(texts.name("seat", seat)));
          if (red) {
            all.add(text);
          }
        });
    return all;
  }
}
