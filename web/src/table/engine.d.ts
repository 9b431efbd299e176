/** The engine that browser/ makes: a table says everything as JSON. */
declare module "banneret-engine" {
  export interface LocalTable {
    state: (reader: number) => string;
    news: (reader: number, after: number) => string;
    draft: (seat: number, line: string) => string;
    answer: (seat: number, line: string) => string;
    undo: (seat: number) => string;
    takeBack: (count: number) => string;
    seating: () => string;
    entries: (from: number) => string;
    follow: (entries: unknown) => void;
    think: (seat: number, bot: string, byClock: boolean) => string;
    record: () => string;
    recordFor: (reader: number) => string;
    replay: (reader: number, count: number) => string;
    fingerprint: () => string;
  }
  export function openTable(book: unknown, wish: unknown, secret: string): LocalTable;
  export function checkDice(book: unknown, record: unknown): number;
  export function fingerprintOf(book: unknown, record: unknown): string;
  export function readTable(book: unknown, record: unknown, secret: string, after: number): LocalTable;
  export function forkTable(book: unknown, record: unknown, count: number, secret: string): LocalTable;
}

declare module "games:all" {
  const catalogue: import("./messages").Catalogue;
  export default catalogue;
}

declare module "games:book/*" {
  const book: import("./messages").Book;
  export default book;
}
