import type {
  ChatLine,
  Deed,
  Draft,
  Fit,
  Forbidden,
  GameRecord,
  Hint,
  Moment,
  News,
  State,
  TableInfo,
  Trouble,
} from "./messages";

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
  /** News in order; what was taken back has no events. */
  readonly news: readonly News[];
  /** True if there are older ones than these. */
  readonly earlier?: boolean;
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
  /** What rules forbid to say next, after what has been said of the line so far. */
  refused: (line: string) => Promise<readonly Forbidden[]>;
  /** The allowed pose nearest to a wish, after what has been said of the line so far. */
  nearest: (line: string, wish: string) => Promise<Fit>;
  /** Says a line; the promise is kept once it is taken, or broken with a Refused. */
  answer: (line: string) => Promise<void>;
  undo: () => Promise<void>;
  /** Asks all to take back so many entries, or with 0 to end the game as it stands. */
  propose: (count: number) => Promise<void>;
  resign: () => Promise<void>;
  vote: (agree: boolean) => Promise<void>;
  say: (text: string, to?: number) => Promise<void>;
  /** Looks with other eyes: another seat of mine. */
  sit: (seat: number) => void;
  /** Fetches older news, where they are not all here. */
  earlier?: () => Promise<void>;
  /** Fetches older talk: each reader counts what he hears from 1. */
  earlierTalk?: () => Promise<void>;
  /** What a bot would say in my place; a server says it where no other person plays. */
  hint?: (line: string) => Promise<Hint>;
  record: () => Promise<GameRecord>;
  replay: (count: number) => Promise<Moment>;
  close: () => void;
}

export type Ask = (deed: Deed) => Promise<unknown>;
