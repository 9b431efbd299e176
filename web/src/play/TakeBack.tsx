import { useState } from "react";
import { useTrouble } from "../app/text";
import type { Known, Table } from "../table/table";
import { seatName, useScene } from "./context";

/** How many entries in force would have to go so that this seat may answer its last question anew; 0 if it has none. */
function sinceMine({ news, seat }: Known): number {
  const inForce: number[] = [];
  for (const one of news) {
    if (one.undo === undefined) {
      inForce.push(one.lines ? seat : (one.seat ?? -1));
    } else {
      inForce.splice(inForce.length - one.undo, one.undo);
    }
  }
  const last = inForce.lastIndexOf(seat);
  return last < 1 ? 0 : inForce.length - last;
}

/** Beyond what the law lets a seat take back itself, all must agree. */
export function TakeBack({ table, known }: { table: Table; known: Known }) {
  const scene = useScene();
  const { text } = scene;
  const tell = useTrouble();
  const [trouble, setTrouble] = useState("");
  const run = (deed: Promise<void>) => {
    setTrouble("");
    deed.catch((failure: unknown) => {
      setTrouble(tell(failure));
    });
  };
  const waiting = known.table?.undo;
  const count = sinceMine(known);
  const others = known.table?.chairs.some(
    ({ bot, seat }) => bot === undefined && !known.table?.you?.seats.includes(seat ?? -1),
  );
  if (known.seat < 0) {
    return null;
  }
  return (
    <div className="take-back">
      {waiting ? (
        <>
          <p role="status">{text("undo.asked", { seat: seatName(scene, waiting.by), n: waiting.count })}</p>
          {!waiting.agreed.includes(known.seat) && (
            <div className="answers">
              <button
                type="button"
                className="main"
                onClick={() => {
                  run(table.vote(true));
                }}
              >
                {text("undo.agree")}
              </button>
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  run(table.vote(false));
                }}
              >
                {text("undo.refuse")}
              </button>
            </div>
          )}
        </>
      ) : (
        count > 0 && (
          <button
            type="button"
            className="link"
            onClick={() => {
              run(table.propose(count));
            }}
          >
            {text(others ? "undo.propose" : "undo.alone")}
          </button>
        )
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </div>
  );
}
