import type { SpaceFacts } from "./types";

/** The size of a cell, and of the steppe around the walls. */
export const CELL = 80;
export const STEPPE = 96;

export type Point = readonly [number, number];

export function corner([column, row]: readonly [number, number]): Point {
  return [STEPPE + column * CELL, STEPPE + row * CELL];
}

export function middle(cell: readonly [number, number]): Point {
  const [x, y] = corner(cell);
  return [x + CELL / 2, y + CELL / 2];
}

/** The corners of an area of cells, clockwise. */
function ring(cells: readonly (readonly [number, number])[]): Point[] {
  const inside = new Set(cells.map((cell) => cell.join(" ")));
  const next = new Map<string, Point>();
  for (const [x, y] of cells) {
    const sides: [dx: number, dy: number, from: Point, to: Point][] = [
      [0, -1, [x, y], [x + 1, y]],
      [1, 0, [x + 1, y], [x + 1, y + 1]],
      [0, 1, [x + 1, y + 1], [x, y + 1]],
      [-1, 0, [x, y + 1], [x, y]],
    ];
    for (const [dx, dy, from, to] of sides) {
      if (!inside.has(`${x + dx} ${y + dy}`)) {
        next.set(from.join(" "), to);
      }
    }
  }
  const [first] = next.values();
  const points: Point[] = [];
  for (let at = first; at && points.length < next.size; at = next.get(at.join(" "))) {
    points.push(at);
  }
  return points.filter((point, i) => {
    const [before, after] = [points.at(i - 1) ?? point, points[(i + 1) % points.length] ?? point];
    return !(before[0] === after[0] || before[1] === after[1]);
  });
}

/** The outline of a space, drawn in by a gap, with rounded corners. */
export function outline(cells: readonly (readonly [number, number])[], gap: number, round: number): string {
  const points = ring(cells);
  const drawn = points.map((point, i) => {
    const before = points.at(i - 1) ?? point;
    const after = points[(i + 1) % points.length] ?? point;
    const [ax, ay] = [Math.sign(point[0] - before[0]), Math.sign(point[1] - before[1])];
    const [bx, by] = [Math.sign(after[0] - point[0]), Math.sign(after[1] - point[1])];
    // Clockwise, the inside lies to the right of the way.
    const at: Point = [
      STEPPE + point[0] * CELL + gap * (-ay - by),
      STEPPE + point[1] * CELL + gap * (ax + bx),
    ];
    return {
      at,
      before: [at[0] - ax * round, at[1] - ay * round],
      after: [at[0] + bx * round, at[1] + by * round],
    };
  });
  return `${drawn.map(({ at, before, after }, i) => `${i === 0 ? "M" : "L"}${before.join(" ")}Q${at.join(" ")} ${after.join(" ")}`).join("")}Z`;
}

export interface Layout {
  /** The name's middle, how wide it may be, its size. */
  name: Point;
  room: number;
  type: number;
  /** The middle of the row of values. */
  values: Point;
  /** The middle of the building, and its size. */
  building: Point;
  drawn: number;
  /** Where hordes gather, and the flag's foot. */
  horde: Point;
  flag: Point;
  /** Where the small signs of a tile begin. */
  signs: Point;
  /** The end of a site's code; walls and the palace have names. */
  code?: Point;
}

