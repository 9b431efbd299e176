import { server } from "../table/server";
import type { Document } from "../table/wire";

/** An army that somebody keeps. */
export interface Kept {
  id: string;
  game: string;
  name: string;
  size: number;
  line: string;
  /** When it was last kept. */
  touched: string;
  /** True if the account has it too. */
  account?: boolean;
}

const KEY = "banneret.armies";

function read(): Kept[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

function write(all: readonly Kept[]): void {
  localStorage.setItem(KEY, JSON.stringify(all));
}

const newest = (one: Kept, other: Kept) => other.touched.localeCompare(one.touched);

/** The armies of this browser. */
export function keptHere(game: string): Kept[] {
  return read()
    .filter((one) => one.game === game)
    .sort(newest);
}

const ofDocument = ({ id, game, name, text, touched }: Document): Kept => {
  const [, size = "40", line = ""] = /^(\d+) (.*)$/s.exec(text) ?? [];
  return { id, game, name, size: Number(size), line, touched, account: true };
};

/** Those of this browser and of the account, the newest first; of one that both have the newer. */
export async function keptArmies(game: string, account: boolean): Promise<Kept[]> {
  const here = keptHere(game);
  const there = account ? (await server.documents()).documents : [];
  const all = new Map(here.map((one) => [one.id, one]));
  for (const kept of there.filter((one) => one.game === game).map(ofDocument)) {
    const own = all.get(kept.id);
    all.set(kept.id, own && own.touched > kept.touched ? { ...own, account: true } : kept);
  }
  return [...all.values()].sort(newest);
}

/** Keeps an army in this browser, and in the account if there is one. */
export async function keep(army: Omit<Kept, "touched" | "account">, account: boolean): Promise<Kept> {
  const kept: Kept = { ...army, touched: new Date().toISOString() };
  write([kept, ...read().filter(({ id }) => id !== army.id)]);
  if (account) {
    const { game, name, size, line } = army;
    await server.keepDocument(army.id, { game, option: "army", name, text: `${size} ${line}` });
    return { ...kept, account: true };
  }
  return kept;
}

export async function forget(id: string, account: boolean): Promise<void> {
  write(read().filter((one) => one.id !== id));
  if (account) {
    await server.dropDocument(id);
  }
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
