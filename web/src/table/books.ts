import type { Book } from "./messages";

/** The books that the page brings along. */
export const books: Readonly<Record<string, () => Promise<{ default: Book }>>> = {
  battue: () => import("games:book/battue"),
  thrones: () => import("games:book/thrones"),
};

export async function bundledBook(game: string): Promise<Book> {
  const load = books[game];
  if (!load) {
    throw new Error(game);
  }
  return (await load()).default;
}
