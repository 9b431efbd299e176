package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Fingerprint;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Neutral data and its fingerprint. */
class TreeTest {
  private static Tree.Fields man() {
    return Tree.fields().put("name", "Ida").put("age", 30).put("brave", true);
  }

  @Test
  void equalTreesShareOneTextWhateverTheOrderOfTheirFields() {
    Tree.Fields other = Tree.fields().put("brave", true).put("age", 30).put("name", "Ida");
    assertThat(man().canonical()).isEqualTo("{\"age\":30,\"brave\":true,\"name\":\"Ida\"}");
    assertThat(other).isEqualTo(man()).hasSameHashCodeAs(man());
    assertThat(other.fingerprint()).isEqualTo(man().fingerprint()).hasSize(32);
    assertThat(other.names()).containsExactly("brave", "age", "name");
  }

  @Test
  void theOrderOfItemsAndTheKindOfAValueMatter() {
    assertThat(Tree.items().add(1).add(2)).isNotEqualTo(Tree.items().add(2).add(1));
    assertThat(Tree.of("1")).isNotEqualTo(Tree.of(1));
    assertThat(Tree.of("true")).isNotEqualTo(Tree.of(true));
    assertThat(Tree.items()).isNotEqualTo(Tree.fields());
  }

  @Test
  void marksThatWouldEndATextAreSetApart() {
    assertThat(Tree.of("a\"b\\c\n\u0001é").canonical()).isEqualTo("\"a\\\"b\\\\c\\u000a\\u0001é\"");
  }

  @Property(tries = 300)
  void differentTextsHaveDifferentTrees(@ForAll String one, @ForAll String other) {
    assertThat(Tree.items().add(one).add(other).equals(Tree.items().add(other).add(one)))
        .isEqualTo(one.equals(other));
  }

  @Test
  void errorsNameTheFieldAndWhereItWasRead() {
    Tree.Fields in = Tree.fields();
    in.put("age", Tree.of("old").at("men.yaml:3")).at("men.yaml:1");
    assertThatThrownBy(() -> in.number("age"))
        .isInstanceOf(Malformed.class)
        .hasMessage("men.yaml:3: age: expected a whole number, found 'old'");
    assertThatThrownBy(() -> in.text("name")).hasMessage("men.yaml:1: 'name' is missing");
    assertThatThrownBy(() -> in.allow("name", "height"))
        .hasMessage("men.yaml:3: unknown 'age'; expected one of name, height");
    assertThatThrownBy(() -> in.id("age", Skirmish.CARDS))
        .hasMessageContaining("expected a card (sword, shield, spy, horn), found 'old'");
    assertThatThrownBy(() -> man().number("age", 40, 50)).hasMessageContaining("from 40 to 50");
    assertThatThrownBy(() -> man().flag("age")).hasMessageContaining("age: expected true or false");
    assertThatThrownBy(() -> man().itemsOf("age")).hasMessageContaining("a list");
    assertThatThrownBy(() -> man().fieldsOf("age")).hasMessageContaining("fields");
    assertThatThrownBy(() -> Tree.items().asText()).isInstanceOf(Malformed.class);
    assertThatThrownBy(() -> Tree.items().add(1).get(1)).isInstanceOf(Malformed.class);
  }

  @Test
  void anUnknownNameIsNamedWithTheNearestThatIsKnown() {
    Tree.Fields in = Tree.fields().put("hieght", "sheild");
    assertThatThrownBy(() -> in.allow("name", "height"))
        .hasMessageEndingWith("; did you mean 'height'?")
        .extracting(e -> ((Malformed) e).unknown())
        .isEqualTo("hieght");
    assertThatThrownBy(() -> in.id("hieght", Skirmish.CARDS))
        .hasMessageEndingWith("found 'sheild'; did you mean 'shield'?");
    assertThatThrownBy(() -> in.number("hieght"))
        .extracting(e -> ((Malformed) e).unknown())
        .isEqualTo("");
  }

  @Test
  void errorsNameTheListAndThePlaceInIt() {
    Tree.Items ages = Tree.items().add(30).add("old");
    Tree.Items rows = Tree.items().add(Tree.items()).add(Tree.items().add(1).add(Tree.of(true)));
    Tree.Fields in = Tree.fields().put("ages", ages).put("rows", rows);
    in.put("men", Tree.items().add(man()).add(man().at("men.yaml:7")));
    assertThatThrownBy(() -> in.itemsOf("ages").get(1).asNumber())
        .hasMessage("ages[1]: expected a whole number, found 'old'");
    assertThatThrownBy(() -> in.itemsOf("ages").get(0).asNumber(40, 50))
        .hasMessageStartingWith("ages[0]: ");
    assertThatThrownBy(() -> in.itemsOf("rows").get(1).asItems().get(1).asText())
        .hasMessage("rows[1][1]: expected a text, found true");
    assertThatThrownBy(() -> in.itemsOf("men").get(1).asFields().text("wife"))
        .hasMessage("men.yaml:7: men[1]: 'wife' is missing");
    assertThatThrownBy(() -> ages.get(2)).hasMessage("ages: expected more than 2 items");
    assertThatThrownBy(() -> Tree.fields().put("age", ages.get(1)).number("age"))
        .hasMessage("age: expected a whole number, found 'old'");
  }

