/** Armies as the page writes, reads and changes them. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { book, engineFile } from "../build/games";
import { builders } from "../src/army/games";
import {
  FACTIONS,
  addNcu,
  addUnit,
  armyOf,
  armyOfReady,
  attach,
  cardsOf,
  empty,
  lineOf,
  removeNcu,
  removeUnit,
  type ArmyAbout,
} from "../src/army/army";
import type { Book } from "../src/table/messages";
import type { Review } from "../src/table/review";

vi.stubGlobal("document", { baseURI: "http://any/" });
const { forget, keep, keptArmies, keptHere } = await import("../src/army/armies");

const miniatures = book("miniatures") as unknown as Book;
const cards = cardsOf(miniatures);

interface Engine {
  openBook: (book: unknown) => { review: (wish: unknown, seat: number, option: string) => string };
}
const engine = ((await import(engineFile)) as Engine).openBook(miniatures);
const review = (army: unknown, size = 40) =>
  JSON.parse(
    engine.review({ seats: 2, options: { size: String(size), seats: [{ army }, {}] } }, 0, "army"),
  ) as Review<ArmyAbout>;

test("an army survives its line of text", () => {
  const line = "stark: stark-sworn-swords+robb-stark-wolf-lord, grey-wind; catelyn-stark, varys";
  expect(lineOf(armyOf(line) ?? empty("stark"))).toBe(line);
  expect(armyOf(" stark :grey-wind ")).toEqual({
    faction: "stark",
    units: [{ unit: "grey-wind" }],
    ncus: [],
  });
  expect(armyOf(lineOf(empty("free-folk")))).toEqual(empty("free-folk"));
  for (const wrong of ["", "grey-wind", "stark: a+b+c", "stark: a; b; c", "stark: a+"]) {
    expect(armyOf(wrong), wrong).toBeNull();
  }
});

test("the page's line is the engine's own, and all ready-made armies are legal in the builder", () => {
  for (const ready of cards.ready) {
    const army = armyOfReady(ready);
    const said = review(army, ready.size);
    expect(said.unread, ready.id).toBeUndefined();
    expect(said.unread === undefined && said.flaws, ready.id).toEqual([]);
    expect(said.unread === undefined && said.about.line).toBe(lineOf(army));
  }
});

test("factions, cards and offers of the engine are those of the page", () => {
  expect(new Set([...cards.units.values()].map(({ faction }) => faction))).toEqual(new Set(FACTIONS));
  const said = review(empty("stark"));
  const offers = said.unread === undefined ? said.about.offers : [];
  expect(offers.length).toBeGreaterThan(20);
  for (const { unit, ncu } of offers) {
    expect(cards.units.has(unit ?? "") || cards.ncus.has(ncu ?? "")).toBe(true);
  }
});

test("units, people and councillors come and go", () => {
  const raiders = cards.units.get("free-folk-raiders");
  const thenns = cards.units.get("thenn-warriors");
  if (!raiders || !thenns) {
    throw new Error("cards");
  }
  let army = addUnit(addUnit(empty("free-folk"), raiders), thenns);
  expect(army.units).toHaveLength(3); // Raiders are taken two at a time.
  army = addUnit(removeUnit(army, 0), raiders);
  expect(army.units).toHaveLength(3);
  army = addNcu(attach(army, 1, "mance-king-beyond"), "craster");
  expect(lineOf(army)).toBe(
    "free-folk: free-folk-raiders, thenn-warriors+mance-king-beyond, free-folk-raiders; craster",
  );
  expect(removeNcu(attach(army, 1, ""), 0).units[1]).toEqual({ unit: "thenn-warriors" });
});

test("flaws name their part, and an unknown word is told as it is", () => {
  const said = review({ faction: "stark", units: [{ unit: "grey-wind" }], ncus: ["varys", "varys"] });
  const parts = said.unread === undefined ? said.flaws.map(({ part }) => part) : [];
  expect(parts).toContain("units/0");
  expect(parts).toContain("ncus/1");
  const unread = review({ faction: "stark", units: [{ unit: "grey-wynd" }] });
  expect(unread.unread !== undefined && unread.unknown).toBe("grey-wynd");
});

test("the steps that a bot lays out are steps of the game", () => {
  const waiting = readFileSync(
    new URL("../../games/miniatures/src/main/resources/banneret/miniatures/waiting.yaml", import.meta.url),
    "utf8",
  );
  for (const step of builders.miniatures?.opening ?? []) {
    expect(waiting, step).toContain(step);
  }
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("armies are kept in the browser, the newest first, and forgotten", async () => {
  const one = { id: "a", game: "miniatures", name: "Wolves", size: 40, line: "stark: grey-wind" };
  await keep(one, false);
  await keep({ ...one, id: "b", name: "More wolves" }, false);
  await keep({ ...one, name: "Old wolves", size: 30 }, false);
  expect(
    keptHere("miniatures")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["a", "b"]);
  expect((await keptArmies("miniatures", false)).find(({ id }) => id === "a")).toMatchObject({
    name: "Old wolves",
    size: 30,
  });
  expect(keptHere("battles")).toEqual([]);
  await forget("a", false);
  expect(keptHere("miniatures").map(({ id }) => id)).toEqual(["b"]);
});
