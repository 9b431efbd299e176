package banneret.cli.thrones;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.told.Breakdown;
import banneret.thrones.battle.Battle;
import banneret.thrones.battle.Strength;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Realm;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/** What lies beside the map: turn, tracks, Westeros cards, houses, the battle. */
public final class ThronesPanel {
  private static final String TOKENS = "♔†✉";
  private static final List<String> BANS =
      List.of("sea-of-storms", "feast-for-crows", "storm-of-swords", "rains-of-autumn");

  private final Texts texts;
  private final Messages messages;
  private final ThronesMap map;

  ThronesPanel(Texts texts, Messages messages, ThronesMap map) {
    this.texts = texts;
    this.messages = messages;
    this.map = map;
  }

  List<AttributedString> draw(SeatView sight, Realm realm, int width) {
    List<AttributedString> lines = new ArrayList<>();
    lines.addAll(Paint.wrap(head(sight, realm), width, 2));
    lines.addAll(Paint.wrap(tracks(realm), width, 2));
    AttributedString westeros = westeros(realm);
    if (westeros.length() > 0) {
      lines.addAll(Paint.wrap(westeros, width, 2));
    }
    for (int house = 0; house < realm.seats(); house++) {
      lines.addAll(Paint.wrap(house(sight, realm, house), width, 4));
    }
    if (realm.isBattle()) {
      lines.addAll(battle(realm, width));
    }
    return lines;
  }

  /** Turn, phase, whom the game waits for, the wildlings. */
  private AttributedString head(SeatView sight, Realm realm) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(
        messages.say("thrones.turn", "n", realm.turn.get(), "of", realm.content.turns), Paint.BOLD);
    String phase = phase(realm, sight.step());
    line.append(phase.isEmpty() ? "" : " · " + phase);
    line.append(
        " · " + messages.say("thrones.threat", "n", realm.content.wildlings[realm.threat.get()]));
    if (sight.awaited() != 0) {
      line.append(" · ");
      boolean several = Integer.bitCount(sight.awaited()) > 1;
      line.append(messages.say(several ? "thrones.thinking" : "thrones.awaited")).append(" ");
      boolean first = true;
      for (int house = 0; house < realm.seats(); house++) {
        if ((sight.awaited() >>> house & 1) != 0) {
          line.append(first ? "" : ", ").append(map.name(house));
          first = false;
        }
      }
    }
    return line.toAttributedString();
  }

  private String phase(Realm realm, @Nullable String step) {
    if (step == null) {
      return realm.standing() == null ? "" : messages.say("panel.over");
    }
    String phase =
        switch (step) {
          case "place-orders", "raven" -> "planning";
          case "raid-from", "raid-target" -> "raids";
          case "march-from", "send", "leave-crest" -> "marches";
          case "recruit",
              "bid-for-influence",
              "bid-for-watch",
              "break-tie-rank",
              "break-tie-highest",
              "break-tie-lowest",
              "pay-wildlings" ->
              "westeros";
          default -> !realm.isBattle() ? "westeros" : realm.defender() < 0 ? "marches" : "battle";
        };
    return texts.text("phase." + phase);
  }

  /** The three tracks by letters, the token before its holder, stars behind the court's ranks. */
  private AttributedString tracks(Realm realm) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (int track = 0; track < 3; track++) {
      line.append(track == 0 ? "" : " · ").append(texts.name("track", track), Paint.BOLD);
      boolean empty = realm.house(track, 0) < 0;
      if (empty) {
        line.append(" ").append(holder(realm, track, realm.holders.get(track))).append(" …");
      }
      for (int rank = 0; rank < realm.seats() && !empty; rank++) {
        int house = realm.house(track, rank);
        if (house >= 0) {
          line.append(" ").append(holder(realm, track, house));
          if (track == Realm.COURT) {
            line.append("★".repeat(realm.stars(house)));
          }
        }
      }
      if (track == Realm.FIEFS && realm.bladeUsed.is()) {
        line.append(" " + messages.say("thrones.blade-used"), Paint.FAINT);
      }
    }
    return line.toAttributedString();
  }

  private AttributedString holder(Realm realm, int track, int house) {
    String token = realm.holders.get(track) == house ? TOKENS.substring(track, track + 1) : "";
    return new AttributedString(token + map.letter(house), ThronesDisplay.colour(house));
  }

  /** The cards being applied, and what this turn's cards forbid. */
  private AttributedString westeros(Realm realm) {
    List<String> parts = new ArrayList<>();
    for (int deck = 0; deck < Content.DECKS; deck++) {
      if (realm.revealed.get(deck) >= 0) {
        String card = texts.name("westeros", realm.revealed.get(deck));
        parts.add(messages.say("thrones.deck", "n", deck + 1, "card", card));
      }
    }
    for (int ban = 0; ban < BANS.size(); ban++) {
      if (realm.isBanned(1 << ban)) {
        parts.add(texts.text("westeros." + BANS.get(ban) + ".text"));
      }
    }
    String text = String.join(" · ", parts);
    return new AttributedString(
        parts.isEmpty() ? "" : messages.say("thrones.westeros") + " " + text);
  }

  private AttributedString house(SeatView sight, Realm realm, int house) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append((sight.awaited() >>> house & 1) != 0 ? "▶" : " ").append(map.name(house));
    line.append(" ".repeat(Math.max(1, 10 - texts.name("seat", house).length())));
    line.append(
        messages.say(
            "thrones.house",
            "castles",
            Control.castles(realm, house),
            "needed",
            realm.content.setUp(realm.seats()).castlesToWin(),
            "supply",
            realm.supply.get(house),
            "banners",
            padded(ThronesPieces.spaced(ThronesPieces.banners(realm, house))),
            "armies",
            padded(
                ThronesPieces.spaced(
                    ThronesPieces.armies(realm, house, new int[realm.content.regions]))),
            "crests",
            realm.available.get(house) < 10
                ? " " + realm.available.get(house)
                : realm.available.get(house),
            "cards",
            realm.handSize(house)));
    return line.toAttributedString();
  }

  private static String padded(String text) {
    return text + " ".repeat(Math.max(0, 9 - text.length()));
  }

  /** Both strengths so far; of a march on neutrals its own and theirs. */
  private List<AttributedString> battle(Realm realm, int width) {
    int region = realm.battleRegion();
    boolean neutral = realm.neutral.get(region) > 0;
    AttributedStringBuilder head = new AttributedStringBuilder();
    String where = texts.text("region." + realm.content.regionNames.word(region) + ".at");
    head.append(
            messages.say(neutral ? "thrones.march" : "thrones.battle", "where", where), Paint.BOLD)
        .append(" ");
    head.append(map.name(realm.attacker())).append(" · ");
    Breakdown[] sums = neutral ? Strength.explainAgainstNeutral(realm) : Strength.explain(realm);
    head.append(texts.say(sums[0]));
    List<AttributedString> lines = new ArrayList<>(Paint.wrap(head.toAttributedString(), width, 4));
    AttributedStringBuilder other = new AttributedStringBuilder().append("    ");
    if (neutral) {
      other.append(messages.say("thrones.neutral-force", "n", realm.neutral.get(region)));
    } else {
      other.append(map.name(realm.defender())).append(" · ");
      other.append(texts.say(sums[1]));
      other.append(" · ").append(messages.say("thrones.tied")).append(" ");
      other.append(map.name(Battle.winnerOfTie(realm)));
    }
    lines.addAll(Paint.wrap(other.toAttributedString(), width, 6));
    return lines;
  }
}
