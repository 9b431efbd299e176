package banneret.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Who may know whom, as the design's table of folders says. */
class ArchitectureTest {

  private static final List<String> GAMES = List.of("battue", "thrones", "battles", "miniatures");

  /** What runs on the JVM and in the browser alike. */
  private static final String[] ENGINE =
      Stream.concat(Stream.of("kernel", "geometry", "wire", "bots", "cases"), GAMES.stream())
          .map(ArchitectureTest::folder)
          .toArray(String[]::new);

  private static final String JDK = "java..";
  private static final String NULLNESS = "org.jspecify..";

  private static final JavaClasses BANNERET =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("banneret");

  @Test
  void the_kernel_knows_only_the_jdk() {
    engineFolder("kernel");
  }

  @Test
  void geometry_knows_only_the_jdk() {
    engineFolder("geometry");
    slices().matching("banneret.geometry.(*)..").should().notDependOnEachOther().check(BANNERET);
  }

  @Test
  void bots_know_only_the_kernel() {
    engineFolder("bots", "kernel");
  }

  @Test
  void the_wire_knows_only_the_kernel() {
    engineFolder("wire", "kernel");
  }

  @Test
  void cases_know_only_the_kernel_the_wire_and_the_bots() {
    engineFolder("cases", "kernel", "wire", "bots");
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void a_game_knows_only_the_kernel_and_geometry(String game) {
    engineFolder(game, "kernel", "geometry");
  }

  @Test
  void play_knows_only_the_kernel_the_wire_the_games_the_bots_and_cases() {
    folder("play", withGames("kernel", "wire", "bots", "cases"));
  }

  @Test
  void simulate_knows_only_play_and_bots() {
    folder("simulate", Stream.of("kernel", "wire", "play", "bots"));
  }

  @Test
  void the_server_knows_only_play_and_bots() {
    folder("server", Stream.of("kernel", "wire", "play", "bots"));
  }

  @Test
  void the_rooms_of_the_server_do_not_know_its_door() {
    noClasses()
        .that()
        .resideInAPackage("banneret.server.*..")
        .should()
        .dependOnClassesThat(resideInAPackage("banneret.server"))
        .check(BANNERET);
  }

  @Test
  void the_browser_knows_only_what_compiles_to_javascript() {
    folder("browser", withGames("kernel", "geometry", "wire", "bots", "cases"));
  }

  @Test
  void the_engine_reads_no_file_no_clock_and_starts_no_thread() {
    noClasses()
        .that()
        .resideInAnyPackage(ENGINE)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    "java.io..",
                    "java.net..",
                    "java.nio.file..",
                    "java.nio.channels..",
                    "java.sql..",
                    "java.time..",
                    "java.util.concurrent..")
                .or(
                    named(
                        "java.lang.Thread",
                        "java.lang.ThreadLocal",
                        "java.lang.Process",
                        "java.lang.ProcessBuilder",
                        "java.lang.Runtime",
                        "java.util.Date",
                        "java.util.Calendar",
                        "java.util.Timer")))
        .allowEmptyShould(true)
        .check(BANNERET);
  }

  @Test
  void the_engine_asks_nothing_of_the_system() {
    noClasses()
        .that()
        .resideInAnyPackage(ENGINE)
        .should()
        .callCodeUnitWhere(calls(System.class, Set.of("arraycopy")))
        .allowEmptyShould(true)
        .check(BANNERET);
  }

  @Test
  void the_engine_uses_no_reflection() {
    Set<String> harmless =
        Set.of(
            "cast",
            "desiredAssertionStatus",
            "getEnumConstants",
            "getName",
            "getSimpleName",
            "isAssignableFrom",
            "isInstance");
    noClasses()
        .that()
        .resideInAnyPackage(ENGINE)
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.lang.reflect..", "java.lang.invoke.."))
        .orShould()
        .callCodeUnitWhere(calls(Class.class, harmless))
        .allowEmptyShould(true)
        .check(BANNERET);
  }

  @Test
  void the_engine_draws_luck_from_chance_alone() {
    noClasses()
        .that()
        .resideInAnyPackage(ENGINE)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.util.random..", "java.security..")
                .or(named("java.util.Random", "java.util.SplittableRandom", "java.util.UUID")))
        .orShould()
        .callMethod(Math.class, "random")
        .allowEmptyShould(true)
        .check(BANNERET);
  }

  /** Every package is a room. */
  @Test
  void rooms_do_not_know_each_other_in_circles() {
    slices().assignedFrom(new Rooms()).should().beFreeOfCycles().check(BANNERET);
  }

  private static final class Rooms implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return SliceIdentifier.of(type.getPackageName());
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }

  /** A clause that a game lists is one that some rule of it really cites. */
  @Test
  void no_clause_is_listed_that_no_code_cites() {
    List<String> idle =
        BANNERET.stream()
            .filter(type -> type.getSimpleName().equals("Clauses"))
            .flatMap(type -> type.getFields().stream())
            .filter(field -> field.getRawType().getName().equals("banneret.kernel.told.Clause"))
            .filter(field ->
                field.getAccessesToSelf().stream()
                    .allMatch(access -> access.getOriginOwner().equals(field.getOwner())))
            .map(JavaField::getFullName)
            .sorted()
            .toList();
    assertThat(idle).isEmpty();
  }

  @Test
  void rules_do_not_put_a_written_position_back() {
    noClasses()
        .that()
        .resideOutsideOfPackage(folder("kernel"))
        .should()
        .callMethodWhere(
            describe(
                "Position.restore",
                call ->
                    call.getName().equals("restore")
                        && call.getTargetOwner().getName().equals("banneret.kernel.step.Position")))
        .check(BANNERET);
  }

  /** Of all code, this folder knows only itself, the JDK and the folders named. */
  private static void engineFolder(String name, String... known) {
    classes()
        .that()
        .resideInAPackage(folder(name))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                Stream.concat(Stream.of(JDK, NULLNESS), folders(name, Stream.of(known)))
                    .toArray(String[]::new)))
        .allowEmptyShould(true)
        .check(BANNERET);
  }

  /** Of our own code, this folder knows only itself and the folders named. */
  private static void folder(String name, Stream<String> known) {
    classes()
        .that()
        .resideInAPackage(folder(name))
        .should()
        .onlyDependOnClassesThat(
            not(resideInAPackage("banneret.."))
                .or(resideInAnyPackage(folders(name, known).toArray(String[]::new))))
        .allowEmptyShould(true)
        .check(BANNERET);
  }

  private static Stream<String> withGames(String... known) {
    return Stream.concat(Stream.of(known), GAMES.stream());
  }

  private static Stream<String> folders(String own, Stream<String> known) {
    return Stream.concat(Stream.of(own), known).map(ArchitectureTest::folder);
  }

  private static String folder(String name) {
    return "banneret." + name + "..";
  }

  private static DescribedPredicate<JavaClass> named(String... names) {
    Set<String> wanted = Set.of(names);
    return describe("one of " + wanted, type -> wanted.contains(type.getName()));
  }

  private static DescribedPredicate<JavaCall<?>> calls(Class<?> owner, Set<String> harmless) {
    return describe(
        owner.getSimpleName() + " is asked for more than " + harmless,
        call -> call.getTargetOwner().isEquivalentTo(owner) && !harmless.contains(call.getName()));
  }
}
