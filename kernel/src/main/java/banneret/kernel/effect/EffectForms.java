package banneret.kernel.effect;

import banneret.kernel.facts.Form;
import banneret.kernel.facts.Kind;
import banneret.kernel.state.Contexts;
import banneret.kernel.state.Lasting;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How effects in force, and effects that are being carried out, are written: by the names of their
 * cards and of what they are aimed at.
 *
 * @param seats the seats of the table
 * @param effects all effects of the game
 * @param scopes how long effects last
 * @param names the names of each kind of thing
 * @param cards which effects are whose: the first of each kind of card, in their order
 * @param <P> the game's position
 */
public record EffectForms<P extends Position<P>>(
    Kind seats,
    Effects<P> effects,
    Names scopes,
    Function<String, @Nullable Names> names,
    List<Cards> cards) {
  private static final int MOST_LEFT = 9;

  /**
   * Cards of one kind.
   *
   * @param field the name of the field that names one, such as {@code card}
   * @param first the effect of the first of them
   */
  public record Cards(String field, Names names, int first) {}

  private Tree.Fields card(int effect) {
    Cards found = cards.getFirst();
    for (Cards kind : cards) {
      found = effect >= kind.first ? kind : found;
    }
    return Tree.fields().put(found.field, found.names.word(effect - found.first));
  }

  private Effect<P> effect(Tree.Fields in) {
    for (Cards kind : cards) {
      if (in.has(kind.field)) {
        return effects.get(kind.first + in.id(kind.field, kind.names));
      }
    }
    throw in.wrong("expected " + String.join(" or ", cards.stream().map(Cards::field).toList()));
  }

  private void allow(Tree.Fields in, String... others) {
    String[] all = new String[cards.size() + others.length];
    for (int i = 0; i < cards.size(); i++) {
      all[i] = cards.get(i).field;
    }
    System.arraycopy(others, 0, all, cards.size(), others.length);
    in.allow(all);
  }

  private Tree word(String kind, int target) {
    Names words = names.apply(kind);
    return words == null ? Tree.of(target) : Tree.of(words.word(target));
  }

  private int target(String kind, Tree tree) {
    Names words = names.apply(kind);
    return words == null ? tree.asNumber(0, Short.MAX_VALUE) : tree.asId(words);
  }

  /** What is put in force when a row is read. */
  @FunctionalInterface
  public interface Add<P extends Position<P>> {
    void add(P table, Effect<P> effect, int owner, int target, int until, int left);
  }

  /**
   * Effects in force.
   *
   * @param most how many there may be in a position that is read
   * @param add puts one in force; a target of -1 means that none is said
   */
  public Form<P> lasting(Function<P, Lasting> rows, int most, Add<P> add) {
    return new Form<>() {
      @Override
      public Tree write(P table, byte[] cells, int row, int viewer) {
        Lasting lasting = rows.apply(table);
        int until = lasting.until(cells, row);
        Tree.Fields out =
            card(lasting.effect(cells, row))
                .put("owner", seats.names().word(lasting.owner(cells, row)));
        int part = lasting.part(cells, row);
        String kind = effects.get(lasting.effect(cells, row)).targetKind(until, part);
        if (!kind.isEmpty() && lasting.target(cells, row) >= 0) {
          out.put("target", word(kind, lasting.target(cells, row)));
        }
        if (part >= 0) {
          out.put("part", part);
        }
        return out.put("until", scopes.word(until - 1)).put("left", lasting.left(cells, row));
      }

      @Override
      public void read(P table, byte[] cells, int row, Tree tree) {
        Tree.Fields in = tree.asFields();
        allow(in, "owner", "target", "part", "until", "left");
        if (row == most) {
          throw in.wrong("expected at most " + most + " effects in force");
        }
        Effect<P> effect = effect(in);
        int until = in.id("until", scopes) + 1;
        if (!effect.lastsUntil(until)) {
          throw in.get("until").wrong("it does not last as long");
        }
        int part = in.numberOr("part", -1, 0, effect.sentences().size() - 1);
        if (part >= 0 && effect.sentences().get(part).part() != part) {
          throw in.get("part").wrong("this sentence has no row of its own");
        }
        String kind = effect.targetKind(until, part);
        int target = kind.isEmpty() || !in.has("target") ? -1 : target(kind, in.get("target"));
        int left = in.numberOr("left", 1, 1, MOST_LEFT);
        Lasting lasting = rows.apply(table);
        int before = lasting.count(cells);
        add.add(table, effect, seats.id(in.get("owner")), target, until, left);
        if (part >= 0 && lasting.count(cells) > before) {
          lasting.setPart(cells, lasting.count(cells) - 1, part);
        }
      }
    };
  }

  /** Effects that are being carried out. */
  public Form<P> running(Function<P, Contexts> rows) {
    return new Form<>() {
      @Override
      public Tree write(P table, byte[] cells, int row, int viewer) {
        Contexts running = rows.apply(table);
        int effect = running.effect(cells, row);
        int at = running.at(cells, row);
        Tree.Fields out =
            card(effect)
                .put("owner", seats.names().word(running.owner(cells, row)))
                .put("done", at);
        Tree.Items targets = Tree.items();
        for (int i = 0; i < running.targets(cells, row); i++) {
          targets.add(word(effects.get(effect).aimKind(at), running.target(cells, row, i)));
        }
        return targets.size() == 0 ? out : out.put("targets", targets);
      }

      @Override
      public void read(P table, byte[] cells, int row, Tree tree) {
        Tree.Fields in = tree.asFields();
        allow(in, "owner", "done", "targets");
        Effect<P> effect = effect(in);
        Contexts running = rows.apply(table);
        int at = in.number("done", -1, effect.sentences().size() - 1);
        running.open(cells, effect.index(), seats.id(in.get("owner")));
        running.setAt(cells, row, at);
        Tree.Items targets = in.itemsIfAny("targets");
        if (targets.size() > running.most()) {
          throw targets.wrong("expected at most " + running.most() + " targets");
        }
        for (Tree target : targets.all()) {
          running.choose(cells, row, target(effect.aimKind(at), target));
        }
      }
    };
  }
}
