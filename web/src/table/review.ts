import type { Book, Worded } from "./messages";
import { Refused } from "./table";
import type { FromWorker, ToWorker } from "./worker";

/** What is to be looked at: an option that a seat has settled for itself, such as its army. */
export interface ToReview {
  seats: number;
  options: Readonly<Record<string, unknown>>;
  seat: number;
  option: string;
}

/** Something that a rule forbids. */
export interface Flaw {
  clause: string;
  /** Which part of the document it is, such as units/2; empty for the whole. */
  part: string;
  text: Worded;
}

/** What the game says of it, or why it cannot be read at all. */
export type Review<About = unknown> =
  { about: About; flaws: Flaw[]; unread?: never } | { unread: string; unknown: string };

interface Waiting {
  done: (review: Review) => void;
  failed: (why: Error) => void;
}

/** The page's own engine, asked about what is settled before a game; it is loaded with the first question. */
export class Reviewer {
  readonly #book: Book;
  readonly #asked = new Map<string, Waiting>();
  #worker: Worker | null = null;
  #next = 1;

  constructor(book: Book) {
    this.#book = book;
  }

  #open(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const id = "id" in data ? (data.id ?? "") : "";
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (data.type === "review") {
        asked?.done(data.review);
      } else if (data.type === "error") {
        asked?.failed(new Refused(data.error));
      }
    };
    worker.onerror = () => {
      this.#asked.forEach(({ failed }) => {
        failed(new Refused({ code: "no-engine", message: "" }));
      });
    };
    return worker;
  }

  review<About>(wish: ToReview): Promise<Review<About>> {
    const id = `r${this.#next++}`;
    const book = this.#worker ? {} : { book: this.#book };
    const worker = (this.#worker ??= this.#open());
    return new Promise((done, failed) => {
      this.#asked.set(id, { done: done as Waiting["done"], failed });
      worker.postMessage({ do: "review", id, wish, ...book } satisfies ToWorker);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
