package banneret.play;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON into a tree. */
final class JsonReader {
  private static final JsonFactory FACTORY = new JsonFactory();
  private final String file;
  private @Nullable String onlyLine;

  JsonReader(String file) {
    this.file = file;
  }

  Tree read(String text) {
    // Messages are one line: to ask for every word where it stands costs more than to read it.
    onlyLine = text.indexOf('\n') < 0 && text.indexOf('\r') < 0 ? file + ":1" : null;
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return read(parser);
    }
  }

  private Tree read(JsonParser parser) {
    try {
      JsonToken first = parser.nextToken();
      if (first == null) {
        throw new Malformed(file, "is empty");
      }
      Tree tree = node(parser, first, 0);
      if (parser.nextToken() != null) {
        throw new Malformed(place(parser), "something follows the end");
      }
      return tree;
    } catch (StreamConstraintsException e) {
      throw new Malformed(
          place(parser.currentLocation()), "not JSON: a number or name is too long");
    } catch (JacksonException e) {
      throw new Malformed(place(e.getLocation()), "not JSON: " + firstLine(e.getOriginalMessage()));
    }
  }

  private Tree node(JsonParser parser, @Nullable JsonToken token, int depth) {
    String place = place(parser);
    if (depth > Formats.DEEPEST) {
      throw Formats.tooDeep(place);
    }
    return switch (token) {
      case START_OBJECT -> {
        Tree.Fields fields = Tree.fields();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          String at = place(parser);
          Formats.put(fields, at, name, node(parser, parser.nextToken(), depth + 1));
        }
        yield fields.at(place);
      }
      case START_ARRAY -> {
        Tree.Items items = Tree.items();
        JsonToken next = parser.nextToken();
        while (next != JsonToken.END_ARRAY) {
          items.add(node(parser, next, depth + 1));
          next = parser.nextToken();
        }
        yield items.at(place);
      }
      case VALUE_STRING -> Tree.of(Formats.whole(place, parser.getString())).at(place);
      case VALUE_NUMBER_INT -> Tree.of(parser.getIntValue()).at(place);
      case VALUE_TRUE -> Tree.of(true).at(place);
      case VALUE_FALSE -> Tree.of(false).at(place);
      case VALUE_NUMBER_FLOAT -> throw new Malformed(place, "expected a whole number");
      case VALUE_NULL -> throw new Malformed(place, "a value is missing");
      case null, default -> throw new Malformed(place, "not JSON");
    };
  }

  private String place(JsonParser parser) {
    return onlyLine != null ? onlyLine : place(parser.currentTokenLocation());
  }

  private String place(@Nullable TokenStreamLocation location) {
    return location == null || location.getLineNr() < 1 ? file : file + ":" + location.getLineNr();
  }

  private static String firstLine(@Nullable String message) {
    return message == null ? "it ends too soon" : message.lines().findFirst().orElse("");
  }
}
