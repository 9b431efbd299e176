import type { Text } from "../boards/board";
import type { AttachmentCard, UnitCard } from "./army";

/** A text that some cards have. */
const has = (text: Text, key: string) => !text(key).startsWith("‹");

/** What somebody or something can do, by name and in words. */
export function Abilities({ ids, text }: { ids: readonly string[]; text: Text }) {
  return (
    <dl>
      {ids.map((id) => (
        <div key={id}>
          <dt>{text(`ability.${id}`)}</dt>
          {has(text, `ability.${id}.text`) && <dd>{text(`ability.${id}.text`)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The figures of a unit in one line, for all who read. */
export function figuresOf(card: UnitCard, text: Text): string {
  return text("army.figures", {
    speed: card.speed,
    defence: card.defence,
    morale: card.morale,
  });
}

export function UnitWords({ card, text }: { card: UnitCard; text: Text }) {
  return (
    <>
      <p className="figures">
        {text(`army.type.${card.type}`)} · {figuresOf(card, text)}
      </p>
      <ul className="attacks">
        {card.attacks.map(({ name, kind, range, hit, dice }) => (
          <li key={name}>
            <b>{text(`weapon.${name}`)}</b>{" "}
            {text(`army.attack.${kind === "melee" ? "melee" : (range ?? "short")}`, {
              hit,
              dice: dice.join(" / "),
            })}
          </li>
        ))}
      </ul>
      <Abilities ids={card.abilities} text={text} />
    </>
  );
}

export function AttachmentWords({ card, text }: { card: AttachmentCard; text: Text }) {
  return (
    <>
      <p className="figures">
        {text(card.commander ? "army.commander" : "army.attachment")} · {text(`army.type.${card.type}`)}
      </p>
      <Abilities ids={card.abilities} text={text} />
      {card.cards && <CardList ids={card.cards.map((card) => ({ card, copies: 2 }))} text={text} />}
    </>
  );
}

export function NcuWords({ id, text }: { id: string; text: Text }) {
  return <p>{text(`ncu.${id}.text`)}</p>;
}

/** Tactics cards with what they say. */
export function CardList({ ids, text }: { ids: readonly { card: string; copies: number }[]; text: Text }) {
  return (
    <dl className="deck">
      {ids.map(({ card, copies }) => (
        <div key={card}>
          <dt>
            {text(`card.${card}`)} <small>×{copies}</small>
          </dt>
          <dd>{text(`card.${card}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
