import { useState, type ReactNode } from "react";
import type { Text } from "../boards/board";
import type { AttachmentCard, Cards, NcuCard, Offer, UnitCard } from "./army";
import { AttachmentPicture, NcuPicture, UnitPicture } from "./Picture";
import { AttachmentWords, figuresOf, NcuWords, UnitWords } from "./Words";

const KINDS = ["units", "commanders", "attachments", "ncus"] as const;
type Kind = (typeof KINDS)[number];

const plain = (words: string) => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Every card that the army may have, by kind, with what adding it would come to. */
export function Catalogue({
  faction,
  cards,
  offers,
  text,
  clause,
  onUnit,
  onNcu,
  onAttachment,
}: {
  faction: string;
  cards: Cards;
  offers: readonly Offer[];
  text: Text;
  /** What a clause says. */
  clause: (id: string) => string;
  onUnit: (card: UnitCard) => void;
  onNcu: (card: NcuCard) => void;
  onAttachment: (card: AttachmentCard, at: number) => void;
}) {
  const [kind, setKind] = useState<Kind>("units");
  const [sought, setSought] = useState("");
  const [fits, setFits] = useState(false);
  const isOurs = (card: { faction: string }) => card.faction === faction || card.faction === "neutral";
  const listed = (key: string, id: string, against: string | undefined) =>
    plain(text(`${key}.${id}`)).includes(plain(sought)) && (!fits || against === undefined);
  const host = (id: string) => {
    const all = offers.filter(({ attachment }) => attachment === id);
    return all.find((offer) => offer.clause === undefined) ?? all[0];
  };
  const why = (offer: Offer | undefined) => (offer?.clause === undefined ? undefined : clause(offer.clause));

  const people = [...cards.attachments.values()]
    .filter((card) => isOurs(card) && (card.commander === true) === (kind === "commanders"))
    .map((card) => ({ card, offer: host(card.id) }))
    .filter(({ card, offer }) => listed("attachment", card.id, offer ? offer.clause : "none"));
  const units = [...cards.units.values()]
    .filter((card) => isOurs(card) && card.type !== "wall")
    .map((card) => ({ card, offer: offers.find(({ unit }) => unit === card.id) }))
    .filter(({ card, offer }) => listed("unit-card", card.id, offer?.clause));
  const ncus = [...cards.ncus.values()]
    .filter(isOurs)
    .map((card) => ({ card, offer: offers.find(({ ncu }) => ncu === card.id) }))
    .filter(({ card, offer }) => listed("ncu", card.id, offer?.clause));

  return (
    <section className="catalogue" aria-labelledby="catalogue">
      <h2 id="catalogue">{text("army.catalogue")}</h2>
      <div className="filters">
        <div role="group" aria-label={text("army.kinds")} className="switch">
          {KINDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={kind === one}
              onClick={() => {
                setKind(one);
              }}
            >
              {text(`army.kind.${one}`)}
            </button>
          ))}
        </div>
        <input
          type="search"
          aria-label={text("army.seek")}
          placeholder={text("army.seek")}
          value={sought}
          onChange={(event) => {
            setSought(event.target.value);
          }}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={fits}
            onChange={(event) => {
              setFits(event.target.checked);
            }}
          />
          {text("army.fits")}
        </label>
      </div>
      <ul className="cards">
        {kind === "units" &&
          units.map(({ card, offer }) => (
            <CardItem
              key={card.id}
              name={text(`unit-card.${card.id}`)}
              cost={offer?.cost ?? card.cost}
              picture={<UnitPicture card={card} />}
              brief={figuresOf(card, text)}
              against={why(offer)}
              text={text}
              onAdd={() => {
                onUnit(card);
              }}
            >
              <UnitWords card={card} text={text} />
            </CardItem>
          ))}
        {(kind === "commanders" || kind === "attachments") &&
          people.map(({ card, offer }) => (
            <CardItem
              key={card.id}
              name={text(`attachment.${card.id}`)}
              cost={offer?.cost ?? card.cost}
              picture={<AttachmentPicture card={card} />}
              brief={text(`army.type.${card.type}`)}
              against={offer ? why(offer) : text("army.no-host")}
              text={text}
              {...(offer?.at === undefined
                ? {}
                : {
                    onAdd: () => {
                      onAttachment(card, offer.at ?? 0);
                    },
                  })}
            >
              <AttachmentWords card={card} text={text} />
            </CardItem>
          ))}
        {kind === "ncus" &&
          ncus.map(({ card, offer }) => (
            <CardItem
              key={card.id}
              name={text(`ncu.${card.id}`)}
              cost={card.cost}
              picture={<NcuPicture faction={card.faction} />}
              brief={text("army.ncu")}
              against={why(offer)}
              text={text}
              onAdd={() => {
                onNcu(card);
              }}
            >
              <NcuWords id={card.id} text={text} />
            </CardItem>
          ))}
      </ul>
    </section>
  );
}

function CardItem({
  name,
  cost,
  picture,
  brief,
  against,
  text,
  onAdd,
  children,
}: {
  name: string;
  cost: number;
  picture: ReactNode;
  brief: string;
  /** The rule that it would break, in words. */
  against: string | undefined;
  text: Text;
  /** Not there if there is no place for it. */
  onAdd?: () => void;
  children: ReactNode;
}) {
  return (
    <li data-against={against !== undefined || undefined}>
      {picture}
      <details>
        <summary>
          <b>{name}</b>
          <small>{brief}</small>
        </summary>
        <div className="words">{children}</div>
      </details>
      <span className="cost">{text("army.points", { n: cost })}</span>
      <button
        type="button"
        className="add"
        disabled={!onAdd}
        aria-label={text("army.add", { name })}
        title={text("army.add", { name })}
        onClick={onAdd}
      >
        +
      </button>
      {against !== undefined && <p className="against">{against}</p>}
    </li>
  );
}
