package banneret.server.table;

import banneret.kernel.luck.Committed;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.tree.Tree;
import banneret.server.game.RunningGame;
import banneret.server.people.Who;
import banneret.server.store.Rows;
import banneret.server.trouble.Trouble;
import banneret.wire.Herald;
import banneret.wire.Wants;
import java.time.Instant;
import java.util.List;

/**
 * What those who look on may see.
 *
 * @param <P> the game's position
 */
public final class Reading<P extends Position<P>> {
  private final SharedTable<P> table;

  Reading(SharedTable<P> table) {
    this.table = table;
  }

  /** Lets somebody look on: he is sent what came after an entry and after so much chat. */
  public void attach(Reader reader, int after, int heard) {
    table.catchUp(after);
    table.attempt(() -> {
      int seat = table.seating().seatOf(reader);
      table.attach(reader, seat);
      reader.send(Audience.table(tree(reader.who())));
      RunningGame<P> play = table.play();
      if (play != null) {
        int from = Math.clamp(after, -1, play.seq());
        reader.send(
            table.work(
                reader.who().name(),
                () -> Audience.update(play.herald(), seat, reader.wants(), from)));
      }
      Chat chat = table.chat();
      Chat.Ears ears = Chat.Ears.of(reader.who(), seat, table.chairs());
      if (chat.heard(ears) > heard) {
        reader.send(Audience.chat(chat, ears, heard));
      }
      return true;
    });
  }

  /** The table as somebody may know it. */
  public Tree.Fields table(Who who) {
    return table.look(() -> {
      table.seating().toLook(who, Reader.OWN_SEAT);
      return tree(who);
    });
  }

  /** The table and what lies before somebody now, if the game has begun. */
  public Tree.Fields state(Who who, int wanted, Wants wants) {
    return table.look(() -> {
      int seat = table.seating().toLook(who, wanted);
      Tree.Fields out = Tree.fields().put("table", tree(who));
      RunningGame<P> play = table.play();
      return play == null
          ? out
          : out.put("state", table.work(who.name(), () -> play.herald().state(seat, wants)));
    });
  }

  /** A page of what has happened after an entry; waits so many seconds for it. */
  public Tree.Fields news(Who who, int wanted, NewsPage.Asked asked, int wait, Wants wants) {
    table.catchUp(asked.after());
    return table.look(() -> {
      table.seating().toLook(who, wanted);
      table.awaitMoves(asked.after(), wait);
      int seat = table.seating().toLook(who, wanted);
      Herald<P> herald = table.playing().herald();
      NewsPage page = NewsPage.of(asked, herald.seq());
      return table.work(
          who.name(),
          () ->
              page.tree(
                  herald.news(seat, page.after(), page.last(), wants), herald.state(seat, wants)));
    });
  }

  /** The last that somebody has heard after so much and, unless it is -1, before a number. */
  public Tree.Fields chat(Who who, int wanted, int after, int before) {
    return table.look(() -> {
      int seat = table.seating().toLook(who, wanted);
      Chat.Ears ears = Chat.Ears.of(who, seat, table.chairs());
      return table.chat().tree(ears, after, before);
    });
  }

  /** The record as somebody may know it. */
  public Tree.Fields record(Who who, int wanted) {
    return table.look(() -> {
      int seat = table.seating().toLook(who, wanted);
      GameRecord record = table.record();
      return table.playing().isOver() ? record.write() : record.seenBy(seat);
    });
  }

  /**
   * The whole record to go on from, which must be of a game that is over or that one person plays
   * against bots alone.
   */
  GameRecord toGoOn(Who who) {
    return table.look(() -> {
      table.seating().toLook(who, Reader.OWN_SEAT);
      List<Integer> own = table.chairs().seats(who);
      boolean alone =
          !own.isEmpty()
              && who.person() != null
              && Integer.bitCount(table.chairs().people()) == own.size();
      if (!table.playing().isOver() && !alone) {
        throw Trouble.of(409, "not-over");
      }
      return table.record();
    });
  }

  /** What is needed to look at an earlier moment. */
  private record Past(GameRecord record, int seat, boolean ended, int inForce) {}