/** Where things lie on a space, from the shape of it. */
export function layout({ cells, size, kind }: SpaceFacts): Layout {
  const columns = cells.map(([x]) => x);
  const rows = cells.map(([, y]) => y);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const wide = right - left + 1;
  const high = bottom - top + 1;
  const full = wide * high === cells.length;
  const [x, y] = corner([left, top]);
  if (size === "palace") {
    const [cx, cy] = [x + (wide * CELL) / 2, y + (high * CELL) / 2];
    return {
      name: [cx, cy - 104],
      room: 300,
      type: 26,
      values: [cx, cy - 74],
      building: [cx, cy + 6],
      drawn: 128,
      horde: [cx + 92, cy + 30],
      flag: [cx - 104, cy + 44],
      signs: [cx + 60, cy - 74],
    };
  }
  if (kind === "gate" && wide > high) {
    return {
      name: [x + CELL, y + 22],
      room: 2 * CELL - 8,
      type: 15,
      values: [x + CELL, y + 48],
      building: [x + CELL, y],
      drawn: 0,
      horde: [x + 2 * CELL - 24, y + 52],
      flag: [x + 4, y + 70],
      signs: [x, y],
    };
  }
  if (kind === "gate") {
    const inner = left === 0 ? 6 : -6;
    return {
      name: [x + CELL / 2, y + 18],
      room: CELL - 8,
      type: 14.5,
      values: [x + CELL / 2 + inner, y + 52],
      building: [x, y + CELL],
      drawn: 0,
      horde: [x + CELL / 2 + inner, y + 2 * CELL - 36],
      flag: [x + CELL / 2 + inner - 22, y + 2 * CELL - 46],
      signs: [x, y],
    };
  }
  if (full && wide >= 2 && high >= 2) {
    const [w, h] = [wide * CELL, high * CELL];
    return {
      name: [x + w / 2, y + 26],
      room: wide * CELL - 16,
      type: 19,
      values: [x + 50, y + h - 24],
      building: [x + w / 2 - (wide === 3 ? 30 : 20), y + h / 2 + 4],
      drawn: wide === 3 ? 84 : 96,
      horde: wide === 2 ? [x + w - 44, y + h - 76] : [x + w - 46, y + h - 48],
      flag: wide === 2 ? [x + 18, y + h - 50] : [x + w - 88, y + h - 56],
      signs: wide === 2 ? [x + w - 44, y + h - 24] : [x + 22, y + h - 56],
      code: [x + w - 14, y + 24],
    };
  }
  if (full && wide > high) {
    const w = wide * CELL;
    return {
      name: [x + (wide > 2 ? 70 : CELL / 2 + 4), y + 20],
      room: wide > 2 ? 128 : 80,
      type: 15,
      values: [x + (wide > 2 ? 58 : CELL / 2 + 4), y + CELL - 19],
      building: [x + w - (wide > 2 ? 1.35 : 0.5) * CELL, y + CELL / 2 + (wide > 2 ? 4 : 2)],
      drawn: 46,
      horde: [x + w - CELL / 2 + 6, y + CELL / 2 + 10],
      flag: [x + w - CELL + 14, y + 46],
      signs: [x + (wide > 2 ? 108 : 96), y + CELL - 19],
      code: [x + w - 12, y + 22],
    };
  }
  if (full) {
    const h = high * CELL;
    return {
      name: [x + CELL / 2, y + 20],
      room: CELL - 8,
      type: 14.5,
      values: [x + CELL / 2, y + CELL - 8],
      building: [x + CELL / 2, y + h - (high > 2 ? 1.36 : 0.5) * CELL],
      drawn: 46,
      horde: [x + CELL / 2 + 6, y + h - CELL / 2 + 10],
      flag: [x + 16, y + h - CELL + 44],
      signs: [x + 18, y + CELL + 16],
      code: [x + CELL - 12, y + CELL + 20],
    };
  }
  // Three cells round a corner: the corner has the name, the longer way the horde.
  const bend = cells.find(
    ([cx, cy]) => cells.filter(([ox, oy]) => Math.abs(ox - cx) + Math.abs(oy - cy) === 1).length === 2,
  ) ?? [left, top];
  const [arm = bend, other = bend] = cells.filter((cell) => cell !== bend);
  const [bx, by] = middle(bend);
  return {
    name: [bx, by - 20],
    room: CELL - 8,
    type: 14.5,
    values: [bx, by + 26],
    building: middle(other),
    drawn: 44,
    horde: middle(arm),
    flag: [middle(arm)[0] - 28, middle(arm)[1] + 6],
    signs: [middle(other)[0] - 24, middle(other)[1] - 24],
    code: [middle(other)[0] + CELL / 2 - 12, middle(other)[1] - CELL / 2 + 22],
  };
}

/** The roofs of a block of houses, a cell each, as paths by the side they slope to. */
export function roofs(
  cells: readonly (readonly [number, number])[],
): Record<"n" | "e" | "s" | "w" | "court", string> {
  const out = { n: "", e: "", s: "", w: "", court: "" };
  const quad = (...points: Point[]) => `M${points.map((point) => point.join(" ")).join("L")}Z`;
  for (const [column, row] of cells) {
    const [x, y] = corner([column, row]);
    const [l, t, r, b] = [x + 7, y + 7, x + CELL - 7, y + CELL - 7];
    // The ridge or court of a roof: no two neighbours are quite alike.
    const style = (column * 7 + row * 13 + column * row) % 5;
    const deep = 12 + ((column * 5 + row * 3) % 4) * 3;
    const [il, it, ir, ib] =
      style === 0 || style === 3
        ? [l + deep + 4, t + deep + 4, r - deep - 4, b - deep - 4]
        : style === 1 || style === 4
          ? [l + 16, (t + b) / 2 - 1, r - 16, (t + b) / 2 + 1]
          : [(l + r) / 2 - 1, t + 16, (l + r) / 2 + 1, b - 16];
    out.n += quad([l, t], [r, t], [ir, it], [il, it]);
    out.e += quad([r, t], [r, b], [ir, ib], [ir, it]);
    out.s += quad([r, b], [l, b], [il, ib], [ir, ib]);
    out.w += quad([l, b], [l, t], [il, it], [il, ib]);
    if (style === 0 || style === 3) {
      out.court += quad([il, it], [ir, it], [ir, ib], [il, ib]);
    }
  }
  return out;
}
