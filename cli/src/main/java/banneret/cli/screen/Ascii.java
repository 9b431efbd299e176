package banneret.cli.screen;

import java.text.Normalizer;

/** Writes with the plainest characters alone, for screens that know no others. */
public final class Ascii {
  private static final String FROM =
      "●■▲◆○□△◇─│┌┐└┘├┤┬┴┼▶◀▼·×…’“”−—‹›«»→♜♖♛♔†✉★–←↗↘↙↖♣≈⌂±⚑▮▯░▓↑↓¶≡°";
  private static final String TO =
      "RBGYrbgy-|+++++++++><v.x.'\"\"--<><>>#=^$+@*-<^vv^&~n+!#-:%^v$=d";

  private Ascii() {}

  public static String of(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int at = FROM.indexOf(c);
      if (at >= 0) {
        out.append(TO.charAt(at));
      } else if (c < 128) {
        out.append(c);
      } else {
        String plain = Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFD);
        out.append(plain.charAt(0) < 128 ? plain.charAt(0) : c == '\u00A0' ? ' ' : '?');
      }
    }
    return out.toString();
  }
}
