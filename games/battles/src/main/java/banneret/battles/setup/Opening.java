package banneret.battles.setup;

import banneret.battles.combat.Catapults;
import banneret.battles.combat.Edmure;
import banneret.battles.combat.HiddenArchers;
import banneret.battles.field.BattlePlan;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.SpecialRules;
import banneret.battles.field.Things.Again;
import banneret.battles.field.Things.House;
import banneret.battles.round.Rally;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import java.util.ArrayList;
import java.util.List;

/** What a plan asks of the Houses before the first round. */
public final class Opening {
  public static final Procedure<Field> STEP = Procedure.of("opening", Opening::run);

  private Opening() {}

  private static void run(Field field, Flow<Field> flow) {
    BattlePlan plan = field.battle;
    SpecialRules rules = plan.rules;
    List<Step<Field>> steps = new ArrayList<>();
    if (plan.skirmish != null) {
      steps.add(Commanders.CHOOSE.ask(None.NONE));
      steps.add(Skirmish.DRAW);
    }
    if (rules.archers > 0) {
      steps.add(HiddenArchers.HIDE.ask(Again.first(rules.archersHouse)));
    }
    if (rules.breachDice > 0) {
      for (int kind = 0; kind < Content.FACES; kind++) {
        field.brought.setGuardsLeft(kind, rules.guards[kind]);
      }
      steps.add(Palisades.GUARD.ask(Again.first(Content.LANNISTER)));
      steps.add(Palisades.BREACH);
    }
    if (rules.catapultHexes.length > 0) {
      steps.add(Catapults.AIM.ask(Again.first(Content.STARK)));
    }
    if (rules.edmureHexes.length > 0) {
      steps.add(Edmure.HIDE.ask(new House(Content.LANNISTER)));
    }
    steps.add(Rally.STEP);
    flow.then(steps);
  }
}
