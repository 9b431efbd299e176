/** A table inside the page: says and answers what a server would, and keeps the game in the browser's storage. */
import { checkDice, fingerprintOf, forkTable, openTable, readTable, type LocalTable } from "banneret-engine";
import type { FromBench, ToBench } from "./bench";
import { bundledBook } from "./books";
import type {
  Answered,
  Book,
  Chair,
  Deed,
  GameRecord,
  Moment,
  Refusal,
  Said,
  TableInfo,
  Trouble,
} from "./messages";
import { store, type Saved } from "./store";

export type ToWorker =
  | { do: "load"; table: string; seat: number | null; pace: number }
  | { do: "sit"; seat: number }
  | { do: "pace"; pace: number }
  | { do: "record"; id: string }
  | { do: "replay"; id: string; count: number }
  | { do: "check"; id: string; record: GameRecord }
  | (Deed & { id: string });

export type FromWorker =
  | Said
  | Answered
  | { type: "seat"; seat: number }
  | { type: "lost"; trouble: Trouble }
  | { type: "record"; id: string; record: GameRecord }
  | { type: "moment"; id: string; moment: Moment }
  | { type: "checked"; id: string; checked: Checked };

/** What a record comes to, and how many outcomes of its luck were derived anew. */
export interface Checked {
  outcomes: number;
  fingerprint: string;
}

interface Seating {
  round: number;
  /** Lines that wait for others, by seat. */
  sealed: Record<number, string>;
  seats: number[];
  awaited: number[];
  over: boolean;
  commitment: string;
}

/** Where the engine speaks of a refusal the page expects trouble, as from a server. */
function trouble(refusal: Refusal): Trouble {
  const clause = refusal.clause === undefined ? {} : { clause: refusal.clause };
  return { code: "refused", message: "", text: refusal.text, where: refusal.part, ...clause };
}

/** How long bots think where a person waits; at no pace they count, so that the same secret gives the same game. */
const efforts: Readonly<Record<string, string>> = {
  easy: "@200ms",
  normal: "@900ms",
  hard: "@2500ms",
  expert: "@6s",
};

const tell = (message: FromWorker) => {
  postMessage(message);
};

class House {
  readonly #saved: Saved;
  readonly #table: LocalTable;
  readonly #bench: Worker | null;
  #eyes: number;
  #told = -1;
  #ticket = 0;
  #benchKnows = 0;
  #moved = 0;
  #thinking = false;
  pace: number;

  constructor(saved: Saved, book: Book, eyes: number | null, pace: number) {
    this.#saved = saved;
    this.pace = pace;
    this.#table = saved.record ? this.#read(book, saved.record) : this.#open(book);
    for (const [seat, line] of Object.entries(saved.sealed)) {
      this.#table.answer(Number(seat), line);
    }
    this.#eyes = eyes ?? (saved.archived ? -1 : this.#own()[0]) ?? -1;
    this.#bench = saved.chairs.some((chair) => chair.bot) ? this.#seatBots() : null;
    tell({ type: "seat", seat: this.#eyes });
    tell({ type: "table", table: this.#info() });
    this.#update();
    if (saved.chat.length > 0) {
      tell({ type: "chat", chat: saved.chat });
    }
    void this.#save();
    this.#callBots();
  }

  #open(book: Book): LocalTable {
    const { chairs, options, secret } = this.#saved;
    const people = chairs.filter((chair) => !chair.bot).length;
    this.#saved.after = 0;
    return openTable(book, { seats: chairs.length, options, people }, secret);
  }

  #read(book: Book, record: GameRecord): LocalTable {
    const { count, secret, after } = this.#saved;
    if (after >= 0) {
      return readTable(book, record, secret, after);
    }
    const table = forkTable(book, record, count ?? 0x7fffffff, secret);
    delete this.#saved.count;
    const dice = (JSON.parse(table.record()) as GameRecord).dice as { after?: number };
    this.#saved.after = dice.after ?? 0;
    return table;
  }

  #seating(): Seating {
    return JSON.parse(this.#table.seating()) as Seating;
  }

  #record(): GameRecord {
    const record = JSON.parse(this.#table.record()) as GameRecord;
    return { ...record, players: this.#saved.chairs.map((chair) => chair.bot ?? chair.name ?? "") };
  }

  /** The seats that people hold, all of them at this screen. */
  #own(): number[] {
    const { seats } = this.#seating();
    return seats.filter((_, chair) => !this.#saved.chairs[chair]?.bot);
  }

  #botOf(seat: number): string | undefined {
    return this.#saved.chairs[this.#seating().seats.indexOf(seat)]?.bot;
  }

  #info(): TableInfo {
    const { id, game, options, created, chairs } = this.#saved;
    const { seats, over, commitment } = this.#seating();
    const own = chairs.flatMap((chair, index) => (chair.bot ? [] : [index]));
    return {
      id,
      game,
      status: over ? "over" : "playing",
      options,
      created,
      chairs: chairs.map((chair, index): Chair => ({
        chair: index,
        seat: seats[index] ?? index,
        here: true,
        ...chair,
      })),
      privateTalk: false,
      dice: { commitment, contributions: chairs.map(() => "") },
      ...(this.#saved.archived
        ? {}
        : { you: { chairs: own, seats: own.map((chair) => seats[chair] ?? chair), owner: true } }),
    };
  }

  async #save(): Promise<void> {
    const { over, round, sealed } = this.#seating();
    const saved = this.#saved;
    saved.record = this.#record();
    saved.status = over ? "over" : "playing";
    saved.round = round;
    saved.sealed = sealed;
    saved.touched = new Date().toISOString();
    try {
      await store.put(saved);
    } catch {
      // A browser that keeps nothing can still play.
    }
  }

