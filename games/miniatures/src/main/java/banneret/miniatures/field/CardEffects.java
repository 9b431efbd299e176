package banneret.miniatures.field;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.EffectForms;
import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Printed;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.facts.Kind;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What zones, abilities, tactics cards and non-combat units do, in this order. */
public final class CardEffects {
  /** The scope of what lasts as long as a unit has the ability or the card. */
  private static final int ATTACHED = 7;

  public final int zones;
  public final int abilities;
  public final int cards;
  public final int ncus;
  public final int objectives;
  public final int missions;
  public final int missionZone;
  public final int siege;
  public final Effects<Battlefield> all;

  /** True for effects of which several add up, where one name counts once otherwise. */
  public final boolean[] addsUp;

  public final List<Printed> printed = new ArrayList<>();
  final Names scopes;

  /** The abilities that change a figure, and those that allow or forbid an act, by unit card. */
  private final int[][][] onFigure;

  private final int[][][] onAct;
  private final int[][][] onFigureOfAttachment;
  private final int[][][] onActOfAttachment;
  private final int[][][] onMoment;
  private final int[][][] onMomentOfAttachment;

  /** Whether the deck of a faction, or the cards of a commander, have one for an occasion. */
  private final boolean[][] ofFaction;

  private final boolean[][] ofCommander;

  /** The cards for each occasion, and the non-combat units that may do something then. */
  private final int[][] cardsAt;

  private final int[][] ncusAt;
  private final boolean[] isOrder;
  private final List<EffectForms.Cards> kinds = new ArrayList<>();
  private final Vocabulary<Battlefield> words;
  private final EffectReader<Battlefield> reader;
  private final List<Effect<Battlefield>> found = new ArrayList<>();

  CardEffects(
      Content content,
      Vocabulary<Battlefield> words,
      Sheet board,
      Sheet able,
      Sheet deck,
      Sheet council,
      Sheet tokens,
      Sheet secret,
      Sheet instead,
      Sheet besieging) {
    this.words = words;
    isOrder = content.isOrder;
    scopes = words.scopes();
    reader = new EffectReader<>(words);
    zones = read(board, "zone", "", "tactics-board.", List.of("zone"));
    abilities = read(able, "ability", "", "ability.", List.of());
    cards = read(deck, "card", "", "tactics.", List.of());
    ncus = read(council, "ncu", "", "council.", List.of());
    objectives = read(tokens, "objective", "", "objective.", List.of());
    missions = read(secret, "mission", "", "mission.", List.of());
    missionZone =
        read(
            instead, "mission-zone", "mode.winds-of-winter.tactics-zone-swap", "", List.of("zone"));
    siege = read(besieging, "siege-card", "", "siege.", List.of());
    all = new Effects<>(words, found, field -> field.lasting, Battlefield::arePartners);
    addsUp = new boolean[found.size()];
    for (int ability = 0; ability < content.addsUp.length; ability++) {
      addsUp[abilities + ability] = content.addsUp[ability];
    }
    onFigure = index(content.units.abilities, Figure.values().length, true);
    onAct = index(content.units.abilities, Act.values().length, false);
    onFigureOfAttachment = index(content.attachments.abilities, Figure.values().length, true);
    onActOfAttachment = index(content.attachments.abilities, Act.values().length, false);
    onMoment = moments(content, content.units.abilities);
    onMomentOfAttachment = moments(content, content.attachments.abilities);
    int occasions = Occasion.values().length;
    cardsAt = new int[occasions][];
    ncusAt = new int[occasions][];
    for (int occasion = 0; occasion < occasions; occasion++) {
      int when = occasion;
      cardsAt[occasion] =
          IntStream.range(0, content.cards.names.count())
              .filter(card -> all.get(cards + card).isAt(when))
              .toArray();
      ncusAt[occasion] =
          IntStream.range(0, content.ncus.names.count())
              .filter(ncu -> content.ncus.charges[ncu] > 0 && all.get(ncus + ncu).isAt(when))
              .toArray();
    }
    ofFaction = new boolean[occasions][content.factionNames.count()];
    ofCommander = new boolean[occasions][content.attachments.names.count()];
    for (int occasion = 0; occasion < occasions; occasion++) {
      for (int card = 0; card < content.cards.names.count(); card++) {
        boolean isAt = all.get(cards + card).isAt(occasion);
        int faction = content.cards.faction[card];
        if (isAt && faction >= 0) {
          ofFaction[occasion][faction] = true;
        } else if (isAt) {
          ofCommander[occasion][content.cards.commander[card]] = true;
        }
      }
    }
  }

