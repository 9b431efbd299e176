import { useCallback, useMemo, useState, type CSSProperties } from "react";
import { Sheet } from "../Sheet";
import { Spot } from "../Spot";
import { has, type Mark, type Marks, type Text } from "../board";
import { Aids } from "./Aids";
import { AboveField, AtHand } from "./AtHand";
import { Dice } from "./Dice";
import { FigureShapes } from "./Figures";
import { Ground } from "./Ground";
import { Lying, Objective } from "./Lying";
import { UnitCard } from "./UnitCard";
import {
  WIDE,
  all,
  corner,
  extent,
  hexOf,
  middle,
  outline,
  word,
  xy,
  type Hex,
  type Point,
  type Size,
} from "./hexes";
import { groundOf, holderOf, planOf, troopAt, troops, worded } from "./plan";
import { Clasp, Fire, Shield } from "./Tokens";
import { Leader, Unit } from "./Unit";
import { sayHex, tokenAt } from "./words";
import { houses, type BattlesProps, type House, type PlanFacts } from "./types";

/** The margins: home edges above and below, the counting of rows at the sides. */
const ASIDE = 34;
const ABOVE = 46;

/** More marks than this would hide the field: they are drawn lighter. */
const MANY = 12;

/** Options whose words tell odds, or what a move would expose a unit to. */
const TELLING = /^option\.(attack|turn\.shoot|move\.leave|move-to)/;

/** True where nothing can hover: a tap then opens what a pointer would have shown. */
const tapped = () => typeof matchMedia === "function" && matchMedia("(hover: none)").matches;

/** The field with all that stands on it, and the card of the unit that is looked at. */
export function BattlesMap(props: BattlesProps) {
  const { view, content, text, targets, hovered, onHover, onPick } = props;
  const [over, setOver] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const drawn = view.map.join("\n");
  const ground = useMemo(() => groundOf(drawn.split("\n"), content.board.terrain), [drawn, content]);
  const occupied = Object.keys(view.units ?? {}).join(" ");
  const stood = useMemo(() => new Set(occupied.split(" ")), [occupied]);
  const army = useMemo(() => troops(view, content), [view, content]);
  const plan = planOf(view, content);
  const { width, height } = extent(ground.size);

  const marks: Marks = {
    ...props,
    onHover: useCallback(
      (mark: Mark | null) => {
        setOver(mark?.word ?? null);
        onHover(mark);
      },
      [onHover],
    ),
    onPick: useCallback(
      (kind: string, at: string) => {
        // What may be picked is picked; anything else is looked at.
        setHeld((before) => (tapped() && before !== at && !has(targets, "hex", at) ? at : null));
        onPick(kind, at);
      },
      [onPick, targets],
    ),
  };

  // What the pointer is on; or, while something is asked, the one unit that an option elsewhere speaks of.
  const spoken = targets.length > 0 && !tapped() ? hovered.filter(({ kind }) => kind === "hex") : [];
  const looked = over ?? held ?? (spoken.length === 1 ? (spoken[0]?.word ?? null) : null);
  const troop = looked === null ? undefined : troopAt(looked, view, content);
  const { attack } = view;
  // What comes of an attack by the unit that is looked at, or on it; or of a move to the hex.
  const odds = (props.offers ?? [])
    .filter(({ key, marks: at }) => TELLING.test(key) && at.some(({ word: one }) => one === looked))
    .map((offer) => worded(offer.text, text));

  return (
    <div className="field" style={{ "--shape": (height + 2 * ABOVE) / (width + 2 * ASIDE) } as CSSProperties}>
      <AboveField {...props} />
      <div className="field-frame">
        <Sheet
          width={width + 2 * ASIDE}
          height={height + 2 * ABOVE}
          label={text("board.battles.map")}
          text={text}
          className={targets.length > MANY ? "battles-map many" : "battles-map"}
        >
          <g transform={`translate(${ASIDE} ${ABOVE})`}>
            <FigureShapes />
            <Edges size={ground.size} text={text} plan={plan} />
            <Ground ground={ground} stood={stood} />
            {(plan?.objectives ?? []).map((objective) => (
              <Objective
                key={objective.id}
                at={objective.at}
                holder={holderOf(objective.id, view, content)}
              />
            ))}
            {troop && <Aids troop={troop} ground={ground} view={view} content={content} />}
            <g className="hexes">
              {all(ground.size).map((hex) => (
                <Spot
                  key={word(hex)}
                  marks={marks}
                  kind="hex"
                  word={word(hex)}
                  name={sayHex(hex, ground, view, content, text)}
                  className="hex"
                >
                  <path className="mark" d={outline(hex, 0.94)} />
                  <HexName hex={hex} stood={stood.has(word(hex))} />
                </Spot>
              ))}
            </g>
            <g className="standing-there" aria-hidden="true">
              {all(ground.size).map((hex) => {
                const token = tokenAt(word(hex), view, content);
                return (
                  token && (
                    <Lying
                      key={word(hex)}
                      hex={hex}
                      token={token}
                      stood={stood.has(word(hex))}
                      guards={view.guards?.[word(hex)]}
                      colour={view.catapults?.[word(hex)]}
                    />
                  )
                );
              })}
              {army.map((one) => (
                <Unit key={one.at} troop={one} />
              ))}
              {Object.entries(view.fire ?? {}).map(([at, level]) => {
                const [x, y] = middle(hexOf(at));
                return <Fire key={at} x={x} y={y} level={level} />;
              })}
              {army.map((one) => (
                <Leader key={one.at} troop={one} text={text} />
              ))}
              {attack?.attacker !== undefined && attack.target !== undefined && (
                <Strike from={hexOf(attack.attacker)} to={hexOf(attack.target)} />
              )}
              {(view.engaged ?? []).map((engagement) => (
                <Clasp key={`${engagement.at} ${engagement.with}`} engagement={engagement} />
              ))}
            </g>
          </g>
        </Sheet>
        <Dice {...props} />
        {!troop && odds.length > 0 && (
          <p className="odds field-note" aria-hidden="true">
            {odds.join(" · ")}
          </p>
        )}
        {troop && (
          <UnitCard
            troop={troop}
            ground={ground}
            view={view}
            content={content}
            text={text}
            odds={odds}
            brief={targets.some(({ kind }) => kind === "hex")}
            aside={troop.hex[1] > ground.size.columns / 2 ? "left" : "right"}
            close={
              held === null
                ? undefined
                : () => {
                    setHeld(null);
                    setOver(null);
                  }
            }
          />
        )}
      </div>
      <AtHand {...props} />
    </div>
  );
}

