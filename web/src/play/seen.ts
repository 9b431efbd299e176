import { useEffect, useState } from "react";
import type { Known } from "../table/table";

const KEY = "banneret.seen";

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last entry that was seen here before this visit; -1 if there is nothing to tell. */
export function useSeen(known: Known): number {
  const id = `${known.table?.id ?? ""} ${known.seat}`;
  const last = known.news.at(-1)?.seq ?? -1;
  const [before, setBefore] = useState({ id: "", seq: -1 });
  if (before.id !== id && last >= 0) {
    const seen = read()[id] ?? -1;
    setBefore({ id, seq: seen < last ? seen : -1 });
  }
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === "visible" && last >= 0) {
        try {
          localStorage.setItem(KEY, JSON.stringify({ ...read(), [id]: last }));
        } catch {
          // Then everything is new the next time.
        }
      }
    };
    note();
    const away = () => {
      if (document.visibilityState === "hidden") {
        setBefore({ id, seq: last });
      }
    };
    document.addEventListener("visibilitychange", away);
    return () => {
      document.removeEventListener("visibilitychange", away);
    };
  }, [id, last]);
  return before.id === id ? before.seq : -1;
}

/** How much of the story and the talk is new since their tab was last open, by tab. */
export function useUnread(known: Known, tab: string): Readonly<Record<string, number>> {
  const whole = {
    story: known.news.reduce((sum, { told = [] }) => sum + told.length, 0),
    chat: known.chat.length,
  };
  const id = `${known.table?.id ?? ""} ${known.seat}`;
  const [read, setRead] = useState({ id, ...whole });
  const now = read.id === id ? { ...read } : { id, ...whole };
  if (tab === "story" || now.story > whole.story) {
    now.story = whole.story;
  }
  if (tab === "chat") {
    now.chat = whole.chat;
  }
  if (now.id !== read.id || now.story !== read.story || now.chat !== read.chat) {
    setRead(now);
  }
  return { story: whole.story - now.story, chat: whole.chat - now.chat };
}
