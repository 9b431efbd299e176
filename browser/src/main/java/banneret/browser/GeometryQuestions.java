package banneret.browser;

import banneret.geometry.hex.Flood;
import banneret.geometry.hex.HexBoard;
import banneret.geometry.hex.HexLine;
import banneret.geometry.plane.Arcs;
import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Nearest;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Placing;
import banneret.geometry.plane.Sight;
import banneret.geometry.plane.Spot;
import banneret.geometry.plane.Sweep;
import banneret.kernel.luck.Seeded;

/** Questions to geometry from a seed: on every platform their answers are the same. */
final class GeometryQuestions {
  private static final int TABLE = 24_000;
  private static final int RAY = 4889;

  private final Seeded random;
  private final HexBoard board = new HexBoard(11, 15, true);
  private final Flood flood = new Flood(board);
  private final int[] cost = new int[board.size()];
  private final int[] answers = new int[board.size()];
  private final boolean[] blocks = new boolean[board.size()];
  private final Outline one = new Outline();
  private final Outline other = new Outline();
  private final Outline[] between = {new Outline(), new Outline()};
  private final Arcs arcs = new Arcs();
  private final Nearest nearest = new Nearest();
  private final Sight sight = new Sight();
  private final Sweep sweep = new Sweep();
  private final Spot spot = new Spot();
  private int hash;

  GeometryQuestions(int seed) {
    random = new Seeded(seed);
  }

  String ask(int questions) {
    for (int i = 0; i < questions; i++) {
      if (i % 10 == 0) {
        askHexes();
      } else {
        askPlane();
      }
    }
    return Integer.toHexString(hash);
  }

  private void askHexes() {
    int from = random.below(board.size());
    int to = random.below(board.size());
    for (int hex = 0; hex < cost.length; hex++) {
      cost[hex] = random.below(6) - 2;
      blocks[hex] = cost[hex] < 0;
    }
    hear(board.distance(from, to));
    hear(HexLine.clear(board, from, to, blocks, true));
    hear(HexLine.trace(board, from, to, HexLine.LEFT, answers), answers);
    hear(board.ring(from, 1 + random.below(5), answers), answers);
    flood.fill(from, random.below(8), cost, answers);
    hear(answers.length, answers);
  }

  private void askPlane() {
    lay(one, false);
    lay(other, random.below(4) == 0);
    hear(Gap.between(one, other));
    hear(Gap.atMost(one, other, random.below(12_000)));
    hear(Contact.overlap(one, other, Outline.ROUNDING));
    int direction = random.below(Heading.FULL);
    hear(Sweep.travel(one, other, direction));
    hear(sweep.clear(one, other, direction, 12_000, 1000));
    if (nearest.find(one, other)) {
      hear(nearest.oneX);
      hear(nearest.oneY);
      hear(nearest.otherX);
      hear(nearest.otherY);
    }
    arcs.share(one, RAY, other, answers);
    hear(4, answers);
    hear(Heading.of(other.centreX() - one.centreX(), 1 + other.centreY()));
    Placing.against(one, random.below(4), 4800, random.below(2750), spot);
    hear(spot.x);
    hear(spot.y);
    hear(Sight.crosses(other, one.centreX(), one.centreY(), spot.x, spot.y));
    lay(between[0], true);
    lay(between[1], false);
    if (sight.sees(one, RAY, other, between, 2)) {
      hear(sight.fromX);
      hear(sight.toY);
    }
  }

  private void lay(Outline outline, boolean isOval) {
    int x = random.below(TABLE);
    int y = random.below(TABLE);
    int turn = random.below(Heading.FULL);
    if (isOval) {
      outline.oval(x, y, turn, 8000, 6000);
    } else {
      outline.box(x, y, turn, 5500, 4800);
    }
  }

  private void hear(int count, int[] heard) {
    for (int i = 0; i < count; i++) {
      hear(heard[i]);
    }
  }

  private void hear(boolean answer) {
    hear(answer ? 1 : 0);
  }

  private void hear(int answer) {
    hash = Seeded.mix(hash, answer);
  }
}
