package banneret.server.people;

import banneret.server.store.Writer;

/** Tables to which accounts are invited by name. */
public final class Invitations {
  private final Writer writer;
  private final Relations relations;

  public Invitations(Writer writer, Relations relations) {
    this.writer = writer;
    this.relations = relations;
  }

  /** Whom somebody means by the name of an account: another one, who is there. */
  public String guest(String person, String account) {
    return relations.other(person, account).id();
  }

  /** Somebody does not want to be invited to a table any more. */
  public void decline(String person, String game) {
    writer.run(handle ->
        handle.execute("delete from invitation where game = ? and person = ?", game, person));
  }
}
