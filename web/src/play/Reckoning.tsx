import type { News } from "../table/messages";
import { useScene } from "./context";
import { marksOf } from "./marks";

const RECENT = 3;

/** The arithmetic of what has just been fought out, beside the map. */
export function Reckoning({ news }: { news: readonly News[] }) {
  const { text, words, cite, hover } = useScene();
  const told = news.slice(-RECENT).flatMap((one) => one.told ?? []);
  const last = told.findLast((event) => event.sums);
  if (!last) {
    return null;
  }
  const marks = marksOf(last);
  return (
    <section
      className="reckoning"
      aria-label={text("reckoning")}
      onPointerEnter={() => {
        hover(marks);
      }}
      onPointerLeave={() => {
        hover([]);
      }}
    >
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
}
