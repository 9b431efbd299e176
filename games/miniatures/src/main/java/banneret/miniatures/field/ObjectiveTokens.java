package banneret.miniatures.field;

import banneret.kernel.facts.Count;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Form;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import banneret.kernel.facts.Whole;
import banneret.kernel.place.Pose;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** The objective tokens: where they lie, who has seized them, and the card of each. */
public final class ObjectiveTokens {
  private static final int ABSENT = 0;
  private static final int LYING = 1;
  private static final int CARRIED = 2;

  final Whole x;
  final Whole y;
  private final Count where;
  public final Id card;

  /** The unit that has seized a token, and in some modes carries it; or none. */
  public final Id holder;

  /** The corpse pile that a token belongs to, or none. */
  public final Id pile;

  /** The non-combat unit whose abilities are lost while the token is controlled, and whose. */
  public final Id silenced;

  public final Id silencedOf;

  /** True while the effect of a token that was scored is still to come. */
  public final Flag due;

  ObjectiveTokens(
      Content content, State<Battlefield> state, Kind seat, Kind units, Kind ncus, Kind pieces) {
    Kind tokens = Kind.of(content.tokenNames);
    x = state.kept(tokens).whole("x", 0, content.table.large, 0);
    y = state.kept(tokens).whole("y", 0, content.table.depth, 0);
    where = state.kept(tokens).count("where", CARRIED);
    Group<Battlefield> each = state.each("objectives", tokens);
    each.form("at", new At());
    holder = each.idOrNone("held-by", units);
    card = each.idOrNone("card", Kind.of(content.objectiveNames));
    pile = each.idOrNone("pile", pieces);
    silenced = each.idOrNone("silences", ncus);
    silencedOf = each.idOrNone("silences-of", seat);
    due = each.flag("due");
  }

  /** Where a token is: a place on the table, or with a unit. */
  private static final class At implements Form<Battlefield> {
    @Override
    public @Nullable Tree write(Battlefield field, byte[] cells, int index, int viewer) {
      ObjectiveTokens all = field.objectives;
      return all.isAbsent(index)
          ? null
          : Tree.of(all.isLying(index) ? Inches.write(all.x(index), all.y(index)) : "carried");
    }

    @Override
    public void read(Battlefield field, byte[] cells, int index, Tree tree) {
      if (tree.asText().equals("carried")) {
        field.objectives.where.set(index, CARRIED);
        return;
      }
      Pose pose = Inches.read(tree.asText() + " 0");
      boolean isOn =
          pose != null
              && pose.x() >= 0
              && pose.y() >= 0
              && pose.x() <= field.content.table.large
              && pose.y() <= field.content.table.depth;
      if (pose == null || !isOn) {
        throw tree.wrong("expected 'X Y' in inches, on the table, or 'carried'");
      }
      field.objectives.lay(index, pose.x(), pose.y());
    }
  }

  public boolean isAbsent(int token) {
    return where.get(token) == ABSENT;
  }

  public boolean isLying(int token) {
    return where.get(token) == LYING;
  }

  public boolean isCarried(int token) {
    return where.get(token) == CARRIED;
  }

  public int x(int token) {
    return x.get(token);
  }

  public int y(int token) {
    return y.get(token);
  }

  /** Lays a token on the table; nobody has it. */
  public void lay(int token, int right, int up) {
    x.set(token, right);
    y.set(token, up);
    where.set(token, LYING);
    release(token);
  }

  /** A unit takes a token with it. */
  public void carry(int token, int unit) {
    x.set(token, 0);
    y.set(token, 0);
    where.set(token, CARRIED);
    holder.set(token, unit);
  }

  /** Nobody has seized a token any longer, and what hung on that is over. */
  public void release(int token) {
    holder.set(token, Battlefield.NOBODY);
    silenced.set(token, Battlefield.NOBODY);
    silencedOf.set(token, Battlefield.NOBODY);
  }

  /** How many tokens are in play; they are the first ones. */
  public int count() {
    int count = 0;
    while (count < Mode.TOKENS && !isAbsent(count)) {
      count++;
    }
    return count;
  }

  /** The token that a unit carries, or -1. */
  public int carriedBy(int unit) {
    for (int token = 0; token < Mode.TOKENS; token++) {
      if (isCarried(token) && holder.get(token) == unit) {
        return token;
      }
    }
    return -1;
  }
}
