package banneret.thrones.westeros;

import banneret.kernel.Flow;
import banneret.kernel.Pile;
import banneret.kernel.Procedure;
import banneret.kernel.Tree;
import banneret.thrones.Control;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;
import banneret.thrones.content.WesterosEffect;

/** The top card of each deck is revealed, all three before any of them is applied. */
public record RevealCards() implements Procedure<Realm> {
  public static final RevealCards STEP = new RevealCards();

  @Override
  public String name() {
    return "reveal-cards";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    for (int deck = 0; deck < Content.DECKS; deck++) {
      reveal(realm, deck, flow);
    }
    flow.then(new Apply(0), new Apply(1), new Apply(2), PutUnder.STEP);
  }

  /** Reveals a card; a winter is shuffled back at once and another card drawn. */
  private static void reveal(Realm realm, int deck, Flow<Realm> flow) {
    Content content = realm.content;
    Pile pile = realm.deck(deck);
    int kind;
    boolean winter;
    do {
      kind = pile.draw(realm.cells, flow, content.deckLuck[deck], -1);
      flow.tell(Happenings.CARD_REVEALED, deck + 1, kind);
      if (content.deckMammoth[deck][kind] && realm.threat() + 1 < content.wildlings.length) {
        realm.setThreat(realm.threat() + 1);
        flow.tell(Happenings.THREAT, content.wildlings[realm.threat()]);
      }
      winter = content.westerosEffect[kind] == WesterosEffect.WINTER_IS_COMING;
      if (winter) {
        pile.shuffleIn(realm.cells, kind, 1);
        pile.shuffle(realm.cells);
        flow.tell(Happenings.WINTER, deck + 1);
      }
    } while (winter);
    realm.setRevealed(deck, kind);
  }

  /** A revealed card takes effect on everybody. */
  public record Apply(int deck) implements Procedure<Realm> {
    @Override
    public String name() {
      return "apply-card";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("deck", deck);
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      realm.setRank(0);
      switch (realm.content.westerosEffect[realm.revealed(deck)]) {
        case SUPPLY -> flow.then(UpdateSupply.STEP);
        case MUSTERING -> flow.then(Mustering.STEP);
        case CLASH_OF_KINGS -> flow.then(Clash.STEP);
        case GAME_OF_THRONES -> takeCrowns(realm, flow);
        case SEA_OF_STORMS -> realm.setBans(realm.bans() | Realm.NO_RAID);
        case FEAST_FOR_CROWS -> realm.setBans(realm.bans() | Realm.NO_CONSOLIDATION);
        case RAINS_OF_AUTUMN -> realm.setBans(realm.bans() | Realm.RAINS);
        case STORM_OF_SWORDS -> realm.setBans(realm.bans() | Realm.NO_DEFENCE);
        case WILDLING_ATTACK -> flow.then(Wildlings.STEP);
        case WINTER_IS_COMING, LAST_DAYS_OF_SUMMER -> {}
      }
    }

    private static void takeCrowns(Realm realm, Flow<Realm> flow) {
      for (int rank = 0; rank < realm.seats(); rank++) {
        int house = realm.house(Realm.THRONE, rank);
        int crowns = 0;
        for (int region = 0; region < realm.content.regions; region++) {
          if (Control.of(realm, region) == house) {
            crowns += realm.content.crowns[region];
          }
        }
        flow.tell(Happenings.CRESTS, house, realm.gainCrests(house, crowns));
      }
    }
  }

  /** The three cards go face down under their decks. */
  public record PutUnder() implements Procedure<Realm> {
    public static final PutUnder STEP = new PutUnder();

    @Override
    public String name() {
      return "put-under";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      for (int deck = 0; deck < Content.DECKS; deck++) {
        int all = (1 << realm.seats()) - 1;
        realm.deck(deck).putUnder(realm.cells, realm.revealed(deck), all);
        realm.setRevealed(deck, -1);
      }
    }
  }
}
