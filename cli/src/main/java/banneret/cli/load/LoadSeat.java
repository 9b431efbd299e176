package banneret.cli.load;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.net.http.WebSocket;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** A seat that says anything that is allowed. */
final class LoadSeat implements WebSocket.Listener {
  private final Load load;
  private final SplittableRandom luck;
  private final Runnable over;
  private final StringBuilder part = new StringBuilder();
  private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();
  private CompletableFuture<WebSocket> sent = socket;
  private Tree.@Nullable Fields state;
  private boolean busy;
  private volatile boolean left;
  private String line = "";
  private int seq;
  private int asked;
  private long since;

  LoadSeat(Load load, int seed, Runnable over) {
    this.load = load;
    luck = new SplittableRandom(seed);
    this.over = over;
  }

  @Override
  public void onOpen(WebSocket opened) {
    socket.complete(opened);
    opened.request(1);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      hear(Formats.json("message", part.toString()).asFields());
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    if (!left) {
      load.failed("closed " + code);
    }
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable failure) {
    if (!left) {
      load.failed(failure.toString());
    }
  }

  private synchronized void hear(Tree.Fields message) {
    switch (message.text("type")) {
      case "update" -> see(message.fieldsOf("state"));
      case "draft" -> goOn(message.fieldsOf("draft"));
      case "done" -> {
        load.acknowledged(since);
        free();
      }
      case "error" -> {
        String code = message.fieldsOf("error").text("code");
        if (!code.equals("stale")) { // Another seat may have moved the table on.
          load.failed(code + ": " + line);
        }
        free();
      }
      default -> {}
    }
  }

  /** What it was busy with has ended; it goes on with what it has seen since. */
  private void free() {
    busy = false;
    if (state != null && state.number("seq") > seq) {
      see(state);
    }
  }

  private void see(Tree.Fields seen) {
    state = seen;
    if (seen.has("over")) {
      if (!left) {
        over.run();
      }
    } else if (seen.has("question") && !seen.has("sealed") && !busy) {
      busy = true;
      seq = seen.number("seq");
      draft("", seen.fieldsOf("question"));
    }
  }

  /** Adds any of the options to the line, and says it or asks what it comes to. */
  private void draft(String said, Tree.Fields question) {
    Tree.Items options = question.itemsOf("options");
    String phrase = options.get(luck.nextInt(options.size())).asFields().text("phrase");
    line = said.isEmpty() ? phrase : said + " " + phrase;
    if (load.isUnbridled()) {
      say(System.nanoTime());
    } else {
      Tree.Fields draft = Tree.fields().put("do", "draft").put("id", "d" + asked++);
      send(draft.put("line", line).put("seq", seq));
    }
  }

  private void goOn(Tree.Fields draft) {
    if (draft.has("next")) {
      draft(draft.text("line"), draft.fieldsOf("next"));
    } else if (draft.has("whole")) {
      load.isReady(this);
    } else {
      load.failed(draft.fieldsOf("refusal").text("why") + ": " + line);
      free();
    }
  }

  /** Says the line, which was to be said at this time; if more must be said it hears what. */
  synchronized void say(long due) {
    since = due;
    Tree.Fields answer = Tree.fields().put("do", "answer").put("id", "a" + asked++);
    send(answer.put("line", line).put("seq", seq).put("draft", true));
  }

  /** Sends after what is still being sent: the server may answer that before we are told. */
  private void send(Tree.Fields message) {
    sent =
        sent.thenCompose(it -> it.sendText(Formats.json(message), true))
            .whenComplete((any, failure) -> {
              if (failure != null && !left) {
                load.failed(failure.toString());
              }
            });
  }

  void leave() {
    left = true;
    CompletableFuture<Void> _ = socket.thenAccept(WebSocket::abort);
  }
}
