/** My friends and those I have blocked: asked for once, and kept as the server last told it. */
import { useEffect, useSyncExternalStore } from "react";
import { useHouse } from "../app/house";
import { server } from "../table/server";
import type { Company } from "../table/wire";

const NOBODY: Company = { friends: [], asked: [], asks: [], blocked: [] };

let known = NOBODY;
let whose = "";
const listeners = new Set<() => void>();

function tell(next: Company): void {
  known = next;
  listeners.forEach((hears) => {
    hears();
  });
}

function subscribe(hears: () => void): () => void {
  listeners.add(hears);
  return () => listeners.delete(hears);
}

/** Changes something about somebody; all who look are told. */
export async function change(deed: () => Promise<Company>): Promise<void> {
  tell(await deed());
}

export function useCompany(): Company {
  const { me, online } = useHouse();
  const account = online ? (me?.account ?? "") : "";
  useEffect(() => {
    if (whose !== account) {
      whose = account;
      tell(NOBODY);
      if (account !== "") {
        void change(server.company).catch(() => {
          whose = "";
        });
      }
    }
  }, [account]);
  return useSyncExternalStore(subscribe, () => known);
}
