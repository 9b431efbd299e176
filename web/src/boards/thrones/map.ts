import drawn from "./map.json";

/** The map as it is drawn: lines that two regions share, and which of them go round each region. */
export type LineKind = "coast" | "border" | "river" | "sea" | "wall" | "frame";

interface Line {
  kind: LineKind;
  between: (string | null)[];
  points: number[];
}

interface Region {
  /** Lines by number from 1, end to end; a negative one is followed backwards. */
  rings: number[][];
  name: Point;
  units?: Point;
  order?: Point;
  ground?: string;
}

export type Point = readonly [number, number];

export const width = drawn.width;
export const height = drawn.height;
/** How far the drawing goes on around the canvas. */
export const frame = drawn.frame;
const lines = drawn.lines as Line[];
const regions = drawn.regions as unknown as Record<string, Region>;

function pointsOf(line: number): Point[] {
  const flat = lines[Math.abs(line) - 1]?.points ?? [];
  const points: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    points.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
  }
  return line < 0 ? points.reverse() : points;
}

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

/** The outline of a region as an SVG path; islands are holes in their sea. */
function outline(region: Region): string {
  return region.rings.map((ring) => `${path(ring.flatMap((line) => pointsOf(line).slice(0, -1)))}Z`).join("");
}

export const outlines: Record<string, string> = Object.fromEntries(
  Object.entries(regions).map(([id, region]) => [id, outline(region)]),
);

/** The middle of the foot of a region's name; its units and its order stand in a row under it, or elsewhere. */
export function placesOf(id: string): { name: Point; units: Point; order: Point | null } {
  const { name, units, order } = regions[id] ?? { name: [0, 0] as const };
  return { name, units: units ?? [name[0], name[1] + 66], order: order ?? null };
}

/** What grows in a region; nothing in a sea. */
export function groundOf(id: string): string {
  return regions[id]?.ground ?? "sea";
}

export interface DrawnLine {
  kind: LineKind;
  between: readonly (string | null)[];
  path: string;
}

export const drawnLines: readonly DrawnLine[] = lines.map(({ kind, between }, i) => ({
  kind,
  between,
  path: path(pointsOf(i + 1)),
}));

/** The coasts with fewer points, for the broad pale strokes of the shallows. */
export const shallows: string = lines
  .flatMap(({ kind }, i) => (kind === "coast" ? [pointsOf(i + 1)] : []))
  .map((points) => path(points.filter((_, i) => i % 5 === 0 || i === points.length - 1)))
  .join("");

type Pair = readonly [string, string];

/** Bridges: the middle of the river, and which way it flows there, in degrees. */
export const bridges = drawn.bridges as unknown as readonly { between: Pair; at: Point; turn: number }[];

/** Ways of ships between regions that do not touch. */
export const lanes = drawn.lanes as unknown as readonly { between: Pair; from: Point; to: Point }[];

/** Peaks, trees and reeds, for the eye only. */
export const terrain = drawn.terrain as unknown as Readonly<
  Record<"peak" | "tree" | "reed", readonly Point[]>
>;
