import { useState } from "react";
import { useTrouble } from "../app/text";
import type { State } from "../table/messages";
import type { Known, Table } from "../table/table";
import { useScene } from "./context";

/** So many rounds after an end was declined it is offered again. */
const LATER = 12;

function useDeed(): { trouble: string; run: (deed: Promise<void>) => void } {
  const tell = useTrouble();
  const [trouble, setTrouble] = useState("");
  return {
    trouble,
    run: (deed) => {
      setTrouble("");
      deed.catch((failure: unknown) => {
        setTrouble(tell(failure));
      });
    },
  };
}

function plays({ table, seat }: Known, { stopped = [] }: State): boolean {
  return table?.you?.seats.includes(seat) === true && !stopped.includes(seat);
}

/** Nobody has scored for long: the game may never end, so an end is offered. */
export function Still({ table, known, state }: { table: Table; known: Known; state: State }) {
  const { text } = useScene();
  const { trouble, run } = useDeed();
  const [declined, decline] = useState(0);
  const { still = 0 } = state;
  if (still < 1 || still < declined || !plays(known, state) || known.table?.undo) {
    return null;
  }
  return (
    <div className="request still" role="status">
      <p>{text("end.still", { n: still })}</p>
      <div className="answers">
        <button
          type="button"
          className="main"
          onClick={() => {
            run(table.propose(0));
          }}
        >
          {text("end.here")}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            decline(still + LATER);
          }}
        >
          {text("end.play-on")}
        </button>
      </div>
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </div>
  );
}

/** Giving up, and offering the others an end: each says what it means and asks first. */
export function Ending({ table, known, state }: { table: Table; known: Known; state: State }) {
  const { text } = useScene();
  const { trouble, run } = useDeed();
  const [sure, setSure] = useState<"resign" | "end" | null>(null);
  if (!plays(known, state)) {
    return null;
  }
  const { stopped = [], still = 0 } = state;
  const chairs = known.table?.chairs ?? [];
  const others = chairs.filter(({ seat = -1 }) => seat !== known.seat && !stopped.includes(seat));
  const people = others.some(({ bot }) => bot === undefined);
  const mayEnd = !known.table?.undo && (people || still > 0);
  const meaning = others.length < 2 ? "end.resign-two" : people ? "end.resign-more" : "end.resign-bots";
  if (sure) {
    return (
      <div className="take-back ending" role="alert">
        <p>{text(sure === "resign" ? meaning : "end.offer-means")}</p>
        <div className="answers">
          <button
            type="button"
            className="main"
            onClick={() => {
              setSure(null);
              run(sure === "resign" ? table.resign() : table.propose(0));
            }}
          >
            {text(sure === "resign" ? "end.resign" : "end.offer-do")}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setSure(null);
            }}
          >
            {text("end.play-on")}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="take-back ending">
      {mayEnd && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setSure("end");
          }}
        >
          {text("end.offer")}
        </button>
      )}
      <button
        type="button"
        className="link"
        onClick={() => {
          setSure("resign");
        }}
      >
        {text("end.resign")}…
      </button>
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </div>
  );
}
