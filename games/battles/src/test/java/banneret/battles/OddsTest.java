package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battles.combat.Odds;
import banneret.battles.field.Field;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.table.Positions;
import banneret.play.Formats;
import banneret.play.Titles;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odds that are told are those of every way in which the dice may fall, played to its end. */
class OddsTest {
  private static final Battles GAME =
      (Battles) new BattlesTitle().with(new Titles().content("battles"));

  /** What may come of a blow. */
  private enum Outcome {
    HIT,
    ELIMINATED,
    BACK
  }

  /** More dice are needed. */
  private static final class More extends RuntimeException {
    private static final long serialVersionUID = 1L;
    final int[] counts;

    More(int[] counts) {
      super("more", null, false, false);
      this.counts = counts;
    }
  }

  /** Dice that fall as they are told. */
  private static final class Falls extends Chance {
    private final int[] faces;
    private int next;

    Falls(int[] faces) {
      this.faces = faces;
    }

    @Override
    public int below(Luck luck, int n) {
      throw new IllegalStateException("not a die: " + luck.label());
    }

    @Override
    public int draw(Luck luck, byte[] counts, int at, int kinds, int total) {
      if (next < faces.length) {
        return faces[next++];
      }
      int[] all = new int[kinds];
      for (int i = 0; i < kinds; i++) {
        all[i] = counts[at + i];
      }
      throw new More(all);
    }
  }

  private static Field field(String units, String more) {
    String position =
        """
        seats: 2
        options: {battle: clash-on-the-kingsroad}
        round: {number: 2, first: stark, active: stark, phase: command}
        pools: {stark: {green: 1, blue: 1, red: 1}}
        commanders: {maege-mormont: {committed: true}, kevan-lannister: {committed: true}}
        units: {%s}
        %s
        """
            .formatted(units, more);
    Field field = Positions.read(GAME, Formats.yaml("position", position).asFields());
    new Engine<>(field, new Falls(new int[0])).run();
    return field;
  }

  private static int code(Field field, String phrase) {
    int seat = Integer.numberOfTrailingZeros(Engine.awaited(field));
    Options options = new Options();
    Engine.options(field, seat, options);
    for (int i = 0; i < options.size(); i++) {
      if (Engine.phrase(field, seat, options.get(i)).equals(phrase)) {
        return options.get(i);
      }
    }
    throw new IllegalArgumentException(phrase + " at " + field.step());
  }

  private static void say(Field field, String phrase) {
    int seat = Integer.numberOfTrailingZeros(Engine.awaited(field));
    new Engine<>(field, new Falls(new int[0])).answer(seat, code(field, phrase));
  }

  /** The chance of an outcome for a House if a phrase is said, over all that the dice may bring. */
  private static final class Tree {
    private final Field before;
    private final Outcome outcome;
    private final int house;
    private final String reply;
    private final boolean mayReRoll;

    /** How it goes on: a re-roll is used as well as can be, and {@code reply} is said if it can. */
    Tree(Field before, Outcome outcome, int house, String reply, boolean mayReRoll) {
      this.before = before;
      this.outcome = outcome;
      this.house = house;
      this.reply = reply;
      this.mayReRoll = mayReRoll;
    }

    double said(Field field, String phrase) {
      return answered(field, code(field, phrase), new int[0]);
    }

    private double answered(Field field, int code, int[] faces) {
      Field copy = field.copy();
      int seat = Integer.numberOfTrailingZeros(Engine.awaited(field));
      try {
        new Engine<>(copy, new Falls(faces)).answer(seat, code);
      } catch (More more) {
        double sum = 0;
        int total = Arrays.stream(more.counts).sum();
        for (int face = 0; face < more.counts.length; face++) {
          int[] longer = Arrays.copyOf(faces, faces.length + 1);
          longer[faces.length] = face;
          sum += more.counts[face] * answered(field, code, longer) / total;
        }
        return sum;
      }
      return goesOn(copy);
    }

    private double goesOn(Field field) {
      if (field.step() == null || field.standing() != null) {
        return came(field);
      }
      return switch (field.step().name()) {
        case "re-roll" -> best(field);
        case "stand-firm" -> said(field, "stand firm");
        case "retreat" -> first(field);
        case "parting-blow" -> said(field, reply.equals("strike") ? "strike" : "let go");
        case "counter-attack" -> reply.equals("counter") ? said(field, "counter") : came(field);
        default -> came(field);
      };
    }

