package banneret.cli.thrones;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.ReaderWords;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Realm;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** The characters of the houses, which all may see: only which one is chosen is secret. */
public final class ThronesHands {
  private final Texts texts;
  private final Messages messages;
  private final ThronesMap map;

  ThronesHands(Texts texts, Messages messages, ThronesMap map) {
    this.texts = texts;
    this.messages = messages;
    this.map = map;
  }

  /** A house's own characters in full, those of the others in a line each. */
  List<AttributedString> all(Realm realm, int seat, int width) {
    List<AttributedString> lines = new ArrayList<>();
    if (seat >= 0) {
      lines.addAll(cards(realm, seat, width));
    }
    lines.addAll(Paint.wrap(Paint.faint(messages.say("thrones.figures")), width, 4));
    for (int house = 0; house < realm.seats(); house++) {
      if (house != seat) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.append(map.name(house)).append(messages.say("colon"));
        line.append(String.join(", ", names(realm, house, true, true)));
        line.append(played(realm, house));
        lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
      }
    }
    return lines;
  }

  /** The characters of the house of this name, or nothing if there is none. */
  List<AttributedString> look(Realm realm, String name, int width) {
    for (int house = 0; house < realm.seats(); house++) {
      if (ReaderWords.plain(texts.name("seat", house)).equals(ReaderWords.plain(name))) {
        return cards(realm, house, width);
      }
    }
    return List.of();
  }

  private List<AttributedString> cards(Realm realm, int house, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < Content.CHARACTERS_PER_HOUSE; i++) {
      int card = house * Content.CHARACTERS_PER_HOUSE + i;
      AttributedStyle style = realm.holds(card) ? Paint.BOLD : Paint.FAINT;
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(character(realm, card), style);
      String key = "character." + realm.content.characterNames.word(card) + ".text";
      line.append(texts.has(key) ? " " + texts.text(key) : "");
      line.append(realm.holds(card) ? "" : " " + messages.say("thrones.is-played"));
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 4));
    }
    return lines;
  }

  /** What follows a house that has played characters, or nothing. */
  private AttributedString played(Realm realm, int house) {
    List<String> played = names(realm, house, false, false);
    String names = String.join(", ", played);
    return played.isEmpty()
        ? AttributedString.EMPTY
        : Paint.faint(" · " + messages.say("thrones.played", "cards", names));
  }

  /** The characters that a house has in hand, or those it has played. */
  private List<String> names(Realm realm, int house, boolean held, boolean figures) {
    Content content = realm.content;
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Content.CHARACTERS_PER_HOUSE; i++) {
      if (realm.holds(house * Content.CHARACTERS_PER_HOUSE + i) == held) {
        int card = house * Content.CHARACTERS_PER_HOUSE + i;
        String three =
            content.characterStrength[card]
                + "/"
                + content.characterSwords[card]
                + "/"
                + content.characterTowers[card];
        names.add(texts.name("character", card) + (figures ? " " + three : ""));
      }
    }
    return names;
  }

  private String character(Realm realm, int card) {
    return messages.say(
        "thrones.character",
        "name",
        texts.name("character", card),
        "strength",
        realm.content.characterStrength[card],
        "swords",
        realm.content.characterSwords[card],
        "towers",
        realm.content.characterTowers[card]);
  }
}
