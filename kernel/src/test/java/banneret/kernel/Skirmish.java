package banneret.kernel;

import banneret.kernel.cards.Hand;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.luck.Scripted;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Standing;
import banneret.kernel.step.Step;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Happening;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tiny game that uses every part of the kernel once: an example, and what the tests play. */
final class Skirmish implements Game<Field> {
  static final Skirmish GAME = new Skirmish();

  static final Names GROUNDS = new Names("ground", List.of("a", "b", "c", "d", "e", "f"));
  static final Names CARDS = new Names("card", List.of("sword", "shield", "spy", "horn"));
  static final Luck CARD = new Luck("card", CARDS.words());
  static final Luck STRIKE = Luck.numbers("strike");

  static final Clause MOVE_NEXT = new Clause("skirmish.move.next-ground");
  static final Clause FEW_STAY = new Clause("skirmish.move.few-stay");
  static final Clause LAST_MAN_WARY = new Clause("skirmish.plan.last-man-wary");
  static final Clause PLAN = new Clause("skirmish.plan");
  static final Clause ORDERS = new Clause("skirmish.orders");
  static final Clause NO_MEN = new Clause("skirmish.orders.no-men");
  static final Clause DECK_EMPTY = new Clause("skirmish.dig.deck-empty");
  static final Clause SCOUT_OWN = new Clause("skirmish.scout.not-own-ground");
  static final Clause SCOUT_TWO = new Clause("skirmish.scout.two-grounds");
  static final Clause BANNER = new Clause("skirmish.banner");
  static final Clause BANNER_STRIP = new Clause("skirmish.banner.in-strip");
  static final Clause BANNER_APART = new Clause("skirmish.banner.apart");
  static final Clause FIGHT = new Clause("skirmish.fight");
  static final Clause CARD_HELD = new Clause("skirmish.card.held");
  static final Clause SHIELD_ANSWERS = new Clause("skirmish.card.shield-answers");
  static final Clause RALLY = new Clause("skirmish.rally");
  static final Clause RALLY_OWN_SIDE = new Clause("skirmish.rally.own-side");
  static final Clause RALLY_OTHERS = new Clause("skirmish.rally.others-only");
  static final Clause RALLY_FULL = new Clause("skirmish.rally.full");
  static final Clause END = new Clause("skirmish.end");

  static final Happening DREW = Happening.of("drew", ORDERS, "seat:seat", "card:card?");
  static final Happening PLAYED = Happening.of("played", FIGHT, "seat:seat", "card:card");
  static final Happening MOVED = Happening.of("moved", PLAN, "seat:seat", "to:ground");
  static final Happening FOUGHT = Happening.of("fought", FIGHT, "winner:seat", "loser:seat");
  static final Happening SCOUTED = Happening.of("scouted", ORDERS, "seat:seat", "where:ground");

  static int seat(Tree.Fields in, String name) {
    return in.number(name, 0, Field.SEATS - 1);
  }

  /** What happens with no one choosing: the deal, the round, the evening. */
  enum Begin implements Procedure<Field> {
    MUSTER,
    ROUND,
    DUSK;

    @Override
    public void run(Field field, Flow<Field> flow) {
      switch (this) {
        case MUSTER -> {
          for (int card = 0; card < 2; card++) {
            for (int seat = 0; seat < field.seats(); seat++) {
              field.draw(seat, flow);
            }
          }
          flow.then(new PlaceBanner(0), ROUND);
        }
        case ROUND -> {
          field.nextRound();
          flow.then(Plan.PLAN, new Clash(0), new Orders(0, 2), DUSK);
        }
        case DUSK -> {
          if (field.round() >= 3) {
            flow.end(standing(field));
          } else {
            flow.then(new Rally(0), new Rally(1), ROUND);
          }
        }
      }
    }

    private static Standing standing(Field field) {
      int[] points = new int[field.seats()];
      for (int seat = 0; seat < field.seats(); seat++) {
        points[seat] = field.men(seat);
      }
      return Standing.ranked(points, points, END);
    }
  }

