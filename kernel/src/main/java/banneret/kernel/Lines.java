package banneret.kernel;

/** The lines sealed at one question, one per seat. */
public final class Lines {
  private final Line[] lines;

  Lines(int seats) {
    lines = new Line[seats];
    for (int seat = 0; seat < seats; seat++) {
      lines[seat] = new Line();
    }
  }

  public Line of(int seat) {
    return lines[seat];
  }

  public int seats() {
    return lines.length;
  }

  Lines copy() {
    Lines copy = new Lines(lines.length);
    for (int seat = 0; seat < lines.length; seat++) {
      copy.lines[seat] = lines[seat].copy();
    }
    return copy;
  }
}
