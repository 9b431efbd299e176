package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.Questions;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.told.Clause;

/** Thief: which loot card of the opponent's war chest is discarded. */
public record StealCard(int opponent) {
  private static final Clause THIEF = Clauses.of("card.thief");

  public static final Shape<City, StealCard> SHAPE =
      Questions.pickOne(
              "steal-card", THIEF, Ids.of("opponent:seat", StealCard::opponent, StealCard::new))
          .fits((city, it) -> it.opponent < city.seats() && it.opponent != city.active())
          .continues()
          .about((city, it, out) -> out.with("whose", "seat", it.opponent))
          .forbids((city, it, kind) -> city.lootInChest.get(it.opponent, kind) > 0 ? null : THIEF)
          .part("card", Questions.LOOT)
          .phrase("taking {card}")
          .saying((city, it, kind, out) -> out.number("vp", city.content.lootPoints[kind]))
          .does((city, it, kind, flow) -> {
            city.lootInChest.add(it.opponent, kind, -1);
            city.lootDiscard.add(kind, 1);
            flow.tell(Happenings.STOLEN, it.opponent, kind);
          });
}
