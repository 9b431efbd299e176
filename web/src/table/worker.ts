/** A table inside the page: says and answers what a server would, and keeps the game in the browser's storage. */
import {
  checkDice,
  fingerprintOf,
  forkTable,
  openBook,
  openLesson,
  openTable,
  readTable,
  type EngineBook,
  type EngineTable,
} from "banneret-engine";
import { BENCH, serveBench, type FromBench, type ToBench } from "./bench";
import { bundledBook, contentOf, keepBook } from "./books";
import type {
  Answered,
  Book,
  Chair,
  Deed,
  GameRecord,
  Moment,
  News,
  Refusal,
  Said,
  State,
  TableInfo,
  Trouble,
} from "./messages";
import { isPast, readPast } from "./past";
import type { Review, ToReview } from "./review";
import { store, type Attempt, type Saved } from "./store";

export type ToWorker =
  | { do: "load"; table: string; seat: number | null; pace: number }
  | { do: "learn"; attempt: Attempt; pace: number }
  | { do: "check-lesson"; id: string; lesson: { game: string; cases: unknown[] } }
  | { do: "sit"; seat: number }
  | { do: "pace"; pace: number }
  | { do: "record"; id: string }
  | { do: "replay"; id: string; count: number }
  | { do: "check"; id: string; record: GameRecord; book: Book }
  | { do: "review"; id: string; wish: ToReview; book?: Book }
  | { do: "recall"; id: string; eyes: number; count: number; past?: { record: GameRecord; book: Book } }
  | (Deed & { id: string });

export type FromWorker =
  | Said
  | Answered
  | { type: "seat"; seat: number }
  | { type: "lost"; trouble: Trouble }
  | { type: "record"; id: string; record: GameRecord }
  | { type: "moment"; id: string; moment: Moment }
  | { type: "checked"; id: string; checked: Checked }
  | { type: "review"; id: string; review: Review };

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
  /** The seats that have neither lost nor resigned. */
  playing: number[];
  /** True if nobody has scored for long. */
  still: boolean;
  over: boolean;
  commitment: string;
}

/** Where the engine speaks of a refusal the page expects trouble, as from a server. */
function trouble(refusal: Refusal): Trouble {
  const clause = refusal.clause === undefined ? {} : { clause: refusal.clause };
  return { code: "refused", message: "", text: refusal.text, where: refusal.part, ...clause };
}

/** Who gives hints, and how long he thinks; at no pace he counts. */
const ADVISER = "hard";
const ADVICE_TIME = "@1200ms";
const COUNTED_ADVISER = "normal@60";

/** Who plays for whoever has resigned. */
const SUBSTITUTE = "normal";

/** Who lays out terrain and armies for those who want to begin at once. */
const OPENER = "greedy";

/** Who plays the others in a lesson. */
const LESSON = "lesson";

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

/** Has a bot answer for everybody as long as these steps ask. */
function layOut(table: EngineTable, steps: readonly string[]): void {
  for (;;) {
    const [seat] = (JSON.parse(table.seating()) as Seating).awaited;
    const { step = "" } = JSON.parse(table.state(seat ?? -1)) as State;
    if (seat === undefined || !steps.includes(step)) {
      return;
    }
    const said = JSON.parse(table.answer(seat, table.think(seat, OPENER, false))) as { refusal?: Refusal };
    if (said.refusal) {
      return; // Then whoever sits there goes on.
    }
  }
}

