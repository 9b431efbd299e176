import { Desk } from "./desk";
import type { Answered, Deed, GameRecord, Moment, Said, TableInfo } from "./messages";
import { address, server } from "./server";
import { Refused, type Known, type Table } from "./table";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 25_000;

/** A table on a server; when the connection drops it comes back and goes on after the last entry it has. */
export class RemoteTable implements Table {
  readonly id: string;
  readonly #desk = new Desk();
  #socket: WebSocket | null = null;
  #wanted: number | null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
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
      const { table } = await server.table(this.id);
      this.#wanted = this.#seatAt(table);
      this.#desk.learn({ table, trouble: null, seat: this.#wanted ?? -1 });
    } catch (failure) {
      if (
        failure instanceof Refused &&
        failure.trouble.code !== "unreachable" &&
        failure.trouble.code !== "stopping"
      ) {
        this.#desk.learn({ link: "ended", trouble: failure.trouble });
      } else {
        this.#later();
      }
      return;
    }
    this.#open();
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
    url.searchParams.set("lang", document.documentElement.lang);
    const socket = new WebSocket(url);
    this.#socket = socket;
    let beat = 0;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
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

  record = (): Promise<GameRecord> => server.record(this.id, this.known().seat);
  replay = (count: number): Promise<Moment> => server.replay(this.id, count, this.known().seat);

  close = () => {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#back);
    this.#socket?.close();
    this.#desk.drop("closed");
  };
}
