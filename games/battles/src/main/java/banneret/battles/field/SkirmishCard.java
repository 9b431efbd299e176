package banneret.battles.field;

import banneret.kernel.tree.Tree;

/** How a skirmish is set up, as its summary card says. */
public final class SkirmishCard {
  /** True if the momentum token goes to whose commanders are worth less, false if by chance. */
  public final boolean momentumByValue;

  public final int mostCommanders;
  public final int mostValue;
  public final int unitCards;
  public final int terrainCards;
  public final int terrainWithin;
  public final int commandersWithin;
  public final int unitsWithin;

  SkirmishCard(Content content, Tree.Fields in) {
    String momentum = in.text("momentum");
    if (!momentum.equals("random") && !momentum.equals("lower-value")) {
      throw in.get("momentum").wrong("expected random or lower-value");
    }
    momentumByValue = momentum.equals("lower-value");
    Tree.Fields commanders = in.fieldsOf("commanders");
    commanders.allow("most", "value");
    mostCommanders = commanders.number("most", 1, 3);
    mostValue = commanders.number("value", 1, 20);
    unitCards = in.number("units", 1, 5);
    terrainCards = in.number("terrain", 0, 5);
    Tree.Fields within = in.fieldsOf("within");
    within.allow("terrain", "commanders", "units");
    terrainWithin = within.number("terrain", 1, 20);
    commandersWithin = within.number("commanders", 1, 20);
    unitsWithin = within.number("units", 1, 20);
  }
}
