package banneret.play;

import banneret.cases.KnownNames;
import banneret.kernel.effect.Printed;
import banneret.kernel.game.Game;
import banneret.kernel.game.RefusedSetup;
import banneret.kernel.game.SetupFlaw;
import banneret.kernel.game.Title;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.wire.Ledger;
import banneret.wire.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The games that are there, with their content: what they bring along, and what a pack puts in its
 * place. A pack is a folder with one folder for each game it changes; a file in it replaces the
 * game's own of that name or is added to them, and what lies in a folder named after a file is
 * added to what that file lists.
 */
public final class Titles {
  private final Map<String, Title<?>> titles = new TreeMap<>();
  private final Map<String, Game<?>> games = new ConcurrentHashMap<>();
  private final Map<String, Ledger> ledgers = new ConcurrentHashMap<>();
  private final Map<String, Ledger> packed = new ConcurrentHashMap<>();
  private final Map<String, KnownNames> names = new ConcurrentHashMap<>();
  private final @Nullable Path pack;

  /** The games as they come. */
  public Titles() {
    this(null);
  }

  /** The games with a pack of the player's own, if there is one. */
  public Titles(@Nullable Path pack) {
    this.pack = pack;
    if (pack != null && !Files.isDirectory(pack)) {
      throw new Malformed(pack.toString(), "there is no such folder");
    }
    for (Title<?> title : ServiceLoader.load(Title.class)) {
      if (titles.put(title.id(), title) != null) {
        throw new IllegalStateException("two games are called " + title.id());
      }
    }
    if (pack != null && ids().stream().noneMatch(id -> Files.isDirectory(pack.resolve(id)))) {
      String known = String.join(", ", ids());
      throw new Malformed(pack.toString(), "expected a folder named after a game: " + known);
    }
  }

  /** The ids of all games, sorted. */
  public List<String> ids() {
    return List.copyOf(titles.keySet());
  }

  /** The title of a game, or an error that says which there are. */
  public Title<?> title(String id) {
    Title<?> title = titles.get(id);
    if (title == null) {
      throw new Malformed(
          "", "there is no game '" + id + "'; there is " + String.join(", ", titles.keySet()));
    }
    return title;
  }

  /** The game with its content. */
  public Game<?> game(String id) {
    Title<?> title = title(id);
    return games.computeIfAbsent(id, any -> title.with(content(id)));
  }

  /** The content of a game: a field for each file. */
  public Tree.Fields content(String id) {
    Title<?> title = title(id);
    Tree.Fields content = Tree.fields();
    for (String file : title.files()) {
      Path own = packed(id, file + ".yaml");
      content.put(file, own == null ? bundledYaml(id, file + ".yaml") : Formats.read(own));
    }
    if (bundled(id, Title.WAITING + ".yaml") != null) {
      content.put(Title.WAITING, bundledYaml(id, Title.WAITING + ".yaml"));
    }
    for (String file : added(id, "")) {
      if (!content.has(file)) {
        content.put(file, Formats.read(inPack(id, file + ".yaml")));
      }
    }
    for (String file : title.files()) {
      for (String more : added(id, file)) {
        Path path = inPack(id, file + "/" + more + ".yaml");
        append(content.fieldsOf(file), Formats.read(path).asFields());
      }
    }
    return content;
  }

  /** Adds what a file of the pack lists to what there is: a card more, and not a whole deck. */
  private static void append(Tree.Fields content, Tree.Fields more) {
    for (String name : more.names()) {
      Tree there = content.find(name);
      if (!(there instanceof Tree.Items items)) {
        List<String> lists =
            content.names().stream().filter(n -> content.get(n) instanceof Tree.Items).toList();
        throw more.get(name)
            .wrong("expected a list that is added to: one of " + String.join(", ", lists));
      }
      more.itemsOf(name).all().forEach(items::add);
    }
  }

  /** The content of a game as one JSON text, for where there are no files. */
  public String contentJson(String id) {
    return Formats.json(content(id));
  }

  /** The rulebook of a game, clause by clause, with what cards of a pack say of themselves. */
  public Ledger ledger(String id) {
    return pack == null ? rulebook(id) : packed.computeIfAbsent(id, this::withCards);
  }

