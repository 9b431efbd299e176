import type { TableInfo } from "../table/messages";

/** Who sat where and what was settled, for another game of the same kind. */
interface Again {
  game: string;
  chairs: string[];
  options: Record<string, unknown>;
  /** What the people at this screen are called, by chair. */
  names?: string[];
}

const KEY = "banneret.again";

/** Keeps a table's seats and options for the next one. */
export function keepSeats(table: TableInfo | null): void {
  if (!table) {
    return;
  }
  const again: Again = {
    game: table.game,
    chairs: table.chairs.map(
      ({ bot, name, chair }) =>
        (name === undefined ? bot : undefined) ??
        // Whoever has resigned a game in this browser sat at this screen.
        (table.you?.invite === undefined || table.you.chairs.includes(chair) ? "me" : "friend"),
    ),
    names: table.chairs.map(({ name = "" }) => name),
    options: { ...table.options },
  };
  remember(again);
}

function remember(again: Again): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(again));
  } catch {
    // Then they are chosen anew.
  }
}

/** Settles that the first player brings an army, in a game of its points against a bot. */
export function beginWith(game: string, size: number, line: string): void {
  const options = { size: String(size), seats: [{ army: { line } }, {}] };
  remember({ game, chairs: ["me", "normal"], options });
}

/** The seats and options of the game before, if it was one of these. */
export function keptSeats(game: string): Again | null {
  try {
    const again = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Again | null;
    return again?.game === game ? again : null;
  } catch {
    return null;
  }
}
