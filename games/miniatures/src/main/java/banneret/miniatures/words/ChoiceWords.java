package banneret.miniatures.words;

import banneret.kernel.effect.Condition;
import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.loss.Losses;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What players choose within an effect: one of its ways, or a number. */
public final class ChoiceWords {
  private static final String[] WAYS = {"first", "second", "third"};
  private static final Clause CARD = Clauses.of("tactics-deck.effect-and-zones");

  /** That the first, the second or the third way was chosen. */
  static final List<Condition<Battlefield>> CHOSE = List.of(chose(0), chose(1), chose(2));

  private static Condition<Battlefield> chose(int way) {
    return (field, effect, owner, unit) -> (field.choice.get() >>> way & 1) != 0;
  }

  private ChoiceWords() {}

  /** Who chooses, for which effect, among how many ways, and how many more after this one. */
  public record Choosing(int seat, int effect, int ways, int more) {
    static final Ids<Choosing> IDS =
        Ids.of(
            "who:seat effect:999 ways:3 more:3",
            Choosing::seat,
            Choosing::effect,
            Choosing::ways,
            Choosing::more,
            Choosing::new);
  }

  static boolean choose(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    int ways = said.number(0, field, owner, none);
    int picks = Math.min(ways, said.number(1, field, owner, none));
    field.choice.set(0);
    if (picks > 0) {
      flow.then(CHOOSE.ask(new Choosing(owner, said.effect().index(), ways, picks - 1)));
    }
    return picks > 0;
  }

  /** The player whose turn it is chooses. */
  static boolean letEnemyChoose(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    int ways = said.number(field, owner, none);
    field.choice.set(0);
    flow.then(CHOOSE.ask(new Choosing(field.active.get(), said.effect().index(), ways, 0)));
    return true;
  }

  /** Which of the ways of an effect is taken. */
  public static final Shape<Battlefield, Choosing> CHOOSE =
      Asks.<Battlefield, Choosing>pickOne("choose-way", CARD, Choosing.IDS)
          .asks((field, it) -> it.seat())
          .by((field, it) -> field.content.effects.all.get(it.effect()).clause())
          .fits((field, it) -> it.effect() < field.content.effects.all.all().size())
          .among((field, it, out) -> {
            for (int way = 0; way < it.ways(); way++) {
              out.add(way);
            }
          })
          .forbids(ChoiceWords::forbids)
          .phrase((field, it, way) -> WAYS[way])
          .saying((field, it, way, out) ->
              out.as(field.content.effects.all.get(it.effect()).key() + ".way." + WAYS[way]))
          .does((field, it, way, flow) -> {
            field.choice.set(field.choice.get() | 1 << way);
            if (it.more() > 0) {
              flow.then(ChoiceWords.again(it));
            }
          });

  private static Step<Battlefield> again(Choosing it) {
    return CHOOSE.ask(new Choosing(it.seat(), it.effect(), it.ways(), it.more() - 1));
  }

  /** Each way once, and none by which nothing would come about. */
  private static @Nullable Clause forbids(Battlefield field, Choosing it, int way) {
    if ((field.choice.get() >>> way & 1) != 0) {
      return field.content.effects.all.get(it.effect()).clause();
    }
    boolean isOpen = true;
    for (Sentence<Battlefield> sentence : field.content.effects.all.get(it.effect()).sentences()) {
      if (sentence.verb() != null && sentence.conditions().contains(CHOSE.get(way))) {
        isOpen &=
            sentence.to() == null || sentence.hasTarget(field, it.seat()) || isPlain(sentence);
      }
    }
    return isOpen ? null : field.content.effects.all.get(it.effect()).clause();
  }

  /** True if a way is open even where nobody is there whom it would concern. */
  private static boolean isPlain(Sentence<Battlefield> sentence) {
    return sentence.to() == null || !sentence.to().selector().isOne();
  }

  // Numbers

