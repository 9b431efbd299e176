import { describe, expect, it } from "vitest";
import {
  all,
  border,
  directionTo,
  distance,
  edge,
  extent,
  hexOf,
  inside,
  middle,
  neighbour,
  opposite,
  sees,
  trace,
  within,
  word,
  type Hex,
} from "../../src/boards/battles/hexes";

const board = { rows: 11, columns: 15 };
const words = (hexes: readonly Hex[]) => hexes.map(word);

describe("the hexes of a board", () => {
  it("are one fewer in odd rows", () => {
    expect(all(board)).toHaveLength(6 * 15 + 5 * 14);
    expect(inside(board, [1, 13])).toBe(true);
    expect(inside(board, [1, 14])).toBe(false);
  });

  it("have the neighbours that the rules' table gives them, on even and odd rows", () => {
    const around = (hex: Hex) => [0, 1, 2, 3, 4, 5].map((way) => word(neighbour(hex, way)));
    expect(around([4, 4])).toEqual(["3-4", "4-5", "5-4", "5-3", "4-3", "3-3"]);
    expect(around([5, 4])).toEqual(["4-5", "5-5", "6-5", "6-4", "5-3", "4-4"]);
  });

  it("are each their neighbour's neighbour, and share the middle of the side between them", () => {
    for (const hex of all(board)) {
      for (let way = 0; way < 6; way++) {
        const other = neighbour(hex, way);
        expect(neighbour(other, opposite(way))).toEqual(hex);
        expect(directionTo(hex, other)).toBe(way);
        expect(distance(hex, other)).toBe(1);
        const [[x1, y1], [x2, y2]] = [edge(hex, way), edge(other, opposite(way))];
        expect(Math.hypot(x1 - x2, y1 - y2)).toBeLessThan(1e-9);
      }
    }
  });

  it("lie within the drawing, odd rows half a hex to the right", () => {
    const { width, height } = extent(board);
    for (const hex of all(board)) {
      const [x, y] = middle(hex);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
    expect(middle([1, 0])[0] - middle([0, 0])[0]).toBeCloseTo(50);
  });

  it("make a zone of nineteen in the middle of the board, bounded by thirty sides", () => {
    const zone = within(board, [5, 6], 2);
    expect(zone).toHaveLength(19);
    expect(border(zone).match(/M/g)).toHaveLength(30);
    expect(within(board, [0, 0], 2)).toHaveLength(7);
  });
});

describe("lines of sight", () => {
  const between = (from: string, to: string, right: boolean) => words(trace(hexOf(from), hexOf(to), right));

  it("cross the same hexes as the engine's own", () => {
    expect(between("3-1", "3-4", false)).toEqual(["3-2", "3-3"]);
    expect(between("4-4", "0-4", false)).toEqual(["3-3", "2-4", "1-3"]);
    expect(between("4-4", "0-4", true)).toEqual(["3-4", "2-4", "1-4"]);
    expect(between("4-0", "3-3", false)).toEqual(["4-1", "3-1", "4-2", "3-2"]);
    expect(between("4-0", "3-4", false)).toEqual(["4-1", "3-1", "4-2", "3-2", "3-3"]);
    expect(between("4-0", "3-4", true)).toEqual(["4-1", "4-2", "3-2", "4-3", "3-3"]);
  });

  it("stay on one side of a seam for their whole length", () => {
    const clear = (...blocked: string[]) => sees([4, 4], [0, 4], (hex) => blocked.includes(word(hex)));
    expect(clear("3-3")).toBe(true);
    expect(clear("3-3", "1-4")).toBe(false);
    expect(clear("2-4")).toBe(false);
  });

  it("cross the same hexes on the way back", () => {
    const centre: Hex = [5, 6];
    for (const hex of all(board)) {
      expect(words(trace(hex, centre, true))).toEqual(words(trace(centre, hex, false)).reverse());
    }
  });

  it("always run between neighbours", () => {
    expect(sees([4, 4], [4, 5], () => true)).toBe(true);
  });
});
