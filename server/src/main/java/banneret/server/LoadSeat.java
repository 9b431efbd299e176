package banneret.server;

import banneret.kernel.Tree;
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
  private @Nullable WebSocket socket;
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
    socket = opened;
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
        busy = false;
        load.acknowledged(since);
      }
      case "error" -> {
        busy = false;
        String code = message.fieldsOf("error").text("code");
        if (!code.equals("stale")) { // Another seat may have answered for both.
          load.failed(code);
        }
      }
      default -> {}
    }
  }

  private void see(Tree.Fields state) {
    if (state.has("over")) {
      if (!left) {
        over.run();
      }
    } else if (state.has("question") && !state.has("sealed") && !busy) {
      busy = true;
      seq = state.number("seq");
      draft("", state.fieldsOf("question"));
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
      send(Tree.fields().put("do", "draft").put("id", "d" + asked++).put("line", line));
    }
  }

  private void goOn(Tree.Fields draft) {
    if (draft.has("next")) {
      draft(draft.text("line"), draft.fieldsOf("next"));
    } else if (draft.has("whole")) {
      load.isReady(this);
    } else {
      busy = false;
      load.failed("refused");
    }
  }

  /** Says the line, which was to be said at this time; if more must be said it hears what. */
  synchronized void say(long due) {
    since = due;
    Tree.Fields answer = Tree.fields().put("do", "answer").put("id", "a" + asked++);
    send(answer.put("line", line).put("seq", seq).put("draft", true));
  }

  private void send(Tree.Fields message) {
    if (socket != null) {
      CompletableFuture<WebSocket> _ =
          socket
              .sendText(Formats.json(message), true)
              .whenComplete((any, failure) -> {
                if (failure != null && !left) {
                  load.failed(failure.toString());
                }
              });
    }
  }

  void leave() {
    left = true;
    if (socket != null) {
      socket.abort();
    }
  }
}
