package banneret.kernel.facts;

import banneret.kernel.cards.Pile;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The parts of a group, in the order they were declared: so they are written and read. */
final class Body<P> implements Form<P> {
  private final Cells plan;
  private final int copies;
  private final int inner;
  private final Mark<P> mark;
  private final List<Part<P>> parts;
  private final List<Fact> facts = new ArrayList<>();
  boolean written = true;
  private boolean together = true;
  private byte @Nullable [] usual;

  /** A body of fields, once for each thing of the last kind within each of the others. */
  Body(Body<P> around, Mark<P> mark, Kind... by) {
    this(around.plan, mark, around.copies * product(by), by.length == 0 ? around.inner : last(by));
    written = around.written;
  }

  Body(Cells plan, Mark<P> mark, int copies, int inner) {
    this.plan = plan;
    this.mark = mark;
    this.copies = copies;
    this.inner = inner;
    parts = new ArrayList<>();
  }

  /** More facts whose parts belong to another body. */
  Body(Body<P> around) {
    plan = around.plan;
    mark = around.mark;
    copies = around.copies;
    inner = around.inner;
    parts = around.parts;
    written = around.written;
  }

  private static int product(Kind... by) {
    int product = 1;
    for (Kind kind : by) {
      product *= kind.count();
    }
    return product;
  }

  private static int last(Kind... by) {
    return by[by.length - 1].count();
  }

  Body<P> unwritten() {
    written = false;
    return this;
  }

  Fact.Spot spot(int width) {
    return new Fact.Spot(plan.cells, plan.take(copies * width), copies, inner);
  }

  Fact.Spot spot(int each, int last, int width) {
    return new Fact.Spot(plan.cells, plan.take(copies * each * width), copies * each, last);
  }

  <F extends Fact> F keep(F fact) {
    usual = null;
    together &= facts.isEmpty() || facts.getLast().end == fact.at;
    facts.add(fact);
    plan.facts.add(fact);
    return fact;
  }

  void add(String name, Form<P> form, Mark<P> how) {
    if (written) {
      parts.add(new Part<>(name, null, form, how));
    }
  }

  void addKeys(Kind kind, Form<P> form, Mark<P> how) {
    if (written) {
      parts.add(new Part<>("", kind, form, how));
    }
  }

  /** How many cards of each kind that belong to a pile lie elsewhere on the table. */
  int[] cardsOf(Pile pile, P table, byte[] cells, int kinds) {
    int[] found = new int[kinds];
    for (Part<P> part : parts) {
      if (part.form instanceof Body<P> inside) {
        int[] within = inside.cardsOf(pile, table, cells, kinds);
        Arrays.setAll(found, kind -> found[kind] + within[kind]);
      } else if (part.form instanceof Forms.Single<P> single) {
        single.addCards(pile, table, cells, found);
      }
    }
    return found;
  }

  void clear() {
    clear(plan.cells);
  }

  /** Makes the facts as usual: at one stroke if they lie together. */
  void clear(byte[] cells) {
    if (together && !facts.isEmpty()) {
      byte[] all = usual == null ? usual() : usual;
      System.arraycopy(all, 0, cells, facts.getFirst().at, all.length);
      return;
    }
    for (Fact fact : facts) {
      fact.clear(cells);
    }
  }

  /** The cells of facts that lie together, as they usually are. */
  private byte[] usual() {
    int from = facts.getFirst().at;
    int to = facts.getLast().end;
    byte[] cells = new byte[to];
    for (Fact fact : facts) {
      fact.clear(cells);
    }
    usual = Arrays.copyOfRange(cells, from, to);
    return usual;
  }

  /** A field, or fields by the names of a kind. */
  private record Part<P>(String name, @Nullable Kind keys, Form<P> form, Mark<P> mark) {}

  @Override
  public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
    Tree.Fields out = Tree.fields();
    writeInto(out, table, cells, index, viewer);
    return mark.isWritten(table, out.isEmpty()) ? out : null;
  }

  void writeInto(Tree.Fields out, P table, byte[] cells, int index, int viewer) {
    for (Part<P> part : parts) {
      Kind keys = part.keys;
      if (viewer != ALL && part.mark.unseen) {
        continue;
      }
      if (keys == null) {
        put(out, part.name, part.form.write(table, cells, index, viewer));
        continue;
      }
      for (int id = 0; id < keys.count(); id++) {
        Group.Sees<P> sees = part.mark.sees;
        if (viewer == ALL || sees == null || sees.sees(table, viewer, id)) {
          int at = index * keys.count() + id;
          put(out, keys.word(id), part.form.write(table, cells, at, viewer));
        }
      }
    }
  }

  private static void put(Tree.Fields out, String name, @Nullable Tree tree) {
    if (tree != null) {
      out.put(name, tree);
    }
  }

  @Override
  public void read(P table, byte[] cells, int index, Tree tree) {
    readFrom(table, cells, index, tree.asFields(), List.of());
    mark.follow(table, index, tree);
  }

  /** Reads one of the parts alone. */
  void read(P table, byte[] cells, String name, Tree tree) {
    for (Part<P> part : parts) {
      if (part.name.equals(name)) {
        part.form.read(table, cells, 0, tree);
      }
    }
  }

  /** Reads the parts in their order, whatever the order of the fields. */
  void readFrom(P table, byte[] cells, int index, Tree.Fields in, List<String> others) {
    Set<String> left = new LinkedHashSet<>(in.names());
    left.removeAll(others);
    for (Part<P> part : parts) {
      if (part.keys == null && left.remove(part.name)) {
        part.form.read(table, cells, index, in.get(part.name));
      } else if (part.keys == null) {
        absent(part, table, cells, index, in);
      }
    }
    for (Part<P> part : parts) {
      Kind keys = part.keys;
      if (keys != null) {
        boolean[] seen = new boolean[keys.count()];
        for (String name : List.copyOf(left)) {
          if (keys.names().id(name) >= 0) {
            left.remove(name);
            int id = keys.key(in, name);
            if (seen[id]) { // Under one of its aliases.
              throw in.get(name).wrong("'" + keys.word(id) + "' is there twice");
            }
            seen[id] = true;
            part.form.read(table, cells, index * keys.count() + id, in.get(name));
          }
        }
      }
    }
    refuse(left, in, others);
  }

  private void absent(Part<P> part, P table, byte[] cells, int index, Tree.Fields in) {
    if (part.mark.absent != null) {
      part.mark.absent.accept(table);
    } else if (part.form instanceof Body<P> inside) {
      inside.read(table, cells, index, Tree.fields().at(in.where()));
    }
  }

  private void refuse(Set<String> left, Tree.Fields in, List<String> others) {
    if (left.isEmpty()) {
      return;
    }
    List<String> names = new ArrayList<>(others);
    for (Part<P> part : parts) {
      if (part.keys != null && parts.size() == 1) {
        part.keys.key(in, left.iterator().next());
      } else if (part.keys != null) {
        names.addAll(part.keys.names().words().subList(0, part.keys.count()));
      } else {
        names.add(part.name);
      }
    }
    in.allow(names.toArray(new String[0]));
  }
}
