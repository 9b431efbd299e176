package banneret.miniatures.round;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.miniatures.effect.CardResolver;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Things.Seat;

/** The tactics zone of The Winds of Winter: its effect, or a token and a mission. */
public final class MissionZone {
  private MissionZone() {}

  /** True if a zone has another effect for a player to choose. */
  static boolean isAt(Battlefield field, int zone) {
    return field.mode().secretMissions > 0 && zone == field.content.tacticsZone;
  }

  /** Whether a player has the mission effect in place of that of the zone. */
  public static final Shape<Battlefield, Seat> INSTEAD =
      Asks.<Battlefield, Seat>yesOrNo(
              "mission-zone", Clauses.of("mode.winds-of-winter.tactics-zone-swap"), Seat.IDS)
          .asks((field, it) -> it.seat())
          .fits((field, it) -> field.mode().secretMissions > 0)
          .answers(
              "mission effect",
              "option.mission-zone.mission",
              "zone effect",
              "option.mission-zone.zone")
          .does((field, it, yes, flow) -> use(field, it.seat(), yes == 1, flow));

  private static void use(Battlefield field, int seat, boolean isMission, Flow<Battlefield> flow) {
    int effect =
        isMission
            ? field.content.effects.missionZone
            : field.content.effects.zones + field.content.tacticsZone;
    if (field.content.effects.all.get(effect).forbids(field, seat) == null) {
      CardResolver.use(field, effect, seat, Battlefield.NOBODY, Battlefield.NOBODY, flow);
    }
  }
}
