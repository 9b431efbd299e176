import type { Language, Worded } from "../table/messages";

/** How the reader of a game's rules opens, and what the rules call what people look for. */
export interface Reader {
  overview: { title: Worded; text: Worded }[];
  synonyms: Readonly<Record<Language, Readonly<Record<string, string[]>>>>;
}

/** Words without accents and capitals. */
export const plain = (words: string) =>
  words.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");

/** Words that ask and name nothing. */
const EMPTY = new Set(
  plain(
    "a an the of to in on is are do does did i you my we can may how what when where who why which and or if for it at with " +
      "le la les l un une des du de d en dans sur est sont je tu vous on mon ma mes puis peut comment que quoi quand ou qui " +
      "pourquoi quel quelle quels et si pour il elle au aux avec se s qu combien",
  ).split(" "),
);

/**
 * Finds what people look for: every word that names something has to be there, itself or as the rules call it.
 *
 * @param synonyms what the rules call what people type
 */
export function finder(
  sought: string,
  synonyms: Readonly<Record<string, string[]>> = {},
): (words: string) => boolean {
  const known = new Map(Object.entries(synonyms).map(([word, others]) => [plain(word), others.map(plain)]));
  const all = plain(sought)
    .split(/[^\p{L}\d+-]+/u)
    .filter(Boolean);
  const wanted = all.some((word) => !EMPTY.has(word)) ? all.filter((word) => !EMPTY.has(word)) : all;
  const ways = wanted.map((word) => [word, ...(known.get(word) ?? [])]);
  return (words) => {
    const there = plain(words);
    return ways.every((way) => way.some((word) => there.includes(word)));
  };
}
