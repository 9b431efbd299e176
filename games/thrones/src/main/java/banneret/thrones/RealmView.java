package banneret.thrones;

import banneret.kernel.Tree;
import banneret.thrones.content.Content;
import banneret.thrones.westeros.Bid;

/** What a seat sees: everything but the order of the decks and the lines not yet opened. */
final class RealmView {
  private final Content content;
  private final RealmWriter writer;

  RealmView(Content content, RealmWriter writer) {
    this.content = content;
    this.writer = writer;
  }

  Tree.Fields of(Realm realm, int seat) {
    Tree.Fields out = writer.open(realm);
    if (realm.step() instanceof Bid) {
      Tree.Fields own = Tree.fields();
      if (seat >= 0) {
        own.put(word(seat), realm.available(seat));
      }
      out.put("crests", own); // thrones.crest.hidden-while-bidding
    }
    Tree.Fields houses = Tree.fields();
    for (int house = 0; house < realm.seats(); house++) {
      houses.put(
          word(house),
          Tree.fields()
              .put("castles", Control.castles(realm, house))
              .put("barrels", Supply.level(realm, house))
              .put("stars", realm.stars(house)));
    }
    out.put("houses", houses);
    Tree.Fields control = Tree.fields();
    for (int region = 0; region < content.regions; region++) {
      int house = Control.of(realm, region);
      if (house >= 0) {
        control.put(content.regionNames.word(region), word(house));
      }
    }
    out.put("control", control);
    if (seat >= 0) {
      out.put("seat", word(seat));
    }
    return out;
  }

  private String word(int house) {
    return content.houseNames.word(house);
  }
}
