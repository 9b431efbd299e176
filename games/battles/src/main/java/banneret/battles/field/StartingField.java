package banneret.battles.field;

import banneret.kernel.tree.Tree;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Fields as their battle lays them, before anything else is said of them. */
public final class StartingField {
  private final Content content;
  private final Map<String, Plan> plans = new LinkedHashMap<>();

  public StartingField(Content content) {
    this.content = content;
    for (String id : content.battles()) {
      plans.put(id, new Plan(content, content.battle(Tree.of(id))));
    }
  }

  /** The field of a battle as it was written; what is left out is as at the start. */
  public Field read(@Nullable Tree option, Tree.Fields tree) {
    Field field = bare(option);
    field.plan.state.read(field, field.cells, tree);
    return field;
  }

  /** A field of a battle, with nothing on it that the plan does not say. */
  private Field bare(@Nullable Tree option) {
    BattlePlan battle = content.battle(option);
    Plan plan =
        battle.source instanceof Tree.Fields
            ? new Plan(content, battle)
            : Objects.requireNonNull(plans.get(battle.id));
    Field field = new Field(content, plan);
    plan.state.begin(field.cells);
    for (int hex = 0; hex < battle.map.length; hex++) {
      field.setTerrain(hex, battle.map[hex]);
    }
    if (battle.momentum >= 0) {
      field.setMomentum(battle.momentum);
    }
    for (int house = 0; house < 2; house++) {
      field.area.addCommand(house, battle.commandTokens);
    }
    for (int i = 0; i < battle.objectiveHex.length; i++) {
      field.setControl(i, battle.objectiveStart[i]);
    }
    for (int rank = 0; rank < Content.RANKS; rank++) {
      field.brought.catapultsLeft().shuffleIn(field.cells, rank, battle.rules.catapultTokens[rank]);
    }
    for (int token = 0; token < battle.rules.edmureHexes.length; token++) {
      field.brought.edmureLeft().shuffleIn(field.cells, token, 1);
    }
    return field;
  }
}
