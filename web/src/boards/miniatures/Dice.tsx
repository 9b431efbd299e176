import { Pick } from "../Spot";
import type { Marks, Text } from "../board";
import { innermost, seatOf } from "./field";
import { Die } from "./Die";
import { SeatMark } from "./Tokens";
import type { MiniaturesProps } from "./types";

export const faces = ["one", "two", "three", "four", "five", "six"] as const;
export type Face = (typeof faces)[number];

export const valueOf = (face: Face) => faces.indexOf(face) + 1;

/** How many dice show a face, those that were rolled again too. */
function showing(dice: Record<string, number>, face: Face): number {
  return (dice[face] ?? 0) + (dice[`${face}-again`] ?? 0);
}

/** Dice of six that have been rolled, one by one. */
export function Roll({ values, text, of = "" }: { values: readonly number[]; text: Text; of?: string }) {
  return values.map((value, i) => (
    <Die
      key={`${of} ${i} ${value}`}
      face={value}
      turn={i}
      name={text("board.miniatures.die", { n: value })}
    />
  ));
}

/** The dice that lie on the table now: of the attack, the charge or the test in progress; dice of one face are picked together. */
export function Dice(props: MiniaturesProps) {
  const { view, text } = props;
  const marks: Marks = props;
  const attack = innermost(view.attack);
  const test = innermost(view.test);
  const charge = innermost(view.charge);
  const thrown = faces.filter((face) => showing(attack?.dice ?? {}, face) > 0).reverse();
  const tested = (["one", "two", "d3"] as const).filter((die) => (test?.dice?.[die] ?? 0) > 0);
  if (tested.length > 0 && test?.unit !== undefined) {
    return (
      <div className="dice mini-dice" role="group" aria-label={text("board.miniatures.dice")}>
        <SeatMark seat={seatOf(test.unit)} />
        <span className="dice-of">{text(`board.miniatures.test.${test.kind ?? "panic"}`)}</span>
        {tested.map((die) => (
          <Pick
            key={die}
            marks={marks}
            kind="test-die"
            word={die}
            name={`${text(`test-die.${die}`)}: ${test.dice?.[die] ?? 0}`}
            className={`cast cast-${die}`}
          >
            <Roll values={[test.dice?.[die] ?? 0]} text={text} of={`${test.unit} ${die}`} />
          </Pick>
        ))}
      </div>
    );
  }
  if (thrown.length > 0 && attack?.attacker !== undefined) {
    const blocking = (attack.hits ?? 0) > 0;
    const who = blocking ? (attack.defender ?? attack.attacker) : attack.attacker;
    return (
      <div className="dice mini-dice" role="group" aria-label={text("board.miniatures.dice")}>
        <SeatMark seat={seatOf(who)} />
        <span className="dice-of">{text(`board.miniatures.dice.${blocking ? "defence" : "attack"}`)}</span>
        {thrown.map((face) => {
          const n = showing(attack.dice ?? {}, face);
          return (
            <Pick
              key={face}
              marks={marks}
              kind="face"
              word={face}
              name={text("board.miniatures.dice-of", { n, face: valueOf(face) })}
              className="cast"
            >
              <Roll
                values={Array.from({ length: n }, () => valueOf(face))}
                text={text}
                of={`${who} ${attack.attacker ?? ""} ${blocking}`}
              />
            </Pick>
          );
        })}
      </div>
    );
  }
  if (charge?.charger !== undefined && (charge.die ?? 0) > 0) {
    return (
      <div className="dice mini-dice" role="group" aria-label={text("board.miniatures.dice")}>
        <SeatMark seat={seatOf(charge.charger)} />
        <span className="dice-of">{text("board.miniatures.dice.charge")}</span>
        <span className="cast">
          <Roll values={[charge.die ?? 0]} text={text} of={charge.charger} />
        </span>
      </div>
    );
  }
  return null;
}
