import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { bridges, drawnLines, frame, lanes, outlines, type Point } from "../../src/boards/thrones/map";

interface Pack {
  regions: { id: string; kind: string; adjacent: string[] }[];
  rivers: { borders: { between: [string, string]; bridge: boolean }[] }[];
}

const pack = parse(
  readFileSync(
    new URL("../../../games/thrones/src/main/resources/banneret/thrones/map.yaml", import.meta.url),
    "utf8",
  ),
) as Pack;

/** Shorter contacts would not be seen as a border. */
const VISIBLE = 24;
/** What is nearer would be seen as a contact. */
const APART = 9;

/** The closed lines of a drawn path. */
function rings(path: string): Point[][] {
  return path
    .split("Z")
    .filter((ring) => ring !== "")
    .map((ring) =>
      ring
        .slice(1)
        .split("L")
        .map((point) => point.split(" ").map(Number) as unknown as Point),
    );
}

const drawn = new Map(Object.entries(outlines).map(([id, path]) => [id, rings(path)]));

function* segments(ring: readonly Point[]): Generator<[Point, Point]> {
  for (const [i, point] of ring.entries()) {
    yield [point, ring[(i + 1) % ring.length]!];
  }
}

function pair(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function sorted(pairs: Iterable<string>): string[] {
  return [...pairs].sort();
}

/** Which regions lie on each piece of line. */
const sides = new Map<string, { length: number; regions: string[] }>();
for (const [id, own] of drawn) {
  for (const ring of own) {
    for (const [a, b] of segments(ring)) {
      const key = sorted([a.join(" "), b.join(" ")]).join(" ");
      const side = sides.get(key) ?? { length: Math.hypot(b[0] - a[0], b[1] - a[1]), regions: [] };
      side.regions.push(id);
      sides.set(key, side);
    }
  }
}

/** How long the border between two regions is, as drawn. */
const contact = new Map<string, number>();
for (const { length, regions } of sides.values()) {
  const [a, b] = regions;
  if (a !== undefined && b !== undefined) {
    contact.set(pair(a, b), (contact.get(pair(a, b)) ?? 0) + length);
  }
}

const inPlay = new Set(pack.regions.map(({ id }) => id));
const touching = [...contact.keys()].filter((key) => key.split(" ").every((id) => inPlay.has(id)));
const adjacent = new Set(
  pack.regions.flatMap(({ id, adjacent }) => adjacent.map((other) => pair(id, other))),
);
const rivers = new Map(
  pack.rivers.flatMap(({ borders }) =>
    borders.map(({ between: [a, b], bridge }) => [pair(a, b), bridge] as const),
  ),
);
const unbridged = [...rivers].filter(([, bridge]) => !bridge).map(([key]) => key);

describe("the map of Thrones", () => {
  it("draws every region of the rules and the land beyond the Wall", () => {
    expect(sorted(drawn.keys())).toEqual(sorted([...inPlay, "beyond"]));
  });

  it("lets regions touch, or joins them by a lane, exactly where the rules have them adjacent or a river between", () => {
    const joined = lanes.map(({ between: [a, b] }) => pair(a, b));
    expect(sorted([...touching, ...joined])).toEqual(sorted([...adjacent, ...unbridged]));
  });

  it("draws every contact long enough to be seen", () => {
    expect([...contact].filter(([, length]) => length < VISIBLE)).toEqual([]);
  });

  it("keeps apart what does not touch", () => {
    expect(sorted(new Set(neighbours()))).toEqual([]);
  });

  it("covers the canvas without gap or overlap", () => {
    let area = 0;
    for (const own of drawn.values()) {
      const [outer, ...holes] = own.map((ring) => Math.abs(signedArea(ring)));
      area += (outer ?? 0) - holes.reduce((sum, hole) => sum + hole, 0);
    }
    expect(area).toBeCloseTo(frame.width * frame.height, 3);
    const crossings = [...crossed()];
    expect(crossings).toEqual([]);
  });

  it("draws rivers exactly where the rules have them, and a bridge over those that may be crossed", () => {
    const wet = drawnLines.filter(({ kind }) => kind === "river");
    expect(sorted(wet.map(({ between: [a, b] }) => pair(a ?? "", b ?? "")))).toEqual(sorted(rivers.keys()));
    const bridged = [...rivers].filter(([, bridge]) => bridge).map(([key]) => key);
    expect(sorted(bridges.map(({ between: [a, b] }) => pair(a, b)))).toEqual(sorted(bridged));
    for (const bridge of bridges) {
      const river = wet.find(({ between: [a, b] }) => pair(a ?? "", b ?? "") === pair(...bridge.between));
      const course = rings(`${river?.path ?? ""}Z`)[0] ?? [];
      expect(
        Math.min(...course.map((point) => Math.hypot(point[0] - bridge.at[0], point[1] - bridge.at[1]))),
      ).toBeLessThan(6);
    }
  });

  it("draws coasts between land and sea only, borders on land and at sea", () => {
    const kinds = new Map(pack.regions.map(({ id, kind }) => [id, kind]));
    const kindOf = (id: string | null | undefined) =>
      id === "beyond" ? "land" : (kinds.get(id ?? "") ?? "frame");
    const wrong = drawnLines.filter(({ kind, between: [a, b] }) => {
      const meets = sorted([kindOf(a), kindOf(b)]).join(" ");
      switch (kind) {
        case "coast":
          return meets !== "land sea";
        case "sea":
          return meets !== "sea sea";
        case "border":
        case "river":
        case "wall":
          return meets !== "land land";
        case "frame":
          return b !== null;
      }
    });
    expect(wrong).toEqual([]);
  });

  it("leads lanes from one of their regions into the other, across no third land", () => {
    const seas = new Set(pack.regions.filter(({ kind }) => kind === "sea").map(({ id }) => id));
    for (const { between, from, to } of lanes) {
      const way = Array.from({ length: 101 }, (_, i) =>
        regionAt([from[0] + ((to[0] - from[0]) * i) / 100, from[1] + ((to[1] - from[1]) * i) / 100]),
      );
      expect([way[0], way[100]]).toEqual(between);
      expect(way.filter((region) => !seas.has(region) && !between.includes(region))).toEqual([]);
    }
  });
});

function signedArea(ring: readonly Point[]): number {
  let twice = 0;
  for (const [a, b] of segments(ring)) {
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return twice / 2;
}

/** Regions that come too near one another without touching, found by laying their points into cells. */
function* neighbours(): Generator<string> {
  const cells = new Map<string, { id: string; at: Point }[]>();
  const cellOf = (at: Point) => at.map((value) => Math.floor(value / APART)) as unknown as Point;
  for (const [id, own] of drawn) {
    for (const at of own.flat()) {
      const key = cellOf(at).join(" ");
      const [column, row] = cellOf(at);
      for (const x of [column - 1, column, column + 1]) {
        for (const y of [row - 1, row, row + 1]) {
          for (const other of cells.get(`${x} ${y}`) ?? []) {
            const far = Math.hypot(at[0] - other.at[0], at[1] - other.at[1]);
            if (other.id !== id && far < APART && !contact.has(pair(id, other.id))) {
              yield pair(id, other.id);
            }
          }
        }
      }
      cells.set(key, [...(cells.get(key) ?? []), { id, at }]);
    }
  }
}

function regionAt([x, y]: Point): string {
  for (const [id, own] of drawn) {
    let inside = false;
    for (const [a, b] of own.flatMap((ring) => [...segments(ring)])) {
      if (a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])) {
        inside = !inside;
      }
    }
    if (inside) {
      return id;
    }
  }
  return "nowhere";
}

/** Pieces of line that cross one another. */
function* crossed(): Generator<string> {
  const all = [...sides.keys()].map((key) => key.split(" ").map(Number) as [number, number, number, number]);
  const cells = new Map<string, typeof all>();
  const size = 20;
  for (const piece of all) {
    const [x1, y1, x2, y2] = piece;
    if (Math.hypot(x2 - x1, y2 - y1) > 100) {
      continue; // The frame.
    }
    for (let i = Math.floor(Math.min(x1, x2) / size); i <= Math.floor(Math.max(x1, x2) / size); i++) {
      for (let j = Math.floor(Math.min(y1, y2) / size); j <= Math.floor(Math.max(y1, y2) / size); j++) {
        const cell = cells.get(`${i} ${j}`) ?? [];
        cell.push(piece);
        cells.set(`${i} ${j}`, cell);
      }
    }
  }
  const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
    Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  for (const cell of cells.values()) {
    for (const [i, [ax, ay, bx, by]] of cell.entries()) {
      for (const [cx, cy, dx, dy] of cell.slice(i + 1)) {
        if (
          turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) < 0 &&
          turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) < 0
        ) {
          yield [ax, ay, bx, by, "x", cx, cy, dx, dy].join(" ");
        }
      }
    }
  }
}
