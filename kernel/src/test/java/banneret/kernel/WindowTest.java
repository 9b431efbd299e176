package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.state.Lasting;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.kernel.window.Moment;
import banneret.kernel.window.Window;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The moments at which effects may be used, by whom and in what order. */
class WindowTest {
  private static final int PASS = Window.PASS;
  private static final int FLEEING = 4;
  private static final int FOLLOWED = 5;
  private static final int LEAVING = 6;

  private final List<String> used = new ArrayList<>();
  private final List<String> said = new ArrayList<>();

  /** A moment of which everything can be set. */
  private final class Trial implements Moment<Field> {
    private int uses;
    private boolean alternates;
    private boolean passIsFinal = true;
    private boolean declares;
    private @Nullable Moment<Field> answeredBy;
    private @Nullable Moment<Field> declaredAnsweredBy;

    Trial uses(int number) {
      uses = number;
      return this;
    }

    Trial alternating() {
      alternates = true;
      return this;
    }

    Trial passNotFinal() {
      passIsFinal = false;
      return this;
    }

    Trial declaring() {
      declares = true;
      return this;
    }

    @Override
    public String name() {
      return "trial";
    }

    @Override
    public Clause clause(Field field) {
      return Skirmish.FIGHT;
    }

    @Override
    public void effects(Field field, int seat, Options out) {
      for (int effect = 0; effect < 8; effect++) {
        out.add(effect);
      }
    }

    @Override
    public @Nullable Clause forbids(Field field, int seat, int effect) {
      return effect == 7 ? Skirmish.CARD_HELD : null;
    }

    @Override
    public void use(Field field, int seat, int effect, Flow<Field> flow) {
      used.add(seat + ":" + effect);
      if (effect == FOLLOWED && answeredBy != null) {
        flow.then(Window.of(answeredBy, 1 - seat));
      } else if (effect == LEAVING) {
        flow.leave(Fight.class);
      }
    }

    @Override
    public void declare(Field field, int seat, int effect, Flow<Field> flow) {
      said.add(seat + ":" + effect);
      if (effect == FOLLOWED && declaredAnsweredBy != null) {
        flow.then(Window.of(declaredAnsweredBy, 1 - seat));
      } else if (effect == FLEEING) {
        flow.leave(Fight.class);
      }
    }

    @Override
    public String phrase(Field field, int seat, int effect) {
      return "effect " + effect;
    }

    @Override
    public void say(Field field, int seat, int effect, Saying out) {}

    @Override
    public int uses() {
      return uses;
    }

    @Override
    public boolean alternates() {
      return alternates;
    }

    @Override
    public boolean passIsFinal() {
      return passIsFinal;
    }

    @Override
    public boolean declares() {
      return declares;
    }

    @Override
    public Lasting declared(Field field) {
      return Field.EFFECTS;
    }
  }

  private final Field field = Field.fresh(5);
  private final Engine<Field> engine = new Engine<>(field, new Seeded(1));

  private void open(Window<Field> window) {
    field.begin(new Orders(0, 2));
    field.begin(window);
    engine.run();
  }

  /**
   * Answers for whoever is asked; returns who was, seat by seat, and 'x' if the window was over.
   */
  private String answers(int... choices) {
    StringBuilder asked = new StringBuilder();
    for (int choice : choices) {
      if (isOver()) {
        return asked + "x";
      }
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      asked.append(seat);
      engine.answer(seat, choice);
    }
    return asked + (isOver() ? "." : "");
  }

  private boolean isOver() {
    return field.step() instanceof Orders;
  }

  @Test
  void oneSeatUsesAnyNumberUntilItPasses() {
    open(Window.of(new Trial(), 3));
    assertThat(answers(0, 1, 0, 2, PASS)).isEqualTo("33333.");
    assertThat(used).containsExactly("3:0", "3:1", "3:0", "3:2");
  }

