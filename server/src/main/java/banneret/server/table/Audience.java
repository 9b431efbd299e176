package banneret.server.table;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.game.RunningGame;
import banneret.server.people.Who;
import banneret.server.store.Rows;
import banneret.server.trouble.Trouble;
import banneret.wire.Herald;
import banneret.wire.Wants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Those who look on at a table, and how much of it they have been shown. */
public final class Audience {
  /** How many news come at once. */
  static final int PAGE = 100;

  private final Map<Reader, Integer> readers = new LinkedHashMap<>();
  private final Set<Reader> moved = new HashSet<>();
  private int seq = -1;
  private int awaited;
  private String table = "";

  /** What all who look from one seat are sent alike. */
  private record Share(int seat, Wants wants) {}

  boolean isEmpty() {
    return readers.isEmpty();
  }

  /** The seat from which a reader looks. */
  int seat(Reader reader) {
    return readers.getOrDefault(reader, -1);
  }

  /** Adds a reader, unless he has gone while he came in: nobody would take him off again. */
  void add(Reader reader, int seat) {
    if (!reader.hasLeft()) {
      readers.put(reader, seat);
    }
  }

  boolean remove(Reader reader) {
    return readers.remove(reader) != null;
  }

  boolean has(Function<Who, Boolean> test) {
    return readers.keySet().stream().anyMatch(reader -> test.apply(reader.who()));
  }

  /** Looks again from which seat each may look, and sends away those who may not at all. */
  void reseat(ToIntFunction<Reader> seats) {
    for (Reader reader : List.copyOf(readers.keySet())) {
      try {
        int seat = seats.applyAsInt(reader);
        if (!Integer.valueOf(seat).equals(readers.put(reader, seat))) {
          moved.add(reader);
        }
      } catch (Trouble e) {
        readers.remove(reader);
        reader.dismiss(e);
      }
    }
  }

  /** Whoever has gone is found out, and leaves, when something is sent. */
  private void each(BiConsumer<Reader, Integer> deed) {
    List.copyOf(readers.entrySet()).forEach(one -> deed.accept(one.getKey(), one.getValue()));
  }

  /** Sends those away whom this says. */
  void dismiss(Predicate<Who> whom, Trouble why) {
    for (Reader reader : List.copyOf(readers.keySet())) {
      if (whom.test(reader.who())) {
        readers.remove(reader);
        reader.dismiss(why);
      }
    }
  }

  void dismiss(Trouble why) {
    List<Reader> all = new ArrayList<>(readers.keySet());
    readers.clear();
    all.forEach(reader -> reader.dismiss(why));
  }

  /** Takes it that all of the game has been shown. */
  void passOver(RunningGame<?> play) {
    seq = play.seq();
    awaited = play.awaited();
  }

  /**
   * Shows what is new of a game.
   *
   * @param sealedBy a seat that has sealed a line, which only it is shown, or -1
   */
  void show(RunningGame<?> play, int sealedBy) {
    boolean isNew = play.seq() != seq || play.awaited() != awaited;
    Map<Share, String> made = new HashMap<>();
    each((reader, seat) -> {
      if (isNew || (sealedBy >= 0 && seat == sealedBy) || moved.contains(reader)) {
        Share share = new Share(seat, reader.wants());
        reader.send(made.computeIfAbsent(share, any -> update(play.herald(), any, seq)));
      }
    });
    moved.clear();
    passOver(play);
  }

  private static String update(Herald<?> herald, Share to, int after) {
    return update(herald, to.seat, to.wants, after);
  }

  /** What has happened after an entry, the last page of it, and what lies before a reader now. */
  static String update(Herald<?> herald, int seat, Wants wants, int after) {
    int from = Math.max(after, herald.seq() - PAGE);
    Tree.Fields out = message("update").put("news", herald.news(seat, from, wants));
    if (from > after) {
      out.put("earlier", true);
    }
    return Formats.json(out.put("state", herald.state(seat, wants)));
  }

  /** Shows who sits where and what was agreed, if that is new. */
  void showTable(Function<Who, Tree.Fields> tree) {
    String next = Formats.json(tree.apply(Who.STRANGER));
    if (!next.equals(table)) {
      table = next;
      each((reader, seat) -> reader.send(table(tree.apply(reader.who()))));
    }
  }

  static String table(Tree.Fields tree) {
    return Formats.json(message("table").put("table", tree));
  }

  /** Has those hear who may what was said last. */
  void hear(Chat chat, Rows.Chat said, Chairs chairs) {
    each((reader, seat) -> {
      Chat.Ears ears = Chat.Ears.of(reader.who(), seat, chairs);
      if (ears.hear(said)) {
        reader.send(chat(chat, ears, chat.heard(ears) - 1));
      }
    });
  }

  static String chat(Chat chat, Chat.Ears ears, int after) {
    Tree.Fields said = chat.tree(ears, after, -1);
    Tree.Fields out = message("chat");
    said.names().forEach(name -> out.put(name, said.get(name)));
    return Formats.json(out);
  }

  /** The beginning of a message. */
  public static Tree.Fields message(String type) {
    return Tree.fields().put("type", type);
  }
}
