import { useMemo, useState } from "react";
import { Loading } from "../app/Loading";
import { useBook, useHouse } from "../app/house";
import { go, link, replace } from "../app/route";
import { useBookText, useTrouble, useWords } from "../app/text";
import type { Book } from "../table/messages";
import type { Flaw } from "../table/review";
import { beginWith } from "../home/again";
import { keep, keptHere, newId } from "./armies";
import {
  FACTIONS,
  SIZES,
  addNcu,
  addUnit,
  armyOf,
  attach,
  cardsOf,
  empty,
  lineOf,
  removeNcu,
  removeUnit,
  type Army,
} from "./army";
import "./army.css";
import { ArmySheet } from "./ArmySheet";
import { Catalogue } from "./Catalogue";
import { Emblem } from "./Picture";
import { alone, useReview, useReviewer } from "./review";
import { Roster } from "./Roster";
import { CardList } from "./Words";

interface Props {
  game: string;
  size: number;
  line: string;
  name: string;
}

/** The army builder: the army is what the address says, so that a link to it is the army. */
export function ArmyBuilder(props: Props) {
  const { online } = useHouse();
  const book = useBook(props.game, online);
  return book ? <Builder {...props} book={book} /> : <Loading />;
}

const clamped = (size: number) =>
  Math.min(SIZES.high, Math.max(SIZES.low, Number.isFinite(size) ? Math.round(size) : SIZES.usual));