  @Test
  void whatIsForbiddenIsNotOfferedAndPassingAlwaysIs() {
    open(Window.of(new Trial(), 3));
    Options options = new Options();
    engine.options(3, options);
    assertThat(options.toArray()).containsExactly(0, 1, 2, 3, 4, 5, 6, PASS);
  }

  @Test
  void usesAreLimited() {
    open(Window.of(new Trial().uses(2), 0));
    assertThat(answers(0, 1)).isEqualTo("00.");
  }

  @Test
  void usesAreLimitedForEachSeatByItself() {
    open(Window.of(new Trial().uses(1), 2, 0));
    assertThat(answers(0, 1)).isEqualTo("20.");
    assertThat(used).containsExactly("2:0", "0:1");
  }

  @Test
  void twoSeatsActOneAfterTheOther() {
    open(Window.of(new Trial(), 4, 2));
    assertThat(answers(0, 1, PASS, 2, PASS)).isEqualTo("44422.");
  }

  @Test
  void allSeatsAreAskedFromOneOnToTheLeft() {
    open(Window.from(new Trial(), 3, 5));
    assertThat(answers(PASS, PASS, PASS, PASS, PASS)).isEqualTo("34012.");
  }

  @Test
  void seatsTakeTurnsAndAFinalPassIsFinal() {
    open(Window.from(new Trial().alternating(), 0, 3));
    assertThat(answers(0, PASS, 1, 2, PASS, 3, 4, PASS)).isEqualTo("01202000.");
  }

  @Test
  void aPassThatIsNotFinalIsForgottenWhenSomebodyActs() {
    open(Window.of(new Trial().alternating().passNotFinal(), 0, 1));
    assertThat(answers(PASS, 1, 2, PASS, PASS)).isEqualTo("01010.");
    assertThat(used).containsExactly("1:1", "0:2");
  }

  @Test
  void aWindowEndsWhenAllPassInSuccession() {
    open(Window.from(new Trial().alternating().passNotFinal(), 1, 4));
    assertThat(answers(PASS, PASS, 0, PASS, PASS, PASS, PASS)).isEqualTo("1230123.");
  }

  @Test
  void aSpentSeatIsNotAskedAgainAfterAPassThatIsNotFinal() {
    open(Window.of(new Trial().alternating().passNotFinal().uses(1), 0, 1));
    assertThat(answers(0, PASS)).isEqualTo("01.");
    used.clear();
  }

  @Test
  void aLastUseLetsTheOthersActAgainIfTheirPassWasNotFinal() {
    open(Window.of(new Trial().alternating().passNotFinal().uses(1), 0, 1));
    assertThat(answers(PASS, 1, 2)).isEqualTo("010.");
    assertThat(used).containsExactly("1:1", "0:2");
  }

  @Test
  void withoutTurnsAPassThatIsNotFinalLetsASeatActAgainAfterAnother() {
    open(Window.of(new Trial().passNotFinal(), 0, 1));
    assertThat(answers(PASS, 1, 2, PASS, 3, PASS, PASS)).isEqualTo("0111001.");
  }

  @Test
  void allDeclareBeforeAnyEffectActs() {
    open(Window.of(new Trial().declaring().alternating(), 0, 1));
    assertThat(answers(3, 1, 2)).isEqualTo("010");
    assertThat(used).isEmpty();
    assertThat(said).containsExactly("0:3", "1:1", "0:2");
    assertThat(answers(PASS, PASS)).isEqualTo("10.");
    assertThat(used).containsExactly("0:3", "1:1", "0:2");
    assertThat(Field.EFFECTS.count(field.cells)).isZero();
  }

  @Test
  void aWindowInsideADeclaredOneResolvesOnlyItsOwn() {
    Trial inner = new Trial().declaring();
    Trial outer = new Trial().declaring();
    outer.answeredBy = inner;
    open(Window.of(outer, 0));
    answers(FOLLOWED, 2, PASS);
    assertThat(used).containsExactly("0:5");
    assertThat(answers(3, PASS)).isEqualTo("11.");
    assertThat(used).containsExactly("0:5", "1:3", "0:2");
  }

