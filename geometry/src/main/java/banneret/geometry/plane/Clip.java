package banneret.geometry.plane;

/** A convex polygon that is cut along straight lines. */
final class Clip {
  private static final int ROOM = 64;

  int count;
  double[] x = new double[ROOM];
  double[] y = new double[ROOM];
  private double[] nextX = new double[ROOM];
  private double[] nextY = new double[ROOM];

  void start(Outline outline) {
    count = outline.count;
    for (int i = 0; i < count; i++) {
      x[i] = outline.x[i];
      y[i] = outline.y[i];
    }
  }

  /** Keeps what lies to the right of a line through a point, or on it. */
  void keepRight(double fromX, double fromY, double alongX, double alongY) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int next = i + 1 == count ? 0 : i + 1;
      double here = alongY * (x[i] - fromX) - alongX * (y[i] - fromY);
      double there = alongY * (x[next] - fromX) - alongX * (y[next] - fromY);
      if (here >= 0) {
        nextX[kept] = x[i];
        nextY[kept++] = y[i];
      }
      if ((here > 0 && there < 0) || (here < 0 && there > 0)) {
        double share = here / (here - there);
        nextX[kept] = x[i] + (x[next] - x[i]) * share;
        nextY[kept++] = y[i] + (y[next] - y[i]) * share;
      }
    }
    double[] swap = x;
    x = nextX;
    nextX = swap;
    swap = y;
    y = nextY;
    nextY = swap;
    count = kept;
  }

  /** Keeps what lies in an arc of a box, see {@link Arcs}. */
  void keepArc(Outline box, int arc, int ray) {
    int next = (arc + 1) & 3;
    keepRight(box.x[next], box.y[next], box.x[arc] - box.x[next], box.y[arc] - box.y[next]);
    int left = Arcs.ray(box, arc, ray);
    keepRight(box.x[arc], box.y[arc], Heading.sine(left), Heading.cosine(left));
    int right = Arcs.ray(box, next, ray);
    keepRight(box.x[next], box.y[next], -Heading.sine(right), -Heading.cosine(right));
  }

  double area() {
    double twice = 0;
    for (int i = 1; i + 1 < count; i++) {
      twice += (y[i] - y[0]) * (x[i + 1] - x[0]) - (x[i] - x[0]) * (y[i + 1] - y[0]);
    }
    return twice / 2;
  }
}