  /** A unit suffers so many wounds as its player likes. */
  static boolean sacrifice(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int most = Math.min(field.health(unit), said.number(field, owner, unit));
    flow.then(SACRIFICE.ask(new Giving(owner, unit, most)));
    return true;
  }

  /** Who gives, of which unit, and how much at most. */
  public record Giving(int seat, int unit, int most) {
    static final Ids<Giving> IDS =
        Ids.of(
            "who:seat",
            Giving::seat,
            "unit:unit",
            Giving::unit,
            "most:9",
            Giving::most,
            Giving::new);
  }

  public static final Shape<Battlefield, Giving> SACRIFICE =
      Asks.<Battlefield, Giving>amount("sacrifice", CARD, Giving.IDS, 0, (field, it) -> it.most())
          .asks((field, it) -> it.seat())
          .about((field, it, out) -> Things.say(field, it.unit(), out))
          .phrase("suffer {n}")
          .does((field, it, n, flow) -> {
            field.number.set(n);
            Losses.take(field, it.unit(), n, it.seat(), field.source.get(), flow);
          });

  /** A unit gives figures away, as many as are still to be had. */
  static boolean giveFigures(
      Battlefield field, Sentence<Battlefield> said, int owner, int unit, Flow<Battlefield> flow) {
    int left = said.number(field, owner, unit) - field.number.get();
    int most = Math.min(left, field.figures.get(unit));
    if (most <= 0) {
      return false;
    }
    flow.then(GIVE.ask(new Giving(owner, unit, most)));
    return true;
  }

  public static final Shape<Battlefield, Giving> GIVE =
      Asks.<Battlefield, Giving>amount(
              "give-figures", CARD, Giving.IDS, 0, (field, it) -> it.most())
          .asks((field, it) -> it.seat())
          .about((field, it, out) -> Things.say(field, it.unit(), out))
          .phrase("give {n}")
          .does((field, it, n, flow) -> {
            if (n > 0) {
              field.number.add(n);
              flow.tell(Happenings.FIGURES_GIVEN, it.unit(), n);
              Verbs.takeFigures(field, it.unit(), n, it.seat(), flow);
            }
          });

  /** So many wounds are restored in all, here and there. */
  static boolean shareHealing(
      Battlefield field, Sentence<Battlefield> said, int owner, int none, Flow<Battlefield> flow) {
    ask(field, owner, field.from(owner), said.number(field, owner, none), flow);
    return true;
  }

  private static void ask(Battlefield field, int seat, int from, int left, Flow<Battlefield> flow) {
    for (int unit = from; left > 0 && unit < field.to(seat); unit++) {
      if (missing(field, unit) > 0) {
        flow.then(SHARE.ask(new Giving(seat, from, left)));
        return;
      }
    }
  }

  private static int missing(Battlefield field, int unit) {
    return Words.isThere(field, unit) ? Losses.strength(field, unit) - field.health(unit) : 0;
  }

  /** How many wounds which unit restores, from one unit on: unit and number in one. */
  public static final Shape<Battlefield, Giving> SHARE =
      Asks.<Battlefield, Giving>pickOne("share-healing", CARD, Giving.IDS)
          .asks((field, it) -> it.seat())
          .about((field, it, out) -> out.number("n", it.most()))
          .among((field, it, out) -> {
            for (int unit = it.unit(); unit < field.to(it.seat()); unit++) {
              for (int n = 1; n <= Math.min(it.most(), missing(field, unit)); n++) {
                out.add(unit * 10 + n);
              }
            }
          })
          .part("unit", Things.UNIT_THING, code -> code / 10)
          .part("n", Thing.number(), code -> code % 10)
          .phrase("restore {n} of {unit}")
          .orElse("enough", "option.share-healing.none")
          .does((field, it, code, flow) -> {
            ask(field, it.seat(), code / 10 + 1, it.most() - code % 10, flow);
            Losses.heal(field, code / 10, code % 10, flow);
          });
}
