/** What is said about a table: the server's messages, and what the page adds to them. */
import type * as wire from "./wire";

export type {
  Argument,
  Chair,
  Draft,
  Event,
  Fit,
  Ground,
  Hidden,
  Hint,
  Lying,
  Measure,
  Moment,
  News,
  Option,
  Outline,
  Over,
  Placement,
  Question,
  Refusal,
  Saying,
  Sum,
  Term,
} from "./wire";
export type {
  Refused as Forbidden,
  Said as ChatLine,
  Game as GameInfo,
  NewsAndState as NewsPage,
} from "./wire";

export type Language = "en" | "fr";
/** A text in the reader's language, or in every one. */
export type Worded = wire.Text;

/** A table: one of the page alone has neither doors nor an invitation. */
export type TableInfo = Omit<wire.Table, "open" | "watchable" | "dice" | "you"> &
  Partial<Pick<wire.Table, "open" | "watchable" | "dice">> & {
    you?: Omit<wire.You, "invite"> & Partial<Pick<wire.You, "invite">>;
  };

/** Whether a step of a lesson is solved. */
export type Verdict = "open" | "solved" | "missed";

/** What lies before the reader; in a lesson also whether it is solved. */
export interface State extends wire.State {
  lesson?: Verdict;
}

export interface Trouble extends wire.Trouble {
  /** The status of the answer, where a server gave one. */
  status?: number;
  /** The message in every language, which a table of the page alone has. */
  text?: Worded;
}

type Heard =
  | Exclude<wire.Message, { type: "table" | "error" }>
  | { type: "table"; table: TableInfo }
  | { type: "error"; id?: string; error: Trouble };

/** What a table says unasked. */
export type Said = Extract<Heard, { type: "table" | "update" | "chat" }>;

/** What it answers. */
export type Answered = Exclude<Heard, Said>;

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

export type Deed = WithoutId<Exclude<wire.Asked, { do: "ping" }>>;

export interface Catalogue extends Omit<wire.Games, "languages"> {
  languages: Language[];
}

/** What a page must know of a game to show it. */
export interface Book {
  game: string;
  content: unknown;
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  clauses: Readonly<Record<string, Worded>>;
}

/** A whole record, or what one reader knows of it. */
export interface GameRecord {
  game: string;
  seats: number;
  players?: string[];
  entries: unknown[];
  [more: string]: unknown;
}

/** How a table is wished for; a chair is "me", "friend", "open" or a bot. */
export interface Wish {
  game: string;
  chairs: string[];
  options: Readonly<Record<string, unknown>>;
  record?: GameRecord;
  /** How it is timed; without a clock if nothing is said. */
  pace?: wire.Pace;
  /** A table on the server to go on from, instead of a record. */
  from?: string;
  count?: number;
  /** True if the record is only to be looked at. */
  archived?: true;
  /** Steps before the first round that a bot answers for all, at a table of the page alone. */
  opening?: readonly string[];
  /** What luck is derived from, at a table of the page alone; drawn if it is not given. */
  secret?: string;
}