  @Test
  void wordsOfAListAreIdsAndNoneIsThereTwice() {
    Tree.Items cards = Tree.items().add("spy").add("sword");
    assertThat(cards.ids(Skirmish.CARDS)).containsExactly(2, 0);
    assertThatThrownBy(() -> Tree.items().add("spy").add("spy").ids(Skirmish.CARDS))
        .hasMessage("[1]: 'spy' is there twice");
    Tree.Fields counts = Tree.fields().put("spy", 2).put("cook", Tree.of(1).at("men.yaml:9"));
    assertThat(counts.idOf("spy", Skirmish.CARDS)).isEqualTo(2);
    assertThatThrownBy(() -> counts.idOf("cook", Skirmish.CARDS))
        .hasMessageStartingWith("men.yaml:9: expected a card");
  }

  @Test
  void entriesOfAFileGiveThemselvesNames() {
    Tree.Items men = Tree.items().add(Tree.fields().put("id", "ida")).add(id("jon+1"));
    Tree.Fields file = Tree.fields().put("format", 1).put("men", men).put("none", Tree.items());
    assertThat(Names.of("man", file.entries("men")).words()).containsExactly("ida", "jon+1");
    assertThatThrownBy(() -> file.entries("none")).hasMessageContaining("none: expected 1 to 100");
    file.put("format", 2);
    assertThatThrownBy(() -> file.entries("men")).hasMessageContaining("format");
    men.add(id("ida"));
    file.put("format", 1);
    assertThatThrownBy(() -> Names.of("man", file.entries("men")))
        .hasMessageContaining("'ida' is there twice");
    men.add(id("Jon Snow"));
    assertThatThrownBy(() -> Names.of("man", file.entries("men").subList(3, 4)))
        .hasMessageContaining("lower-case");
  }

  private static Tree id(String word) {
    return Tree.fields().put("id", word);
  }

  @Test
  void anErrorAboutWhatIsLeftOutSaysWhereItShouldStand() {
    Tree.Fields in = man().at("men.yaml:4").asFields();
    assertThatThrownBy(() -> in.fieldsIfAny("wife").text("name"))
        .isInstanceOfSatisfying(
            Malformed.class, e -> assertThat(e.where()).isEqualTo("men.yaml:4"));
  }

  @Test
  void whatIsLeftOutHasItsUsualValue() {
    assertThat(man().numberOr("height", 6, 0, 9)).isEqualTo(6);
    assertThat(man().flagOr("brave", false)).isTrue();
    assertThat(man().flagOr("old", true)).isTrue();
    assertThat(man().text("nick", "none")).isEqualTo("none");
    assertThat(man().itemsIfAny("sons").size()).isZero();
    assertThat(man().fieldsIfAny("wife").isEmpty()).isTrue();
    assertThat(man().text("age")).isEqualTo("30");
  }

  @Test
  void theFingerprintIsSha256() {
    assertThat(hex(new byte[0]))
        .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assertThat(hex("abc".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assertThat(Fingerprint.of("abc")).isEqualTo("ba7816bf8f01cfea414140de5dae2223");
  }

  private static String hex(byte[] message) {
    return Fingerprint.hex(Fingerprint.sha256(message), 32);
  }

  @Test
  void theFingerprintOfAMillionBytesIsThatOfThePlatform() throws NoSuchAlgorithmException {
    byte[] message = new byte[1_000_000];
    Arrays.fill(message, (byte) 'a');
    assertThat(Fingerprint.sha256(message)).isEqualTo(platform(message));
  }

  @Test
  void everyLengthAroundABlockIsPaddedRight() throws NoSuchAlgorithmException {
    for (int length = 0; length < 200; length++) {
      byte[] message = new byte[length];
      Arrays.fill(message, (byte) 0xC3);
      assertThat(Fingerprint.sha256(message)).isEqualTo(platform(message));
    }
  }

  @Property(tries = 200)
  void theFingerprintIsThatOfThePlatform(@ForAll @Size(max = 300) byte[] message)
      throws NoSuchAlgorithmException {
    assertThat(Fingerprint.sha256(message)).isEqualTo(platform(message));
  }

  private static byte[] platform(byte[] message) throws NoSuchAlgorithmException {
    return MessageDigest.getInstance("SHA-256").digest(message);
  }
}
