import { Desk } from "./desk";
import type { Answered, Deed, GameRecord, Moment, Said, State, TableInfo } from "./messages";
import { address, bookOf, server } from "./server";
import { contribute } from "./dice";
import { Recall } from "./local";
import { Refused, type Known, type Table } from "./table";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 25_000;
/** After all news there can be. */
const END = 999_999_999;
/** Who may not, or what is not there: to ask again would not help. All else is tried again. */
const FINAL = new Set([401, 403, 404, 422]);

/** A table on a server; when the connection drops it comes back and goes on after the last entry it has. */
export class RemoteTable implements Table {
  readonly id: string;
  readonly #desk = new Desk();
  #socket: WebSocket | null = null;
  #wanted: number | null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #language = document.documentElement.lang;
  #recall: Promise<Recall> | null = null;
  /** What was asked and not answered yet: said again when the connection is back, under the same id. */
  #unanswered = new Map<string, Deed & { id: string }>();

  constructor(id: string, seat: number | null = null) {
    this.id = id;
    this.#wanted = seat;
    addEventListener("online", this.#back);
    void this.#connect();
  }

  readonly #back = () => {
    clearTimeout(this.#timer);
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      void this.#connect();
    }
  };

  /** Asks first who I am here, so that a refusal has words: a socket that is refused has none. */
  async #connect(): Promise<void> {
    if (this.#closed) {
      return;
    }
    this.#socket?.close();
    try {
      const { table, state } = await server.table(this.id);
      this.#wanted = this.#seatAt(table);
      this.#desk.learn({ table, trouble: null, seat: this.#wanted ?? -1 });
      if (table.past !== undefined) {
        await this.#read(state ?? null);
        return;
      }
      contribute(table);
    } catch (failure) {
      if (failure instanceof Refused && FINAL.has(failure.trouble.status ?? 0)) {
        this.#desk.learn({ link: "ended", trouble: failure.trouble });
      } else {
        this.#later();
      }
      return;
    }
    this.#open();
  }

  /** A table that is not played on is read once: nothing more will happen there. */
  async #read(state: State | null): Promise<void> {
    const seat = this.known().seat;
    const [page, { chat }] = await Promise.all([server.news(this.id, END, seat), server.chat(this.id, seat)]);
    this.#desk.prepend(page);
    this.#desk.learn({ link: "live", state: state ?? page.state, chat });
  }

  /** The seat to look from: before the game begins nobody has one. */
  #seatAt(table: TableInfo): number | null {
    const own = table.status === "gathering" ? [] : (table.you?.seats ?? []);
    return this.#wanted !== null &&
      (own.length === 0 || own.includes(this.#wanted)) &&
      table.status !== "gathering"
      ? this.#wanted
      : (own[0] ?? null);
  }

  #open(): void {
    const url = address(`tables/${this.id}/play`, true);
    if (this.#wanted !== null) {
      url.searchParams.set("seat", String(this.#wanted));
    }
    url.searchParams.set("after", String(this.#desk.seq));
    url.searchParams.set("chat", String(this.#desk.known().chat.at(-1)?.number ?? 0));
    url.searchParams.set("want", "view,told,texts");
    url.searchParams.set("lang", this.#language);
    const socket = new WebSocket(url);
    this.#socket = socket;
    let beat = 0;
    socket.onopen = () => {
      this.#desk.learn({ link: "live" });
      for (const message of this.#unanswered.values()) {
        socket.send(JSON.stringify(message));
      }
      beat = window.setInterval(() => {
        socket.send(JSON.stringify({ do: "ping", id: "ping" }));
      }, HEARTBEAT);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) {
        this.#wait = FIRST_WAIT; // Not before it speaks: one that opens and closes is asked less and less often.
        this.#hear(JSON.parse(data as string) as Said | Answered);
      }
    };
    socket.onclose = () => {
      clearInterval(beat);
      if (this.#socket === socket) {
        this.#later();
      }
    };
  }

  #hear(said: Said | Answered): void {
    if ("id" in said) {
      this.#unanswered.delete(said.id);
    }
    this.#desk.hear(said);
    if (said.type === "table") {
      contribute(said.table);
    }
    const seat = said.type === "table" ? this.#seatAt(said.table) : this.#wanted;
    if (seat !== null && seat !== this.#wanted) {
      this.sit(seat);
    }
  }

  #later(): void {
    if (this.#closed) {
      return;
    }
    this.#desk.learn({ link: "lost" });
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  known = (): Known => this.#desk.known();
  subscribe = (changed: () => void) => this.#desk.subscribe(changed);

  readonly #send = (message: Deed & { id: string }) => {
    this.#unanswered.set(message.id, message);
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  };

  draft = (line: string) => this.#desk.draft(line, this.#send);
  refused = (line: string) => this.#desk.refused(line, this.#send);
  nearest = (line: string, wish: string) => this.#desk.nearest(line, wish, this.#send);
  hint = (line: string) => this.#desk.hint(line, this.#send);

  answer = async (line: string) => {
    const seq = this.#desk.known().state?.seq;
    await this.#desk.ask({ do: "answer", line, ...(seq === undefined ? {} : { seq }) }, this.#send);
  };

  undo = async () => {
    await this.#desk.ask({ do: "undo" }, this.#send);
  };

  propose = async (count: number) => {
    await this.#desk.ask({ do: "propose", count }, this.#send);
  };

  resign = async () => {
    await this.#desk.ask({ do: "resign" }, this.#send);
  };

  vote = async (agree: boolean) => {
    await this.#desk.ask({ do: "vote", agree }, this.#send);
  };

  say = async (text: string, to?: number) => {
    await this.#desk.ask({ do: "say", text, ...(to === undefined ? {} : { to }) }, this.#send);
  };

  sit = (seat: number) => {
    this.#wanted = seat;
    this.#unanswered.clear();
    this.#desk.drop("moved");
    this.#desk.look(seat);
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    this.#open();
  };

  /** Has the table speak another language from now on, also of what it has said before. */
  speak = (language: string) => {
    if (language !== this.#language) {
      this.#language = language;
      this.#recall = null;
      if (this.#socket) {
        this.sit(this.known().seat);
      }
    }
  };

  earlier = async () => {
    const { news, seat } = this.known();
    this.#desk.prepend(await server.news(this.id, news[0]?.seq ?? 0, seat));
  };

  earlierTalk = async () => {
    const { chat, seat } = this.known();
    this.#desk.prependTalk((await server.chat(this.id, seat, chat[0]?.number ?? 1)).chat);
  };

  record = (): Promise<GameRecord> => server.record(this.id, this.known().seat);

  /** A game that is over is played again here, without asking the server each time. */
  replay = async (count: number): Promise<Moment> => {
    const { state, seat } = this.known();
    if (state?.over) {
      try {
        this.#recall ??= this.#recollect();
        return await (await this.#recall).moment(seat, count);
      } catch {
        // An engine that does not know this game: the server may.
      }
    }
    return server.replay(this.id, count, seat);
  };

  async #recollect(): Promise<Recall> {
    const { table, seat } = this.known();
    const [record, book] = await Promise.all([
      server.record(this.id, seat),
      bookOf(table?.game ?? "", true, table?.content),
    ]);
    return new Recall(record, book);
  }

  close = () => {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#back);
    this.#socket?.close();
    void this.#recall?.then((recall) => {
      recall.close();
    });
    this.#desk.drop("closed");
  };
}
