package banneret.server.people;

import banneret.server.trouble.Trouble;
import org.jspecify.annotations.Nullable;

/**
 * Who asks: a person, a program with the token of one chair, or a stranger.
 *
 * @param person the person's id, or null
 * @param game the game that a token is for, or empty
 * @param chair the chair that a token is for
 * @param giver the person who gave the token, or empty; it is worth nothing once he has left
 * @param token the name of that token, or empty
 */
public record Who(@Nullable String person, String game, int chair, String giver, String token) {
  public static final Who STRANGER = new Who(null, "", -1, "", "");

  public static Who person(String id) {
    return new Who(id, "", -1, "", "");
  }

  static Who holder(String game, int chair, String giver, String token) {
    return new Who(null, game, chair, giver, token);
  }

  /** True for a program, which may look and answer for its chair and nothing else. */
  public boolean isProgram() {
    return !token.isEmpty();
  }

  /** Refuses programs. */
  public void mustBePerson() {
    if (isProgram()) {
      throw Trouble.of(403, "only-plays");
    }
  }

  /** One word for whoever this is. */
  public String name() {
    return person != null ? person : giver;
  }

  /** The person, who must be one. */
  public String known() {
    if (person == null) {
      throw Trouble.of(401, "stranger");
    }
    return person;
  }
}
