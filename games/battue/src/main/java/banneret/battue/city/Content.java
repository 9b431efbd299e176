package banneret.battue.city;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.facts.Phases;
import banneret.kernel.game.GameContent;
import banneret.kernel.luck.Luck;
import banneret.kernel.told.Breakdown;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The board, the tiles and the cards, as they were read: dense ids into flat arrays. */
public final class Content extends GameContent<City> {
  /** The edges of the board: a camp lies outside each. */
  public static final int EDGES = 4;

  public static final int PALACE = 0;
  public static final int MIXED = 1;
  public static final int LARGE = 2;
  public static final int MEDIUM = 3;
  public static final int SMALL = 4;

  /** The sizes of tiles and slots. */
  public static final Names SIZES =
      new Names("size", List.of("palace", "large", "medium", "small"));

  private static final int SLOT = 3;

  /** Each may be in force twice, if it is drawn again in time; the rows for them are few. */
  private static final int MOST_LASTING = 60;

  /** The players are known by the colour of their warriors. */
  public static final Names COLOURS = new Names("seat", List.of("red", "blue", "green", "gold"));

  public final Names edgeNames = named("edge", "north", "east", "south", "west");

  /** How long effects last. */
  public final Names scopes = words.scopes();

  // The board
  private final Tree.Fields board = file("board", "grid", "edges", "spaces");
  private final Sheet spaceSheet = Sheet.of("space", board, "spaces");

  /** Spaces of the board, ring first. */
  public final Names spaceNames = spaceSheet.names();

  public final int spaces = spaceSheet.count();

  /** Spaces, then the camps outside the four edges. */
  public final Names placeNames = named(places());

  public final int places = placeNames.count();
  public final int[][] adjacent = spaceSheet.neighbours("adjacent");
  public final boolean[][] isAdjacent = Sheet.contained(adjacent, spaces);
  private final int[] spaceKind = spaceSheet.words("kind", "gate", "wall", "tower", "slot");

  /** How many of the spaces, the first ones, are walls, gates and towers. */
  public final int ring = (int) IntStream.of(spaceKind).filter(it -> it != SLOT).count();

  public final int[] ringDefence = spaceSheet.numbersOr("defence", 0, 0, 20);
  public final int[] ringLoot = spaceSheet.numbersOr("loot", 0, 0, 9);
  public final int[] ringPoints = spaceSheet.numbersOr("vp", 0, 0, 99);

  /** The group of tiles that fits a slot: palace, large, medium or small. */
  public final int[] slotGroup = spaceSheet.idsOrNone("size", SIZES);

  /** How many slots there are for each group; the mixed tiles lie on large ones. */
  public final int[] slotsOfGroup = new int[5];

  /** The ring spaces of each edge, clockwise. */
  public final int[][] edges = new int[EDGES][];

  // Tiles
  private final Tree.Fields tileFile = file("tiles", "special", "tiles");
  private final Tree.Fields special = tileFile.fieldsOf("special");

  /** The first tile of each group and how many there are; tiles are numbered by group. */
  public final int[] groupStart = new int[5];

  public final int[] groupSize = new int[5];
  private final Sheet tiles = new Sheet("tile", byGroup(tileFile.entries("tiles")));
  public final Names tileNames = named(tiles.names());
  public final int[] tileDefence = tiles.numbers("defence", 0, 20);
  public final int[] tileLoot = tiles.numbers("loot", 0, 9);
  public final int[] tilePoints = tiles.numbers("vp", 0, 99);
  public final boolean[] tileEvent = tiles.flags("event");
  public final boolean[] tileWarrior = tiles.flags("warrior");

  /** The tiles that end the game when all are controlled. */
  public final int[] endingTiles = special.itemsOf("ends-game").ids(tileNames);

  /** The luck of revealing a tile of each group. */
  public final Luck[] groupLuck = new Luck[5];

  // Cards (battue.component.loot-cards, battue.component.event-cards)
  private final Tree.Fields lootFile = file("loot", "cards");
  private final Sheet loot = sheet("loot", lootFile, "cards");
  public final Names lootNames = loot.names();
  public final int[] lootCount = counts(lootFile, loot);
  public final int[] lootPoints = loot.numbersOr("vp", 0, 0, 99);
  public final Luck lootLuck = new Luck("loot", lootNames.words());

  /** The kinds of cards that bring points. */
  public final int[] lootWithPoints = worthSomething(lootPoints);

