package banneret.kernel.game;

import banneret.kernel.effect.Resolver;
import banneret.kernel.shape.StepKind;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import banneret.kernel.window.Moment;
import banneret.kernel.window.Window;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a game by name, so that a stack can be written and read.
 *
 * @param <P> the game's position
 */
public final class Steps<P extends Position<P>> {
  /** Where a step waits that nothing is below. */
  public static final String BOTTOM = "the bottom";

  private final Map<String, Function<Tree.Fields, Step<P>>> readers = new LinkedHashMap<>();
  private final Map<String, List<String>> kinds = new LinkedHashMap<>();
  private final Map<String, List<String>> below = new LinkedHashMap<>();
  private final List<String> moments = new ArrayList<>();
  private final Set<String> between = new HashSet<>();
  private final StepWords words;

  /** Steps that are written with numbers. */
  public Steps() {
    this(kind -> null);
  }

  /** Steps whose ids are written with the words of these names, by kind. */
  public Steps(Function<String, @Nullable Names> names) {
    words = new StepWords(names);
  }

  /** Registers steps that are the same wherever they stand. */
  @SafeVarargs
  public final Steps<P> add(Step<P>... steps) {
    for (Step<P> step : steps) {
      add(step.name(), fields -> step);
    }
    return this;
  }

  /** Registers declared questions and procedures. */
  @SafeVarargs
  public final Steps<P> add(StepKind<P>... declared) {
    for (StepKind<P> kind : declared) {
      add(kind.name(), kind::read, kind.kinds());
    }
    return this;
  }

  /** Registers a kind of step that differs by what it writes. */
  public Steps<P> add(String name, Function<Tree.Fields, Step<P>> reader) {
    if (readers.put(name, reader) != null) {
      throw new IllegalArgumentException("two steps named " + name);
    }
    return this;
  }

  /** Registers a kind of step some of whose fields are names of things, by their kinds. */
  public Steps<P> add(String name, Function<Tree.Fields, Step<P>> reader, List<String> named) {
    kinds.put(name, named);
    return add(name, reader);
  }

  /** Registers what carries effects out: at what they are aimed, and how they go on. */
  public Steps<P> add(Resolver<P> resolver) {
    return add(resolver.aims(), resolver::readAim).add(resolver.more);
  }

  /** Registers the windows of a moment. */
  public Steps<P> add(Moment<P> moment) {
    add(moment.name(), fields -> Window.read(moment, fields), Window.KINDS);
    moments.add(moment.name());
    if (moment.declares()) {
      add(new Window.Resolve<>(moment));
    }
    return this;
  }

  /** The names of the moments at which seats may use effects. */
  public List<String> moments() {
    return List.copyOf(moments);
  }

  /**
   * Says right above which steps others wait, or at the {@link #BOTTOM}, as games have shown: a
   * stack that no game comes to is refused when it is read. Without this any is taken.
   *
   * @param seen by step, the names of those below it
   */
  public Steps<P> waits(Tree.Fields seen) {
    for (String step : seen.names()) {
      below.put(step, seen.itemsOf(step).texts());
    }
    return this;
  }

  /**
   * Says that a step may stand between any two, as one that goes on with a card: what is above it
   * waits on what is below it.
   */
  public Steps<P> between(String step) {
    between.add(step);
    return this;
  }

  /** The name of the step on which the one at this place waits, or {@link #BOTTOM}. */
  public String below(List<Step<P>> stack, int place) {
    for (int i = place + 1; i < stack.size(); i++) {
      if (!between.contains(stack.get(i).name())) {
        return stack.get(i).name();
      }
    }
    return BOTTOM;
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
      Tree.Fields said = words.write(fields, kinds.getOrDefault(step.name(), List.of()));
      stack.add(said.isEmpty() ? Tree.of(step.name()) : Tree.fields().put(step.name(), said));
    }
    return stack;
  }

  /** Puts a written stack onto the position, in place of what is there. */
  public void read(P table, Tree.Items stack) {
    List<Step<P>> steps = new ArrayList<>();
    for (Tree item : stack.all()) {
      steps.add(step(item));
    }
    for (int i = stack.size() - 1; i >= 0 && !below.isEmpty(); i--) {
      String name = steps.get(i).name();
      String under = below(steps, i);
      List<String> known = below.getOrDefault(name, List.of());
      if (!between.contains(name) && !known.contains(under)) {
        String expected = known.isEmpty() ? "nothing" : String.join(" or ", known);
        throw stack.get(i).wrong("'" + name + "' waits on " + expected + ", not on " + under);
      }
    }
    table.restore(steps, null, null);
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
    return reader.apply(words.read(fields, kinds.getOrDefault(name, List.of())));
  }
}
