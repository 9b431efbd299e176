/** What grows and lies on the ground, at places that look found and are always the same. */
import { DIRECTIONS, SIDE, WIDE, edge, middle, neighbour, word, xy, type Hex, type Point } from "./hexes";
import { chanceOf } from "./ribbon";

/** Whether a point, seen from the centre, lies in a hex of this part of its size. */
function holds([x, y]: Point, part: number): boolean {
  const [ax, ay] = [Math.abs(x) / part, Math.abs(y) / part];
  return ax <= WIDE / 2 && ay <= SIDE - (ax * SIDE) / WIDE;
}

/** Points of a hex that keep their distance from each other, seen from its centre. */
export function spots(hex: Hex, most: number, apart: number, part: number, salt = 0): Point[] {
  const chance = chanceOf(hex, salt);
  const found: Point[] = [];
  for (let tries = 0; tries < most * 14 && found.length < most; tries++) {
    const point: Point = [(chance() - 0.5) * WIDE, (chance() - 0.5) * 2 * SIDE];
    const free = found.every(([x, y]) => Math.hypot(x - point[0], (y - point[1]) * 1.25) > apart);
    if (free && holds(point, part)) {
      found.push(point);
    }
  }
  return found;
}

export interface Tree {
  x: number;
  y: number;
  kind: number;
  scale: number;
}

/** The trees of a wood, the farthest first; a hex in which somebody stands has a clearing. */
export function trees(hexes: readonly Hex[], stood: ReadonlySet<string>): Tree[] {
  const words = new Set(hexes.map(word));
  return hexes
    .flatMap((hex) => {
      const [cx, cy] = middle(hex);
      const chance = chanceOf(hex, 3);
      const open = stood.has(word(hex));
      const own = spots(hex, 15, 19, 0.86, 1).filter(([x, y]) => !open || (x / 36) ** 2 + (y / 38) ** 2 > 1);
      const between = DIRECTIONS.filter((way) => words.has(word(neighbour(hex, way)))).map((way): Point => {
        const [x, y] = edge(hex, way);
        return [x - cx, y - cy];
      });
      return [...own, ...between].map(([x, y]): Tree => ({
        x: cx + x,
        y: cy + y + 9,
        kind: Math.floor(chance() * 4),
        scale: 0.85 + chance() * 0.35,
      }));
    })
    .sort((one, other) => one.y - other.y);
}

/** A rough round shape about a point. */
export function blob(hex: Hex, radius: number, salt: number, [dx, dy]: Point = [0, 0]): string {
  const chance = chanceOf(hex, salt);
  const [cx, cy] = middle(hex);
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const far = radius * (0.88 + chance() * 0.24);
    const angle = (i / 9) * 2 * Math.PI;
    return [cx + dx + far * Math.cos(angle), cy + dy + far * 0.92 * Math.sin(angle)];
  });
  return smooth(points);
}

/** A closed line through the middles of a ring's sides. */
function smooth(ring: readonly Point[]): string {
  const half = (i: number): Point => {
    const [a, b] = [ring[i % ring.length] ?? [0, 0], ring[(i + 1) % ring.length] ?? [0, 0]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  return `M${xy(half(ring.length - 1))}${ring.map((point, i) => `Q${xy(point)} ${xy(half(i))}`).join("")}Z`;
}

/** Tufts, flowers and stones of open ground. */
export function tufts(hexes: readonly Hex[]): { grass: string; stones: string } {
  let [grass, stones] = ["", ""];
  for (const hex of hexes) {
    const [cx, cy] = middle(hex);
    const chance = chanceOf(hex, 8);
    for (const [x, y] of spots(hex, 4, 26, 0.9, 5)) {
      const at = `M${(cx + x).toFixed(0)} ${(cy + y).toFixed(0)}`;
      if (chance() < 0.82) {
        grass += `${at}l-2.5 -6${at}l0.4 -7.5${at}l3 -6`;
      } else {
        stones += `${at}q2 -5 6 -3.5t3 3.5z`;
      }
    }
  }
  return { grass, stones };
}

/** Ripples on water. */
export function waves(hexes: readonly Hex[]): string {
  return hexes
    .flatMap((hex) => {
      const [cx, cy] = middle(hex);
      return spots(hex, 4, 20, 0.5, 11).map(([x, y]) => `M${xy([cx + x - 9, cy + y])}q4.5 -5 9 0t9 0`);
    })
    .join("");
}
