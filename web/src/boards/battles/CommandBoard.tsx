import { Pick } from "../Spot";
import type { Marks } from "../board";
import { diceNow, rollOf } from "./Dice";
import { Arms, Icon, OrderToken, signOf } from "./Tokens";
import { commandersOf } from "./plan";
import { faces, type BattlesProps, type CommanderFacts, type House } from "./types";

/** A House's means: command tokens, order tokens, cards, commanders. */
export function CommandBoard({ house, ...props }: BattlesProps & { house: House }) {
  const { view, content, text, awaited } = props;
  const marks: Marks = props;
  const own = view.seat === house;
  const command = view.command?.[house] ?? 0;
  const cards = view.decks?.[house];
  const facts = [
    text("board.battles.command", { n: command }),
    ...(cards === undefined
      ? []
      : [text("board.battles.cards", { n: cards.hand }), text("board.battles.deck", { n: cards.deck })]),
  ];
  return (
    <section className={`command-board ${house}`} aria-label={text(`seat.${house}`)}>
      <Pick
        marks={marks}
        kind="seat"
        word={house}
        name={[
          text(`seat.${house}`),
          ...facts,
          ...(awaited.includes(house) ? [text("board.battles.awaited")] : []),
        ].join(", ")}
        className="house-line"
      >
        <Arms house={house} />
        <b>
          {text(`seat.${house}`)}
          {own && <em>{text("board.battles.you")}</em>}
          {awaited.includes(house) && <em className="awaited">{text("board.battles.awaited")}</em>}
        </b>
        <span className="command-tokens" title={facts[0]}>
          {Array.from({ length: command }, (_, i) => (
            <CommandToken key={i} house={house} />
          ))}
          {command === 0 && <small>{text("board.battles.no-command")}</small>}
        </span>
        {cards !== undefined && (
          <span className="count" title={facts.slice(1).join(", ")}>
            <Icon icon="card-draw" />
            {cards.hand}
          </span>
        )}
      </Pick>
      <Pool house={house} {...props} />
      <Stock house={house} {...props} />
      <div className="commanders">
        {commandersOf(house, view, content).map((commander) => (
          <Commander key={commander.id} commander={commander} {...props} />
        ))}
      </div>
    </section>
  );
}

export function CommandToken({ house }: { house: House }) {
  return (
    <svg className={`command-token ${house}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <path d="M0 -15L4.4 -5.6L14.6 -4.6L7 2.4L9.2 12.6L0 7.4L-9.2 12.6L-7 2.4L-14.6 -4.6L-4.4 -5.6Z" />
    </svg>
  );
}

/** The order tokens, as dice that lie on their faces. */
export function Pool({ house, ...props }: BattlesProps & { house: House }) {
  const { view, text } = props;
  const marks: Marks = props;
  const pool = view.pools?.[house] ?? {};
  const there = faces.filter((face) => (pool[face] ?? 0) > 0);
  const mine = rollOf(diceNow(view)).length === 0 && (view.seat === undefined || view.seat === house);
  return (
    <div className="pool" role="group" aria-label={text("board.battles.pool")}>
      {there.length === 0 && <small>{text("board.battles.no-tokens")}</small>}
      {there.map((face) => {
        const name = text("board.battles.tokens-of", { n: pool[face] ?? 0, face: text(`token.${face}`) });
        const dice = Array.from({ length: pool[face] ?? 0 }, (_, i) => <OrderToken key={i} face={face} />);
        return mine ? (
          <Pick key={face} marks={marks} kind="token" word={face} name={name} className="tokens">
            {dice}
          </Pick>
        ) : (
          <span key={face} className="tokens" role="img" aria-label={name} title={name}>
            {dice}
          </span>
        );
      })}
    </div>
  );
}

/** What is still to be set up: tokens that guard palisades, and in a skirmish terrain and units. */
function Stock({ house, ...props }: BattlesProps & { house: House }) {
  const { view, text } = props;
  const marks: Marks = props;
  const guards = house === "lannister" ? (view["guards-left"] ?? {}) : {};
  const { terrain = {}, units = {} } = view.stock?.[house] ?? {};
  const rows = [
    ...Object.entries(terrain).map(([piece, n]) => ({ kind: "piece", word: piece, n })),
    ...Object.entries(units).map(([unit, n]) => ({ kind: "muster", word: unit, n })),
  ].filter(({ n }) => n > 0);
  const left = rollOf(guards);
  return (
    (rows.length > 0 || left.length > 0) && (
      <div className="stock" role="group" aria-label={text("board.battles.stock")}>
        {faces
          .filter((face) => (guards[face] ?? 0) > 0)
          .map((face) => (
            <Pick
              key={face}
              marks={marks}
              kind="token"
              word={face}
              name={text("board.battles.tokens-of", { n: guards[face] ?? 0, face: text(`token.${face}`) })}
              className="tokens"
            >
              {rollOf({ [face]: guards[face] ?? 0 }).map((_, i) => (
                <OrderToken key={i} face={face} />
              ))}
            </Pick>
          ))}
        {rows.map(({ kind, word, n }) => {
          const says = text("board.battles.stock-of", { n, what: text(`${kind}.${word}`) });
          return view.seat === house ? (
            <Pick key={word} marks={marks} kind={kind} word={word} name={says} className="stocked">
              {says}
            </Pick>
          ) : (
            <span key={word} className="stocked">
              {says}
            </span>
          );
        })}
      </div>
    )
  );
}

/** A commander's card; turned once he has committed himself. */
function Commander({ commander, ...props }: BattlesProps & { commander: CommanderFacts }) {
  const { view, content, text } = props;
  const marks: Marks = props;
  const { tokens = 0, committed = false, captured = false } = view.commanders?.[commander.id] ?? {};
  const unit = content.units.units.find(({ id }) => id === commander.unit);
  const at = Object.entries(view.units ?? {}).find(([, one]) => one.commander === commander.id)?.[0];
  const state = captured ? "captured" : committed ? "committed" : "";
  const name = [
    text(`commander.${commander.id}`),
    text(`unit.${commander.unit}`),
    text("board.battles.on-commander", { n: tokens, of: commander.limit }),
    text("board.battles.capture", { n: commander.capture }),
    ...(state === "" ? [] : [text(`board.battles.${state}`)]),
    ...(at === undefined ? [] : [at]),
    text(`commander.${commander.id}.text`),
  ].join(", ");
  return (
    <Pick
      marks={marks}
      kind="commander"
      word={commander.id}
      name={name}
      className={`commander-card ${state}`}
    >
      <span className="commander-name">
        {unit && <Icon icon={signOf(unit)} />}
        <b>{text(`commander.${commander.id}`)}</b> <i>{text(`commander.${commander.id}.title`)}</i>
        {at !== undefined && <small>{at}</small>}
      </span>
      <span className="limit" title={text("board.battles.on-commander", { n: tokens, of: commander.limit })}>
        {Array.from({ length: Math.max(commander.limit, tokens) }, (_, i) => (
          <span key={i} className="slot" data-full={i < tokens || undefined}>
            {i < tokens && <CommandToken house={commander.house} />}
          </span>
        ))}
      </span>
      <span className="capture" title={text("board.battles.capture", { n: commander.capture })}>
        <Icon icon="skull-crossed-bones" />
        {commander.capture}
      </span>
      {state !== "" && <em>{text(`board.battles.${state}`)}</em>}
      <p>{text(`commander.${commander.id}.text`)}</p>
    </Pick>
  );
}
