package banneret.miniatures.army;

import banneret.kernel.game.SetupFlaw;
import banneret.kernel.game.SetupReview;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.TacticsCards;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All there is to say of an army while somebody makes it up: what it costs, its deck, what is wrong
 * with it, and what every card that could be added would do to it.
 */
public final class ArmyReview {
  private final Content content;
  private final Army army;
  private final int size;
  private final List<SetupFlaw> flaws;

  private ArmyReview(Army army, int size) {
    content = army.content;
    this.army = army;
    this.size = size;
    flaws = ArmyRules.flaws(army, size);
  }

  public static SetupReview of(Army army, int size) {
    ArmyReview review = new ArmyReview(army, size);
    return new SetupReview(review.about(), review.flaws);
  }

  private Tree.Fields about() {
    Tree.Items units = Tree.items();
    for (int i = 0; i < army.units.size(); i++) {
      Tree.Fields one = Tree.fields().put("unit", content.units.names.word(army.units.get(i)));
      if (army.attachments.get(i) != Army.NONE) {
        one.put("attachment", content.attachments.names.word(army.attachments.get(i)))
            .put("attachmentCost", army.attachmentCost(i));
      }
      units.add(one.put("cost", army.unitCost(i)));
    }
    Tree.Items ncus = Tree.items();
    for (int ncu : army.ncus) {
      ncus.add(
          Tree.fields()
              .put("ncu", content.ncus.names.word(ncu))
              .put("cost", content.ncus.cost[ncu]));
    }
    Tree.Fields about =
        Tree.fields()
            .put("line", army.line())
            .put("faction", content.factionNames.word(army.faction))
            .put("size", size)
            .put("cost", army.cost())
            .put("neutral", army.neutralCost())
            .put("units", units)
            .put("ncus", ncus)
            .put("deck", deck())
            .put("offers", offers());
    if (army.commander != Army.NONE) {
      about.put("commander", content.attachments.names.word(army.commander));
    }
    return about;
  }

  /** The tactics cards that it would play with, and how many of each. */
  private Tree.Items deck() {
    Tree.Items cards = Tree.items();
    for (int card = 0; card < content.cards.names.count(); card++) {
      if (content.cards.isIn(card, army.faction, army.commander)) {
        cards.add(
            Tree.fields()
                .put("card", content.cards.names.word(card))
                .put("copies", TacticsCards.COPIES));
      }
    }
    return cards;
  }

  /** What could be added, with the clause against it if there is one. */
  private Tree.Items offers() {
    Tree.Items offers = Tree.items();
    for (int card = 0; card < content.units.names.count(); card++) {
      if (isOurs(content.units.faction[card]) && card != content.units.wall) {
        Army larger = copy();
        larger.add(card, Army.NONE, army.source);
        if (content.units.pairs[card] && count(card) % 2 == 0) {
          larger.add(card, Army.NONE, army.source);
        }
        offers.add(offer("unit", content.units.names.word(card), larger));
      }
    }
    for (int ncu = 0; ncu < content.ncus.names.count(); ncu++) {
      if (isOurs(content.ncus.faction[ncu])) {
        Army larger = copy();
        larger.addNcu(ncu, army.source);
        offers.add(offer("ncu", content.ncus.names.word(ncu), larger));
      }
    }
    for (int who = 0; who < content.attachments.names.count(); who++) {
      for (int at = 0; at < army.units.size() && isOurs(content.attachments.faction[who]); at++) {
        if (army.attachments.get(at) == Army.NONE) {
          Army larger = copy();
          larger.attach(at, who);
          offers.add(
              offer("attachment", content.attachments.names.word(who), larger).put("at", at));
        }
      }
    }
    return offers;
  }

  private boolean isOurs(int faction) {
    return faction == army.faction || faction == content.neutral;
  }

  private int count(int card) {
    return (int) army.units.stream().filter(one -> one == card).count();
  }

  private Tree.Fields offer(String kind, String word, Army larger) {
    Tree.Fields offer = Tree.fields().put(kind, word).put("cost", larger.cost() - army.cost());
    Clause against = against(larger);
    return against == null ? offer : offer.put("clause", against.id());
  }

  /** The clause of the first flaw that a larger army has and this one has not, or null. */
  private @Nullable Clause against(Army larger) {
    List<String> before = new ArrayList<>();
    flaws.forEach(flaw -> before.add(what(flaw)));
    for (SetupFlaw flaw : ArmyRules.flaws(larger, size)) {
      if (!before.remove(what(flaw))) {
        return flaw.clause();
      }
    }
    return null;
  }

  private static String what(SetupFlaw flaw) {
    return flaw.saying().key() + flaw.saying().arguments();
  }

  private Army copy() {
    Army copy = new Army(content, army.faction, army.source);
    for (int i = 0; i < army.units.size(); i++) {
      copy.add(army.units.get(i), army.attachments.get(i), army.unitSources.get(i));
    }
    for (int i = 0; i < army.ncus.size(); i++) {
      copy.addNcu(army.ncus.get(i), army.ncuSources.get(i));
    }
    copy.commander = army.commander;
    return copy;
  }
}
