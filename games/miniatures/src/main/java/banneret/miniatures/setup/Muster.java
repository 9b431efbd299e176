package banneret.miniatures.setup;

import banneret.miniatures.army.Army;
import banneret.miniatures.field.Battlefield;

/** An army comes to the table: its units lie beside it. */
public final class Muster {
  private Muster() {}

  public static void army(Battlefield field, int seat, Army army) {
    field.faction.set(seat, army.faction);
    field.commander.set(seat, army.commander);
    for (int i = 0; i < army.units.size(); i++) {
      int unit = field.from(seat) + i;
      field.setCard(unit, army.units.get(i));
      field.attachment.set(unit, army.attachments.get(i));
      field.figures.set(unit, field.content.units.figures[army.units.get(i)]);
    }
    for (int unit = field.from(seat); unit < field.from(seat) + army.units.size(); unit++) {
      field.faith.set(unit, field.content.units.faith[field.card(unit)]);
    }
    for (int ncu : army.ncus) {
      field.council.set(seat, ncu, true);
    }
  }
}
