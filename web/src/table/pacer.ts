import type { Event, News, State } from "./messages";
import type { Known, Table } from "./table";

/** What is being shown: an entry of the record, event by event. */
export interface Showing {
  readonly entry: News;
  /** The event that is told now, by its place in the entry. */
  readonly at: number;
  readonly paused: boolean;
  /** How many entries come after this one. */
  readonly left: number;
  /** True if it is shown again, on request. */
  readonly again: boolean;
}

/** A table as far as the reader has been shown it. */
export interface Shown {
  readonly known: Known;
  readonly showing: Showing | null;
}

interface Item {
  entry: News;
  /** The table after the entry, but for its state, which may have to be asked for. */
  known: Known;
  state: State | null;
  load?: () => Promise<State>;
  again: boolean;
}

/** At this pace and below nothing is shown on its way. */
const AT_ONCE = 1;
/** So many letters take as long to read as the pace itself. */
const LETTERS = 55;
/** A sum takes longer to grasp. */
const SUM = 2.2;

/** How long an event stays, in paces. */
export function lengthOf(event: Event, letters: number): number {
  return (1 + letters / LETTERS) * (event.sums ? SUM : 1);
}

/** Where something moves from and to, if the event tells of a move. */
export function wayOf({ args }: Pick<Event, "args">): { kind: string; from: string; to: string } | null {
  const word = (...names: string[]) => args.find(({ name }) => names.includes(name));
  const from = word("from");
  const to = word("to", "where");
  return from?.word !== undefined && to?.word !== undefined && from.kind === to.kind && from.word !== to.word
    ? { kind: from.kind, from: from.word, to: to.word }
    : null;
}

const lastMove = ({ told = [] }: News) => told.findLastIndex((event) => wayOf(event) !== null);

/** While something is shown nobody is asked. */
function unasked(state: State): State {
  const rest = { ...state };
  delete rest.question;
  delete rest.sealed;
  delete rest.mayUndo;
  return rest;
}

/** How many entries are in force after each of them. */
function counts(news: readonly News[]): number[] {
  let count = 0;
  return news.map(({ undo }) => (count += undo === undefined ? 1 : -undo));
}

/**
 * Shows what happens at a table at the pace its reader has set: what comes faster waits in a queue. What the reader does
 * himself is shown at once, unless luck has a part in it.
 */
export class Pacer {
  readonly #table: Table;
  readonly #lettersOf: (event: Event) => number;
  readonly #listeners = new Set<() => void>();
  #leave: () => void = () => undefined;
  #pace: number;
  #live: Known;
  #queue: Item[] = [];
  #now: { item: Item; at: number; before: Known } | null = null;
  #paused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: Shown;

  constructor(table: Table, pace: number, lettersOf: (event: Event) => number) {
    this.#table = table;
    this.#pace = pace;
    this.#lettersOf = lettersOf;
    this.#live = table.known();
    this.#shown = { known: this.#live, showing: null };
  }

  shown = (): Shown => this.#shown;

