package banneret.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.ClockAndThreads;
import banneret.server.store.Claims;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whatever goes wrong with a bot, its table is not left in a queue that nobody serves. */
class BotQueueTest {
  private static final AsksBots.Said SAID = new AsksBots.Said("random", 0, 0, "pass", false);

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final BotQueue queue = new BotQueue(1, new Claims(null, null, ""), meters);

  @AfterEach
  void close() {
    queue.close();
  }

  /** A table whose bots think what it was told they would, one after the other. */
  private static final class Scripted implements AsksBots {
    private final BlockingQueue<Supplier<AsksBots.Said>> thoughts = new LinkedBlockingQueue<>();
    private final BlockingQueue<AsksBots.Said> said = new LinkedBlockingQueue<>();
    private volatile boolean asked = true;
    private volatile Error onSaying;

    Scripted(List<Supplier<AsksBots.Said>> all) {
      thoughts.addAll(all);
    }

    @Override
    public String id() {
      return "t";
    }

    @Override
    public String whose() {
      return "anna";
    }

    @Override
    public boolean isAwaited() {
      return true;
    }

    @Override
    public int awaitedBotMillis() {
      return asked ? 0 : -1;
    }

    @Override
    public AsksBots.Said think(ClockAndThreads means) {
      Supplier<AsksBots.Said> next = thoughts.poll();
      return next == null ? null : next.get();
    }

    @Override
    public void say(AsksBots.Said answer) {
      Error failure = onSaying;
      if (failure != null) {
        onSaying = null;
        throw failure;
      }
      asked = !thoughts.isEmpty();
      said.add(answer);
    }

    AsksBots.Said awaitSaid() throws InterruptedException {
      return said.poll(10, TimeUnit.SECONDS);
    }
  }

  private double queued() {
    return meters.get("banneret.bot.queue").gauge().value();
  }

  private void awaitEmpty() throws InterruptedException {
    for (int i = 0; i < 1000 && queued() > 0; i++) {
      Thread.sleep(10);
    }
    assertThat(queued()).as("nothing is left in the queue").isZero();
  }

  @Test
  void a_bot_that_is_asked_while_another_leaves_the_queue_is_not_forgotten() throws Exception {
    Scripted[] table = new Scripted[1];
    table[0] =
        new Scripted(
            List.of(
                () -> {
                  // It looked and nobody was asked; then somebody is, and calls in vain: the table
                  // is still in the queue.
                  queue.call(table[0]);
                  return null;
                },
                () -> SAID));
    queue.call(table[0]);
    assertThat(table[0].awaitSaid()).isEqualTo(SAID);
    awaitEmpty();
  }

  @Test
  void a_bot_that_fails_for_whatever_reason_can_be_called_again() throws Exception {
    for (Throwable failure : List.of(new IllegalStateException("no"), new StackOverflowError())) {
      Scripted table = new Scripted(List.of(() -> failing(failure), () -> SAID));
      queue.call(table);
      awaitEmpty();
      queue.call(table); // As the sweep does.
      assertThat(table.awaitSaid()).as(failure.toString()).isEqualTo(SAID);
      awaitEmpty();
    }
  }

  private static AsksBots.Said failing(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure;
  }

  @Test
  void an_answer_that_fails_for_whatever_reason_can_be_given_again() throws Exception {
    Scripted table = new Scripted(List.of(() -> SAID, () -> SAID));
    table.onSaying = new AssertionError("no");
    queue.call(table);
    awaitEmpty();
    queue.call(table);
    assertThat(table.awaitSaid()).isEqualTo(SAID);
  }
}
