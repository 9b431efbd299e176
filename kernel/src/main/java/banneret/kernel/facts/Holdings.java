package banneret.kernel.facts;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.state.EffectRows;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** How rows, piles and hands are written: all of them, or what a seat knows. */
final class Holdings {
  private Holdings() {}

  /** Effects in force, one after the other. */
  record Listed<P>(EffectRows rows, Form<P> row) implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      Tree.Items out = Tree.items();
      for (int i = 0; i < rows.count(cells); i++) {
        Tree tree = row.write(table, cells, i, viewer);
        if (tree != null) {
          out.add(tree);
        }
      }
      return out.size() == 0 ? null : out;
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      for (Tree item : tree.asItems().all()) {
        if (rows.count(cells) == rows.capacity()) {
          throw item.wrong("expected at most " + rows.capacity() + " rows");
        }
        row.read(table, cells, rows.count(cells), item);
      }
    }
  }

  /** The cards on top of a pile that somebody has seen; to a seat that has not, one is "?". */
  record Top<P>(Pile pile, Kind cards, Kind seats) implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      Tree.Items out = Tree.items();
      boolean sees = viewer == ALL && pile.knownTop(cells) > 0;
      for (int i = 0; i < pile.knownTop(cells); i++) {
        int knowers = pile.topKnowers(cells, i);
        String card = cards.word(pile.top(cells, i));
        if (viewer == ALL) {
          out.add(Tree.fields().put("card", card).put("seen-by", seats(knowers)));
        } else {
          boolean knows = viewer >= 0 && (knowers >>> viewer & 1) != 0;
          sees |= knows;
          out.add(knows ? card : "?");
        }
      }
      return sees ? out : null;
    }

    private Tree.Items seats(int knowers) {
      Tree.Items out = Tree.items();
      for (int seat = 0; seat < seats.count(); seat++) {
        if ((knowers >>> seat & 1) != 0) {
          out.add(seats.word(seat));
        }
      }
      return out;
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      Tree.Items top = tree.asItems();
      if (top.size() > pile.room()) {
        throw top.wrong("expected at most " + pile.room() + " cards");
      }
      for (int i = top.size() - 1; i >= 0; i--) {
        Tree.Fields card = top.get(i).asFields();
        card.allow("card", "seen-by");
        int kind = cards.id(card.get("card"));
        int knowers = 0;
        for (Tree seat : card.itemsIfAny("seen-by").all()) {
          knowers |= 1 << seats.id(seat);
        }
        Forms.take(pile, cells, kind, 1, card.get("card"));
        pile.putOn(cells, kind, knowers);
      }
    }
  }

  /** The cards that all know to lie under several piles, a list for each, the lowest first. */
  record Under<P>(Pile[] piles, Kind cards, Kind seats) implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      Tree.Items out = Tree.items();
      for (Pile pile : piles) {
        Tree.Items under = Tree.items();
        for (int i = 0; i < pile.knownBottom(cells); i++) {
          under.add(cards.word(pile.bottom(cells, i)));
        }
        out.add(under);
      }
      return viewer == ALL ? out : null;
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      Tree.Items under = tree.asItems();
      under.expect(under.size() <= piles.length, "expected at most " + piles.length + " decks");
      for (int deck = 0; deck < under.size(); deck++) {
        Tree.Items lie = under.get(deck).asItems();
        for (int i = lie.size() - 1; i >= 0; i--) {
          int kind = cards.id(lie.get(i));
          Forms.take(piles[deck], cells, kind, 1, lie.get(i));
          piles[deck].putUnder(cells, kind, (1 << seats.count()) - 1);
        }
      }
    }
  }

  /** The hands of all seats, with cards of the pile of each. */
  record Cards<P>(Pile[] piles, Hand[] hands, Kind cards, Kind seats) {
    /** Every hand, card by card: the whole position alone has this. */
    Form<P> whole() {
      return new Form<>() {
        @Override
        public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
          Tree.Fields out = Tree.fields();
          for (int seat = 0; viewer == ALL && seat < hands.length; seat++) {
            put(out, seats.word(seat), counts(cells, seat, seat));
          }
          return out.isEmpty() ? null : out;
        }

        @Override
        public void read(P table, byte[] cells, int index, Tree tree) {
          Tree.Fields in = tree.asFields();
          for (String name : in.names()) {
            int seat = seats.key(in, name);
            Hand hand = hands[seat];
            Tree.Fields held = in.fieldsOf(name);
            for (String card : held.names()) {
              int kind = cards.key(held, card);
              int count = held.number(card, 0, Hand.MOST);
              Forms.take(piles[seat], cells, kind, count, held.get(card));
              for (int i = 0; i < count; i++) {
                hand.add(cells, kind, 0);
              }
            }
          }
        }
      };
    }

    /** The viewer's own hand. */
    Form<P> own() {
      return new Forms.Shown<>(
          (table, cells, index, viewer) -> viewer < 0 ? null : counts(cells, viewer, viewer));
    }

    /** What seats know of the others' hands: each of them, or the viewer. */
    Form<P> others() {
      return new Form<>() {
        @Override
        public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
          if (viewer != ALL) {
            Tree.Fields known = known(cells, viewer);
            return known.isEmpty() ? null : known;
          }
          Tree.Fields out = Tree.fields();
          for (int seat = 0; seat < hands.length; seat++) {
            put(out, seats.word(seat), known(cells, seat));
          }
          return out.isEmpty() ? null : out;
        }

        @Override
        public void read(P table, byte[] cells, int index, Tree tree) {
          Tree.Fields in = tree.asFields();
          for (String name : in.names()) {
            Tree.Fields others = in.fieldsOf(name);
            for (String other : others.names()) {
              Hand hand = hands[seats.key(others, other)];
              learn(cells, hand, seats.key(in, name), others.fieldsOf(other));
            }
          }
        }
      };
    }

    private void learn(byte[] cells, Hand hand, int seat, Tree.Fields known) {
      for (String card : known.names()) {
        int kind = cards.key(known, card);
        for (int i = known.number(card, 0, hand.count(cells, kind)); i > 0; i--) {
          hand.learn(cells, kind, seat);
        }
      }
    }

    private Tree.Fields known(byte[] cells, int seat) {
      Tree.Fields out = Tree.fields();
      for (int other = 0; seat >= 0 && other < hands.length; other++) {
        if (other != seat) {
          put(out, seats.word(other), counts(cells, other, seat));
        }
      }
      return out;
    }

    /** What a seat knows of a hand, its own or another's. */
    private Tree.Fields counts(byte[] cells, int owner, int seat) {
      Tree.Fields out = Tree.fields();
      for (int kind = 0; kind < cards.count(); kind++) {
        int count = hands[owner].known(cells, seat, kind);
        if (count > 0) {
          out.put(cards.word(kind), count);
        }
      }
      return out;
    }

    private static void put(Tree.Fields out, String name, Tree.Fields fields) {
      if (!fields.isEmpty()) {
        out.put(name, fields);
      }
    }
  }

  /**
   * What one seat has laid face down on places of a kind, one thing on each; to the others it is
   * "?".
   */
  record FaceDown<P>(Pile left, Hand[] hands, Kind places, Kind things, int owner)
      implements Form<P> {
    @Override
    public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
      Tree.Fields out = Tree.fields();
      for (int place = 0; place < hands.length; place++) {
        if (hands[place].size(cells) > 0) {
          out.put(places.word(place), viewer == ALL || viewer == owner ? word(cells, place) : "?");
        }
      }
      return out.isEmpty() ? null : out;
    }

    private String word(byte[] cells, int place) {
      int thing = 0;
      while (hands[place].count(cells, thing) == 0) {
        thing++;
      }
      return things.word(thing);
    }

    @Override
    public void read(P table, byte[] cells, int index, Tree tree) {
      Tree.Fields in = tree.asFields();
      for (String name : in.names()) {
        Hand hand = hands[places.key(in, name)];
        int thing = things.id(in.get(name));
        Forms.take(left, cells, thing, 1, in.get(name));
        hand.add(cells, thing, 0);
      }
    }
  }
}