  @Test
  void aWindowOpenedWhenAnEffectIsDeclaredResolvesOnlyItsOwn() {
    Trial inner = new Trial().declaring();
    Trial outer = new Trial().declaring();
    outer.declaredAnsweredBy = inner;
    open(Window.of(outer, 0));
    assertThat(answers(2, FOLLOWED, 3, PASS)).isEqualTo("0011");
    assertThat(used).containsExactly("1:3");
    assertThat(answers(1, PASS)).isEqualTo("00.");
    assertThat(used).containsExactly("1:3", "0:2", "0:5", "0:1");
    assertThat(Field.EFFECTS.count(field.cells)).isZero();
  }

  @Test
  void whatWasDeclaredInAWindowThatIsLeftBeforeItsEndNeverActs() {
    Trial moment = new Trial().declaring();
    field.begin(new Orders(0, 2));
    field.begin(new Fight(0, 1, Fight.Stage.STRIKE));
    field.begin(Window.of(moment, 0, 1));
    engine.run();
    assertThat(answers(1, FLEEING)).isEqualTo("00.");
    assertThat(used).isEmpty();
    assertThat(Field.EFFECTS.count(field.cells)).isZero();
  }

  @Test
  void anEffectThatIsUsedAtOnceIsNotDeclared() {
    open(Window.of(new Trial(), 0));
    answers(1, PASS);
    assertThat(said).isEmpty();
  }

  @Test
  void anEffectOfAnyNumberOfTwoCellsMayBeDeclared() {
    open(Window.of(new Trial().declaring(), 0));
    answers(200, 31_000, PASS);
    assertThat(used).containsExactly("0:200", "0:31000");
    assertThatThrownBy(() -> declareTooBig()).isInstanceOf(IllegalArgumentException.class);
  }

  private void declareTooBig() {
    open(Window.of(new Trial().declaring(), 0));
    answers(40_000);
  }

  @Test
  void otherLastingEffectsAreNotTakenForDeclaredOnes() {
    Field.EFFECTS.add(field.cells, 4, 0, 0, Field.UNTIL_FIGHT_ENDS, 1);
    open(Window.of(new Trial().declaring(), 0));
    answers(1, PASS);
    assertThat(used).containsExactly("0:1");
    assertThat(Field.EFFECTS.find(field.cells, 4)).isZero();
  }

  @Test
  void anEffectMayBeUsedInAnswerToAnEffectAndTheWindowGoesOn() {
    Trial outer = new Trial();
    outer.answeredBy = new Trial().uses(1);
    open(Window.of(outer, 0));
    assertThat(answers(FOLLOWED, 2, 3, PASS)).isEqualTo("0100.");
    assertThat(used).containsExactly("0:5", "1:2", "0:3");
  }

  @Test
  void anEffectMayLeaveWhatTheWindowBelongsTo() {
    field.begin(new Orders(0, 2));
    field.begin(new Fight(0, 1, Fight.Stage.STRIKE));
    field.begin(Window.of(new Trial(), 0, 1));
    engine.run();
    assertThat(answers(LEAVING)).isEqualTo("0.");
  }

  @Test
  void whatWasDeclaredInAWindowThatIsLeftNeverActs() {
    Trial moment = new Trial().declaring();
    field.begin(new Orders(0, 2));
    field.begin(Window.of(moment, 0));
    field.begin(new Fight(0, 1, Fight.Stage.STRIKE));
    field.begin(Window.of(moment, 1));
    engine.run();
    answers(LEAVING, 3, PASS);
    assertThat(used).containsExactly("1:6");
    assertThat(answers(2, PASS)).isEqualTo("00.");
    assertThat(used).containsExactly("1:6", "0:2");
    assertThat(Field.EFFECTS.count(field.cells)).isZero();
  }

