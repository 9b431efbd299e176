package banneret.battue.loot;

import banneret.battue.Clauses;
import banneret.kernel.Clause;
import banneret.kernel.Names;
import banneret.kernel.Tree;
import java.util.ArrayList;
import java.util.List;

/** All effects of loot cards, by the id under which packs name them. */
public final class LootEffects {
  private static final List<LootEffect> ALL = new ArrayList<>();

  public static final Clause NO_REINFORCEMENTS = Clauses.of("card.recruits-no-reinforcements");
  public static final Clause TENDING_FREEZE = Clauses.of("card.tending-the-wounded-freeze");
  public static final Clause SPOIL_FREEZE = Clauses.of("card.spoil-of-war-freeze");

  // Effects that other rules ask for by name.
  public static final LootEffect GATHERING = add(new StartEffects.Gathering());
  public static final LootEffect GLORY = add(new StartEffects.Glory());
  public static final LootEffect RECRUITS = add(new StartEffects.MoreWarriors("recruits"));
  public static final LootEffect SPOIL_OF_WAR = add(new StartEffects.SpoilOfWar());
  public static final LootEffect TENDING_THE_WOUNDED =
      add(new StartEffects.MoreWarriors("tending-the-wounded"));
  public static final LootEffect LAST_STAND = add(new BattleEffects.LastStand());
  public static final LootEffect OUTMANEUVER = add(new BattleEffects.Outmaneuver());

  static {
    add(new EndEffects.WarChest());
    add(new EndEffects.ChangeOfFate());
    add(new EndEffects.UnseenAllies());
    add(new StartEffects.InsideInformation());
    add(new StartEffects.Oracle());
    add(new StartEffects.Poison());
    add(new StartEffects.Recon());
    add(new StartEffects.Spy());
    add(new StartEffects.Thief());
    add(new StartEffects.WarriorCard());
    add(new StartEffects.Wastrel());
    add(new BattleEffects.Attrition());
    add(new BattleEffects.BlindLuck());
    add(new BattleEffects.BloodyAttrition());
    add(new BattleEffects.CallToAction());
    add(new BattleEffects.Charge());
    add(new BattleEffects.CrushingAttack());
    add(new BattleEffects.Defense());
    add(new BattleEffects.FeintHeart());
    add(new BattleEffects.OneLastPush());
    add(new BattleEffects.Rampart());
    add(new BattleEffects.SpiritedDefense());
    add(new BattleEffects.Tactics());
  }

  private static final Names NAMES = new Names("effect", ALL.stream().map(LootEffect::id).toList());

  private LootEffects() {}

  private static LootEffect add(LootEffect effect) {
    ALL.add(effect);
    return effect;
  }

  /** The effect that a card of a pack names. */
  public static LootEffect named(Tree.Fields card) {
    return ALL.get(card.id("effect", NAMES));
  }

  /** A pack may not print another timing on a card than its effect has. */
  public static void checkTiming(LootEffect effect, Tree.Fields card) {
    String timing = String.join(" or ", card.itemsOf("timing").texts());
    if (!timing.equals(effect.timing())) {
      throw card.get("timing")
          .wrong("the effect " + effect.id() + " has the timing " + effect.timing());
    }
  }

  /** The kinds that may be played at each moment, by the moment's number. */
  public static int[][] byMoment(LootEffect[] effects) {
    int[][] kinds = new int[LootMoment.ALL.size()][];
    for (LootMoment moment : LootMoment.ALL) {
      List<Integer> at = new ArrayList<>();
      for (int kind = 0; kind < effects.length; kind++) {
        if (effects[kind].isPlayedAt(moment)) {
          at.add(kind);
        }
      }
      kinds[moment.number] = at.stream().mapToInt(Integer::intValue).toArray();
    }
    return kinds;
  }
}
