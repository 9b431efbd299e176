/**
 * Turns the hand-drawn outline into the map the page draws: `npm run map` writes src/boards/thrones/map.json.
 * Both sides of a border are one line, so that what touches in the data touches on the screen.
 */
import { writeFileSync } from "node:fs";
import { bridges, canvas, corners, frame, islands, lanes, strokes, type Kind, type Point } from "./outline";
import { places, terrain } from "./places";

/** How far a line strays from the hand's, as a share of each piece's length, and how fine it gets. */
const manner: Record<Kind, { stray: number; fine: number }> = {
  coast: { stray: 0.24, fine: 4.5 },
  border: { stray: 0.12, fine: 7 },
  river: { stray: 0.06, fine: 6 },
  sea: { stray: 0, fine: 16 },
  wall: { stray: 0, fine: 30 },
  frame: { stray: 0, fine: Infinity },
};

/** The same numbers every time: a small generator of its own for each line. */
function luck(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function length(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** A curve through all points, one point between each two of them. */
function curved(points: readonly Point[], closed: boolean): Point[] {
  const out: Point[] = [];
  const last = points.length - 1;
  const at = (i: number): Point =>
    points[closed ? (i + points.length) % points.length : Math.min(Math.max(i, 0), last)]!;
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const middle = (k: 0 | 1) => (9 * (p1[k] + p2[k]) - p0[k] - p3[k]) / 16;
    out.push(p1, [middle(0), middle(1)]);
  }
  if (!closed) {
    out.push(at(last));
  }
  return out;
}

/** Breaks a piece in two, a little off its middle, until the pieces are fine enough. */
function roughened(a: Point, b: Point, kind: Kind, next: () => number): Point[] {
  const { stray, fine } = manner[kind];
  const size = length(a, b);
  if (size <= fine) {
    return [a];
  }
  const off = (next() - 0.5) * 2 * stray * size;
  const part = 0.38 + 0.24 * next();
  const middle: Point = [
    a[0] + (b[0] - a[0]) * part - ((b[1] - a[1]) / size) * off,
    a[1] + (b[1] - a[1]) * part + ((b[0] - a[0]) / size) * off,
  ];
  return [...roughened(a, middle, kind, next), ...roughened(middle, b, kind, next)];
}

function drawn(points: readonly Point[], kind: Kind, closed: boolean, seed: string): Point[] {
  const next = luck(seed);
  const path =
    kind === "frame"
      ? [...points]
      : curved(kind === "sea" || kind === "river" ? curved(points, closed) : points, closed);
  const out: Point[] = [];
  const count = closed ? path.length : path.length - 1;
  for (let i = 0; i < count; i++) {
    out.push(...roughened(path[i]!, path[(i + 1) % path.length]!, kind, next));
  }
  if (!closed) {
    out.push(path[count]!);
  }
  return out.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
}

interface Line {
  kind: Kind;
  between: (string | null)[];
  points: number[];
}

const lines: Line[] = [];
const rings = new Map<string, number[][]>();
const loose = new Map<string, { from: string; to: string; line: number }[]>();

for (const { kind, from, to, between, via } of strokes) {
  const [start, end] = [corners[from], corners[to]];
  if (!start || !end) {
    throw new Error(`no corner ${start ? to : from}`);
  }
  lines.push({
    kind,
    between: [...between],
    points: drawn([start, ...via, end], kind, false, `${from} ${to}`).flat(),
  });
  for (const region of between) {
    if (region !== null) {
      loose.set(region, [...(loose.get(region) ?? []), { from, to, line: lines.length }]);
    }
  }
}

/** Lays a region's lines end to end. */
for (const [region, pieces] of loose) {
  const left = [...pieces];
  const own: number[][] = [];
  while (left.length > 0) {
    const first = left.shift()!;
    const ring = [first.line];
    let end = first.to;
    while (end !== first.from) {
      const i = left.findIndex((piece) => piece.from === end || piece.to === end);
      const piece = left[i];
      if (!piece) {
        throw new Error(`the outline of ${region} is open at ${end}`);
      }
      left.splice(i, 1);
      ring.push(piece.from === end ? piece.line : -piece.line);
      end = piece.from === end ? piece.to : piece.from;
    }
    own.push(ring);
  }
  rings.set(region, own);
}

for (const { region, sea, coast } of islands) {
  const points = drawn(coast, "coast", true, region);
  lines.push({ kind: "coast", between: [region, sea], points: [...points, points[0]!].flat() });
  rings.set(region, [[lines.length]]);
  rings.get(sea)?.push([lines.length]);
}

/** The middle of the river, and which way it flows there. */
function bridge(between: readonly [string, string]) {
  const river = lines.find(
    (line) => line.kind === "river" && between.every((side) => line.between.includes(side)),
  );
  if (!river) {
    throw new Error(`no river between ${between.join(" and ")}`);
  }
  const middle = Math.floor(river.points.length / 4) * 2;
  const [x = 0, y = 0] = river.points.slice(middle);
  const [x1 = 0, y1 = 0] = river.points.slice(middle - 4);
  const [x2 = 0, y2 = 0] = river.points.slice(middle + 4);
  return { between, at: [x, y], turn: Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI) };
}

const out = {
  ...canvas,
  frame,
  bridges: bridges.map(bridge),
  lanes,
  terrain,
  lines,
  regions: Object.fromEntries([...rings].map(([region, own]) => [region, { rings: own, ...places[region] }])),
};
const text = JSON.stringify(out)
  .replaceAll('{"kind"', '\n{"kind"')
  .replaceAll(/"([a-z-]+)":\{"rings"/g, '\n"$1":{"rings"');
writeFileSync(new URL("../../src/boards/thrones/map.json", import.meta.url), `${text}\n`);
console.log(
  `${lines.length} lines, ${lines.reduce((sum, line) => sum + line.points.length / 2, 0)} points, ${text.length} bytes`,
);
