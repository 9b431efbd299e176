import type { State } from "../table/messages";
import { server } from "../table/server";
import { Emblem } from "./Emblem";
import { holder, seatName, useScene } from "./context";

/** Who sits where, and whom the game waits for. */
export function Seats({ state, seat }: { state: State; seat: number }) {
  const scene = useScene();
  const { text, table } = scene;
  const chairs = [...(table?.chairs ?? [])].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  return (
    <ul className="seats" aria-label={text("seats.title")}>
      {chairs.map((chair) => {
        const one = chair.seat ?? chair.chair;
        const awaited = state.awaited.includes(one);
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
              <small>{one === seat ? text("seats.you") : holder(scene, one)}</small>
            </span>
            {awaited && <span className="visually-hidden">{text("seats.awaited")}</span>}
            {table?.you?.owner === true && chair.here === false && chair.bot === undefined && (
              <button
                type="button"
                className="link"
                onClick={() => void server.hand(table.id, chair.chair, "normal").catch(() => undefined)}
              >
                {text("seats.to-bot")}
              </button>
            )}
            {table?.you !== undefined &&
              (table.you.owner || table.you.chairs.includes(chair.chair)) &&
              chair.bot !== undefined &&
              chair.name !== undefined && (
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
  );
}
