/** A game of the page alone whose rules have changed can be read for ever. */
import catalogue from "games:all";
import { expect, test } from "vitest";
import { entriesSeenBy, isPast, readPast } from "../src/table/past";
import type { Saved } from "../src/table/store";

const today = catalogue.games.find(({ id }) => id === "battue")?.edition ?? 0;

const entries = [
  { begin: true, chance: [{ deal: "loot 7", to: 1 }, "attack 4"] },
  { seat: 0, line: "move gate-n" },
  { seat: 1, line: "keep loot-3", to: 2 },
  {
    lines: [
      { line: "bid 2", to: 1 },
      { line: "bid 5", to: 2 },
    ],
  },
  { undo: 1, seat: 1 },
];

function saved(edition: number, more: Partial<Saved> = {}): Saved {
  return {
    id: "a",
    game: "battue",
    chairs: [{ bot: "greedy" }, { name: "Anna" }],
    options: {},
    secret: "s",
    created: "",
    touched: "",
    status: "playing",
    round: 3,
    after: 0,
    sealed: {},
    chat: [],
    record: { game: "battue", seats: 2, edition, content: "older", entries },
    ...more,
  };
}

test("a game is past when the page plays another edition of its rules", () => {
  expect(isPast(saved(today))).toBe(false);
  expect(isPast(saved(today + 1))).toBe(true);
  const fresh = saved(today);
  delete fresh.record;
  expect(isPast(fresh)).toBe(false);
});

test("of one that was not over the bare entries are left, as its player may know them", () => {
  const { table, seat, chronicle } = readPast(saved(today + 1));
  expect(table.past).toBe("other-edition");
  expect(table.content).toBe("older");
  expect(seat).toBe(1);
  expect(chronicle.state.seq).toBe(4);
  expect(chronicle.news).toEqual([
    { seq: 0, begin: true, chance: [{ hidden: true }, "attack 4"] },
    { seq: 1, seat: 0, line: "move gate-n" },
    { seq: 2, seat: 1, line: "keep loot-3" },
    { seq: 3, lines: [{ hidden: true }, "bid 5"] },
    { seq: 4, undo: 1, seat: 1 },
  ]);
});

test("the seat is the one that was dealt to the player's chair", () => {
  expect(readPast(saved(today + 1, { seats: [1, 0] })).seat).toBe(0);
});

test("several who share a screen read what all may know", () => {
  const { seat, chronicle } = readPast(saved(today + 1, { chairs: [{ name: "Anna" }, { name: "Bert" }] }));
  expect(seat).toBe(-1);
  expect(chronicle.news[2]).toEqual({ seq: 2, seat: 1, hidden: true });
  expect(entriesSeenBy(entries, -1)).toEqual(chronicle.news);
});

test("one that is over reads as it did then", () => {
  const chronicle = { news: [], state: { seq: 4, round: 3, awaited: [], view: {} } };
  const past = readPast(saved(today + 1, { status: "over", chronicle }));
  expect(past.chronicle).toBe(chronicle);
});
