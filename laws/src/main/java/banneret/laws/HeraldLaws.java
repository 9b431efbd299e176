package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.wire.Herald;
import banneret.wire.Texts;
import banneret.wire.Wants;
import banneret.wire.WrittenSayings;
import java.util.ArrayList;
import java.util.List;

/** What holds of all that a table's readers are sent. */
final class HeraldLaws {
  private static final int LONGEST = 120;

  private HeraldLaws() {}

  /**
   * News that come one by one are those that come all at once, at a table that is played and at one
   * that follows it; every word of them is known in every language.
   */
  static <P extends Position<P>> void news(Trial<P> trial, List<Texts> languages) {
    Table<P> table = trial.table(true);
    Table<P> follower = Table.replay(trial.game(), table.record(), 1, new Seeded(0));
    Herald<P> herald = new Herald<>(table, new WrittenSayings(trial.game(), languages));
    Herald<P> echo = new Herald<>(follower, new WrittenSayings(trial.game(), languages));
    int reader = trial.picks().below(trial.setup().seats() + 1) - 1;
    List<Tree> heard = new ArrayList<>(herald.news(reader, -1, Wants.ALL).all());
    for (int answers = 0; answers < LONGEST && table.standing() == null; answers++) {
      Talk talk = Talk.any(table, trial.picks());
      checkDraft(herald, talk);
      TableLaws.say(table, talk);
      for (Entry entry : table.entriesFrom(follower.recorded())) {
        follower.follow(entry);
      }
      heard.addAll(herald.news(reader, heard.size() - 1, Wants.ALL).all());
      if (table.standing() == null) {
        Tree.Items whole = herald.news(reader, -1, Wants.ALL);
        assertThat(heard).hasSize(whole.size());
        Same.check("the last news", heard.getLast(), whole.get(whole.size() - 1));
        Same.check("what is followed", echo.news(reader, -1, Wants.ALL), whole);
      }
      herald.state(reader, Wants.ALL);
    }
    languages.forEach(texts -> assertThat(texts.unknown()).isEmpty());
  }

  /** A draft of a whole line says so, and a part of it says what may come next. */
  private static void checkDraft(Herald<?> herald, Talk talk) {
    Tree.Fields draft = herald.draft(talk.seat(), talk.line(), Wants.ALL);
    assertThat(draft.flag("whole")).isTrue();
    assertThat(draft.text("line")).isEqualTo(talk.line());
    if (talk.words().size() > 1) {
      String said = talk.words().getFirst().after();
      Tree.Fields next = herald.draft(talk.seat(), said, Wants.ALL).fieldsOf("next");
      assertThat(next.text("said")).isEqualTo(said);
      Talk.Word second = talk.words().get(1);
      assertThat(next.itemsOf("options").get(second.index()).asFields().text("phrase"))
          .isEqualTo(second.phrase());
    }
  }
}
