package banneret.miniatures.setup;

import banneret.kernel.luck.Luck;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.round.Hands;
import banneret.miniatures.round.Round;

/** The set-up in its order: terrain, zones, deployment, hands, the first player. */
public final class Opening {
  private static final Luck ROLL_OFF = Luck.numbers("roll-off");
  private static final Thing<Battlefield> EDGE =
      new Thing<>("edge", field -> field.content.edgeNames);
  private static final int NEAR = 0;

  private Opening() {}

  /** A new game: terrain by turns, whoever rolls higher first. */
  public static final Procedure<Battlefield> BEGIN =
      Procedure.of(
          "opening",
          (field, flow) -> {
            flow.then(Opening.ZONES);
            if (field.pieces.get() > 0) {
              flow.then(Opening.TERRAIN.with(new Seat(rollOff(flow))));
            }
          });

  /** Both roll until one of them rolls higher. */
  private static int rollOff(Flow<Battlefield> flow) {
    while (true) {
      int red = flow.die(ROLL_OFF);
      int blue = flow.die(ROLL_OFF);
      flow.tell(Happenings.ROLLED_OFF, 0, red);
      flow.tell(Happenings.ROLLED_OFF, 1, blue);
      if (red != blue) {
        return red > blue ? 0 : 1;
      }
    }
  }

  /** A player lays a piece of terrain, then the other. */
  public static final Deed<Battlefield, Seat> TERRAIN =
      Deed.of(
          "lay-terrain-by-turns",
          Seat.IDS,
          (field, it, flow) -> {
            if (LayTerrain.laid(field) < field.pieces.get() && LayTerrain.hasAny(field)) {
              flow.then(
                  LayTerrain.KIND.ask(it),
                  Opening.TERRAIN.with(new Seat(Battlefield.other(it.seat()))));
            }
          });

  /** Whoever rolls higher chooses his zone, or leaves the choice. */
  public static final Procedure<Battlefield> ZONES =
      Procedure.of(
          "choose-zones",
          (field, flow) -> flow.then(Opening.CHOOSE_ZONE.ask(new Seat(rollOff(flow)))));

  /** Which edge a player deploys along. */
  public static final Shape<Battlefield, Seat> CHOOSE_ZONE =
      Things.seatOne("choose-zone", Clauses.DEPLOY_ROLL)
          .among((field, it, out) -> {
            out.add(NEAR);
            out.add(1);
          })
          .part("edge", EDGE)
          .phrase("{edge} edge")
          .orElse("leave choice", "option.choose-zone.leave")
          .unless((field, it) -> field.chooser.get() >= 0 ? Clauses.DEPLOY_ROLL : null)
          .otherwise((field, it, flow) -> {
            int other = Battlefield.other(it.seat());
            field.chooser.set(other);
            flow.then(Opening.CHOOSE_ZONE.ask(new Seat(other)));
          })
          .does((field, it, edge, flow) -> {
            field.chooser.set(it.seat());
            field.swapped.set((edge == NEAR) != (it.seat() == 0));
            flow.tell(Happenings.ZONE_CHOSEN, it.seat(), edge);
            flow.then(Opening.DEPLOY.with(it), Opening.START);
          });

  /** A player deploys a unit, then the other, until none is left. */
  public static final Deed<Battlefield, Seat> DEPLOY =
      Deed.of(
          "deploy-by-turns",
          Seat.IDS,
          (field, it, flow) -> {
            int other = Battlefield.other(it.seat());
            if (Deploy.isLeft(field, it.seat())) {
              flow.then(Deploy.UNIT.ask(it), Opening.DEPLOY.with(new Seat(other)));
            } else if (Deploy.isLeft(field, other)) {
              flow.then(Opening.DEPLOY.with(new Seat(other)));
            }
          });

  /** Hands are drawn, and whoever did not choose his zone says who begins. */
  public static final Procedure<Battlefield> START =
      Procedure.of(
          "start",
          (field, flow) -> {
            int other = Battlefield.other(Math.max(0, field.chooser.get()));
            flow.then(
                Hands.DRAW, Opening.FIRST_PLAYER.ask(new Seat(other)), Marks.BEGIN, Round.BEGIN);
          });

  /** Who is the first player. */
  public static final Shape<Battlefield, Seat> FIRST_PLAYER =
      Things.seatOne("first-player", Clauses.FIRST_PLAYER)
          .among((field, it, out) -> {
            for (int seat = 0; seat < field.seats(); seat++) {
              out.add(seat);
            }
          })
          .part("who", new Thing<>("seat", field -> field.content.seatNames))
          .phrase("{who} begins")
          .does((field, it, seat, flow) -> {
            field.first.set(seat);
            field.active.set(seat);
            flow.tell(Happenings.FIRST_PLAYER, seat);
          });
}
