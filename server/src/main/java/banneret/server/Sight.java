package banneret.server;

import banneret.kernel.Committed;
import banneret.kernel.GameRecord;
import banneret.kernel.Position;
import banneret.kernel.Tree;
import banneret.wire.Herald;
import banneret.wire.Wants;
import java.time.Instant;

/**
 * What those who look on may see.
 *
 * @param <P> the game's position
 */
final class Sight<P extends Position<P>> {
  private final SharedTable<P> table;

  Sight(SharedTable<P> table) {
    this.table = table;
  }

  /** Lets somebody look on: he is sent what came after an entry and after so much chat. */
  void attach(Reader reader, int after, int heard) {
    table.catchUp(after);
    table.attempt(() -> {
      int seat = table.seating().seatOf(reader);
      table.attach(reader, seat);
      reader.send(Audience.table(tree(reader.who())));
      Play<P> play = table.play();
      if (play != null) {
        int from = Math.clamp(after, -1, play.seq());
        reader.send(Audience.update(play.herald(), seat, reader.wants(), from));
      }
      Chat chat = table.chat();
      if (chat.heard(seat) > heard) {
        reader.send(Audience.chat(chat, seat, heard));
      }
      return true;
    });
  }

  /** The table as somebody may know it. */
  Tree.Fields table(Who who) {
    return table.look(() -> {
      table.seating().toLook(who, Reader.OWN_SEAT);
      return tree(who);
    });
  }

  /** The table and what lies before somebody now, if the game has begun. */
  Tree.Fields state(Who who, int wanted, Wants wants) {
    return table.look(() -> {
      int seat = table.seating().toLook(who, wanted);
      Tree.Fields out = Tree.fields().put("table", tree(who));
      Play<P> play = table.play();
      return play == null ? out : out.put("state", play.herald().state(seat, wants));
    });
  }

  /** What has happened after an entry; waits so many seconds for it. */
  Tree.Fields news(Who who, int wanted, int after, int wait, Wants wants) {
    table.catchUp(after);
    return table.look(() -> {
      table.seating().toLook(who, wanted);
      table.awaitMoves(after, wait);
      int seat = table.seating().toLook(who, wanted);
      Herald<P> herald = table.playing().herald();
      return Tree.fields()
          .put("news", herald.news(seat, Math.clamp(after, -1, herald.seq()), wants))
          .put("state", herald.state(seat, wants));
    });
  }

  /** What somebody has heard after so much. */
  Tree.Fields chat(Who who, int wanted, int after) {
    return table.look(() -> {
      int seat = table.seating().toLook(who, wanted);
      return Tree.fields().put("chat", table.chat().tree(seat, after));
    });
  }

  /** The record as somebody may know it. */
  Tree.Fields record(Who who, int wanted) {
    return table.look(() -> {
      int seat = table.seating().toLook(who, wanted);
      GameRecord record = table.record();
      return table.playing().isOver() ? record.write() : record.seenBy(seat);
    });
  }

  /** The whole record, which must be of a game that is over. */
  GameRecord ended(Who who) {
    return table.look(() -> {
      table.seating().toLook(who, Reader.OWN_SEAT);
      if (!table.playing().isOver()) {
        throw Trouble.of(409, "not-over");
      }
      return table.record();
    });
  }

  /** What is needed to look at an earlier moment. */
  private record Past(GameRecord record, int seat, boolean ended, int inForce) {}

  /** An earlier moment, after so many of the entries in force; played again without the lock. */
  Tree.Fields replay(Who who, int wanted, int count, Wants wants) {
    Past past =
        table.look(() -> {
          Play<P> play = table.playing();
          int seat = table.seating().toLook(who, wanted);
          return new Past(play.record(), seat, play.isOver(), play.inForce());
        });
    if (count < 1 || count > past.inForce) {
      throw Trouble.of(404, "no-such-moment");
    }
    Herald<P> herald = Play.replay(table.book(), past.record, count, past.ended);
    return Tree.fields()
        .put("count", count)
        .put("of", past.inForce)
        .put("news", herald.news(past.seat, herald.seq() - 1, wants))
        .put("state", herald.state(past.seat, wants));
  }

  Tree.Fields tree(Who who) {
    Rows.Game row = table.row();
    Tree.Fields out =
        Tree.fields()
            .put("id", row.id())
            .put("game", row.title())
            .put("status", row.status())
            .put("open", row.listed())
            .put("watchable", row.watchable())
            .put("options", Play.setup(row).options())
            .put("created", Instant.ofEpochSecond(row.created()).toString())
            .put("chairs", table.chairs().tree(row.owner(), table.seating().here()))
            .put("privateTalk", table.book().game().privateTalk())
            .put("dice", dice());
    Rows.Proposal proposal = table.proposal();
    if (proposal != null) {
      out.put(
          "undo",
          Tree.fields()
              .put("count", proposal.count())
              .put("by", proposal.seat())
              .put("agreed", Herald.seats(proposal.agreed())));
    }
    return table.seating().isMember(who) ? out.put("you", you(who)) : out;
  }

  private Tree.Fields dice() {
    Tree.Items added = Tree.items();
    table.chairs().contributions().forEach(added::add);
    return Tree.fields()
        .put("commitment", Committed.commitment(table.row().secret()))
        .put("contributions", added);
  }

  private Tree.Fields you(Who who) {
    Tree.Items chairs = Tree.items();
    Tree.Items seats = Tree.items();
    table.chairs().of(who).forEach(chair -> chairs.add(chair.chair()));
    table.chairs().seats(who).forEach(seats::add);
    return Tree.fields()
        .put("chairs", chairs)
        .put("seats", seats)
        .put("owner", table.seating().isOwner(who))
        .put("invite", table.row().invite());
  }
}
