package banneret.miniatures.setup;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.round.Hands;
import banneret.miniatures.round.Round;
import java.util.ArrayList;
import java.util.List;

/** The set-up in its order: zones, terrain, objectives, cards, deployment, hands, first player. */
public final class Opening {
  private static final Thing<Battlefield> EDGE =
      new Thing<>("edge", field -> field.content.edgeNames);
  private static final Thing<Battlefield> CORNER =
      new Thing<>("corner", field -> field.content.cornerNames);
  private static final int NEAR = 0;

  private Opening() {}

  /** A new game: the mode, if it is drawn, and then all that it asks for. */
  public static final Procedure<Battlefield> BEGIN =
      Procedure.of(
          "opening",
          (field, flow) -> {
            drawMode(field, flow);
            Mode mode = field.mode();
            List<Step<Battlefield>> steps = new ArrayList<>();
            if (mode.isSiege) {
              steps.add(Castle.ROLE_ROLL);
            }
            if (mode.piles > 0) {
              steps.add(Tokens.FIXED);
            }
            if (field.pieces.get() > 0) {
              steps.add(Terrain.BEGIN);
            }
            if (mode.hasObjectives() && mode.piles == 0) {
              steps.add(Tokens.FIXED);
              steps.add(Tokens.BEGIN);
            }
            steps.add(Cards.DEAL);
            steps.add(Opening.ZONES);
            flow.then(steps);
          });

  private static void drawMode(Battlefield field, Flow<Battlefield> flow) {
    while (field.modeByChance.is()) {
      int drawn = flow.pick(field.content.modeLuck, field.content.modes.size(), -1);
      boolean may = field.content.modes.get(drawn).isForEach || !field.isFreeForAll();
      if (may) {
        field.modeId.set(drawn);
        field.modeByChance.set(false);
        flow.tell(Happenings.MODE_DRAWN, drawn);
      }
    }
  }

  /** Who chooses his zone: whoever rolls highest; in a siege the roles have settled it. */
  public static final Procedure<Battlefield> ZONES =
      Procedure.of(
          "choose-zones",
          (field, flow) -> {
            if (field.mode().isSiege) {
              flow.then(Opening.DEPLOY.with(new Seat(field.chooser.get())), Opening.START);
              return;
            }
            int order = RollOff.order(field, flow);
            int highest = RollOff.first(order);
            if (field.isFreeForAll()) {
              field.chooser.set(highest);
              field.first.set(highest);
              flow.then(
                  Opening.CORNERS.with(new Picks(order)),
                  Opening.DEPLOY.with(new Seat(highest)),
                  Opening.START);
            } else {
              flow.then(Opening.CHOOSE_ZONE.ask(new Seat(highest)));
            }
          });

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
            int other = field.after(it.seat());
            field.chooser.set(other);
            flow.then(Opening.CHOOSE_ZONE.ask(new Seat(other)));
          })
          .does((field, it, edge, flow) -> {
            field.chooser.set(it.seat());
            field.swapped.set((edge == NEAR) != (field.side(it.seat()) == 0));
            flow.tell(Happenings.ZONE_CHOSEN, it.seat(), edge);
            flow.then(Opening.DEPLOY.with(it), Opening.START);
          });

  /** Who is still to pick a corner, in the order of the roll. */
  public record Picks(int order) {
    static final Ids<Picks> IDS = Ids.of("order:65535", Picks::order, Picks::new);
  }

  /** Players pick corners, the highest roll first. */
  public static final Deed<Battlefield, Picks> CORNERS =
      Deed.of(
          "pick-corners",
          Picks.IDS,
          (field, it, flow) -> {
            if (it.order() != 0) {
              flow.then(
                  Opening.CORNER_OF.ask(new Seat(RollOff.first(it.order()))),
                  Opening.CORNERS.with(new Picks(it.order() >>> RollOff.BITS)));
            }
          });

  /** Which corner a player deploys in. */
  public static final Shape<Battlefield, Seat> CORNER_OF =
      Things.seatOne("choose-corner", Clauses.CORNER)
          .fits((field, it) -> field.isFreeForAll())
          .among((field, it, out) -> {
            for (int corner = 0; corner < field.content.cornerNames.count(); corner++) {
              out.add(corner);
            }
          })
          .forbids((field, it, corner) -> isTaken(field, corner) ? Clauses.CORNER : null)
          .part("corner", CORNER)
          .phrase("{corner} corner")
          .does((field, it, corner, flow) -> {
            field.corner.set(it.seat(), corner);
            flow.tell(Happenings.CORNER_CHOSEN, it.seat(), corner);
          });

  private static boolean isTaken(Battlefield field, int corner) {
    for (int seat = 0; seat < field.seats(); seat++) {
      if (field.corner.get(seat) == corner) {
        return true;
      }
    }
    return false;
  }

  /** A player deploys a unit, then the one to his left, until none is left. */
  public static final Deed<Battlefield, Seat> DEPLOY =
      Deed.of(
          "deploy-by-turns",
          Seat.IDS,
          (field, it, flow) -> {
            int seat = it.seat();
            for (int i = 0; i < field.seats(); i++, seat = field.after(seat)) {
              if (Deploy.isLeft(field, seat)) {
                flow.then(
                    Deploy.UNIT.ask(new Seat(seat)),
                    Opening.DEPLOY.with(new Seat(field.after(seat))));
                return;
              }
            }
          });

  /** Hands are drawn, and whoever did not choose his zone says who begins. */
  public static final Procedure<Battlefield> START =
      Procedure.of(
          "start",
          (field, flow) -> {
            List<Step<Battlefield>> steps = new ArrayList<>();
            steps.add(Hands.DRAW);
            if (!field.isFreeForAll()) {
              int other = field.after(Math.max(0, field.chooser.get()));
              steps.add(Opening.FIRST_PLAYER.ask(new Seat(other)));
            }
            if (field.mode().marks > 0) {
              steps.add(Marks.BEGIN);
            }
            steps.add(Opening.BATTLE);
            flow.then(steps);
          });

  /** All is laid out: what happens before the first round. */
  public static final Procedure<Battlefield> BATTLE =
      Procedure.of(
          "battle",
          (field, flow) -> {
            flow.then(Round.BEGIN);
            Moments.at(field, Occasion.BATTLE_BEGINS, Battlefield.NOBODY, flow);
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
