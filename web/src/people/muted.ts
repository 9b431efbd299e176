/** Seats whose talk I do not want to read at a table: chosen there, or those of accounts I have blocked. */
import { useState } from "react";
import type { TableInfo } from "../table/messages";
import { useCompany } from "./company";

const key = (table: string) => `banneret.muted.${table}`;

function read(table: string): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(table)) ?? "[]");
    return Array.isArray(found) ? found.filter((seat) => typeof seat === "number") : [];
  } catch {
    return [];
  }
}

export interface Muted {
  isMuted: (seat: number) => boolean;
  mute: (seat: number, muted: boolean) => void;
}

export function useMuted(table: TableInfo | null): Muted {
  const id = table?.id ?? "";
  const [seats, setSeats] = useState(() => read(id));
  const { blocked } = useCompany();
  const accounts = new Set(blocked.map(({ account }) => account));
  const unwanted = (table?.chairs ?? []).flatMap(({ seat, account }) =>
    seat !== undefined && account !== undefined && accounts.has(account) ? [seat] : [],
  );
  return {
    isMuted: (seat) => seats.includes(seat) || unwanted.includes(seat),
    mute: (seat, muted) => {
      const next = [...seats.filter((one) => one !== seat), ...(muted ? [seat] : [])];
      setSeats(next);
      try {
        localStorage.setItem(key(id), JSON.stringify(next));
      } catch {
        // Then it lasts as long as the page.
      }
    },
  };
}
