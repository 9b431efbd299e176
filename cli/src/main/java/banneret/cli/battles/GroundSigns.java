package banneret.cli.battles;

import banneret.battles.field.Terrain;
import banneret.cli.screen.Paint;
import java.util.Map;
import org.jline.utils.AttributedStyle;

/** How each kind of terrain is drawn: a sign, and five of them where nothing else is. */
final class GroundSigns {
  private static final AttributedStyle WATER = Paint.PLAIN.foreground(67);
  private static final AttributedStyle WOOD = Paint.PLAIN.foreground(71);
  private static final AttributedStyle EARTH = Paint.PLAIN.foreground(137);
  private static final AttributedStyle STONE = Paint.PLAIN.foreground(145);

  private record Look(String sign, String texture, AttributedStyle style) {}

  private static final Map<String, Look> LOOKS =
      Map.ofEntries(
          Map.entry("plains", new Look(" ", "     ", Paint.FAINT)),
          Map.entry("hill", new Look("^", " ^^^ ", EARTH)),
          Map.entry("forest", new Look("♣", " ♣♣♣ ", WOOD)),
          Map.entry("river", new Look("~", "~~~~~", WATER)),
          Map.entry("forest-river", new Look("≈", "~♣~♣~", WATER)),
          Map.entry("building", new Look("⌂", " ⌂⌂⌂ ", STONE)),
          Map.entry("road", new Look("=", " === ", EARTH)),
          Map.entry("forest-road", new Look("±", "♣===♣", WOOD)),
          Map.entry("wooden-bridge", new Look("H", "~HHH~", EARTH)),
          Map.entry("stone-bridge", new Look("#", "~###~", STONE)),
          Map.entry("palisade", new Look("!", "!!!!!", EARTH)),
          Map.entry("tent", new Look("A", " AAA ", STONE)),
          Map.entry("siege-tower", new Look("T", " TTT ", EARTH)),
          Map.entry("ford", new Look("o", "~ooo~", WATER)),
          Map.entry("devastation", new Look("x", " xxx ", Paint.FAINT)));

  private GroundSigns() {}

  /** Terrain of a pack that is not drawn here has the sign of its maps. */
  private static Look look(Terrain terrain, int kind) {
    Look known = LOOKS.get(terrain.names.word(kind));
    String sign = terrain.signs[kind];
    return known == null ? new Look(sign, " " + sign.repeat(3) + " ", STONE) : known;
  }

  static String sign(Terrain terrain, int kind) {
    return look(terrain, kind).sign;
  }

  static String texture(Terrain terrain, int kind) {
    return look(terrain, kind).texture;
  }

  static AttributedStyle style(Terrain terrain, int kind) {
    return look(terrain, kind).style;
  }
}
