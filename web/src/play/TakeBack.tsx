import { useState } from "react";
import type { Known, Table } from "../table/table";
import { hasOthers, seatName, useScene, type Scene } from "./context";
import { sinceMine } from "./inForce";
import type { TableAction } from "./TableActions";

/** Another player asks to take moves back: seen at once, wherever one looks. */
export function Request({ table, known }: { table: Table; known: Known }) {
  const scene = useScene();
  const { text } = scene;
  const asked = known.table?.undo;
  const [mine, setMine] = useState<{ seq: number; told: boolean; what: "undo" | "end" } | null>(null);
  const seq = known.news.at(-1)?.seq ?? -1;
  const byMe = asked?.by === known.seat;
  if (byMe && (mine?.seq !== seq || mine.told)) {
    setMine({ seq, told: false, what: asked.count === 0 ? "end" : "undo" });
  }
  if (asked && !asked.agreed.includes(known.seat) && known.seat >= 0) {
    return (
      <div className="request" role="alert">
        <p>
          {asked.count === 0
            ? text("end.asked", { seat: seatName(scene, asked.by) })
            : text("undo.asked", { seat: seatName(scene, asked.by), n: asked.count })}
        </p>
        <div className="answers">
          <button type="button" className="main" onClick={() => void table.vote(true).catch(() => undefined)}>
            {text("undo.agree")}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => void table.vote(false).catch(() => undefined)}
          >
            {text("undo.refuse")}
          </button>
        </div>
      </div>
    );
  }
  if (byMe) {
    return (
      <p className="request" role="status">
        {text(asked.count === 0 ? "end.waits" : "undo.waits")}
      </p>
    );
  }
  return mine && !mine.told && mine.seq === seq ? (
    <div className="request" role="status">
      <p>{text(`${mine.what}.refused`)}</p>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          setMine({ ...mine, told: true });
        }}
      >
        {text("close")}
      </button>
    </div>
  ) : null;
}

/** Beyond what the law lets a seat take back itself, all must agree. */
export function takeBackAction(scene: Scene, table: Table, known: Known): TableAction[] {
  const { text } = scene;
  const seats = sinceMine(known);
  const n = seats.length;
  if (known.seat < 0 || known.table?.undo || n === 0) {
    return [];
  }
  const whose = [...new Set(seats.filter((one) => one >= 0 && one !== known.seat))];
  const others = hasOthers(known.table);
  const means =
    whose.length === 0
      ? text("undo.sure", { n })
      : text("undo.sure-of", { n, whose: whose.map((one) => seatName(scene, one)).join(", ") });
  return [
    {
      name: "undo",
      label: text(others ? "undo.propose" : "undo.alone", { n }),
      ...(n > 1
        ? { asks: { means, yes: text(others ? "undo.ask" : "undo.do"), no: text("undo.keep") } }
        : {}),
      run: () => table.propose(n),
    },
  ];
}
