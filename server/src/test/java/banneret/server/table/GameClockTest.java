package banneret.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.server.store.Rows;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How time is counted, without a server. */
class GameClockTest {
  private static final GameClock LIVE =
      new GameClock(new Rows.Pace(Rows.Pace.LIVE, 10, 100, 0, Rows.Pace.BOT));
  private static final GameClock DAYS =
      new GameClock(new Rows.Pace(Rows.Pace.DAYS, 50, 30, 40, Rows.Pace.BOT));
  private static final int NOBODY = -1;

  private static List<Long> left(GameClock clock, List<Rows.Timer> all, long now) {
    return all.stream().map(one -> clock.left(one, now)).toList();
  }

  @Test
  void in_a_live_game_an_answer_takes_what_it_took_and_brings_something_back() {
    List<Rows.Timer> all = LIVE.settle(LIVE.begin(2), NOBODY, 0, 1000, 0b01);
    assertThat(left(LIVE, all, 1030)).containsExactly(70L, 100L);
    assertThat(all.get(0).due()).isEqualTo(1100);
    all = LIVE.settle(all, 0, 1030, 1030, 0b10);
    assertThat(left(LIVE, all, 1040)).containsExactly(80L, 90L);
    assertThat(all.get(0).runs()).isFalse();
  }

  @Test
  void seats_that_are_asked_at_once_are_counted_each_for_itself() {
    List<Rows.Timer> all = LIVE.settle(LIVE.begin(3), NOBODY, 0, 1000, 0b111);
    all = LIVE.settle(all, 1, 1020, 1020, 0b101);
    all = LIVE.settle(all, 0, 1050, 1050, 0b100);
    assertThat(left(LIVE, all, 1060)).containsExactly(60L, 90L, 40L);
  }

  @Test
  void whoever_answers_and_is_asked_again_begins_anew() {
    List<Rows.Timer> all = LIVE.settle(LIVE.begin(1), NOBODY, 0, 1000, 1);
    all = LIVE.settle(all, 0, 1020, 1025, 1);
    assertThat(all.get(0).since()).isEqualTo(1025);
    assertThat(left(LIVE, all, 1025)).containsExactly(90L);
  }

  @Test
  void what_an_answer_waits_for_here_is_not_its_fault() {
    List<Rows.Timer> all = LIVE.settle(LIVE.begin(1), NOBODY, 0, 1000, 1);
    assertThat(left(LIVE, LIVE.settle(all, 0, 1020, 5000, 0), 5000)).containsExactly(90L);
    assertThat(left(LIVE, LIVE.settle(all, 0, 9000, 1020, 0), 5000))
        .as("nor is a clock that shows too much")
        .containsExactly(90L);
  }

  @Test
  void in_a_game_of_days_only_what_goes_beyond_an_answers_own_time_is_taken_from_the_reserve() {
    List<Rows.Timer> all = DAYS.settle(DAYS.begin(1), NOBODY, 0, 1000, 1);
    assertThat(all.get(0).due()).isEqualTo(1080);
    all = DAYS.settle(all, 0, 1050, 1050, 1);
    assertThat(left(DAYS, all, 1050)).containsExactly(80L);
    all = DAYS.settle(all, 0, 1120, 1120, 1);
    assertThat(all.get(0).reserve()).isEqualTo(10);
    assertThat(all.get(0).due()).isEqualTo(1120 + 60);
  }

  @Test
  void time_stands_while_somebody_is_on_holiday_and_what_is_left_of_it_stays_his() {
    List<Rows.Timer> all = DAYS.settle(DAYS.begin(1), NOBODY, 0, 1000, 1);
    Rows.Timer away = DAYS.rest(all.get(0), 25, 1020);
    assertThat(away.holidays()).isEqualTo(15);
    assertThat(away.due()).isEqualTo(1080 + 25);
    assertThat(DAYS.left(away, 1044)).isEqualTo(60);
    Rows.Timer back = DAYS.settle(List.of(away), 0, 1030, 1030, 0).get(0);
    assertThat(back.holidays()).isEqualTo(15 + 15);
    assertThat(back.reserve()).isEqualTo(30);
    assertThat(DAYS.rest(away, 1000, 1020).away()).as("all he has").isEqualTo(1020 + 40);
  }

  @Test
  void whoever_is_on_holiday_when_he_is_asked_is_counted_afterwards() {
    Rows.Timer away = DAYS.rest(DAYS.begin(1).get(0), 40, 1000);
    Rows.Timer asked = DAYS.settle(List.of(away), NOBODY, 0, 1010, 1).get(0);
    assertThat(asked.since()).isEqualTo(1040);
    assertThat(asked.due()).isEqualTo(1040 + 80);
  }

  @Test
  void whose_time_is_out_is_found_once_and_counts_again_when_he_answers() {
    List<Rows.Timer> all = LIVE.settle(LIVE.begin(1), NOBODY, 0, 1000, 1);
    Rows.Timer late = LIVE.late(all.get(0));
    assertThat(late.due()).isZero();
    Rows.Timer back = LIVE.settle(List.of(late), 0, 2000, 2000, 1).get(0);
    assertThat(back.late()).isFalse();
    assertThat(back.due()).isEqualTo(2010);
  }
}
