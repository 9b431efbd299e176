package banneret.thrones.realm;

import banneret.kernel.cards.Pile;
import banneret.kernel.facts.Form;
import banneret.kernel.facts.Kind;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** The parts of a realm that are written in a way of their own, and what follows from reading. */
final class RealmForms {
  private final Content content;

  RealmForms(Content content) {
    this.content = content;
  }

  static void checkChairs(Realm realm, int index, Tree tree) {
    if (tree.asItems().size() != realm.seats()) {
      throw tree.wrong("expected " + realm.seats() + " houses");
    }
  }

  /** The strength of the wildlings, not the place of the mammoth. */
  final class Threat implements Form<Realm> {
    @Override
    public Tree write(Realm realm, byte[] cells, int index, int viewer) {
      return Tree.of(content.wildlings[realm.threat.get()]);
    }

    @Override
    public void read(Realm realm, byte[] cells, int index, Tree tree) {
      int place = 0;
      while (place < content.wildlings.length && content.wildlings[place] != tree.asNumber()) {
        place++;
      }
      if (place == content.wildlings.length) {
        throw tree.wrong("no such place on the wildling track");
      }
      realm.threat.set(place);
    }
  }

  /** The first house of a track holds its token. */
  static void holdToken(Realm realm, int track, Tree tree) {
    if (realm.house(track, 0) >= 0) {
      realm.holders.set(track, realm.house(track, 0));
    }
  }

  /** The characters that a house has in hand. */
  final class Characters implements Form<Realm> {
    @Override
    public Tree write(Realm realm, byte[] cells, int house, int viewer) {
      Tree.Items hand = Tree.items();
      for (int card = 0; card < Content.CHARACTERS_PER_HOUSE; card++) {
        if (realm.holds(house, card)) {
          hand.add(content.characterNames.word(house * Content.CHARACTERS_PER_HOUSE + card));
        }
      }
      return hand;
    }

    @Override
    public void read(Realm realm, byte[] cells, int house, Tree tree) {
      realm.setHand(house, false);
      for (Tree card : tree.asItems().all()) {
        int id = card.asId(content.characterNames);
        if (id / Content.CHARACTERS_PER_HOUSE != house) {
          throw card.wrong("not a character of " + content.houseNames.word(house));
        }
        realm.setHolds(house, id % Content.CHARACTERS_PER_HOUSE, true);
      }
    }
  }

  // The map

  /** Units of one house stand in a region, and are counted. */
  static void settle(Realm realm, int region, Tree here) {
    boolean sea = realm.content.isSea[region];
    int house = realm.owner(region);
    for (int kind = 0; kind < 3; kind++) {
      int units = realm.units(region, kind);
      if (units > 0 && sea != (kind == Content.SHIP)) {
        throw here.wrong("no such units can stand there");
      }
      if (units > 0 && house >= 0) {
        realm.settle(house, region, kind, units);
      }
    }
    if (realm.fitArmy(region) + realm.tiredArmy(region) > 0 != house >= 0) {
      throw here.wrong("units and the 'house' they are of go together");
    }
    if (sea && realm.crest.get(region) >= 0) {
      throw here.wrong("no crest lies at sea");
    }
    if (house < 0 && realm.order(region) >= 0) {
      throw here.wrong("an order needs a unit");
    }
    realm.setOrder(region, realm.order(region));
  }

  // A march or a battle

  /** Units that are sent are counted. */
  static void send(Realm realm, int region, Tree tree) {
    for (int kind = 0; kind < 3; kind++) {
      int count = realm.sent(region, kind);
      if (realm.sentOf.get(kind) + count > 10) {
        throw tree.wrong("more units are sent than there are");
      }
      realm.sentTo.add(region, count);
      realm.sentOf.add(kind, count);
      if (count > 0) {
        realm.lastSent.set(Math.max(realm.lastSent.get(), Piece.code(region, kind)));
      }
    }
  }

  static void checkMarch(Realm realm, int index, Tree tree) {
    boolean fights = realm.attacker() >= 0 || realm.defender() >= 0 || realm.winner.get() >= 0;
    if (realm.isBattle() ? realm.attacker() < 0 : fights) {
      throw tree.wrong("'to' and 'attacker' go together");
    }
  }

  /** The houses whose character was the last in hand. */
  final class LastCards implements Form<Realm> {
    @Override
    public @Nullable Tree write(Realm realm, byte[] cells, int index, int viewer) {
      Tree.Items last = Tree.items();
      for (boolean attacking : new boolean[] {true, false}) {
        int house = attacking ? realm.attacker() : realm.defender();
        if (realm.isLastCard(attacking)) {
          last.add(content.houseNames.word(house));
        }
      }
      return last.size() > 0 ? last : null;
    }

    @Override
    public void read(Realm realm, byte[] cells, int index, Tree tree) {
      for (Tree last : tree.asItems().all()) {
        int house = new Kind(content.houseNames, realm.seats()).id(last);
        if (house != realm.attacker() && house != realm.defender()) {
          throw last.wrong("not a house that fights");
        }
        realm.setLastCard(house == realm.attacker(), true);
      }
    }
  }

  /** The cards that lie under the decks, known to all. */
  final class UnderDecks implements Form<Realm> {
    @Override
    public Tree write(Realm realm, byte[] cells, int index, int viewer) {
      Tree.Items decks = Tree.items();
      for (int deck = 0; deck < Content.DECKS; deck++) {
        Tree.Items under = Tree.items();
        for (int i = 0; i < realm.decks[deck].knownBottom(cells); i++) {
          under.add(content.westerosNames.word(realm.decks[deck].bottom(cells, i)));
        }
        decks.add(under);
      }
      return decks;
    }

    @Override
    public void read(Realm realm, byte[] cells, int index, Tree tree) {
      Tree.Items under = tree.asItems();
      if (under.size() > Content.DECKS) {
        throw under.wrong("expected at most " + Content.DECKS + " decks");
      }
      for (int deck = 0; deck < under.size(); deck++) {
        Tree.Items cards = under.get(deck).asItems();
        Pile pile = realm.decks[deck];
        for (int i = cards.size() - 1; i >= 0; i--) {
          int kind = cards.get(i).asId(content.westerosNames);
          if (pile.rest(cells, kind) == 0) {
            throw cards.get(i).wrong("there are not so many of this card in deck " + (deck + 1));
          }
          pile.shuffleIn(cells, kind, -1);
          pile.putUnder(cells, kind, (1 << realm.seats()) - 1);
        }
      }
    }
  }

  // What views show beside

  Tree houses(Realm realm, int viewer) {
    Tree.Fields houses = Tree.fields();
    for (int house = 0; house < realm.seats(); house++) {
      houses.put(
          content.houseNames.word(house),
          Tree.fields()
              .put("castles", Control.castles(realm, house))
              .put("barrels", Supply.level(realm, house))
              .put("stars", realm.stars(house)));
    }
    return houses;
  }

  Tree control(Realm realm, int viewer) {
    Tree.Fields control = Tree.fields();
    for (int region = 0; region < content.regions; region++) {
      int house = Control.of(realm, region);
      if (house >= 0) {
        control.put(content.regionNames.word(region), content.houseNames.word(house));
      }
    }
    return control;
  }
}
