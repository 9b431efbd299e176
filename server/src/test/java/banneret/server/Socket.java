package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** One WebSocket of a client. */
final class Socket implements WebSocket.Listener, AutoCloseable {
  private static final int PATIENCE_SECONDS = 30;
  private static final Tree.Fields END = Tree.fields();
  private final BlockingQueue<Tree.Fields> messages = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final StringBuilder part = new StringBuilder();
  private final AtomicInteger ids = new AtomicInteger();
  private final Contract contract;
  private final String schema;
  private WebSocket socket;
  private volatile boolean reads = true;

  private Socket(Contract contract, String schema) {
    this.contract = contract;
    this.schema = schema;
  }

  /**
   * @param schema what the document calls the messages that come
   */
  static Socket open(
      HttpClient http, String url, List<String> headers, Contract contract, String schema) {
    Socket opened = new Socket(contract, schema);
    WebSocket.Builder builder = http.newWebSocketBuilder();
    for (int i = 0; i < headers.size(); i += 2) {
      builder.header(headers.get(i), headers.get(i + 1));
    }
    opened.socket = builder.buildAsync(URI.create(url), opened).join();
    return opened;
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      messages.add(Formats.json("message", part.toString()).asFields());
      part.setLength(0);
    }
    if (reads) {
      from.request(1);
    }
    return null;
  }

  /** Reads nothing more. */
  void stopReading() {
    reads = false;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    messages.add(END);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable failure) {
    closed.completeExceptionally(failure);
    messages.add(END);
  }

  /** There is nothing more to come. */
  static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Closed(Object why) {
      super("closed: " + why);
    }
  }

  /** The next message that fits, others are passed over. */
  Tree.Fields next(Predicate<Tree.Fields> fits) {
    return next(fits, PATIENCE_SECONDS);
  }

  /** The same, waiting so many seconds for each message. */
  Tree.Fields next(Predicate<Tree.Fields> fits, int patience) {
    try {
      while (true) {
        Tree.Fields message = messages.poll(patience, TimeUnit.SECONDS);
        assertThat(message).as("a message within " + patience + " s").isNotNull();
        if (message.isEmpty()) {
          messages.add(END);
          throw new Closed(closed);
        }
        contract.check(schema, message);
        if (fits.test(message)) {
          return message;
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  Tree.Fields next(String type) {
    return next(message -> message.text("type").equals(type));
  }

  /** Asks for something; returns its id. */
  String send(Tree.Fields message) {
    if (!message.has("id")) {
      message.put("id", "m" + ids.incrementAndGet());
    }
    contract.check("Asked", message);
    socket.sendText(Formats.json(message), true).join();
    return message.text("id");
  }

  void sendRaw(String text) {
    socket.sendText(text, true).join();
  }

  /** Asks for something; returns what came of it. */
  Tree.Fields ask(Tree.Fields message) {
    String id = send(message);
    return next(it -> it.has("id") && it.text("id").equals(id));
  }

  Tree.Fields answer(String line) {
    return ask(Tree.fields().put("do", "answer").put("line", line));
  }

  Tree.Fields draft(String line) {
    return ask(Tree.fields().put("do", "draft").put("line", line)).fieldsOf("draft");
  }

  /** The code with which the other side closed. */
  int closed() {
    return closed.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    socket.abort();
    messages.add(END);
  }
}
