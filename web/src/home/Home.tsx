import { useEffect, useRef, useState } from "react";
import { useHouse } from "../app/house";
import { builders } from "../army/games";
import { useLobby } from "../app/lobby";
import { go, link } from "../app/route";
import { useText, useWords } from "../app/text";
import { hasLessons } from "../learn/lessons";
import { Friends } from "../people/Friends";
import { layLocal } from "../table/local";
import type { GameRecord } from "../table/messages";
import { store, type Saved } from "../table/store";
import { Account } from "./Account";
import { Invitations, ListedTable, OpenTables, QuickMatch, sitters, useGameName } from "./Lobby";
import { Vignette } from "./Vignette";

/** Where everything begins: the games, my tables, others' tables, a record from a file. */
export function Home() {
  const text = useText();
  const words = useWords();
  const { catalogue, online, me } = useHouse();
  return (
    <main className="home page">
      <header className="hero">
        <h1>{text("home.title")}</h1>
        <p>{text("home.lead")}</p>
      </header>
      <ul className="games" aria-label={text("home.games")}>
        {catalogue.games.map((game) => (
          <li key={game.id}>
            <a href={link("new", game.id)}>
              <Vignette game={game.id} />
              <span className="title">{words(game.name)}</span>
              <span className="about">{text(`about.${game.id}`)}</span>
              <span className="facts">
                {game.seats.min === game.seats.max
                  ? text("home.seats-just", { n: game.seats.min })
                  : text("home.seats", { min: game.seats.min, max: game.seats.max })}
              </span>
              <span className="button main">{text("home.play")}</span>
            </a>
            <p className="rules-link">
              {hasLessons(game.id) && (
                <a className="button" href={link("learn", game.id)}>
                  {text("learn.home")}
                </a>
              )}
              {game.id in builders && <a href={link("army", game.id)}>{text("army.home")}</a>}
              <a href={link("rules", game.id)}>{text("rules.read")}</a>
            </p>
          </li>
        ))}
      </ul>
      <div className="shelves">
        <MyGames key={me?.account} />
        {online && <Invitations />}
        {online && <QuickMatch />}
        {online && <OpenTables />}
        <LoadRecord />
        {online && <Friends />}
        {online && <Account />}
      </div>
    </main>
  );
}

/** Mine, those that wait for me first; then the games of this browser. */
function MyGames() {
  const text = useText();
  const nameOf = useGameName();
  const [kept, setKept] = useState<Saved[]>([]);
  const { mine } = useLobby();
  useEffect(() => {
    void store.all().then(setKept, () => undefined);
  }, []);
  if (kept.length === 0 && mine.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{text("home.mine")}</h2>
      <ul className="tables">
        {mine.map((table) => (
          <ListedTable
            key={table.id}
            table={table}
            does={table.asked === true ? "home.your-turn" : `status.${table.status}`}
          />
        ))}
        {kept.map((table) => (
          <li key={table.id}>
            <a href={link("local", table.id)}>
              <b>{nameOf(table.game)}</b>
              <span>
                {text("home.kept", { n: table.round })} · {sitters(text, table.chairs)}
              </span>
              <em>{text(table.archived ? "status.record" : `status.${table.status}`)}</em>
            </a>
            <button
              type="button"
              className="close"
              aria-label={text("home.remove", { game: nameOf(table.game) })}
              onClick={() => {
                void store.remove(table.id).then(() => store.all().then(setKept));
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lays a record on a table of its own, to look at and to go on from. */
export async function openRecord(record: GameRecord): Promise<string> {
  const players = record.players ?? [];
  return layLocal(
    {
      game: record.game,
      chairs: Array.from({ length: record.seats }, () => "me"),
      options: {},
      record,
      archived: true,
    },
    Array.from({ length: record.seats }, (_, chair) => players[chair] ?? ""),
  );
}

function LoadRecord() {
  const text = useText();
  const { catalogue } = useHouse();
  const [trouble, setTrouble] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const load = async (file: File) => {
    try {
      const record = JSON.parse(await file.text()) as GameRecord;
      if (!catalogue.games.some((game) => game.id === record.game) || !Array.isArray(record.entries)) {
        throw new Error("record");
      }
      go("local", await openRecord(record), "replay", 1);
    } catch {
      setTrouble(text("home.no-record", { file: file.name }));
    }
  };
  return (
    <section aria-labelledby="load">
      <h2 id="load">{text("home.load")}</h2>
      <p>{text("home.load-about")}</p>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        id="record-file"
        accept="application/json,.json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) {
            void load(file);
          }
        }}
      />
      <label className="button quiet" htmlFor="record-file">
        {text("home.load-file")}
      </label>
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </section>
  );
}
