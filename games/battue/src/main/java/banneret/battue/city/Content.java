package banneret.battue.city;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Printed;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.facts.Phases;
import banneret.kernel.game.Title;
import banneret.kernel.luck.Luck;
import banneret.kernel.told.Breakdown;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The board, the tiles and the cards, as they were read: dense ids into flat arrays. */
public final class Content {
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

  /** Spaces of the board, ring first. */
  public final Names spaceNames;

  /** Spaces, then the camps outside the four edges. */
  public final Names placeNames;

  public final Names tileNames;
  public final Names lootNames;
  public final Names eventNames;
  public final Names edgeNames = new Names("edge", List.of("north", "east", "south", "west"));

  public final int spaces;
  public final int places;

  /** How many of the spaces, the first ones, are walls, gates and towers. */
  public final int ring;

  public final int[][] adjacent;
  public final boolean[][] isAdjacent;

  /** The ring spaces of each edge, clockwise. */
  public final int[][] edges;

  public final int[] ringDefence;
  public final int[] ringLoot;
  public final int[] ringPoints;

  /** The group of tiles that fits a slot: palace, large, medium or small. */
  public final int[] slotGroup;

  public final int palaceSlot;

  /** How many slots there are for each group; the mixed tiles lie on large ones. */
  public final int[] slotsOfGroup = new int[5];

  /** The first tile of each group and how many there are; tiles are numbered by group. */
  public final int[] groupStart = new int[5];

  public final int[] groupSize = new int[5];
  public final int[] tileDefence;
  public final int[] tileLoot;
  public final int[] tilePoints;
  public final boolean[] tileEvent;
  public final boolean[] tileWarrior;

  /** The tiles that end the game when all are controlled. */
  public final int[] endingTiles;

  public final int[] lootCount;
  public final int[] lootPoints;
  public final int[] eventCount;
  public final int[] eventPoints;

  /** What cards do: the loot kinds first, then the events. */
  public final Effects<City> effects;

  /** Where a number comes from that a card has changed, by effect. */
  public final Breakdown.Source[] effectSource;

  /** How the cards read. */
  public final List<Printed> printed;

  /** The most cards that may be seen on top of the loot pile. */
  public final int mostSeen;

  /** The kinds of cards that bring points. */
  public final int[] lootWithPoints;

  public final int[] eventsWithPoints;

  /** How many cards there are, of both kinds, that stay in force for a while. */
  public final int lastingCards;

  /** The loot kinds that may be played at each moment, by the moment's number. */
  public final int[][] lootAt;

  public final Luck lootLuck;
  public final Luck eventLuck;

  /** The luck of revealing a tile of each group. */
  public final Luck[] groupLuck = new Luck[5];

  public final String fingerprint;

  /** How long effects last. */
  public final Names scopes;

  /** The parts of a turn. */
  public final Phases<City> phases;

  /** The names of each kind of thing that sayings speak of. */
  public final Map<String, Names> names;

  /** Which step may wait on which, as games have shown. */
  public final Tree.Fields waiting;

