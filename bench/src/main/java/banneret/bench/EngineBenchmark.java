package banneret.bench;

import banneret.kernel.game.Game;
import banneret.kernel.step.Position;
import banneret.play.Titles;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the engine does most: a whole random game, one decision in it, one copy of a position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class EngineBenchmark {
  @Param("battue")
  public String game = "battue";

  @Param({"2", "3", "4"})
  public int players = 2;

  private @Nullable Bout<?> bout;

  /** Lays the table. */
  @Setup
  public void lay() {
    bout = bout(new Titles().game(game), players);
  }

  private static <P extends Position<P>> Bout<P> bout(Game<P> of, int players) {
    return new Bout<>(of, players);
  }

  private Bout<?> bout() {
    if (bout == null) {
      throw new IllegalStateException("no table was laid");
    }
    return bout;
  }

  /** A whole random game. */
  @Benchmark
  public int playout() {
    return bout().playout();
  }

  /** A question with two options or more: its options, an answer, and all that follows. */
  @Benchmark
  public int decision() {
    return bout().decision();
  }

  /** One position copied onto another. */
  @Benchmark
  public Object copy() {
    return bout().copy();
  }

  /** What greedy takes for one choice in a random game. */
  @Benchmark
  public int greedy() {
    return bout().greedy();
  }
}
