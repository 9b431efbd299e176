package banneret.kernel.step;

/** The lines sealed at one question, one per seat. */
public final class Lines {
  private final Line[] lines;

  public Lines(int seats) {
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

  void clear() {
    for (Line line : lines) {
      line.clear();
    }
  }

  /** Makes these lines equal to others of as many seats. */
  void copyFrom(Lines other) {
    for (int seat = 0; seat < lines.length; seat++) {
      lines[seat].copyFrom(other.lines[seat]);
    }
  }
}
