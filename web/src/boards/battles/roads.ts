/** How roads run from hex to hex, and how bridges and fords lie across the water. */
import {
  DIRECTIONS,
  edge,
  middle,
  neighbour,
  opposite,
  word,
  type Direction,
  type Hex,
  type Point,
} from "./hexes";
import type { Ground } from "./plan";
import { across, netOf, type Net } from "./ribbon";

export const WATER = ["river", "forest-river", "ford", "wooden-bridge", "stone-bridge"];
const ROADS = ["road", "forest-road", "wooden-bridge", "stone-bridge"];

/** Roads join their neighbours, and run over bridges and through fords that they lead to. */
export function roadNet({ of, size, at }: Ground) {
  const roads = of(...ROADS);
  const words = new Set(roads.map(word));
  const fords = of("ford").filter((hex) => DIRECTIONS.some((way) => words.has(word(neighbour(hex, way)))));
  const net = netOf([...roads, ...fords], size, false);
  untangle(net);
  // A ford or a bridge is no crossroads: of its ways the two that lie opposite each other are kept.
  for (const [name, { hex, ways, out }] of net) {
    const kind = at(hex)?.id ?? "";
    const straight = across(ways);
    if (WATER.includes(kind) && straight && ways.length > 2) {
      net.set(name, { hex, ways: straight, out });
    }
  }
  return net;
}

/** Where three hexes of road all touch, the link that leads on least straight is left out. */
function untangle(net: Net) {
  const waysOf = (hex: Hex) => net.get(word(hex))?.ways ?? [];
  const straight = (hex: Hex, way: number) =>
    Number(waysOf(neighbour(hex, way)).includes(way as Direction)) +
    Number(waysOf(hex).includes(opposite(way)));
  for (const { hex } of [...net.values()]) {
    for (const way of [1, 2] as const) {
      const [one, other] = [neighbour(hex, way), neighbour(hex, way + 1)];
      const links: [Hex, Direction][] = [
        [hex, way],
        [hex, (way + 1) as Direction],
        [one, ((way + 2) % 6) as Direction],
      ];
      if (net.has(word(other)) && links.every(([from, on]) => waysOf(from).includes(on))) {
        const [from, on] = links.reduce((least, next) => {
          const [a, b] = [straight(...least), straight(...next)];
          return b < a || (b === a && next[1] % 3 === 0) ? next : least;
        });
        const to = neighbour(from, on);
        drop(net, from, on);
        drop(net, to, opposite(on));
      }
    }
  }
}

function drop(net: Net, hex: Hex, way: Direction) {
  const there = net.get(word(hex));
  if (there) {
    net.set(word(hex), { ...there, ways: there.ways.filter((one) => one !== way) });
  }
}

/** How a bridge or ford is turned: along the road that crosses there, else across the river. */
export function turnOf(hex: Hex, roads: Net, river: Net): number {
  const angle = (way: Direction) => {
    const [[x, y], [ex, ey]] = [middle(hex), edge(hex, way)];
    return (Math.atan2(ey - y, ex - x) * 180) / Math.PI;
  };
  const mean = (ways: readonly Direction[]) => {
    const pair = across(ways);
    if (!pair) {
      return ways[0] === undefined ? undefined : angle(ways[0]);
    }
    const [[x1, y1], [x2, y2]] = [edge(hex, pair[0]), edge(hex, pair[1])];
    return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  };
  const along = mean(roads.get(word(hex))?.ways ?? []);
  const flow = mean(river.get(word(hex))?.ways ?? []);
  return along ?? (flow ?? 0) + 90;
}

/** The middle of the road through a hex, which need not be the middle of the hex. */
export function midway(hex: Hex, roads: Net): Point {
  const [x, y] = middle(hex);
  const pair = across(roads.get(word(hex))?.ways ?? []);
  if (!pair) {
    return [x, y];
  }
  const [[x1, y1], [x2, y2]] = [edge(hex, pair[0]), edge(hex, pair[1])];
  return [(x1 + 2 * x + x2) / 4, (y1 + 2 * y + y2) / 4];
}