  /**
   * Reads content.
   *
   * @param words what cards say
   */
  public Content(Tree.Fields content, Vocabulary<City> words, Phases<City> phases) {
    fingerprint = Title.fingerprint(content);
    waiting = content.fieldsIfAny(Title.WAITING);
    scopes = words.scopes();
    this.phases = phases;
    Tree.Fields board = content.fieldsOf("board");
    board.allow("format", "grid", "edges", "spaces");
    Sheet spaceSheet = Sheet.of("space", board, "spaces");
    spaceNames = spaceSheet.names();
    spaces = spaceSheet.count();
    Tree.Fields edgeTrees = board.fieldsOf("edges");
    edgeTrees.allow(edgeNames.words().toArray(new String[0]));
    placeNames = places(board);
    places = placeNames.count();
    adjacent = spaceSheet.neighbours("adjacent");
    isAdjacent = Sheet.contained(adjacent, spaces);
    int[] kind = spaceSheet.words("kind", "gate", "wall", "tower", "slot");
    slotGroup = spaceSheet.idsOrNone("size", SIZES);
    ringDefence = spaceSheet.numbersOr("defence", 0, 0, 20);
    ringLoot = spaceSheet.numbersOr("loot", 0, 0, 9);
    ringPoints = spaceSheet.numbersOr("vp", 0, 0, 99);
    spaceSheet.done("edges", "cells");
    ring = (int) IntStream.of(kind).filter(it -> it != SLOT).count();
    for (int space = 0; space < spaces; space++) {
      checkSpace(spaceSheet.row(space), space, kind[space]);
      if (kind[space] == SLOT) {
        slotGroup[space] += slotGroup[space] > PALACE ? 1 : 0;
        slotsOfGroup[slotGroup[space]]++;
      } else {
        slotGroup[space] = -1;
      }
    }
    palaceSlot = IntStream.range(0, spaces).filter(it -> slotGroup[it] == 0).findFirst().orElse(-1);
    if (slotsOfGroup[PALACE] != 1) {
      throw board.wrong("expected exactly one slot of size palace");
    }
    edges = new int[EDGES][];
    for (int edge = 0; edge < EDGES; edge++) {
      Tree.Items items = edgeTrees.itemsOf(edgeNames.word(edge));
      edges[edge] = items.ids(spaceNames);
      for (int space : edges[edge]) {
        if (space >= ring) {
          throw items.wrong("'" + spaceNames.word(space) + "' is no wall, gate or tower");
        }
      }
    }
    for (int edge = 0; edge < EDGES; edge++) {
      if (!hasOwnSpace(edge)) {
        throw edgeTrees.get(edgeNames.word(edge)).wrong("expected a space on this edge alone");
      }
    }

    Tree.Fields tileFile = content.fieldsOf("tiles");
    tileFile.allow("format", "special", "tiles");
    Tree.Fields special = tileFile.fieldsOf("special");
    special.allow("palace", "mixed", "ends-game");
    Sheet tiles = new Sheet("tile", byGroup(tileFile.entries("tiles"), special));
    tileNames = tiles.names();
    tileDefence = tiles.numbers("defence", 0, 20);
    tileLoot = tiles.numbers("loot", 0, 9);
    tilePoints = tiles.numbers("vp", 0, 99);
    tileEvent = tiles.flags("event");
    tileWarrior = tiles.flags("warrior");
    tiles.done("size");
    endingTiles = special.itemsOf("ends-game").ids(tileNames);
    if (endingTiles.length == 0) {
      throw special.get("ends-game").wrong("expected a tile");
    }
    if (groupSize[MIXED] + groupSize[LARGE] < slotsOfGroup[LARGE]
        || groupSize[MIXED] > slotsOfGroup[LARGE]
        || groupSize[MEDIUM] < slotsOfGroup[MEDIUM]
        || groupSize[SMALL] < slotsOfGroup[SMALL]) {
      throw tileFile.wrong("there are not enough tiles of every size for the slots of the board");
    }
    for (int tile : endingTiles) {
      if (tile >= groupStart[LARGE]) {
        throw special.wrong(
            "'" + tileNames.word(tile) + "' may stay in the box, so it cannot end the game");
      }
    }

    CardReader cards = new CardReader(words);
    Tree.Fields lootFile = content.fieldsOf("loot");
    Sheet loot = cards("loot", lootFile);
    lootNames = loot.names();
    lootCount = counts(lootFile, loot);
    lootPoints = loot.numbersOr("vp", 0, 0, 99);
    Tree.Fields eventFile = content.fieldsOf("events");
    Sheet events = cards("event", eventFile);
    eventNames = events.names();
    eventCount = counts(eventFile, events);
    eventPoints = events.numbersOr("vp", 0, 0, 99);
    loot.rows().forEach(cards::loot);
    events.rows().forEach(cards::event);
    effects = cards.effects();
    printed = cards.printed();
    effectSource = sources();
    mostSeen = mostSeen();
    lootWithPoints = worthSomething(lootPoints);
    eventsWithPoints = worthSomething(eventPoints);
    lastingCards = lastingCards();
    if (lastingCards > MOST_LASTING) {
      throw content
          .fieldsOf("loot")
          .wrong("expected at most " + MOST_LASTING + " cards and events that stay in force");
    }
    lootLuck = new Luck("loot", lootNames.words());
    eventLuck = new Luck("event", eventNames.words());
    for (int group = PALACE; group <= SMALL; group++) {
      int end = groupStart[group] + groupSize[group];
      groupLuck[group] = new Luck("tile", tileNames.words().subList(groupStart[group], end));
    }
    lootAt = new int[words.moments().count()][];
    for (int moment = 0; moment < lootAt.length; moment++) {
      int now = moment;
      lootAt[moment] =
          IntStream.range(0, lootCount.length)
              .filter(card -> effects.get(card).isAt(now))
              .toArray();
    }
    names =
        Map.of(
            "seat", Colours.NAMES,
            "place", placeNames,
            "tile", tileNames,
            "loot", lootNames,
            "event", eventNames,
            "edge", edgeNames,
            "size", SIZES);
  }