  private final Tree.Fields eventFile = file("events", "cards");
  private final Sheet events = sheet("event", eventFile, "cards");
  public final Names eventNames = events.names();
  public final int[] eventCount = counts(eventFile, events);
  public final int[] eventPoints = events.numbersOr("vp", 0, 0, 99);
  public final int[] eventsWithPoints = worthSomething(eventPoints);
  public final Luck eventLuck = new Luck("event", eventNames.words());

  /** What cards do: the loot kinds first, then the events. */
  public final Effects<City> effects = CardReader.read(words, reader, loot, events);

  /** Where a number comes from that a card has changed, by effect. */
  public final Breakdown.Source[] effectSource =
      effects.all().stream().map(this::source).toArray(Breakdown.Source[]::new);

  /** The most cards that may be seen on top of the loot pile: no card's number is higher. */
  public final int mostSeen =
      effects.all().stream()
          .limit(lootCount.length)
          .mapToInt(effect -> effect.figures().getOrDefault("amount", 1))
          .reduce(1, Math::max);

  /** How many cards there are, of both kinds, that stay in force for a while. */
  public final int lastingCards = lastingCards();

  /** The loot kinds that may be played at each moment, by the moment's number. */
  public final int[][] lootAt =
      IntStream.range(0, words.moments().count()).mapToObj(this::lootAt).toArray(int[][]::new);

  /**
   * Reads content, each field as it is declared above.
   *
   * @param words what cards say
   */
  public Content(Tree.Fields content, Vocabulary<City> words, Phases<City> phases) {
    super(content, words, phases);
    named(COLOURS);
    named(SIZES);
    spaceSheet.done("edges", "cells");
    tiles.done("size");
    for (int space = 0; space < spaces; space++) {
      readSpace(spaceSheet.row(space), space);
    }
    board.expect(slotsOfGroup[PALACE] == 1, "expected exactly one slot of size palace");
    readEdges(board.fieldsOf("edges"));
    checkTiles();
    for (int group = PALACE; group <= SMALL; group++) {
      int end = groupStart[group] + groupSize[group];
      groupLuck[group] = new Luck("tile", tileNames.words().subList(groupStart[group], end));
    }
    lootFile.expect(
        lastingCards <= MOST_LASTING,
        "expected at most " + MOST_LASTING + " cards and events that stay in force");
  }

  private Tree.Fields file(String name, String... fields) {
    Tree.Fields file = files.fieldsOf(name);
    file.allow(Stream.concat(Stream.of("format"), Stream.of(fields)).toArray(String[]::new));
    return file;
  }

  /** The spaces, then the camps. */
  private Names places() {
    List<String> all = new ArrayList<>(spaceNames.words());
    for (String edge : edgeNames.words()) {
      String camp = "camp-" + edge;
      board.get("spaces").expect(spaceNames.id(camp) < 0, "'" + camp + "' is the name of a camp");
      all.add(camp);
    }
    return new Names("place", List.copyOf(all));
  }

  /** A slot has a size; a wall, gate or tower its figures, and comes first. */
  private void readSpace(Tree.Fields in, int space) {
    boolean isSlot = spaceKind[space] == SLOT;
    for (String name : isSlot ? List.of("size") : List.of("defence", "loot", "vp")) {
      in.get(name);
    }
    in.expect(isSlot == space >= ring, "walls, gates and towers come before the slots");
    slotGroup[space] += slotGroup[space] > PALACE ? 1 : 0;
    if (isSlot) {
      slotsOfGroup[slotGroup[space]]++;
    } else {
      slotGroup[space] = -1;
    }
  }

  private void readEdges(Tree.Fields in) {
    in.allow(edgeNames.words().toArray(new String[0]));
    int[] edgesOf = new int[spaces];
    for (int edge = 0; edge < EDGES; edge++) {
      Tree.Items items = in.itemsOf(edgeNames.word(edge));
      edges[edge] = items.ids(spaceNames);
      for (int space : edges[edge]) {
        items.expect(space < ring, "'" + spaceNames.word(space) + "' is no wall, gate or tower");
        edgesOf[space]++;
      }
    }
    for (int edge = 0; edge < EDGES; edge++) {
      boolean hasOwn = IntStream.of(edges[edge]).anyMatch(space -> edgesOf[space] == 1);
      in.get(edgeNames.word(edge)).expect(hasOwn, "expected a space on this edge alone");
    }
  }

