import type { ReactNode } from "react";
import { Pick } from "../Spot";
import type { Marks } from "../board";
import { CommandBoard } from "./CommandBoard";
import { CommandCard } from "./CommandCard";
import { Morale } from "./Morale";
import { Arms, Icon } from "./Tokens";
import { RankMark } from "./UnitCard";
import { holderOf, ownFirst, planOf, troops, worded } from "./plan";
import { houses, type BattlesProps } from "./types";
import { objectiveName, sayUnit, unitName } from "./words";

/** What lies beside the field: rounds and points, morale, one's hand, the two command boards, the plan, the units. */
export function BattlesPanel(props: BattlesProps) {
  return (
    <div className="panel battles-panel">
      <Head {...props} />
      <Morale {...props} />
      <HandCards {...props} />
      <InForce {...props} />
      {ownFirst(props.view).map((house) => (
        <CommandBoard key={house} house={house} {...props} />
      ))}
      <Aim {...props} />
      <Roster {...props} />
      <Discards {...props} />
    </div>
  );
}

function Part({ title, children, className }: { title: ReactNode; children: ReactNode; className: string }) {
  return (
    <section className={className}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The round track and the victory points. */
function Head({ view, content, text }: BattlesProps) {
  const plan = planOf(view, content);
  const rounds = plan?.values.rounds ?? view.round.number;
  const name = worded(plan?.name, text);
  return (
    <section className="head">
      {name !== "" && <h2>{name}</h2>}
      <div
        className="round-track"
        role="img"
        aria-label={text("board.battles.round", { n: view.round.number, of: rounds })}
      >
        {Array.from({ length: rounds }, (_, i) => (
          <i
            key={i}
            data-now={i + 1 === view.round.number || undefined}
            data-past={i + 1 < view.round.number || undefined}
          >
            {i + 1}
          </i>
        ))}
      </div>
      <ul className="points">
        {houses.map((house) => (
          <li key={house} className={house}>
            <Arms house={house} />{" "}
            <b title={text("board.battles.points", { n: view.points?.[house] ?? 0 })}>
              <Icon icon="laurels" /> {view.points?.[house] ?? 0}
            </b>
            {view.round.first === house && (
              <em title={text("board.battles.advantage.text")}>{text("board.battles.advantage")}</em>
            )}
            {view.momentum === house && (
              <em title={text("board.battles.momentum.text")}>{text("board.battles.momentum")}</em>
            )}
            {view.passed?.includes(house) && <em>{text("board.battles.passed")}</em>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandCards(props: BattlesProps) {
  const { view, text } = props;
  if (!view.hand) {
    return null;
  }
  const cards = Object.entries(view.hand).flatMap(([card, n]) => Array.from({ length: n }, () => card));
  return (
    <Part title={text("board.battles.hand")} className="hand">
      {cards.length === 0 && <p className="none">{text("board.battles.no-cards")}</p>}
      <div className="cards">
        {cards.map((card, i) => (
          <CommandCard key={`${card} ${i}`} card={card} {...props} />
        ))}
      </div>
    </Part>
  );
}

/** What cards and commanders have brought about for a while, each named once. */
function InForce({ view, content, text }: BattlesProps) {
  const sources = (view.lasting ?? []).map(({ effect, owner, until, target }) => {
    const card = content.cards.cards.find(({ id }) => effect.startsWith(id));
    const commander = content.commanders.commanders.find(({ id }) => effect.startsWith(id));
    const key = card ? `card.${card.id}` : commander ? `commander.${commander.id}` : "";
    return { key, owner, until, target };
  });
  const keys = [...new Set(sources.map(({ key }) => key))].filter((key) => key !== "");
  return (
    keys.length > 0 && (
      <Part title={text("board.battles.in-force")} className="in-force">
        {keys.map((key) => {
          const own = sources.filter((one) => one.key === key);
          const where = [...new Set(own.flatMap(({ target }) => target ?? []))].join(", ");
          return (
            <p key={key} title={text(`${key}.text`)}>
              <Arms house={own[0]?.owner ?? "stark"} /> <b>{text(key)}</b>
              {where !== "" && ` (${where})`}{" "}
              <em>{text(`board.battles.until.${own[0]?.until ?? "turn"}`)}</em>
            </p>
          );
        })}
      </Part>
    )
  );
}

/** What wins this battle, and its special rules. */
function Aim({ view, content, text }: BattlesProps) {
  const plan = planOf(view, content);
  if (!plan) {
    return null;
  }
  const rules = (plan["special-rules"] ?? [])
    .map((rule) => worded(rule.text, text))
    .filter((says) => says !== "");
  return (
    <Part title={text("board.battles.aim")} className="aim">
      <p>{worded(plan.victory.text, text)}</p>
      {plan.objectives && (
        <ul className="objectives">
          {plan.objectives.map((objective) => {
            const holder = holderOf(objective.id, view, content);
            return (
              <li key={objective.id}>
                <span className="star">★</span> {objectiveName(objective, content, text)} ({objective.at}){" "}
                {holder ? (
                  <>
                    <Arms house={holder} /> {text(`seat.${holder}`)}
                  </>
                ) : (
                  text("board.battles.nobody")
                )}
              </li>
            );
          })}
        </ul>
      )}
      {rules.length > 0 && (
        <details>
          <summary>{text("board.battles.special-rules", { n: rules.length })}</summary>
          {rules.map((says) => (
            <p key={says}>{says}</p>
          ))}
        </details>
      )}
    </Part>
  );
}

/** Every unit by name: to be read, and to be found on the field. */
function Roster(props: BattlesProps) {
  const { view, content, text } = props;
  const marks: Marks = props;
  const all = troops(view, content);
  return (
    <details className="roster">
      <summary>
        {text("board.battles.units")}{" "}
        {houses.map((house) => (
          <span key={house}>
            <Arms house={house} /> {all.filter((troop) => troop.house === house).length}
          </span>
        ))}
      </summary>
      {ownFirst(view).map((house) => (
        <ul key={house}>
          {all
            .filter((troop) => troop.house === house)
            .map((troop) => (
              <li key={troop.at}>
                <Pick
                  marks={marks}
                  kind="hex"
                  word={troop.at}
                  name={`${troop.at}, ${sayUnit(troop, view, text)}`}
                >
                  <RankMark rank={troop.rank} /> <span className="where">{troop.at}</span>{" "}
                  <span className="what">{unitName(troop, text)}</span>
                  <span className="pips">
                    {Array.from({ length: troop.facts.strength }, (_, i) => (
                      <i key={i} data-on={i < troop.figures || undefined} />
                    ))}
                  </span>
                </Pick>
              </li>
            ))}
        </ul>
      ))}
    </details>
  );
}

function Discards({ view, content, text }: BattlesProps) {
  const cards = view.discards ?? [];
  if (cards.length === 0) {
    return null;
  }
  return (
    <details className="discards">
      <summary>
        <Icon icon="card-discard" /> {text("board.battles.discards", { n: cards.length })}
      </summary>
      {houses.map((house) => {
        const own = cards.filter(
          (card) => content.cards.cards.find(({ id }) => id === card)?.house === house,
        );
        return (
          own.length > 0 && (
            <p key={house}>
              <Arms house={house} /> {own.map((card) => text(`card.${card}`)).join(", ")}
            </p>
          )
        );
      })}
    </details>
  );
}
