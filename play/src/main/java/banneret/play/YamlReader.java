package banneret.play;

import banneret.cases.PlainScalar;
import banneret.cases.YamlWriter;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Reads YAML 1.2 of the core schema into a tree, without anchors and tags. */
final class YamlReader {
  /** Escapes at which the parser breaks: at the end of the text, or too large for a number. */
  private static final Pattern BAD_ESCAPE = Pattern.compile("\\\\(?:[xuU]\\z|U[89a-fA-F])");

  private final String file;
  private final boolean gaps;
  private Iterator<Event> events = Collections.emptyIterator();

  YamlReader(String file, boolean gaps) {
    this.file = file;
    this.gaps = gaps;
  }

  Tree read(String text) {
    LoadSettings settings =
        LoadSettings.builder()
            .setLabel(file)
            .setCodePointLimit(Formats.MOST_BYTES)
            .setBufferSize(Math.max(1024, text.length())) // A small one is copied again and again.
            .build();
    try {
      events = new Parse(settings).parseString(text).iterator();
      events.next(); // The stream begins.
      Event document = events.next();
      if (document.getEventId() != Event.ID.DocumentStart) {
        throw new Malformed(file, "is empty");
      }
      Tree tree = node(events.next(), 0);
      events.next(); // The document ends.
      Event last = events.next();
      if (last.getEventId() != Event.ID.StreamEnd) {
        throw new Malformed(place(last), "a second document begins; one is all there may be");
      }
      return tree;
    } catch (MarkedYamlEngineException e) {
      Optional<Mark> mark = e.getProblemMark().or(e::getContextMark);
      throw new Malformed(
          mark.map(this::place).orElse(file), "not YAML: " + YamlWriter.shortened(e.getProblem()));
    } catch (ReaderException e) {
      throw new Malformed(
          file + ":" + line(text, e.getPosition()),
          "not YAML: a character that may not stand there");
    } catch (YamlEngineException e) {
      throw new Malformed(file, "not YAML: " + e.getMessage());
    } catch (NumberFormatException e) {
      Matcher escape = BAD_ESCAPE.matcher(text);
      throw new Malformed(
          file + ":" + line(text, escape.find() ? escape.start() : text.length()),
          "not YAML: an escape in quotes that stands for no character");
    }
  }

  private Tree node(Event event, int depth) {
    String place = place(event);
    if (depth > Formats.DEEPEST) {
      throw Formats.tooDeep(place);
    }
    if (event.getEventId() == Event.ID.Alias) {
      throw new Malformed(place, "aliases are not taken here: write it out");
    }
    if (event instanceof NodeEvent node) {
      Optional<Anchor> anchor = node.getAnchor();
      if (anchor.isPresent()) {
        throw new Malformed(place, "anchors are not taken here: write it out");
      }
    }
    return switch (event) {
      case ScalarEvent scalar -> scalar(scalar, place);
      case SequenceStartEvent list -> {
        untagged(list.getTag(), place);
        Tree.Items items = Tree.items();
        Event next = events.next();
        while (next.getEventId() != Event.ID.SequenceEnd) {
          items.add(node(next, depth + 1));
          next = events.next();
        }
        yield items.at(place);
      }
      case MappingStartEvent map -> {
        untagged(map.getTag(), place);
        yield fields(depth).at(place);
      }
      default -> throw new Malformed(place, "not YAML");
    };
  }

  private Tree.Fields fields(int depth) {
    Tree.Fields fields = Tree.fields();
    Event next = events.next();
    while (next.getEventId() != Event.ID.MappingEnd) {
      String place = place(next);
      if (!(next instanceof ScalarEvent name)) {
        throw new Malformed(place, "expected a name, found something nested");
      }
      untagged(name.getTag(), place);
      if (name.getAnchor().isPresent()) {
        throw new Malformed(place, "anchors are not taken here: write it out");
      }
      Tree value = node(events.next(), depth + 1);
      Formats.put(fields, place, name.getValue(), value);
      next = events.next();
    }
    return fields;
  }

  private Tree scalar(ScalarEvent scalar, String place) {
    untagged(scalar.getTag(), place);
    String text = scalar.getValue();
    if (!scalar.isPlain()) {
      return Tree.of(Formats.whole(place, text)).at(place);
    }
    if (text.isEmpty()) {
      throw new Malformed(place, "a value is missing");
    }
    if (PlainScalar.WHOLE.matcher(text).matches()) {
      return Tree.of(number(text, place)).at(place);
    }
    if (PlainScalar.BROKEN.matcher(text).matches()) {
      throw new Malformed(
          place, "expected a whole number or a text, found " + YamlWriter.shortened(text));
    }
    if (PlainScalar.FLAG.matcher(text).matches()) {
      return Tree.of(text.charAt(0) == 't' || text.charAt(0) == 'T').at(place);
    }
    if (PlainScalar.NOTHING.matcher(text).matches()) {
      if (!gaps) {
        throw new Malformed(place, "a value is missing");
      }
      return Tree.of(PlainScalar.GAP).at(place);
    }
    return Tree.of(Formats.whole(place, text)).at(place);
  }

  private static int number(String text, String place) {
    try {
      return text.startsWith("0o")
          ? Integer.parseInt(text.substring(2), 8)
          : text.startsWith("0x")
              ? Integer.parseInt(text.substring(2), 16)
              : Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new Malformed(
          place,
          "the number " + YamlWriter.shortened(text) + " is too large; quote it if it is a text");
    }
  }

  private static void untagged(Optional<String> tag, String place) {
    if (tag.isPresent()) {
      throw new Malformed(
          place, "tags such as " + YamlWriter.shortened(tag.get()) + " are not taken here");
    }
  }

  private String place(Event event) {
    return event.getStartMark().map(this::place).orElse(file);
  }

  private String place(Mark mark) {
    return file + ":" + (mark.getLine() + 1);
  }

  private static int line(String text, int position) {
    int line = 1;
    for (int i = 0; i < Math.min(position, text.length()); i++) {
      line += text.charAt(i) == '\n' ? 1 : 0;
    }
    return line;
  }
}
