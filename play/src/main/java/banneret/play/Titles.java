package banneret.play;

import banneret.kernel.Game;
import banneret.kernel.Malformed;
import banneret.kernel.Title;
import banneret.kernel.Tree;
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
 * game's own of that name or is added to them.
 */
public final class Titles {
  private final Map<String, Title<?>> titles = new TreeMap<>();
  private final Map<String, Game<?>> games = new ConcurrentHashMap<>();
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
    for (String file : added(id)) {
      if (!content.has(file)) {
        content.put(file, Formats.read(inPack(id, file + ".yaml")));
      }
    }
    return content;
  }

  /** The content of a game as one JSON text, for where there are no files. */
  public String contentJson(String id) {
    return Formats.json(content(id));
  }

  /** The rulebook of a game, clause by clause. */
  public Ledger ledger(String id) {
    return Ledger.read(bundledYaml(id, "rules.yaml"));
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

  private Texts texts(Game<?> game, String language) {
    String id = game.id();
    return new Texts(game, ledger(id), language, textLayers(id, language));
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

  private Path inPack(String id, String file) {
    if (pack == null) {
      throw new IllegalStateException("there is no pack");
    }
    return pack.resolve(id).resolve(file);
  }

  private List<String> added(String id) {
    if (pack == null || !Files.isDirectory(pack.resolve(id))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(pack.resolve(id))) {
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
