import { useMemo } from "react";
import type { Text } from "../boards/board";
import boardsEn from "../boards/text/en.json";
import boardsFr from "../boards/text/fr.json";
import type { Book, Language, Worded } from "../table/messages";
import { Refused } from "../table/table";
import en from "../text/en.json";
import fr from "../text/fr.json";
import { typeset } from "./french";
import { useSettings } from "./settings";

type Texts = Readonly<Record<string, string>>;
const own: Record<Language, Texts> = { en: { ...boardsEn, ...en }, fr: { ...boardsFr, ...fr } };

function filler(language: Language, ...layers: (Texts | undefined)[]): Text {
  return (key, fill = {}) => {
    const found = layers.find((texts) => texts?.[key] !== undefined)?.[key];
    const filled = (found ?? `‹${key}›`).replaceAll(/\{([\w-]+)\}/g, (whole, name: string) =>
      String(fill[name] ?? whole),
    );
    return typeset(language, filled);
  };
}

/** The page's own texts. */
export function useText(): Text {
  const { language } = useSettings();
  return useMemo(() => filler(language, own[language]), [language]);
}

/** The page's own texts and those of a game. */
export function useBookText(book: Book | null): Text {
  const { language } = useSettings();
  return useMemo(() => filler(language, own[language], book?.texts[language]), [language, book]);
}

/** Says what went wrong: in the words of whoever refused it, or in the page's own. */
export function useTrouble(): (failure: unknown) => string {
  const text = useText();
  const words = useWords();
  return (failure) => {
    const trouble = failure instanceof Refused ? failure.trouble : { code: "our-fault", message: "" };
    return trouble.text ? words(trouble.text) : trouble.message || text(`trouble.${trouble.code}`);
  };
}

/** Picks the language of what comes in all of them; a server sends only the one it was asked for. */
export function useWords(): (worded: Worded) => string {
  const { language } = useSettings();
  return useMemo(
    () => (worded: Worded) => typeset(language, worded[language] ?? Object.values(worded)[0] ?? ""),
    [language],
  );
}
