package banneret.battue.event;

import banneret.battue.City;
import banneret.battue.Effects;
import banneret.battue.Happenings;
import banneret.battue.Warriors;
import banneret.battue.battle.TakeTile;
import banneret.battue.loot.LootDeck;
import banneret.battue.loot.ShareWarriors;
import banneret.kernel.Flow;
import banneret.kernel.Names;
import banneret.kernel.Tree;
import java.util.List;

/** All effects of events, by the id under which packs name them. */
public final class EventEffects {
  private static final List<EventEffect> ALL =
      List.of(
          new WarChest(),
          new FreedCaptives(),
          new SteppeRiders(),
          new ForThisTurn("panic", EventEffect.Figure.TILE_DEFENCE),
          new ForThisTurn("barricades", EventEffect.Figure.TILE_DEFENCE),
          new OpenedDoor(),
          new AbandonedWagons(),
          new ForThisTurn("good-omen", EventEffect.Figure.ATTACK),
          new ForThisTurn("ill-omen", EventEffect.Figure.ATTACK),
          new BurningStreet(),
          new CampFever(),
          new Uprising(),
          new Ambush(),
          new Pickpockets());

  private static final Names NAMES =
      new Names("effect", ALL.stream().map(EventEffect::id).toList());

  private EventEffects() {}

  /** The effect that a card of a pack names. */
  public static EventEffect named(Tree.Fields card) {
    return ALL.get(card.id("effect", NAMES));
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

  /** Until the end of the turn the defence of the tile, or the player's attack, is another. */
  private static final class ForThisTurn extends EventEffect {
    ForThisTurn(String id, Figure figure) {
      super(id, figure);
    }

    @Override
    boolean follow(City city, int kind, Flow<City> flow) {
      int target = figure() == Figure.TILE_DEFENCE ? city.revealed() : city.active();
      Effects.addEvent(city, kind, city.active(), target);
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
