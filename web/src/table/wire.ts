/** Made from the server's schemas by `npm run wire`: change them there. */

/** The game's own: fields, lists, texts, whole numbers and flags. */
export type Tree = Readonly<Record<string, unknown>>;

/** An account, and what its person is called. */
export interface Known {
  name: string;
  account: string;
}

export interface Company {
  friends: Known[];
  /** Those I have asked. */
  asked: Known[];
  /** Those who ask me. */
  asks: Known[];
  blocked: Known[];
}

export interface Profile {
  name: string;
  account: string;
  since: string;
  records: { game: string; against: "people" | "bots"; played: number; won: number }[];
  sides: { game: string; side: string; played: number; won: number }[];
  recent: {
    /** Not of one that cannot be watched. */
    table?: string;
    game: string;
    side: string;
    place: number;
    seats: number;
    at: string;
    others: { name?: string; account?: string; bot?: string; place: number }[];
  }[];
}

export interface Sessions {
  sessions: {
    id: string;
    /** A browser and a system, as far as they are known. */
    device: string;
    created: string;
    seen: string;
    /** True of the session that asks. */
    here: boolean;
  }[];
}

export interface Recovery {
  /** How many recovery codes are left. */
  left: number;
  /** A confirmed address can be mailed a way back. */
  mail: boolean;
  /** New codes, told once. */
  codes?: string[];
}

export type Nothing = Readonly<Record<string, never>>;

/** A text in the reader's language, or in every one if he wants that. */
export type Text = Readonly<Record<string, string>>;

export interface Argument {
  name: string;
  kind: string;
  value: number;
  word?: string;
}

export interface Saying {
  key: string;
  args: Argument[];
  text: Text;
}

export interface Option {
  phrase: string;
  saying: Saying;
}

export interface Refused {
  phrase: string;
  clause: string;
  saying: Saying;
}

/** Corners around a shape at `at 0 0 facing 0`, two numbers each. */
export type Outline = [number, number][];

export interface Lying {
  kind: string;
  word: string;
  outline: Outline;
  pose: string;
}

export interface Ground {
  width: number;
  depth: number;
  lying: Lying[];
}

export interface Placement {
  ground: Ground;
  outline: Outline;
  area?: Outline;
  from?: string;
}

export interface Measure {
  name: string;
  kind: "length" | "angle" | "number";
  used: number;
  most?: number;
  left?: number;
  clause: string;
  text: Text;
}

export interface Fit {
  wish: string;
  refusal?: Refusal;
  pose?: string;
  saying?: Saying;
  measures?: Measure[];
}

/** What a bot tried, and the chance of victory that it leaves, in hundredths. */
export interface Weighed {
  phrase: string;
  chance: number;
  saying: Saying;
}

export interface Hint {
  line: string;
  words: { said: string; options: Weighed[] }[];
}

export interface Question {
  step: string;
  shape: "choose" | "seal" | "place";
  said: string;
  anyOrder: boolean;
  clause: string;
  options: Option[];
  placement?: Placement;
  prompt: Saying;
  refused?: Refused[];
}

export interface Refusal {
  why: string;
  part: string;
  clause?: string;
  text: Text;
}

export interface Term {
  name: string;
  value: number;
  clause: string;
  text: Text;
}

export interface Sum {
  name: string;
  sum: number;
  terms: Term[];
  text: Text;
}

export interface Event {
  name: string;
  key: string;
  args: Argument[];
  clause: string;
  text: Text;
  sums?: Sum[];
}

export interface Hidden {
  hidden: true;
}

export interface NotAllowed {
  line: string;
  refusal?: Refusal;
  refused?: Refused[];
}

export interface Draft {
  line: string;
  refusal?: Refusal;
  next?: Question;
  whole?: true;
  told?: Event[];
  view?: Tree;
}

export interface News {
  seq: number;
  begin?: true;
  seat?: number;
  line?: string;
  hidden?: true;
  lines?: (string | Hidden)[];
  undo?: number;
  /** The seats stop playing before the end. */
  stop?: "resigned" | "agreed";
  seats?: number[];
  chance?: (string | Hidden)[];
  told?: Event[];
}

export interface Over {
  places: number[];
  points: number[];
  clause: string;
  text: Text;
}

export interface State {
  seq: number;
  round: number;
  awaited: number[];
  /** What those who are awaited are asked: the name of the step. */
  step?: string;
  view: Tree;
  question?: Question;
  sealed?: string;
  mayUndo?: true;
  /** The seats that have resigned. */
  stopped?: number[];
  /** In how many rounds nobody has scored, once they are many. */
  still?: number;
  over?: Over;
}

export interface Chair {
  chair: number;
  seat?: number;
  name?: string;
  /** The account of whoever sits there; a guest has none. */
  account?: string;
  here?: boolean;
  owner?: boolean;
  /** Its holder has yet to add to the dice what he said he would. */
  owes?: true;
  bot?: string;
}

/** What the game goes on from; anew if what is hidden was dealt anew. */
export interface Origin {
  kind: "record" | "position" | "table";
  anew: boolean;
}

export interface Dice {
  commitment: string;
  contributions: string[];
}

export interface Undo {
  /** So many entries are to be taken back; 0: the game is to end. */
  count: number;
  by: number;
  agreed: number[];
}

/** How the game is timed, in seconds. Live: an answer brings something back to the reserve. Days: each answer has its own time, and the reserve is for what goes beyond it. */
export interface Pace {
  kind: "live" | "days";
  answer: number;
  reserve: number;
  /** How long a seat may be away in all while its time stands. */
  holidays: number;
  /** What happens when a seat's time is out: a bot plays for it, it resigns, or the others decide. */
  late: "bot" | "resign" | "vote";
}

