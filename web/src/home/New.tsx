import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { builders } from "../army/games";
import { useBook, useHouse } from "../app/house";
import { go } from "../app/route";
import { useSettings } from "../app/settings";
import { useBookText, useText, useTrouble, useWords } from "../app/text";
import { boards } from "../play/boards";
import { layLocal } from "../table/local";
import type { GameInfo, GameRecord, Worded } from "../table/messages";
import { server } from "../table/server";
import { store } from "../table/store";
import { keptSeats } from "./again";
import { valueWord } from "./options";
import { LATE, PACES, USUAL } from "./pace";
import { Vignette } from "./Vignette";

const SeatArmies = lazy(async () => ({ default: (await import("../army/SeatArmies")).SeatArmies }));

const USUAL_BOT = "normal";
/** The levels that a player chooses between; other bots are for measurement. */
const LEVELS = ["easy", "normal", "hard", "expert"];

interface From {
  record: GameRecord;
  count: number;
  /** The table on the server whose record is not whole here, since its game goes on. */
  table?: string;
}

/** A new table: who sits where, and what is settled before. */
export function New({
  game: id,
  from,
  bot,
}: {
  game: string;
  from?: { id: string; remote: boolean; count: number };
  /** The level of the bots to begin with. */
  bot?: string;
}) {
  const { catalogue } = useHouse();
  const text = useText();
  const [going, setGoing] = useState<From | null>(null);
  useEffect(() => {
    if (from) {
      const record = from.remote
        ? server.record(from.id, -1)
        : store.get(from.id).then((saved) => saved?.record);
      void record.then((found) => {
        if (found) {
          const running = from.remote && "seen-by" in found;
          setGoing({ record: found, count: from.count, ...(running ? { table: from.id } : {}) });
        }
      });
    }
  }, [from]);
  const game = catalogue.games.find((one) => one.id === id);
  if (!game) {
    return (
      <main className="page">
        <p role="alert">{text("trouble.no-such-game")}</p>
      </main>
    );
  }
  return from && !going ? null : <Settle game={game} from={going} {...(bot === undefined ? {} : { bot })} />;
}

