import catalogue from "games:all";
import books from "games:books";
import type { Book, GameRecord } from "./messages";
import { store } from "./store";

const isOfToday = (content: string) => catalogue.games.some((game) => game.content === content);

/** The fingerprint of the content that a record was begun with; nothing if it has none. */
export function contentOf(record: GameRecord | undefined): string {
  return typeof record?.content === "string" ? record.content : "";
}

/** A game as the page brings it along or, if a table was begun with other content, as it was then. */
export async function bundledBook(game: string, content = ""): Promise<Book> {
  const kept = content === "" || isOfToday(content) ? undefined : await store.book(content);
  if (kept) {
    return kept;
  }
  const load = books[game];
  if (!load) {
    throw new Error(game);
  }
  return (await load()).default;
}

/** Keeps the book that a table was begun with: the page may bring another one day. */
export async function keepBook(content: string, book: Book): Promise<void> {
  if (isOfToday(content)) {
    await store.keepBook(content, book);
  }
}
