import { useState } from "react";
import { useTrouble } from "../app/text";

/** Something that a player may do at any time, apart from answering. */
export interface TableAction {
  name: string;
  label: string;
  /** What it means and the two answers, where it is asked first. */
  asks?: { means: string; yes: string; no: string };
  run: () => Promise<unknown>;
}

/** Does something and keeps what went wrong with it, in words. */
export function useTrying(): { trouble: string; run: (action: Promise<unknown>) => void } {
  const tell = useTrouble();
  const [trouble, setTrouble] = useState("");
  return {
    trouble,
    run: (action) => {
      setTrouble("");
      action.catch((failure: unknown) => {
        setTrouble(tell(failure));
      });
    },
  };
}

/** Actions side by side, in one line where there is room; one that asks first takes the place of all until it is answered. */
export function TableActions({ actions }: { actions: readonly TableAction[] }) {
  const { trouble, run } = useTrying();
  const [asked, setAsked] = useState("");
  const asking = actions.find(({ name }) => name === asked);
  if (actions.length === 0) {
    return null;
  }
  return (
    <div className="table-actions">
      {asking?.asks ? (
        <>
          <p role="alert">{asking.asks.means}</p>
          <div className="answers">
            <button
              type="button"
              className="main"
              onClick={() => {
                setAsked("");
                run(asking.run());
              }}
            >
              {asking.asks.yes}
            </button>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setAsked("");
              }}
            >
              {asking.asks.no}
            </button>
          </div>
        </>
      ) : (
        actions.map(({ name, label, asks, run: act }) => (
          <button
            key={name}
            type="button"
            className="link"
            data-action={name}
            onClick={() => {
              if (asks) {
                setAsked(name);
              } else {
                run(act());
              }
            }}
          >
            {asks ? `${label}…` : label}
          </button>
        ))
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </div>
  );
}
