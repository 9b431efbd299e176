package banneret.cli.session;

import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.Table;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * Steps through a game that was played.
 *
 * @param <P> the game's position
 */
public final class ReplayScreen<P extends Position<P>> {
  private final Table<P> whole;
  private final List<String> players;
  private final Texts texts;
  private final Messages messages;
  private final Display display;
  private final Console console;
  private final Chronicler chronicler;
  private final int reader;

  /**
   * @param players who sat in each chair, if that was noted
   * @param reader the seat that looks on, -1 for a spectator, or one who may know all
   */
  public ReplayScreen(
      Table<P> whole,
      List<String> players,
      Texts texts,
      Messages messages,
      Display display,
      Console console,
      int reader) {
    this.whole = whole;
    this.players = players;
    this.texts = texts;
    this.messages = messages;
    this.display = display;
    this.console = console;
    this.reader = reader;
    this.chronicler =
        new Chronicler(
            texts,
            whole.record().setup().seats(),
            display,
            () -> SeatView.of(whole.view(-1), null));
  }

  public void run() {
    List<Entry> entries = whole.record().inForce();
    int at = 1;
    show(entries, at);
    while (true) {
      String typed = console.ask(messages.say("replay.prompt", "at", at, "of", entries.size()));
      if (typed == null) {
        return;
      }
      String[] words = typed.strip().toLowerCase(Locale.ROOT).split("\\s+", 2);
      int before = at;
      if (messages.words("replay.quit").contains(words[0])) {
        return;
      } else if (messages.words("replay.back").contains(words[0])) {
        at = Math.max(1, at - 1);
      } else if (messages.words("replay.end").contains(words[0])) {
        at = entries.size();
      } else if (messages.words("replay.jump").contains(words[0]) || isNumber(words[0])) {
        String number = words[words.length - 1];
        at = isNumber(number) ? Math.clamp(Integer.parseInt(number), 1, entries.size()) : at;
      } else if (words[0].isEmpty() || messages.words("replay.next").contains(words[0])) {
        at = Math.min(entries.size(), at + 1);
      } else {
        console.line(messages.say("replay.help"));
        continue;
      }
      if (at == before) {
        console.line(messages.say(at == entries.size() ? "replay.at-end" : "replay.at-start"));
      } else {
        show(entries, at);
      }
    }
  }

  /** The seats in order, each with who had it. */
  private String seated(Table<P> table) {
    P laid = table.view(-1).deal(new Seeded(0));
    List<String> seated = new ArrayList<>(players);
    for (int chair = 0; chair < players.size(); chair++) {
      int seat = table.game().seatOf(laid, chair);
      seated.set(seat, texts.name("seat", seat) + " (" + players.get(chair) + ")");
    }
    return String.join(", ", seated);
  }

  private static boolean isNumber(String word) {
    return word.matches("[0-9]{1,6}");
  }

  private void show(List<Entry> entries, int at) {
    Table<P> table = Table.replay(whole.game(), whole.record(), at, new Seeded(0));
    int seat = reader == Chronicler.ALL_KNOWING ? -1 : reader;
    console.clearScreen();
    SeatView sight = SeatView.of(table.view(seat), null);
    console.lines(new Scene(display, texts, messages, console).table(sight));
    if (reader == Chronicler.ALL_KNOWING && display.hasHands(sight)) {
      for (int other = 0; other < whole.record().setup().seats(); other++) {
        List<AttributedString> panel =
            display.panel(SeatView.of(table.view(other), null), console.width());
        console.line(
            new AttributedStringBuilder()
                .append(chronicler.named(texts.name("seat", other) + messages.say("colon")))
                .append(panel.getLast())
                .toAttributedString());
      }
    }
    console.line("");
    if (at == 1 && !players.isEmpty()) {
      console.line(chronicler.named(messages.say("replay.players", "players", seated(table))));
    }
    if (entries.get(at - 1) instanceof Entry.Answered answered) {
      String said = texts.name("seat", answered.seat()) + messages.say("colon") + answered.line();
      console.line(Paint.named(said, chronicler.names(), Paint.BOLD, display));
    }
    if (entries.get(at - 1) instanceof Entry.Opened opened) {
      for (int other = 0; other < opened.lines().size(); other++) {
        if (!opened.lines().get(other).isEmpty()) {
          String said =
              texts.name("seat", other) + messages.say("colon") + opened.lines().get(other);
          AttributedString named = Paint.named(said, chronicler.names(), Paint.BOLD, display);
          console.lines(Paint.wrap(named, console.width(), 2));
        }
      }
    }
    List<AttributedString> lines = new ArrayList<>();
    List<Table.Told> told = table.told();
    for (int i = 0; i < told.size(); i++) {
      if (told.get(i).entry() == at) {
        lines.addAll(chronicler.tell(told, i, reader, console.width(), Paint.PLAIN));
      }
    }
    console.lines(lines);
  }
}