  /** An earlier moment, after so many of the entries in force; played again without the lock. */
  public Tree.Fields replay(Who who, int wanted, int count, Wants wants) {
    Past past =
        table.look(() -> {
          RunningGame<P> play = table.playing();
          int seat = table.seating().toLook(who, wanted);
          return new Past(play.record(), seat, play.isOver(), play.inForce());
        });
    if (count < 1 || count > past.inForce) {
      throw Trouble.of(404, "no-such-moment");
    }
    return table.work(
        who.name(),
        () -> {
          Herald<P> herald = RunningGame.replay(table.loaded(), past.record, count, past.ended);
          return Tree.fields()
              .put("count", count)
              .put("of", past.inForce)
              .put("news", herald.news(past.seat, herald.seq() - 1, wants))
              .put("state", herald.state(past.seat, wants));
        });
  }

  Tree.Fields tree(Who who) {
    Rows.Game row = table.row();
    Tree.Fields out =
        tree(row, table.chairs(), table.seating().here(), table.loaded().game().privateTalk());
    Rows.Origin origin = table.origin();
    if (origin != null) {
      out.put("origin", Tree.fields().put("kind", origin.kind()).put("anew", origin.anew()));
    }
    GameClock clock = table.timing().clock();
    if (clock != null) {
      out.put("pace", pace(clock.pace()))
          .put("clocks", clocks(clock, table.timing().timers(), table.now()));
    }
    Rows.Proposal proposal = table.proposal();
    if (proposal != null) {
      out.put(
          "undo",
          Tree.fields()
              .put("count", proposal.count())
              .put("by", proposal.seat())
              .put("agreed", Herald.seats(proposal.agreed())));
    }
    return table.chairs().isMember(row, who) ? out.put("you", you(row, table.chairs(), who)) : out;
  }

  /** How a game is timed, in seconds. */
  public static Tree.Fields pace(Rows.Pace pace) {
    return Tree.fields()
        .put("kind", pace.kind())
        .put("answer", seconds(pace.answer()))
        .put("reserve", seconds(pace.reserve()))
        .put("holidays", seconds(pace.holidays()))
        .put("late", pace.late());
  }

  private static int seconds(long millis) {
    return Math.toIntExact(Math.ceilDiv(millis, 1000L));
  }

  /** What each seat has left, in seconds. */
  private static Tree.Items clocks(GameClock clock, List<Rows.Timer> timers, long now) {
    Tree.Items out = Tree.items();
    for (Rows.Timer timer : timers) {
      Tree.Fields one =
          Tree.fields()
              .put("seat", timer.seat())
              .put("left", seconds(clock.left(timer, now)))
              .put("holidays", seconds(timer.holidays()))
              .put("runs", timer.runs() && timer.since() <= now && !timer.late());
      if (timer.late()) {
        one.put("late", true);
      }
      if (timer.away() > now) {
        one.put("away", Instant.ofEpochMilli(timer.away()).toString());
      }
      out.add(one);
    }
    return out;
  }

  /** What all may know of a table, whether or not it can be played here. */
  static Tree.Fields tree(Rows.Game row, Chairs chairs, int here, boolean privateTalk) {
    Tree.Items added = Tree.items();
    chairs.contributions().forEach(added::add);
    Tree.Fields dice =
        Tree.fields()
            .put("commitment", Committed.commitment(row.secret()))
            .put("contributions", added);
    return Tree.fields()
        .put("id", row.id())
        .put("game", row.title())
        .put("edition", row.edition())
        .put("content", row.content())
        .put("status", row.status())
        .put("open", row.listed())
        .put("watchable", row.watchable())
        .put("options", RunningGame.setup(row).options())
        .put("created", Instant.ofEpochSecond(row.created()).toString())
        .put("absence", row.absence())
        .put("chairs", chairs.tree(row.owner(), here))
        .put("privateTalk", privateTalk)
        .put("dice", dice);
  }

  /** What a table is to one of its people. */
  static Tree.Fields you(Rows.Game row, Chairs sitters, Who who) {
    Tree.Items chairs = Tree.items();
    Tree.Items seats = Tree.items();
    sitters.of(who).forEach(chair -> chairs.add(chair.chair()));
    sitters.seats(who).forEach(seats::add);
    return Tree.fields()
        .put("chairs", chairs)
        .put("seats", seats)
        .put("owner", Chairs.isOwner(row, who))
        .put("invite", row.invite());
  }
}
