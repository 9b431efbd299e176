import catalogue from "games:all";
import type { News, State, TableInfo } from "./messages";
import { contentOf } from "./books";
import type { Saved } from "./store";

/** What is left of a game that has ended: how it stood, and all that was told. */
export interface Chronicle {
  news: News[];
  state: State;
}

/** True if a table was begun under an edition of the rules that this page does not play. */
export function isPast({ game, record }: Saved, games = catalogue.games): boolean {
  const edition = games.find(({ id }) => id === game)?.edition;
  return record?.edition !== undefined && record.edition !== edition;
}

/** Something that only some seats may read, a bit each. */
interface Whispered {
  to: number;
  line?: string;
  deal?: string;
}

type Written = string | Whispered;

interface WrittenEntry {
  begin?: true;
  seat?: number;
  line?: string;
  lines?: Written[];
  chance?: Written[];
  undo?: number;
  stop?: "resigned" | "agreed";
  seats?: number[];
  to?: number;
}

const mayRead = (to: number | undefined, seat: number) =>
  to === undefined || (seat >= 0 && ((to >> seat) & 1) !== 0);

function seen(one: Written, seat: number): string | { hidden: true } {
  if (typeof one === "string") {
    return one;
  }
  return mayRead(one.to, seat) ? (one.line ?? one.deal ?? "") : { hidden: true };
}

/** The bare entries of a record, as a seat may read them before the end. */
export function entriesSeenBy(entries: readonly unknown[], seat: number): News[] {
  return (entries as WrittenEntry[]).map(({ line, lines, chance, to, ...more }, seq) => ({
    seq,
    ...more,
    ...(line === undefined ? {} : mayRead(to, seat) ? { line } : { hidden: true as const }),
    ...(lines ? { lines: lines.map((one) => seen(one, seat)) } : {}),
    ...(chance ? { chance: chance.map((one) => seen(one, seat)) } : {}),
  }));
}

/** A table whose rules are not here, as it can be read. */
export function readPast(saved: Saved): { table: TableInfo; seat: number; chronicle: Chronicle } {
  const { id, game, options, created, chairs, status, record, chronicle } = saved;
  const people = chairs.flatMap((chair, index) => (chair.bot ? [] : [index]));
  // Whoever shares a screen sees what all may know; seats may have been dealt out among the chairs.
  const dealt = saved.seats ?? chairs.map((_, index) => index);
  const seat = people.length === 1 ? (dealt[people[0] ?? 0] ?? -1) : -1;
  const news = entriesSeenBy(record?.entries ?? [], seat);
  const bare = { seq: news.length - 1, round: saved.round, awaited: [] } as unknown as State;
  return {
    seat,
    chronicle: chronicle ?? { news, state: bare },
    table: {
      id,
      game,
      content: contentOf(record),
      past: "other-edition",
      status,
      options,
      created,
      chairs: chairs.map((chair, index) => ({
        chair: index,
        seat: dealt[index] ?? index,
        here: true,
        ...chair,
      })),
      privateTalk: false,
    },
  };
}
