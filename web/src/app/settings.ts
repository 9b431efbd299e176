import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { Language } from "../table/messages";

/** What a person has settled, kept in this browser. */
export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** Ask for a last word before an answer is said. */
  confirm: boolean;
  /** How long a bot's move stays before the next, in milliseconds. */
  pace: number;
  name: string;
  /** A sound when a game waits for me and I look elsewhere. */
  sound?: boolean;
  /** Programs for measurement may sit down, too. */
  programs?: boolean;
}

const KEY = "banneret.settings";

function usual(): Settings {
  const language = navigator.language.startsWith("fr") ? "fr" : "en";
  return { language, theme: "auto", confirm: true, pace: 700, name: "" };
}

function read(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual();
  }
}

export interface Settled extends Settings {
  settle: (change: Partial<Settings>) => void;
}

const Context = createContext<Settled>({ ...usual(), settle: () => undefined });
export const SettingsProvider = Context.Provider;

export function useSettings(): Settled {
  return useContext(Context);
}

/** The settings themselves, for the root of the page. */
export function useSettled(): Settled {
  const [settings, setSettings] = useState(read);
  useEffect(() => {
    document.documentElement.lang = settings.language;
    document.documentElement.style.colorScheme = settings.theme === "auto" ? "light dark" : settings.theme;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Then they last as long as the page.
    }
  }, [settings]);
  return useMemo(
    () => ({
      ...settings,
      settle: (change) => {
        setSettings((before) => ({ ...before, ...change }));
      },
    }),
    [settings],
  );
}
