import type { Text } from "../boards/board";
import { lineOf, type Army, type ArmyAbout, type Cards } from "./army";
import { AttachmentWords, CardList, NcuWords, UnitWords } from "./Words";

/** The army on paper, with all words of its cards; on a screen nobody sees it. */
export function ArmySheet({
  army,
  about,
  flaws,
  cards,
  name,
  size,
  text,
}: {
  army: Army;
  about: ArmyAbout | null;
  flaws: readonly string[];
  cards: Cards;
  name: string;
  size: number;
  text: Text;
}) {
  const people = army.units.flatMap(({ attachment }) => (attachment === undefined ? [] : [attachment]));
  const unitCards = [...new Set(army.units.map(({ unit }) => unit))];
  return (
    <div className="sheet" aria-hidden="true">
      <h1>{name}</h1>
      <p>
        {text(`faction.${army.faction}`)} · {about?.cost ?? "…"} {text("army.of", { n: size })}
      </p>
      {flaws.map((flaw) => (
        <p key={flaw} className="against">
          {flaw}
        </p>
      ))}
      <table>
        <tbody>
          {army.units.map(({ unit, attachment }, index) => (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>
                {text(`unit-card.${unit}`)}
                {attachment !== undefined && ` + ${text(`attachment.${attachment}`)}`}
              </td>
              <td>{(about?.units[index]?.cost ?? 0) + (about?.units[index]?.attachmentCost ?? 0)}</td>
            </tr>
          ))}
          {army.ncus.map((ncu, index) => (
            <tr key={`ncu ${index}`}>
              <td />
              <td>{text(`ncu.${ncu}`)}</td>
              <td>{cards.ncus.get(ncu)?.cost ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unitCards.map((unit) => {
        const card = cards.units.get(unit);
        return (
          card && (
            <article key={unit}>
              <h2>{text(`unit-card.${unit}`)}</h2>
              <UnitWords card={card} text={text} />
            </article>
          )
        );
      })}
      {[...new Set(people)].map((who) => {
        const card = cards.attachments.get(who);
        return (
          card && (
            <article key={who}>
              <h2>{text(`attachment.${who}`)}</h2>
              <AttachmentWords card={{ ...card, cards: [] }} text={text} />
            </article>
          )
        );
      })}
      {army.ncus.map((ncu) => (
        <article key={ncu}>
          <h2>{text(`ncu.${ncu}`)}</h2>
          <NcuWords id={ncu} text={text} />
        </article>
      ))}
      <article>
        <h2>{text("army.deck", { n: (about?.deck ?? []).reduce((sum, { copies }) => sum + copies, 0) })}</h2>
        <CardList ids={about?.deck ?? []} text={text} />
      </article>
      <p className="line">{lineOf(army)}</p>
    </div>
  );
}
