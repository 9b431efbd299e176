import { Pick } from "../Spot";
import type { Marks } from "../board";
import { CommandToken, Pool } from "./CommandBoard";
import { MoraleTrack } from "./Morale";
import { Arms, Icon } from "./Tokens";
import { ownFirst } from "./plan";
import type { BattlesProps, House } from "./types";

/** Over the field: the morale of both, and what the other House has left. */
export function AboveField(props: BattlesProps) {
  const [, other = "lannister"] = ownFirst(props.view);
  return (
    <div className="above-field">
      <MoraleTrack {...props} />
      <Means {...props} house={other} />
    </div>
  );
}

/** Under the field: one's own order tokens, command tokens and cards. */
export function AtHand(props: BattlesProps) {
  const { view, content, text } = props;
  const marks: Marks = props;
  const [own = "stark"] = ownFirst(view);
  const cards = Object.entries(view.hand ?? {}).flatMap(([card, n]) => Array.from({ length: n }, () => card));
  return (
    <div className="at-hand" role="group" aria-label={text("board.battles.hand")} tabIndex={0}>
      <Means {...props} house={own} />
      {cards.map((card, i) => {
        const facts = content.cards.cards.find(({ id }) => id === card);
        const costs = (facts?.commands ?? []).map(({ cost }) => cost);
        return (
          <Pick
            key={`${card} ${i}`}
            marks={marks}
            kind="card"
            word={card}
            name={text(`card.${card}`)}
            className={`hand-chip ${own}`}
          >
            {text(`card.${card}`)}
            <span className="costs">
              {costs.map((cost, at) => (
                <span key={at} className="cost">
                  {"★".repeat(cost)}
                </span>
              ))}
            </span>
          </Pick>
        );
      })}
    </div>
  );
}

/** What a House can act with. */
function Means({ house, ...props }: BattlesProps & { house: House }) {
  const { view, text } = props;
  const command = view.command?.[house] ?? 0;
  const cards = view.decks?.[house]?.hand;
  const says = [
    text("board.battles.command", { n: command }),
    ...(cards === undefined ? [] : [text("board.battles.cards", { n: cards })]),
  ].join(", ");
  return (
    <div className={`means ${house}`} role="group" aria-label={text(`seat.${house}`)}>
      <Arms house={house} />
      <Pool house={house} {...props} />
      <span className="counts" role="img" aria-label={says} title={says}>
        <CommandToken house={house} />
        {command}
        {cards !== undefined && (
          <>
            <Icon icon="card-draw" />
            {cards}
          </>
        )}
      </span>
    </div>
  );
}
