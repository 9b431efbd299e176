package banneret.battue.city;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Effects;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads what loot cards and events do; loot cards come first among the effects. */
final class CardReader {
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

  private CardReader(Vocabulary<City> words, EffectReader<City> reader) {
    this.words = words;
    this.reader = reader;
  }

  /** Reads all cards. */
  static Effects<City> read(
      Vocabulary<City> words, EffectReader<City> reader, Sheet loot, Sheet events) {
    CardReader cards = new CardReader(words, reader);
    loot.rows().forEach(cards::loot);
    events.rows().forEach(cards::event);
    return reader.effects(city -> city.lasting);
  }

  private void loot(Tree.Fields card) {
    Tree.Items timing = card.itemsOf("timing");
    List<String> usual = new ArrayList<>();
    for (Tree word : timing.all()) {
      String found = word.asText();
      boolean known = TIMINGS.containsKey(found + "-cards");
      word.expect(known, "expected start, attack, defence or end, found '" + found + "'");
      usual.add(found + "-cards");
    }
    Effect<City> effect = read(card, "loot", "card." + card.text("id"), usual, "timing");
    for (String moment : card.has("when") ? words.moments().words() : List.<String>of()) {
      if (effect.isAt(words.moments().id(moment))) {
        String printed = TIMINGS.getOrDefault(moment, "");
        card.get("when").expect(!printed.isEmpty(), "no card is played then");
        boolean same = printed.equals(String.join(" or ", timing.texts()));
        timing.expect(same, "a card for " + moment + " has the timing " + printed);
      }
    }
  }

  private void event(Tree.Fields card) {
    card.expect(!card.has("when"), "an event acts when it is drawn");
    read(card, "event", "event.follow-and-discard", List.of("drawn"), "count");
  }

  private Effect<City> read(
      Tree.Fields card, String kind, String rule, List<String> moments, String more) {
    String key = kind + "." + card.text("id");
    Effect<City> effect = reader.card(card, key, rule, moments, "count", "vp", more);
    reader.print(card, effect);
    return effect;
  }
}
