/** What may be picked and what is picked look like no player: in hue, wherever a colour has one. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A difference that nobody overlooks, in degrees. */
const APART = 30;
/** Below this a colour is a grey. */
const GREY = 0.25;

function read(file: string): string {
  return readFileSync(new URL(`../src/boards/${file}`, import.meta.url), "utf8");
}

/** Both colours, by day and by night, of every rule that sets this property. */
function colours(css: string, property: string): string[][] {
  return [...css.matchAll(new RegExp(`--${property}: light-dark\\((#\\w+), (#\\w+)\\)`, "g"))].map(
    ([, day = "", night = ""]) => [day, night],
  );
}

function hueOf(colour: string): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sector =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { hue: span === 0 ? 0 : (sector * 60 + 360) % 360, saturation: most === 0 ? 0 : span / most };
}

test.each([
  ["thrones/thrones.css", "house", 5],
  ["battue/battue.css", "player", 4],
])("in %s no player has the colours of targets and selection", (file, property, count) => {
  const players = colours(read(file), property);
  expect(players).toHaveLength(count);
  const marks = [...colours(read("boards.css"), "target"), ...colours(read("boards.css"), "picked")];
  expect(marks).toHaveLength(2);
  marks.push(...colours(read(file), "target-fill"));
  for (const light of [0, 1]) {
    for (const mark of marks.map((both) => hueOf(both[light] ?? ""))) {
      expect(mark.saturation).toBeGreaterThan(GREY);
      for (const player of players.map((both) => hueOf(both[light] ?? ""))) {
        const apart = Math.abs(mark.hue - player.hue);
        expect(player.saturation < GREY || Math.min(apart, 360 - apart) > APART).toBe(true);
      }
    }
  }
});
