/** My part in the luck of a game: what I add to it, and what the server was bound to when I saw it first. */
import type { GameRecord, TableInfo } from "./messages";
import { server } from "./server";

interface Kept {
  commitment: string;
  /** What was added, if it was taken. */
  contribution?: string;
  /** True if it came too late. */
  late?: true;
}

const asking = new Set<string>();

function place(table: string): string {
  return `banneret.dice.${table}`;
}

function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(table: string, what: Kept): Kept {
  try {
    localStorage.setItem(place(table), JSON.stringify(what));
  } catch {
    // A browser that keeps nothing can still play.
  }
  return what;
}

/**
 * Keeps what the server is bound to, of a table I play at, and adds something nobody could foresee if the game waits for
 * it.
 */
export function contribute(table: TableInfo): void {
  const commitment = table.dice?.commitment;
  if (table.you === undefined || commitment === undefined || table.status === "over") {
    return;
  }
  const mine = kept(table.id) ?? keep(table.id, { commitment });
  const owes = table.chairs.some(
    ({ chair, owes: still }) => still === true && table.you?.chairs.includes(chair),
  );
  if (!owes || asking.has(table.id)) {
    return;
  }
  asking.add(table.id);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const contribution = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  server
    .contribute(table.id, contribution)
    .then(
      () => keep(table.id, { commitment: mine.commitment, contribution }),
      () => keep(table.id, { commitment: mine.commitment, late: true }),
    )
    .finally(() => asking.delete(table.id));
}

/** True if what I was to add came too late. */
export function isLate(table: string): boolean {
  return kept(table)?.late === true;
}

/**
 * What is wrong with a record, by what this page has seen and added, or why not all of it can be checked; null if
 * nothing is.
 */
export function differs(
  table: string,
  record: GameRecord,
): "commitment" | "contribution" | "beginning" | null {
  const mine = kept(table);
  const dice = record.dice as { commitment?: string; contributions?: string[]; after?: number } | undefined;
  if (mine && dice?.commitment !== mine.commitment) {
    return "commitment";
  }
  if (mine?.contribution !== undefined && dice?.contributions?.includes(mine.contribution) !== true) {
    return "contribution";
  }
  return (dice?.after ?? 0) > 0 || record.start !== undefined ? "beginning" : null;
}
