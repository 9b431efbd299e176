import type { Offer } from "../board";
import type { Troop } from "./field";
import { Icon, SeatMark, factionIcons } from "./Tokens";
import { ConditionToken } from "./Tray";
import { conditions, type MiniaturesProps } from "./types";
import { cardName, stateOf, strength } from "./words";

/** What may be said now that speaks of a unit and tells how likely something is. */
function oddsOf(offers: readonly Offer[], id: string, language: string): string[] {
  return offers
    .filter(
      ({ marks, text }) =>
        marks.some(({ kind, word }) => kind === "unit" && word === id) && /\d ?%/.test(text[language] ?? ""),
    )
    .map(({ text }) => text[language] ?? "");
}

/** The card of a unit: who it is, what it rolls by ranks left, its words, and what is so of it now. */
export function UnitCard({
  troop,
  aside,
  close,
  ...props
}: MiniaturesProps & { troop: Troop; aside: "left" | "right"; close: (() => void) | undefined }) {
  const { view, content, text, offers = [] } = props;
  const { facts, attachment, tray, figures } = troop;
  const state = stateOf(troop, view, content, text).filter(
    (says) => !conditions.some((one) => says === text(`condition.${one}`)),
  );
  const lost = tray.ranks - Math.ceil(figures / tray.files);
  const odds = oddsOf(offers, troop.id, text("board.language"));
  const abilities = [...(facts.abilities ?? []), ...(attachment?.abilities ?? [])];
  return (
    <aside
      className="mini-unit-card"
      data-seat={troop.seat}
      data-aside={aside}
      aria-label={text(`unit.${troop.id}`)}
    >
      <header>
        <SeatMark seat={troop.seat} />
        <div>
          <b>{cardName(troop, text)}</b>
          {attachment && (
            <i>
              {troop.isLed ? "♛ " : ""}
              {text(`attachment.${attachment.id}`)}
            </i>
          )}
          <small>
            <Icon icon={factionIcons[facts.faction] ?? "two-coins"} /> {text(`unit.${troop.id}`)} ·{" "}
            {strength(troop, text)}
          </small>
        </div>
        {close && (
          <button type="button" aria-label={text("board.miniatures.close")} onClick={close}>
            ×
          </button>
        )}
      </header>
      {(troop.view.conditions ?? []).length > 0 && (
        <ul className="card-conditions">
          {conditions
            .filter((one) => troop.view.conditions?.includes(one))
            .map((one) => (
              <li key={one}>
                <svg viewBox="-9 -9 18 18" aria-hidden="true">
                  <ConditionToken condition={one} />
                </svg>
                <b>{text(`condition.${one}`)}</b> {text(`board.miniatures.condition.${one}`)}
              </li>
            ))}
        </ul>
      )}
      {state.length > 0 && <p className="state">{state.join(" · ")}</p>}
      {odds.length > 0 && (
        <ul className="odds">
          {odds.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
      <dl className="figures">
        <div>
          <dt>{text("board.miniatures.speed")}</dt>
          <dd>{facts.speed}″</dd>
        </div>
        <div>
          <dt>{text("board.miniatures.defence")}</dt>
          <dd>{facts.defence}+</dd>
        </div>
        <div>
          <dt>{text("board.miniatures.morale")}</dt>
          <dd>{facts.morale}+</dd>
        </div>
      </dl>
      <table>
        <tbody>
          {(facts.attacks ?? []).map(({ name, kind, range, hit, dice }) => (
            <tr key={name + kind}>
              <th>
                <Icon icon={kind === "ranged" ? "pocket-bow" : "crossed-swords"} /> {text(`weapon.${name}`)}
                <small>
                  {kind === "ranged"
                    ? text(`board.miniatures.range.${range ?? "short"}`)
                    : text("board.miniatures.melee")}
                </small>
              </th>
              <td>{hit}+</td>
              <td className="ranks">
                {dice.map((n, rank) => (
                  <span key={rank} data-now={rank === lost || undefined}>
                    {n}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="abilities">
        {abilities.map((id) => (
          <div key={id} data-used={(troop.view["orders-used"] ?? []).includes(id) || undefined}>
            <dt>{text(`ability.${id}`)}</dt>
            <dd>{text(`ability.${id}.text`)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
