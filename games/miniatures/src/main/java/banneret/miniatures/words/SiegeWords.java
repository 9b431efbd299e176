package banneret.miniatures.words;

import static banneret.kernel.effect.Parameter.number;

import banneret.kernel.effect.Targets;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.loss.Losses;
import banneret.miniatures.loss.Test;
import banneret.miniatures.reserve.Arrive;
import banneret.miniatures.round.Hands;
import banneret.miniatures.round.Turn;
import banneret.miniatures.touch.Engaged;

/** The words of siege cards, and those of objective cards that ask or roll. */
public final class SiegeWords {
  private static final Targets<Battlefield> UNITS =
      new Targets<>("unit", "unit", Battlefield::units);
  private static final int HITS_FROM = 3;
  private static final int NEAR = 2 * Inches.ONE;

  private SiegeWords() {}

  static void add(Vocabulary.Builder<Battlefield> words) {
    selectors(words);
    words.verb(
        "discard-one",
        (field, said, owner, none, flow) -> {
          if (field.hands[owner].size(field.cells) > 0) {
            flow.then(DISCARD_ONE.ask(new Seat(owner)));
          }
          return true;
        });
    words.verb(
        "silence",
        (field, said, owner, none, flow) -> {
          if (hasEnemyNcu(field, owner)) {
            flow.then(SILENCE.ask(new Seat(owner)));
          }
          return true;
        });
    siege(words);
  }

  private static void selectors(Vocabulary.Builder<Battlefield> words) {
    words.selector(
        "own-unengaged-unit",
        UNITS.that((field, owner, unit) ->
            Words.isThere(field, unit) && field.isOf(owner, unit) && !Engaged.is(field, unit)));
    words.selector(
        "enemy-unengaged-unit",
        UNITS.that((field, owner, unit) ->
            Words.isThere(field, unit) && !field.isOf(owner, unit) && !Engaged.is(field, unit)));
    words.selector(
        "own-wall",
        UNITS.that((field, owner, unit) ->
            Content.isWall(unit)
                && field.isOnTable(unit)
                && field.isOf(owner, unit)
                && field.health(unit) < Losses.strength(field, unit)));
    words.selector(
        "own-reserve",
        UNITS.that((field, owner, unit) ->
            Content.seatOf(unit) == owner
                && field.isBeside(unit)
                && new Arrive(unit, Arrive.Way.SALLY).hasRoom(field)));
    words.condition("is-wall", (field, effect, owner, unit) -> unit >= 0 && Content.isWall(unit));
    words.condition(
        "wall-is-charged",
        (field, effect, owner, unit) ->
            field.charge() >= 0
                && Content.isWall(field.target.get(field.charge()))
                && field.isOf(owner, field.target.get(field.charge())));
    words.condition(
        "not-attacked-since",
        (field, effect, owner, unit) -> unit >= 0 && !field.attacked.is(unit));
  }

  private static void siege(Vocabulary.Builder<Battlefield> words) {
    words
        .verb("bombard", (field, said, owner, unit, flow) -> bombard(field, owner, unit, flow))
        .to("unit");
    words
        .verb(
            "clear-terrain",
            (field, said, owner, none, flow) -> {
              int most = said.number(field, owner, none);
              flow.then(CLEAR.ask(new Clearing(owner, most)));
              return true;
            })
        .takes(number("n", 1, 9));
    words.verb(
        "starve",
        (field, said, owner, none, flow) -> {
          flow.then(STARVE.ask(new Seat(owner)));
          return true;
        });
    words
        .verb(
            "alarm",
            (field, said, owner, unit, flow) -> {
              Test.alarm(field, unit, owner, flow);
              return true;
            })
        .to("unit");
    words
        .verb(
            "parley",
            (field, said, owner, unit, flow) -> {
              field.attacked.set(unit, false);
              flow.tell(Happenings.PARLEYED, owner, unit);
              flow.leave(Turn.ZONE_EFFECT);
              return true;
            })
        .to("unit");
    words
        .verb(
            "boil",
            (field, said, owner, unit, flow) -> {
              int wounds = flow.pick(Content.D3, 3, -1) + flow.pick(Content.D3, 3, -1) + 2;
              int row = field.attack();
              if (row >= 0 && field.attacker.get(row) == unit) {
                field.mark(row, Battlefield.NO_BONUS);
              }
              return Losses.take(field, unit, wounds, owner, Battlefield.NOBODY, flow) > 0;
            })
        .to("unit");
    words
        .verb(
            "repair",
            (field, said, owner, unit, flow) ->
                Losses.heal(field, unit, said.number(field, owner, unit), flow) > 0)
        .takes(number("n", 1, 6))
        .to("unit");
    words
        .verb(
            "sally",
            (field, said, owner, unit, flow) -> {
              flow.then(new Arrive(unit, Arrive.Way.SALLY));
              return true;
            })
        .to("unit");
  }

