import type { Book, ChatLine, GameRecord } from "./messages";
import type { Chronicle } from "./past";

/** Who sits in a chair at a table of the page alone. */
export interface Sitter {
  name?: string;
  bot?: string;
}

/** A table as the browser keeps it. */
export interface Saved {
  id: string;
  game: string;
  chairs: Sitter[];
  options: Readonly<Record<string, unknown>>;
  secret: string;
  created: string;
  touched: string;
  status: "playing" | "over";
  round: number;
  /** How many outcomes of luck come from a record it went on from; -1 if that is not known yet. */
  after: number;
  /** After how many entries in force it goes on; all if it is not there. */
  count?: number;
  record?: GameRecord;
  /** Lines that wait for others, by seat. */
  sealed: Record<number, string>;
  /** Steps at the beginning that a bot answers for all; not there any more once it has. */
  opening?: readonly string[];
  /** A record that is only looked at: nobody goes on with it. */
  archived?: true;
  chat: ChatLine[];
  /** The seat of each chair. */
  seats?: number[];
  /** What there is to tell of a game that is over, for a time when its rules are not here. */
  chronicle?: Chronicle;
  /** What is tried here, which is kept nowhere. */
  lesson?: Attempt;
}

/** A step of a lesson to be tried. */
export interface Attempt {
  lesson: { game: string };
  step: number;
  /** How many lines of the solution are said at once. */
  solve?: number;
}

const TABLES = "tables";
/** Books that tables were begun with, by the fingerprint of their content. */
const BOOKS = "books";

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open("banneret", 2);
    request.onupgradeneeded = () => {
      const shelves = request.result.objectStoreNames;
      if (!shelves.contains(TABLES)) {
        request.result.createObjectStore(TABLES, { keyPath: "id" });
      }
      if (!shelves.contains(BOOKS)) {
        request.result.createObjectStore(BOOKS);
      }
    };
    request.onsuccess = () => {
      done(request.result);
    };
    request.onerror = () => {
      failed(request.error ?? new Error("storage"));
    };
  });
}

async function run<T>(
  mode: IDBTransactionMode,
  deed: (shelf: IDBObjectStore) => IDBRequest<T>,
  name = TABLES,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction(name, mode);
      const request = deed(transaction.objectStore(name));
      transaction.oncomplete = () => {
        done(request.result);
      };
      transaction.onerror = transaction.onabort = () => {
        failed(transaction.error ?? new Error("storage"));
      };
    });
  } finally {
    database.close();
  }
}

/** The tables of the page alone, in the browser's storage. */
export const store = {
  all: async (): Promise<Saved[]> => {
    const all = await run<Saved[]>("readonly", (shelf) => shelf.getAll() as IDBRequest<Saved[]>);
    return all.sort((a, b) => b.touched.localeCompare(a.touched));
  },
  get: (id: string): Promise<Saved | undefined> =>
    run<Saved | undefined>("readonly", (shelf) => shelf.get(id) as IDBRequest<Saved | undefined>),
  put: async (table: Saved): Promise<void> => {
    await run("readwrite", (shelf) => shelf.put(table));
  },
  book: (content: string): Promise<Book | undefined> =>
    run<Book | undefined>("readonly", (shelf) => shelf.get(content) as IDBRequest<Book | undefined>, BOOKS),
  keepBook: async (content: string, book: Book): Promise<void> => {
    await run("readwrite", (shelf) => shelf.put(book, content), BOOKS);
  },
  remove: async (id: string): Promise<void> => {
    await run("readwrite", (shelf) => shelf.delete(id));
  },
};