  /** It listens to the table as long as somebody listens to it. */
  subscribe = (changed: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      this.#leave = this.#table.subscribe(() => {
        this.#hear();
      });
      document.addEventListener("visibilitychange", this.#look);
      this.#live = this.#table.known();
      this.#shown = { known: this.#live, showing: null };
    }
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size === 0) {
        clearTimeout(this.#timer);
        this.#leave();
        document.removeEventListener("visibilitychange", this.#look);
      }
    };
  };

  setPace(pace: number): void {
    this.#pace = pace;
    if (pace <= AT_ONCE) {
      this.skip();
    }
  }

  readonly #look = () => {
    if (document.visibilityState === "visible") {
      this.#wait();
    }
  };

  #tell(shown: Shown): void {
    this.#shown = shown;
    this.#listeners.forEach((changed) => {
      changed();
    });
  }

  #hear(): void {
    const before = this.#live;
    const live = this.#table.known();
    this.#live = live;
    const last = before.news.at(-1)?.seq ?? -1;
    const fresh = live.news.filter(({ seq }) => seq > last);
    const anew = !before.state || before.seat !== live.seat || live.news.length < before.news.length;
    if (!live.state || anew || this.#pace <= AT_ONCE) {
      this.skip();
      return;
    }
    // Who is still being asked the same goes on undisturbed.
    const step = before.state.question?.step;
    const asked =
      step !== undefined &&
      step === live.state.question?.step &&
      !fresh.some(({ seat, lines }) => lines !== undefined || this.#isOwn(seat));
    const worth = asked ? [] : fresh.filter((entry) => this.#isWorth(entry));
    if (!this.#now && worth.length === 0) {
      this.#tell({ known: live, showing: null });
      return;
    }
    for (const entry of worth) {
      const news = live.news.filter(({ seq }) => seq <= entry.seq);
      const whole = entry === worth.at(-1);
      this.#queue.push({ entry, known: { ...live, news }, state: whole ? live.state : null, again: false });
    }
    if (this.#now) {
      this.#refresh(live);
    } else {
      this.#next(before);
    }
  }

  /** What is not news goes straight to the reader: talk, who is there, whether the line is up. */
  #refresh({ table, chat, link, trouble }: Known): void {
    const { known } = this.#shown;
    this.#show({ ...known, table, chat, link, trouble });
  }

  #isWorth({ told = [], undo, seat, chance, lines }: News): boolean {
    if (told.length === 0 || undo !== undefined) {
      return false;
    }
    return !this.#isOwn(seat) || (chance?.length ?? 0) > 0 || lines !== undefined;
  }

  #isOwn(seat = -1): boolean {
    return (this.#live.table?.you?.seats ?? []).includes(seat);
  }

  /** Goes on to the next entry in the queue, or to the table as it is. */
  #next(before: Known): void {
    const item = this.#queue.shift();
    if (!item) {
      this.#now = null;
      this.#paused = false;
      this.#tell({ known: this.#live, showing: null });
      return;
    }
    this.#now = { item, at: 0, before };
    if (item.load && !item.state) {
      item.load().then(
        (state) => {
          item.state = state;
          if (this.#now?.item === item) {
            this.#show(before);
            this.#wait();
          }
        },
        () => {
          this.skip();
        },
      );
      return;
    }
    this.#show(before);
    this.#wait();
  }

  /** Shows the entry as far as it has been told. */
  #show(known: Known): void {
    const now = this.#now;
    if (!now) {
      this.#tell({ known, showing: null });
      return;
    }
    const { item, at, before } = now;
    const { entry, state, again } = item;
    const lies = (at > lastMove(entry) ? state : before.state) ?? before.state ?? state;
    const told = (entry.told ?? []).slice(0, at + 1);
    const { table, chat, link, trouble } = this.#live;
    this.#tell({
      known: {
        ...item.known,
        table,
        chat,
        link,
        trouble,
        news: item.known.news.map((one) => (one.seq === entry.seq ? { ...one, told } : one)),
        state: lies && unasked(lies),
      },
      showing: { entry, at, paused: this.#paused, left: this.#queue.length, again },
    });
  }

  /** Waits for as long as the event that is told takes. */
  #wait(): void {
    clearTimeout(this.#timer);
    const now = this.#now;
    const event = now?.item.entry.told?.[now.at];
    if (!event || this.#paused || (now.item.load && !now.item.state)) {
      return;
    }
    if (document.visibilityState === "hidden") {
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.forward();
      },
      this.#pace * lengthOf(event, this.#lettersOf(event)),
    );
  }

  /** Goes on to the next event. */
  forward(): void {
    const now = this.#now;
    if (!now) {
      return;
    }
    if (now.at + 1 < (now.item.entry.told?.length ?? 0)) {
      now.at++;
      this.#show(this.#shown.known);
      this.#wait();
      return;
    }
    const { item, before } = now;
    this.#next({ ...item.known, state: item.state ?? before.state });
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#show(this.#shown.known);
    this.#wait();
  }

  /** Shows the table as it is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#now = null;
    this.#paused = false;
    this.#tell({ known: this.#live, showing: null });
  }

  /** The entries since the reader's own last one, which is among them if luck had a part in it. */
  #since(): News[] {
    const { news, table, seat } = this.#live;
    const own = table?.you?.seats ?? [seat];
    const mine = news.findLastIndex(
      (one) =>
        one.told && one.undo === undefined && (one.lines ? own.length > 0 : own.includes(one.seat ?? -1)),
    );
    const from = (news[mine]?.lines ?? news[mine]?.chance?.length) ? mine : mine + 1;
    return news
      .slice(Math.max(0, from))
      .filter(({ told = [], undo }) => told.length > 0 && undo === undefined);
  }

  /** True if something has happened since the reader's own last answer. */
  hasMore(): boolean {
    return this.#live.seat >= 0 && this.#since().length > 0;
  }

  /** Shows again what is being told, or else all that has happened since the reader's own last answer. */
  again(): void {
    clearTimeout(this.#timer);
    this.#paused = false;
    if (this.#now) {
      this.#now.at = 0;
      this.#show(this.#shown.known);
      this.#wait();
      return;
    }
    const live = this.#live;
    const inForce = counts(live.news);
    const entries = this.#since();
    const stateAfter = async (seq: number) => {
      const count = inForce[live.news.findIndex((one) => one.seq === seq)] ?? 1;
      return (await this.#table.replay(Math.max(1, count))).state;
    };
    this.#queue = entries.map((entry) => ({
      entry,
      known: { ...live, news: live.news.filter(({ seq }) => seq <= entry.seq) },
      state: null,
      load: () => stateAfter(entry.seq),
      again: true,
    }));
    const [first] = entries;
    if (!first) {
      return;
    }
    const earlier = live.news.filter(({ seq }) => seq < first.seq);
    stateAfter(earlier.at(-1)?.seq ?? first.seq).then(
      (state) => {
        this.#next({ ...live, news: earlier, state });
      },
      () => {
        this.skip();
      },
    );
  }
}
