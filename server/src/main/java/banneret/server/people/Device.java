package banneret.server.people;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A browser and a system, as much as helps to know one's own sessions apart. */
public final class Device {
  private static final Map<String, String> BROWSERS = new LinkedHashMap<>();
  private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

  static {
    // In this order: most browsers name others, too.
    BROWSERS.put("Edg", "Edge");
    BROWSERS.put("OPR/", "Opera");
    BROWSERS.put("Firefox/", "Firefox");
    BROWSERS.put("FxiOS/", "Firefox");
    BROWSERS.put("CriOS/", "Chrome");
    BROWSERS.put("Chrome/", "Chrome");
    BROWSERS.put("Safari/", "Safari");
    SYSTEMS.put("Android", "Android");
    SYSTEMS.put("iPhone", "iPhone");
    SYSTEMS.put("iPad", "iPad");
    SYSTEMS.put("Windows", "Windows");
    SYSTEMS.put("Macintosh", "macOS");
    SYSTEMS.put("Linux", "Linux");
  }

  private Device() {}

  /** What a {@code User-Agent} header says, or nothing. */
  public static String of(@Nullable String agent) {
    String browser = found(BROWSERS, agent);
    String system = found(SYSTEMS, agent);
    return browser.isEmpty() || system.isEmpty() ? browser + system : browser + " · " + system;
  }

  private static String found(Map<String, String> known, @Nullable String agent) {
    return known.entrySet().stream()
        .filter(one -> agent != null && agent.contains(one.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }
}
