import { Pick } from "../Spot";
import type { Marks, Text } from "../board";
import { Die } from "./Die";
import { Arms } from "./Tokens";
import { troopAt } from "./plan";
import { faces, type BattlesProps, type BattlesView, type Face, type Tokens } from "./types";

/** The faces of a roll, one by one. */
export function rollOf(counts: Tokens): Face[] {
  return faces.flatMap((face) => Array.from({ length: counts[face] ?? 0 }, () => face));
}

/** The dice that lie on the table now: those of an attack, or those that breach palisades. */
export function diceNow({ attack, breach }: BattlesView): Tokens {
  return attack?.faces ?? breach ?? {};
}

/** Dice that have been rolled, each resting on its face. */
export function Roll({ roll, text, of = "" }: { roll: readonly Face[]; text: Text; of?: string }) {
  return roll.map((face, i) => (
    <Die
      key={`${of} ${i} ${face}`}
      face={face}
      turn={i}
      name={text("board.battles.die", { face: text(`token.${face}`) })}
    />
  ));
}

/** The dice of the attack in progress; those of one face can be picked together. */
export function Dice(props: BattlesProps) {
  const { view, content, text } = props;
  const marks: Marks = props;
  const { attack } = view;
  const counts = diceNow(view);
  const there = faces.filter((face) => (counts[face] ?? 0) > 0);
  if (there.length === 0) {
    return null;
  }
  const who = troopAt(attack?.attacker ?? "", view, content)?.house;
  const of = `${attack?.attacker ?? ""} ${attack?.target ?? ""} ${attack?.kind ?? ""}`;
  return (
    <div className="dice battles-dice" role="group" aria-label={text("board.battles.dice")}>
      {who && <Arms house={who} />}
      {there.map((face) => {
        const name = text("board.battles.tokens-of", { n: counts[face] ?? 0, face: text(`token.${face}`) });
        return (
          <Pick key={face} marks={marks} kind="token" word={face} name={name} className="cast">
            <Roll roll={rollOf({ [face]: counts[face] ?? 0 })} text={text} of={of} />
          </Pick>
        );
      })}
    </div>
  );
}
