/**
 * Where bots think: a worker with a copy of the table, so that the table itself is never kept waiting. It is the file of the
 * table's worker once more, under this name, so that a page loads one engine.
 */
import { readTable, type EngineTable } from "banneret-engine";
import { bundledBook, contentOf } from "./books";
import type { GameRecord, Hint } from "./messages";

export type ToBench =
  | { do: "begin"; game: string; record: GameRecord; secret: string; after: number }
  | { do: "think"; entries: unknown[]; seat: number; bot: string; byClock: boolean; ticket: number }
  | { do: "hint"; entries: unknown[]; seat: number; line: string; bot: string; byClock: boolean; id: string };

/** The name by which a worker knows that it is a bench. */
export const BENCH = "bench";

export type FromBench =
  { did: "think"; ticket: number; seat: number; line: string } | { did: "hint"; id: string; hint: Hint };

let table: Promise<EngineTable> | null = null;

async function hear(message: ToBench): Promise<void> {
  if (message.do === "begin") {
    const { game, record, secret, after } = message;
    table = bundledBook(game, contentOf(record)).then((book) => readTable(book, record, secret, after));
    await table;
    return;
  }
  const copy = await table;
  if (copy) {
    copy.follow(message.entries);
    const { seat, bot, byClock } = message;
    if (message.do === "hint") {
      const hint = JSON.parse(copy.hint(seat, message.line, bot, byClock)) as Hint;
      postMessage({ did: "hint", id: message.id, hint } satisfies FromBench);
    } else {
      const line = copy.think(seat, bot, byClock);
      postMessage({ did: "think", ticket: message.ticket, seat, line } satisfies FromBench);
    }
  }
}

/** Begins to listen: this worker is a bench. */
export function serveBench(): void {
  let queue = Promise.resolve();
  addEventListener("message", ({ data }: MessageEvent<ToBench>) => {
    queue = queue.then(() => hear(data));
  });
}
