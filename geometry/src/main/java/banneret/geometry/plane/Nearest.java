package banneret.geometry.plane;

/** Where two outlines come nearest to each other: a point on each, to the nearest whole number. */
public final class Nearest {
  public int oneX;
  public int oneY;
  public int otherX;
  public int otherY;

  private double least;

  /** Finds the two points. Outlines that meet have none: then it answers false. */
  public boolean find(Outline one, Outline other) {
    if (Contact.meet(one, other)) {
      return false;
    }
    least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < other.count; i++) {
      look(one, other.x[i], other.y[i], false);
    }
    for (int i = 0; i < one.count; i++) {
      look(other, one.x[i], one.y[i], true);
    }
    return true;
  }

  private void look(Outline outline, int px, int py, boolean isOther) {
    for (int i = 0; i < outline.count; i++) {
      int next = i + 1 == outline.count ? 0 : i + 1;
      double alongX = outline.x[next] - outline.x[i];
      double alongY = outline.y[next] - outline.y[i];
      double right = px - outline.x[i];
      double up = py - outline.y[i];
      double along = alongX * right + alongY * up;
      double square = alongX * alongX + alongY * alongY;
      if (along >= square) {
        continue; // The next edge begins there.
      }
      double cross = alongX * up - alongY * right;
      double distance = along <= 0 ? right * right + up * up : cross * (cross / square);
      if (distance < least) {
        least = distance;
        double share = along <= 0 ? 0 : along / square;
        int x = outline.x[i] + Heading.nearest(alongX * share);
        int y = outline.y[i] + Heading.nearest(alongY * share);
        oneX = isOther ? px : x;
        oneY = isOther ? py : y;
        otherX = isOther ? x : px;
        otherY = isOther ? y : py;
      }
    }
  }
}