  /** The spaces, then the camps. */
  private Names places(Tree.Fields board) {
    List<String> words = new ArrayList<>(spaceNames.words());
    for (String edge : edgeNames.words()) {
      if (spaceNames.id("camp-" + edge) >= 0) {
        throw board.get("spaces").wrong("'camp-" + edge + "' is the name of a camp");
      }
      words.add("camp-" + edge);
    }
    return new Names("place", List.copyOf(words));
  }

  /** A slot has a size; a wall, gate or tower its figures, and comes first. */
  private void checkSpace(Tree.Fields in, int space, int kind) {
    for (String name : kind == SLOT ? List.of("size") : List.of("defence", "loot", "vp")) {
      in.get(name);
    }
    if ((kind == SLOT) != (space >= ring)) {
      throw in.wrong("walls, gates and towers come before the slots");
    }
  }

  private boolean hasOwnSpace(int edge) {
    for (int space : edges[edge]) {
      int on = 0;
      for (int[] other : edges) {
        for (int its : other) {
          on += its == space ? 1 : 0;
        }
      }
      if (on == 1) {
        return true;
      }
    }
    return false;
  }

  private int lastingCards() {
    int cards = 0;
    for (Effect<City> effect : effects.all()) {
      int scopes = 0;
      for (int scope = InForce.ROUND; scope <= InForce.TURN; scope++) {
        scopes += effect.lastsUntil(scope) ? 1 : 0;
      }
      int kind = cardOf(effect.index());
      cards += scopes * (isLoot(effect.index()) ? lootCount[kind] : eventCount[kind]);
    }
    return cards;
  }

  private boolean isLoot(int effect) {
    return effect < lootCount.length;
  }

  /** The kind of loot card or event that an effect is of. */
  public int cardOf(int effect) {
    return isLoot(effect) ? effect : effect - lootCount.length;
  }

  private static Sheet cards(String kind, Tree.Fields file) {
    file.allow("format", "cards");
    return Sheet.of(kind, file, "cards");
  }

  private static int[] counts(Tree.Fields file, Sheet cards) {
    int[] counts = cards.numbers("count", 1, 60);
    if (IntStream.of(counts).sum() > 120 || counts.length > 60) {
      throw file.wrong("expected at most 120 cards of at most 60 kinds");
    }
    return counts;
  }

  private Breakdown.Source[] sources() {
    Breakdown.Source[] sources = new Breakdown.Source[effects.all().size()];
    for (Effect<City> effect : effects.all()) {
      boolean isLoot = isLoot(effect.index());
      sources[effect.index()] =
          isLoot
              ? new Breakdown.Source("card", "loot", effect.clause(), false)
              : new Breakdown.Source("event", "event", Clauses.EVENT_FOLLOW, false);
    }
    return sources;
  }

  /** No card shows more than its number says. */
  private int mostSeen() {
    int most = 1;
    for (int kind = 0; kind < lootCount.length; kind++) {
      most = Math.max(most, effects.get(kind).figures().getOrDefault("amount", 1));
    }
    return most;
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

  private List<Tree.Fields> byGroup(List<Tree.Fields> tiles, Tree.Fields special) {
    String palace = special.text("palace");
    List<String> mixed = special.itemsOf("mixed").texts();
    List<Tree.Fields> sorted = new ArrayList<>();
    for (int group = PALACE; group <= SMALL; group++) {
      groupStart[group] = sorted.size();
      for (Tree.Fields tile : tiles) {
        if (group(tile, palace, mixed) == group) {
          sorted.add(tile);
        }
      }
      groupSize[group] = sorted.size() - groupStart[group];
    }
    if (groupSize[PALACE] != 1 || groupSize[MIXED] != mixed.size()) {
      throw special.wrong("a special tile is not among the tiles, or of the wrong size");
    }
    return sorted;
  }

  private static int group(Tree.Fields tile, String palace, List<String> mixed) {
    int size = tile.id("size", SIZES);
    if (tile.text("id").equals(palace) != (size == 0)) {
      throw tile.wrong("the palace, and no other tile, is of size palace");
    }
    boolean isMixed = mixed.contains(tile.text("id"));
    if (isMixed && size != 1) {
      throw tile.wrong("a tile that is mixed with others is large");
    }
    return size == 0 ? PALACE : isMixed ? MIXED : size + 1;
  }
}