  /** By occasion and card, the effects of its abilities that act then, orders aside. */
  private int[][][] moments(Content content, int[][] abilitiesOf) {
    int[][][] index = new int[Occasion.values().length][abilitiesOf.length][];
    for (int occasion = 0; occasion < index.length; occasion++) {
      for (int card = 0; card < abilitiesOf.length; card++) {
        List<Integer> about = new ArrayList<>();
        for (int ability : abilitiesOf[card]) {
          boolean acts =
              all.get(abilities + ability).isAt(occasion)
                  || isAlwaysOn(all.reactions(abilities + ability, occasion));
          if (!content.isOrder[ability] && acts) {
            about.add(abilities + ability);
          }
        }
        index[occasion][card] = about.stream().mapToInt(Integer::intValue).toArray();
      }
    }
    return index;
  }

  /** The effects of a unit card that act at a moment. */
  public int[] at(Occasion occasion, int card) {
    return onMoment[occasion.ordinal()][card];
  }

  public int[] atOfAttachment(Occasion occasion, int attachment) {
    return onMomentOfAttachment[occasion.ordinal()][attachment];
  }

  /** All cards for an occasion. */
  public int[] cardsAt(Occasion occasion) {
    return cardsAt[occasion.ordinal()];
  }

  /** The non-combat units that may do something at an occasion a few times in a game. */
  public int[] ncusAt(Occasion occasion) {
    return ncusAt[occasion.ordinal()];
  }

  /** True if a deck has a card for an occasion. */
  public boolean hasCard(Occasion occasion, int faction, int commander) {
    return ofFaction[occasion.ordinal()][faction]
        || (commander >= 0 && ofCommander[occasion.ordinal()][commander]);
  }

  private int read(Sheet sheet, String kind, String rule, String prefix, List<String> moments) {
    int first = found.size();
    for (Tree.Fields row : sheet.rows()) {
      String id = row.text("id");
      String clause = prefix.isEmpty() ? rule : prefix + id;
      Effect<Battlefield> effect = reader.read(row, found.size(), kind + "." + id, clause, moments);
      found.add(effect);
      if (!effect.sentences().isEmpty()) {
        printed.add(Printed.of(row, effect, reader.phrase(effect)));
      }
    }
    kinds.add(new EffectForms.Cards(kind, sheet.names(), first));
    return first;
  }

  /** By what is asked for and by card, the effects of its abilities that are about it. */
  private int[][][] index(int[][] abilitiesOf, int subjects, boolean figures) {
    int[][][] index = new int[subjects][abilitiesOf.length][];
    for (int subject = 0; subject < subjects; subject++) {
      for (int card = 0; card < abilitiesOf.length; card++) {
        List<Integer> about = new ArrayList<>();
        for (int ability : abilitiesOf[card]) {
          int effect = abilities + ability;
          boolean is =
              figures
                  ? isAlwaysOn(all.modifiers(effect, subject))
                  : isAlwaysOn(all.permissions(effect, subject))
                      || isAlwaysOn(all.prohibitions(effect, subject));
          if (is) {
            about.add(effect);
          }
        }
        index[subject][card] = about.stream().mapToInt(Integer::intValue).toArray();
      }
    }
    return index;
  }

  /** True if one of these is so without being put in force. */
  private static boolean isAlwaysOn(List<Sentence<Battlefield>> sentences) {
    return sentences.stream()
        .anyMatch(sentence -> sentence.until() == 0 || sentence.until() == ATTACHED);
  }

  /** True for a tactics card or an order, which others may answer. */
  public boolean isPlayed(int effect) {
    return effect >= cards ? effect < ncus : effect >= abilities && isOrder[effect - abilities];
  }

  /** The effects of a unit card that change a figure. */
  public int[] onFigure(Figure figure, int card) {
    return onFigure[figure.ordinal()][card];
  }

  public int[] onAct(Act act, int card) {
    return onAct[act.ordinal()][card];
  }

  public int[] onFigureOfAttachment(Figure figure, int attachment) {
    return onFigureOfAttachment[figure.ordinal()][attachment];
  }

  public int[] onActOfAttachment(Act act, int attachment) {
    return onActOfAttachment[act.ordinal()][attachment];
  }

  EffectForms<Battlefield> forms(Content content, Kind seats) {
    Map<String, Names> names = new LinkedHashMap<>();
    names.put("unit", content.unitNames);
    names.put("seat", content.seatNames);
    names.put("council", content.councilNames);
    return new EffectForms<>(seats, all, scopes, names::get, kinds);
  }

  /** The words that sentences are made of. */
  public Vocabulary<Battlefield> words() {
    return words;
  }
}