function Builder({ game, size: wished, line, name, book }: Props & { book: Book }) {
  const { me } = useHouse();
  const text = useBookText(book);
  const words = useWords();
  const tell = useTrouble();
  const cards = useMemo(() => cardsOf(book), [book]);
  const size = clamped(wished);
  const army = armyOf(line) ?? empty("stark");
  const reviewer = useReviewer(book);
  const review = useReview(reviewer, alone(size, army));
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const [own] = useState(() => {
    const known = keptHere(game).find((one) => one.line === line && one.name === name);
    return known?.id ?? newId();
  });

  const about = review && review.unread === undefined ? review.about : null;
  const flaws = review && review.unread === undefined ? review.flaws : [];
  const unread = review?.unread === undefined ? null : review.unknown;
  const change = (next: Army) => {
    setSaid("");
    replace("army", game, size, lineOf(next), ...(name === "" ? [] : [name]));
  };
  const says = (flaw: Flaw) => words(flaw.text);
  const clause = (id: string) => words(book.clauses[id] ?? { en: id });
  const isLegal = about !== null && flaws.length === 0;

  const copy = async (what: string, done: string) => {
    try {
      await navigator.clipboard.writeText(what);
      setSaid(text(done));
    } catch {
      setSaid(what);
    }
  };
  const save = async () => {
    setTrouble("");
    const called = name.trim() || text("army.unnamed", { faction: text(`faction.${army.faction}`), n: size });
    try {
      const kept = await keep(
        { id: own, game, name: called, size, line: lineOf(army) },
        me?.account !== undefined,
      );
      setSaid(text(kept.account ? "army.kept-both" : "army.kept"));
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };

  return (
    <main className="army page">
      <header>
        <p className="back">
          <a href={link("army", game)}>{text("army.shelf")}</a>
        </p>
        <h1>{text("army.title")}</h1>
        <div role="group" aria-label={text("army.faction")} className="factions">
          {FACTIONS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={army.faction === one}
              className={one}
              onClick={() => {
                const isNeutral = (of: { faction: string } | undefined) => of?.faction === "neutral";
                change({
                  faction: one,
                  units: army.units.filter(
                    ({ unit, attachment }) =>
                      isNeutral(cards.units.get(unit)) &&
                      (attachment === undefined || isNeutral(cards.attachments.get(attachment))),
                  ),
                  ncus: army.ncus.filter((ncu) => isNeutral(cards.ncus.get(ncu))),
                });
              }}
            >
              <Emblem faction={one} />
              {text(`faction.${one}`)}
            </button>
          ))}
        </div>
      </header>
      <div className="columns">
        <section className="own" aria-labelledby="own">
          <h2 id="own">{text("army.own")}</h2>
          <div className="sums">
            <label>
              {text("army.size")}
              <input
                type="number"
                min={SIZES.low}
                max={SIZES.high}
                value={wished}
                onChange={(event) => {
                  replace("army", game, event.target.value || "0", line, ...(name === "" ? [] : [name]));
                }}
              />
            </label>
            <p className="total" data-over={about !== null && about.cost > size ? true : undefined}>
              <b>{about?.cost ?? "…"}</b> {text("army.of", { n: size })}
              {about !== null && about.neutral > 0 && army.faction !== "neutral" && (
                <small>{text("army.neutral", { n: about.neutral, most: Math.floor(size / 2) })}</small>
              )}
            </p>
          </div>
          <div className="verdict" role="status" data-legal={isLegal || undefined}>
            {unread !== null && (
              <p>{text(unread === "" ? "army.unread" : "army.unknown", { word: unread })}</p>
            )}
            {isLegal && <p>{text("army.legal", { n: size })}</p>}
            {flaws.length > 0 && (
              <ul>
                {flaws.map((flaw, at) => (
                  <li key={at}>
                    {says(flaw)} <a href={link("rules", game, flaw.clause)}>{text("army.rule")}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Roster
            army={army}
            about={about}
            flaws={flaws}
            cards={cards}
            text={text}
            says={says}
            onAttach={(index, who) => {
              change(attach(army, index, who));
            }}
            onRemoveUnit={(index) => {
              change(removeUnit(army, index));
            }}
            onRemoveNcu={(index) => {
              change(removeNcu(army, index));
            }}
          />
          {army.units.length === 0 && <p className="faint">{text("army.begin")}</p>}
          <div className="acts">
            <label>
              {text("army.name")}
              <input
                value={name}
                maxLength={60}
                placeholder={text("army.unnamed", { faction: text(`faction.${army.faction}`), n: size })}
                onChange={(event) => {
                  const called = event.target.value;
                  replace("army", game, size, lineOf(army), ...(called === "" ? [] : [called]));
                }}
              />
            </label>
            <button
              type="button"
              className="main"
              disabled={!isLegal}
              onClick={() => {
                beginWith(game, size, lineOf(army));
                go("new", game);
              }}
            >
              {text("army.play")}
            </button>
            <button type="button" onClick={() => void save()}>
              {text("army.keep")}
            </button>
            <button type="button" onClick={() => void copy(location.href, "army.link-copied")}>
              {text("army.copy-link")}
            </button>
            <button type="button" onClick={() => void copy(lineOf(army), "army.text-copied")}>
              {text("army.copy-text")}
            </button>
            <button
              type="button"
              onClick={() => {
                print();
              }}
            >
              {text("army.print")}
            </button>
            <p role="status" className="said">
              {said}
            </p>
            {trouble !== "" && <p role="alert">{trouble}</p>}
          </div>
          <details className="tactics">
            <summary>
              {text("army.deck", { n: (about?.deck ?? []).reduce((sum, { copies }) => sum + copies, 0) })}
            </summary>
            <CardList ids={about?.deck ?? []} text={text} />
          </details>
        </section>
        <Catalogue
          faction={army.faction}
          cards={cards}
          offers={about?.offers ?? []}
          text={text}
          clause={clause}
          onUnit={(card) => {
            change(addUnit(army, card));
          }}
          onNcu={(card) => {
            change(addNcu(army, card.id));
          }}
          onAttachment={(card, at) => {
            change(attach(army, at, card.id));
          }}
        />
      </div>
      <ArmySheet
        army={army}
        about={about}
        flaws={flaws.map(says)}
        cards={cards}
        name={name || text("army.unnamed", { faction: text(`faction.${army.faction}`), n: size })}
        size={size}
        text={text}
      />
    </main>
  );
}
