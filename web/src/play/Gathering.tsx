import { useEffect, useRef, useState } from "react";
import { useHouse } from "../app/house";
import { useSettings } from "../app/settings";
import { useTrouble } from "../app/text";
import type { TableInfo } from "../table/messages";
import { server } from "../table/server";
import { Vignette } from "../home/Vignette";
import { useScene } from "./context";

/** A table that waits until every chair is taken. */
export function Gathering({ table, invite }: { table: TableInfo; invite: string }) {
  const { text, words, game } = useScene();
  const tell = useTrouble();
  const { me, setMe } = useHouse();
  const { name, settle } = useSettings();
  const [trouble, setTrouble] = useState("");
  const [copied, setCopied] = useState(false);
  const [called, setCalled] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const sits = (table.you?.chairs.length ?? 0) > 0;
  const url = new URL(location.href);
  url.hash = `#/table/${table.id}/join/${table.you?.invite ?? invite}`;
  useEffect(() => {
    field.current?.select();
  }, []);
  const sitDown = async () => {
    try {
      if (!me) {
        settle({ name: called });
        setMe(await server.greet(called.trim() || text("guest")));
      }
      await server.sitDown(table.id, invite);
      location.hash = `#/table/${table.id}`;
      location.reload();
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };
  return (
    <main className="gathering page">
      <Vignette game={game.id} />
      <h1>{words(game.name)}</h1>
      <p>{text("gathering.waits")}</p>
      <ol className="chairs">
        {table.chairs.map((chair) => (
          <li key={chair.chair} data-free={(chair.name ?? chair.bot) === undefined || undefined}>
            <b>{text("chair", { n: chair.chair + 1 })}</b>{" "}
            {chair.bot === undefined
              ? (chair.name ?? text("gathering.free"))
              : text("seat.bot", { level: text(`bot.${chair.bot}`) })}
          </li>
        ))}
      </ol>
      {sits ? (
        <div className="invite">
          <label htmlFor="invite">{text("gathering.link")}</label>
          <input id="invite" ref={field} readOnly value={url.href} />
          <button
            type="button"
            className="main"
            onClick={() => {
              field.current?.select();
              void navigator.clipboard.writeText(url.href).then(() => {
                setCopied(true);
              });
            }}
          >
            {text(copied ? "gathering.copied" : "gathering.copy")}
          </button>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void sitDown();
          }}
        >
          {!me && (
            <>
              <label htmlFor="called">{text("name")}</label>
              <input
                id="called"
                value={called}
                maxLength={30}
                onChange={(event) => {
                  setCalled(event.target.value);
                }}
              />
            </>
          )}
          <button type="submit" className="main">
            {text("gathering.sit")}
          </button>
        </form>
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </main>
  );
}
