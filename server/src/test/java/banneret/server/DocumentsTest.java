package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.store.Archive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Accounts keep army lists: so many, for themselves alone, and no longer than themselves. */
@ParameterizedClass
@EnumSource(StorageKind.class)
class DocumentsTest extends WithServer {
  private static final String ALL = "/api/me/documents";
  private static final int MOST = 100;

  DocumentsTest(StorageKind storage) {
    super(storage);
  }

  private static Tree.Fields account(String name) {
    return Tree.fields().put("account", name).put("password", "open sesame");
  }

  private static String document(String name, String text) {
    return Formats.json(
        Tree.fields()
            .put("game", "miniatures")
            .put("option", "army")
            .put("name", name)
            .put("text", text));
  }

  private static List<String> names(Client client) {
    return client.get(ALL).itemsOf("documents").all().stream()
        .map(one -> one.asFields().text("name"))
        .toList();
  }

  @Test
  void an_account_keeps_its_documents_on_every_device_and_nobody_else_sees_them() {
    anna.post("/api/accounts", account("anna of the lists"));
    assertThat(anna.ask("PUT", ALL + "/a1", document("Wolves", "40 stark: grey-wind")).status())
        .isEqualTo(200);
    anna.ask("PUT", ALL + "/a2", document("Lions", "40 lannister: red-cloaks"));
    anna.ask("PUT", ALL + "/a1", document("Old wolves", "30 stark: summer"));
    Client phone = new Client(server.port());
    phone.post("/api/sessions", account("anna of the lists"));
    assertThat(names(phone)).containsExactlyInAnyOrder("Lions", "Old wolves");
    bert.post("/api/accounts", account("bert of the lists"));
    assertThat(names(bert)).isEmpty();
    bert.delete(ALL + "/a1");
    assertThat(names(anna)).hasSize(2);
    anna.delete(ALL + "/a1");
    assertThat(names(phone)).containsExactly("Lions");
  }

  @Test
  void only_accounts_keep_them_and_neither_too_many_nor_too_long_ones() {
    String one = document("Wolves", "40 stark: grey-wind");
    assertThat(anna.refused("PUT", ALL + "/a1", one)).isEqualTo("no-account");
    assertThat(new Client(server.port()).refused("GET", ALL, "")).isEqualTo("stranger");
    anna.post("/api/accounts", account("anna of many lists"));
    for (int i = 0; i < MOST; i++) {
      assertThat(anna.ask("PUT", ALL + "/n" + i, one).status()).isEqualTo(200);
    }
    assertThat(anna.refused("PUT", ALL + "/more", one)).isEqualTo("too-many-documents");
    assertThat(anna.ask("PUT", ALL + "/n7", one).status()).as("in place of its own").isEqualTo(200);
    assertThat(anna.refused("PUT", ALL + "/n7", document("Wolves", "x".repeat(4001))))
        .isEqualTo("too-large");
    assertThat(anna.refused("PUT", ALL + "/n7", document(" ", "x"))).isEqualTo("malformed");
    assertThat(anna.refused("PUT", ALL + "/n%207", one)).isEqualTo("no-such-page");
  }

  @Test
  void they_are_exported_and_go_with_the_account(@TempDir Path folder) throws IOException {
    Settings settings = storage.fresh();
    try (Server own = Server.open(settings)) {
      Client dora = Client.guest(own.port(), "Dora");
      dora.post("/api/accounts", account("dora"));
      dora.ask("PUT", ALL + "/a1", document("Dora's wolves", "40 stark: grey-wind"));
      assertThat(exported(settings, folder.resolve("before"))).contains("Dora's wolves");
      dora.post("/api/me/deletion", Tree.fields().put("password", "open sesame"));
      assertThat(exported(settings, folder.resolve("after"))).doesNotContain("Dora's wolves");
    }
  }

  private static String exported(Settings settings, Path file) throws IOException {
    Archive.export(settings.folder(), settings.database(), file);
    return Files.readString(file);
  }
}
