package banneret.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The steps of a game by name, so that a stack can be written and read.
 *
 * @param <P> the game's position
 */
public final class Steps<P extends Position<P>> {
  /** Where a step waits that nothing is below. */
  public static final String BOTTOM = "the bottom";

  private final Map<String, Function<Tree.Fields, Step<P>>> readers = new LinkedHashMap<>();
  private final Map<String, List<String>> below = new LinkedHashMap<>();

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

  /**
   * Says right above which steps another may wait, or at the {@link #BOTTOM}: a stack that no game
   * comes to is refused when it is read. A step of which nothing is said may wait anywhere.
   */
  public Steps<P> on(String step, String... under) {
    if (!readers.containsKey(step) || below.put(step, List.of(under)) != null) {
      throw new IllegalArgumentException("step " + step + " is unknown or there twice");
    }
    for (String other : under) {
      if (!other.equals(BOTTOM) && !readers.containsKey(other)) {
        throw new IllegalArgumentException("there is no step " + other);
      }
    }
    return this;
  }

  /** The stack, top first. */
  public Tree.Items write(P table) {
    Tree.Items stack = Tree.items();
    for (Step<P> step : table.steps()) {
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
      Step<P> step = step(stack.get(i));
      Step<P> waiting = table.step();
      String under = waiting == null ? BOTTOM : waiting.name();
      List<String> allowed = below.getOrDefault(step.name(), List.of(under));
      if (!allowed.contains(under)) {
        throw stack
            .get(i)
            .wrong(
                "'"
                    + step.name()
                    + "' waits on "
                    + String.join(" or ", allowed)
                    + ", not on "
                    + under);
      }
      table.begin(step);
    }
  }

  private Step<P> step(Tree tree) {
    String name;
    Tree.Fields fields = Tree.fields().at(tree.where()).asFields();
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
