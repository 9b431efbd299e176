import { border, middle, outline, within, xy } from "./hexes";
import type { Ground, Troop } from "./plan";
import { reachOf, sightOf } from "./reach";
import type { BattlesContent, BattlesView } from "./types";

/** How far a commander's word carries. */
export const ZONE = 2;

/** What the unit that is looked at commands, reaches and sees. */
export function Aids({
  troop,
  ground,
  view,
  content,
}: {
  troop: Troop;
  ground: Ground;
  view: BattlesView;
  content: BattlesContent;
}) {
  const sight = sightOf(troop, ground, view, content);
  const { attack, move } = reachOf(troop, ground, view);
  const zone = troop.commander && within(ground.size, troop.hex, ZONE);
  const range = sight && within(ground.size, troop.hex, sight.most);
  const [x, y] = middle(troop.hex);
  return (
    <g className={`aids ${troop.house}`} aria-hidden="true">
      {zone && (
        <>
          <path className="zone-wash" d={zone.map((hex) => outline(hex)).join("")} />
          <path className="zone-line" d={border(zone)} />
        </>
      )}
      {sight && range && (
        <>
          <path className="unseen" d={sight.hidden.map((hex) => outline(hex, 0.97)).join("")} />
          <path className="range-line" d={border(range)} />
        </>
      )}
      <path className="reach-move" d={move.map((hex) => outline(hex, 0.3)).join("")} />
      <path className="reach-attack" d={attack.map((hex) => outline(hex, 0.3)).join("")} />
      {sight?.lines.map(({ to, clear, by }) => {
        const [tx, ty] = middle(to);
        const stop = by && middle(by);
        return (
          <g key={xy(middle(to))} className={clear ? "sight-line clear" : "sight-line"}>
            <path d={`M${x} ${y}L${tx} ${ty}`} />
            {stop && <path className="cross" d={`M${stop[0] - 9} ${stop[1] - 9}l18 18m0 -18l-18 18`} />}
          </g>
        );
      })}
    </g>
  );
}
