import type { ChatLine, Deed, Draft, GameRecord, Moment, News, State, TableInfo, Trouble } from "./messages";

/** A refusal by the table, in words. */
export class Refused extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.message);
    this.trouble = trouble;
  }
}

/** What is known of a table now. It is replaced, never changed. */
export interface Known {
  readonly table: TableInfo | null;
  readonly state: State | null;
  /** All news from the beginning, in order; what was taken back has no events. */
  readonly news: readonly News[];
  readonly chat: readonly ChatLine[];
  /** Whose eyes these are: a seat, or -1 for whoever looks on. */
  readonly seat: number;
  readonly link: "waiting" | "live" | "lost" | "ended";
  /** Why there is nothing to see. */
  readonly trouble: Trouble | null;
}

/** A table as one reader has it: on a server or inside the page. */
export interface Table {
  readonly id: string;
  known: () => Known;
  subscribe: (changed: () => void) => () => void;
  draft: (line: string) => Promise<Draft>;
  /** Says a line; the promise is kept once it is taken, or broken with a Refused. */
  answer: (line: string) => Promise<void>;
  undo: () => Promise<void>;
  propose: (count: number) => Promise<void>;
  vote: (agree: boolean) => Promise<void>;
  say: (text: string, to?: number) => Promise<void>;
  /** Looks with other eyes: another seat of mine. */
  sit: (seat: number) => void;
  record: () => Promise<GameRecord>;
  replay: (count: number) => Promise<Moment>;
  close: () => void;
}

export type Ask = (deed: Deed) => Promise<unknown>;
