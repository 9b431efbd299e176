import lessons from "games:lessons";
import type { Worded } from "../table/messages";

/** What a step says to whoever learns. */
export interface StepWords {
  seat: string;
  title: Worded;
  try: Worded;
  look: Worded;
  solved: Worded;
  missed?: Worded;
  refusals?: Readonly<Record<string, Worded>>;
  points?: string[];
}

/** A lesson as its file has it: docs/lessons.md. The engine reads the rest. */
export interface Lesson {
  game: string;
  lesson: { kind: "guided" | "puzzles"; title: Worded; about: Worded };
  cases: { name: string; learn: StepWords }[];
}

const OWN = "banneret.own-lessons";
const DONE = "banneret.lessons";

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** True if a game brings lessons along. */
export function hasLessons(game: string): boolean {
  return game in lessons;
}

/** All lessons of a game by name: those it brings along, then those opened from files. */
export async function lessonsOf(game: string): Promise<Map<string, Lesson>> {
  const bundled = await lessons[game]?.();
  const own = Object.entries(read<Record<string, Lesson>>(OWN, {})).filter(([, one]) => one.game === game);
  return new Map([...Object.entries(bundled?.default ?? {}), ...own]);
}

/** Where nothing stands, a tree has a sign of its own. */
function withGaps(tree: unknown): unknown {
  if (tree === null) {
    return "~";
  }
  if (Array.isArray(tree)) {
    return tree.map(withGaps);
  }
  return typeof tree === "object"
    ? Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, withGaps(value)]))
    : tree;
}

/** A lesson of a player's own, from the text of its file. */
export async function readLesson(text: string): Promise<Lesson> {
  const { parse } = await import("yaml");
  return withGaps(parse(text)) as Lesson;
}

/** Keeps a lesson of a player's own in this browser. */
export function keepLesson(name: string, lesson: Lesson): void {
  write(OWN, { ...read<Record<string, Lesson>>(OWN, {}), [name]: lesson });
}

export function removeLesson(name: string): void {
  const own = { ...read<Record<string, Lesson>>(OWN, {}) };
  write(OWN, Object.fromEntries(Object.entries(own).filter(([one]) => one !== name)));
}

export function isOwn(name: string): boolean {
  return name in read<Record<string, Lesson>>(OWN, {});
}

/** The steps of a lesson that have been solved here, by number. */
export function solvedSteps(game: string, name: string): number[] {
  return read<Record<string, number[]>>(DONE, {})[`${game} ${name}`] ?? [];
}

export function noteSolved(game: string, name: string, step: number): void {
  const done = [...new Set([...solvedSteps(game, name), step])];
  write(DONE, { ...read<Record<string, number[]>>(DONE, {}), [`${game} ${name}`]: done });
}
