import { bundledBook } from "./books";
import type {
  Book,
  Catalogue,
  ChatLine,
  GameRecord,
  Moment,
  NewsPage,
  State,
  TableInfo,
  Trouble,
  Wish,
} from "./messages";
import { Refused } from "./table";
import type { Alerts, Company, Document, Documents, Profile, Recovery, Sessions } from "./wire";

export interface Me {
  name: string;
  account?: string;
}

const base = new URL("api/", document.baseURI);

/** Where a path of the API is; a socket has another scheme. */
export function address(path: string, socket = false): URL {
  const url = new URL(path, base);
  if (socket) {
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  }
  return url;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(path), {
      method,
      headers: {
        "Accept-Language": document.documentElement.lang,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: "unreachable", message: "" });
  }
  const tree = (await answer.json().catch(() => null)) as { error?: Trouble } | null;
  if (!answer.ok || tree === null) {
    // A proxy whose server is away answers with a page of its own.
    throw new Refused(
      tree?.error
        ? { ...tree.error, status: answer.status }
        : { code: "unreachable", message: answer.statusText },
    );
  }
  return tree as T;
}

/** The HTTP side of a server: docs/server.md. */
export const server = {
  games: () => call<Catalogue>("GET", "games"),
  me: () => call<Me>("GET", "me"),
  greet: (name: string) => call<Me>("POST", "guests", { name }),
  signUp: (account: string, password: string) => call<Me>("POST", "accounts", { account, password }),
  signIn: (account: string, password: string) => call<Me>("POST", "sessions", { account, password }),
  signOut: () => call<unknown>("DELETE", "sessions"),
  changePassword: (before: string, after: string) => call<unknown>("PUT", "me/password", { before, after }),
  deleteMe: (password: string) => call<unknown>("POST", "me/deletion", password === "" ? {} : { password }),
  company: () => call<Company>("GET", "me/people"),
  befriend: (account: string) => call<Company>("PUT", `me/friends/${encodeURIComponent(account)}`),
  unfriend: (account: string) => call<Company>("DELETE", `me/friends/${encodeURIComponent(account)}`),
  block: (account: string) => call<Company>("PUT", `me/blocks/${encodeURIComponent(account)}`),
  unblock: (account: string) => call<Company>("DELETE", `me/blocks/${encodeURIComponent(account)}`),
  profile: (account: string) => call<Profile>("GET", `people/${encodeURIComponent(account)}`),
  invite: (table: string, account: string) =>
    call<TableInfo>("POST", `tables/${table}/invitations`, { account }),
  decline: (table: string) => call<unknown>("DELETE", `me/invitations/${table}`),
  sessions: () => call<Sessions>("GET", "me/sessions"),
  endSession: (id: string) => call<Sessions>("DELETE", `me/sessions/${id}`),
  recovery: () => call<Recovery>("GET", "me/recovery"),
  newCodes: (password: string) => call<Recovery>("POST", "me/recovery", { password }),
  recover: (account: string, code: string, password: string) =>
    call<Me>("POST", "recoveries", { account, code, password }),
  mailRecovery: (account: string) => call<unknown>("POST", "recoveries/mail", { account }),
  recoverByLink: (token: string, password: string) => call<Me>("POST", `recoveries/${token}`, { password }),
  myData: () => call<object>("GET", "me/data"),
  match: (wish: Omit<Wish, "chairs">) => call<TableInfo>("POST", "matches", { ...wish, contributes: true }),
  lay: (wish: Wish) => call<TableInfo>("POST", "tables", { ...wish, contributes: true }),
  contribute: (table: string, contribution: string) =>
    call<TableInfo>("POST", `tables/${table}/contribution`, { contribution }),
  table: (table: string) => call<{ table: TableInfo; state?: State }>("GET", `tables/${table}`),
  sitDown: (table: string, invite: string, chair?: number) =>
    call<unknown>("POST", `tables/${table}/chairs`, {
      contributes: true,
      ...(invite === "" ? {} : { invite }),
      ...(chair === undefined ? {} : { chair }),
    }),
  documents: () => call<Documents>("GET", "me/documents"),
  keepDocument: (id: string, document: Omit<Document, "id" | "touched">) =>
    call<Document>("PUT", `me/documents/${id}`, document),
  dropDocument: (id: string) => call<unknown>("DELETE", `me/documents/${id}`),
  alerts: () => call<Alerts>("GET", "me/alerts"),
  settleAlerts: (wish: { zone: string; quietFrom: number; quietUntil: number; every: number }) =>
    call<Alerts>("PUT", "me/alerts", wish),
  wishMail: (mail: string) => call<Alerts>("POST", "me/mail", { mail }),
  endMail: () => call<Alerts>("DELETE", "me/mail"),
  addPush: (push: { endpoint: string; p256dh: string; auth: string }) =>
    call<Alerts>("POST", "me/push", push),
  dropPush: (endpoint: string) => call<Alerts>("DELETE", `me/push?endpoint=${encodeURIComponent(endpoint)}`),
  confirmMail: (token: string) => call<unknown>("POST", `confirmations/${token}`),
  unsubscribe: (token: string) => call<unknown>("POST", `unsubscriptions/${token}`),
  callOff: (table: string) => call<unknown>("DELETE", `tables/${table}`),
  rename: (name: string) => call<Me>("PUT", "me", { name }),
  rest: (table: string, days: number, seat: number) =>
    call<unknown>("POST", `tables/${table}/holiday`, { days, seat }),
  standUp: (table: string, chair: number) => call<unknown>("DELETE", `tables/${table}/chairs/${chair}`),
  hand: (table: string, chair: number, bot: string) =>
    call<unknown>("PUT", `tables/${table}/chairs/${chair}`, bot === "" ? {} : { bot }),
  news: (table: string, before: number, seat: number) =>
    call<NewsPage>("GET", `tables/${table}/news?before=${before}${seat < 0 ? "" : `&seat=${seat}`}`),
  chat: (table: string, seat: number, before = -1) =>
    call<{ chat: ChatLine[] }>(
      "GET",
      `tables/${table}/chat?before=${before}${seat < 0 ? "" : `&seat=${seat}`}`,
    ),
  record: (table: string, seat: number) =>
    call<GameRecord>("GET", `tables/${table}/record${seat < 0 ? "" : `?seat=${seat}`}`),
  replay: (table: string, count: number, seat: number) =>
    call<Moment>("GET", `tables/${table}/replay/${count}${seat < 0 ? "" : `?seat=${seat}`}`),
  book: async (game: string, of: string): Promise<Book> => {
    const [content, en, fr, rules] = await Promise.all([
      call<unknown>("GET", `games/${game}/content${of === "" ? "" : `?of=${of}`}`),
      call<Record<string, string>>("GET", `games/${game}/texts/en`),
      call<Record<string, string>>("GET", `games/${game}/texts/fr`),
      call<{ clauses: Book["clauses"] }>("GET", `games/${game}/rules`),
    ]);
    return { game, content, texts: { en, fr }, clauses: rules.clauses };
  },
};

const kept = new Map<string, Promise<Book>>();

/**
 * What there is to know of a game: from the server its table is on, with the content the table was begun with, or
 * from the page itself.
 */
export function bookOf(game: string, remote: boolean, of = ""): Promise<Book> {
  const key = `${remote ? "remote" : "local"} ${game} ${of}`;
  let book = kept.get(key);
  if (!book) {
    book = remote ? server.book(game, of) : bundledBook(game, of);
    kept.set(key, book);
    book.catch(() => kept.delete(key));
  }
  return book;
}
