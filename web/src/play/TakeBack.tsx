import { useState } from "react";
import { useTrouble } from "../app/text";
import type { Known, Table } from "../table/table";
import { seatName, useScene } from "./context";

/** The seats whose entries would have to go so that this seat may answer its last question anew; none if it has none. */
export function sinceMine({ news, seat }: Pick<Known, "news" | "seat">): number[] {
  const inForce: number[] = [];
  for (const one of news) {
    if (one.undo === undefined) {
      inForce.push(one.lines ? seat : (one.seat ?? -1));
    } else {
      inForce.splice(inForce.length - one.undo, one.undo);
    }
  }
  const last = inForce.lastIndexOf(seat);
  return last < 1 ? [] : inForce.slice(last);
}

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
  const [sure, setSure] = useState(false);
  const seats = sinceMine(known);
  const count = seats.length;
  const whose = [...new Set(seats.filter((one) => one >= 0 && one !== known.seat))];
  const others = known.table?.chairs.some(
    ({ bot, seat }) => bot === undefined && !known.table?.you?.seats.includes(seat ?? -1),
  );
  if (known.seat < 0 || known.table?.undo || count === 0) {
    return null;
  }
  return (
    <div className="take-back">
      {sure ? (
        <>
          <p role="status">
            {whose.length === 0
              ? text("undo.sure", { n: count })
              : text("undo.sure-of", {
                  n: count,
                  whose: whose.map((one) => seatName(scene, one)).join(", "),
                })}
          </p>
          <div className="answers">
            <button
              type="button"
              className="main"
              onClick={() => {
                setSure(false);
                run(table.propose(count));
              }}
            >
              {text(others ? "undo.ask" : "undo.do")}
            </button>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setSure(false);
              }}
            >
              {text("undo.keep")}
            </button>
          </div>
        </>
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => {
            if (count > 1) {
              setSure(true);
            } else {
              run(table.propose(count));
            }
          }}
        >
          {text(others ? "undo.propose" : "undo.alone", { n: count })}
        </button>
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </div>
  );
}
