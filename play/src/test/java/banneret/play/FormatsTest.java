package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.nio.charset.StandardCharsets;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class FormatsTest {
  private static Tree yaml(String text) {
    return Formats.yaml("x.yaml", text);
  }

  private static Tree json(String text) {
    return Formats.json("x.json", text);
  }

  private static void refused(ThrowingCallable call, String message) {
    assertThatThrownBy(call).isInstanceOf(Malformed.class).hasMessageStartingWith(message);
  }

  @Test
  void yamlWordsStayWords() {
    Tree.Fields in =
        yaml("{a: yes, b: no, c: on, d: off, e: north, f: 12:30, g: 1_000, h: 2026-11-01, y: n}")
            .asFields();
    assertThat(in.names()).containsExactly("a", "b", "c", "d", "e", "f", "g", "h", "y");
    assertThat(in.text("a") + in.text("b") + in.text("c") + in.text("d")).isEqualTo("yesnoonoff");
    assertThat(in.text("f")).isEqualTo("12:30");
    assertThat(in.text("g")).isEqualTo("1_000");
    assertThat(in.text("h")).isEqualTo("2026-11-01");
  }

  @Test
  void yamlHasWholeNumbersFlagsAndQuotedTexts() {
    Tree.Items in = yaml("[7, -3, +4, 007, 0x1F, 0o17, true, FALSE, '7', \"true\", '~']").asItems();
    assertThat(in.get(0).asNumber()).isEqualTo(7);
    assertThat(in.get(1).asNumber()).isEqualTo(-3);
    assertThat(in.get(2).asNumber()).isEqualTo(4);
    assertThat(in.get(3).asNumber()).isEqualTo(7);
    assertThat(in.get(4).asNumber()).isEqualTo(31);
    assertThat(in.get(5).asNumber()).isEqualTo(15);
    assertThat(in.get(6).asFlag()).isTrue();
    assertThat(in.get(7).asFlag()).isFalse();
    assertThat(in.get(8).canonical()).isEqualTo("\"7\"");
    assertThat(in.get(9).asText()).isEqualTo("true");
    assertThat(in.get(10).asText()).isEqualTo("~");
  }

  @Test
  void everyNodeKnowsItsLine() {
    Tree.Fields in = yaml("a: 1\nb:\n  - x\n  - {c: 2}\n").asFields();
    assertThat(in.where()).isEqualTo("x.yaml:1");
    assertThat(in.get("a").where()).isEqualTo("x.yaml:1");
    assertThat(in.itemsOf("b").get(1).asFields().get("c").where()).isEqualTo("x.yaml:4");
    Tree.Fields other = json("{\n \"a\": 1,\n \"b\": [\n  {\"c\": 2}]}").asFields();
    assertThat(other.where()).isEqualTo("x.json:1");
    assertThat(other.get("a").where()).isEqualTo("x.json:2");
    assertThat(other.itemsOf("b").get(0).asFields().get("c").where()).isEqualTo("x.json:4");
  }

  @Test
  void whatYamlMayNotHoldIsRefusedWithItsLine() {
    refused(() -> yaml(""), "x.yaml: is empty");
    refused(() -> yaml("# nothing\n"), "x.yaml: is empty");
    refused(() -> yaml("a: 1\na: 2\n"), "x.yaml:2: 'a' stands here twice");
    refused(() -> yaml("a: &x 1\n"), "x.yaml:1: anchors are not taken here");
    refused(() -> yaml("a: 1\nb: *x\n"), "x.yaml:2: aliases are not taken here");
    refused(() -> yaml("&x a: 1\n"), "x.yaml:1: anchors are not taken here");
    refused(() -> yaml("a: !!binary aa\n"), "x.yaml:1: tags such as");
    refused(() -> yaml("a: 1.5\n"), "x.yaml:1: expected a whole number or a text, found 1.5");
    refused(() -> yaml("a: .inf\n"), "x.yaml:1: expected a whole number");
    refused(() -> yaml("a: 2147483648\n"), "x.yaml:1: the number 2147483648 is too large");
    refused(() -> yaml("a:\nb: 1\n"), "x.yaml:");
    refused(() -> yaml("a: ~\n"), "x.yaml:1: a value is missing");
    refused(() -> yaml("? [a]\n: 1\n"), "x.yaml:1: expected a name");
    refused(() -> yaml("--- a\n--- b\n"), "x.yaml:2: a second document");
    refused(() -> yaml("a: [1,\n"), "x.yaml:");
    refused(() -> yaml("a: \u0007\n"), "x.yaml:1: not YAML");
    refused(() -> yaml("a: 1\nb: \"\\x"), "x.yaml:2: not YAML: an escape in quotes");
    refused(() -> yaml("a: \"\\UFFFFFFFF\"\nb: 1"), "x.yaml:1: not YAML: an escape in quotes");
    refused(() -> yaml("a: \"\\xZZ\""), "x.yaml:1: not YAML");
    refused(() -> yaml("a: \"\\ud800\"\n"), "x.yaml");
    refused(() -> yaml("x".repeat(200) + ": 1\n"), "x.yaml:1: a name is longer");
  }

  @Test
  void whatJsonMayNotHoldIsRefusedWithItsLine() {
    refused(() -> json(""), "x.json: is empty");
    refused(() -> json("{\"a\":1,\n\"a\":2}"), "x.json:2: 'a' stands here twice");
    refused(() -> json("[1.0]"), "x.json:1: expected a whole number");
    refused(() -> json("[\n2147483648]"), "x.json:2: not JSON");
    refused(() -> json("[" + "9".repeat(5000) + "]"), "x.json:1: not JSON");
    refused(() -> json("[null]"), "x.json:1: a value is missing");
    refused(() -> json("[1\n"), "x.json:");
    refused(() -> json("[1] 2"), "x.json:1: ");
    refused(() -> json("[\"\\ud800\"]"), "x.json:1: a text holds half a character");
    refused(() -> json("{a:1}"), "x.json:1: not JSON");
  }

  @Test
  void whatIsTooDeepOrTooLargeIsRefused() {
    String deep = "[".repeat(60) + "]".repeat(60);
    assertThat(yaml(deep)).isEqualTo(json(deep));
    refused(() -> yaml("[".repeat(100_000)), "x.yaml:1: is nested deeper than 64");
    refused(() -> json("[".repeat(100_000)), "x.json:1: is nested deeper than 64");
    refused(() -> yaml("{a: ".repeat(100_000)), "x.yaml:1: is nested deeper than 64");
    refused(() -> yaml("- ".repeat(100_000)), "x.yaml:1: is nested deeper than 64");
    String large = "a".repeat(Formats.MOST_BYTES + 1);
    refused(() -> yaml(large), "x.yaml: is larger than 4 MB");
    refused(() -> json(large), "x.json: is larger than 4 MB");
    refused(
        () -> Formats.text("x", large.getBytes(StandardCharsets.UTF_8)), "x: is larger than 4 MB");
    refused(() -> Formats.text("x", new byte[] {'a', (byte) 0xC3}), "x: is not UTF-8 text");
  }

  @Test
  void whatFitsALineIsWrittenOnOne() {
    Tree.Items long20 = Tree.items();
    for (int i = 0; i < 20; i++) {
      long20.add(Tree.fields().put("id", "space-" + i).put("yes", "yes").put("n", "12"));
    }
    Tree tree =
        Tree.fields()
            .put("small", Tree.items().add(1).add("two words").add(Tree.of(true)))
            .put("empty", Tree.items())
            .put("list", long20)
            .put("said", "red: pass");
    assertThat(Formats.yaml(tree))
        .startsWith(
            """
            small: [1, two words, true]
            empty: []
            list:
              - {id: space-0, yes: yes, n: "12"}
              - {id: space-1, yes: yes, n: "12"}
            """)
        .endsWith("said: \"red: pass\"\n");
    assertThat(Formats.prettyJson(tree))
        .startsWith(
            """
            {
              "small": [1, "two words", true],
              "empty": [],
              "list": [
                {"id": "space-0", "yes": "yes", "n": "12"},
            """);
    assertThat(Formats.json(tree)).startsWith("{\"small\":[1,\"two words\",true],\"empty\":[],");
    assertThat(yaml(Formats.yaml(tree))).isEqualTo(tree);
  }
}