function Settle({ game, from, bot = USUAL_BOT }: { game: GameInfo; from: From | null; bot?: string }) {
  const { catalogue, online, me, setMe } = useHouse();
  const { name, programs, settle } = useSettings();
  const text = useText();
  const tell = useTrouble();
  const words = useWords();
  const fixed = from?.record.seats;
  const [again] = useState(() => (from || bot !== USUAL_BOT ? null : keptSeats(game.id)));
  const [chairs, setChairs] = useState<string[]>(
    () =>
      again?.chairs ??
      Array.from({ length: fixed ?? game.seats.min }, (_, chair) => (chair === 0 ? "me" : bot)),
  );
  const [names, setNames] = useState<string[]>(again?.names ?? []);
  const [options, setOptions] = useState<Record<string, unknown>>({ ...USUAL[game.id], ...again?.options });
  const [pace, setPace] = useState("none");
  const [late, setLate] = useState<(typeof LATE)[number]>("bot");
  const [wantsHere, setHere] = useState<boolean | null>(null);
  const [called, setCalled] = useState(me?.name ?? name);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  // Several at one screen and nobody elsewhere: each has a name of their own in this browser.
  const together =
    chairs.filter((chair) => chair === "me").length > 1 &&
    !chairs.includes("friend") &&
    !chairs.includes("open");
  const [wantsOpening, setOpening] = useState(true);
  const builder = from ? undefined : builders[game.id];
  // Who plays alone against bots may have everything laid out; the page's own engine does that.
  const mayOpen =
    builder !== undefined &&
    chairs.filter((chair) => chair === "me").length === 1 &&
    !chairs.includes("friend") &&
    !chairs.includes("open");
  const opens = mayOpen && wantsOpening;
  const here = !online || (from?.table === undefined && (opens || (wantsHere ?? together)));
  // A bot that sat there before may sit there again.
  const bots = programs ? catalogue.bots : catalogue.bots.filter((bot) => LEVELS.includes(bot));
  const { choice, seated } = boards[game.id] ?? {};
  const first = from ? undefined : game.options.find((option) => option.name === choice?.option);
  const book = useBook(choice || seated || builder ? game.id : undefined, online);
  const [flawed, setFlawed] = useState<readonly number[]>([]);
  const noteFlaws = useCallback((seat: number, has: boolean) => {
    setFlawed((before) => [...before.filter((one) => one !== seat), ...(has ? [seat] : [])]);
  }, []);
  const bookText = useBookText(book);
  const people = ["me", ...(online && !here ? ["friend", "open"] : [])];
  const seats = chairs.map((chair) =>
    people.includes(chair) || catalogue.bots.includes(chair) ? chair : "me",
  );

  // Whoever plays with others may have them all hurry.
  const timed = !here && seats.some((chair) => chair === "friend" || chair === "open") ? PACES[pace] : null;

  const begin = async () => {
    setBusy(true);
    setTrouble("");
    settle({ name: called });
    if (online && me && called.trim() !== "" && called.trim() !== me.name) {
      await server.rename(called.trim()).then(setMe, () => undefined);
    }
    const wish = {
      game: game.id,
      chairs: seats,
      options: from ? {} : options,
      ...(opens && here ? { opening: builder.opening } : {}),
      ...(timed ? { pace: { ...timed, late } } : {}),
      ...(from?.table === undefined
        ? from && { record: from.record, count: from.count }
        : { from: from.table, count: from.count }),
    };
    try {
      if (here) {
        const own = seats.map(
          (_, chair) =>
            [names[chair] ?? "", chair === 0 ? called : ""]
              .map((one) => one.trim())
              .find((one) => one !== "") ?? text("player", { n: chair + 1 }),
        );
        go("local", await layLocal(wish, own));
        return;
      }
      if (!me) {
        setMe(await server.greet(called.trim() || text("guest")));
      }
      go("table", (await server.lay(wish)).id);
    } catch (failure) {
      setTrouble(tell(failure));
      setBusy(false);
    }
  };

  const settled = (option: GameInfo["options"][number]) =>
    (options[option.name] ?? option.values[0] ?? "") as string | number;
  const choose = (option: GameInfo["options"][number]) => (
    <label key={option.name}>
      {text(`setup.${game.id}.${option.name}`)}
      {option.kind === "number" ? (
        <input
          type="number"
          name={option.name}
          min={option.low}
          max={option.high}
          required
          value={settled(option)}
          onChange={(event) => {
            setOptions({ ...options, [option.name]: event.target.value });
          }}
        />
      ) : (
        <select
          name={option.name}
          value={settled(option)}
          onChange={(event) => {
            setOptions({ ...options, [option.name]: event.target.value });
          }}
        >
          {option.values.map((value) => (
            <option key={value} value={value}>
              {valueWord(text, game.id, option.name, value)}
            </option>
          ))}
        </select>
      )}
    </label>
  );

  return (
    <main className="new page">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <header>
          <Vignette game={game.id} />
          <h1>{words(game.name)}</h1>
          {from && <p>{text("new.from", { n: from.count })}</p>}
        </header>
        {first && (
          <div className="choices first-choice">
            {choose(first)}
            {book &&
              choice
                ?.about(String(settled(first)), book.content)
                .map((says, line) => <p key={line}>{words(says as Worded)}</p>)}
          </div>
        )}
        <fieldset>
          <legend>{text("new.seats")}</legend>
          <ol className="chairs">
            {seats.map((chair, index) => (
              <li key={index}>
                <label htmlFor={`chair-${index}`}>
                  {seated && book
                    ? bookText(`seat.${game.seatNames[index] ?? ""}`)
                    : text("chair", { n: index + 1 })}
                </label>
                <select
                  id={`chair-${index}`}
                  value={chair}
                  onChange={(event) => {
                    setChairs(seats.map((one, at) => (at === index ? event.target.value : one)));
                  }}
                >
                  {people.map((one) => (
                    <option key={one} value={one}>
                      {text(`sitter.${one}${one === "me" && index > 0 && seats[0] === "me" ? "-too" : ""}`)}
                    </option>
                  ))}
                  <optgroup label={text("sitter.bots")}>
                    {bots.map((bot) => (
                      <option key={bot} value={bot}>
                        {text("seat.bot", { level: text(`bot.${bot}`) })}
                      </option>
                    ))}
                  </optgroup>
                </select>
                {chair === "me" && here && seats.filter((one) => one === "me").length > 1 && (
                  <input
                    aria-label={text("new.name-of", { n: index + 1 })}
                    placeholder={text("player", { n: index + 1 })}
                    value={names[index] ?? ""}
                    maxLength={30}
                    onChange={(event) => {
                      setNames(Object.assign([...names], { [index]: event.target.value }));
                    }}
                  />
                )}
                {fixed === undefined && seats.length > game.seats.min && index > 0 && (
                  <button
                    type="button"
                    className="close"
                    aria-label={text("new.fewer", { n: index + 1 })}
                    onClick={() => {
                      setChairs(seats.filter((_, at) => at !== index));
                    }}
                  >
                    ×
                  </button>
                )}
              </li>
            ))}
          </ol>
          {fixed === undefined && seats.length < game.seats.max && (
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setChairs([...seats, USUAL_BOT]);
              }}
            >
              {text("new.more")}
            </button>
          )}
        </fieldset>
        {builder && book && (
          <Suspense>
            <SeatArmies
              game={game.id}
              book={book}
              seats={seats.length}
              options={options}
              onChange={setOptions}
              onFlaws={noteFlaws}
            />
          </Suspense>
        )}
        {mayOpen && (
          <label className="check">
            <input
              type="checkbox"
              name="opening"
              checked={wantsOpening}
              onChange={(event) => {
                setOpening(event.target.checked);
              }}
            />
            {text("new.opening")}
          </label>
        )}
        {!here && seats.some((chair) => chair === "friend" || chair === "open") && (
          <div className="choices">
            <label>
              {text("new.pace")}
              <select
                name="pace"
                value={pace}
                onChange={(event) => {
                  setPace(event.target.value);
                }}
              >
                {Object.keys(PACES).map((one) => (
                  <option key={one} value={one}>
                    {text(`pace.${one}`)}
                  </option>
                ))}
              </select>
            </label>
            {timed && (
              <label>
                {text("new.late")}
                <select
                  name="late"
                  value={late}
                  onChange={(event) => {
                    setLate(event.target.value as typeof late);
                  }}
                >
                  {LATE.map((one) => (
                    <option key={one} value={one}>
                      {text(`late.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )}
        <div className="begin">
          <button type="submit" className="main large" disabled={busy || flawed.length > 0} autoFocus>
            {text(busy ? "new.busy" : from ? "new.go-on" : "new.begin")}
          </button>
          {trouble !== "" && <p role="alert">{trouble}</p>}
        </div>
        <details>
          <summary>{text("new.options")}</summary>
          <div className="choices">
            {online && from?.table === undefined && !opens && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={here}
                  onChange={(event) => {
                    setHere(event.target.checked);
                  }}
                />
                {text("new.here")}
              </label>
            )}
            <label>
              {text("name")}
              <input
                value={called}
                maxLength={30}
                onChange={(event) => {
                  setCalled(event.target.value);
                }}
              />
            </label>
            {!from &&
              game.options.filter((option) => option !== first && option.perSeat !== true).map(choose)}
          </div>
        </details>
      </form>
    </main>
  );
}
