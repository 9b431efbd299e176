package banneret.simulate;

import java.util.List;
import java.util.Locale;

/** Draws plots as SVG that a page holds in itself; the page's style gives the colours. */
final class Plot {
  private static final int WIDTH = 640;
  private static final int ROW = 34;
  private static final int LEFT = 110;
  private static final int RIGHT = 70;
  private static final int HEIGHT = 200;
  private static final int BOTTOM = 28;
  private static final int MOST_BARS = 40;
  private static final int RATING_STEP = 100;

  /** So many kinds of line the page's style knows. */
  private static final int COLOURS = 6;

  private Plot() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** One row for each bot or chair: its share as a dot, the interval as a line through it. */
  static String shares(String title, List<Results.Tally> tallies, ReportWords words) {
    int height = tallies.size() * ROW + BOTTOM;
    StringBuilder out = new StringBuilder(begin(title, height));
    for (int percent = 0; percent <= 100; percent += 25) {
      double x = atShare(percent / 100.0);
      line(out, "grid", x, 4, x, height - BOTTOM);
      text(out, "middle", x, height - 8, words.say("percent", "number", percent));
    }
    double even = atShare(1.0 / tallies.size());
    line(out, "even", even, 4, even, height - BOTTOM);
    for (int i = 0; i < tallies.size(); i++) {
      Share share = tallies.get(i).share();
      double y = i * ROW + ROW / 2.0;
      text(out, "start", 0, y + 4, Summary.label(tallies.get(i), i));
      line(out, "whisker", atShare(share.low()), y, atShare(share.high()), y);
      String told = words.percent(share.rate()) + " (" + words.interval(share) + ")";
      dot(out, atShare(share.rate()), y, told);
      text(out, "end", WIDTH, y + 4, words.percent(share.rate()));
    }
    return out.append("</svg>\n").toString();
  }

  /** One row for each bot: its rating as a dot, the interval as a line through it. */
  static String ratings(String title, List<LeagueTable.Member> members, LeagueSummary summary) {
    double low = Double.MAX_VALUE;
    double high = -Double.MAX_VALUE;
    for (LeagueTable.Member member : members) {
      low = Math.min(low, member.rating() - member.reach());
      high = Math.max(high, member.rating() + member.reach());
    }
    int from = (int) Math.floor(low / RATING_STEP) * RATING_STEP;
    int to = Math.max(from + RATING_STEP, (int) Math.ceil(high / RATING_STEP) * RATING_STEP);
    int every = Math.max(1, (to - from) / RATING_STEP / 6) * RATING_STEP;
    int height = members.size() * ROW + BOTTOM;
    StringBuilder out = new StringBuilder(begin(title, height));
    for (int rating = from; rating <= to; rating += every) {
      double x = atShare((double) (rating - from) / (to - from));
      line(out, "grid", x, 4, x, height - BOTTOM);
      text(out, "middle", x, height - 8, Integer.toString(rating));
    }
    for (int i = 0; i < members.size(); i++) {
      LeagueTable.Member member = members.get(i);
      double y = i * ROW + ROW / 2.0;
      double at = (member.rating() - from) / (to - from);
      double reach = member.reach() / (to - from);
      String rating = Long.toString(Math.round(member.rating()));
      text(out, "start", 0, y + 4, member.bot());
      line(out, "whisker", atShare(at - reach), y, atShare(at + reach), y);
      dot(out, atShare(at), y, rating + " (" + summary.interval(member) + ")");
      text(out, "end", WIDTH, y + 4, rating);
    }
    return out.append("</svg>\n").toString();
  }

  private static double atShare(double share) {
    return LEFT + share * (WIDTH - LEFT - RIGHT);
  }

