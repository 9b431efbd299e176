package banneret.miniatures;

import banneret.miniatures.field.AttachmentCards;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.NcuCards;
import org.jspecify.annotations.Nullable;

/** What must be true of armies: their people, and the zones that these hold. */
final class ArmySoundness {
  private ArmySoundness() {}

  /** The first thing that is wrong, or null. */
  static @Nullable String broken(Battlefield field) {
    for (int seat = 0; seat < field.seats(); seat++) {
      String wrong = brokenAttachments(field, seat);
      if (wrong == null) {
        wrong = brokenCharacters(field, seat);
      }
      if (wrong == null) {
        wrong = brokenCouncil(field, seat);
      }
      if (wrong != null) {
        return wrong;
      }
    }
    return brokenZones(field);
  }

  private static @Nullable String brokenAttachments(Battlefield field, int seat) {
    AttachmentCards people = field.content.attachments;
    int leader = field.commander.get(seat);
    if (leader >= 0
        && people.faction[leader] != field.faction.get(seat)
        && people.faction[leader] != field.content.neutral) {
      return "armies: " + people.names.word(leader) + " commands no army of this faction";
    }
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      int who = field.card(unit) < 0 ? -1 : field.attachment.get(unit);
      if (who < 0) {
        continue;
      }
      String word = field.content.unitNames.word(unit) + ": " + people.names.word(who);
      if (people.type[who] != field.content.units.type[field.card(unit)]) {
        return word + " cannot join a unit of this type";
      }
      if (people.isCommander[who] && field.commander.get(seat) != who) {
        return word + " is a commander, and not that of this army";
      }
    }
    return null;
  }

  /** Every character is there once, in whatever version. */
  private static @Nullable String brokenCharacters(Battlefield field, int seat) {
    Content content = field.content;
    boolean[] found = new boolean[content.characterNames.count()];
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      int card = field.card(unit);
      int who = card < 0 ? -1 : field.attachment.get(unit);
      int person = card < 0 ? -1 : content.units.character[card];
      if (isSecond(found, person)
          || isSecond(found, who < 0 ? -1 : content.attachments.character[who])) {
        return "armies: a character of " + content.unitNames.word(unit) + " is there twice";
      }
    }
    for (int ncu = 0; ncu < content.ncus.names.count(); ncu++) {
      if (field.council.is(seat, ncu) && isSecond(found, content.ncus.character[ncu])) {
        return "armies: " + content.ncus.names.word(ncu) + " is there as another version too";
      }
    }
    return null;
  }

  private static boolean isSecond(boolean[] found, int character) {
    boolean isSecond = character >= 0 && found[character];
    if (character >= 0) {
      found[character] = true;
    }
    return isSecond;
  }

  private static @Nullable String brokenCouncil(Battlefield field, int seat) {
    NcuCards ncus = field.content.ncus;
    for (int ncu = 0; ncu < ncus.names.count(); ncu++) {
      String word = "armies: " + ncus.names.word(ncu);
      if (field.councilActivated.is(seat, ncu) && !field.council.is(seat, ncu)) {
        return word + " was activated and is not in the army";
      }
      if (field.chargesUsed.get(seat, ncu) > ncus.charges[ncu]) {
        return word + " has done so more often than it may";
      }
    }
    return null;
  }

  private static @Nullable String brokenZones(Battlefield field) {
    int zones = field.content.zoneNames.count();
    for (int zone = 0; zone < zones; zone++) {
      int seat = field.zoneSeat.get(zone);
      int ncu = field.zoneNcu.get(zone);
      String word = "zones: " + field.content.zoneNames.word(zone);
      if (seat >= 0 != ncu >= 0) {
        return word + " wants both the seat and the non-combat unit";
      }
      if (seat >= 0 && !field.council.is(seat, ncu)) {
        return word + " is held by a non-combat unit that is not in the army";
      }
      for (int other = 0; other < zone && seat >= 0; other++) {
        if (field.zoneSeat.get(other) == seat && field.zoneNcu.get(other) == ncu) {
          return word + " is the second zone of its non-combat unit";
        }
      }
    }
    return null;
  }
}
