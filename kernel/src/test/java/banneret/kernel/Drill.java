package banneret.kernel;

import banneret.kernel.game.Steps;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.SealedShape;
import banneret.kernel.shape.Secret;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.SomeOf;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;

/** A question of each shape, declared. */
record Drill(int seat) {
  private static final Thing<Field> GROUND = new Thing<>("ground", field -> Skirmish.GROUNDS);
  private static final Thing<Field> CARD = new Thing<>("card", field -> Skirmish.CARDS);
  private static final Ids<Drill> IDS =
      new Ids<>((it, out) -> out.put("seat", it.seat), in -> new Drill(Skirmish.seat(in, "seat")));
  private static final int WIDTH = 8;

  static final Shape<Field, Drill> MARCH =
      Asks.<Field, Drill>pickOne("drill-march", Skirmish.MOVE_NEXT, IDS)
          .fits((field, it) -> field.men(it.seat) > 0)
          .asks((field, it) -> it.seat)
          .about((field, it, out) -> out.number("men", field.men(it.seat)))
          .among((field, it, out) -> grounds(out))
          .forbids((field, it, to) ->
              Math.abs(field.ground(it.seat) - to) == 1 ? null : Skirmish.MOVE_NEXT)
          .part("where", GROUND)
          .phrase("march to {where}")
          .orElse("march nowhere", "option.nowhere")
          .does((field, it, to, flow) -> field.ground(it.seat, to));

  static final SomeOf<Field, Drill> SCOUT =
      Asks.<Field, Drill>pickOne("drill-scout", Skirmish.SCOUT_TWO, IDS)
          .asks((field, it) -> it.seat)
          .among((field, it, out) -> grounds(out))
          .forbids((field, it, ground) ->
              ground == field.ground(it.seat) || field.scouted(ground) > 0
                  ? Skirmish.SCOUT_OWN
                  : null)
          .part("where", GROUND)
          .phrase("see {where}")
          .doesEach(
              (field, it, ground) -> 1,
              (field, it, ground, flow) -> field.scout(ground, it.seat),
              (field, it, done, flow) -> field.men(it.seat, 3 + done));

  static final SomeOf<Field, Drill> SCOUT_FREELY =
      Asks.<Field, Drill>pickOne("drill-scout-freely", Skirmish.SCOUT_TWO, IDS)
          .asks((field, it) -> it.seat)
          .among((field, it, out) -> grounds(out))
          .forbids((field, it, ground) -> field.scouted(ground) > 0 ? Skirmish.SCOUT_OWN : null)
          .part("where", GROUND)
          .phrase("see {where}")
          .orElse("enough", "option.enough")
          .doesEach(
              (field, it, ground) -> 1,
              (field, it, ground, flow) -> field.scout(ground, it.seat),
              (field, it, done, flow) -> field.men(it.seat, 3 + done));

  static final Shape<Field, Drill> LEVY =
      Asks.<Field, Drill>amount("drill-levy", Skirmish.ORDERS, IDS, 0, (field, it) -> 9)
          .fitsOn((field, it, below) -> below == Skirmish.Begin.DUSK)
          .asks((field, it) -> it.seat)
          .between((field, it) -> 1, (field, it) -> field.men(it.seat), Skirmish.NO_MEN)
          .phrase("levy {n}")
          .does((field, it, n, flow) -> field.men(it.seat, n));

  static final Shape<Field, Drill> HIDE =
      Asks.<Field, Drill>yesOrNo("drill-hide", Skirmish.PLAN, IDS)
          .asks((field, it) -> it.seat)
          .answers("hide", "option.hide", "stand", "option.stand")
          .doesIfYes((field, it, flow) -> field.wary(it.seat, true));

  /** Cards go to grounds, in rising order, until enough are laid; a ground takes one. */
  static final Shape<Field, Drill> LAY =
      Asks.<Field, Drill>assign("drill-lay", Skirmish.BANNER, IDS)
          .asks((field, it) -> it.seat)
          .continuesIf(it -> true)
          .among((field, it, out) -> {
            for (int card = 0; card < Field.KINDS; card++) {
              for (int ground = 0; ground < Field.GROUNDS; ground++) {
                out.add(card * WIDTH + ground);
              }
            }
          })
          .forbids((field, it, code) ->
              field.scouted(code % WIDTH) > 0 || code < field.men(it.seat)
                  ? Skirmish.BANNER_APART
                  : null)
          .part("card", CARD, code -> code / WIDTH)
          .part("where", GROUND, code -> code % WIDTH)
          .phrase("{card} at {where}")
          .orElse("done", "option.done")
          .unless((field, it) -> field.men(it.seat) == 0 ? Skirmish.BANNER : null)
          .does((field, it, code, flow) -> {
            field.scout(code % WIDTH, it.seat);
            field.men(it.seat, code);
            flow.then(lay(it));
          });

  /** Two seats choose a ground each, which another must not have chosen before. */
  static final SealedShape<Field, Drill> MEET =
      SealedShape.from(
          Asks.<Field, Secret<Drill>>pickOne("drill-meet", Skirmish.PLAN, Secret.ids(IDS))
              .asksEach((field, it) -> 0b11 << it.ids().seat)
              .about((field, it, out) -> out.number("men", field.men(it.seat())))
              .among((field, it, out) -> grounds(out))
              .forbids((field, it, ground) ->
                  ground == field.ground(it.seat()) ? Skirmish.MOVE_NEXT : null)
              .part("where", GROUND)
              .phrase("meet at {where}"),
          (field, it, all, flow) -> {
            for (int seat = it.seat; seat < it.seat + 2; seat++) {
              field.ground(seat, all.of(seat).get(0));
            }
          });

  /** Each of two seats says what it does on two grounds, in any order. */
  static final SealedShape<Field, Drill> GUARD =
      SealedShape.from(
          Asks.<Field, Secret<Drill>>assign("drill-guard", Skirmish.PLAN, Secret.ids(IDS))
              .asksEach((field, it) -> 0b11 << it.ids().seat)
              .among((field, it, out) -> grounds(out))
              .forbids((field, it, ground) ->
                  (it.own().size() > 0 && ground <= it.own().get(0))
                          || (ground == Field.GROUNDS - 1 && it.own().size() == 0)
                      ? Skirmish.SCOUT_TWO
                      : null)
              .part("where", GROUND)
              .phrase("guard {where}"),
          (field, it, seat, own) -> 2,
          (field, it, all, flow) -> {
            for (int seat = it.seat; seat < it.seat + 2; seat++) {
              field.scout(all.of(seat).get(0), seat);
              field.scout(all.of(seat).get(1), seat);
            }
          });

  private static Step<Field> lay(Drill it) {
    return LAY.ask(it);
  }

  private static void grounds(Options out) {
    for (int ground = 0; ground < Field.GROUNDS; ground++) {
      out.add(ground);
    }
  }

  static Steps<Field> register(Steps<Field> steps) {
    return steps
        .add(MARCH)
        .add(SCOUT)
        .add(SCOUT_FREELY)
        .add(LEVY)
        .add(HIDE)
        .add(LAY)
        .add(MEET)
        .add(GUARD);
  }
}
