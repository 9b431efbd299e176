import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => {
    removeEventListener("hashchange", changed);
  };
}

/** The parts of the address after the #. */
export function useRoute(): string[] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export function go(...parts: (string | number)[]): void {
  location.hash = link(...parts);
}

export function link(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

/** Changes the address without a step in the browser's history. */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, "", link(...parts));
  dispatchEvent(new HashChangeEvent("hashchange"));
}
