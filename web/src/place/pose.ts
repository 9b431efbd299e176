/** Where something lies on an open table: thousandths of an inch, hundredths of a degree against the clock. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FULL_TURN = 36_000;

/** Units of a drawing to an inch: large enough for the strokes of SVG, small enough for its numbers. */
export const INCH = 10;

export function readPose(phrase: string): Pose | null {
  const [, x, y, turn] = /^at (-?\d+) (-?\d+) facing (\d+)$/.exec(phrase) ?? [];
  return turn === undefined ? null : { x: Number(x), y: Number(y), turn: Number(turn) };
}

export function phraseOf({ x, y, turn }: Pose): string {
  return `at ${x} ${y} facing ${turn}`;
}

export const samePose = (a: Pose, b: Pose) => a.x === b.x && a.y === b.y && a.turn === b.turn;

/** A pose of whole numbers, its turn once around at most. */
export function pose(x: number, y: number, turn: number): Pose {
  const whole = Math.round(turn) % FULL_TURN;
  return { x: Math.round(x), y: Math.round(y), turn: whole < 0 ? whole + FULL_TURN : whole };
}

/** A point of a table as it is drawn: the near edge is below. */
export function drawn({ x, y }: Point, depth: number): Point {
  return { x: (x * INCH) / 1000, y: ((depth - y) * INCH) / 1000 };
}

/** A point of the drawing as it lies on the table. */
export function laid({ x, y }: Point, depth: number): Point {
  return { x: (x * 1000) / INCH, y: depth - (y * 1000) / INCH };
}

/** A point that is fast to something which lies at a pose. */
export function fast(at: Pose, [x, y]: readonly [number, number]): Point {
  const angle = (at.turn * Math.PI) / (FULL_TURN / 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
}

export type Outline = readonly (readonly [number, number])[];

/** An outline at a pose, as the points of a polygon. */
export function polygon(outline: Outline, at: Pose, depth: number): string {
  return outline
    .map((corner) => drawn(fast(at, corner), depth))
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
}

/** How far an outline reaches ahead, from the point that is put somewhere to its front. */
export function ahead(outline: Outline): number {
  return Math.max(...outline.map(([x]) => x));
}

/** Where something looks that turns towards a point. */
export function towards(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * FULL_TURN) / (2 * Math.PI);
}
