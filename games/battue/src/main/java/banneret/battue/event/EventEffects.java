package banneret.battue.event;

import banneret.battue.City;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.Warriors;
import banneret.battue.battle.TakeTile;
import banneret.battue.loot.LootDeck;
import banneret.battue.loot.ShareWarriors;
import banneret.kernel.Flow;
import banneret.kernel.Tree;
import java.util.LinkedHashMap;
import java.util.Map;

/** All effects of events, by the id under which packs name them. */
public final class EventEffects {
  private static final Map<String, EventEffect> BY_ID = new LinkedHashMap<>();

  static {
    add(new WarChest());
    add(new FreedCaptives());
    add(new SteppeRiders());
    add(new TileDefence("panic"));
    add(new TileDefence("barricades"));
    add(new OpenedDoor());
    add(new AbandonedWagons());
    add(new Omen("good-omen"));
    add(new Omen("ill-omen"));
    add(new BurningStreet());
    add(new CampFever());
    add(new Uprising());
    add(new Ambush());
    add(new Pickpockets());
  }

  private EventEffects() {}

  private static void add(EventEffect effect) {
    BY_ID.put(effect.id(), effect);
  }

  /** The effect that a card of a pack names. */
  public static EventEffect named(Tree.Fields card) {
    EventEffect effect = BY_ID.get(card.text("effect"));
    if (effect == null) {
      throw card.get("effect")
          .wrong(
              "unknown effect '"
                  + card.text("effect")
                  + "'; expected one of "
                  + String.join(", ", BY_ID.keySet()));
    }
    return effect;
  }

  /** Worth points: where it goes is all that it does. */
  private static final class WarChest extends EventEffect {
    WarChest() {
      super("war-chest");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      return true;
    }
  }

  private static final class FreedCaptives extends EventEffect {
    FreedCaptives() {
      super("freed-captives");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      if (entering(city) == 0) {
        return false;
      }
      int amount = city.content.eventAmount[kind];
      return Warriors.join(city, city.active(), city.revealed(), amount, flow) > 0;
    }
  }

  private static final class SteppeRiders extends EventEffect {
    SteppeRiders() {
      super("steppe-riders");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      ShareWarriors.begin(city, city.active(), city.content.eventAmount[kind], flow);
      return true;
    }
  }

  /** The defence of the revealed tile is higher or lower until the end of the turn. */
  private static final class TileDefence extends EventEffect {
    TileDefence(String id) {
      super(id, Figure.TILE_DEFENCE);
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      Effects.addEvent(city, kind, city.active(), city.revealed());
      return true;
    }
  }

  /** The active player's attack value is higher or lower until the end of the turn. */
  private static final class Omen extends EventEffect {
    Omen(String id) {
      super(id, Figure.ATTACK);
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      Effects.addEvent(city, kind, city.active(), city.active());
      return true;
    }
  }

  private static final class OpenedDoor extends EventEffect {
    OpenedDoor() {
      super("opened-door");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      if (entering(city) == 0
          || city.printedDefence(city.revealed()) > city.content.eventDefenceAtMost[kind]) {
        return false;
      }
      flow.then(TakeTile.STEP);
      return true;
    }
  }

  private static final class AbandonedWagons extends EventEffect {
    AbandonedWagons() {
      super("abandoned-wagons");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      LootDeck.draw(city, city.active(), city.content.eventAmount[kind], flow);
      return true;
    }
  }

  private static final class BurningStreet extends EventEffect {
    BurningStreet() {
      super("burning-street");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      boolean any = false;
      for (int space : city.content.adjacent[city.revealed()]) {
        for (int seat = 0; seat < city.seats(); seat++) {
          int lost = city.dismiss(seat, space, city.content.eventAmount[kind]);
          if (lost > 0) {
            any = true;
            flow.tell(Happenings.WARRIORS_LOST, seat, space, lost);
          }
        }
      }
      return any;
    }
  }

  private static final class CampFever extends EventEffect {
    CampFever() {
      super("camp-fever");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      for (int seat = 0; seat < city.seats(); seat++) {
        if (Fever.largest(city, seat) >= 2) {
          flow.then(new Fever(0, city.content.eventAmount[kind]));
          return true;
        }
      }
      return false;
    }
  }

  private static final class Uprising extends EventEffect {
    Uprising() {
      super("uprising");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      boolean any = false;
      for (int space : city.content.adjacent[city.revealed()]) {
        int owner = city.controller(space);
        if (owner >= 0 && !city.holdsWarriors(space)) {
          city.strikeFlag(space);
          flow.tell(Happenings.FLAG_LOST, owner, space);
          any = true;
        }
      }
      return any;
    }
  }

  private static final class Ambush extends EventEffect {
    Ambush() {
      super("ambush");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      if (entering(city) == 0) {
        return false;
      }
      int lost = city.dismiss(city.active(), city.revealed(), city.content.eventAmount[kind]);
      flow.tell(Happenings.WARRIORS_LOST, city.active(), city.revealed(), lost);
      return true;
    }
  }

  private static final class Pickpockets extends EventEffect {
    Pickpockets() {
      super("pickpockets");
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      if (city.handSize(city.active()) == 0) {
        return false;
      }
      int cards = Math.min(city.content.eventAmount[kind], city.handSize(city.active()));
      for (int i = 0; i < cards; i++) {
        LootDeck.discardAny(city, city.active(), flow);
      }
      return true;
    }
  }
}
