import type { ReactNode } from "react";
import { Glyph, Shield, sigilOf, type IconName } from "./Heraldry";
import type { OrderFacts, RegionView } from "./types";

/** How much larger pieces and orders are than they are drawn here. */
const GROWN = 1.14;

/** The three kinds of piece, each standing on the middle of its foot. */
const shapes = {
  footman: {
    width: 20,
    body: "M0 -31A5.6 5.6 0 0 1 3.6 -21C7 -19.5 7.5 -12 8 -5H9.5V0H-9.5V-5H-8C-7.5 -12 -7 -19.5 -3.6 -21A5.6 5.6 0 0 1 0 -31Z",
    line: "M-7.6 -5H7.6M-4.6 -20.5H4.6",
  },
  knight: {
    width: 25,
    body: "M-10 -5C-10 -13 -4.5 -15 -2.5 -19.5C-5 -17.5 -8 -14.5 -10.5 -15.5C-13.5 -17 -11.5 -21 -9 -24C-7.5 -27.5 -5.5 -29.5 -2 -31L-1.5 -35L2.5 -31.5C9.5 -29 10.5 -20 9.8 -12C9.5 -9 9.8 -7 10 -5H11.5V0H-11.5V-5Z",
    line: "M-9.5 -5H9.5M-4 -25.5H-3.4M3.5 -29C7 -25 7 -17 6.5 -11",
  },
  ship: {
    width: 31,
    body: "M-15 -10H-1.5V-12H-11C-11 -20 -7.5 -26 -1.5 -29V-33H1.5V-31C9 -28 12.5 -20 11.5 -12H1.5V-10H15C14.5 -4 11 0 6 0H-6C-11 0 -14.5 -4 -15 -10Z",
    line: "M-13.5 -6.5H13.5M0 -30V-10",
  },
} as const;

export type PieceKind = keyof typeof shapes;

/** A piece; one that is tired lies down. */
export function Piece({ kind, x, y, tired }: { kind: PieceKind; x: number; y: number; tired?: boolean }) {
  const { body, line } = shapes[kind];
  const lying = tired ? " rotate(-78) translate(0 9)" : "";
  return (
    <g className={tired ? "piece tired" : "piece"} transform={`translate(${x} ${y})${lying}`}>
      <path className="body" d={body} />
      <path className="line" d={line} />
    </g>
  );
}

/** The pieces of a region one by one, the strongest first. */
export function piecesOf(here: RegionView): { kind: PieceKind; tired: boolean }[] {
  const some = (kind: PieceKind, tired: boolean, count = 0) =>
    Array.from({ length: count }, () => ({ kind, tired }));
  return [
    ...some("knight", false, here.knights),
    ...some("footman", false, here.footmen),
    ...some("ship", false, here.ships),
    ...some("knight", true, here["tired-knights"]),
    ...some("footman", true, here["tired-footmen"]),
    ...some("ship", true, here["tired-ships"]),
  ];
}

/** How wide a troop is, its arms included. */
export function widthOf(pieces: readonly { kind: PieceKind; tired: boolean }[]): number {
  return (22 + pieces.reduce((sum, { kind, tired }) => sum + (tired ? 34 : shapes[kind].width), 0)) * GROWN;
}

/** A row of pieces beside the arms of their house, centred on a point at their feet. */
export function Troop({
  house,
  pieces,
  x,
  y,
}: {
  house: string;
  pieces: { kind: PieceKind; tired: boolean }[];
  x: number;
  y: number;
}) {
  let at = -widthOf(pieces) / GROWN / 2;
  const row: ReactNode[] = [<Shield key="arms" house={house} x={at + 10} y={-16} scale={0.92} />];
  at += 22;
  for (const [i, { kind, tired }] of pieces.entries()) {
    const width = tired ? 34 : shapes[kind].width;
    row.push(<Piece key={i} kind={kind} tired={tired} x={at + width / 2} y={0} />);
    at += width;
  }
  return (
    <g className={`troop house-${house}`} transform={`translate(${x} ${y}) scale(${GROWN})`}>
      {row}
    </g>
  );
}

const signs: Record<OrderFacts["kind"], IconName> = {
  march: "crossed-swords",
  support: "shaking-hands",
  raid: "torch",
  consolidate: "queen-crown",
  defend: "checked-shield",
};

const STAR = "M0 -7L1.9 -2.3L6.7 -2.2L2.9 0.9L4.3 5.7L0 3L-4.3 5.7L-2.9 0.9L-6.7 -2.2L-1.9 -2.3Z";

/** An order token, face up. */
export function OrderToken({
  order,
  x,
  y,
  draft,
}: {
  order: OrderFacts;
  x: number;
  y: number;
  draft?: boolean;
}) {
  const value =
    order.kind === "march" || order.value !== 0
      ? `${order.value > 0 ? "+" : order.value < 0 ? "−" : ""}${Math.abs(order.value)}`
      : "";
  return (
    <g
      className={`order order-${order.kind}${draft ? " draft" : ""}`}
      transform={`translate(${x} ${y}) scale(${GROWN})`}
    >
      <circle className="disc" r="20" />
      <circle className="ring" r="16.5" />
      <Glyph
        className="sign"
        icon={signs[order.kind]}
        x={value ? -3 : 0}
        y={value ? -2 : 0}
        size={value ? 22 : 25}
      />
      {value && (
        <text x="9" y="13.5">
          {value}
        </text>
      )}
      {order.star && <path className="star" d={STAR} transform="translate(0 -19)" />}
    </g>
  );
}

/** An order token, face down: all show is whose it is. */
export function HiddenOrder({ house, x, y }: { house: string; x: number; y: number }) {
  return (
    <g className={`order hidden house-${house}`} transform={`translate(${x} ${y}) scale(${GROWN})`}>
      <circle className="disc" r="20" />
      <circle className="ring" r="16.5" />
      <Glyph className="sign" icon={sigilOf(house)} x={0} y={0} size={24} />
    </g>
  );
}

/** A force that belongs to no house. */
export function Neutral({ strength, x, y }: { strength: number; x: number; y: number }) {
  return (
    <g className="neutral" transform={`translate(${x} ${y})`}>
      <path d="M-17 -18H17V0C17 12 8 18 0 22C-8 18 -17 12 -17 0Z" />
      <path className="edge" d="M-13 -14H13V0C13 9 6 14 0 17C-6 14 -13 9 -13 0Z" />
      <text y="8">{strength}</text>
    </g>
  );
}
