import { useState, type ReactNode } from "react";
import { Pick } from "../Spot";
import type { Marks, Text } from "../board";
import { Arms, Icon, type IconName } from "./Heraldry";
import { piecesOf } from "./Pieces";
import type { CharacterFacts, ThronesProps, ThronesView, Track } from "./types";

const tracks: readonly { track: Track; token: "throne" | "blade" | "raven"; icon: IconName }[] = [
  { track: "throne", token: "throne", icon: "stone-throne" },
  { track: "fiefs", token: "blade", icon: "broadsword" },
  { track: "court", token: "raven", icon: "raven" },
];

/** What lies beside the map: turn, wildlings, tracks, supply, houses, Westeros cards, characters. */
export function ThronesPanel(props: ThronesProps) {
  return (
    <div className="panel thrones-panel">
      <Head {...props} />
      <Influence {...props} />
      <Houses {...props} />
      <SupplyTrack {...props} />
      <Westeros {...props} />
      <Characters {...props} />
    </div>
  );
}

function Part({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  return (
    <section className={className} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Head({ view, content, text }: ThronesProps) {
  const { turns, wildlings } = content.tables;
  const most = Math.max(...wildlings);
  return (
    <section className="head">
      <div
        className="turn"
        role="img"
        aria-label={text("board.thrones.turn", { n: view.turn.number, of: turns })}
      >
        <b>{text("board.thrones.turn", { n: view.turn.number, of: turns })}</b>
        <span className="pips">
          {Array.from({ length: turns }, (_, i) => (
            <i key={i} data-on={i < view.turn.number || undefined} />
          ))}
        </span>
      </div>
      <div
        className="threat"
        role="img"
        aria-label={text("board.thrones.threat-of", { n: view.threat, of: most })}
      >
        <b>
          <Icon icon="mammoth" /> {text("board.thrones.threat")}
        </b>
        <span className="steps">
          {wildlings.map((strength) => (
            <i key={strength} data-on={strength === view.threat || undefined}>
              {strength}
            </i>
          ))}
        </span>
      </div>
    </section>
  );
}

function Influence(props: ThronesProps) {
  const { view, content, text } = props;
  const marks: Marks = props;
  return (
    <Part title={text("board.thrones.tracks")} className="influence">
      {tracks.map(({ track, token, icon }) => (
        <div key={track} className="track">
          <Pick
            marks={marks}
            kind="track"
            word={track}
            name={trackName(view, text, track, token)}
            className="track-name"
          >
            <Icon icon={icon} />
            {text(`track.${track}`)}
          </Pick>
          <ol>
            {Array.from({ length: view.seats }, (_, rank) => {
              const house = view.tracks[track][rank];
              const stars = track === "court" ? (content.tables["court-stars"][rank] ?? 0) : 0;
              return (
                <li key={rank} data-you={(house !== undefined && house === view.seat) || undefined}>
                  {house === undefined ? (
                    <span className="empty">{rank + 1}</span>
                  ) : (
                    <Pick
                      marks={marks}
                      kind="seat"
                      word={house}
                      name={text("board.thrones.rank", { n: rank + 1, house: text(`seat.${house}`) })}
                    >
                      <Arms house={house} />
                    </Pick>
                  )}
                  {house !== undefined && view.tokens[token] === house && (
                    <span
                      className={token === "blade" && view["blade-used"] ? "token used" : "token"}
                      title={text(`token.${token}`)}
                    >
                      <Icon icon={icon} />
                    </span>
                  )}
                  {track === "court" && (
                    <small className="stars" title={text("board.thrones.stars", { n: stars })}>
                      {"★".repeat(stars)}
                    </small>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </Part>
  );
}

function trackName(view: ThronesView, text: Text, track: Track, token: "throne" | "blade" | "raven"): string {
  const holder = `${text(`token.${token}`)}: ${text(`seat.${view.tokens[token]}`)}`;
  const used = token === "blade" && view["blade-used"] ? `, ${text("board.thrones.blade-used")}` : "";
  return `${text(`track.${track}`)}, ${holder}${used}`;
}

/** The sizes of a house's armies, the largest first: regions with two units or more. */
export function armiesOf(view: ThronesView, house: string): number[] {
  return Object.values(view.regions)
    .filter((here) => here.house === house)
    .map((here) => piecesOf(here).length)
    .filter((size) => size > 1)
    .sort((a, b) => b - a);
}

function Houses(props: ThronesProps) {
  const { view, content, text, awaited } = props;
  const marks: Marks = props;
  // Bids lie on the table until the next auction; they matter while houses are chosen between.
  const choosing = props.targets.some(({ kind }) => kind === "seat");
  const needed = content.houses.setups.find(({ players }) => players === view.seats)?.["castles-to-win"] ?? 0;
  return (
    <Part title={text("board.thrones.houses")} className="houses">
      {Object.entries(view.houses).map(([house, { castles, barrels }]) => {
        const crests = view.crests[house];
        const bid = view.bids?.[house];
        const cards = view.hands[house]?.length ?? 0;
        const facts = [
          text("board.thrones.castles", { n: castles, of: needed }),
          text("board.thrones.barrels-held", { n: barrels }),
          crests === undefined
            ? text("board.thrones.crests-hidden")
            : text("board.thrones.crests", { n: crests }),
          text("board.thrones.cards", { n: cards }),
          ...(awaited.includes(house) ? [text("board.thrones.awaited")] : []),
        ];
        return (
          <Pick
            key={house}
            marks={marks}
            kind="seat"
            word={house}
            className={`house house-${house}`}
            name={[text(`seat.${house}`), ...facts].join(", ")}
          >
            <Arms house={house} />
            {awaited.includes(house) && (
              <span className="awaited" title={text("board.thrones.awaited")}>
                ▶
              </span>
            )}
            <span className="house-name">
              {text(`seat.${house}`)}
              {house === view.seat && <em>{text("board.thrones.you")}</em>}
            </span>
            <span className="fact" title={facts[0]}>
              <Icon icon="white-tower" />
              {castles}
              <small>/{needed}</small>
            </span>
            <span className="fact" title={facts[1]}>
              <Icon icon="barrel" />
              {barrels}
            </span>
            <span className="fact" title={facts[2]}>
              <Icon icon="queen-crown" />
              {crests ?? "?"}
            </span>
            <span className="fact" title={facts[3]}>
              <span className="card-back" />
              {cards}
            </span>
            {choosing && bid !== undefined && (
              <span className="bid">{text("board.thrones.bid", { n: bid })}</span>
            )}
          </Pick>
        );
      })}
    </Part>
  );
}

/** The printed track: what armies each level feeds, and which houses are there with how large armies. */
function SupplyTrack({ view, content, text }: ThronesProps) {
  return (
    <Part title={text("board.thrones.supply-track")} className="supply">
      <ol>
        {content.tables.supply.map((banners, level) => {
          const here = Object.keys(view.houses).filter(
            (house) => Math.min(view.supply[house] ?? 0, content.tables.supply.length - 1) === level,
          );
          return (
            <li
              key={level}
              aria-label={text("board.thrones.supply-level", { n: level, armies: banners.join(" ") })}
            >
              <b>{level}</b>
              <span className="banners">
                {banners.map((size, i) => (
                  <i key={i} style={{ height: `${size * 5}px` }} title={String(size)} />
                ))}
              </span>
              <small>{banners.join(" ")}</small>
              {here.map((house) => (
                <span
                  key={house}
                  role="img"
                  aria-label={`${text(`seat.${house}`)}, ${text("board.thrones.armies", { armies: armiesOf(view, house).join(" ") })}`}
                  title={`${text(`seat.${house}`)}, ${text("board.thrones.armies", { armies: armiesOf(view, house).join(" ") })}`}
                >
                  <Arms house={house} />
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

/** Which card tells what is forbidden this turn. */
const forbidding: Record<string, string> = {
  raids: "sea-of-storms",
  consolidations: "feast-for-crows",
  defences: "storm-of-swords",
  "supporting-footmen": "rains-of-autumn",
};

function Westeros({ view, content, text }: ThronesProps) {
  const revealed = content.westeros.decks.map((deck, i) => {
    const card = view.revealed?.[`deck-${i + 1}`];
    return { card, mammoth: deck.some((copy) => copy.card === card && copy.mammoth) };
  });
  const drawn = revealed.some(({ card }) => card !== undefined);
  if (!drawn && view.bans.length === 0) {
    return null;
  }
  return (
    <Part title={text("board.thrones.westeros")} className="westeros">
      {drawn &&
        revealed.map(({ card, mammoth }, i) => (
          <article key={i} data-empty={card === undefined || undefined}>
            <small>{text("board.thrones.deck", { n: i + 1 })}</small>
            <b>
              {card === undefined ? text("board.thrones.no-card") : text(`westeros.${card}`)}
              {mammoth && (
                <span title={text("board.thrones.mammoth")}>
                  {" "}
                  <Icon icon="mammoth" />
                </span>
              )}
            </b>
            {card !== undefined && <p>{text(`westeros.${card}.text`)}</p>}
          </article>
        ))}
      {view.bans.map((ban) => (
        <article key={ban} className="ban">
          <b>{text(`westeros.${forbidding[ban] ?? ban}`)}</b>
          <p>{text(`westeros.${forbidding[ban] ?? ban}.text`)}</p>
        </article>
      ))}
    </Part>
  );
}

function Characters(props: ThronesProps) {
  const { view, content, text, targets } = props;
  const houses = Object.keys(view.houses);
  const pointed = targets.find(({ kind }) => kind === "character")?.word;
  const asked = content.characters.characters.find(({ id }) => id === pointed)?.house;
  const [chosen, choose] = useState<string | null>(null);
  const shown = asked ?? chosen ?? view.seat ?? houses[0] ?? "";
  return (
    <Part title={text("board.thrones.hand", { house: text(`seat.${shown}`) })} className="characters">
      <div className="whose" role="group">
        {houses.map((house) => (
          <button
            key={house}
            type="button"
            aria-pressed={house === shown}
            aria-label={text("board.thrones.hand", { house: text(`seat.${house}`) })}
            onClick={() => {
              choose(house);
            }}
          >
            <Arms house={house} />
          </button>
        ))}
      </div>
      <div className={`cards house-${shown}`}>
        {content.characters.characters
          .filter(({ house }) => house === shown)
          .map((card) => (
            <Character
              key={card.id}
              {...props}
              card={card}
              held={view.hands[shown]?.includes(card.id) ?? false}
            />
          ))}
      </div>
    </Part>
  );
}

/** A character card; one that has been played lies on the discards. */
export function Character({
  card,
  held,
  text,
  ...marks
}: Marks & { card: CharacterFacts; held: boolean; text: Text }) {
  const facts = [
    text(`character.${card.id}`),
    text("board.thrones.strength", { n: card.strength }),
    ...(card.swords ? [text("board.thrones.swords", { n: card.swords })] : []),
    ...(card.towers ? [text("board.thrones.towers", { n: card.towers })] : []),
    ...(card.ability === undefined ? [] : [text(`character.${card.id}.text`)]),
    ...(held ? [] : [text("board.thrones.discarded")]),
  ];
  return (
    <Pick
      marks={marks}
      kind="character"
      word={card.id}
      name={facts.join(", ")}
      className={`character house-${card.house}${held ? "" : " played"}`}
    >
      <b className="strength">{card.strength}</b>
      <span className="who">
        {text(`character.${card.id}`)}
        {!held && <em>{text("board.thrones.discarded")}</em>}
      </span>
      <span className="arms-of">
        {Array.from({ length: card.swords }, (_, i) => (
          <Icon key={`sword ${i}`} icon="broadsword" />
        ))}
        {Array.from({ length: card.towers }, (_, i) => (
          <Icon key={`tower ${i}`} icon="white-tower" />
        ))}
      </span>
      {card.ability !== undefined && <p>{text(`character.${card.id}.text`)}</p>}
    </Pick>
  );
}
