import type { Text } from "../boards/board";
import type { Flaw } from "../table/review";
import type { Army, ArmyAbout, Cards } from "./army";
import { AttachmentPicture, NcuPicture, UnitPicture } from "./Picture";

/** The army as it stands: units with whoever is attached, and non-combat units. */
export function Roster({
  army,
  about,
  flaws,
  cards,
  text,
  says,
  onAttach,
  onRemoveUnit,
  onRemoveNcu,
}: {
  army: Army;
  about: ArmyAbout | null;
  flaws: readonly Flaw[];
  cards: Cards;
  text: Text;
  says: (flaw: Flaw) => string;
  onAttach: (index: number, attachment: string) => void;
  onRemoveUnit: (index: number) => void;
  onRemoveNcu: (index: number) => void;
}) {
  const wrong = (part: string) => flaws.filter((flaw) => flaw.part === part);
  const remove = (name: string, act: () => void) => (
    <button type="button" className="close" aria-label={text("army.remove", { name })} onClick={act}>
      ×
    </button>
  );
  const told = (part: string) =>
    wrong(part).map((flaw, at) => (
      <p key={at} className="against">
        {says(flaw)}
      </p>
    ));
  return (
    <ol className="roster" aria-label={text("army.roster")}>
      {army.units.map(({ unit, attachment }, index) => {
        const card = cards.units.get(unit);
        const who = attachment === undefined ? undefined : cards.attachments.get(attachment);
        const name = text(`unit-card.${unit}`);
        const costs = about?.units[index];
        const mayJoin = (about?.offers ?? []).filter(
          (offer) => offer.attachment !== undefined && offer.at === index && offer.clause === undefined,
        );
        return (
          <li key={index} data-flaw={wrong(`units/${index}`).length > 0 || undefined}>
            {card && <UnitPicture card={card} />}
            <b>{name}</b>
            <span className="cost">{text("army.points", { n: costs?.cost ?? card?.cost ?? 0 })}</span>
            {remove(name, () => {
              onRemoveUnit(index);
            })}
            {attachment !== undefined && (
              <div className="attached">
                {who && <AttachmentPicture card={who} />}
                <span>{text(`attachment.${attachment}`)}</span>
                <span className="cost">
                  {text("army.points", { n: costs?.attachmentCost ?? who?.cost ?? 0 })}
                </span>
                {remove(text(`attachment.${attachment}`), () => {
                  onAttach(index, "");
                })}
              </div>
            )}
            {attachment === undefined && mayJoin.length > 0 && (
              <select
                aria-label={text("army.attach-to", { name })}
                value=""
                onChange={(event) => {
                  onAttach(index, event.target.value);
                }}
              >
                <option value="">{text("army.attach")}</option>
                {mayJoin.map((offer) => (
                  <option key={offer.attachment} value={offer.attachment}>
                    {cards.attachments.get(offer.attachment ?? "")?.commander ? "♛ " : ""}
                    {text(`attachment.${offer.attachment ?? ""}`)} ({text("army.points", { n: offer.cost })})
                  </option>
                ))}
              </select>
            )}
            {told(`units/${index}`)}
          </li>
        );
      })}
      {army.ncus.map((ncu, index) => {
        const card = cards.ncus.get(ncu);
        const name = text(`ncu.${ncu}`);
        return (
          <li key={`ncu ${index}`} data-flaw={wrong(`ncus/${index}`).length > 0 || undefined}>
            <NcuPicture faction={card?.faction ?? "neutral"} />
            <b>{name}</b>
            <span className="cost">{text("army.points", { n: card?.cost ?? 0 })}</span>
            {remove(name, () => {
              onRemoveNcu(index);
            })}
            {told(`ncus/${index}`)}
          </li>
        );
      })}
    </ol>
  );
}
