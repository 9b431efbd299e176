package banneret.laws.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MutantsTest {
  private static final ClassLoader LOADER = MutantsTest.class.getClassLoader();
  private static final String TYPE = Toll.class.getName();

  /** A rule to be changed. */
  public static final class Toll {
    private Toll() {}

    static int paid;

    public static String of(int carts) {
      if (carts > 3) {
        pay(carts - 1);
      }
      return Integer.toString(paid);
    }

    private static void pay(int coins) {
      paid = coins;
    }
  }

  private static List<Mutant> mutants() {
    return Mutants.of(Objects.requireNonNull(MutantLoader.bytes(LOADER, TYPE)));
  }

  private static @Nullable Object toll(@Nullable Mutant mutant, int carts) throws Exception {
    MutantLoader loader = new MutantLoader(LOADER, TYPE, mutant);
    return loader.loadClass(TYPE).getMethod("of", int.class).invoke(null, carts);
  }

  private static @Nullable Object toll(Mutant.Change change, int carts) throws Exception {
    for (Mutant mutant : mutants()) {
      if (mutant.change() == change) {
        return toll(mutant, carts);
      }
    }
    throw new AssertionError("no " + change);
  }

  @Test
  void everyChangeOfARuleIsFoundAndChangesWhatItDoes() throws Exception {
    assertThat(mutants())
        .extracting(Mutant::change)
        .containsExactly(
            Mutant.Change.CONSTANT,
            Mutant.Change.NEGATED,
            Mutant.Change.BOUNDARY,
            Mutant.Change.CONSTANT,
            Mutant.Change.OPERATOR,
            Mutant.Change.CALL,
            Mutant.Change.NOTHING);
    assertThat(toll((Mutant) null, 4)).isEqualTo("3");
    assertThat(toll((Mutant) null, 3)).isEqualTo("0");
    assertThat(toll(Mutant.Change.CONSTANT, 4)).isEqualTo("0");
    assertThat(toll(Mutant.Change.NEGATED, 4)).isEqualTo("0");
    assertThat(toll(Mutant.Change.NEGATED, 3)).isEqualTo("2");
    assertThat(toll(Mutant.Change.BOUNDARY, 3)).isEqualTo("2");
    assertThat(toll(Mutant.Change.OPERATOR, 4)).isEqualTo("5");
    assertThat(toll(Mutant.Change.CALL, 4)).isEqualTo("0");
    assertThat(toll(Mutant.Change.NOTHING, 4)).isNull();
  }

  @Test
  void aMutantNamesItsFileAndLine() {
    assertThat(mutants().getFirst().toString())
        .matches("banneret/laws/mutate/MutantsTest\\.java:\\d+: a constant is one more");
  }

  @Test
  void theSameSeedDrawsTheSameSample() {
    List<Mutant> all = mutants();
    assertThat(MutationRun.sample(all, 3, 7)).hasSize(3).isEqualTo(MutationRun.sample(all, 3, 7));
    assertThat(MutationRun.sample(all, 0, 7)).containsExactlyInAnyOrderElementsOf(all);
  }
}
