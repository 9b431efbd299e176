import { useEffect, useState } from "react";
import type { Option, State } from "../table/messages";
import type { Table } from "../table/table";
import { useScene } from "./context";

const KEY = "banneret.passes";

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
export function usePassing(table: Table, state: State, seat: number, isShowing: boolean): Passing {
  const of = `${table.id} ${seat}`;
  const [all, setAll] = useState<Record<string, readonly string[]>>({});
  const { book } = useScene();
  const moments = all[of] ?? kept(of);
  const { question } = state;
  const pass: Option | undefined = question?.options.find(({ saying }) => saying.key === "option.pass");
  const isMoment = Object.values(book.texts).some(
    (texts) => texts[`moment.${question?.step ?? ""}`] !== undefined,
  );
  const moment = pass && isMoment ? (question?.step ?? "") : "";
  const due = moment !== "" && moments.includes(moment) && !isShowing && state.awaited.includes(seat);
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
  return (
    <>
      {moment !== "" && !moments.includes(moment) && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            settle([...moments, moment]);
          }}
        >
          {text("passing.always", { moment: text(`moment.${moment}`) })}
        </button>
      )}
      {moments.length > 0 && (
        <p className="passing">
          {text("passing.now", { moments: moments.map((one) => text(`moment.${one}`)).join(" · ") })}{" "}
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
      )}
    </>
  );
}
