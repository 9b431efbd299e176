import type { Placing } from "../../place/placing";
import { drawn, fast, INCH, polygon, readPose, type Outline, type Point, type Pose } from "../../place/pose";
import type { Offer, Text } from "../board";
import { cornersOf, troopOf, type Troop } from "./field";
import type { MiniaturesContent, MiniaturesProps, MiniaturesView } from "./types";

const unit = (thousandths: number) => (thousandths * INCH) / 1000;

/** Rays and arcs are drawn so far from a tray. */
const RAY = 6_000;

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** From one of its corners on, the line that parts two arcs. */
function ray(pose: Pose, angle: number, from: number): [Point, Point] {
  const turn = (angle * Math.PI) / 18_000;
  const on = (far: number) => fast(pose, [Math.cos(turn) * far, Math.sin(turn) * far]);
  return [on(from), on(from + RAY)];
}

/** What the unit that is looked at sees ahead, its flanks, its rear, and how far it shoots. */
export function Look({ troop, content, depth }: { troop: Troop; content: MiniaturesContent; depth: number }) {
  const { pose, tray, facts } = troop;
  if (!pose || troop.isWall) {
    return null;
  }
  const half = Math.hypot(tray.width, tray.depth) / 2;
  const rays = [tray.ray, -tray.ray, 18_000 - tray.ray, 18_000 + tray.ray].map((angle) =>
    ray(pose, angle, half).map((point) => drawn(point, depth)),
  );
  const [left, right] = rays;
  const front = drawn(fast(pose, [tray.depth / 2, 0]), depth);
  const range = facts.attacks?.find(({ kind }) => kind === "ranged")?.range;
  return (
    <g className="look-aids" aria-hidden="true">
      {left?.[0] && left[1] && right?.[0] && right[1] && (
        <path className="front-arc" d={`M${at(left[0])}L${at(left[1])}L${at(right[1])}L${at(right[0])}Z`} />
      )}
      {rays.map(([a, b], i) => a && b && <path key={i} className="arc-ray" d={`M${at(a)}L${at(b)}`} />)}
      {range && <circle className="range" cx={front.x} cy={front.y} r={unit(content.table.ranges[range])} />}
    </g>
  );
}

const argOf = (offer: Offer, name: string) => offer.args?.find((arg) => arg.name === name);

/** What an offer tells of an attack or a charge, in a few signs. */
function brief(offer: Offer, text: Text): string {
  const value = (name: string) => argOf(offer, name)?.value ?? 0;
  if (argOf(offer, "chance")) {
    return text("board.miniatures.brief.charge", { n: value("chance") });
  }
  return text(value("covered") === 1 ? "board.miniatures.brief.covered" : "board.miniatures.brief.attack", {
    n: value("wounds"),
    kill: value("kill"),
  });
}

/** Options that tell odds against a unit. */
const TELLING = /^option\.(action\.(charge|attack)\.odds|melee-target\.odds|shoot-at\.(odds|cover))$/;

/** From who acts to each enemy that may be charged, shot at or struck: a line, and how likely it is. */
export function Prospects({
  view,
  content,
  text,
  offers = [],
  asked = [],
  depth,
}: MiniaturesProps & { depth: number }) {
  const actor = troopOf(asked.find(({ kind }) => kind === "unit")?.word ?? "", view, content);
  if (!actor?.pose) {
    return null;
  }
  const from = drawn(fast(actor.pose, [actor.tray.depth / 2, 0]), depth);
  return (
    <g className="prospects" aria-hidden="true">
      {offers
        .filter(({ key }) => TELLING.test(key))
        .map((offer) => {
          const target = troopOf(argOf(offer, "unit")?.word ?? "", view, content);
          if (!target?.pose) {
            return null;
          }
          const to = drawn(target.pose, depth);
          const says = brief(offer, text);
          return (
            <g key={target.id} data-covered={argOf(offer, "covered")?.value === 1 || undefined}>
              <path className="sight-back" d={`M${at(from)}L${at(to)}`} />
              <path className="sight" d={`M${at(from)}L${at(to)}`} />
              <g transform={`translate(${at({ x: to.x, y: to.y - 17 })})`}>
                <text className="prospect-words">{says}</text>
              </g>
            </g>
          );
        })}
    </g>
  );
}

/** While something is placed: how far it may go; and of a charge its way, how it would lie then, and how likely that is. */
export function Way({
  placing,
  view,
  content,
  text,
  depth,
}: {
  placing: Placing;
  view: MiniaturesView;
  content: MiniaturesContent;
  text: Text;
  depth: number;
}) {
  const { placement, fit, pose } = placing;
  const from = readPose(placement.from ?? "");
  const most = fit?.measures?.find(({ name }) => name === "moved")?.most;
  const value = (name: string) => fit?.saying?.args.find((arg) => arg.name === name)?.value;
  const [far, chance] = [value("far"), value("chance")];
  const [endX, endY, endTurn] = [value("end-x"), value("end-y"), value("end-turn")];
  const end: Pose | null =
    endX === undefined || endY === undefined || endTurn === undefined
      ? null
      : { x: endX, y: endY, turn: endTurn };
  const target = troopOf(placing.about.filter(({ kind }) => kind === "unit")[1]?.word ?? "", view, content);
  const placed = troopOf(placing.about.find(({ kind }) => kind === "unit")?.word ?? "", view, content);
  const wide = Math.max(...placement.outline.map(([, y]) => y));
  const ahead = Math.max(...placement.outline.map(([x]) => x));
  const lane: Outline | null =
    far === undefined || chance === undefined
      ? null
      : [
          [ahead, wide],
          [ahead + far, wide],
          [ahead + far, -wide],
          [ahead, -wide],
        ];
  const label = lane && drawn(fast(pose, [ahead + (far ?? 0) / 2, 0]), depth);
  return (
    <g className="way-aids" aria-hidden="true">
      {from && most !== undefined && most > 0 && (
        <circle className="reach" {...centre(drawn(from, depth))} r={unit(most)} />
      )}
      {placed && !lane && <Look troop={{ ...placed, pose }} content={content} depth={depth} />}
      {lane && <polygon className="charge-lane" points={polygon(lane, pose, depth)} />}
      {end && <polygon className="charge-end" points={polygon(placement.outline, end, depth)} />}
      {target?.pose && (
        <polygon
          className="charge-target"
          points={cornersOf(target.tray, target.pose)
            .map((point) => at(drawn(point, depth)))
            .join(" ")}
        />
      )}
      {label && (
        <text className="prospect-words" x={label.x} y={label.y}>
          {text("board.miniatures.brief.charge", { n: chance ?? 0 })}
        </text>
      )}
    </g>
  );
}

const centre = ({ x, y }: Point) => ({ cx: x, cy: y });
