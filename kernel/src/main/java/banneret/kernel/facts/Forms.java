package banneret.kernel.facts;

import banneret.kernel.cards.Pile;
import banneret.kernel.tree.Tree;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The shapes in which facts are written. */
final class Forms {
  private Forms() {}

  /** One value: a number, a name or a flag. */
  record Single<P>(Fact fact, int first, Mark<P> mark) implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      int value = fact.get(cells, first + index);
      boolean none = value < 0 && fact.named() != null;
      return !none && mark.isWritten(table, value == fact.usual) ? fact.tree(value) : null;
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      int value = fact.value(mark.typed ? number(tree) : tree);
      if (mark.from != null) {
        Pile pile = mark.from.pile(table, index);
        boolean card = fact.named() != null;
        take(pile, cells, card ? value : index % fact.inner, card ? 1 : value, tree);
      }
      fact.put(cells, first + index, value);
      mark.follow(table, index, tree);
    }

    /** Counts the cards of a pile that it speaks of, by kind. */
    void addCards(Pile pile, P table, byte[] cells, int[] found) {
      boolean isCard = fact.named() != null;
      for (int index = 0; mark.from != null && index < fact.copies; index++) {
        int value = fact.get(cells, index);
        if (value >= (isCard ? 0 : 1) && mark.from.pile(table, index).isSame(pile)) {
          found[isCard ? value : index % fact.inner] += isCard ? 1 : value;
        }
      }
    }
  }

  /** A number that may have been typed as a text; any other text stays what it is. */
  private static Tree number(Tree tree) {
    String text = tree.asText();
    return text.matches("[0-9]{1,9}") ? Tree.of(Integer.parseInt(text)).at(tree.where()) : tree;
  }

  /** Takes cards out of the rest of a pile. */
  static void take(Pile pile, byte[] cells, int kind, int count, Tree tree) {
    if (count > pile.rest(cells, kind)) {
      throw tree.wrong("there are not so many cards of this kind");
    }
    pile.shuffleIn(cells, kind, -count);
  }

  /** The names of those things of a kind of which something is so. */
  record Members<P>(Flag flag, Kind kind, Mark<P> mark) implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      Tree.Items out = Tree.items();
      for (int id = 0; id < kind.count(); id++) {
        if (flag.is(cells, index * kind.count() + id)) {
          out.add(kind.word(id));
        }
      }
      return mark.isWritten(table, out.size() == 0) ? out : null;
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      for (Tree item : tree.asItems().all()) {
        int id = newId(kind, item, flag.is(cells, index * kind.count() + kind.id(item)));
        flag.set(cells, index * kind.count() + id, true);
        mark.follow(table, index * kind.count() + id, item);
      }
    }
  }

  /** The same, kept as bits of one number. */
  record Bits<P>(Count bits, Kind kind, Mark<P> mark) implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      Tree.Items out = Tree.items();
      for (int id = 0; id < kind.count(); id++) {
        if ((bits.get(cells, index) >>> id & 1) != 0) {
          out.add(kind.word(id));
        }
      }
      return mark.isWritten(table, out.size() == 0) ? out : null;
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      int value = 0;
      for (Tree item : tree.asItems().all()) {
        value |= 1 << newId(kind, item, (value >>> kind.id(item) & 1) != 0);
      }
      bits.put(cells, index, value);
      mark.follow(table, index, tree);
    }
  }

  /** A list of names, none of them there twice, that ends at the first that is none. */
  record Listing<P>(Id list, int room, Mark<P> mark) implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      Tree.Items out = Tree.items();
      for (int i = 0; i < room; i++) {
        int id = list.get(cells, index * room + i);
        if (id >= 0) {
          out.add(list.tree(id));
        }
      }
      return mark.isWritten(table, out.size() == 0) ? out : null;
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      Tree.Items items = tree.asItems();
      if (items.size() > room) {
        throw items.wrong("expected at most " + room + " names");
      }
      int[] ids = new int[room];
      Arrays.fill(ids, -1);
      for (int i = 0; i < items.size(); i++) {
        int id = list.value(items.get(i));
        boolean twice = Arrays.stream(ids).anyMatch(one -> one == id);
        ids[i] = newId(list.named(), items.get(i), twice);
      }
      for (int i = 0; i < room; i++) {
        list.put(cells, index * room + i, ids[i]);
      }
      mark.follow(table, index, tree);
    }
  }

  private static int newId(Kind kind, Tree item, boolean seen) {
    int id = kind.id(item);
    if (seen) {
      throw item.wrong("'" + kind.word(id) + "' is there twice");
    }
    return id;
  }

  /** What a viewer sees, or null. */
  @FunctionalInterface
  interface Look<P> {
    @Nullable Tree at(P table, byte[] cells, int index, int viewer);
  }

  /** What only views show. */
  record Shown<P>(Look<P> look) implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      return viewer == ALL ? null : look.at(table, cells, index, viewer);
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      throw tree.wrong("this follows from the rest and is not read");
    }
  }
}
