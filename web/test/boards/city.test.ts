import { describe, expect, it } from "vitest";
import { CELL, outline } from "../../src/boards/battue/shape";
import type { BattueContent, SpaceFacts } from "../../src/boards/battue/types";
import { contentOf } from "./table";

const { board } = contentOf("battue") as BattueContent & {
  board: { spaces: (SpaceFacts & { adjacent: string[] })[] };
};

/** The cell-long pieces of an outline that is not drawn in. */
function sides(space: SpaceFacts): string[] {
  const points = [...outline(space.cells, 0, 0).matchAll(/Q([\d.]+) ([\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  return points.flatMap(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    const count = Math.hypot(nextX - x, nextY - y) / CELL;
    return Array.from({ length: count }, (_, piece) => {
      const ends = [piece, piece + 1].map((n) =>
        [x + ((nextX - x) * n) / count, y + ((nextY - y) * n) / count].join(" "),
      );
      return ends.sort().join(" ");
    });
  });
}

describe("the city of Battue", () => {
  it("lets exactly those spaces touch that the rules have adjacent", () => {
    const drawn = new Map(board.spaces.map((space) => [space.id, new Set(sides(space))]));
    for (const space of board.spaces) {
      const touching = [...drawn]
        .filter(([id, own]) => id !== space.id && [...own].some((side) => drawn.get(space.id)!.has(side)))
        .map(([id]) => id);
      expect(touching.sort(), space.id).toEqual([...space.adjacent].sort());
    }
  });
});
