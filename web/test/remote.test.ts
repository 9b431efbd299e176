// @vitest-environment jsdom
/** A page that is open outlives a restart of its server, also behind a proxy that answers in its place. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Desk } from "../src/table/desk";
import type { News, State } from "../src/table/messages";
import { RemoteTable } from "../src/table/remote";

const MINUTE = 60_000;
const refusal = JSON.stringify({ error: { code: "some", message: "No." } });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a table whose server answers so; tells how often it was asked within a minute, and how the link is then. */
async function asked(status: number, body: string): Promise<{ times: number; link: string }> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  const table = new RemoteTable("t");
  await vi.advanceTimersByTimeAsync(MINUTE);
  const { link } = table.known();
  table.close();
  return { times: fetched.mock.calls.length, link };
}

test.each([
  [429, refusal],
  [500, refusal],
  [503, refusal],
  [502, "<html>bad gateway</html>"],
  [404, "<html>no such backend</html>"],
  [403, "<html>go away</html>"],
  [200, "<html>back soon</html>"],
])("%i %s is tried again with growing pauses", async (status, body) => {
  const { times, link } = await asked(status, body);
  expect(link).toBe("lost");
  expect(times).toBeGreaterThan(5);
  expect(times).toBeLessThan(15);
});

test.each([401, 403, 404, 422])("a %i of the server itself ends it", async (status) => {
  expect(await asked(status, refusal)).toEqual({ times: 1, link: "ended" });
});

/** A socket that the page has opened: what it says is written down. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly url: URL;
  readonly said: Record<string, unknown>[] = [];
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(url: URL) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  hears(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** A table that is open, as its server has it. */
async function opened(more: object = {}): Promise<{ table: RemoteTable; asked: string[] }> {
  const asked: string[] = [];
  const found = {
    table: { id: "t", game: "battue", status: "playing", chairs: [], options: {}, ...more },
  };
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(url.pathname);
    return Promise.resolve(new Response(JSON.stringify(found), { status: 200 }));
  });
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all.length = 0;
  const table = new RemoteTable("t");
  await vi.advanceTimersByTimeAsync(10);
  FakeSocket.all[0]?.onopen();
  return { table, asked };
}

test("what is refused is asked for only when somebody wants to know", async () => {
  const { table } = await opened();
  const [socket] = FakeSocket.all;
  expect(socket?.url.searchParams.get("want")).toBe("view,told,texts");
  const found = table.refused("move a");
  const [message] = socket?.said ?? [];
  expect(message).toMatchObject({ do: "refused", line: "move a" });
  const refused = [{ phrase: "to b", clause: "battue.move", saying: { key: "k", args: [], text: {} } }];
  socket?.hears({ type: "refused", id: message?.id, refused: { line: "move a", refused } });
  expect(await found).toEqual(refused);
  table.close();
});

test("another language is another connection, and nothing is left of the first", async () => {
  document.documentElement.lang = "en";
  const { table } = await opened();
  const [socket] = FakeSocket.all;
  expect(socket?.url.searchParams.get("lang")).toBe("en");
  socket?.hears({ type: "update", news: [entry(0)], state: state(0) });
  table.speak("en");
  expect(FakeSocket.all).toHaveLength(1);
  table.speak("fr");
  expect(FakeSocket.all[1]?.url.searchParams.get("lang")).toBe("fr");
  expect(FakeSocket.all[1]?.url.searchParams.get("after")).toBe("-1");
  expect(table.known().news).toEqual([]);
  table.close();
});

test("a game that is over is played again by the page's own engine", async () => {
  const told: unknown[] = [];
  vi.stubGlobal(
    "Worker",
    class {
      onmessage: (event: { data: unknown }) => void = () => undefined;
      postMessage(message: { do: string; id: string; count: number }) {
        told.push(message.do);
        const moment = { count: message.count, of: 9, news: [], state: state(message.count) };
        this.onmessage({ data: { type: "moment", id: message.id, moment } });
      }
      terminate() {
        told.push("ended");
      }
    },
  );
  const { table, asked } = await opened({ status: "over" });
  const over = { places: [1], points: [1], clause: "c", text: {} };
  FakeSocket.all[0]?.hears({ type: "update", news: [], state: { ...state(9), over } });
  expect((await table.replay(3)).count).toBe(3);
  expect((await table.replay(4)).count).toBe(4);
  expect(told).toEqual(["recall", "recall"]);
  expect(asked.some((path) => path.includes("/replay/"))).toBe(false);
  table.close();
});

const entry = (seq: number): News => ({ seq, seat: 0, line: "x", told: [] });
const state = (seq: number): State => ({ seq, round: 1, awaited: [], view: {} });
const numbers = (desk: Desk) => desk.known().news.map((one) => one.seq);

test("what was missed of a long game is fetched when it is wanted", () => {
  const desk = new Desk();
  desk.hear({ type: "update", news: [entry(0), entry(1)], state: state(1) });
  desk.hear({ type: "update", news: [entry(8), entry(9)], earlier: true, state: state(9) });
  expect(numbers(desk)).toEqual([8, 9]);
  expect(desk.known().earlier).toBe(true);
  desk.prepend({ news: [entry(5), entry(6), entry(7)], earlier: true });
  expect(desk.known().earlier).toBe(true);
  desk.prepend({ news: [entry(0), entry(1), entry(2), entry(3), entry(4)] });
  expect(numbers(desk)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(desk.known().earlier).toBe(false);
  desk.hear({ type: "update", news: [entry(10)], state: state(10) });
  expect(numbers(desk)).toHaveLength(11);
});

test("long talk begins with its last lines, and older ones are put before them", () => {
  const line = (number: number) => ({ number, seat: 0, text: "x", time: "" });
  const talk = () => desk.known().chat.map((one) => one.number);
  const desk = new Desk();
  desk.hear({ type: "chat", chat: [line(1)] });
  desk.hear({ type: "chat", chat: [line(8), line(9)], earlier: true });
  expect(talk()).toEqual([8, 9]);
  desk.prependTalk([line(6), line(7), line(8)]);
  desk.hear({ type: "chat", chat: [line(10)] });
  expect(talk()).toEqual([6, 7, 8, 9, 10]);
});
