package banneret.wire;

/** What French does where two words meet. */
final class French {
  private French() {}

  /**
   * Joins what is made of parts: {@code de le} is {@code du}, {@code que aucun} is {@code
   * qu'aucun}.
   */
  static String contracted(String text) {
    return text.replaceAll("\\bde le ", "du ")
        .replaceAll("\\bde les ", "des ")
        .replaceAll("(?<= )à le ", "au ")
        .replaceAll("(?<= )à les ", "aux ")
        .replaceAll("\\b(d|qu)e (?=[aeiouyéèêâîôû])", "$1'")
        .replaceAll("\\bsi il", "s'il");
  }
}
