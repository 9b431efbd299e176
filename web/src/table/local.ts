import { Desk } from "./desk";
import type { Book, Deed, GameRecord, Moment, Wish } from "./messages";
import { store, type Attempt, type Saved } from "./store";
import type { Known, Table } from "./table";
import { Refused } from "./table";
import type { Checked, FromWorker, ToWorker } from "./worker";

/** Random digits that nobody can guess. */
function secret(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Lays a table in the browser's storage; it begins when it is opened. Returns its id. */
export async function layLocal(wish: Wish, names: readonly string[]): Promise<string> {
  const now = new Date().toISOString();
  const saved: Saved = {
    id: secret(8),
    game: wish.game,
    chairs: wish.chairs.map((sitter, chair) =>
      sitter === "me" ? { name: names[chair] ?? "" } : { bot: sitter },
    ),
    options: wish.options,
    secret: wish.secret ?? secret(32),
    created: now,
    touched: now,
    status: "playing",
    round: 0,
    after: wish.record ? -1 : 0,
    sealed: {},
    chat: [],
    ...(wish.record ? { record: wish.record } : {}),
    ...(wish.opening ? { opening: wish.opening } : {}),
    ...(wish.archived ? { archived: true as const } : {}),
    ...(wish.count === undefined ? {} : { count: wish.count }),
  };
  await store.put(saved);
  return saved.id;
}

/** Derives all luck of a record anew, in a worker, with the content the game was begun with. */
export function check(record: GameRecord, book: Book): Promise<Checked> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Promise<Checked>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "checked") {
        done(data.checked);
      } else if (data.type === "error") {
        failed(new Refused(data.error));
      }
    };
    worker.onerror = () => {
      failed(new Refused({ code: "no-engine", message: "" }));
    };
    worker.postMessage({ do: "check", id: "check", record, book } satisfies ToWorker);
  }).finally(() => {
    worker.terminate();
  });
}

/** Has the engine read a lesson, in a worker; it says what is wrong with it. */
export function checkLesson(lesson: { game: string; cases: unknown[] }): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Promise<void>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "error") {
        failed(new Refused(data.error));
      } else {
        done();
      }
    };
    worker.onerror = () => {
      failed(new Refused({ code: "no-engine", message: "" }));
    };
    worker.postMessage({ do: "check-lesson", id: "check", lesson } satisfies ToWorker);
  }).finally(() => {
    worker.terminate();
  });
}

/** The moments of a game that has ended elsewhere, played again by the page's own engine. */
export class Recall {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #asked = new Map<string, { done: (moment: Moment) => void; failed: (why: Error) => void }>();
  #past: { record: GameRecord; book: Book } | null;
  #next = 1;

  constructor(record: GameRecord, book: Book) {
    this.#past = { record, book };
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const asked = "id" in data ? this.#asked.get(data.id ?? "") : undefined;
      if (data.type === "moment") {
        asked?.done(data.moment);
      } else if (data.type === "error") {
        asked?.failed(new Refused(data.error));
      }
    };
    this.#worker.onerror = () => {
      this.#asked.forEach(({ failed }) => {
        failed(new Refused({ code: "no-engine", message: "" }));
      });
    };
  }

  /** What lay before a reader after so many entries. */
  moment(eyes: number, count: number): Promise<Moment> {
    const id = `r${this.#next++}`;
    const past = this.#past ? { past: this.#past } : {};
    this.#past = null;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#worker.postMessage({ do: "recall", id, eyes, count, ...past } satisfies ToWorker);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}

/** A table inside the page, in a worker of its own. */
export class LocalTable implements Table {
  readonly id: string;
  readonly #desk = new Desk();
  readonly #worker: Worker;
  readonly #asked = new Map<string, { done: (answer: FromWorker) => void; failed: (why: Error) => void }>();
  #next = 1;

  constructor(id: string, pace: number, seat: number | null = null, attempt?: Attempt) {
    this.id = id;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.#hear(data);
    };
    this.#worker.onerror = () => {
      this.#desk.learn({ link: "ended", trouble: { code: "no-engine", message: "" } });
    };
    this.#send(attempt ? { do: "learn", attempt, pace } : { do: "load", table: id, seat, pace });
  }

  /** Tries a step of a lesson anew. */
  learn(attempt: Attempt): void {
    this.#send({ do: "learn", attempt, pace: 0 });
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(said: FromWorker): void {
    switch (said.type) {
      case "seat":
        this.#desk.look(said.seat);
        this.#desk.learn({ link: "live" });
        break;
      case "lost":
        this.#desk.learn({ link: "ended", trouble: said.trouble });
        break;
      case "checked":
      case "record":
      case "review":
      case "moment":
        this.#asked.get(said.id)?.done(said);
        this.#asked.delete(said.id);
        break;
      case "error": {
        const asked = this.#asked.get(said.id ?? "");
        if (asked) {
          this.#asked.delete(said.id ?? "");
          asked.failed(new Refused(said.error));
          break;
        }
        this.#desk.hear(said);
        break;
      }
      default:
        this.#desk.hear(said);
    }
  }

  known = (): Known => this.#desk.known();
  subscribe = (changed: () => void) => this.#desk.subscribe(changed);

  readonly #deed = (message: Deed & { id: string }) => {
    this.#send(message);
  };

  draft = (line: string) => this.#desk.draft(line, this.#deed);
  refused = (line: string) => this.#desk.refused(line, this.#deed);
  nearest = (line: string, wish: string) => this.#desk.nearest(line, wish, this.#deed);
  hint = (line: string) => this.#desk.hint(line, this.#deed);

  answer = async (line: string) => {
    await this.#desk.ask({ do: "answer", line }, this.#deed);
  };

  undo = async () => {
    await this.#desk.ask({ do: "undo" }, this.#deed);
  };

  propose = async (count: number) => {
    await this.#desk.ask({ do: "propose", count }, this.#deed);
  };

  resign = async () => {
    await this.#desk.ask({ do: "resign" }, this.#deed);
  };

  vote = async (agree: boolean) => {
    await this.#desk.ask({ do: "vote", agree }, this.#deed);
  };

  say = async (text: string) => {
    await this.#desk.ask({ do: "say", text }, this.#deed);
  };

  sit = (seat: number) => {
    this.#send({ do: "sit", seat });
  };

  pace = (pace: number) => {
    this.#send({ do: "pace", pace });
  };

  #ask(message: { do: "record" } | { do: "replay"; count: number }): Promise<FromWorker> {
    const id = `l${this.#next++}`;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#send({ ...message, id });
    });
  }

  record = async (): Promise<GameRecord> => {
    const answer = await this.#ask({ do: "record" });
    if (answer.type !== "record") {
      throw new Error(answer.type);
    }
    return answer.record;
  };

  replay = async (count: number): Promise<Moment> => {
    const answer = await this.#ask({ do: "replay", count });
    if (answer.type !== "moment") {
      throw new Error(answer.type);
    }
    return answer.moment;
  };

  close = () => {
    this.#worker.terminate();
  };
}
