/** A game of the page alone goes on with the content it was begun with. */
import catalogue from "games:all";
import { beforeEach, expect, test, vi } from "vitest";
import { bundledBook, contentOf, keepBook } from "../src/table/books";
import type { Book } from "../src/table/messages";

const kept = new Map<string, Book>();

vi.mock("../src/table/store", () => ({
  store: {
    book: (content: string) => Promise.resolve(kept.get(content)),
    keepBook: (content: string, book: Book) => {
      kept.set(content, book);
      return Promise.resolve();
    },
  },
}));

const today = catalogue.games.find(({ id }) => id === "battue")?.content ?? "";

beforeEach(() => {
  kept.clear();
});

test("the book of a table is kept, and taken when the page brings another", async () => {
  const book = await bundledBook("battue");
  await keepBook(today, book);
  expect([...kept.keys()]).toEqual([today]);
  const older = { ...book, content: { older: true } };
  kept.set("older", older);
  expect(await bundledBook("battue", "older")).toBe(older);
  expect((await bundledBook("battue", today)).content).toEqual(book.content);
  expect((await bundledBook("battue", "unknown")).content).toEqual(book.content);
});

test("an older book is not kept under its name anew", async () => {
  await keepBook("older", await bundledBook("battue"));
  expect(kept.size).toBe(0);
});

test("a record says with which content it was begun", () => {
  expect(contentOf({ game: "battue", seats: 2, entries: [], content: "x" })).toBe("x");
  expect(contentOf(undefined)).toBe("");
});
