package banneret.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.server.people.Who;
import banneret.server.trouble.Trouble;
import banneret.wire.Wants;
import org.junit.jupiter.api.Test;

/** Whoever has gone is not kept. */
class AudienceTest {
  private record Somebody(boolean hasLeft) implements Reader {
    @Override
    public Who who() {
      return Who.STRANGER;
    }

    @Override
    public int wanted() {
      return -1;
    }

    @Override
    public Wants wants() {
      return Wants.ALL;
    }

    @Override
    public void send(String message) {}

    @Override
    public void dismiss(Trouble why) {}
  }

  @Test
  void one_who_leaves_while_he_comes_in_holds_no_table_in_memory() {
    Audience audience = new Audience();
    audience.add(new Somebody(true), -1);
    assertThat(audience.isEmpty()).isTrue();
    audience.add(new Somebody(false), -1);
    assertThat(audience.isEmpty()).isFalse();
  }
}
