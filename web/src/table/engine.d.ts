/** The engine that browser/ makes: a table says everything as JSON. */
declare module "banneret-engine" {
  export interface EngineTable {
    state: (reader: number) => string;
    news: (reader: number, after: number) => string;
    draft: (seat: number, line: string) => string;
    refused: (seat: number, line: string) => string;
    nearest: (seat: number, line: string, wish: string) => string;
    measure: (seat: number, line: string, pose: string) => string;
    answer: (seat: number, line: string) => string;
    undo: (seat: number) => string;
    takeBack: (count: number) => string;
    resign: (seat: number) => string;
    agree: () => string;
    seating: () => string;
    entries: (from: number) => string;
    follow: (entries: unknown) => void;
    think: (seat: number, bot: string, byClock: boolean) => string;
    hint: (seat: number, begun: string, bot: string, byClock: boolean) => string;
    others: () => boolean;
    learner: () => number;
    verdict: () => string;
    solution: () => string;
    record: () => string;
    recordFor: (reader: number) => string;
    replay: (reader: number, count: number) => string;
    fingerprint: () => string;
  }
  /** A game to ask about before there is a table. */
  export interface EngineBook {
    review: (wish: unknown, seat: number, option: string) => string;
  }
  export function openBook(book: unknown): EngineBook;
  export function openTable(book: unknown, wish: unknown, secret: string): EngineTable;
  export function openLesson(book: unknown, lesson: unknown, step: number): EngineTable;
  export function checkDice(book: unknown, record: unknown): number;
  export function fingerprintOf(book: unknown, record: unknown): string;
  export function readTable(book: unknown, record: unknown, secret: string, after: number): EngineTable;
  export function forkTable(book: unknown, record: unknown, count: number, secret: string): EngineTable;
}

declare module "games:all" {
  const catalogue: import("./messages").Catalogue;
  export default catalogue;
}

/** The books that the page brings along. */
declare module "games:books" {
  const books: Readonly<Record<string, () => Promise<{ default: import("./messages").Book }>>>;
  export default books;
}

/** The lessons that the page brings along, by game and name. */
declare module "games:lessons" {
  const lessons: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, import("../learn/lessons").Lesson>> }>>
  >;
  export default lessons;
}

/** How the reader of the rules opens, and the words people look for, by game. */
declare module "games:readers" {
  const readers: Readonly<Record<string, import("../rules/search").Reader>>;
  export default readers;
}

declare module "games:book/*" {
  const book: import("./messages").Book;
  export default book;
}
