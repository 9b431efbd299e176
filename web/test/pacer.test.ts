// @vitest-environment jsdom
/** What happens at a table, shown at the reader's pace. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event, News, State } from "../src/table/messages";
import { Pacer, wayOf } from "../src/table/pacer";
import type { Known, Table } from "../src/table/table";

const PACE = 100;

const event = (name: string, more: Partial<Event> = {}): Event => ({
  key: `event.${name}`,
  name,
  clause: "",
  args: [],
  text: { en: name, fr: name },
  ...more,
});

const entry = (seq: number, seat: number, ...names: string[]): News => ({
  seq,
  seat,
  line: "x",
  told: names.map((name) => event(name)),
});

class Fake {
  known: Known = {
    table: { you: { seats: [0] } } as Known["table"],
    state: null,
    news: [],
    chat: [],
    seat: 0,
    link: "live",
    trouble: null,
  };
  #changed = () => undefined as unknown;
  readonly asked: number[] = [];

  readonly table = {
    known: () => this.known,
    subscribe: (changed: () => void) => {
      this.#changed = changed;
      return () => undefined;
    },
    replay: (count: number) => {
      this.asked.push(count);
      return Promise.resolve({ state: { seq: -count, awaited: [], round: 1, view: `after ${count}` } });
    },
  } as unknown as Table;

  says(view: string, asks: string, ...news: News[]): void {
    const all = [...this.known.news, ...news];
    const question = asks === "" ? {} : { question: { step: asks } as State["question"] };
    const state = { seq: all.length - 1, round: 1, awaited: [], view, ...question } as unknown as State;
    this.known = { ...this.known, news: all, state };
    this.#changed();
  }
}

let fake: Fake;
let pacer: Pacer;
let leave: () => void;
const view = () => pacer.shown().known.state?.view;
const told = () => pacer.shown().known.news.flatMap((one) => (one.told ?? []).map(({ name }) => name));
const asked = () => pacer.shown().known.state?.question?.step;
const pass = (paces: number) => vi.advanceTimersByTimeAsync(PACE * paces + 1);

beforeEach(() => {
  vi.useFakeTimers();
  fake = new Fake();
  pacer = new Pacer(fake.table, PACE, () => 0);
  leave = pacer.subscribe(() => undefined);
  fake.says("laid", "mine", entry(0, -1, "begin"));
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

test("what was there before is not told again", () => {
  expect(pacer.shown().showing).toBeNull();
  expect(told()).toEqual(["begin"]);
});

test("what others do is told event by event, and only then am I asked", async () => {
  fake.says("one", "", entry(1, 1, "a", "b"));
  fake.says("two", "mine again", entry(2, 2, "c"));
  expect([view(), told().at(-1), asked()]).toEqual(["one", "a", undefined]);
  await pass(1);
  expect([view(), told().at(-1)]).toEqual(["one", "b"]);
  await pass(1);
  expect([view(), told().at(-1), asked()]).toEqual(["two", "c", undefined]);
  await pass(1);
  expect(pacer.shown().showing).toBeNull();
  expect(asked()).toBe("mine again");
});

test("what I do myself is there at once, unless luck has a part in it", async () => {
  fake.says("mine", "next", entry(1, 0, "a"));
  expect([view(), asked()]).toEqual(["mine", "next"]);
  fake.says("rolled", "after", { ...entry(2, 0, "dice"), chance: ["die 6"] });
  expect([view(), asked()]).toEqual(["rolled", undefined]);
  await pass(1);
  expect(asked()).toBe("after");
});

test("a piece moves before it is there", async () => {
  const moved = event("moved", {
    args: [
      { name: "from", kind: "region", value: 1, word: "pyke" },
      { name: "where", kind: "region", value: 2, word: "seagard" },
    ],
  });
  expect(wayOf(moved)).toEqual({ kind: "region", from: "pyke", to: "seagard" });
  fake.says("there", "", { ...entry(1, 1), told: [moved, event("battle")] });
  expect(view()).toBe("laid");
  await pass(1);
  expect(view()).toBe("there");
});

test("it can be paused, gone on with, and skipped", async () => {
  fake.says("one", "next", entry(1, 1, "a", "b"));
  pacer.pause(true);
  await pass(20);
  expect(told().at(-1)).toBe("a");
  pacer.pause(false);
  await pass(1);
  expect(told().at(-1)).toBe("b");
  fake.says("two", "last", entry(2, 1, "c"));
  pacer.skip();
  expect([view(), told().at(-1), asked()]).toEqual(["two", "c", "last"]);
});

test("a question that stays open is not taken away while others answer theirs", () => {
  fake.says("still", "mine", entry(1, 1, "other"));
  expect([view(), asked()]).toEqual(["still", "mine"]);
});

test("all since my last answer is shown again, each entry with the table as it lay then", async () => {
  fake.says("mine", "", entry(1, 0, "a"));
  fake.says("one", "", entry(2, 1, "b"));
  fake.says("two", "again", entry(3, 2, "c"));
  pacer.skip();
  expect(pacer.hasMore()).toBe(true);
  pacer.again();
  await pass(0);
  expect([view(), told().at(-1), pacer.shown().showing?.again]).toEqual(["after 3", "b", true]);
  await pass(1);
  expect([view(), told().at(-1)]).toEqual(["after 4", "c"]);
  await pass(1);
  expect([view(), asked()]).toEqual(["two", "again"]);
  expect(fake.asked).toEqual([2, 3, 4]);
});

test("at once means at once", () => {
  pacer.setPace(1);
  fake.says("one", "mine", entry(1, 1, "a", "b"));
  expect([view(), asked()]).toEqual(["one", "mine"]);
});
