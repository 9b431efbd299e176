import { useMemo, useState, type ReactNode } from "react";
import { useBook, useHouse } from "../app/house";
import { useSettings } from "../app/settings";
import { useBookText, useWords } from "../app/text";
import type { Mark } from "../boards/board";
import type { GameInfo, Saying, Worded } from "../table/messages";
import type { Known } from "../table/table";
import { boards } from "./boards";
import { sitter, type Scene } from "./context";
import { named, renaming, type Renamed } from "./naming";
import { RuleDialog } from "./Rule";

/** What all parts of the screen share, once the game's book is here. */
export function useSceneOf(
  known: Known,
  remote: boolean,
): {
  scene: Scene | null;
  hovered: readonly Mark[];
  dialog: ReactNode;
} {
  const { catalogue } = useHouse();
  const name = known.table?.game;
  const book = useBook(name, remote, known.table?.content);
  const text = useBookText(book);
  const inLanguage = useWords();
  const { language } = useSettings();
  const [hovered, hover] = useState<readonly Mark[]>([]);
  const [cited, cite] = useState("");
  const game: GameInfo | undefined = catalogue.games.find((one) => one.id === name);
  const { table } = known;
  const view = known.state?.view;
  const renamed = JSON.stringify(view === undefined ? [] : (boards[name ?? ""]?.renamed?.(view) ?? []));
  const words = useMemo(() => {
    const rename = renaming(book?.texts[language] ?? {}, JSON.parse(renamed) as Renamed[]);
    return (worded: Worded) => rename(inLanguage(worded));
  }, [book, language, renamed, inLanguage]);
  const scene = useMemo(() => {
    if (!book || !game) {
      return null;
    }
    const player = (chair: number) => sitter({ table, text }, table?.chairs[chair]);
    const tidy = boards[game.id]?.tidy ?? ((said: string) => said);
    const say = (saying: Saying) =>
      tidy(named(saying, book.texts[language], text, player) ?? words(saying.text));
    return { book, game, text, words, say, table, hover, cite };
  }, [book, game, text, words, language, table]);
  const dialog = scene && cited !== "" && (
    <RuleDialog
      scene={scene}
      clause={cited}
      onClose={() => {
        cite("");
      }}
    />
  );
  return { scene, hovered, dialog };
}