class House {
  readonly #saved: Saved;
  readonly #table: EngineTable;
  #bench: Worker | null;
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
    this.#table = saved.lesson
      ? this.#learn(book, saved.lesson)
      : saved.record
        ? this.#read(book, saved.record)
        : this.#open(book);
    for (const [seat, line] of Object.entries(saved.sealed)) {
      this.#table.answer(Number(seat), line);
    }
    this.#eyes = eyes ?? (saved.archived ? -1 : this.#own()[0]) ?? -1;
    this.#bench = !saved.lesson && saved.chairs.some((chair) => chair.bot) ? this.#seatBots() : null;
    tell({ type: "seat", seat: this.#eyes });
    tell({ type: "table", table: this.#info() });
    this.#update();
    if (saved.chat.length > 0) {
      tell({ type: "chat", chat: saved.chat });
    }
    void this.#save();
    keepBook(contentOf(saved.record), book).catch(() => undefined);
    this.#callBots();
  }

  #learn(book: Book, { lesson, step, solve = 0 }: Attempt): EngineTable {
    const table = openLesson(book, lesson, step);
    const learner = table.learner();
    const { seats } = JSON.parse(table.seating()) as Seating;
    this.#saved.chairs = seats.map((seat) => (seat === learner ? { name: "" } : { bot: LESSON }));
    for (let said = 0; said < solve && table.solution() !== ""; said++) {
      while (table.others()) {
        // All speak until the learner is asked.
      }
      table.answer(learner, table.solution());
    }
    return table;
  }

  #open(book: Book): EngineTable {
    const { chairs, options, secret } = this.#saved;
    const people = chairs.filter((chair) => !chair.bot).length;
    this.#saved.after = 0;
    const table = openTable(book, { seats: chairs.length, options, people }, secret);
    if (this.#saved.opening) {
      layOut(table, this.#saved.opening);
      delete this.#saved.opening;
    }
    return table;
  }

  #read(book: Book, record: GameRecord): EngineTable {
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
      content: contentOf(this.#record()),
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
    if (this.#saved.lesson) {
      return;
    }
    const { over, round, sealed, seats } = this.#seating();
    const saved = this.#saved;
    saved.seats = seats;
    if (over) {
      saved.chronicle ??= {
        news: JSON.parse(this.#table.news(-1, -1)) as News[],
        state: JSON.parse(this.#table.state(-1)) as State,
      };
    }
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
    const state = JSON.parse(this.#table.state(this.#eyes)) as { seq: number; lesson?: string };
    this.#told = state.seq;
    if (this.#saved.lesson) {
      state.lesson = this.#table.verdict();
    }
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
    const bench = new Worker(self.location.href, { type: "module", name: BENCH });
    const { game, secret, after } = this.#saved;
    const record = this.#record();
    this.#benchKnows = record.entries.length;
    bench.postMessage({ do: "begin", game, record, secret, after } satisfies ToBench);
    bench.onmessage = ({ data }: MessageEvent<FromBench>) => {
      if (data.did === "hint") {
        tell({ type: "hint", id: data.id, hint: data.hint });
        return;
      }
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
        // Where people look on from their seats the page itself sets the pace.
        this.#own().length > 0 ? 0 : Math.max(0, this.#moved + this.pace - Date.now()),
      );
    };
    return bench;
  }

  #callBots(): void {
    if (this.#saved.lesson) {
      if (this.#table.others()) {
        this.#changed();
      }
      return;
    }
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

  /** Has a strong bot say what it would do in the reader's place. */
  hint(id: string, line: string): void {
    this.#bench ??= this.#seatBots();
    const entries = JSON.parse(this.#table.entries(this.#benchKnows)) as unknown[];
    this.#benchKnows += entries.length;
    const byClock = this.pace > 0;
    const bot = byClock ? `${ADVISER}${ADVICE_TIME}` : COUNTED_ADVISER;
    const asked: ToBench = { do: "hint", entries, seat: this.#eyes, line, bot, byClock, id };
    this.#bench.postMessage(asked);
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

  /** Whoever resigns leaves the seat to a bot; when only bots are left the game ends as it stands. */
  #resign(id: string): void {
    const seat = this.#eyes;
    const said = this.#table.resign(seat);
    const { playing, seats, over } = this.#seating();
    const chair = this.#saved.chairs[seats.indexOf(seat)];
    if (!over && !playing.includes(seat) && chair) {
      const left = this.#own().filter((one) => playing.includes(one));
      if (left.length === 0) {
        this.#table.agree();
      } else {
        chair.bot = SUBSTITUTE;
        this.#bench ??= this.#seatBots();
      }
      tell({ type: "table", table: this.#info() });
    }
    this.#done(id, said);
    const [next] = this.#own();
    if (next !== undefined && !this.#own().includes(seat)) {
      this.sit(next);
    }
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
      case "refused":
        tell({
          type: "refused",
          id,
          refused: JSON.parse(this.#table.refused(this.#eyes, deed.line ?? "")) as never,
        });
        break;
      case "nearest":
      case "measure":
        tell({
          type: "fit",
          id,
          fit: JSON.parse(this.#table[deed.do](this.#eyes, deed.line ?? "", deed.pose)) as never,
        });
        break;
      case "undo":
        this.#done(id, this.#table.undo(this.#eyes));
        break;
      case "resign":
        this.#resign(id);
        break;
      case "propose": // Whoever shares a screen agrees with a word; bots do when nothing happens any more.
        if (deed.count === 0 && this.#own().length < 2 && !this.#seating().still) {
          tell({ type: "error", id, error: { code: "no-end", message: "" } });
          break;
        }
        this.#done(id, deed.count === 0 ? this.#table.agree() : this.#table.takeBack(deed.count));
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
/** A game whose rules are not here: it is only read. */
let past: Saved | null = null;
/** A game that is asked about before there is a table. */
let opened: EngineBook | null = null;
/** A game that has ended elsewhere. */
let recalled: EngineTable | null = null;

async function hear(message: ToWorker): Promise<void> {
  if (message.do === "load") {
    const saved = await store.get(message.table);
    if (!saved) {
      tell({ type: "lost", trouble: { code: "no-such-table", message: "" } });
      return;
    }
    if (isPast(saved)) {
      past = saved;
      const { table, seat, chronicle } = readPast(saved);
      tell({ type: "seat", seat });
      tell({ type: "table", table });
      tell({ type: "update", ...chronicle });
      tell({ type: "chat", chat: saved.chat });
      return;
    }
    const book = await bundledBook(saved.game, contentOf(saved.record));
    house = new House(saved, book, message.seat, message.pace);
  } else if (message.do === "learn") {
    const { attempt, pace } = message;
    const now = new Date().toISOString();
    const saved: Saved = {
      id: "",
      game: attempt.lesson.game,
      chairs: [],
      options: {},
      secret: "",
      created: now,
      touched: now,
      status: "playing",
      round: 0,
      after: 0,
      sealed: {},
      chat: [],
      lesson: attempt,
    };
    house = new House(saved, await bundledBook(saved.game), null, pace);
  } else if (message.do === "check-lesson") {
    const { id, lesson } = message;
    const book = await bundledBook(lesson.game);
    lesson.cases.forEach((_, step) => openLesson(book, lesson, step));
    tell({ type: "done", id });
  } else if (message.do === "sit") {
    house?.sit(message.seat);
  } else if (message.do === "pace") {
    if (house) {
      house.pace = message.pace;
    }
  } else if (message.do === "check") {
    const { id, record, book } = message;
    const checked = { outcomes: checkDice(book, record), fingerprint: fingerprintOf(book, record) };
    tell({ type: "checked", id, checked });
  } else if (message.do === "review") {
    const { id, wish, book } = message;
    opened = book ? openBook(book) : opened;
    if (!opened) {
      throw new Error("no book");
    }
    const { seats, options, seat, option } = wish;
    const review = JSON.parse(opened.review({ seats, options }, seat, option)) as Review;
    tell({ type: "review", id, review });
  } else if (message.do === "recall") {
    const { id, eyes, count, past } = message;
    if (past) {
      recalled = forkTable(past.book, past.record, 0x7fffffff, "");
    }
    if (!recalled) {
      throw new Error("nothing to recall");
    }
    tell({ type: "moment", id, moment: JSON.parse(recalled.replay(eyes, count)) as Moment });
  } else if (past && "id" in message) {
    const { id } = message;
    tell(
      message.do === "record" && past.record
        ? { type: "record", id, record: past.record }
        : { type: "error", id, error: { code: "other-edition", message: "" } },
    );
  } else if (message.do === "record") {
    house?.record(message.id);
  } else if (message.do === "hint") {
    house?.hint(message.id, message.line);
  } else if (message.do === "replay") {
    house?.replay(message.id, message.count);
  } else {
    house?.does(message);
  }
}

/** Begins to listen: this worker is a table. */
function serveTable(): void {
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
}

if (self.name === BENCH) {
  serveBench();
} else {
  serveTable();
}
