package banneret.miniatures.setup;

import banneret.kernel.place.Pose;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Mode;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Seat;
import banneret.miniatures.ground.Zones;

/** A siege: who attacks and who defends, and the walls of the castle. */
public final class Castle {
  private static final int ATTACKER = 0;
  private static final int DEFENDER = 1;
  private static final int AWAY = 9_000;
  private static final int TOWARDS = 27_000;
  private static final Thing<Battlefield> ROLE =
      new Thing<>("role", field -> field.content.roleNames);

  private Castle() {}

  /** Whoever rolls highest chooses his role. */
  public static final Procedure<Battlefield> ROLE_ROLL =
      Procedure.of(
          "roll-for-roles",
          (field, flow) -> flow.then(Castle.ROLES.ask(new Seat(RollOff.winner(field, flow)))));

  /** Whether a player attacks or defends. */
  public static final Shape<Battlefield, Seat> ROLES =
      Things.seatOne("choose-role", Clauses.ROLE)
          .fits((field, it) -> field.mode().isSiege)
          .among((field, it, out) -> {
            out.add(ATTACKER);
            out.add(DEFENDER);
          })
          .part("role", ROLE)
          .phrase("be {role}")
          .does((field, it, role, flow) -> {
            field.chooser.set(it.seat());
            field.siege.defender.set(role == DEFENDER ? it.seat() : field.after(it.seat()));
            flow.tell(Happenings.ROLE_CHOSEN, it.seat(), role);
            build(field, flow);
          });

  /** Lays the walls: one before the middle of the defender's edge, and one to each side. */
  private static void build(Battlefield field, Flow<Battlefield> flow) {
    Mode mode = field.mode();
    TableContent table = field.content.table;
    int defender = field.siege.defender.get();
    int card = field.content.units.wall;
    int tray = field.content.units.tray[card];
    int off = mode.wallsOff + table.trayDepth[tray] / 2;
    boolean isNear = Zones.isNear(field, defender);
    int y = isNear ? off : table.depth - off;
    for (int wall = 0; wall < Content.WALLS; wall++) {
      int x = field.width() / 2 + (wall - 1) * (table.trayWidth[tray] + mode.wallsApart);
      int unit = field.from(defender) + Content.MOST_UNITS + wall;
      field.setCard(unit, card);
      field.figures.set(unit, field.content.units.figures[card]);
      field.put(unit, new Pose(x, y, isNear ? AWAY : TOWARDS));
    }
    flow.tell(Happenings.WALLS_BUILT, defender);
  }
}
