import { useState } from "react";
import { Pick } from "../Spot";
import type { Marks } from "../board";
import { Icon, SeatMark, zoneIcons } from "./Tokens";
import { seats, zones, type MiniaturesProps, type MiniaturesView, type Seat } from "./types";
import { shortName } from "./words";

/** The cards of one kind that somebody holds, each as often as he has it. */
export function cardsOf(hand: Record<string, number> | undefined): string[] {
  return Object.entries(hand ?? {}).flatMap(([card, n]) => Array.from({ length: n }, () => card));
}

/** What a seat holds, by kind: tactics cards, missions with the one that is pursued first, siege cards. */
export function handsOf(view: MiniaturesView) {
  return [
    ["card", cardsOf(view.hand)],
    ["mission", [...cardsOf(view["chosen-mission-hand"]), ...cardsOf(view["mission-hand"])]],
    ["siege-card", cardsOf(view["siege-hand"])],
  ] as const;
}

/** Over the field: the five zones of the tactics board with who has taken them, and the points. */
export function AboveField(props: MiniaturesProps) {
  const { view, text } = props;
  const marks: Marks = props;
  return (
    <div className="above-mini">
      <ul className="zones" aria-label={text("board.miniatures.tactics-board")}>
        {zones.map((zone) => {
          const taken = view.zones?.[zone];
          const who = taken?.seat
            ? [text(`seat.${taken.seat}`), ...(taken.ncu ? [text(`ncu.${taken.ncu}`)] : [])].join(", ")
            : text("board.miniatures.free");
          return (
            <li key={zone} data-seat={taken?.seat}>
              <Pick
                marks={marks}
                kind="zone"
                word={zone}
                name={text("board.miniatures.zone-is", { zone: text(`zone.${zone}`), who })}
                className="zone-chip"
              >
                <Icon icon={zoneIcons[zone]} />
                <span className="zone-name">{text(`zone.${zone}`)}</span>
                {taken?.seat && (
                  <span className="zone-taken">
                    <SeatMark seat={taken.seat} />
                    {taken.ncu && <small>{shortName(text(`ncu.${taken.ncu}`))}</small>}
                  </span>
                )}
              </Pick>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Where several people share a screen, cards lie face down until their player turns them up. */
export function useCover({ view, shared = false }: MiniaturesProps): { covered: boolean; turn: () => void } {
  const [shown, setShown] = useState<Seat | null>(null);
  const own = view.seat ?? null;
  const covered = shared && shown !== own;
  return {
    covered,
    turn: () => {
      setShown(covered ? own : null);
    },
  };
}

export function CoverButton({
  covered,
  turn,
  props: { text, shared = false, view },
}: ReturnType<typeof useCover> & { props: MiniaturesProps }) {
  const n = handsOf(view).flatMap(([, cards]) => cards).length;
  return (
    shared &&
    n > 0 && (
      <button type="button" className="cover" aria-pressed={!covered} onClick={turn}>
        {text(covered ? "board.miniatures.turn-up" : "board.miniatures.turn-down", { n })}
      </button>
    )
  );
}

/** Under the field: one's own cards and non-combat units. */
export function AtHand(props: MiniaturesProps) {
  const { view, text } = props;
  const marks: Marks = props;
  const own = view.seat ?? seats.slice(0, view.seats).find((seat) => view.armies[seat]) ?? "red";
  const groups = handsOf(view);
  const besides = Object.entries(view.units ?? {}).filter(
    ([id, { at }]) => (at === undefined || at === "beside") && id.startsWith(`${own}-`),
  );
  const cover = useCover(props);
  if (view.seat === undefined) {
    return null;
  }
  return (
    <div
      className="mini-hand"
      role="group"
      aria-label={text("board.miniatures.hand")}
      tabIndex={0}
      data-seat={own}
    >
      <Council {...props} seat={own} />
      <CoverButton {...cover} props={props} />
      {groups.flatMap(([kind, cards]) =>
        cover.covered
          ? []
          : cards.map((card, i) => (
              <Pick
                key={`${kind} ${card} ${i}`}
                marks={marks}
                kind={kind}
                word={card}
                name={text(`${kind}.${card}`)}
                className={`mini-card kind-${kind}`}
              >
                {kind !== "card" && <Icon icon={kind === "mission" ? "wax-seal" : "castle"} />}
                <span>{text(`${kind}.${card}`)}</span>
              </Pick>
            )),
      )}
      {besides.map(([id, { card }]) => (
        <Pick
          key={id}
          marks={marks}
          kind="unit"
          word={id}
          name={`${text(`unit.${id}`)}: ${text(`unit-card.${card}`)}`}
          className="mini-card beside"
        >
          <SeatMark seat={own} />
          <span>{text(`unit-card.${card}`)}</span>
        </Pick>
      ))}
    </div>
  );
}

/** The non-combat units of a seat; those that have been activated are turned. */
export function Council({ seat, ...props }: MiniaturesProps & { seat: Seat }) {
  const { view, text } = props;
  const marks: Marks = props;
  const army = view.armies[seat];
  return (army?.ncus ?? []).map((ncu) => {
    const spent = army?.["ncus-activated"]?.includes(ncu) ?? false;
    const name = text(`ncu.${ncu}`);
    return (
      <Pick
        key={ncu}
        marks={marks}
        kind="ncu"
        word={ncu}
        name={spent ? `${name}, ${text("board.miniatures.activated")}` : name}
        className={spent ? "ncu-chip spent" : "ncu-chip"}
      >
        <Icon icon="hood" />
        <span>{shortName(name)}</span>
        {spent && <b>✓</b>}
      </Pick>
    );
  });
}
