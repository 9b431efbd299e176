package banneret.kernel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The steps of a game by name, so that a stack can be written and read.
 *
 * @param <P> the game's position
 */
public final class Steps<P extends Position<P>> {
  private final Map<String, Function<Tree.Fields, Step<P>>> readers = new LinkedHashMap<>();

  /** Registers a step that is the same wherever it stands. */
  public Steps<P> add(Step<P> step) {
    return add(step.name(), fields -> step);
  }

  /** Registers a kind of step that differs by what it writes. */
  public Steps<P> add(String name, Function<Tree.Fields, Step<P>> reader) {
    if (readers.put(name, reader) != null) {
      throw new IllegalArgumentException("two steps named " + name);
    }
    return this;
  }

  /** Registers the windows of a moment. */
  public Steps<P> add(Moment<P> moment) {
    add(moment.name(), fields -> Window.read(moment, fields));
    if (moment.declared() != null) {
      add(new Window.Resolve<>(moment));
    }
    return this;
  }

  /** The stack, top first. */
  public Tree.Items write(P table) {
    Tree.Items stack = Tree.items();
    for (Position.Frame<P> frame = table.top; frame != null; frame = frame.below()) {
      Step<P> step = frame.step();
      Tree.Fields fields = Tree.fields();
      step.write(fields);
      if (!readers.containsKey(step.name())) {
        throw new IllegalStateException("step " + step.name() + " is not registered");
      }
      stack.add(fields.isEmpty() ? Tree.of(step.name()) : Tree.fields().put(step.name(), fields));
    }
    return stack;
  }

  /** Puts a written stack onto the position, in place of what is there. */
  public void read(P table, Tree.Items stack) {
    table.top = null;
    for (int i = stack.size() - 1; i >= 0; i--) {
      table.begin(step(stack.get(i)));
    }
  }

  private Step<P> step(Tree tree) {
    String name;
    Tree.Fields fields = Tree.fields();
    if (tree instanceof Tree.Fields named) {
      if (named.names().size() != 1) {
        throw named.wrong("expected one step name");
      }
      name = named.names().getFirst();
      fields = named.fieldsOf(name);
    } else {
      name = tree.asText();
    }
    Function<Tree.Fields, Step<P>> reader = readers.get(name);
    if (reader == null) {
      throw tree.wrong(
          "unknown step '" + name + "'; expected one of " + String.join(", ", readers.keySet()));
    }
    return reader.apply(fields);
  }
}
