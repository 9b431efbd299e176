import type { Listed, LobbyMessage } from "./wire";
import { address } from "./server";

/** What is open, what is mine and what can be watched. */
export interface LobbyNow {
  /** Those that wait for me first. */
  mine: readonly Listed[];
  /** Those to which I was invited by name. */
  invited: readonly Listed[];
  join: readonly Listed[];
  watch: readonly Listed[];
}

export const NOBODY_HERE: LobbyNow = { mine: [], invited: [], join: [], watch: [] };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** The lobby of a server, which tells what is new; when the connection drops it comes back. */
export class LobbyLink {
  #socket: WebSocket | null = null;
  #now = NOBODY_HERE;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  readonly #changed: (now: LobbyNow) => void;

  constructor(changed: (now: LobbyNow) => void) {
    this.#changed = changed;
    addEventListener("online", this.#back);
    this.#open();
  }

  readonly #back = () => {
    clearTimeout(this.#timer);
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.#open();
    }
  };

  #open(): void {
    const socket = new WebSocket(address("lobby/live", true));
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && !this.#closed) {
        this.#wait = FIRST_WAIT;
        this.#hear(JSON.parse(data as string) as LobbyMessage);
      }
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#closed) {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
          this.#open();
        }, this.#wait);
        this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
      }
    };
  }

  #hear(said: LobbyMessage): void {
    this.#now =
      said.type === "mine"
        ? { ...this.#now, mine: said.tables, invited: said.invited }
        : { ...this.#now, join: said.join, watch: said.watch };
    this.#changed(this.#now);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#back);
    this.#socket?.close();
  }
}
