import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
} from "react";
import { Ghost } from "../../place/Ghost";
import { PlaceNote } from "../../place/PlaceNote";
import { drawn, INCH, type Pose } from "../../place/pose";
import { Sheet } from "../Sheet";
import { Spot } from "../Spot";
import { has, type Mark, type Marks, type Text } from "../board";
import { Look, Prospects, Way } from "./Aids";
import { AboveField, AtHand } from "./AtHand";
import { Dice } from "./Dice";
import { Engagements } from "./Engagements";
import { deployment, pieces, sizeOf, touches, troopOf, troops, type Troop } from "./field";
import { FigureShapes } from "./Figures";
import { Ground, Zones } from "./Ground";
import { Objective } from "./Objectives";
import { Ruler } from "./Ruler";
import { TerrainDrawn, TerrainShape } from "./Terrain";
import { Counters, TrayDrawn } from "./Tray";
import { seats, type MiniaturesContent, type MiniaturesProps, type MiniaturesView } from "./types";
import { UnitCard } from "./UnitCard";
import { sayToken, sayTroop } from "./words";

/** The frame around the table, in units of the drawing. */
const FRAME = 16;

const unit = (thousandths: number) => (thousandths * INCH) / 1000;

/** True where nothing can hover: a tap then opens what a pointer would have shown. */
const tapped = () => typeof matchMedia === "function" && matchMedia("(hover: none)").matches;

