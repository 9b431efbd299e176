import { memo } from "react";
import { Known } from "../account/Known";
import type { Chair, State, TableInfo } from "../table/messages";
import { server } from "../table/server";
import { Turn } from "./Turn";
import { Emblem } from "./Emblem";
import { Holiday, SeatTime } from "./Pace";
import { boards } from "./boards";
import { hasOthers, holder, seatName, seatWord, useScene, type Scene } from "./context";
import type { TableAction } from "./TableActions";

/** A bot may play for whoever is away; how long, the server knows. */
function mayHand(table: TableInfo, chair: Chair): boolean {
  const isLate = table.clocks?.some(({ seat, late }) => seat === chair.seat && late) === true;
  return (
    table.status === "playing" &&
    table.you !== undefined &&
    chair.bot === undefined &&
    (chair.here === false || isLate) &&
    !table.you.chairs.includes(chair.chair)
  );
}

/** Letting a bot play for me, and leaving: only where others would wait for me. */
export function seatActions({ text, table }: Scene, seat: number): TableAction[] {
  const mine = table?.chairs.find((chair) => chair.seat === seat);
  if (!mine || table?.status !== "playing" || table.you?.invite === undefined || !hasOthers(table)) {
    return [];
  }
  const { chair } = mine;
  const leave: TableAction = {
    name: "leave",
    label: text("seats.get-up"),
    asks: { means: text("seats.get-up-means"), yes: text("seats.get-up"), no: text("seats.stay") },
    run: () => server.standUp(table.id, chair),
  };
  return mine.bot === undefined
    ? [{ name: "bot", label: text("seats.to-bot"), run: () => server.hand(table.id, chair, "normal") }, leave]
    : [leave];
}

/** Who sits where, and whom the game waits for. */
export const Seats = memo(function Seats({ state, seat }: { state: State; seat: number }) {
  const scene = useScene();
  const { text, table } = scene;
  const chairs = [...(table?.chairs ?? [])].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  return (
    <>
      <ul className="seats" aria-label={text("seats.title")}>
        {chairs.map((chair) => {
          const one = chair.seat ?? chair.chair;
          const score = boards[scene.game.id]?.score(
            state.view,
            seatWord(scene, one),
            scene.book.content,
            text,
          );
          const awaited = state.awaited.includes(one);
          const clock =
            table?.status === "playing" && chair.bot === undefined
              ? table.clocks?.find((other) => other.seat === one)
              : undefined;
          return (
            <li
              key={one}
              data-awaited={awaited || undefined}
              data-own={one === seat || undefined}
              data-away={chair.here === false || undefined}
            >
              <Emblem seat={one} />
              <span>
                <b>{seatName(scene, one)}</b>
                <small>
                  {one === seat ? text("seats.you") : holder(scene, one)}
                  {one !== seat && chair.bot === undefined && <Known account={chair.account} />}
                </small>
                {state.stopped?.includes(one) && <small className="away">{text("seats.resigned")}</small>}
                {chair.here === false && chair.bot === undefined && (
                  <small className="away">{text("seats.away")}</small>
                )}
                {chair.bot !== undefined && chair.name !== undefined && (
                  <small className="away">{text("seats.bot-for", { name: chair.name })}</small>
                )}
              </span>
              {score && (
                <span className="points" title={score.name} role="img" aria-label={score.name}>
                  {score.shown}
                </span>
              )}
              {clock && <SeatTime key={`${state.seq} ${clock.left}`} clock={clock} />}
              {table && clock && table.you?.invite !== undefined && table.you.seats.includes(one) && (
                <Holiday table={table} clock={clock} />
              )}
              {awaited && <span className="visually-hidden">{text("seats.awaited")}</span>}
              {table && mayHand(table, chair) && (
                <button
                  type="button"
                  className="link"
                  onClick={() => void server.hand(table.id, chair.chair, "normal").catch(() => undefined)}
                >
                  {text("seats.to-bot")}
                </button>
              )}
              {table?.you !== undefined &&
                table.you.chairs.includes(chair.chair) &&
                chair.bot !== undefined &&
                chair.name !== undefined &&
                !state.stopped?.includes(one) && (
                  <button
                    type="button"
                    className="link"
                    onClick={() => void server.hand(table.id, chair.chair, "").catch(() => undefined)}
                  >
                    {text("seats.from-bot")}
                  </button>
                )}
            </li>
          );
        })}
      </ul>
      <Turn state={state} />
    </>
  );
});
