import { useEffect, useState } from "react";
import type { Option, State } from "../table/messages";
import type { Table } from "../table/table";
import { boards } from "./boards";
import { hasOthers, useScene } from "./context";

const KEY = "banneret.passes";

/** All moments at once. */
const ALL = "*";

/** The moments at which somebody passes without being asked, by table and seat. */
function kept(of: string): string[] {
  try {
    return ((JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string[]>)[of] ?? []).map(
      String,
    );
  } catch {
    return [];
  }
}

function keep(of: string, moments: readonly string[]): void {
  try {
    const all = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, readonly string[]>;
    sessionStorage.setItem(KEY, JSON.stringify({ ...all, [of]: moments }));
  } catch {
    // Then it lasts as long as the page.
  }
}

export interface Passing {
  /** The moment that is asked about, if one may pass there from now on. */
  moment: string;
  moments: readonly string[];
  settle: (moments: readonly string[]) => void;
}

/** Passes by itself at the moments that the player has named; nobody else learns of it. */
export function usePassing(
  table: Table,
  state: State,
  seat: number,
  isShowing: boolean,
  isLesson: boolean,
): Passing {
  const of = `${table.id} ${seat}`;
  const [all, setAll] = useState<Record<string, readonly string[]>>({});
  const { book, game, table: info } = useScene();
  const moments = all[of] ?? kept(of);
  const { question } = state;
  const pass: Option | undefined = question?.options.find(({ saying }) => saying.key === "option.pass");
  const isMoment = Object.values(book.texts).some(
    (texts) => texts[`moment.${question?.step ?? ""}`] !== undefined,
  );
  const moment = pass && isMoment ? (question?.step ?? "") : "";
  // Whoever has just taken something back wants to be asked.
  const isBack = table.known().news.at(-1)?.undo !== undefined;
  const isAlone = (info?.you?.seats.length ?? 0) === 1 && !hasOthers(info);
  const isOnly =
    boards[game.id]?.passesAlone === true &&
    question?.options.length === 1 &&
    isAlone &&
    !isBack &&
    !isLesson;
  const isNamed = moments.includes(moment) || moments.includes(ALL);
  const due = moment !== "" && (isNamed || isOnly) && !isShowing && state.awaited.includes(seat);
  const phrase = pass?.phrase ?? "";
  useEffect(() => {
    if (due) {
      table.answer(phrase).catch(() => undefined);
    }
  }, [due, phrase, table, state.seq]);
  return {
    moment,
    moments,
    settle: (next) => {
      keep(of, next);
      setAll({ ...all, [of]: next });
    },
  };
}

/** Passes at this moment from now on; or is asked again. */
export function PassingChoice({ passing }: { passing: Passing }) {
  const { text } = useScene();
  const { moment, moments, settle } = passing;
  const isPassed = moments.includes(moment) || moments.includes(ALL);
  return (
    <>
      {moment !== "" && !isPassed && (
        <div className="always">
          <button
            type="button"
            className="quiet"
            onClick={() => {
              settle([...moments, moment]);
            }}
          >
            {text("passing.always", { moment: text(`moment.${moment}`) })}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              settle([ALL]);
            }}
          >
            {text("passing.all")}
          </button>
        </div>
      )}
      {moments.length > 0 && (
        <div className="passing">
          <p>
            {text("passing.now")}{" "}
            <button
              type="button"
              className="link"
              onClick={() => {
                settle([]);
              }}
            >
              {text("passing.ask")}
            </button>
          </p>
          <ul>
            {moments.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className="quiet"
                  title={text("passing.ask-at")}
                  onClick={() => {
                    settle(moments.filter((other) => other !== one));
                  }}
                >
                  {one === ALL ? text("passing.everywhere") : text(`moment.${one}`)} ×
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