/** What a hex is called in the story; legible from near only. */
function HexName({ hex, stood }: { hex: Hex; stood: boolean }) {
  const [x, y] = corner(hex, 3, 0.8);
  return (
    <text className="hex-name" x={x} y={y} data-stood={stood || undefined}>
      {word(hex)}
    </text>
  );
}

/** The home edges, each with its House's arms, and how rows are counted. */
function Edges({ size, text, plan }: { size: Size; text: Text; plan: PlanFacts | undefined }) {
  const { width, height } = extent(size);
  const rows = Array.from({ length: size.rows }, (_, row) => row);
  const ground = plan?.victory.points?.find(({ event }) => event === "taking-ground");
  return (
    <g className="edges" aria-hidden="true">
      <rect
        className="mount"
        x={-ASIDE}
        y={-ABOVE}
        width={width + 2 * ASIDE}
        height={height + 2 * ABOVE}
        rx="16"
      />
      {houses.map((house) => (
        <HomeEdge
          key={house}
          house={house}
          width={width}
          y={house === "stark" ? -ABOVE + 5 : height + 8}
          text={text}
        />
      ))}
      {rows.map((row) => {
        const y = middle([row, 0])[1];
        return [-ASIDE / 2 - 1, width + ASIDE / 2 + 1].map((x) => (
          <text key={`${row} ${x}`} className="row-name" x={x} y={y + 6}>
            {row}
          </text>
        ));
      })}
      {houses.map((house) =>
        Object.entries(ground?.[house] ?? {}).map(([row, points]) => {
          const y = middle([Number(row), 0])[1] + 24;
          const x = house === "stark" ? -ASIDE / 2 - 1 : width + ASIDE / 2 + 1;
          return (
            <g key={`${house} ${row}`} className={`row-points ${house}`} transform={`translate(${x} ${y})`}>
              <circle r="11" />
              <text y="5">{points}</text>
            </g>
          );
        }),
      )}
    </g>
  );
}

function HomeEdge({ house, width, y, text }: { house: House; width: number; y: number; text: Text }) {
  const name = text(`seat.${house}`);
  const half = 58 + name.length * 10;
  return (
    <g className={`home-edge ${house}`}>
      <rect x="-6" y={y} width={width + 12} height="33" rx="8" />
      <path
        className="home-line"
        d={`M14 ${y + 16.5}H${width / 2 - half}M${width / 2 + half} ${y + 16.5}H${width - 14}`}
      />
      <Shield house={house} x={width / 2 - half + 26} y={y + 16} scale={0.84} />
      <Shield house={house} x={width / 2 + half - 26} y={y + 16} scale={0.84} />
      <text x={width / 2} y={y + 24}>
        {name}
      </text>
    </g>
  );
}

/** Who strikes at whom: straight at a neighbour, in an arc at whoever is shot at. */
function Strike({ from, to }: { from: Hex; to: Hex }) {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
  const bow = long < 1.5 * WIDE ? 0 : Math.min(70, long * 0.2);
  const bend: Point = [(x1 + x2) / 2 + uy * bow, (y1 + y2) / 2 - ux * bow];
  const tip: Point = [x2 - ux * 14, y2 - uy * 14];
  const line = `M${xy([x1 + ux * 14, y1 + uy * 14])}Q${xy(bend)} ${xy(tip)}`;
  const turn = (Math.atan2(y2 - bend[1], x2 - bend[0]) * 180) / Math.PI;
  return (
    <g className="strike">
      <path className="strike-back" d={line} />
      <path className="strike-line" d={line} />
      <path
        className="strike-head"
        d="M16 0L-14 -15L-7 0L-14 15Z"
        transform={`translate(${xy(tip)}) rotate(${turn.toFixed(0)})`}
      />
    </g>
  );
}