  /** How often each value came, in at most so many bars; plots that share an axis line up. */
  static String spread(String title, String what, Spread spread, Spread axis, ReportWords words) {
    StringBuilder out = new StringBuilder(begin(title, HEIGHT));
    int range = axis.max() - axis.min() + 1;
    int width = (range + MOST_BARS - 1) / MOST_BARS;
    int bars = (range + width - 1) / width;
    int most = 1;
    for (int bar = 0; bar < bars; bar++) {
      int from = axis.min() + bar * width;
      most = Math.max(most, spread.between(from, from + width));
    }
    double left = 60;
    double step = (WIDTH - left) / bars;
    double floor = HEIGHT - BOTTOM;
    line(out, "axis", left, floor, WIDTH, floor);
    text(out, "end", left - 8, 16, words.whole(most));
    text(out, "end", left - 8, 32, what);
    text(out, "end", left - 8, floor, "0");
    int every = Math.max(1, (bars + 9) / 10);
    for (int bar = 0; bar < bars; bar++) {
      int from = axis.min() + bar * width;
      int count = spread.between(from, from + width);
      double tall = (floor - 10) * count / most;
      String label =
          width == 1
              ? words.say("report.bar-one", "from", from, "count", words.whole(count))
              : words.say(
                  "report.bar", "from", from, "to", from + width - 1, "count", words.whole(count));
      out.append(
          String.format(
              Locale.ROOT,
              "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\">"
                  + "<title>%s</title></rect>%n",
              left + bar * step + 1,
              floor - tall,
              Math.max(1, step - 2),
              tall,
              escape(label)));
      if (bar % every == 0) {
        text(out, "middle", left + (bar + 0.5) * step, HEIGHT - 8, Integer.toString(from));
      }
    }
    if (spread.count() > 0) {
      double mean = left + (spread.mean() - axis.min() + 0.5) / width * step;
      line(out, "even", mean, 4, mean, floor);
    }
    return out.append("</svg>\n").toString();
  }

  private static void dot(StringBuilder out, double x, double y, String told) {
    out.append(
        String.format(
            Locale.ROOT,
            "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"><title>%s</title></circle>%n",
            x,
            y,
            escape(told)));
  }

  /** How a figure went: a line for each seat over the rounds, and under it which is whose. */
  static String course(String title, Course course, List<Results.Tally> seats, ReportWords words) {
    StringBuilder out = new StringBuilder(begin(title, HEIGHT + ROW));
    List<Course.Round> rounds = course.rounds();
    double left = 60;
    double floor = HEIGHT - BOTTOM;
    double step = (WIDTH - left) / Math.max(1, rounds.size());
    double highest = Math.max(1, Math.ceil(course.highest()));
    line(out, "axis", left, floor, WIDTH, floor);
    text(out, "end", left - 8, 16, words.whole((long) highest));
    text(out, "end", left - 8, floor, "0");
    int every = Math.max(1, (rounds.size() + 9) / 10);
    for (int i = 0; i < rounds.size(); i += every) {
      String number = Integer.toString(rounds.get(i).number());
      text(out, "middle", left + (i + 0.5) * step, HEIGHT - 8, number);
    }
    for (int seat = 0; seat < seats.size(); seat++) {
      String kind = "seat-" + seat % COLOURS;
      String name = Summary.label(seats.get(seat), seat);
      StringBuilder way = new StringBuilder();
      StringBuilder points = new StringBuilder();
      for (int i = 0; i < rounds.size(); i++) {
        double mean = rounds.get(i).means().get(seat);
        double x = left + (i + 0.5) * step;
        double y = floor - (floor - 10) * mean / highest;
        way.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
        points.append(
            String.format(
                Locale.ROOT,
                "<circle class=\"point %s\" cx=\"%.1f\" cy=\"%.1f\" r=\"3\">"
                    + "<title>%s</title></circle>%n",
                kind,
                x,
                y,
                escape(name + ", " + rounds.get(i).number() + ": " + words.decimal(mean))));
      }
      out.append(String.format("<polyline class=\"%s course\" points=\"%s\"/>%n", kind, way));
      out.append(points);
      out.append(
          String.format(
              Locale.ROOT,
              "<text class=\"key %s\" x=\"%.1f\" y=\"%d\">%s</text>%n",
              kind,
              left + seat * (WIDTH - left) / seats.size(),
              HEIGHT + ROW / 2,
              escape(name)));
    }
    return out.append("</svg>\n").toString();
  }

  private static String begin(String title, int height) {
    return String.format(
        Locale.ROOT,
        "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%n",
        WIDTH,
        height,
        escape(title));
  }

  private static void line(
      StringBuilder out, String kind, double x1, double y1, double x2, double y2) {
    out.append(
        String.format(
            Locale.ROOT,
            "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>%n",
            kind,
            x1,
            y1,
            x2,
            y2));
  }

  private static void text(StringBuilder out, String anchor, double x, double y, String text) {
    out.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
            x,
            y,
            anchor,
            escape(text)));
  }
}
