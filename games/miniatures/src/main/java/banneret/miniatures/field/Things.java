package banneret.miniatures.field;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Thing;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;

/** What answers name, and what questions and procedures are about. */
public final class Things {
  public static final Thing<Battlefield> UNIT_THING =
      new Thing<>("unit", field -> field.content.unitNames);
  public static final Thing<Battlefield> ZONE =
      new Thing<>("zone", field -> field.content.zoneNames);
  public static final Thing<Battlefield> CARD =
      new Thing<>("card", field -> field.content.cards.names);
  public static final Thing<Battlefield> TERRAIN =
      new Thing<>("terrain", field -> field.content.table.terrainNames);

  private Things() {}

  /** The player whom a question asks. */
  public record Seat(int seat) {
    public static final Ids<Seat> IDS = Ids.of("who:seat", Seat::seat, Seat::new);
  }

  /** The unit that something is about; its owner is asked. */
  public record Unit(int unit) {
    public static final Ids<Unit> IDS = Ids.of("unit:unit", Unit::unit, Unit::new);

    public int seat() {
      return Content.seatOf(unit);
    }
  }

  /** A unit and another that it does something to. */
  public record Two(int unit, int target) {
    public static final Ids<Two> IDS =
        Ids.of("unit:unit target:unit", Two::unit, Two::target, Two::new);

    public int seat() {
      return Content.seatOf(unit);
    }
  }

  /** A unit, and a number or bits beside it. */
  public record Numbered(int unit, int number) {
    public static final Ids<Numbered> IDS =
        Ids.of("unit:unit number:8388607", Numbered::unit, Numbered::number, Numbered::new);
  }

  /** One of several things, to one player. */
  public static Asks<Battlefield, Seat> seatOne(String name, Clause clause) {
    return Asks.<Battlefield, Seat>pickOne(name, clause, Seat.IDS).asks((field, it) -> it.seat());
  }

  /** One of several things, to the owner of a unit. */
  public static Asks<Battlefield, Unit> unitOne(String name, Clause clause) {
    return Asks.<Battlefield, Unit>pickOne(name, clause, Unit.IDS)
        .asks((field, it) -> it.seat())
        .fits((field, it) -> field.isOnTable(it.unit()))
        .about((field, it, out) -> say(field, it.unit(), out));
  }

  /** Says which unit something is about. */
  public static void say(Battlefield field, int unit, Saying out) {
    out.with("unit", "unit", unit).with("card", "unit-card", field.card(unit));
  }
}
