import { useState } from "react";
import type { Chair, State, TableInfo } from "../table/messages";
import { server } from "../table/server";
import { Turn } from "./Turn";
import { Emblem } from "./Emblem";
import { boards } from "./boards";
import { holder, seatName, seatWord, useScene } from "./context";

/** A bot plays for me by my own word, and for whoever is away; how long he must be, the server knows. */
function mayHand(table: TableInfo, chair: Chair): boolean {
  const mine = table.you?.invite !== undefined && table.you.chairs.includes(chair.chair);
  const away = table.you !== undefined && chair.here === false;
  return table.status === "playing" && chair.bot === undefined && (mine || away);
}

/** Getting up is for good once another has sat down, so it is asked twice. */
function GetUp({ table, chair }: { table: TableInfo; chair: number }) {
  const { text } = useScene();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="link"
      onBlur={() => {
        setSure(false);
      }}
      onClick={() => {
        if (sure) {
          server.standUp(table.id, chair).catch(() => undefined);
        }
        setSure(!sure);
      }}
    >
      {text(sure ? "seats.get-up-sure" : "seats.get-up")}
    </button>
  );
}

/** Who sits where, and whom the game waits for. */
export function Seats({ state, seat }: { state: State; seat: number }) {
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
              {table?.status === "playing" &&
                table.you?.invite !== undefined &&
                table.you.chairs.includes(chair.chair) && <GetUp table={table} chair={chair.chair} />}
            </li>
          );
        })}
      </ul>
      <Turn state={state} />
    </>
  );
}
