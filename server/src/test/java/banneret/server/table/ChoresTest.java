package banneret.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What is done from time to time is done again, whatever became of it the last time. */
class ChoresTest {
  @Test
  void a_chore_that_failed_is_done_again() throws Exception {
    CountDownLatch done = new CountDownLatch(2);
    try (Chores chores = new Chores()) {
      chores.every(
          1,
          () -> {
            done.countDown();
            throw new StackOverflowError();
          });
      assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
    }
  }
}
