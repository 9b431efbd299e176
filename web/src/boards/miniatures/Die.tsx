import type { CSSProperties } from "react";

/** Where pips lie on a face, in thirds. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of six that rolls whenever it is given another key, and comes to rest. */
export function Die({
  face,
  name,
  turn = 0,
  state,
}: {
  face: number;
  name: string;
  turn?: number;
  /** What became of it: it counts, it does not. */
  state?: "hit" | "miss" | undefined;
}) {
  return (
    <span
      className="die6"
      role="img"
      aria-label={name}
      data-state={state}
      style={{ "--turn": turn % 5 } as CSSProperties}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <rect className="die-face" x="-10.5" y="-10.5" width="21" height="21" rx="4.5" />
        {PIPS[face]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} className="pip" cx={x * 5.4} cy={y * 5.4} r="2" />
        ))}
      </svg>
    </span>
  );
}
