package banneret.thrones.battle;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.content.Ability;
import banneret.thrones.content.Content;
import banneret.thrones.westeros.TakeBack;
import org.jspecify.annotations.Nullable;

/** What the winner's character does once the outcome is known. */
public record WinPowers() implements Procedure<Realm> {
  public static final WinPowers STEP = new WinPowers();

  @Override
  public String name() {
    return "win-powers";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    boolean attacking = realm.winner() == realm.attacker();
    int house = realm.winner();
    Ability ability = Strength.ability(realm, attacking);
    switch (ability) {
      case RECOVER_CARD -> {
        if (realm.handSize(house) + 1 < Content.CHARACTERS_PER_HOUSE) {
          flow.then(new TakeBack(house, realm.card(attacking)));
        }
      }
      case GAIN_TWO_POWER -> flow.tell(Happenings.CRESTS, house, realm.gainCrests(house, 2));
      case REMOVE_LOSER_ORDER, REMOVE_ADJACENT_ORDER, UPGRADE_FOOTMAN, PAY_TO_DISCARD -> {
        Use use = new Use(house, ability);
        if (use.hasTarget(realm)) {
          flow.then(use);
        }
      }
      default -> {}
    }
  }

  /** What the power is used on. */
  public record Use(int house, Ability ability) implements HouseChoice {
    private static final int NOTHING = -1;
    private static final Clause[] CLAUSES = clauses();

    private static Clause[] clauses() {
      Clause[] clauses = new Clause[Ability.values().length];
      for (Ability ability : Ability.values()) {
        if (ability != Ability.NONE) {
          clauses[ability.ordinal()] = Clauses.of("ability." + ability.id());
        }
      }
      return clauses;
    }

    /** Reads what {@link #write} wrote. */
    public static Use read(Tree.Fields in) {
      return new Use(
          in.number("house", 0, 4),
          Ability.values()[in.number("ability", 1, Ability.values().length - 1)]);
    }

    @Override
    public String name() {
      return "use-power";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("house", house).put("ability", ability.ordinal());
    }

    @Override
    public Clause clause(Realm realm) {
      return CLAUSES[ability.ordinal()];
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      out.with("card", "character", realm.card(realm.winner() == realm.attacker()));
    }

    private int loser(Realm realm) {
      return house == realm.attacker() ? realm.defender() : realm.attacker();
    }

    private boolean isOptional() {
      return ability != Ability.REMOVE_LOSER_ORDER;
    }

    private boolean aimsAtCard() {
      return ability == Ability.PAY_TO_DISCARD;
    }

    boolean hasTarget(Realm realm) {
      int targets = aimsAtCard() ? realm.content.characterNames.count() : realm.content.regions;
      for (int target = 0; target < targets; target++) {
        if (forbids(realm, house, target) == null) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      int targets = aimsAtCard() ? realm.content.characterNames.count() : realm.content.regions;
      for (int target = 0; target < targets; target++) {
        out.add(target);
      }
      if (isOptional()) {
        out.add(NOTHING);
      }
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int target) {
      return target == NOTHING || isTarget(realm, target) ? null : clause(realm);
    }

    private boolean isTarget(Realm realm, int target) {
      int battle = realm.battleRegion();
      return switch (ability) {
        case REMOVE_LOSER_ORDER ->
            target != battle && realm.owner(target) == loser(realm) && realm.order(target) >= 0;
        case REMOVE_ADJACENT_ORDER ->
            realm.isBorder(battle, target)
                && (realm.hasOrder(target, Content.SUPPORT)
                    || realm.hasOrder(target, Content.CONSOLIDATE));
        case UPGRADE_FOOTMAN ->
            target == battle
                && footmen(realm) > 0
                && realm.unitsOnMap(house, Content.KNIGHT) < realm.limit(Content.KNIGHT);
        case PAY_TO_DISCARD ->
            realm.available(house) > 0
                && target / Content.CHARACTERS_PER_HOUSE == loser(realm)
                && realm.holds(loser(realm), target % Content.CHARACTERS_PER_HOUSE);
        default -> false;
      };
    }

    private int footmen(Realm realm) {
      return house == realm.attacker()
          ? realm.attacking(Content.FOOTMAN)
          : realm.units(realm.battleRegion(), Content.FOOTMAN);
    }

    @Override
    public void answer(Realm realm, int seat, int target, Flow<Realm> flow) {
      if (target == NOTHING) {
        return;
      }
      switch (ability) {
        case UPGRADE_FOOTMAN -> upgrade(realm, target, flow);
        case PAY_TO_DISCARD -> {
          realm.setAvailable(house, realm.available(house) - 1);
          realm.setHolds(loser(realm), target % Content.CHARACTERS_PER_HOUSE, false);
          flow.tell(Happenings.CARD_DISCARDED, loser(realm), target);
        }
        default -> {
          flow.tell(Happenings.ORDER_REMOVED, realm.order(target), target);
          realm.setOrder(target, -1);
        }
      }
    }

    /** A footman becomes a knight, and stays tired if it was. */
    private void upgrade(Realm realm, int region, Flow<Realm> flow) {
      if (house == realm.attacker()) {
        realm.setAttacking(Content.FOOTMAN, realm.attacking(Content.FOOTMAN) - 1);
        realm.setAttacking(Content.KNIGHT, realm.attacking(Content.KNIGHT) + 1);
      } else if (realm.fit(region, Content.FOOTMAN) > 0) {
        realm.addFit(house, region, Content.KNIGHT, 1);
        realm.addFit(house, region, Content.FOOTMAN, -1);
      } else {
        realm.addTired(house, region, Content.KNIGHT, 1);
        realm.addTired(house, region, Content.FOOTMAN, -1);
      }
      flow.tell(Happenings.UPGRADED, house, region);
    }

    @Override
    public String phrase(Realm realm, int seat, int target) {
      if (target == NOTHING) {
        return "use no power";
      }
      return "use power on "
          + (aimsAtCard()
              ? realm.content.characterNames.word(target)
              : realm.content.regionNames.word(target));
    }

    @Override
    public void say(Realm realm, int seat, int target, Saying out) {
      if (target == NOTHING) {
        out.as("option.use-power.nothing");
      } else if (aimsAtCard()) {
        out.as("option.use-power.card").with("card", "character", target);
      } else if (ability == Ability.UPGRADE_FOOTMAN) {
        out.as("option.use-power.upgrade").with("where", "region", target);
      } else {
        out.as("option.use-power.order")
            .with("where", "region", target)
            .with("order", "order", realm.order(target))
            .with("who", "seat", realm.owner(target));
      }
    }
  }
}
