package banneret.laws.mutate;

/**
 * One small change of a class.
 *
 * @param type the class, such as {@code banneret.battue.ending.Ending}
 * @param file the name of its source file
 * @param method the number of the method in the class
 * @param place the number of the changed element in the method's code
 * @param change what is changed
 */
record Mutant(String type, String file, int line, int method, int place, Change change) {
  /** The kinds of change. */
  enum Change {
    NEGATED("a condition is negated"),
    BOUNDARY("a comparison takes or leaves its boundary"),
    OPERATOR("another operator"),
    CONSTANT("a constant is one more"),
    CALL("a call is left out"),
    FLAG("a result is inverted"),
    NOTHING("nothing is returned");

    final String words;

    Change(String words) {
      this.words = words;
    }
  }

  /** Where it is and what it does: {@code banneret/battue/ending/Ending.java:31: …}. */
  @Override
  public String toString() {
    String folder = type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/');
    return folder + file + ":" + line + ": " + change.words;
  }
}