    private double best(Field field) {
      if (!mayReRoll) {
        return said(field, "keep dice");
      }
      Options options = new Options();
      Engine.options(field, Integer.numberOfTrailingZeros(Engine.awaited(field)), options);
      double best = 0;
      for (int i = 0; i < options.size(); i++) {
        best = Math.max(best, answered(field, options.get(i), new int[0]));
      }
      return best;
    }

    private double first(Field field) {
      Options options = new Options();
      Engine.options(field, Integer.numberOfTrailingZeros(Engine.awaited(field)), options);
      return answered(field, options.get(0), new int[0]);
    }

    private double came(Field field) {
      boolean eliminated = field.units(house) < before.units(house);
      boolean moved = false;
      for (int i = 0; i < field.units(house); i++) {
        moved |= !before.isOccupied(field.hexOf(house, i));
      }
      boolean came =
          switch (outcome) {
            case HIT -> figures(field) < figures(before);
            case ELIMINATED -> eliminated;
            case BACK -> moved && !eliminated;
          };
      return came ? 1 : 0;
    }

    private int figures(Field field) {
      int sum = 0;
      for (int i = 0; i < field.units(house); i++) {
        sum += field.figures(field.hexOf(house, i));
      }
      return sum;
    }
  }

  private static int percent(double chance) {
    return (int) Math.floor(chance * 100 + 0.5);
  }

  private static int hex(Field field, String name) {
    return field.battle.hexNames.id(name);
  }

