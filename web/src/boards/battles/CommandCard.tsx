import { Pick } from "../Spot";
import type { Marks, Text } from "../board";
import { FaceSign, Icon } from "./Tokens";
import { sentences } from "./words";
import { faces, type BattlesProps, type CardFacts, type Face } from "./types";

/** A command card: its title, whose it is, what its commands cost, what it says. */
export function CommandCard({ card, ...props }: BattlesProps & { card: string }) {
  const { content, text } = props;
  const marks: Marks = props;
  const facts = content.cards.cards.find(({ id }) => id === card);
  const whose = content.commanders.commanders.find(({ figure }) => figure === facts?.commander);
  const costs = (facts?.commands ?? []).map(({ cost }) => cost);
  const name = [
    text(`card.${card}`),
    ...(whose ? [text(`commander.${whose.id}`)] : []),
    costs.map((n) => text("board.battles.cost", { n })).join(text("board.battles.or")),
    text(`card.${card}.text`),
  ].join(", ");
  return (
    <Pick
      marks={marks}
      kind="card"
      word={card}
      name={name}
      className={`command-card ${facts?.house ?? ""}${whose ? " led" : ""}`}
    >
      <b>{text(`card.${card}`)}</b>
      <span className="costs">
        {costs.map((cost, i) => (
          <span key={i} className="cost" title={text("board.battles.cost", { n: cost })}>
            {"★".repeat(cost)}
          </span>
        ))}
      </span>
      {whose && (
        <small>
          <Icon icon="flying-flag" /> {text(`commander.${whose.id}`)}
        </small>
      )}
      {sentences(text(`card.${card}.text`)).map((says) => (
        <p key={says}>{says}</p>
      ))}
      {facts?.tactic && <Condition tactic={facts.tactic} text={text} />}
    </Pick>
  );
}

/** What a tactic needs, as signs. */
function Condition({ tactic, text }: { tactic: NonNullable<CardFacts["tactic"]>; text: Text }) {
  const needs = [tactic.if ?? []].flat().flatMap((one) => one.split(" and "));
  const tokens = needs.flatMap((need): { face: Face; n: number }[] => {
    const found = /^(\w+)-tokens(?: >= (\d+))?$/.exec(need);
    const face = faces.find((one) => one === found?.[1]);
    return face ? [{ face, n: Number(found?.[2] ?? 1) }] : [];
  });
  return (
    tokens.length > 0 && (
      <span className="needs" title={text("board.battles.needs")}>
        {tokens.flatMap(({ face, n }) =>
          Array.from({ length: n }, (_, i) => (
            <svg key={`${face} ${i}`} viewBox="-17 -17 34 36" aria-hidden="true">
              <FaceSign face={face} size={30} />
            </svg>
          )),
        )}
      </span>
    )
  );
}
