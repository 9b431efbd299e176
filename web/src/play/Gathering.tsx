import { Known } from "../account/Known";
import { useEffect, useRef, useState } from "react";
import { useHouse } from "../app/house";
import { useSettings } from "../app/settings";
import { useTrouble } from "../app/text";
import type { Chair, TableInfo } from "../table/messages";
import { InviteByName } from "../people/InviteByName";
import { server } from "../table/server";
import { settledWords } from "../home/options";
import { Vignette } from "../home/Vignette";
import { PaceWords } from "./Pace";
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
      {table.origin && <p role="note">{text(`gathering.from-${table.origin.kind}`)}</p>}
      {Object.keys(table.options).length > 0 && (
        <p>
          {text("gathering.options")} {settledWords(text, game.id, table.options).join(", ")}
        </p>
      )}
      <PaceWords table={table} />
      {table.absence !== undefined && <p>{text("gathering.absence", { n: table.absence })}</p>}
      <ol className="chairs">
        {table.chairs.map((chair) => (
          <li key={chair.chair} data-free={(chair.name ?? chair.bot) === undefined || undefined}>
            <b>{text("chair", { n: chair.chair + 1 })}</b>{" "}
            {chair.bot === undefined
              ? (chair.name ?? text("gathering.free"))
              : text("seat.bot", { level: text(`bot.${chair.bot}`) })}
            {chair.bot === undefined && <Known account={chair.account} />}
            <ChairDeeds table={table} chair={chair} tell={setTrouble} />
          </li>
        ))}
      </ol>
      {sits ? (
        <>
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
          <InviteByName table={table.id} />
        </>
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
      {table.you?.owner && (
        <CallOff
          onCall={() => {
            server.callOff(table.id).then(
              () => {
                location.hash = "#/";
              },
              (failure: unknown) => {
                setTrouble(tell(failure));
              },
            );
          }}
        />
      )}
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </main>
  );
}

/** Calling a game off is for good, so it is asked twice. */
function CallOff({ onCall }: { onCall: () => void }) {
  const { text } = useScene();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="link call-off"
      onBlur={() => {
        setSure(false);
      }}
      onClick={() => {
        if (sure) {
          onCall();
        }
        setSure(!sure);
      }}
    >
      {text(sure ? "gathering.call-off-sure" : "gathering.call-off")}
    </button>
  );
}

/** Getting up, removing a guest, and filling a chair with a bot or freeing it of one. */
function ChairDeeds({
  table,
  chair,
  tell,
}: {
  table: TableInfo;
  chair: Chair;
  tell: (trouble: string) => void;
}) {
  const { text } = useScene();
  const words = useTrouble();
  const mine = table.you?.chairs.includes(chair.chair) === true;
  const owner = table.you?.owner === true;
  const run = (deed: Promise<unknown>) => {
    deed.catch((failure: unknown) => {
      tell(words(failure));
    });
  };
  const deed = (key: string, click: () => void) => (
    <button type="button" className="link" onClick={click}>
      {text(key)}
    </button>
  );
  if (chair.name !== undefined) {
    return mine || owner
      ? deed(mine ? "gathering.get-up" : "gathering.remove", () => {
          run(server.standUp(table.id, chair.chair));
        })
      : null;
  }
  return owner
    ? deed(chair.bot === undefined ? "gathering.fill" : "gathering.no-bot", () => {
        run(server.hand(table.id, chair.chair, chair.bot === undefined ? "normal" : ""));
      })
    : null;
}
