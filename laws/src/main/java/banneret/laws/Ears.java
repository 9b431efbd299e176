package banneret.laws;

import banneret.kernel.told.Event;
import banneret.kernel.told.Happening;
import banneret.kernel.told.Saying;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is told, in words that can be compared. */
final class Ears {
  private Ears() {}

  /** All of an event. */
  static String whole(Event event) {
    return event.what().name()
        + Arrays.toString(event.figures())
        + event.audience()
        + Arrays.toString(event.sums());
  }

  /** What a seat hears of it. */
  static String heard(Event event, int seat) {
    StringBuilder out = new StringBuilder(event.saying(seat).key());
    for (Saying.Argument argument : event.saying(seat).arguments()) {
      out.append(' ').append(argument);
    }
    return out.append(Arrays.toString(event.sums())).toString();
  }

  /** What a seat hears of it but for the names of things, which are how it learns of them. */
  static String form(Event event, int seat) {
    List<String> form = new ArrayList<>(List.of(event.saying(seat).key()));
    for (Saying.Argument argument : event.saying(seat).arguments()) {
      form.add(argument.name() + ":" + argument.kind());
      if (argument.kind().equals(Saying.NUMBER)) {
        form.add(Integer.toString(argument.value()));
      }
    }
    for (Happening.Detail figure : event.what().figures()) {
      form.add(figure.name());
    }
    return String.join(" ", form);
  }
}