  private void checkTiles() {
    special.get("ends-game").expect(endingTiles.length > 0, "expected a tile");
    tileFile.expect(
        groupSize[MIXED] + groupSize[LARGE] >= slotsOfGroup[LARGE]
            && groupSize[MIXED] <= slotsOfGroup[LARGE]
            && groupSize[MEDIUM] >= slotsOfGroup[MEDIUM]
            && groupSize[SMALL] >= slotsOfGroup[SMALL],
        "there are not enough tiles of every size for the slots of the board");
    for (int tile : endingTiles) {
      special.expect(
          tile < groupStart[LARGE],
          "'" + tileNames.word(tile) + "' may stay in the box, so it cannot end the game");
    }
  }

  private int lastingCards() {
    int count = 0;
    for (Effect<City> effect : effects.all()) {
      int kind = cardOf(effect.index());
      for (int scope = InForce.ROUND; scope <= InForce.TURN; scope++) {
        boolean lasts = effect.lastsUntil(scope);
        count += lasts ? isLoot(effect.index()) ? lootCount[kind] : eventCount[kind] : 0;
      }
    }
    return count;
  }

  private int[] lootAt(int moment) {
    return IntStream.range(0, lootCount.length)
        .filter(card -> effects.get(card).isAt(moment))
        .toArray();
  }

  /** True if an effect is a loot card's, not an event's. */
  public boolean isLoot(int effect) {
    return effect < lootCount.length;
  }

  /** The kind of loot card or event that an effect is of. */
  public int cardOf(int effect) {
    return isLoot(effect) ? effect : effect - lootCount.length;
  }

  private static int[] counts(Tree.Fields file, Sheet cards) {
    int[] counts = cards.numbers("count", 1, 60);
    file.expect(
        IntStream.of(counts).sum() <= 120 && counts.length <= 60,
        "expected at most 120 cards of at most 60 kinds");
    return counts;
  }

  private Breakdown.Source source(Effect<City> effect) {
    return isLoot(effect.index())
        ? new Breakdown.Source("card", "loot", effect.clause(), false)
        : new Breakdown.Source("event", "event", Clauses.EVENT_FOLLOW, false);
  }

  /** True if a ring space is part of an edge of the board. */
  public boolean isOnEdge(int space, int edge) {
    return IntStream.of(edges[edge]).anyMatch(on -> on == space);
  }

  /** How many slots for tiles the city has. */
  public int slots() {
    return spaces - ring;
  }

  /** The group a tile is of. */
  public int groupOf(int tile) {
    int group = PALACE;
    while (tile >= groupStart[group] + groupSize[group]) {
      group++;
    }
    return group;
  }

  /** How many tiles of a group the city has room for. */
  public int inCity(int group) {
    return switch (group) {
      case MIXED -> groupSize[MIXED];
      case LARGE -> slotsOfGroup[LARGE] - groupSize[MIXED];
      default -> slotsOfGroup[group];
    };
  }

  private static int[] worthSomething(int[] points) {
    return IntStream.range(0, points.length).filter(kind -> points[kind] > 0).toArray();
  }

  /** The size of the tiles that a group's slot takes, as a word. */
  public static String sizeWord(int group) {
    return SIZES.word(group <= MIXED ? group : group - 1);
  }

  private List<Tree.Fields> byGroup(List<Tree.Fields> all) {
    special.allow("palace", "mixed", "ends-game");
    String palace = special.text("palace");
    List<String> mixed = special.itemsOf("mixed").texts();
    List<Tree.Fields> sorted = new ArrayList<>();
    for (int group = PALACE; group <= SMALL; group++) {
      groupStart[group] = sorted.size();
      for (Tree.Fields tile : all) {
        if (group(tile, palace, mixed) == group) {
          sorted.add(tile);
        }
      }
      groupSize[group] = sorted.size() - groupStart[group];
    }
    special.expect(
        groupSize[PALACE] == 1 && groupSize[MIXED] == mixed.size(),
        "a special tile is not among the tiles, or of the wrong size");
    return sorted;
  }

  private static int group(Tree.Fields tile, String palace, List<String> mixed) {
    int size = tile.id("size", SIZES);
    boolean isPalace = tile.text("id").equals(palace);
    boolean isMixed = mixed.contains(tile.text("id"));
    tile.expect(isPalace == (size == 0), "the palace, and no other tile, is of size palace");
    tile.expect(!isMixed || size == 1, "a tile that is mixed with others is large");
    return size == 0 ? PALACE : isMixed ? MIXED : size + 1;
  }
}
