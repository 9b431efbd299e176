package banneret.server.people;

import banneret.server.trouble.Trouble;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** What people are called. The name of an account belongs to it: nobody else is called so. */
final class Names {
  private static final int LONGEST = 40;

  /** What the page calls whoever has not said a name, and this house. */
  private static final Set<String> RESERVED = Set.of("guest", "invité", "banneret");

  private Names() {}

  /** A name that fits a line: marks that nobody sees are taken out of it. */
  static String name(String text) {
    String name = text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "").strip();
    if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST) {
      throw Trouble.malformed("name");
    }
    return name;
  }

  /** A name as names are compared: letters large or small, however they are written. */
  static String key(String text) {
    return Normalizer.normalize(name(text), Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\s+", " ");
  }

  /** The name of an account to be, which must not be one that all may have. */
  static String account(String text) {
    String key = key(text);
    if (RESERVED.contains(key)) {
      throw Trouble.of(409, "account-taken");
    }
    return key;
  }

  /** True if this is the name of an account, and not of this person's own. */
  static boolean isAnothers(Handle handle, String key, String person) {
    return handle
        .select("select 1 from person where account = ? and id <> ?", key, person)
        .mapTo(Integer.class)
        .findFirst()
        .isPresent();
  }

  /** Whoever is called as an account now is gets a number behind the name. */
  static void giveWay(Handle handle, String account, String person) {
    int number = 2;
    while (isAnothers(handle, account + " " + number, "")) {
      number++;
    }
    handle.execute(
        "update person set name = name || ' ' || cast(? as text), name_key = ?"
            + " where name_key = ? and id <> ?",
        Integer.toString(number),
        account + " " + number,
        account,
        person);
  }
}
