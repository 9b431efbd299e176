package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.tree.Tree;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/**
 * A seat that plays on whatever happens to its server: it comes back, hears what it has missed, and
 * says again what it does not know to be heard.
 */
final class ChaosSeat {
  /** The others of a table may be held back for as long as a server takes to start. */
  private static final int PATIENCE_SECONDS = 300;

  private final Client owner;
  private final String table;
  private final int seat;
  private final Seeded luck;
  private final AtomicInteger count;
  private final IntSupplier allowed;
  private final Map<Integer, String> acknowledged = new HashMap<>();
  private int heard = -1;
  private int answered = -1;
  private int asked = -1;
  private String said = "";
  private Tree.Fields state = Tree.fields();
  private boolean over;
  private volatile Tree.Fields pending;
  private volatile Socket socket;
  private volatile boolean stopped;

  /**
   * @param count counts what is acknowledged, here and elsewhere
   * @param allowed nobody answers while that many are acknowledged
   */
  ChaosSeat(Client owner, String table, int seat, AtomicInteger count, IntSupplier allowed) {
    this.owner = owner;
    this.table = table;
    this.seat = seat;
    this.count = count;
    this.allowed = allowed;
    luck = new Seeded(table.hashCode() + seat);
  }

  int seat() {
    return seat;
  }

  /** The last entry that this seat has heard of. */
  int lastHeard() {
    return heard;
  }

  /** The lines that this seat knows to be on disk, by the entry for which they were said. */
  Map<Integer, String> acknowledged() {
    return acknowledged;
  }

  /** Plays until it is told to stop and knows of all it said. */
  void play() {
    while (goesOn()) {
      String query = "?want=&seat=" + seat + "&after=" + heard;
      try (Socket opened = owner.socket(table, query)) {
        socket = opened;
        converse(opened);
      } catch (Socket.Closed | CompletionException | UncheckedIOException e) {
        pause(); // Its server is gone: there will be another.
      }
    }
  }

  /** What was said is waited for, also if the game has ended with it. */
  private boolean goesOn() {
    return pending != null || (!over && !stopped);
  }

  static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void stop() {
    stopped = true;
    if (pending == null && socket != null) {
      socket.close();
    }
  }

  private void converse(Socket opened) {
    if (pending != null) {
      opened.send(pending);
    }
    while (goesOn()) {
      Tree.Fields message = opened.next(any -> true, PATIENCE_SECONDS);
      switch (message.text("type")) {
        case "update" -> hear(opened, message);
        case "draft" -> goOn(opened, message.fieldsOf("draft"));
        case "done" -> isDone(opened, message);
        case "error" -> isRefused(opened, message);
        default -> {}
      }
    }
  }

  private void isRefused(Socket opened, Tree.Fields error) {
    String code = error.fieldsOf("error").text("code");
    assertThat(code).isIn("stale", "stopping", "our-fault");
    if (pending == null || !error.text("id").equals(pending.text("id"))) {
      return;
    }
    if (code.equals("stale")) {
      // Whoever is asked together with others may be late; he may be asked still.
      pending = null;
      draftIfAsked(opened);
    } else {
      pause();
      opened.send(pending); // Whether it was written nobody knows yet.
    }
  }

  /** News come without a gap and never twice. */
  private void hear(Socket opened, Tree.Fields update) {
    for (Tree news : update.itemsOf("news").all()) {
      assertThat(news.asFields().number("seq")).isEqualTo(heard + 1);
      heard++;
    }
    state = update.fieldsOf("state");
    assertThat(state.number("seq")).isEqualTo(heard);
    over = state.has("over");
    draftIfAsked(opened);
  }

  private void draftIfAsked(Socket opened) {
    if (state.has("question") && !state.has("sealed") && pending == null && answered < heard) {
      asked = heard;
      draft(opened, "", state.fieldsOf("question"));
    }
  }

  private void draft(Socket opened, String before, Tree.Fields question) {
    String word = WithServer.any(question, luck);
    said = before.isEmpty() ? word : before + " " + word;
    opened.send(Tree.fields().put("do", "draft").put("id", "d").put("line", said));
  }

  private void goOn(Socket opened, Tree.Fields draft) {
    if (pending != null || asked != heard || draft.has("refusal")) {
      return; // The table has moved on, or this was drafted before the last server went.
    }
    if (draft.has("next")) {
      draft(opened, draft.text("line"), draft.fieldsOf("next"));
      return;
    }
    while (count.get() >= allowed.getAsInt() && !stopped) {
      pause();
    }
    pending =
        Tree.fields()
            .put("do", "answer")
            .put("id", "s" + seat + "-" + asked)
            .put("line", draft.text("line"))
            .put("seq", asked);
    opened.send(pending);
  }

  private void isDone(Socket opened, Tree.Fields done) {
    if (pending != null && done.text("id").equals(pending.text("id"))) {
      answered = pending.number("seq");
      acknowledged.put(answered + 1, done.text("line"));
      count.incrementAndGet();
      pending = null;
      // Said again after a fall, it is done after the update that has the next question in it.
      draftIfAsked(opened);
    }
  }
}