  @Property(tries = 200)
  void eightSeatsAreAskedInOrderFromAnyOneOn(@ForAll @IntRange(max = 7) int first) {
    Window<Field> window = Window.from(new Trial().alternating().uses(2), first, 8);
    Field eight = new Field(8);
    eight.begin(new Orders(0, 2));
    eight.begin(window);
    Engine<Field> around = new Engine<>(eight, new Seeded(1));
    for (int turn = 0; turn < 16; turn++) {
      int seat = (first + turn) % 8;
      assertThat(around.awaited()).isEqualTo(1 << seat);
      Window<?> asking = (Window<?>) eight.step();
      assertThat(asking).isNotNull();
      Tree.Fields written = Tree.fields();
      asking.write(written);
      assertThat(Window.read(window.moment(), written)).isEqualTo(asking);
      around.answer(seat, 0);
    }
    assertThat(eight.step()).isInstanceOf(Orders.class);
  }

  @Test
  void aWindowInMidUseGoesOnTheSameAfterItIsWrittenAndRead() {
    Field start = Skirmish.field(3, new Clash(0));
    start.ground(2, 0);
    start.give(0, Field.SWORD).give(0, Field.SWORD);
    start.give(2, Field.SWORD).give(2, Field.SWORD);
    Table<Field> table = Skirmish.table(start, "strike 1", "strike 1");
    for (String line : List.of("sword", "sword", "pass")) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      assertThat(table.answer(seat, line)).isInstanceOf(Reply.Taken.class);
    }
    assertThat(table.awaited()).isEqualTo(0b100);
    Table<Field> again =
        Table.from(Skirmish.GAME, table.write(), new Scripted(List.of("strike 1", "strike 1")));
    assertThat(again.question(2).step()).isEqualTo("AMBUSH");
    table.answer(2, "pass");
    again.answer(2, "pass");
    assertThat(again.write()).isEqualTo(table.write());
  }

  @Test
  void aWindowThatCannotBeIsMalformed() {
    Moment<Field> moment = new Trial();
    assertThatThrownBy(() -> Window.read(moment, window("0 1", 2)))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("asked");
    assertThatThrownBy(() -> Window.read(moment, window("0 0", 0))).isInstanceOf(Malformed.class);
    assertThatThrownBy(() -> Window.read(moment, window("0 8", 0))).isInstanceOf(Malformed.class);
    assertThatThrownBy(() -> Window.read(moment, window("", 0))).isInstanceOf(Malformed.class);
    Tree.Fields short1 = window("0 1", 0).put("used", Tree.items().add(0));
    assertThatThrownBy(() -> Window.read(moment, short1)).isInstanceOf(Malformed.class);
    assertThat(Window.read(moment, window("0 1", 1)).asked(field)).isEqualTo(0b10);
  }

  private static Tree.Fields window(String order, int asked) {
    Tree.Items seats = Tree.items();
    Tree.Items used = Tree.items();
    order
        .chars()
        .filter(c -> c != ' ')
        .forEach(c -> {
          seats.add(c - '0');
          used.add(0);
        });
    return Tree.fields()
        .put("order", seats)
        .put("asked", asked)
        .put("passed", Tree.items())
        .put("used", used);
  }

  @Test
  void theShieldTurnsTheSwordAsideAndTheHornEndsTheFight() {
    Field start = Skirmish.field(2, new Clash(0));
    start.ground(1, 0);
    start.give(0, Field.SWORD).give(1, Field.SHIELD).give(0, Field.HORN);
    Table<Field> table = Skirmish.table(start);
    assertThat(AskTest.refused(table.answer(0, "shield")).clause())
        .isEqualTo(Skirmish.SHIELD_ANSWERS);
    assertThat(AskTest.refused(table.answer(0, "spy")).clause()).isEqualTo(Skirmish.CARD_HELD);
    assertThat(AskTest.taken(table.answer(0, "sword"))).isEqualTo("sword");
    assertThat(AskTest.taken(table.answer(1, "shield"))).isEqualTo("shield");
    assertThat(AskTest.taken(table.answer(0, "horn"))).isEqualTo("horn");
    assertThat(table.question(0).step()).isEqualTo("PLAN");
    SealedTest.replaysTheSame(table);
  }
}
