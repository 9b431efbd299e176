package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BotThreadsTest {
  @Test
  void several_threads_work_at_once() {
    CyclicBarrier all = new CyclicBarrier(3);
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    Runnable meet =
        () -> {
          threads.add(Thread.currentThread());
          try {
            all.await(30, TimeUnit.SECONDS);
          } catch (Exception e) {
            throw new AssertionError("the others did not come", e);
          }
        };
    try (BotThreads pool = new BotThreads(3)) {
      assertThat(pool.threads()).isEqualTo(3);
      pool.work(Collections.nCopies(3, meet));
      pool.work(Collections.nCopies(3, meet));
    }
    assertThat(threads).hasSize(3).contains(Thread.currentThread());
  }

  @Test
  void one_thread_is_that_of_whoever_asks() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    try (BotThreads pool = new BotThreads(1)) {
      pool.work(List.of(() -> threads.add(Thread.currentThread())));
    }
    assertThat(threads).containsExactly(Thread.currentThread());
  }

  @Test
  void what_goes_wrong_in_another_thread_is_told() {
    try (BotThreads pool = new BotThreads(2)) {
      Runnable broken =
          () -> {
            throw new IllegalArgumentException("no idea");
          };
      assertThatThrownBy(() -> pool.work(List.of(() -> {}, broken))).hasRootCauseMessage("no idea");
    }
  }

  @Test
  void the_clock_goes_on_and_one_processor_is_left_to_others() {
    try (BotThreads pool = BotThreads.spare()) {
      assertThat(pool.hasClock()).isTrue();
      double start = pool.millis();
      assertThat(pool.millis()).isGreaterThanOrEqualTo(start);
      assertThat(pool.threads())
          .isEqualTo(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }
  }
}
