import { Glyph, Icon, Shield } from "./Tokens";
import { planOf, zoneOf } from "./plan";
import type { BattlesProps } from "./types";

const LAST = 11;
const CELL = 20;
const HIGH = 26;

/** What the marker says. */
function saysMorale({ view, content, text }: BattlesProps): string {
  const marker = view.morale ?? 0;
  return marker === 0
    ? text("board.battles.morale-even")
    : text("board.battles.morale-at", {
        house: text(`seat.${marker < 0 ? "stark" : "lannister"}`),
        n: Math.abs(marker),
        zone: text(`zone.${zoneOf(marker, content.board)}`),
      });
}

/** The morale track: Stark's side to the left, Lannister's to the right; whoever has the marker on his side is losing heart. */
export function MoraleTrack(props: BattlesProps) {
  const { view, content, text } = props;
  const plan = planOf(view, content);
  const marker = view.morale ?? 0;
  const spaces = Array.from({ length: 2 * LAST + 1 }, (_, i) => i - LAST);
  const routs = (space: number) =>
    Math.abs(space) === LAST && String(plan?.morale[space < 0 ? "stark" : "lannister"]) === "rout";
  const breaks = Object.values(content.board.morale);
  return (
    <svg
      className="morale-track"
      viewBox={`${-LAST * CELL - CELL / 2 - 2} -24 ${(2 * LAST + 1) * CELL + 4} 60`}
      role="img"
      aria-label={`${text("board.battles.morale")}: ${saysMorale(props)}`}
    >
      <title>{saysMorale(props)}</title>
      {spaces.map((space) => {
        const x = space * CELL;
        const [at, isBreak] = [zoneOf(space, content.board), breaks.includes(Math.abs(space))];
        return (
          <g key={space} className={`space-of zone-${at}`} transform={`translate(${x} 0)`}>
            <rect x={-CELL / 2 + 0.8} y="0" width={CELL - 1.6} height={HIGH} rx="3" />
            {routs(space) ? (
              <Glyph className="rout" icon="skull-crossed-bones" x={0} y={HIGH / 2} size={16} />
            ) : (
              <text y={HIGH / 2 + 4.6}>{Math.abs(space)}</text>
            )}
            {isBreak && Math.abs(space) < LAST && (
              <path className="break" d={`M-6 ${HIGH + 8}L0 ${HIGH + 2}L6 ${HIGH + 8}Z`} />
            )}
          </g>
        );
      })}
      <g transform={`translate(${-LAST * CELL} -12)`}>
        <Shield house="stark" scale={0.6} />
      </g>
      <g transform={`translate(${LAST * CELL} -12)`}>
        <Shield house="lannister" scale={0.6} />
      </g>
      <g className="marker" style={{ transform: `translate(${marker * CELL}px, 0)` }}>
        <path d="M0 4L-8 -8A8.6 8.6 0 1 1 8 -8Z" />
        <circle cy="-12" r="3.6" />
        <rect x={-CELL / 2} y="-0.6" width={CELL} height={HIGH + 1.2} rx="4" />
      </g>
    </svg>
  );
}

/** The track and its words. */
export function Morale(props: BattlesProps) {
  return (
    <section className="morale" aria-label={props.text("board.battles.morale")}>
      <h3>{props.text("board.battles.morale")}</h3>
      <MoraleTrack {...props} />
      <p className="says-morale">
        <Icon icon="flying-flag" /> {saysMorale(props)}
      </p>
    </section>
  );
}
