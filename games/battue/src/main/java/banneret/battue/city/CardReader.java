package banneret.battue.city;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Printed;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads what loot cards and events do; loot cards come first among the effects. */
public final class CardReader {
  /** What is printed on cards for a moment that they name. */
  private static final Map<String, String> TIMINGS =
      Map.of(
          "start-cards", "start",
          "attack-cards", "attack",
          "defence-cards", "defence",
          "after-attack-roll", "attack",
          "after-defence-roll", "defence",
          "after-both-rolls", "attack",
          "on-tie", "attack",
          "after-loss", "attack or defence",
          "end-cards", "end");

  private final Vocabulary<City> words;
  private final EffectReader<City> reader;
  private final List<Effect<City>> effects = new ArrayList<>();
  private final List<Printed> printed = new ArrayList<>();

  CardReader(Vocabulary<City> words) {
    this.words = words;
    reader = new EffectReader<>(words);
  }

  /** Reads a loot card. */
  public void loot(Tree.Fields card) {
    allow(card, "timing");
    List<String> timing = card.itemsOf("timing").texts();
    List<String> usual = new ArrayList<>();
    for (Tree word : card.itemsOf("timing").all()) {
      String moment = word.asText() + "-cards";
      if (!TIMINGS.containsKey(moment)) {
        throw word.wrong("expected start, attack, defence or end, found '" + word.asText() + "'");
      }
      usual.add(moment);
    }
    Effect<City> effect = read(card, "loot", "card." + card.text("id"), usual);
    for (String moment : card.has("when") ? words.moments().words() : List.<String>of()) {
      if (effect.isAt(words.moments().id(moment))) {
        String printedThen = TIMINGS.getOrDefault(moment, "");
        if (printedThen.isEmpty()) {
          throw card.get("when").wrong("no card is played then");
        }
        if (!printedThen.equals(String.join(" or ", timing))) {
          throw card.get("timing").wrong("a card for " + moment + " has the timing " + printedThen);
        }
      }
    }
  }

  /** Reads an event. */
  public void event(Tree.Fields card) {
    allow(card);
    if (card.has("when")) {
      throw card.get("when").wrong("an event acts when it is drawn");
    }
    read(card, "event", "event.follow-and-discard", List.of("drawn"));
  }

  private Effect<City> read(Tree.Fields card, String kind, String rule, List<String> moments) {
    String key = kind + "." + card.text("id");
    Effect<City> effect = reader.read(card, effects.size(), key, rule, moments);
    effects.add(effect);
    printed.add(Printed.of(card, effect, reader.phrase(effect)));
    return effect;
  }

  private static void allow(Tree.Fields card, String... more) {
    List<String> names = new ArrayList<>(EffectReader.KEYS);
    names.addAll(List.of("id", "name", "text", "count", "vp", "provenance"));
    names.addAll(List.of(more));
    card.allow(names.toArray(new String[0]));
  }

  /** All that was read, compiled. */
  public Effects<City> effects() {
    return new Effects<>(words, effects, city -> city.lasting);
  }

  /** How the cards read. */
  public List<Printed> printed() {
    return List.copyOf(printed);
  }
}
