package banneret.server;

import org.jspecify.annotations.Nullable;

/**
 * Who asks: a person, a program with the token of one chair, or a stranger.
 *
 * @param person the person's id, or null
 * @param game the game that a token is for, or empty
 * @param chair the chair that a token is for
 * @param giver the person who gave the token, or empty; it is worth nothing once he has left
 */
record Who(@Nullable String person, String game, int chair, String giver) {
  static final Who STRANGER = new Who(null, "", -1, "");

  static Who person(String id) {
    return new Who(id, "", -1, "");
  }

  static Who holder(String game, int chair, String giver) {
    return new Who(null, game, chair, giver);
  }

  /** The person, who must be one. */
  String known() {
    if (person == null) {
      throw Trouble.of(401, "stranger");
    }
    return person;
  }
}
