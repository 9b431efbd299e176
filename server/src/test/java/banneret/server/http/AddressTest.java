package banneret.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However a proxy writes an address, it counts as one. */
class AddressTest {
  @ParameterizedTest
  @CsvSource({
    "10.1.1.1, 10.1.1.1",
    "10.1.1.1:1234, 10.1.1.1",
    "' 10.1.1.1 ', 10.1.1.1",
    "::ffff:10.1.1.1, 10.1.1.1",
    "[::ffff:10.1.1.1]:80, 10.1.1.1",
    "2001:db8:1:2:3:4:5:6, 20010db800010002",
    "2001:db8:1:2::, 20010db800010002",
    "2001:DB8:1:2::9, 20010db800010002",
    "[2001:db8:1:2::9], 20010db800010002",
    "[2001:db8:1:2::9]:443, 20010db800010002",
    "unknown, unknown",
    "_hidden:80, _hidden",
    "[nonsense, [nonsense"
  })
  void an_address_has_one_word(String written, String word) {
    assertThat(Address.of(written)).isEqualTo(word);
  }
}