  #update(): void {
    const news = JSON.parse(this.#table.news(this.#eyes, this.#told)) as [];
    const state = JSON.parse(this.#table.state(this.#eyes)) as { seq: number };
    this.#told = state.seq;
    tell({ type: "update", news, state } as unknown as FromWorker);
  }

  sit(seat: number): void {
    this.#eyes = seat;
    this.#told = -1;
    tell({ type: "seat", seat });
    this.#update();
    if (this.#saved.chat.length > 0) {
      tell({ type: "chat", chat: this.#saved.chat });
    }
  }

  #changed(): void {
    this.#moved = Date.now();
    this.#ticket++;
    this.#update();
    if (this.#seating().over) {
      tell({ type: "table", table: this.#info() });
    }
    void this.#save();
    this.#callBots();
  }

  #seatBots(): Worker {
    const bench = new Worker(new URL("./bench.ts", import.meta.url), { type: "module" });
    const { game, secret, after } = this.#saved;
    const record = this.#record();
    this.#benchKnows = record.entries.length;
    bench.postMessage({ do: "begin", game, record, secret, after } satisfies ToBench);
    bench.onmessage = ({ data }: MessageEvent<FromBench>) => {
      setTimeout(
        () => {
          this.#thinking = false;
          if (data.ticket === this.#ticket) {
            this.#table.answer(data.seat, data.line);
            this.#changed();
          } else {
            this.#callBots();
          }
        },
        Math.max(0, this.#moved + this.pace - Date.now()),
      );
    };
    return bench;
  }

  #callBots(): void {
    const seat = this.#seating().awaited.find((asked) => this.#botOf(asked));
    if (seat === undefined || this.#thinking || this.#saved.archived) {
      return;
    }
    this.#thinking = true;
    const entries = JSON.parse(this.#table.entries(this.#benchKnows)) as unknown[];
    this.#benchKnows += entries.length;
    const byClock = this.pace > 0;
    const bot = this.#botOf(seat) ?? "";
    const effort = byClock ? (efforts[bot] ?? "") : "";
    const thought: ToBench = {
      do: "think",
      entries,
      seat,
      bot: `${bot}${effort}`,
      byClock,
      ticket: this.#ticket,
    };
    this.#bench?.postMessage(thought);
  }

  #done(id: string, said: string): void {
    const answer = JSON.parse(said) as { seq?: number; line?: string; refusal?: Refusal };
    if (answer.refusal) {
      tell({ type: "error", id, error: trouble(answer.refusal) });
      return;
    }
    tell({ type: "done", id, ...answer });
    this.#changed();
  }

  does(deed: Deed & { id: string }): void {
    const { id } = deed;
    switch (deed.do) {
      case "answer":
        this.#done(id, this.#table.answer(this.#eyes, deed.line));
        break;
      case "draft":
        tell({ type: "draft", id, draft: JSON.parse(this.#table.draft(this.#eyes, deed.line)) as never });
        break;
      case "undo":
        this.#done(id, this.#table.undo(this.#eyes));
        break;
      case "propose": // Whoever shares a screen agrees with a word.
        this.#done(id, this.#table.takeBack(deed.count));
        break;
      case "vote":
        tell({ type: "done", id });
        break;
      case "say": {
        const line = {
          number: this.#saved.chat.length + 1,
          seat: this.#eyes,
          text: deed.text,
          time: new Date().toISOString(),
        };
        this.#saved.chat.push(line);
        tell({ type: "done", id });
        tell({ type: "chat", chat: [line] });
        void this.#save();
      }
    }
  }

  record(id: string): void {
    const over = this.#seating().over;
    const hotSeat = this.#own().length > 1;
    // A record with secrets is kept from a screen that several share.
    const record =
      over || !hotSeat ? this.#record() : (JSON.parse(this.#table.recordFor(this.#eyes)) as GameRecord);
    tell({ type: "record", id, record });
  }

  replay(id: string, count: number): void {
    tell({ type: "moment", id, moment: JSON.parse(this.#table.replay(this.#eyes, count)) as Moment });
  }
}

let house: House | null = null;

async function hear(message: ToWorker): Promise<void> {
  if (message.do === "load") {
    const saved = await store.get(message.table);
    if (!saved) {
      tell({ type: "lost", trouble: { code: "no-such-table", message: "" } });
      return;
    }
    house = new House(saved, await bundledBook(saved.game), message.seat, message.pace);
  } else if (message.do === "sit") {
    house?.sit(message.seat);
  } else if (message.do === "pace") {
    if (house) {
      house.pace = message.pace;
    }
  } else if (message.do === "check") {
    const { id, record } = message;
    const book = await bundledBook(record.game);
    const checked = { outcomes: checkDice(book, record), fingerprint: fingerprintOf(book, record) };
    tell({ type: "checked", id, checked });
  } else if (message.do === "record") {
    house?.record(message.id);
  } else if (message.do === "replay") {
    house?.replay(message.id, message.count);
  } else {
    house?.does(message);
  }
}

let queue = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  queue = queue
    .then(() => hear(data))
    .catch((failure: unknown) => {
      const message = failure instanceof Error ? failure.message : String(failure);
      if ("id" in data) {
        tell({ type: "error", id: data.id, error: { code: "our-fault", message } });
      } else {
        tell({ type: "lost", trouble: { code: "our-fault", message } });
      }
    });
});
