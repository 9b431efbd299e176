import { useEffect, useState } from "react";
import { useTrouble } from "../app/text";
import type { Text } from "../boards/board";
import type { TableInfo } from "../table/messages";
import { server } from "../table/server";
import type { SeatClock } from "../table/wire";
import { useScene } from "./context";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number) => String(n).padStart(2, "0");

/** A stretch of time as a clock shows it: whole days, hours and minutes, or minutes and seconds. */
export function spanOf(text: Text, seconds: number): string {
  if (seconds >= 2 * DAY) {
    return text("pace.span-days", { n: Math.floor(seconds / DAY) });
  }
  const minutes = two(Math.floor((seconds % HOUR) / MINUTE));
  return seconds >= HOUR
    ? text("pace.hours", { h: Math.floor(seconds / HOUR), m: minutes })
    : `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}

/** How a game is timed and what happens when time is out, in words. */
export function PaceWords({ table }: { table: TableInfo }) {
  const { text } = useScene();
  const { pace } = table;
  if (!pace) {
    return null;
  }
  const span = (seconds: number) => spanOf(text, seconds);
  return (
    <p>
      {text(`pace.${pace.kind}-words`, { reserve: span(pace.reserve), answer: span(pace.answer) })}{" "}
      {pace.holidays > 0 && text("pace.holidays-words", { n: Math.floor(pace.holidays / DAY) })}{" "}
      {text(`pace.late-${pace.late}`)}
    </p>
  );
}

/** What a seat has left; it counts on by itself until the table says otherwise. */
export function SeatTime({ clock }: { clock: SeatClock }) {
  const { text } = useScene();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!clock.runs) {
      return undefined;
    }
    const start = performance.now();
    const timer = window.setInterval(() => {
      setPassed(Math.floor((performance.now() - start) / 1000));
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [clock.runs]);
  const left = Math.max(0, clock.left - (clock.runs ? passed : 0));
  return (
    <small
      className="seat-time"
      data-runs={clock.runs || undefined}
      data-short={(clock.runs && left < MINUTE) || undefined}
    >
      <span className="visually-hidden">{text("pace.left")} </span>
      {clock.late
        ? text("pace.out")
        : clock.away === undefined
          ? spanOf(text, left)
          : text("pace.away", {
              day: new Date(clock.away).toLocaleDateString(document.documentElement.lang),
            })}
    </small>
  );
}

/** Who is away for some days says so, and nobody's game is lost by it. */
export function Holiday({ table, clock }: { table: TableInfo; clock: SeatClock }) {
  const { text } = useScene();
  const tell = useTrouble();
  const [trouble, setTrouble] = useState("");
  const most = Math.floor(clock.holidays / DAY);
  const rest = (days: number) => {
    server.rest(table.id, days, clock.seat).catch((failure: unknown) => {
      setTrouble(tell(failure));
    });
  };
  if (table.pace?.kind !== "days" || (most === 0 && clock.away === undefined)) {
    return null;
  }
  return (
    <>
      {clock.away === undefined ? (
        <select
          className="holiday"
          aria-label={text("pace.rest")}
          value=""
          onChange={(event) => {
            rest(Number(event.target.value));
          }}
        >
          <option value="">{text("pace.rest")}</option>
          {[1, 3, 7, 14, 30]
            .filter((days) => days <= most)
            .map((days) => (
              <option key={days} value={days}>
                {text("pace.span-days", { n: days })}
              </option>
            ))}
        </select>
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => {
            rest(0);
          }}
        >
          {text("pace.back")}
        </button>
      )}
      {trouble !== "" && <small role="alert">{trouble}</small>}
    </>
  );
}
