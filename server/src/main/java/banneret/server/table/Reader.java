package banneret.server.table;

import banneret.server.people.Who;
import banneret.server.trouble.Trouble;
import banneret.wire.Wants;

/** Somebody who looks on at a table. */
public interface Reader {
  /** A reader looks from his first seat, unless he wants another. */
  int OWN_SEAT = -2;

  Who who();

  /** The seat from which he wants to look: -1 for a spectator. */
  int wanted();

  Wants wants();

  /** True once he is gone for good; said by him before he is taken off the table's list. */
  boolean hasLeft();

  /** Sends a message in JSON; never waits. */
  void send(String message);

  /** Sends him away. */
  void dismiss(Trouble why);
}
