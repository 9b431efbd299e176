import { useEffect, useMemo, useState } from "react";
import { useHouse } from "../app/house";
import { link } from "../app/route";
import { useBookText, useWords } from "../app/text";
import type { Book } from "../table/messages";
import type { Reviewer } from "../table/review";
import { keptArmies, keptHere, type Kept } from "./armies";
import { SIZES, armyOfReady, cardsOf, lineOf, type Cards } from "./army";
import "./army.css";
import { useReview, useReviewer } from "./review";

type Chosen = string | { line: string } | { random: number; faction?: string } | undefined;
type Options = Readonly<Record<string, unknown>>;

interface Own {
  army?: Chosen;
}

const ownOf = (options: Options): Own[] => (Array.isArray(options.seats) ? (options.seats as Own[]) : []);

/** Which army each seat brings, and what is wrong with it before a table is laid. */
export function SeatArmies({
  game,
  book,
  seats,
  options,
  onChange,
  onFlaws,
}: {
  game: string;
  book: Book;
  seats: number;
  options: Options;
  onChange: (options: Record<string, unknown>) => void;
  /** Told whether a seat has an army that cannot be fielded. */
  onFlaws: (seat: number, has: boolean) => void;
}) {
  const { me } = useHouse();
  const text = useBookText(book);
  const reviewer = useReviewer(book);
  const cards = useMemo(() => cardsOf(book), [book]);
  const account = me?.account !== undefined;
  const [kept, setKept] = useState<Kept[]>(() => keptHere(game));
  useEffect(() => {
    keptArmies(game, account).then(setKept, () => undefined);
  }, [game, account]);
  const own = Array.from({ length: seats }, (_, seat) => ownOf(options)[seat] ?? {});
  const settled = { ...options, seats: own };
  return (
    <fieldset>
      <legend>{text("army.armies")}</legend>
      {own.map(({ army }, seat) => (
        <SeatArmy
          key={seat}
          game={game}
          book={book}
          reviewer={reviewer}
          cards={cards}
          kept={kept}
          seats={seats}
          seat={seat}
          options={settled}
          army={army}
          onChoose={(chosen) => {
            onChange({
              ...options,
              seats: own.map((one, at) => (at !== seat ? one : chosen === undefined ? {} : { army: chosen })),
            });
          }}
          onFlaws={onFlaws}
        />
      ))}
      <a href={link("army", game)}>{text("army.build")}</a>
    </fieldset>
  );
}

function SeatArmy({
  game,
  book,
  reviewer,
  cards,
  kept,
  seats,
  seat,
  options,
  army,
  onChoose,
  onFlaws,
}: {
  game: string;
  book: Book;
  reviewer: Reviewer;
  cards: Cards;
  kept: readonly Kept[];
  seats: number;
  seat: number;
  options: Options;
  army: Chosen;
  onChoose: (army: Chosen) => void;
  onFlaws: (seat: number, has: boolean) => void;
}) {
  const text = useBookText(book);
  const words = useWords();
  const review = useReview(reviewer, { seats, options, seat, option: "army" });
  const about = review && review.unread === undefined ? review.about : null;
  const flaws = review && review.unread === undefined ? review.flaws : [];
  const isBad = review !== null && (review.unread !== undefined || flaws.length > 0);
  useEffect(() => {
    onFlaws(seat, isBad);
    return () => {
      onFlaws(seat, false);
    };
  }, [seat, isBad, onFlaws]);
  const line = typeof army === "object" && "line" in army ? army.line : undefined;
  const mine = line === undefined ? undefined : kept.find((one) => one.line === line);
  const value =
    army === undefined
      ? ""
      : typeof army === "string"
        ? `ready ${army}`
        : "random" in army
          ? "random"
          : mine
            ? `kept ${mine.id}`
            : "own";
  const choose = (wanted: string) => {
    const [kind, id = ""] = wanted.split(" ");
    if (kind === "ready") {
      onChoose(id);
    } else if (kind === "random") {
      onChoose({ random: crypto.getRandomValues(new Uint16Array(1))[0] ?? 0 });
    } else if (kind === "kept") {
      onChoose({ line: kept.find((one) => one.id === id)?.line ?? "" });
    } else {
      onChoose(undefined);
    }
  };
  const size = Number(options.size ?? SIZES.usual);
  return (
    <div className="seat-army">
      <label htmlFor={`army-${seat}`}>{text("army.choose", { n: seat + 1 })}</label>
      <select
        id={`army-${seat}`}
        value={value}
        onChange={(event) => {
          choose(event.target.value);
        }}
      >
        <option value="">{text("army.usual")}</option>
        <option value="random">{text("army.by-chance")}</option>
        {value === "own" && <option value="own">{text("army.own")}</option>}
        {kept.length > 0 && (
          <optgroup label={text("army.mine")}>
            {kept.map((one) => (
              <option key={one.id} value={`kept ${one.id}`}>
                {one.name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={text("army.ready")}>
          {cards.ready.map((one) => (
            <option key={one.id} value={`ready ${one.id}`}>
              {text(`setup.value.${one.id}`)}
            </option>
          ))}
        </optgroup>
      </select>
      {about && (
        <p>
          {text(`faction.${about.faction}`)}
          {about.commander === undefined ? "" : ` · ${text(`attachment.${about.commander}`)}`} ·{" "}
          {text("army.points", { n: about.cost })} ·{" "}
          <a href={link("army", game, size, shown(army, cards) ?? about.line)}>{text("army.edit")}</a>
        </p>
      )}
      {review?.unread !== undefined && (
        <p className="against">
          {text(review.unknown === "" ? "army.unread" : "army.unknown", { word: review.unknown })}
        </p>
      )}
      {flaws.map((flaw, at) => (
        <p key={at} className="against">
          {words(flaw.text)}
        </p>
      ))}
    </div>
  );
}

/** A ready-made army as the builder would have it. */
function shown(army: Chosen, cards: Cards): string | undefined {
  const ready = typeof army === "string" ? cards.ready.find(({ id }) => id === army) : undefined;
  return ready && lineOf(armyOfReady(ready));
}
