import type { Answered, ChatLine, Deed, Draft, Fit, Forbidden, Hint, News, Said } from "./messages";
import { Refused, type Known } from "./table";

const nothing: Known = {
  table: null,
  state: null,
  news: [],
  chat: [],
  seat: -1,
  link: "waiting",
  trouble: null,
};

/** Entries that were taken back are told without events. */
function forget(news: readonly News[], more: readonly News[]): News[] {
  const all = [...news];
  for (const one of more) {
    if (one.undo !== undefined) {
      let left = one.undo;
      for (let i = all.length - 1; i >= 0 && left > 0; i--) {
        const before = all[i];
        if (before?.told && before.undo === undefined) {
          const kept = { ...before };
          delete kept.told;
          all[i] = kept;
          left--;
        }
      }
    }
    all.push(one);
  }
  return all;
}

/** What both kinds of table share: what is known, who listens, and which questions wait for an answer. */
export class Desk {
  #known = nothing;
  #listeners = new Set<() => void>();
  #waiting = new Map<string, { done: (answer: Answered) => void; failed: (why: Error) => void }>();
  #next = 1;
  readonly #session = Math.random().toString(36).slice(2, 8);

  known = (): Known => this.#known;

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  learn(more: Partial<Known>): void {
    this.#known = { ...this.#known, ...more };
    this.#listeners.forEach((changed) => {
      changed();
    });
  }

  get seq(): number {
    return this.#known.news.at(-1)?.seq ?? -1;
  }

  /** Takes in what the table says. */
  hear(said: Said | Answered): void {
    switch (said.type) {
      case "table":
        this.learn({ table: said.table });
        break;
      case "update": {
        const fresh = said.news.filter((one) => one.seq > this.seq);
        // What was missed in between is fetched when it is wanted.
        const before = said.earlier ? [] : this.#known.news;
        const earlier = said.earlier ?? this.#known.earlier ?? false;
        this.learn({ news: forget(before, fresh), earlier, state: said.state });
        break;
      }
      case "chat": {
        const last = this.#known.chat.at(-1)?.number ?? 0;
        const before = said.earlier ? [] : this.#known.chat;
        this.learn({ chat: [...before, ...said.chat.filter((line) => line.number > last)] });
        break;
      }
      default: {
        const id = said.id ?? "";
        const asked = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (said.type === "error") {
          asked?.failed(new Refused(said.error));
        } else {
          asked?.done(said);
        }
      }
    }
  }

  /** Puts older news before those that are here. */
  prepend({ news, earlier = false }: { news: readonly News[]; earlier?: boolean }): void {
    const first = this.#known.news[0]?.seq ?? Infinity;
    this.learn({ news: [...news.filter((one) => one.seq < first), ...this.#known.news], earlier });
  }

  /** Puts older talk before what is here. */
  prependTalk(lines: readonly ChatLine[]): void {
    const first = this.#known.chat[0]?.number ?? Infinity;
    this.learn({ chat: [...lines.filter((line) => line.number < first), ...this.#known.chat] });
  }

  /** Asks through a wire; the answer comes to hear(). */
  ask(deed: Deed, send: (message: Deed & { id: string }) => void): Promise<Answered> {
    const id = `${this.#session}-${this.#next++}`;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      send({ ...deed, id });
    });
  }

  async draft(line: string, send: (message: Deed & { id: string }) => void): Promise<Draft> {
    const answer = await this.ask({ do: "draft", line }, send);
    if (answer.type !== "draft") {
      throw new Error(answer.type);
    }
    return answer.draft;
  }

  async refused(line: string, send: (message: Deed & { id: string }) => void): Promise<readonly Forbidden[]> {
    const answer = await this.ask({ do: "refused", line }, send);
    if (answer.type !== "refused") {
      throw new Error(answer.type);
    }
    return answer.refused.refused ?? [];
  }

  async hint(line: string, send: (message: Deed & { id: string }) => void): Promise<Hint> {
    const answer = await this.ask({ do: "hint", line }, send);
    if (answer.type !== "hint") {
      throw new Error(answer.type);
    }
    return answer.hint;
  }

  async nearest(line: string, pose: string, send: (message: Deed & { id: string }) => void): Promise<Fit> {
    const answer = await this.ask({ do: "nearest", line, pose }, send);
    if (answer.type !== "fit") {
      throw new Error(answer.type);
    }
    return answer.fit;
  }

  /** Whoever waits is told that no answer will come. */
  drop(code: string): void {
    for (const { failed } of this.#waiting.values()) {
      failed(new Refused({ code, message: "" }));
    }
    this.#waiting.clear();
  }

  /** Forgets what other eyes saw. */
  look(seat: number): void {
    this.learn({ seat, news: [], earlier: false, state: null, chat: [] });
  }
}
