import { useEffect, useMemo, useState } from "react";
import { Loading } from "../app/Loading";
import { useBook, useHouse } from "../app/house";
import { go, link } from "../app/route";
import { useBookText, useTrouble } from "../app/text";
import type { Book } from "../table/messages";
import { forget, keptArmies, keptHere, type Kept } from "./armies";
import { FACTIONS, SIZES, armyOf, armyOfReady, cardsOf, empty, lineOf } from "./army";
import "./army.css";
import { Emblem } from "./Picture";
import { alone, useReviewer } from "./review";

/** Where armies lie: mine, ready-made ones, and the ways to a new one. */
export function ArmyShelf({ game }: { game: string }) {
  const { online } = useHouse();
  const book = useBook(game, online);
  return book ? <Shelf game={game} book={book} /> : <Loading />;
}

function Shelf({ game, book }: { game: string; book: Book }) {
  const { me } = useHouse();
  const text = useBookText(book);
  const tell = useTrouble();
  const cards = useMemo(() => cardsOf(book), [book]);
  const reviewer = useReviewer(book);
  const account = me?.account !== undefined;
  const [kept, setKept] = useState<Kept[]>(() => keptHere(game));
  const [trouble, setTrouble] = useState("");
  const [size, setSize] = useState(SIZES.usual);
  const [faction, setFaction] = useState("");
  const [pasted, setPasted] = useState("");
  useEffect(() => {
    keptArmies(game, account).then(setKept, (failure: unknown) => {
      setTrouble(tell(failure));
    });
    // What went wrong is told in the language of that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [game, account]);

  const draw = async () => {
    const random = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
    const drawn = await reviewer.review<{ line: string }>(
      alone(size, { random, ...(faction === "" ? {} : { faction }) }),
    );
    if (drawn.unread === undefined) {
      go("army", game, size, drawn.about.line);
    }
  };

  return (
    <main className="army page">
      <h1>{text("army.shelf")}</h1>
      {trouble !== "" && <p role="alert">{trouble}</p>}
      <section aria-labelledby="new-army">
        <h2 id="new-army">{text("army.new")}</h2>
        <ul className="factions">
          {FACTIONS.map((one) => (
            <li key={one}>
              <a className={`button ${one}`} href={link("army", game, SIZES.usual, lineOf(empty(one)))}>
                <Emblem faction={one} />
                {text(`faction.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {kept.length > 0 && (
        <section aria-labelledby="my-armies">
          <h2 id="my-armies">{text("army.mine")}</h2>
          <ul className="tables">
            {kept.map((one) => (
              <li key={one.id}>
                <a href={link("army", game, one.size, one.line, one.name)}>
                  <b>{one.name}</b>
                  <span>
                    {text(`faction.${armyOf(one.line)?.faction ?? "neutral"}`)} ·{" "}
                    {text("army.points", { n: one.size })}
                  </span>
                  <em>{text(one.account ? "army.in-account" : "army.in-browser")}</em>
                </a>
                <button
                  type="button"
                  className="close"
                  aria-label={text("army.forget", { name: one.name })}
                  onClick={() => {
                    forget(one.id, one.account === true && account).then(
                      () => {
                        setKept(kept.filter(({ id }) => id !== one.id));
                      },
                      (failure: unknown) => {
                        setTrouble(tell(failure));
                      },
                    );
                  }}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="ready-armies">
        <h2 id="ready-armies">{text("army.ready")}</h2>
        <ul className="tables ready">
          {cards.ready.map((one) => (
            <li key={one.id}>
              <a href={link("army", game, one.size, lineOf(armyOfReady(one)), text(`setup.value.${one.id}`))}>
                <b>{text(`attachment.${one.commander}`)}</b>
                <span>
                  {text(`faction.${one.faction}`)} · {text("army.points", { n: one.size })}
                </span>
                <em>
                  <Emblem faction={one.faction} />
                </em>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="random-army" className="match">
        <h2 id="random-army">{text("army.random")}</h2>
        <label>
          {text("army.faction")}
          <select
            value={faction}
            onChange={(event) => {
              setFaction(event.target.value);
            }}
          >
            <option value="">{text("army.any-faction")}</option>
            {FACTIONS.map((one) => (
              <option key={one} value={one}>
                {text(`faction.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text("army.size")}
          <input
            type="number"
            min={SIZES.low}
            max={SIZES.high}
            value={size}
            onChange={(event) => {
              setSize(Number(event.target.value));
            }}
          />
        </label>
        <button
          type="button"
          disabled={!(size >= SIZES.low && size <= SIZES.high)}
          onClick={() => void draw()}
        >
          {text("army.draw")}
        </button>
      </section>
      <form
        className="match"
        onSubmit={(event) => {
          event.preventDefault();
          const army = armyOf(pasted);
          if (army) {
            go("army", game, SIZES.usual, lineOf(army));
          } else {
            setTrouble(text("army.unread"));
          }
        }}
      >
        <h2 id="pasted-army">{text("army.paste")}</h2>
        <textarea
          aria-labelledby="pasted-army"
          rows={3}
          value={pasted}
          placeholder="stark: stark-sworn-swords+robb-stark-wolf-lord, grey-wind; catelyn-stark"
          onChange={(event) => {
            setPasted(event.target.value);
          }}
        />
        <button type="submit" disabled={pasted.trim() === ""}>
          {text("army.open")}
        </button>
      </form>
    </main>
  );
}
