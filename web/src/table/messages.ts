/** What is said about a table: docs/server.md, as types. */

export type Language = "en" | "fr";
export type Worded = Readonly<Record<Language, string>>;

export interface Argument {
  name: string;
  kind: string;
  value: number;
  word?: string;
}

export interface Saying {
  key: string;
  args: Argument[];
  text: Worded;
}

export interface Option {
  phrase: string;
  saying: Saying;
}

export interface Forbidden extends Option {
  clause: string;
}

export interface Question {
  step: string;
  shape: "choose" | "seal" | "place";
  said: string;
  anyOrder: boolean;
  prompt: Saying;
  clause: string;
  options: Option[];
  refused: Forbidden[];
}

export interface Refusal {
  why: string;
  part: string;
  clause?: string;
  text: Worded;
}

export interface Term {
  name: string;
  value: number;
  clause: string;
  text: Worded;
}

export interface Sum {
  name: string;
  sum: number;
  text: Worded;
  terms: Term[];
}

export interface Event extends Saying {
  name: string;
  clause: string;
  sums?: Sum[];
}

export interface Draft {
  line: string;
  next?: Question;
  whole?: boolean;
  told?: Event[];
  view?: unknown;
  refusal?: Refusal;
}

export interface Hidden {
  hidden: true;
}

export interface News {
  seq: number;
  seat?: number;
  line?: string;
  lines?: (string | Hidden)[];
  hidden?: boolean;
  begin?: boolean;
  undo?: number;
  chance?: (string | Hidden)[];
  told?: Event[];
}

export interface Over {
  places: number[];
  points: number[];
  clause: string;
  text: Worded;
}

export interface State {
  seq: number;
  round: number;
  awaited: number[];
  view: unknown;
  question?: Question;
  sealed?: string;
  mayUndo?: boolean;
  over?: Over;
}

export interface Chair {
  chair: number;
  seat?: number;
  name?: string;
  here?: boolean;
  owner?: boolean;
  bot?: string;
}

export interface TableInfo {
  id: string;
  game: string;
  status: "gathering" | "playing" | "over";
  open?: boolean;
  watchable?: boolean;
  options: Readonly<Record<string, unknown>>;
  created: string;
  chairs: Chair[];
  privateTalk: boolean;
  dice?: { commitment: string; contributions: string[] };
  undo?: { count: number; by: number; agreed: number[] };
  you?: { chairs: number[]; seats: number[]; owner: boolean; invite?: string };
}

export interface ChatLine {
  number: number;
  seat: number;
  to?: number;
  text: string;
  time: string;
}

export interface Moment {
  count: number;
  of: number;
  state: State;
  news: News[];
}

export interface Trouble {
  code: string;
  message: string;
  /** The message in every language, which a table of the page alone has. */
  text?: Worded;
  clause?: string;
  where?: string;
}

/** What a table says unasked. */
export type Said =
  | { type: "table"; table: TableInfo }
  | { type: "update"; news: News[]; state: State }
  | { type: "chat"; chat: ChatLine[] };

/** What it answers. */
export type Answered =
  | { type: "done"; id: string; seq?: number; line?: string }
  | { type: "draft"; id: string; draft: Draft }
  | { type: "error"; id?: string; error: Trouble };

export type Deed =
  | { do: "answer"; seq?: number; line: string }
  | { do: "draft"; line: string }
  | { do: "undo" }
  | { do: "propose"; count: number }
  | { do: "vote"; agree: boolean }
  | { do: "say"; text: string; to?: number };

export interface GameInfo {
  id: string;
  name: Worded;
  seats: { min: number; max: number };
  /** The words of the seats, in order: colours, houses. */
  seatNames: string[];
  options: { name: string; values: string[] }[];
  privateTalk: boolean;
  edition: number;
  content: string;
}

export interface Catalogue {
  games: GameInfo[];
  bots: string[];
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
  count?: number;
  /** True if the record is only to be looked at. */
  archived?: true;
  /** What luck is derived from, at a table of the page alone; drawn if it is not given. */
  secret?: string;
}