export interface SeatClock {
  seat: number;
  /** Seconds until its time is out, with the time of its next answer. */
  left: number;
  /** Seconds of holiday it may still take. */
  holidays: number;
  runs: boolean;
  /** Its time is out, and the others decide. */
  late?: true;
  /** On holiday until then. */
  away?: string;
}

export interface You {
  chairs: number[];
  seats: number[];
  owner: boolean;
  invite: string;
}

export interface Table {
  id: string;
  game: string;
  edition?: number;
  /** The fingerprint of the content it was begun with. */
  content?: string;
  /** Why it can be read and not played on here: a code of an error. */
  past?: string;
  status: "gathering" | "playing" | "over";
  open: boolean;
  watchable: boolean;
  options: Tree;
  created: string;
  /** Minutes after which a seat whose holder is away may pass to a bot. */
  absence?: number;
  pace?: Pace;
  /** What each seat has left, once the game has begun. */
  clocks?: SeatClock[];
  origin?: Origin;
  chairs: Chair[];
  privateTalk: boolean;
  dice: Dice;
  undo?: Undo;
  you?: You;
}

export interface TableAndState {
  table: Table;
  state?: State;
}

export interface NewsAndState {
  news: News[];
  /** There are older news than these that were asked for. */
  earlier?: true;
  /** There are later news than these that were asked for. */
  more?: true;
  state: State;
}

export interface Moment {
  count: number;
  of: number;
  news: News[];
  state: State;
}

export interface Listed {
  id: string;
  game: string;
  status: "gathering" | "playing" | "over";
  created: string;
  chairs: Chair[];
  pace?: Pace;
  asked?: boolean;
}

export interface Tables {
  tables: Listed[];
}

export interface Lobby {
  /** Those that wait for me first. */
  mine: Listed[];
  /** Those to which I was invited by name. */
  invited: Listed[];
  join: Listed[];
  watch: Listed[];
}

export type LobbyMessage =
  { type: "mine"; tables: Listed[]; invited: Listed[] } | { type: "open"; join: Listed[]; watch: Listed[] };

/** How I am told that a game waits for me. Minutes are those of the day in my zone. */
export interface Alerts {
  /** This server sends mails. */
  mails: boolean;
  /** What a browser must know to hear pushes of this server. */
  pushKey: string;
  mail?: string;
  /** An address that waits to be confirmed. */
  wished?: string;
  zone?: string;
  quietFrom?: number;
  quietUntil?: number;
  /** At most one mail in so many hours; 0 for one whenever a game waits. */
  every?: number;
}

/** Something that an account keeps for set-ups of its own, such as an army list. */
export interface Document {
  id: string;
  game: string;
  /** The option of the set-up that it is for. */
  option: string;
  name: string;
  text: string;
  touched: string;
}

export interface Documents {
  documents: Document[];
}

export interface Token {
  id: string;
  created: string;
  expires: string;
  /** Told once, when it is made. */
  token?: string;
}

export interface Tokens {
  tokens: Token[];
}

export interface Done {
  seq: number;
  line?: string;
}

export interface Said {
  number: number;
  seat: number;
  text: string;
  time: string;
  to?: number;
  /** Of a notice: the last entry of the record then. */
  seq?: number;
  /** What the table tells of the seat; the text is the bot's or the person's name. */
  notice?: "handed" | "returned" | "left" | "joined" | "late" | "away";
}

export interface ChatList {
  chat: Said[];
  /** More was said before. */
  earlier?: true;
}

export interface Person {
  name: string;
  account?: string;
}

export interface GameOption {
  name: string;
  kind: "choice" | "number" | "text" | "document";
  values: string[];
  low?: number;
  high?: number;
  longest?: number;
  perSeat?: boolean;
}

export interface Game {
  id: string;
  name: Text;
  seats: { min: number; max: number };
  options: GameOption[];
  seatNames: string[];
  privateTalk: boolean;
  edition: number;
  content: string;
}

export interface Games {
  games: Game[];
  bots: string[];
  languages: string[];
}

export interface Rules {
  clauses: Readonly<Record<string, Text>>;
}

export interface Trouble {
  code: string;
  message: string;
  why?: string;
  clause?: string;
  where?: string;
}

export interface Error {
  error: Trouble;
}

/** What a client sends over the WebSocket. */
export type Asked =
  | { do: "refused"; id: string; line?: string; seq?: number }
  | { do: "answer"; id: string; line: string; seq?: number; draft?: boolean }
  | { do: "draft"; id: string; line: string; seq?: number }
  | { do: "hint"; id: string; line: string; seq?: number }
  | { do: "nearest" | "measure"; id: string; pose: string; line?: string; seq?: number }
  | { do: "undo"; id: string }
  | { do: "resign"; id: string }
  | { do: "propose"; id: string; count: number }
  | { do: "vote"; id: string; agree: boolean }
  | { do: "say"; id: string; text: string; to?: number }
  | { do: "ping"; id: string };

/** What the server sends over the WebSocket. */
export type Message =
  | { type: "refused"; id: string; refused: NotAllowed }
  | { type: "table"; table: Table }
  | {
      type: "update";
      news: News[];
      /** There are older news than these: GET …/news?before= */
      earlier?: true;
      state: State;
    }
  | {
      type: "chat";
      chat: Said[];
      /** More was said before: GET …/chat?before= */
      earlier?: true;
    }
  | { type: "done"; id: string; seq?: number; line?: string }
  | { type: "draft"; id: string; draft: Draft }
  | { type: "hint"; id: string; hint: Hint }
  | { type: "fit"; id: string; fit: Fit }
  | { type: "error"; error: Trouble; id?: string };