/** The transform that lays something drawn at the origin, looking up, at a pose. */
export function layAt(at: Pose, depth: number): string {
  const { x, y } = drawn(at, depth);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${(90 - at.turn / 100).toFixed(2)})`;
}

/** The battlefield from above, what lies on it, what is being placed, and the card of the unit that is looked at. */
export function MiniaturesMap(props: MiniaturesProps) {
  const { view, content, text, targets, hovered, placing, onHover, onPick, awaited } = props;
  const [over, setOver] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [measuring, setMeasuring] = useState(false);
  const { width, depth } = sizeOf(view, content);
  const placed = placing?.about.find(({ kind }) => kind === "unit")?.word ?? null;

  const latest = useRef({ onHover, onPick, targets });
  useEffect(() => {
    latest.current = { onHover, onPick, targets };
  });
  const hover = useCallback((mark: Mark | null) => {
    setOver(mark?.kind === "unit" ? mark.word : null);
    latest.current.onHover(mark);
  }, []);
  const pick = useCallback((kind: string, word: string) => {
    const isTarget = has(latest.current.targets, kind, word);
    setHeld((before) => (kind === "unit" && before !== word && (!isTarget || tapped()) ? word : null));
    latest.current.onPick(kind, word);
  }, []);

  const spoken = targets.length > 0 && !tapped() ? hovered.filter(({ kind }) => kind === "unit") : [];
  const looked = over ?? held ?? (spoken.length === 1 ? (spoken[0]?.word ?? null) : null);
  const troop = looked === null ? undefined : troopOf(looked, view, content);
  const isSettingUp = placing != null && placing.placement.from === undefined;
  const [wide, deep] = [unit(width) + 2 * FRAME, unit(depth) + 2 * FRAME];
  const seat = seats.findIndex((one) => one === awaited[0]);

  return (
    <div className="mini-field" style={{ "--shape": deep / wide } as CSSProperties}>
      <Around Part={AboveField} props={props} />
      <div className="mini-frame">
        <Sheet
          width={wide}
          height={deep}
          label={text("board.miniatures.map")}
          text={text}
          className={measuring ? "mini-map measuring" : "mini-map"}
        >
          <g transform={`translate(${FRAME} ${FRAME})`}>
            <Standing
              view={view}
              content={content}
              text={text}
              targets={targets}
              selected={props.selected}
              hovered={hovered}
              last={props.last ?? []}
              placed={placed}
              acting={props.asked?.find(({ kind }) => kind === "unit")?.word ?? view.round.unit ?? null}
              isSettingUp={isSettingUp}
              onHover={hover}
              onPick={pick}
            />
            {troop && !placing && <Look troop={troop} content={content} depth={depth} />}
            {!placing && !measuring && <Prospects {...props} depth={depth} />}
            {placing && !measuring && (
              <Way placing={placing} view={view} content={content} text={text} depth={depth} />
            )}
            {placing && !measuring && (
              <Ghost
                placing={placing}
                seat={seat}
                text={text}
                shape={<Placed marks={placing.about} view={view} content={content} />}
              />
            )}
            {measuring && <Ruler view={view} content={content} text={text} />}
          </g>
        </Sheet>
        <div className="mini-tools">
          <button
            type="button"
            aria-pressed={measuring}
            title={text("board.miniatures.ruler")}
            aria-label={text("board.miniatures.ruler")}
            onClick={() => {
              setMeasuring(!measuring);
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 16L16 2L22 8L8 22ZM6 14l2 2M9 11l3 3M12 8l2 2M15 5l3 3" />
            </svg>
          </button>
        </div>
        <Dice {...props} />
        {placing && <PlaceNote placing={placing} />}
        {troop && !placing && (
          <UnitCard
            troop={troop}
            {...props}
            aside={(troop.pose?.x ?? 0) > width / 2 ? "left" : "right"}
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
      <Around Part={AtHand} props={props} />
    </div>
  );
}

/** What stands around the field stays as it is while a tray is dragged. */
const Around = memo(
  function Around({ Part, props }: { Part: ComponentType<MiniaturesProps>; props: MiniaturesProps }) {
    return <Part {...props} />;
  },
  ({ props: a }, { props: b }) =>
    a.view === b.view &&
    a.text === b.text &&
    a.shared === b.shared &&
    same(a.targets, b.targets) &&
    same(a.selected, b.selected) &&
    same(a.hovered, b.hovered),
);

/** What is being placed, as it will lie there. */
const Placed = memo(
  function Placed({
    marks,
    view,
    content,
  }: {
    marks: readonly Mark[];
    view: MiniaturesView;
    content: MiniaturesContent;
  }) {
    const troop = troopOf(marks.find(({ kind }) => kind === "unit")?.word ?? "", view, content);
    if (troop) {
      return <TrayDrawn troop={troop} />;
    }
    const kind = marks.find((mark) => mark.kind === "terrain")?.word;
    const facts = content.table.terrain.find(({ id }) => id === kind);
    return facts ? (
      <g className={`terrain terrain-${facts.id}`}>
        <TerrainShape kind={facts.id} wide={unit(facts.width)} deep={unit(facts.depth)} seed="laid" />
      </g>
    ) : null;
  },
  (a, b) => a.view === b.view && JSON.stringify(a.marks) === JSON.stringify(b.marks),
);

type StandingProps = Required<Marks> & {
  view: MiniaturesView;
  content: MiniaturesContent;
  text: Text;
  /** The unit that is in somebody's hand. */
  placed: string | null;
  /** The unit that acts, or is asked about. */
  acting: string | null;
  isSettingUp: boolean;
};

/** All that lies on the table; it is drawn anew only when something of it has changed, not while a tray is dragged. */
const Standing = memo(
  function Standing(props: StandingProps) {
    const { view, content, text, placed, acting, isSettingUp } = props;
    const marks: Marks = props;
    const { width, depth } = sizeOf(view, content);
    const army = useMemo(() => troops(view, content), [view, content]);
    const lying = useMemo(() => pieces(view, content), [view, content]);
    const engaged = useMemo(() => touches(view, army), [view, army]);
    const zones = useMemo(() => deployment(view, content), [view, content]);
    return (
      <>
        <FigureShapes />
        <Ground width={width} depth={depth} />
        <Zones zones={zones} depth={depth} now={isSettingUp} text={text} />
        {lying.map((piece) => (
          <Spot
            key={piece.id}
            marks={marks}
            kind="piece"
            word={piece.id}
            name={text(`terrain.${piece.kind}`)}
            className="piece-spot"
          >
            <TerrainDrawn piece={piece} depth={depth} />
            <Outline
              width={piece.facts.width}
              deep={piece.facts.depth}
              at={piece.pose}
              depth={depth}
              oval={piece.facts.shape === "oval"}
            />
          </Spot>
        ))}
        {Object.entries(view.objectives ?? {}).map(([id, token]) => (
          <Spot
            key={id}
            marks={marks}
            kind="token"
            word={id}
            name={sayToken(id, token, text)}
            className="token-spot"
          >
            <Objective id={id} token={token} radius={content.table.objective.radius} depth={depth} />
          </Spot>
        ))}
        {army.map((troop) => (
          <Standee
            key={troop.id}
            troop={troop}
            marks={marks}
            isPlaced={troop.id === placed}
            isActing={troop.id === acting}
            {...props}
            depth={depth}
          />
        ))}
        <Engagements touches={engaged} view={view} depth={depth} army={army} />
      </>
    );
  },
  (a, b) =>
    a.view === b.view &&
    a.content === b.content &&
    a.text === b.text &&
    a.placed === b.placed &&
    a.acting === b.acting &&
    a.isSettingUp === b.isSettingUp &&
    same(a.targets, b.targets) &&
    same(a.selected, b.selected) &&
    same(a.hovered, b.hovered) &&
    same(a.last, b.last),
);

function same(one: readonly Mark[], other: readonly Mark[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(({ kind, word }, i) => kind === other[i]?.kind && word === other[i].word))
  );
}

function Standee({
  troop,
  marks,
  isPlaced,
  isActing,
  view,
  content,
  text,
  depth,
}: {
  troop: Troop;
  marks: Marks;
  isPlaced: boolean;
  isActing: boolean;
  view: MiniaturesView;
  content: MiniaturesContent;
  text: Text;
  depth: number;
}) {
  const { pose, tray } = troop;
  if (!pose) {
    return null;
  }
  const { x, y } = drawn(pose, depth);
  const carried = Object.entries(view.objectives ?? {}).filter(
    ([, token]) => token.at === "carried" && token["held-by"] === troop.id,
  );
  return (
    <Spot
      marks={marks}
      kind="unit"
      word={troop.id}
      name={sayTroop(troop, view, content, text)}
      className={[
        "troop",
        ...(troop.isWall ? ["wall"] : []),
        ...(troop.view.activated ? ["spent"] : []),
        ...(isPlaced ? ["in-hand"] : []),
        ...(isActing ? ["acting"] : []),
      ].join(" ")}
    >
      <g data-seat={troop.seat}>
        <g transform={layAt(pose, depth)}>
          <TrayDrawn troop={troop} />
        </g>
        <Outline width={tray.width} deep={tray.depth} at={pose} depth={depth} />
        <Counters troop={troop} x={x} y={y} carried={carried.length > 0} />
      </g>
    </Spot>
  );
}

/** The line around something that may be picked. */
function Outline({
  width,
  deep,
  at,
  depth,
  oval = false,
}: {
  width: number;
  deep: number;
  at: Pose;
  depth: number;
  oval?: boolean;
}) {
  const [w, d] = [unit(width) + 3, unit(deep) + 3];
  return (
    <g transform={layAt(at, depth)}>
      {oval ? (
        <ellipse className="mark" rx={w / 2} ry={d / 2} />
      ) : (
        <rect className="mark" x={-w / 2} y={-d / 2} width={w} height={d} rx="2.4" />
      )}
    </g>
  );
}
