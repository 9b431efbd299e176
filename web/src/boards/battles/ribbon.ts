/** Rivers and roads: lines that go from hex to hex through the middles of their sides, and on over the edge. */
import {
  DIRECTIONS,
  edge,
  inside,
  middle,
  neighbour,
  opposite,
  word,
  xy,
  type Direction,
  type Hex,
  type Point,
  type Size,
} from "./hexes";

/** Numbers from 0 to 1 that are always the same for the same hex. */
export function chanceOf(hex: Hex, salt = 0): () => number {
  let state = (hex[0] * 7349 + hex[1] * 9151 + salt * 6967 + 4241) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** For each hex of a net the directions in which it goes on, and those of them that lead off the board. */
export type Net = Map<string, { hex: Hex; ways: Direction[]; out: Direction[] }>;

/**
 * Joins hexes to their neighbours in the net. What ends at the edge of the board goes on over it; wide water does so
 * wherever it comes there.
 */
export function netOf(hexes: readonly Hex[], size: Size, wide: boolean): Net {
  const words = new Set(hexes.map(word));
  const joined = (hex: Hex, way: number) => words.has(word(neighbour(hex, way)));
  return new Map(
    hexes.map((hex) => {
      const ways = DIRECTIONS.filter((way) => joined(hex, way));
      const off = DIRECTIONS.filter((way) => !inside(size, neighbour(hex, way)));
      const on = off.filter(
        (way) => joined(hex, opposite(way)) && (ways.length === 1 || (wide && way % 3 === 1)),
      );
      const [straight] = on;
      const out = ways.length === 1 && straight !== undefined ? [straight] : on;
      return [word(hex), { hex, ways: [...ways, ...out], out }];
    }),
  );
}

/** The net as one line; it bends by up to this much. */
export function ribbon(net: Net, bend: number): string {
  return [...net.values()]
    .map(({ hex, ways, out }) => {
      const chance = chanceOf(hex);
      const [x, y] = middle(hex);
      const bent: Point = [x + (chance() - 0.5) * 2 * bend, y + (chance() - 0.5) * 2 * bend];
      const [first, second] = ways;
      if (first === undefined) {
        return `M${xy(bent)}h0.1`;
      }
      if (second === undefined) {
        return `M${xy(edge(hex, first))}L${xy(bent)}`;
      }
      const off = out.map((way) => `M${xy(edge(hex, way))}L${xy(middle(neighbour(hex, way)))}`).join("");
      // Two ways run on into each other; any others join them in the middle.
      const through = across(ways) ?? [first, second];
      const joins = ways.filter((way) => !through.includes(way));
      const [one, other] = through.map((way) => xy(edge(hex, way)));
      const meet: Point = [(bent[0] + x) / 2, (bent[1] + y) / 2];
      return `M${one}Q${xy(bent)} ${other}${joins.map((way) => `M${xy(edge(hex, way))}L${xy(meet)}`).join("")}${off}`;
    })
    .join("");
}

/** The areas between three hexes of a net that all touch. */
export function pools(net: Net): string {
  return [...net.values()]
    .flatMap(({ hex, ways }) =>
      [1, 2].flatMap((way) => {
        const next = (way + 1) as Direction;
        const [one, other] = [neighbour(hex, way), neighbour(hex, next)];
        return ways.includes(way as Direction) && ways.includes(next)
          ? [`M${[hex, one, other].map((part) => xy(middle(part))).join("L")}Z`]
          : [];
      }),
    )
    .join("");
}

/** The two ways of a hex that lie most nearly opposite each other. */
export function across(ways: readonly Direction[]): [Direction, Direction] | undefined {
  const pairs = ways.flatMap((one) =>
    ways.filter((other) => other > one).map((other): [Direction, Direction] => [one, other]),
  );
  const turn = ([one, other]: [Direction, Direction]) => Math.abs(other - one - 3);
  return pairs.sort((one, other) => turn(one) - turn(other))[0];
}
