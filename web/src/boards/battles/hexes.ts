/** Hexes with a corner at the top, in rows; odd rows are one shorter and lie half a hex to the right. */

/** How wide a hex is, and how far its corners are from its centre, in units of the drawing. */
export const WIDE = 100;
export const SIDE = WIDE / Math.sqrt(3);
/** From one row to the next. */
export const ROW = SIDE * 1.5;

export type Point = readonly [x: number, y: number];
export type Hex = readonly [row: number, column: number];

export interface Size {
  rows: number;
  columns: number;
}

/** The directions clockwise from the north-east, as steps of cube coordinates. */
const STEPS: readonly (readonly [q: number, r: number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const opposite = (direction: number) => ((direction + 3) % 6) as Direction;

export function word([row, column]: Hex): string {
  return `${row}-${column}`;
}

export function hexOf(text: string): Hex {
  const [row = 0, column = 0] = text.split("-").map(Number);
  return [row, column];
}

export function rowLength({ columns }: Size, row: number): number {
  return columns - (row % 2);
}

export function all(size: Size): Hex[] {
  return Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: rowLength(size, row) }, (__, column): Hex => [row, column]),
  ).flat();
}

export function inside(size: Size, [row, column]: Hex): boolean {
  return row >= 0 && row < size.rows && column >= 0 && column < rowLength(size, row);
}

const q = ([row, column]: Hex) => column - Math.floor(row / 2);
const at = (along: number, row: number): Hex => [row, along + Math.floor(row / 2)];

export function neighbour(hex: Hex, direction: number): Hex {
  const [dq, dr] = STEPS[direction] ?? [0, 0];
  return at(q(hex) + dq, hex[0] + dr);
}

/** The direction from a hex to one next to it, or -1. */
export function directionTo(from: Hex, to: Hex): number {
  return STEPS.findIndex(([dq, dr]) => q(from) + dq === q(to) && from[0] + dr === to[0]);
}

export function distance(one: Hex, other: Hex): number {
  const [dq, dr] = [q(other) - q(one), other[0] - one[0]];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The hexes at most so far away, the centre among them. */
export function within(size: Size, centre: Hex, radius: number): Hex[] {
  return all(size).filter((hex) => distance(centre, hex) <= radius);
}

/** The middle of a hex; those beyond the board have one too. */
export function middle([row, column]: Hex): Point {
  const shift = ((row % 2) + 2) % 2;
  return [WIDE / 2 + WIDE * column + (WIDE / 2) * shift, SIDE + ROW * row];
}

/** A corner, clockwise from the top; side d lies between corners d and d + 1. */
export function corner(hex: Hex, index: number, scale = 1): Point {
  const [x, y] = middle(hex);
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return [x + SIDE * scale * Math.cos(angle), y + SIDE * scale * Math.sin(angle)];
}

/** The middle of a side. */
export function edge(hex: Hex, direction: number): Point {
  const [x1, y1] = middle(hex);
  const [x2, y2] = middle(neighbour(hex, direction));
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

export const xy = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function outline(hex: Hex, scale = 1): string {
  return `M${DIRECTIONS.map((index) => xy(corner(hex, index, scale))).join("L")}Z`;
}

/** The line around a set of hexes. */
export function border(hexes: readonly Hex[]): string {
  const words = new Set(hexes.map(word));
  return hexes
    .flatMap((hex) =>
      DIRECTIONS.filter((direction) => !words.has(word(neighbour(hex, direction)))).map(
        (direction) => `M${xy(corner(hex, direction))}L${xy(corner(hex, direction + 1))}`,
      ),
    )
    .join("");
}

/** How large the drawing of a board is. */
export function extent({ rows, columns }: Size): { width: number; height: number } {
  return { width: columns * WIDE, height: (rows - 1) * ROW + 2 * SIDE };
}

/** The corners of a hex in thirds, clockwise from the top. */
const CORNER_Q = [1, 2, 1, -1, -2, -1, 1];
const CORNER_R = [-2, -1, 1, 2, 1, -1, -2];

/**
 * The side by which a line from the origin to (dq, dr) leaves the hex (aq, ar), in whole numbers. A line through a
 * corner is moved a hair to the left or to the right.
 */
function exit(aq: number, ar: number, dq: number, dr: number, right: boolean): number {
  const sideOf = (index: number) => {
    const cross = dq * (3 * ar + (CORNER_R[index] ?? 0)) - dr * (3 * aq + (CORNER_Q[index] ?? 0));
    return cross === 0 ? (right ? -1 : 1) : cross;
  };
  // Clockwise from the top the line leaves where corners go from its left to its right.
  return DIRECTIONS.find((index) => sideOf(index) < 0 && sideOf(index + 1) > 0) ?? 0;
}

/** The hexes that a line from centre to centre crosses between its two ends. */
export function trace(from: Hex, to: Hex, right: boolean): Hex[] {
  const [dq, dr] = [q(to) - q(from), to[0] - from[0]];
  const crossed: Hex[] = [];
  let [aq, ar] = [0, 0];
  while (aq !== dq || ar !== dr) {
    if (aq !== 0 || ar !== 0) {
      crossed.push(at(q(from) + aq, from[0] + ar));
    }
    const [sq, sr] = STEPS[exit(aq, ar, dq, dr, right)] ?? [0, 0];
    aq += sq;
    ar += sr;
  }
  return crossed;
}

/** Whether one of the two lines between centres crosses nothing that blocks. */
export function sees(from: Hex, to: Hex, blocks: (hex: Hex) => boolean): boolean {
  return [false, true].some((right) => !trace(from, to, right).some(blocks));
}
