package banneret.miniatures.move;

/** A way in which a tray moves. */
public enum Way {
  /** Pivot, forward, pivot. */
  MANEUVER,
  /** Forward, pivot. */
  MARCH,
  /** Pivot, forward as far as a march, pivot. */
  WHEEL,
  /** Straight back or to a side, pivot. */
  RETREAT,
  /** Straight in any direction, without a pivot. */
  SHIFT,
  /** A shift after which there is something to shoot at. */
  AIM,
  /** On the spot. */
  PIVOT
}
