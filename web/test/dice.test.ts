// @vitest-environment jsdom
/** Each page adds its part to the dice once the server is bound, and compares both at the end. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contribute, differs, isLate } from "../src/table/dice";
import type { GameRecord, TableInfo } from "../src/table/messages";

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "battue",
  status: "gathering",
  options: {},
  created: "",
  chairs: [{ chair: 0, name: "Anna", owes: true }],
  privateTalk: false,
  dice: { commitment: "c1", contributions: [""] },
  you: { chairs: [0], seats: [], owner: true, invite: "i" },
  ...more,
});

const record = (commitment: string, ...contributions: string[]) =>
  ({ game: "battue", seats: 1, entries: [], dice: { commitment, contributions } }) as GameRecord;

let sent: string[] = [];

function answers(status: number): void {
  vi.stubGlobal("fetch", (_: URL, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { contribution: string }).contribution);
    return Promise.resolve(new Response(status === 200 ? "{}" : '{"error":{"code":"begun"}}', { status }));
  });
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a contribution is added by itself, and both it and the commitment are compared at the end", async () => {
  answers(200);
  contribute(table());
  await vi.waitFor(() => {
    expect(differs("t", record("c1", ""))).toBe("contribution");
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(differs("t", record("c1", sent[0] ?? ""))).toBeNull();
  expect(differs("t", record("c2", sent[0] ?? ""))).toBe("commitment");
});

test("the first commitment counts, also of a table joined later and one that shows another then", () => {
  contribute(table({ status: "playing", chairs: [{ chair: 0, seat: 0, name: "Anna" }] }));
  contribute(table({ status: "playing", dice: { commitment: "c2", contributions: [""] }, chairs: [] }));
  expect(sent).toEqual([]);
  expect(differs("t", record("c1", ""))).toBeNull();
  expect(differs("t", record("c2", ""))).toBe("commitment");
});

test("a part that came too late is said to have, and is no fraud", async () => {
  answers(409);
  contribute(table());
  await vi.waitFor(() => {
    expect(isLate("t")).toBe(true);
  });
  expect(differs("t", record("c1", ""))).toBeNull();
});

test("a game that goes on from another says so instead of crying fraud", () => {
  const fork = record("c1", "");
  expect(differs("t", { ...fork, dice: { commitment: "c1", contributions: [""], after: 3 } })).toBe(
    "beginning",
  );
  expect(differs("t", { ...fork, start: {} })).toBe("beginning");
  expect(differs("t", fork)).toBeNull();
});

test("whoever only looks on adds nothing", () => {
  const { you, ...watched } = table();
  expect(you).toBeDefined();
  contribute(watched);
  expect(sent).toEqual([]);
});
