import { useEffect, useRef, useState } from "react";
import { useHouse } from "../app/house";
import { go, link } from "../app/route";
import { useText, useWords } from "../app/text";
import type { Text } from "../boards/board";
import { hasLessons } from "../learn/lessons";
import { layLocal } from "../table/local";
import type { GameRecord } from "../table/messages";
import { server, type Listed } from "../table/server";
import { store, type Saved } from "../table/store";
import { Account } from "./Account";
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
              <a href={link("rules", game.id)}>{text("rules.read")}</a>
            </p>
          </li>
        ))}
      </ul>
      <div className="shelves">
        <MyGames key={me?.account} online={online && me !== null} />
        {online && <Others />}
        <LoadRecord />
        {online && <Account />}
      </div>
    </main>
  );
}

/** Who sits at a table, in words. */
function sitters(text: Text, chairs: readonly { name?: string; bot?: string }[]): string {
  return chairs
    .map(({ name, bot }) =>
      bot ? text("seat.bot", { level: text(`bot.${bot}`) }) : (name ?? text("gathering.free")),
    )
    .join(", ");
}

function MyGames({ online }: { online: boolean }) {
  const text = useText();
  const words = useWords();
  const { catalogue } = useHouse();
  const [kept, setKept] = useState<Saved[]>([]);
  const [mine, setMine] = useState<Listed[]>([]);
  useEffect(() => {
    void store.all().then(setKept, () => undefined);
    if (online) {
      void server.mine().then(setMine, () => undefined);
    }
  }, [online]);
  const nameOf = (game: string) => {
    const found = catalogue.games.find((one) => one.id === game);
    return found ? words(found.name) : game;
  };
  if (kept.length === 0 && mine.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{text("home.mine")}</h2>
      <ul className="tables">
        {mine.map((table) => (
          <li key={table.id}>
            <a href={link("table", table.id)}>
              <b>{nameOf(table.game)}</b>
              <span>{sitters(text, table.chairs)}</span>
              <em data-asked={table.asked === true ? true : undefined}>
                {text(table.asked ? "home.your-turn" : `status.${table.status}`)}
              </em>
            </a>
          </li>
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

function Others() {
  const text = useText();
  const words = useWords();
  const { catalogue } = useHouse();
  const [tables, setTables] = useState<Listed[]>([]);
  useEffect(() => {
    const look = () => void server.listed().then(setTables, () => undefined);
    look();
    const timer = setInterval(look, 10_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const others = tables.filter((table) => !table.you);
  if (others.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="others">
      <h2 id="others">{text("home.others")}</h2>
      <ul className="tables">
        {others.map((table) => (
          <li key={table.id}>
            <a href={link("table", table.id)}>
              <b>
                {words(
                  catalogue.games.find((game) => game.id === table.game)?.name ?? {
                    en: table.game,
                    fr: table.game,
                  },
                )}
              </b>
              <span>{sitters(text, table.chairs)}</span>
              <em>{text(table.status === "gathering" ? "home.join" : "home.watch")}</em>
            </a>
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
