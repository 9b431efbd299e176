package banneret.battue.content;

import banneret.battue.event.EventEffect;
import banneret.battue.event.EventEffects;
import banneret.battue.loot.LootEffect;
import banneret.battue.loot.LootEffects;
import banneret.kernel.Luck;
import banneret.kernel.Names;
import banneret.kernel.Tree;
import java.util.ArrayList;
import java.util.List;
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
  public final int[] lootAmount;
  public final LootEffect[] lootEffect;
  public final int[] eventCount;
  public final int[] eventPoints;
  public final int[] eventAmount;
  public final int[] eventDefenceAtMost;
  public final EventEffect[] eventEffect;

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

  public Content(Tree.Fields content) {
    fingerprint = content.fingerprint();
    Tree.Fields board = content.fieldsOf("board");
    board.allow("format", "grid", "edges", "spaces");
    List<Tree.Fields> spaceTrees = board.entries("spaces");
    spaceNames = Names.of("space", spaceTrees);
    spaces = spaceTrees.size();
    Tree.Fields edgeTrees = board.fieldsOf("edges");
    edgeTrees.allow(edgeNames.words().toArray(new String[0]));
    List<String> placeWords = new ArrayList<>(spaceNames.words());
    for (String edge : edgeNames.words()) {
      if (spaceNames.id("camp-" + edge) >= 0) {
        throw board.get("spaces").wrong("'camp-" + edge + "' is the name of a camp");
      }
      placeWords.add("camp-" + edge);
    }
    placeNames = new Names("place", List.copyOf(placeWords));
    places = placeWords.size();
    ringDefence = new int[spaces];
    ringLoot = new int[spaces];
    ringPoints = new int[spaces];
    slotGroup = new int[spaces];
    adjacent = new int[spaces][];
    isAdjacent = new boolean[spaces][spaces];
    int ringSpaces = 0;
    int palace = -1;
    for (int space = 0; space < spaces; space++) {
      Tree.Fields in = spaceTrees.get(space);
      in.allow(
          "id",
          "kind",
          "name",
          "edges",
          "defence",
          "loot",
          "vp",
          "size",
          "cells",
          "adjacent",
          "provenance");
      adjacent[space] = in.itemsOf("adjacent").ids(spaceNames);
      for (int neighbour : adjacent[space]) {
        isAdjacent[space][neighbour] = true;
      }
      if (in.text("kind").equals("slot")) {
        int size = in.id("size", SIZES);
        slotGroup[space] = size == 0 ? PALACE : size + 1;
        slotsOfGroup[slotGroup[space]]++;
        palace = size == 0 ? space : palace;
      } else {
        in.id("kind", new Names("kind", List.of("gate", "wall", "tower", "slot")));
        slotGroup[space] = -1;
        ringDefence[space] = in.number("defence", 0, 20);
        ringLoot[space] = in.number("loot", 0, 9);
        ringPoints[space] = in.number("vp", 0, 99);
        if (space != ringSpaces++) {
          throw in.wrong("walls, gates and towers come before the slots");
        }
      }
    }
    ring = ringSpaces;
    palaceSlot = palace;
    if (slotsOfGroup[PALACE] != 1) {
      throw board.wrong("expected exactly one slot of size palace");
    }
    checkSymmetry(spaceTrees);
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
    List<Tree.Fields> tileTrees = byGroup(tileFile.entries("tiles"), special);
    tileNames = Names.of("tile", tileTrees);
    int tiles = tileTrees.size();
    tileDefence = new int[tiles];
    tileLoot = new int[tiles];
    tilePoints = new int[tiles];
    tileEvent = new boolean[tiles];
    tileWarrior = new boolean[tiles];
    for (int tile = 0; tile < tiles; tile++) {
      Tree.Fields in = tileTrees.get(tile);
      in.allow("id", "name", "size", "defence", "loot", "event", "warrior", "vp", "provenance");
      tileDefence[tile] = in.number("defence", 0, 20);
      tileLoot[tile] = in.number("loot", 0, 9);
      tilePoints[tile] = in.number("vp", 0, 99);
      tileEvent[tile] = in.flag("event");
      tileWarrior[tile] = in.flag("warrior");
    }
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

    content.fieldsOf("loot").allow("format", "cards");
    List<Tree.Fields> loot = content.fieldsOf("loot").entries("cards");
    lootNames = Names.of("loot", loot);
    lootCount = new int[loot.size()];
    lootPoints = new int[loot.size()];
    lootAmount = new int[loot.size()];
    lootEffect = new LootEffect[loot.size()];
    for (int kind = 0; kind < loot.size(); kind++) {
      Tree.Fields in = loot.get(kind);
      in.allow("id", "name", "count", "timing", "effect", "amount", "vp", "provenance");
      lootCount[kind] = in.number("count", 1, 60);
      lootPoints[kind] = in.numberOr("vp", 0, 0, 99);
      lootAmount[kind] = in.numberOr("amount", 1, 1, 9);
      lootEffect[kind] = LootEffects.named(in);
      LootEffects.checkTiming(lootEffect[kind], in);
    }
    atMost(content.fieldsOf("loot"), lootCount);

    content.fieldsOf("events").allow("format", "cards");
    List<Tree.Fields> events = content.fieldsOf("events").entries("cards");
    eventNames = Names.of("event", events);
    eventCount = new int[events.size()];
    eventPoints = new int[events.size()];
    eventAmount = new int[events.size()];
    eventDefenceAtMost = new int[events.size()];
    eventEffect = new EventEffect[events.size()];
    for (int kind = 0; kind < events.size(); kind++) {
      Tree.Fields in = events.get(kind);
      in.allow("id", "name", "count", "effect", "amount", "vp", "defence-at-most", "provenance");
      eventCount[kind] = in.number("count", 1, 60);
      eventPoints[kind] = in.numberOr("vp", 0, 0, 99);
      eventEffect[kind] = EventEffects.named(in);
      boolean mayLessen = eventEffect[kind].figure() != EventEffect.Figure.NONE;
      eventAmount[kind] = in.numberOr("amount", 1, mayLessen ? -9 : 1, 9);
      eventDefenceAtMost[kind] = in.numberOr("defence-at-most", 99, 0, 99);
    }
    atMost(content.fieldsOf("events"), eventCount);
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
    lootAt = LootEffects.byMoment(lootEffect);
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
    for (int kind = 0; kind < lootCount.length; kind++) {
      cards += lootEffect[kind].scope() > 0 ? lootCount[kind] : 0;
    }
    for (int kind = 0; kind < eventCount.length; kind++) {
      cards += eventEffect[kind].scope() > 0 ? eventCount[kind] : 0;
    }
    return cards;
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

  private void checkSymmetry(List<Tree.Fields> trees) {
    for (int a = 0; a < spaces; a++) {
      for (int b : adjacent[a]) {
        if (!isAdjacent[b][a] || a == b) {
          throw trees
              .get(a)
              .wrong(
                  "'"
                      + spaceNames.word(b)
                      + "' does not name '"
                      + spaceNames.word(a)
                      + "' as adjacent in return");
        }
      }
    }
  }

  private static void atMost(Tree.Fields file, int[] counts) {
    int sum = 0;
    for (int count : counts) {
      sum += count;
    }
    if (sum > 120 || counts.length > 60) {
      throw file.wrong("expected at most 120 cards of at most 60 kinds");
    }
  }
}