  @Override
  public String id() {
    return "skirmish";
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public String content() {
    return "none";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return Field.SEATS;
  }

  @Override
  public List<SetupOption> options() {
    return List.of();
  }

  @Override
  public Field lay(Setup setup) {
    setup.options().allow();
    Field field = Field.fresh(seats(setup.seats(), setup.options()));
    field.begin(Begin.MUSTER);
    return field;
  }

  private static int seats(int seats, Tree where) {
    if (seats < 2 || seats > Field.SEATS) {
      throw where.wrong("a skirmish is for 2 to 5");
    }
    return seats;
  }

  @Override
  public void redeal(Field field, int seat, Chance chance) {
    Field.REDEAL.redeal(field.cells, seat, chance);
  }

  @Override
  public Tree.Fields view(Field field, int seat) {
    Tree.Items bands = Tree.items();
    for (int band = 0; band < field.seats(); band++) {
      Tree.Items hand = Tree.items();
      for (int kind = 0; kind < Field.KINDS; kind++) {
        hand.add(Field.HANDS[band].known(field.cells, seat, kind));
      }
      bands.add(
          Tree.fields()
              .put("men", field.men(band))
              .put("ground", GROUNDS.word(field.ground(band)))
              .put("cards", Field.HANDS[band].size(field.cells))
              .put("known", hand)
              .put("banner", field.banner(band).phrase()));
    }
    Tree.Items top = Tree.items();
    for (int i = 0; i < Field.DECK.knownTop(field.cells); i++) {
      boolean known = seat >= 0 && (Field.DECK.topKnowers(field.cells, i) >>> seat & 1) != 0;
      top.add(known ? CARDS.word(Field.DECK.top(field.cells, i)) : "?");
    }
    return Tree.fields()
        .put("round", field.round())
        .put("bands", bands)
        .put("deck", Field.DECK.size(field.cells))
        .put("top", top);
  }

  @Override
  public Tree.Fields write(Field field) {
    Tree.Items cells = Tree.items();
    for (byte cell : field.cells) {
      cells.add(cell);
    }
    Tree.Items banners = Tree.items();
    for (int number : field.banners) {
      banners.add(number);
    }
    return Tree.fields().put("seats", field.seats()).put("cells", cells).put("banners", banners);
  }

  @Override
  public Field read(Tree.Fields in) {
    Field field = new Field(in.number("seats", 2, Field.SEATS));
    for (int i = 0; i < field.cells.length; i++) {
      field.cells[i] = (byte) in.itemsOf("cells").get(i).asNumber(-128, 127);
    }
    for (int i = 0; i < field.banners.length; i++) {
      field.banners[i] = in.itemsOf("banners").get(i).asNumber();
    }
    return field;
  }

  @Override
  public Steps<Field> steps() {
    return Registered.ALL;
  }

  /** Made when first asked for: a declared question names clauses of this class. */
  private static final class Registered {
    static final Steps<Field> ALL =
        Drill.register(new Steps<>())
            .add(Begin.MUSTER)
            .add(Begin.ROUND)
            .add(Begin.DUSK)
            .add(Plan.PLAN)
            .add("banner", in -> new PlaceBanner(seat(in, "seat"), in.flagOr("moves", false)))
            .add("deploy", in -> new Deploy(seat(in, "seat")))
            .add("orders", in -> new Orders(seat(in, "seat"), in.number("left", 1, 2)))
            .add("scout", in -> new Scout(seat(in, "seat"), in.number("first", -1, 5)))
            .add("rally", in -> new Rally(in.number("side", 0, 1)))
            .add("clash", in -> new Clash(in.number("ground", 0, Field.GROUNDS)))
            .add("fight", Fight::read)
            .add(Ruse.AMBUSH)
            .add(Ruse.COUNTER);
  }

  @Override
  public Names names(String kind) {
    return kind.equals("card") ? CARDS : GROUNDS;
  }

  @Override
  public int value(Field field, int seat) {
    return field.men(seat);
  }

  @Override
  public int round(Field field) {
    return field.round();
  }

  @Override
  public @Nullable Clause misplaced(Field field, int seat, String line) {
    return line.startsWith("rally") ? RALLY : null;
  }

  /** Cards are neither lost nor made. */
  @Override
  public @Nullable String inconsistency(Field field) {
    for (int kind = 0; kind < Field.KINDS; kind++) {
      int count = Field.DECK.rest(field.cells, kind) + field.played(kind);
      for (int i = 0; i < Field.DECK.knownTop(field.cells); i++) {
        count += Field.DECK.top(field.cells, i) == kind ? 1 : 0;
      }
      for (int i = 0; i < Field.DECK.knownBottom(field.cells); i++) {
        count += Field.DECK.bottom(field.cells, i) == kind ? 1 : 0;
      }
      for (Hand hand : Field.HANDS) {
        count += hand.count(field.cells, kind);
      }
      if (count != 5) {
        return "expected 5 cards '" + CARDS.word(kind) + "', found " + count;
      }
    }
    return null;
  }

  /** A game in progress from this field on, with these outcomes of luck and no others. */
  static Table<Field> table(Field field, String... outcomes) {
    return Table.from(GAME, Positions.write(GAME, field), new Scripted(List.of(outcomes)));
  }

  /** The same, at a table that asks even a seat that has no choice. */
  static Table<Field> asksAll(Field field, String... outcomes) {
    List<Entry> begun = List.of(new Entry.Begun(List.of()));
    Tree.Fields start = Positions.write(GAME, field);
    GameRecord record =
        new GameRecord("skirmish", 1, "none", Setup.of(field.seats()), true, start, begun);
    return Table.replay(GAME, record, 1, new Scripted(List.of(outcomes)));
  }

  /** A field ready for a question. */
  static Field field(int seats, Step<Field> first) {
    Field field = Field.fresh(seats);
    field.begin(Begin.DUSK);
    field.begin(first);
    return field;
  }
}