  private static final String FRIENDS =
      "4-8: {unit: westerlands-archers}, 4-9: {unit: westerlands-archers}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "green | 2-9: {unit: war-host}, 3-9: {unit: lannisport-guards} | ",
        "blue | 2-9: {unit: war-host, rank: blue}, 3-9: {unit: lannisport-guards, figures: 2} | ",
        "red | 2-9: {unit: war-host, rank: red}, 3-9: {unit: lannister-heavy-infantry, figures: 2}"
            + " | ",
        "green | 2-9: {unit: winterfell-riders}, 3-9: {unit: casterly-rock-cavalry, figures: 1} | ",
        "blue | 2-9: {unit: war-host, rank: blue}, 3-9: {unit: casterly-rock-cavalry, figures: 1} |"
            + " ",
        "blue | 2-9: {unit: war-host, rank: blue}, 3-9: {unit: lannisport-guards, figures: 1},"
            + " FRIENDS | ",
        "blue | 2-9: {unit: war-host, rank: blue}, 3-9: {unit: lannisport-guards, figures: 2}, 4-9:"
            + " {unit: war-host}, 4-10: {unit: war-host} | ",
        "blue | 2-9: {unit: war-host, rank: blue}, 3-9: {unit: lannisport-guards, figures: 2} |"
            + " terrain: {3-9: building}",
        "green | 2-9: {unit: war-host}, 3-9: {unit: lannisport-guards, figures: 2}, 3-10: {unit:"
            + " war-host} | engaged: [{at: 3-10, with: 3-9, token: stark}]",
        "green | 2-9: {unit: war-host}, 3-9: {unit: lannisport-guards, figures: 2}, 2-10: {unit:"
            + " lannisport-guards} | engaged: [{at: 2-9, with: 2-10, token: lannister}]",
        "blue | 2-9: {unit: war-host, rank: blue}, 3-9: {unit: lannisport-guards, figures: 1, rank:"
            + " blue, commander: kevan-lannister} | ",
        "blue | 2-9: {unit: northern-archers, rank: blue}, 3-9: {unit: lannisport-guards, figures:"
            + " 2} | ",
      })
  void an_attack_has_the_odds_that_are_told(String token, String units, String more) {
    Field field = field(units.replace("FRIENDS", FRIENDS), more == null ? "" : more);
    say(field, "use " + token + " on 2-9");
    say(field, "no more moves");
    int from = hex(field, "2-9");
    int to = hex(field, "3-9");
    String line = "attack 3-9 with 2-9";
    Odds odds = Odds.of(field, from, to);
    assertThat(odds.percentHit()).isEqualTo(chance(field, Outcome.HIT, 1, "", line));
    assertThat(odds.percentEliminated()).isEqualTo(chance(field, Outcome.ELIMINATED, 1, "", line));
    assertThat(odds.percentRetreat()).isEqualTo(chance(field, Outcome.BACK, 1, "", line));
    Odds counter = Odds.ofCounter(field, from, to);
    assertThat(counter.percentHit()).isEqualTo(risk(field, Outcome.HIT, "counter", line));
    assertThat(counter.percentEliminated())
        .isEqualTo(risk(field, Outcome.ELIMINATED, "counter", line));
    assertThat(counter.percentRetreat()).isEqualTo(risk(field, Outcome.BACK, "counter", line));
    boolean turnsAway = field.isEngaged(from) && field.opponent(from) != to;
    if (turnsAway) {
      Odds blow = Odds.ofPartingBlow(field, from);
      assertThat(blow.percentHit()).isPositive();
      assertThat(blow.percentHit()).isEqualTo(risk(field, Outcome.HIT, "strike", line));
      assertThat(blow.percentEliminated())
          .isEqualTo(risk(field, Outcome.ELIMINATED, "strike", line));
    }
  }

  private static int chance(Field field, Outcome outcome, int house, String reply, String line) {
    return percent(new Tree(field, outcome, house, reply, true).said(field, line));
  }

  private static int risk(Field field, Outcome outcome, String reply, String line) {
    return percent(new Tree(field, outcome, 0, reply, false).said(field, line));
  }

  @Test
  void dogs_have_the_odds_that_are_told() {
    Field field =
        field("2-9: {unit: stark-kennelmasters}, 4-9: {unit: lannisport-guards, figures: 2}", "");
    say(field, "use green on 2-9");
    say(field, "no more moves");
    Odds odds = Odds.ofDogs(field, hex(field, "2-9"), hex(field, "4-9"));
    String line = "dogs at 4-9 with 2-9";
    assertThat(odds.percentHit()).isEqualTo(chance(field, Outcome.HIT, 1, "", line));
    assertThat(odds.percentEliminated()).isEqualTo(chance(field, Outcome.ELIMINATED, 1, "", line));
    assertThat(odds.percentRetreat()).isEqualTo(chance(field, Outcome.BACK, 1, "", line));
  }

  @Test
  void a_unit_that_leaves_knows_what_the_parting_blow_may_do() {
    Field field =
        field(
            "2-9: {unit: war-host, figures: 2}, 3-9: {unit: lannisport-guards, rank: red}",
            "engaged: [{at: 2-9, with: 3-9, token: lannister}]");
    say(field, "use green on 2-9");
    Odds odds = Odds.ofPartingBlow(field, hex(field, "2-9"));
    assertThat(odds.dice()).isEqualTo(4);
    assertThat(odds.percentHit()).isEqualTo(risk(field, Outcome.HIT, "strike", "leave 2-9"));
    assertThat(odds.percentEliminated())
        .isEqualTo(risk(field, Outcome.ELIMINATED, "strike", "leave 2-9"));
    assertThat(odds.percentRetreat()).isZero();
  }

  @Test
  void a_fire_is_lit_and_put_out_with_the_odds_that_are_told() {
    Field field = field("2-9: {unit: war-host}, 9-9: {unit: lannisport-guards}", "fire: {3-9: 2}");
    int hex = hex(field, "2-9");
    assertThat(Odds.ofFire(field, hex)).isEqualTo(61); // 1 - (5/8)^2
    assertThat(Odds.ofPuttingOut(field, hex(field, "3-9"))).isEqualTo(25);
  }

  @Test
  void a_move_tells_who_could_attack_the_unit_there() {
    Field field =
        field(
            "2-9: {unit: war-host}, 4-9: {unit: lannisport-guards}, 3-12: {unit:"
                + " westerlands-archers}, 4-10: {unit: lannisport-guards, spent: true}",
            "");
    int from = hex(field, "2-9");
    assertThat(Odds.threats(field, from, hex(field, "3-9"))).isEqualTo(2);
    assertThat(Odds.threats(field, from, hex(field, "2-10"))).isEqualTo(1);
    assertThat(Odds.threats(field, from, hex(field, "2-7"))).isZero();
    assertThat(field.isOccupied(from)).isTrue();
  }
}
