import type { Text } from "../board";
import type { Ground, Troop } from "./plan";
import { opponentOf } from "./plan";
import { Arms, Icon, chevrons, signOf } from "./Tokens";
import { ranks, type BattlesContent, type BattlesView, type Rank } from "./types";

/** The card of a unit: who it is, what it can do at each rank, its words, and what its ground does. */
export function UnitCard({
  troop,
  ground,
  view,
  text,
  odds,
  aside,
  brief,
  close,
}: {
  troop: Troop;
  ground: Ground;
  view: BattlesView;
  content: BattlesContent;
  text: Text;
  /** What attacks by it or on it would do. */
  odds: readonly string[];
  aside: "left" | "right";
  /** True if it is in the way of what may be picked. */
  brief: boolean;
  close: (() => void) | undefined;
}) {
  const { facts, commander, rank, house } = troop;
  const here = ground.at(troop.hex)?.id ?? "plains";
  const opponent = opponentOf(troop.at, view);
  const state = [
    ...(troop.view.spent ? [text("board.battles.spent")] : []),
    ...(opponent === undefined ? [] : [text("board.battles.engaged-with", { where: opponent })]),
  ];
  return (
    <aside
      className={`unit-card ${house}`}
      data-aside={aside}
      data-brief={brief || undefined}
      aria-label={text(`unit.${facts.id}`)}
    >
      <header>
        <Arms house={house} />
        <div>
          <b>{text(commander ? `commander.${commander.id}` : `unit.${facts.id}`)}</b>
          {commander && <i>{text(`commander.${commander.id}.title`)}</i>}
          <small>
            <Icon icon={signOf(facts)} />{" "}
            {[...(commander ? [text(`unit.${facts.id}`)] : []), text(`class.${facts.class}`)].join(" · ")}
          </small>
        </div>
        <span className="strength">
          {troop.figures}
          <small>/{facts.strength}</small>
        </span>
        {close && (
          <button type="button" aria-label={text("board.battles.close")} onClick={close}>
            ×
          </button>
        )}
      </header>
      {state.length > 0 && <p className="state">{state.join(" · ")}</p>}
      {odds.length > 0 && (
        <ul className="odds">
          {odds.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
      <Orders troop={troop} text={text} own={rank} />
      <dl>
        {words(troop, text).map(({ key, says }) => (
          <div key={key}>
            <dt>{says}</dt>
            <dd>{text(`${key}.text`)}</dd>
          </div>
        ))}
        {commander && (
          <div className="ability">
            <dt>
              {text("board.battles.limit", { n: commander.limit })} ·{" "}
              {text("board.battles.capture", { n: commander.capture })}
            </dt>
            <dd>{text(`commander.${commander.id}.text`)}</dd>
          </div>
        )}
        {here !== "plains" && (
          <div>
            <dt>{text(`terrain.${here}`)}</dt>
            <dd>{text(`terrain.${here}.text`)}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}

/** The words of a unit's card, each by its key and as it is printed there. */
function words({ facts }: Troop, text: Text): { key: string; says: string }[] {
  const own = (id: string, n = 0) => ({
    key: `board.battles.keyword.${id}`,
    says: text(`board.battles.keyword.${id}`, { n }),
  });
  return [
    ...(facts.range > 1 ? [own("range", facts.range)] : []),
    ...Object.entries(facts.keywords ?? {}).map(([id, value]) => {
      const word = text(`keyword.${id}`);
      const counts = typeof value === "number" && id !== "advance";
      return { key: `keyword.${id}`, says: counts ? text("board.battles.worth", { word, n: value }) : word };
    }),
    ...(facts["no-valor"] ? [own("no-valor")] : []),
  ];
}

/** A rank among words. */
export function RankMark({ rank }: { rank: Rank }) {
  return (
    <svg className={`rank-mark rank-${rank}`} viewBox="-13 -13 26 26" aria-hidden="true">
      <path className="cloth" d="M-11 -12H11V12H-11Z" />
      <path className="rank" d={chevrons(rank, 6, 6.4)} />
    </svg>
  );
}

function Orders({ troop: { facts }, text, own }: { troop: Troop; text: Text; own: Rank }) {
  return (
    <table>
      <tbody>
        {ranks.map((rank) => (
          <tr key={rank} data-own={rank === own || undefined}>
            <th>
              <span className="said">{text(`rank.${rank}`)}</span>
              <RankMark rank={rank} />
            </th>
            <td>
              {facts.orders[rank].options
                .map(({ move, attack }) =>
                  text(attack ? "board.battles.move-attack" : "board.battles.move-only", { n: move }),
                )
                .join(text("board.battles.or"))}
            </td>
            <td className="dice-of">{text("board.battles.dice-of", { n: facts.orders[rank].dice })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