  private Ledger withCards(String id) {
    Ledger ledger = Ledger.read(bundledYaml(id, "rules.yaml"));
    List<Texts> languages = texts(id);
    for (Printed card : game(id).printed()) {
      if (!ledger.knows(card.clause())) {
        String key = card.key() + ".text";
        ledger.explain(card.clause(), languages.get(0).text(key), languages.get(1).text(key));
      }
    }
    return ledger;
  }

  private Ledger rulebook(String id) {
    return ledgers.computeIfAbsent(id, any -> Ledger.read(bundledYaml(id, "rules.yaml")));
  }

  /** The names that a game knows, for its cases. */
  KnownNames knownNames(String id) {
    String language = Texts.LANGUAGES.getFirst();
    return names.computeIfAbsent(
        id, any -> new KnownNames(game(id), ledger(id), texts(game(id), language)));
  }

  /** All that is said about a game in a language. */
  public Texts texts(String id, String language) {
    if (!Texts.LANGUAGES.contains(language)) {
      throw new Malformed(
          "",
          "there is no language '"
              + language
              + "'; there is "
              + String.join(", ", Texts.LANGUAGES));
    }
    return texts(game(id), language);
  }

  /** All that is said about a game, in every language. */
  public List<Texts> texts(String id) {
    return texts(game(id));
  }

  /** All that is said about a game with content of its own, in every language. */
  public List<Texts> texts(Game<?> game) {
    return Texts.LANGUAGES.stream().map(language -> texts(game, language)).toList();
  }

  /** Why a game cannot be set up so: the file and line, the reason and its clause. */
  public String sentence(RefusedSetup refused, String language) {
    return sentence(refused.flaw(), texts(refused.game(), language));
  }

  /** The same of a flaw that was found in a review. */
  public static String sentence(SetupFlaw flaw, Texts texts) {
    String at = flaw.where().where();
    String what = texts.say(flaw.saying()) + " (" + flaw.clause() + ")";
    return at.isEmpty() ? what : at + ": " + what;
  }

  private Texts texts(Game<?> game, String language) {
    String id = game.id();
    return new Texts(game, rulebook(id), language, textLayers(id, language));
  }

  /** General texts, then the game's, then the pack's. */
  private List<Tree.Fields> textLayers(String id, String language) {
    String file = "text/" + language + ".json";
    List<Tree.Fields> layers = new ArrayList<>();
    layers.add(general(file));
    layers.add(bundledJson(id, file).asFields());
    Path own = packed(id, file);
    if (own != null) {
      layers.add(Formats.read(own).asFields());
    }
    return layers;
  }

  private static Tree.Fields general(String file) {
    try (InputStream in = Titles.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no " + file);
      }
      return Formats.json("play/" + file, Formats.text(file, in)).asFields();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A file the game brings along. */
  Tree bundledYaml(String id, String file) {
    return Formats.yaml(id + "/" + file, required(id, file));
  }

  Tree bundledJson(String id, String file) {
    return Formats.json(id + "/" + file, required(id, file));
  }

  private String required(String id, String file) {
    String text = bundled(id, file);
    if (text == null) {
      throw new Malformed(id + "/" + file, "the game does not bring this file along");
    }
    return text;
  }

  /** The text of a file the game brings along, or null. */
  @Nullable String bundled(String id, String file) {
    Class<?> home = title(id).getClass();
    try (InputStream in = home.getResourceAsStream("/banneret/" + id + "/" + file)) {
      return in == null ? null : Formats.text(id + "/" + file, in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file in the pack, or null if there is none. */
  @Nullable Path packed(String id, String file) {
    if (pack == null) {
      return null;
    }
    Path path = inPack(id, file);
    return Files.isRegularFile(path) ? path : null;
  }

  Path inPack(String id, String file) {
    if (pack == null) {
      throw new IllegalStateException("there is no pack");
    }
    return pack.resolve(id).resolve(file);
  }

  /** The names of the files in a folder of the pack, sorted. */
  List<String> added(String id, String folder) {
    if (pack == null || !Files.isDirectory(inPack(id, folder))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(inPack(id, folder))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".yaml"))
          .map(name -> name.substring(0, name.length() - ".yaml".length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
