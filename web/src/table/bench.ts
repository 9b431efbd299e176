/** Where bots think: a worker with a copy of the table, so that the table itself is never kept waiting. */
import { readTable, type LocalTable } from "banneret-engine";
import { bundledBook } from "./books";
import type { GameRecord } from "./messages";

export type ToBench =
  | { do: "begin"; game: string; record: GameRecord; secret: string; after: number }
  | { do: "think"; entries: unknown[]; seat: number; bot: string; byClock: boolean; ticket: number };

export interface FromBench {
  ticket: number;
  seat: number;
  line: string;
}

let table: Promise<LocalTable> | null = null;

async function hear(message: ToBench): Promise<void> {
  if (message.do === "begin") {
    const { game, record, secret, after } = message;
    table = bundledBook(game).then((book) => readTable(book, record, secret, after));
    await table;
    return;
  }
  const copy = await table;
  if (copy) {
    copy.follow(message.entries);
    const { ticket, seat } = message;
    postMessage({ ticket, seat, line: copy.think(seat, message.bot, message.byClock) } satisfies FromBench);
  }
}

let queue = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<ToBench>) => {
  queue = queue.then(() => hear(data));
});
