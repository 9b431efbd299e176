import "../boards.css";
import "./battue.css";
import { BattueMap } from "./BattueMap";
import { BattuePanel } from "./BattuePanel";
import { Die } from "./Die";
import { Badge } from "./Tokens";
import type { BattueProps } from "./types";

/** The whole table: the city, the dice, and beside or below them the players and the cards. */
export function BattueBoard(props: BattueProps) {
  return (
    <div className="board battue-board">
      <div className="board-inner">
        <div className="city">
          <BattueMap {...props} />
          <Dice {...props} />
        </div>
        <BattuePanel {...props} />
      </div>
    </div>
  );
}

/** The dice of the battle in progress; another round rolls them anew. */
export function Dice({ view, text }: BattueProps) {
  const { battle, turn } = view;
  const attack = battle?.["attack-die"];
  const defence = battle?.["defence-die"];
  if (battle?.space === undefined || (attack === undefined && defence === undefined)) {
    return null;
  }
  const round = `${battle.space} ${battle.round ?? 0}`;
  return (
    <div className="dice" role="group" aria-label={text("board.battue.dice")}>
      <Badge colour={turn.active} />
      {attack !== undefined && (
        <Die
          key={`attack ${round} ${attack}`}
          value={attack}
          name={text("board.battue.attack-die", { n: attack })}
          className={`player-${turn.active}`}
        />
      )}
      <span className="versus">⚔</span>
      {defence !== undefined && (
        <Die
          key={`defence ${round} ${defence}`}
          value={defence}
          name={text("board.battue.defence-die", { n: defence })}
          className={battle.defender ? `player-${battle.defender}` : ""}
        />
      )}
      {battle.defender && <Badge colour={battle.defender} />}
    </div>
  );
}
