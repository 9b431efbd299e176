import type { ReactNode } from "react";
import { Pick } from "../Spot";
import type { Marks } from "../board";
import { Badge, Icon } from "./Tokens";
import type { BattueProps, Colour, Counts } from "./types";

/** What lies beside the city: the turn, the players, what is in force, the piles, the hand. */
export function BattuePanel(props: BattueProps) {
  return (
    <div className="panel battue-panel">
      <Head {...props} />
      <Players {...props} />
      <InForce {...props} />
      <HandCards {...props} />
      <Known {...props} />
    </div>
  );
}

function Part({ title, children, className }: { title: string; children: ReactNode; className: string }) {
  return (
    <section className={className} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Head({ view, text }: BattueProps) {
  const discards = Object.values(view.discards ?? {}).reduce((sum, n) => sum + n, 0);
  return (
    <section className="head">
      <b>
        {text("board.battue.round", { n: view.turn.round })} · <Badge colour={view.turn.active} />{" "}
        {text(`seat.${view.turn.active}`)}
      </b>
      <span className="piles">
        <span title={text("board.battue.loot-pile")}>
          <Icon icon="card-draw" /> {text("board.battue.loot-pile")} {view["loot-pile"]}
        </span>
        <span title={text("board.battue.discards")}>
          <Icon icon="card-discard" /> {text("board.battue.discards")} {discards}
        </span>
        <span title={text("board.battue.event-pile")}>
          <Icon icon="semi-closed-eye" /> {text("board.battue.event-pile")} {view["event-pile"]}
        </span>
      </span>
    </section>
  );
}

function Players(props: BattueProps) {
  const { view, text, awaited } = props;
  const marks: Marks = props;
  return (
    <Part title={text("board.battue.players")} className="players">
      {Object.entries(view.players).map(([word, player]) => {
        const colour = word as Colour;
        const points = player["tile-points"] + player["chest-points"];
        const out = view.out?.includes(colour) ?? false;
        const facts = [
          text("board.battue.points", {
            n: points,
            tiles: player["tile-points"],
            chest: player["chest-points"],
          }),
          text("board.battue.warriors", { n: player.warriors }),
          text("board.battue.reserve", { n: player.reserve }),
          text("board.battue.flags", { n: player.flags }),
          text("board.battue.cards", { n: player.cards }),
          ...(out ? [text("board.battue.out")] : []),
          ...(awaited.includes(colour) ? [text("board.battue.awaited")] : []),
        ];
        return (
          <Pick
            key={colour}
            marks={marks}
            kind="seat"
            word={colour}
            name={[text(`seat.${colour}`), ...facts].join(", ")}
            className={`player player-${colour}${out ? " out" : ""}`}
          >
            <span className="player-name">
              <Badge colour={colour} />
              {awaited.includes(colour) && (
                <span className="awaited" title={text("board.battue.awaited")}>
                  ▶
                </span>
              )}
              {text(`seat.${colour}`)}
              {colour === view.seat && <em>{text("board.battue.you")}</em>}
              {out && <em>{text("board.battue.out")}</em>}
            </span>
            <span className="fact score" title={facts[0]}>
              <Icon icon="laurels" />
              {points}
              <small>
                {player["tile-points"]}+{player["chest-points"]}
              </small>
            </span>
            <span className="fact" title={facts[1]}>
              <Icon icon="horse-head" />
              {player.warriors}
            </span>
            <span className="fact" title={facts[2]}>
              <Icon icon="barracks-tent" />
              {player.reserve}
            </span>
            <span className="fact" title={facts[3]}>
              <span className="pennant" />
              {player.flags}
            </span>
            <span className="fact" title={facts[4]}>
              <span className="card-back" />
              {player.cards}
            </span>
            <ChestOf {...props} colour={colour} />
          </Pick>
        );
      })}
    </Part>
  );
}

/** The war chest, which lies open. */
function ChestOf({ view, text, colour }: BattueProps & { colour: Colour }) {
  const chest = view.chests?.[colour];
  if (!chest) {
    return null;
  }
  const cards = Object.entries(chest).flatMap(([card, n]) =>
    typeof n === "number"
      ? [amount(text(`loot.${card}`), n)]
      : Object.entries(n).map(([event, m]) => amount(text(`event.${event}`), m)),
  );
  return (
    <span className="chest-of">
      <Icon icon="chest" /> {cards.join(", ")}
    </span>
  );
}

function amount(name: string, n: number): string {
  return n > 1 ? `${n} × ${name}` : name;
}

/** Events and cards that act now or last. */
function InForce({ view, text }: BattueProps) {
  const rows: { card?: string; event?: string; owner: Colour }[] = [
    ...(view.battle?.event === undefined ? [] : [{ event: view.battle.event, owner: view.turn.active }]),
    ...(view.played === undefined ? [] : [{ card: view.played, owner: view.turn.active }]),
    ...(view.lasting ?? []),
  ];
  if (rows.length === 0) {
    return null;
  }
  return (
    <Part title={text("board.battue.in-force")} className="in-force">
      {rows.map(({ card, event, owner }, i) => {
        const kind = event === undefined ? "loot" : "event";
        const id = event ?? card ?? "";
        return (
          <article key={i}>
            <b>
              <Icon icon={kind === "event" ? "semi-closed-eye" : "chest"} /> {text(`${kind}.${id}`)}{" "}
              <Badge colour={owner} />
            </b>
            <p>{text(`${kind}.${id}.text`)}</p>
          </article>
        );
      })}
    </Part>
  );
}

function HandCards(props: BattueProps) {
  const { view, content, text } = props;
  const marks: Marks = props;
  if (!view.hand) {
    return null;
  }
  const cards = Object.entries(view.hand);
  return (
    <Part title={text("board.battue.hand")} className="hand">
      {cards.length === 0 && <p>{text("board.battue.no-cards")}</p>}
      <div className="cards">
        {cards.map(([id, n]) => {
          const facts = content.loot.cards.find((card) => card.id === id);
          const timing = (facts?.timing ?? []).map((moment) => text(`timing.${moment}`)).join(", ");
          return (
            <Pick
              key={id}
              marks={marks}
              kind="loot"
              word={id}
              name={[amount(text(`loot.${id}`), n), timing, text(`loot.${id}.text`)].join(", ")}
              className="loot-card"
            >
              <b>
                {text(`loot.${id}`)}
                {n > 1 && <i>×{n}</i>}
              </b>
              <small>{timing}</small>
              {facts?.vp !== undefined && (
                <span className="card-points">
                  <Icon icon="laurels" />
                  {facts.vp}
                </span>
              )}
              <p>{text(`loot.${id}.text`)}</p>
            </Pick>
          );
        })}
      </div>
    </Part>
  );
}

/** What this seat knows of the others' hands and of the tops of the piles. */
function Known({ view, text }: BattueProps) {
  const known = Object.entries(view.known ?? {}) as [Colour, Counts][];
  const tops = [
    { pile: "loot", cards: view["loot-top"] ?? [] },
    { pile: "event", cards: view["event-top"] ?? [] },
  ].filter(({ cards }) => cards.length > 0);
  if (known.length + tops.length === 0) {
    return null;
  }
  return (
    <Part title={text("board.battue.known")} className="known">
      {known.map(([colour, cards]) => (
        <p key={colour}>
          <Badge colour={colour} /> {text(`seat.${colour}`)} ·{" "}
          {Object.entries(cards)
            .map(([card, n]) => amount(text(`loot.${card}`), n))
            .join(", ")}
        </p>
      ))}
      {tops.map(({ pile, cards }) => (
        <p key={pile}>
          {text(`board.battue.${pile}-top`)} ·{" "}
          {cards.map((card) => (card === "?" ? card : text(`${pile}.${card}`))).join(", ")}
        </p>
      ))}
    </Part>
  );
}
