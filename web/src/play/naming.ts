import type { Text } from "../boards/board";
import type { Saying } from "../table/messages";

/** What a thing was called, and what it is called since more is known of it: a site by its tile. */
export interface Renamed {
  from: string;
  to: string;
}

const FORMS = ["", ".the", ".of", ".at"];

type Texts = Readonly<Record<string, string>>;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Puts the names that are known now in the place of those that are written, in whatever is said. */
export function renaming(texts: Texts, renamed: readonly Renamed[]): (words: string) => string {
  const bare = new Map<string, string>();
  const inside = new Map<string, string>();
  const known = new Map<string, string>();
  for (const { from, to } of renamed) {
    for (const form of FORMS) {
      const before = texts[from + form];
      const after = texts[to + form] ?? texts[to];
      if (before !== undefined && after !== undefined) {
        if (form === "") {
          bare.set(before, after);
        }
        inside.set(before, after);
        known.set(before, texts[to] ?? after);
      }
    }
  }
  if (inside.size === 0) {
    return (words) => words;
  }
  const longestFirst = [...inside.keys()].sort((a, b) => b.length - a.length);
  const all = new RegExp(`(${longestFirst.map(escaped).join("|")})(?![\\p{L}\\d])`, "gu");
  return (words) =>
    words.replaceAll(all, (found: string, _group: string, at: number) => {
      const name = known.get(found) ?? found;
      return words.includes(name) ? found : ((at === 0 ? bare.get(found) : inside.get(found)) ?? found);
    });
}

/** Who is spoken of in a saying: the seat it names first. */
export function spokenOf(saying: Saying, seats: readonly string[]): number {
  const named = saying.args.find(({ kind, word }) => kind === "seat" && word !== undefined);
  return named?.word === undefined ? -1 : seats.indexOf(named.word);
}

/** A text of a game with blanks for what only the page knows, such as who sits in a chair; null if there is none. */
export function named(
  saying: Saying,
  texts: Texts,
  text: Text,
  player: (chair: number) => string,
): string | null {
  const key = `${saying.key}.named`;
  const chair = saying.args.find(({ name }) => name === "chair")?.value;
  const who = chair === undefined ? "" : player(chair - 1);
  if (texts[key] === undefined || who === "") {
    return null;
  }
  const fill: Record<string, string> = { player: who };
  for (const { name, kind, word } of saying.args) {
    if (word !== undefined) {
      fill[name] = text(`${kind}.${word}`);
    }
  }
  return text(key, fill);
}