  /** On three or more a unit and all within two inches of it are hit, friend or foe. */
  private static boolean bombard(Battlefield field, int owner, int target, Flow<Battlefield> flow) {
    int die = flow.die(Content.DIE);
    flow.tell(Happenings.BOMBARDED, owner, target, die);
    if (die < HITS_FROM) {
      return true;
    }
    int wounds = flow.die(Content.DIE) + 2;
    boolean[] isHit = new boolean[field.units()];
    for (int unit = 0; unit < isHit.length; unit++) {
      isHit[unit] = Words.isThere(field, unit) && Sights.isWithin(field, target, unit, NEAR);
    }
    flow.inTurn(
        isHit.length,
        unit -> {
          if (isHit[unit]) {
            Losses.take(field, unit, wounds, owner, Battlefield.NOBODY, flow);
          }
        });
    return true;
  }

  /** Who takes terrain off the table, and how much of it at most. */
  public record Clearing(int seat, int most) {
    static final Ids<Clearing> IDS =
        Ids.of("who:seat most:9", Clearing::seat, Clearing::most, Clearing::new);
  }

  private static boolean hasTerrain(Battlefield field) {
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.terrain.get(piece) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Which piece of terrain is taken off the table. */
  public static final Shape<Battlefield, Clearing> CLEAR =
      Asks.<Battlefield, Clearing>pickOne("clear-terrain", Clauses.SIEGE_CARDS, Clearing.IDS)
          .asks((field, it) -> it.seat())
          .among((field, it, out) -> {
            for (int piece = 0; piece < Content.PIECES; piece++) {
              if (field.terrain.get(piece) >= 0) {
                out.add(piece);
              }
            }
          })
          .part("piece", new Thing<>("piece", field -> field.content.pieceNames))
          .phrase("clear {piece}")
          .saying((field, it, piece, out) ->
              out.with("terrain", "terrain", Math.max(0, field.terrain.get(piece))))
          .orElse("no more", "option.clear-terrain.none")
          .does((field, it, piece, flow) -> {
            field.removeTerrain(piece);
            flow.tell(Happenings.CLEARED, it.seat(), piece);
            if (it.most() > 1 && hasTerrain(field)) {
              flow.then(SiegeWords.CLEAR.ask(new Clearing(it.seat(), it.most() - 1)));
            }
          });

  /** Which condition token all enemies receive. */
  public static final Shape<Battlefield, Seat> STARVE =
      Things.seatOne("starve", Clauses.SIEGE_CARDS)
          .among((field, it, out) -> {
            for (int one = 0; one < Content.CONDITIONS; one++) {
              out.add(one);
            }
          })
          .part("condition", new Thing<>("condition", field -> field.content.conditionNames))
          .phrase("all {condition}")
          .does((field, it, one, flow) -> {
            for (int unit = 0; unit < field.units(); unit++) {
              if (Words.isThere(field, unit) && !field.isOf(it.seat(), unit)) {
                Losses.afflict(field, unit, one, flow);
              }
            }
          });

  /** Which tactics card a player discards. */
  public static final Shape<Battlefield, Seat> DISCARD_ONE =
      Things.seatOne("discard-one", Clauses.of("setup.objective-tokens"))
          .inSecret()
          .fits((field, it) -> field.hands[it.seat()].size(field.cells) > 0)
          .among((field, it, out) -> {
            for (int card = 0; card < field.content.cards.names.count(); card++) {
              if (field.hands[it.seat()].count(field.cells, card) > 0) {
                out.add(card);
              }
            }
          })
          .part("card", Things.CARD)
          .phrase("discard {card}")
          .does((field, it, card, flow) -> Hands.discard(field, it.seat(), card, flow));

  private static boolean hasEnemyNcu(Battlefield field, int seat) {
    for (int other = 0; other < field.seats(); other++) {
      for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
        if (!field.arePartners(seat, other) && field.council.is(other, ncu)) {
          return true;
        }
      }
    }
    return false;
  }

  private static final int NCUS = 100;

  /** Which enemy non-combat unit loses its abilities while the objective is controlled. */
  public static final Shape<Battlefield, Seat> SILENCE =
      Things.seatOne("silence", Clauses.of("mode.dance-with-dragons.objective-c"))
          .fits((field, it) -> hasEnemyNcu(field, it.seat()))
          .among((field, it, out) -> {
            for (int other = 0; other < field.seats(); other++) {
              for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
                if (!field.arePartners(it.seat(), other) && field.council.is(other, ncu)) {
                  out.add(other * NCUS + ncu);
                }
              }
            }
          })
          .phrase((field, it, code) ->
              "silence "
                  + field.content.ncus.names.word(code % NCUS)
                  + " of "
                  + field.content.seatNames.word(code / NCUS))
          .saying((field, it, code, out) ->
              out.with("ncu", "ncu", code % NCUS).with("who", "seat", code / NCUS))
          .does((field, it, code, flow) -> {
            for (int token = 0; token < field.objectives.count(); token++) {
              if (field.objectives.holder.get(token) == field.source.get()) {
                field.objectives.silenced.set(token, code % NCUS);
                field.objectives.silencedOf.set(token, code / NCUS);
              }
            }
            flow.tell(Happenings.SILENCED, it.seat(), code % NCUS);
          });
}
