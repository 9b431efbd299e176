import { memo } from "react";
import type { Mark } from "../boards/board";
import { pointing } from "../boards/pointing";
import type { Event, News, Question } from "../table/messages";
import { useScene } from "./context";
import { marksOf, sameMark } from "./marks";

/** So many entries are always looked through. */
const RECENT = 3;

/** Where it is fought: the place of the last battle that was told before the sum, or of the sum itself. */
function placeOf(told: readonly Event[], sum: Event): Mark | undefined {
  const before = told.slice(0, told.indexOf(sum) + 1);
  const last = before.findLast(({ args }) => args.some(({ name }) => name === "where"));
  const where = last?.args.find(({ name }) => name === "where");
  return where?.word === undefined ? undefined : { kind: where.kind, word: where.word };
}

/**
 * The arithmetic of what was fought out last; it stands until the reader's next answer but one. If the question is about
 * another place, it is said that this was before.
 */
export const Reckoning = memo(function Reckoning({
  news,
  seat,
  question,
}: {
  news: readonly News[];
  seat: number;
  question?: Question | undefined;
}) {
  const { text, words, cite, hover } = useScene();
  const mine = news.findLastIndex((one) => one.seat === seat && one.told && one.undo === undefined);
  const told = news.slice(Math.max(0, Math.min(mine, news.length - RECENT))).flatMap((one) => one.told ?? []);
  const last = told.findLast((event) => event.sums);
  if (!last) {
    return null;
  }
  const marks = marksOf(last);
  const place = placeOf(told, last);
  const asked = question ? marksOf(question.prompt) : [];
  const now = place !== undefined && asked.some((mark) => sameMark(mark, place));
  return (
    <section
      className="reckoning"
      aria-label={text("reckoning")}
      {...pointing(
        () => {
          hover(marks);
        },
        () => {
          hover([]);
        },
      )}
    >
      {!now && <p className="faint">{text("reckoning.before")}</p>}
      <h3>
        {words(last.text)}{" "}
        <button
          type="button"
          className="cite"
          title={text("rule.open")}
          aria-label={text("rule.open")}
          onClick={() => {
            cite(last.clause);
          }}
        >
          §
        </button>
      </h3>
      <ul>
        {last.sums?.map((sum) => (
          <li key={sum.name}>{words(sum.text)}</li>
        ))}
      </ul>
    </section>
  );
});
