import { useState } from "react";
import { go, link } from "../app/route";
import type { Over as Ending, State, Worded } from "../table/messages";
import { differs, isLate } from "../table/dice";
import { check } from "../table/local";
import type { Table } from "../table/table";
import { Emblem } from "./Emblem";
import { boards } from "./boards";
import { holder, seatName, seatWord, useScene } from "./context";
import { keepSeats } from "../home/again";
import { download } from "./file";

/** How the game ended: places, points, and why. */
export function Over({
  table,
  over,
  remote,
  state,
}: {
  table: Table;
  state: State;
  over: Ending;
  remote: boolean;
}) {
  const scene = useScene();
  const { text, words, cite } = scene;
  const order = over.places
    .map((place, seat) => ({ place, seat, points: over.points[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  const board = boards[scene.game.id];
  const standing = (seat: number) =>
    board?.score(state.view, seatWord(scene, seat), scene.book.content, text).name;
  const goal = board?.goal?.(state.view, scene.book.content);
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => seatName(scene, seat));
  return (
    <section className="over" aria-label={text("over.title")}>
      <h2>{text(winners.length > 1 ? "over.shared" : "over.won", { seat: winners.join(", ") })}</h2>
      <p>
        <button
          type="button"
          className="link"
          onClick={() => {
            cite(over.clause);
          }}
        >
          {words(over.text)}
        </button>
      </p>
      {goal && <p className="goal">{words(goal as Worded)}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{text("over.place")}</th>
            <th scope="col">{text("over.seat")}</th>
            <th scope="col">{text("over.standing")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ place, seat, points }) => (
            <tr key={seat}>
              <td>{place}</td>
              <td>
                <Emblem seat={seat} /> {seatName(scene, seat)}{" "}
                <small>
                  {state.stopped?.includes(seat)
                    ? [
                        scene.table?.chairs.find((chair) => chair.seat === seat)?.name ?? "",
                        text("seats.resigned"),
                      ].join(" ")
                    : holder(scene, seat)}
                </small>
              </td>
              <td>{standing(seat) ?? points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CheckDice table={table} />
      <div className="answers">
        <a className="button main" href={link(remote ? "table" : "local", table.id, "replay", 1)}>
          {text("replay")}
        </a>
        <button
          type="button"
          className="quiet"
          onClick={() =>
            void table.record().then((record) => {
              download(record, `${record.game}-${state.seq}.json`);
            })
          }
        >
          {text("record.download")}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            keepSeats(scene.table);
            go("new", scene.game.id);
          }}
        >
          {text("over.again")}
        </button>
      </div>
    </section>
  );
}

/** Anybody can derive the dice anew, here. */
function CheckDice({ table }: { table: Table }) {
  const { text, book } = useScene();
  const [found, setFound] = useState("");
  const run = async () => {
    setFound(text("dice.checking"));
    try {
      const record = await table.record();
      const wrong = differs(table.id, record);
      if (wrong) {
        setFound(text(`dice.other-${wrong}`));
        return;
      }
      const { outcomes, fingerprint } = await check(record, book);
      const well = text("dice.well", { n: outcomes, fingerprint });
      setFound(isLate(table.id) ? `${well} ${text("dice.late")}` : well);
    } catch {
      setFound(text("dice.wrong"));
    }
  };
  return (
    <p className="dice-check" role="status">
      {found === "" ? (
        <button type="button" className="link" onClick={() => void run()}>
          {text("dice.check")}
        </button>
      ) : (
        found
      )}
    </p>
  );
}
