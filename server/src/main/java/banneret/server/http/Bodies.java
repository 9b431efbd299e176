package banneret.server.http;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.limit.EnginePool;
import banneret.server.people.Who;
import banneret.server.trouble.Trouble;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Reads what is sent. A whole record may be large: few are read at once, one of each person, and
 * they are taken apart where the engine works, so that they fill neither memory nor processors.
 */
final class Bodies {
  static final int LARGEST_RECORD = 4 << 20;
  private static final int LARGEST = 64 * 1024;
  private static final int MOST_PARTS = 400_000;
  private static final int RECORDS_AT_ONCE = 4;
  private static final int PIECE = 64 * 1024;
  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final EnginePool engine;
  private final Semaphore records = new Semaphore(RECORDS_AT_ONCE);
  private final Set<String> sending = ConcurrentHashMap.newKeySet();

  Bodies(EnginePool engine) {
    this.engine = engine;
  }

  /** The fields of a body, whose names are those of the route. */
  Tree.Fields read(Context context, Route route, Who who) {
    String type = context.contentType();
    if (type == null || !type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
      throw Trouble.of(415, "not-json");
    }
    boolean mayBeLarge = route.body().stream().anyMatch(field -> field.name().equals("record"));
    Tree.Fields fields =
        mayBeLarge && context.req().getContentLengthLong() != 0
            ? large(context, who)
            : small(context);
    fields.allow(route.body().stream().map(Route.Field::name).toArray(String[]::new));
    for (Route.Field field : route.body()) {
      if (field.required()) {
        fields.get(field.name());
      }
    }
    return fields;
  }

  private static Tree.Fields small(Context context) {
    return tree(bytes(context, LARGEST));
  }

  private Tree.Fields large(Context context, Who who) {
    long size = context.req().getContentLengthLong();
    if (size >= 0 && size <= LARGEST) {
      return small(context);
    }
    if (!sending.add(who.name())) {
      throw Trouble.of(429, "too-many");
    }
    try {
      if (!records.tryAcquire()) {
        throw Trouble.of(429, "too-many");
      }
      try {
        byte[] bytes = bytes(context, LARGEST_RECORD);
        return engine.run(who.name(), () -> tree(bytes));
      } finally {
        records.release();
      }
    } finally {
      sending.remove(who.name());
    }
  }

  /** What is sent, if it is not too much and comes soon. */
  private static byte[] bytes(Context context, int largest) {
    long start = System.nanoTime();
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try {
      InputStream in = context.bodyInputStream();
      byte[] piece = in.readNBytes(PIECE);
      while (piece.length > 0) {
        all.write(piece);
        if (all.size() > largest || System.nanoTime() - start > LONGEST_NANOS) {
          throw Trouble.of(413, "too-large");
        }
        piece = in.readNBytes(PIECE);
      }
      return all.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Tree.Fields tree(byte[] bytes) {
    int parts = 0;
    for (byte b : bytes) {
      parts += b == ',' || b == '{' || b == '[' ? 1 : 0;
    }
    if (parts > MOST_PARTS) {
      throw Trouble.of(413, "too-large"); // Each part takes far more memory than a letter.
    }
    return Formats.json("body", new String(bytes, StandardCharsets.UTF_8)).asFields();
  }
}
