import type { ReactNode } from "react";
import { Pick } from "../Spot";
import type { Marks } from "../board";
import { cardsOf, Council, CoverButton, handsOf, useCover } from "./AtHand";
import { troops, type Troop } from "./field";
import { Icon, SeatMark, factionIcons, zoneIcons } from "./Tokens";
import { seats, zones, type LastingView, type MiniaturesProps, type Seat } from "./types";
import { cardName, shortName, stateOf, strength } from "./words";

const ROUNDS = 6;

/** What lies beside the field: round and points, the tactics board, one's cards, what is in force, the armies. */
export function MiniaturesPanel(props: MiniaturesProps) {
  const { view } = props;
  const here = seats.slice(0, view.seats);
  const ownFirst = view.seat ? [view.seat, ...here.filter((seat) => seat !== view.seat)] : here;
  return (
    <div className="panel mini-panel">
      <Head {...props} />
      <TacticsBoard {...props} />
      <Hands {...props} />
      <Objectives {...props} />
      <Missions {...props} />
      <InForce {...props} />
      {ownFirst.map((seat) => (
        <Army key={seat} seat={seat} {...props} />
      ))}
      <Discards {...props} />
    </div>
  );
}

function Part({ title, children, className }: { title: ReactNode; children: ReactNode; className: string }) {
  return (
    <section className={className}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Head({ view, content, text }: MiniaturesProps) {
  const mode = view.options?.mode ?? content.modes.modes[0]?.id ?? "";
  return (
    <section className="mini-head">
      <h2>{text(`mode.${mode}`)}</h2>
      <div
        className="mini-rounds"
        role="img"
        aria-label={text("board.miniatures.round", { n: view.round.number, of: ROUNDS })}
      >
        {Array.from({ length: ROUNDS }, (_, i) => (
          <i
            key={i}
            data-now={i + 1 === view.round.number || undefined}
            data-past={i + 1 < view.round.number || undefined}
          >
            {i + 1}
          </i>
        ))}
      </div>
      <ul className="mini-points">
        {seats.slice(0, view.seats).map((seat) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} /> {text(`seat.${seat}`)}{" "}
            <b title={text("board.miniatures.points", { n: view.points?.[seat] ?? 0 })}>
              <Icon icon="laurels" /> {view.points?.[seat] ?? 0}
            </b>
            {view.round.first === seat && <em>{text("board.miniatures.first")}</em>}
            {view.siege?.defender !== undefined && (
              <em>{text(`role.${view.siege.defender === seat ? "defender" : "attacker"}`)}</em>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TacticsBoard(props: MiniaturesProps) {
  const { view, text } = props;
  return (
    <Part title={text("board.miniatures.tactics-board")} className="tactics-board">
      <ul>
        {zones.map((zone) => {
          const taken = view.zones?.[zone];
          return (
            <li key={zone} data-seat={taken?.seat}>
              <Icon icon={zoneIcons[zone]} />
              <div>
                <b>{text(`zone.${zone}`)}</b>
                <small>{text(`zone.${zone}.text`)}</small>
              </div>
              {taken?.seat && (
                <span className="zone-taken">
                  <SeatMark seat={taken.seat} />
                  {taken.ncu ? shortName(text(`ncu.${taken.ncu}`)) : text(`seat.${taken.seat}`)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** One's own cards, with their words. */
function Hands(props: MiniaturesProps) {
  const { view, text } = props;
  const marks: Marks = props;
  const cover = useCover(props);
  if (view.seat === undefined) {
    return null;
  }
  const hands = handsOf(view);
  const chosen = cardsOf(view["chosen-mission-hand"]);
  return (
    <Part title={text("board.miniatures.hand")} className="mini-cards">
      {hands.every(([, cards]) => cards.length === 0) && (
        <p className="none">{text("board.miniatures.no-cards")}</p>
      )}
      <CoverButton {...cover} props={props} />
      {hands.flatMap(([kind, cards]) =>
        cover.covered
          ? []
          : cards.map((card, i) => (
              <Pick
                key={`${kind} ${card} ${i}`}
                marks={marks}
                kind={kind}
                word={card}
                name={`${text(`${kind}.${card}`)}. ${text(`${kind}.${card}.text`)}`}
                className={`full-card kind-${kind}`}
              >
                <b>
                  {text(`${kind}.${card}`)}
                  {kind === "mission" && chosen.includes(card) && <em>{text("board.miniatures.pursued")}</em>}
                </b>
                <span>{text(`${kind}.${card}.text`)}</span>
              </Pick>
            )),
      )}
    </Part>
  );
}

function Objectives({ view, text }: MiniaturesProps) {
  const all = Object.entries(view.objectives ?? {});
  return (
    all.length > 0 && (
      <Part title={text("board.miniatures.objectives")} className="mini-objectives">
        <ul>
          {all.map(([id, { card, "held-by": holder }]) => (
            <li key={id}>
              <b>{text(`token.${id}`)}</b>
              {card && (
                <>
                  {": "}
                  {text(`objective.${card}`)} <small>{text(`objective.${card}.text`)}</small>
                </>
              )}
              {holder && <em>{text("board.miniatures.held-by", { who: text(`unit.${holder}`) })}</em>}
            </li>
          ))}
        </ul>
      </Part>
    )
  );
}

function Missions({ view, text }: MiniaturesProps) {
  const shown = seats.flatMap((seat) =>
    (view.missions?.[seat]?.shown ?? []).map((mission) => ({ seat, mission })),
  );
  const open = view["open-missions"] ?? [];
  return (
    open.length + shown.length > 0 && (
      <Part title={text("board.miniatures.missions")} className="mini-missions">
        {open.map((mission) => (
          <p key={mission}>
            <b>{text(`mission.${mission}`)}</b> <small>{text(`mission.${mission}.text`)}</small>
          </p>
        ))}
        {shown.map(({ seat, mission }) => (
          <p key={`${seat} ${mission}`}>
            <SeatMark seat={seat} /> <b>{text(`mission.${mission}`)}</b>{" "}
            <small>{text(`mission.${mission}.text`)}</small>
          </p>
        ))}
      </Part>
    )
  );
}

const sources = ["card", "ability", "zone", "ncu", "objective", "mission", "siege-card"] as const;

/** What an effect in force comes from: the key of its text. */
function sourceOf(row: LastingView): string {
  const kind = sources.find((one) => row[one] !== undefined);
  return kind === undefined ? "" : `${kind}.${String(row[kind])}`;
}

function InForce({ view, text }: MiniaturesProps) {
  const rows = (view.lasting ?? [])
    .map((row) => ({ key: sourceOf(row), row }))
    .filter(({ key }) => key !== "");
  const keys = [...new Set(rows.map(({ key }) => key))];
  return (
    keys.length > 0 && (
      <Part title={text("board.miniatures.in-force")} className="mini-in-force">
        {keys.map((key) => {
          const own = rows.filter((one) => one.key === key).map(({ row }) => row);
          const whom = [...new Set(own.flatMap(({ target }) => target ?? []))].map((unit) =>
            text(`unit.${unit}`),
          );
          const [first] = own;
          return (
            <p key={key} title={text(`${key}.text`)}>
              {first?.owner && <SeatMark seat={first.owner} />} <b>{text(key)}</b>
              {whom.length > 0 && ` (${whom.join(", ")})`}{" "}
              {first?.until && <em>{text(`board.miniatures.until.${first.until}`)}</em>}
            </p>
          );
        })}
      </Part>
    )
  );
}

function Army({ seat, ...props }: MiniaturesProps & { seat: Seat }) {
  const { view, content, text } = props;
  const army = view.armies[seat];
  const own = troops(view, content).filter((troop) => troop.seat === seat);
  if (!army) {
    return null;
  }
  return (
    <Part
      className="mini-army"
      title={
        <>
          <SeatMark seat={seat} /> <Icon icon={factionIcons[army.faction] ?? "two-coins"} />{" "}
          {text(`seat.${seat}`)} · {text(`faction.${army.faction}`)}
        </>
      }
    >
      <div className="council" data-seat={seat}>
        <Council {...props} seat={seat} />
      </div>
      <ul>
        {own.map((troop) => (
          <Row key={troop.id} troop={troop} {...props} />
        ))}
      </ul>
    </Part>
  );
}

function Row({ troop, ...props }: MiniaturesProps & { troop: Troop }) {
  const { view, content, text } = props;
  const marks: Marks = props;
  const state = stateOf(troop, view, content, text);
  const name = [
    cardName(troop, text),
    ...(troop.attachment ? [text(`attachment.${troop.attachment.id}`)] : []),
  ];
  return (
    <li data-seat={troop.seat} data-gone={troop.view.at === "destroyed" || undefined}>
      <Pick
        marks={marks}
        kind="unit"
        word={troop.id}
        name={[text(`unit.${troop.id}`), ...name, strength(troop, text), ...state].join(", ")}
        className="mini-row"
      >
        <b>{troop.number}</b>
        <span>
          {name[0]}
          {troop.attachment && (
            <small>
              {troop.isLed ? "♛ " : ""}
              {name[1]}
            </small>
          )}
          {state.length > 0 && <em>{state.join(" · ")}</em>}
        </span>
        <i>{troop.figures}</i>
      </Pick>
    </li>
  );
}

function Discards({ view, text }: MiniaturesProps) {
  const piles = seats.slice(0, view.seats).map((seat) => ({ seat, cards: cardsOf(view.discards?.[seat]) }));
  return (
    piles.some(({ cards }) => cards.length > 0) && (
      <Part title={text("board.miniatures.discards")} className="mini-discards">
        {piles
          .filter(({ cards }) => cards.length > 0)
          .map(({ seat, cards }) => (
            <p key={seat}>
              <SeatMark seat={seat} /> {cards.map((card) => text(`card.${card}`)).join(" · ")}
            </p>
          ))}
      </Part>
    )
  );
}
