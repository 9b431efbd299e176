import { useState, type ReactNode, type SyntheticEvent } from "react";
import { useHouse } from "../app/house";
import { useLobby } from "../app/lobby";
import { go, link } from "../app/route";
import { useSettings } from "../app/settings";
import { useText, useTrouble, useWords } from "../app/text";
import type { Text } from "../boards/board";
import { spanOf } from "../play/Pace";
import { server } from "../table/server";
import type { Listed, Pace } from "../table/wire";
import { PACES, USUAL } from "./pace";

/** Who sits at a table, in words. */
export function sitters(text: Text, chairs: readonly { name?: string; bot?: string }[]): string {
  return chairs
    .map(({ name, bot }) =>
      bot ? text("seat.bot", { level: text(`bot.${bot}`) }) : (name ?? text("gathering.free")),
    )
    .join(", ");
}

/** The name of a game in the reader's language. */
export function useGameName(): (game: string) => string {
  const words = useWords();
  const { catalogue } = useHouse();
  return (game) => {
    const found = catalogue.games.find((one) => one.id === game);
    return found ? words(found.name) : game;
  };
}

function paceOf(text: Text, pace: Pace | undefined): string {
  return pace === undefined
    ? ""
    : ` · ${text(`home.pace-${pace.kind}`, {
        time: spanOf(text, pace.kind === "live" ? pace.reserve : pace.answer),
      })}`;
}

/** A table in a list: what is played there, who sits, and what there is to do. */
export function ListedTable({
  table,
  does,
  children,
}: {
  table: Listed;
  does: string;
  children?: ReactNode;
}) {
  const text = useText();
  const nameOf = useGameName();
  return (
    <li>
      <a href={link("table", table.id)}>
        <b>{nameOf(table.game)}</b>
        <span>
          {sitters(text, table.chairs)}
          {paceOf(text, table.pace)}
        </span>
        <em data-asked={table.asked === true ? true : undefined}>{text(does)}</em>
      </a>
      {children}
    </li>
  );
}

/** Tables of others: to join, to watch. */
export function OpenTables() {
  const { join, watch, mine } = useLobby();
  const own = new Set(mine.map(({ id }) => id));
  return (
    <>
      <Shelf name="join" tables={join.filter(({ id }) => !own.has(id))} />
      <Shelf name="watch" tables={watch.filter(({ id }) => !own.has(id))} />
    </>
  );
}

/** Tables to which I was invited by name. */
export function Invitations() {
  const text = useText();
  const { invited } = useLobby();
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const left = invited.filter(({ id }) => !declined.includes(id));
  return left.length === 0 ? null : (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{text("home.invited")}</h2>
      <ul className="tables">
        {left.map((table) => (
          <ListedTable key={table.id} table={table} does="home.join">
            <button
              type="button"
              className="close"
              aria-label={text("home.decline")}
              title={text("home.decline")}
              onClick={() => {
                setDeclined([...declined, table.id]);
                void server.decline(table.id).catch(() => undefined);
              }}
            >
              ×
            </button>
          </ListedTable>
        ))}
      </ul>
    </section>
  );
}

function Shelf({ name, tables }: { name: "join" | "watch"; tables: readonly Listed[] }) {
  const text = useText();
  return tables.length === 0 ? null : (
    <section aria-labelledby={`to-${name}`}>
      <h2 id={`to-${name}`}>{text(`home.to-${name}`)}</h2>
      <ul className="tables">
        {tables.map((table) => (
          <ListedTable key={table.id} table={table} does={`home.${name}`} />
        ))}
      </ul>
    </section>
  );
}

const OFFERED = ["none", "quick", "day"];

/** Quick match: a chair beside whoever wishes for the same. */
export function QuickMatch() {
  const text = useText();
  const tell = useTrouble();
  const nameOf = useGameName();
  const { catalogue, me, setMe } = useHouse();
  const { name } = useSettings();
  const [game, setGame] = useState(catalogue.games[0]?.id ?? "");
  const [pace, setPace] = useState("none");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const match = async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    setBusy(true);
    setTrouble("");
    try {
      if (!me) {
        setMe(await server.greet(name.trim() || text("guest")));
      }
      const timed = PACES[pace];
      const table = await server.match({
        game,
        options: USUAL[game] ?? {},
        ...(timed ? { pace: { ...timed, late: "bot" } } : {}),
      });
      go("table", table.id);
    } catch (failure) {
      setTrouble(tell(failure));
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="match">
      <h2 id="match">{text("match")}</h2>
      <p>{text("match.about")}</p>
      <form className="match" onSubmit={(event) => void match(event)}>
        <label>
          {text("match.game")}
          <select
            name="match-game"
            value={game}
            onChange={(event) => {
              setGame(event.target.value);
            }}
          >
            {catalogue.games.map(({ id }) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text("match.pace")}
          <select
            name="match-pace"
            value={pace}
            onChange={(event) => {
              setPace(event.target.value);
            }}
          >
            {OFFERED.map((one) => (
              <option key={one} value={one}>
                {text(`pace.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="main" disabled={busy}>
          {text("match.do")}
        </button>
        {trouble !== "" && <p role="alert">{trouble}</p>}
      </form>
    </section>
  );
}
