import { useState } from "react";
import type { State } from "../table/messages";
import type { Known, Table } from "../table/table";
import { useScene, type Scene } from "./context";
import { useTrying, type TableAction } from "./TableActions";

/** So many rounds after an end was declined it is offered again. */
const LATER = 12;

function plays({ table, seat }: Known, { stopped = [] }: State): boolean {
  return table?.you?.seats.includes(seat) === true && !stopped.includes(seat);
}

/** Nobody has scored for long: the game may never end, so an end is offered. */
export function Still({ table, known, state }: { table: Table; known: Known; state: State }) {
  const { text } = useScene();
  const { trouble, run } = useTrying();
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

/** Giving up, and offering the others an end. */
export function endActions(scene: Scene, table: Table, known: Known, state: State): TableAction[] {
  const { text } = scene;
  if (!plays(known, state)) {
    return [];
  }
  const { stopped = [], still = 0 } = state;
  const others = (known.table?.chairs ?? []).filter(
    ({ seat = -1 }) => seat !== known.seat && !stopped.includes(seat),
  );
  const people = others.some(({ bot }) => bot === undefined);
  const means = others.length < 2 ? "end.resign-two" : people ? "end.resign-more" : "end.resign-bots";
  const no = text("end.play-on");
  const offer: TableAction = {
    name: "end",
    label: text("end.offer"),
    asks: { means: text("end.offer-means"), yes: text("end.offer-do"), no },
    run: () => table.propose(0),
  };
  const resign: TableAction = {
    name: "resign",
    label: text("end.resign"),
    asks: { means: text(means), yes: text("end.resign"), no },
    run: () => table.resign(),
  };
  return !known.table?.undo && (people || still > 0) ? [offer, resign] : [resign];
}
