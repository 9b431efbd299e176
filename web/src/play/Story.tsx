import { memo, useState } from "react";
import type { Event, News } from "../table/messages";
import { Emblem } from "./Emblem";
import { Log } from "./Log";
import { seatName, useScene } from "./context";
import { marksOf } from "./marks";

const intoSight = (node: HTMLElement | null) => node?.scrollIntoView({ block: "nearest" });

/** One line of the story; it opens its arithmetic and its rule, and shows where on the board it happened. */
export function EventLine({ event, open: opened = false }: { event: Event; open?: boolean }) {
  const { text, words, hover, cite, book } = useScene();
  const [open, setOpen] = useState(opened && event.sums !== undefined);
  const marks = marksOf(event);
  const clause = book.clauses[event.clause];
  return (
    <div
      className="event"
      data-event={event.name}
      onPointerEnter={() => {
        hover(marks);
      }}
      onPointerLeave={() => {
        hover([]);
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
        onFocus={() => {
          hover(marks);
        }}
        onBlur={() => {
          hover([]);
        }}
      >
        {words(event.text)}
      </button>
      {open && (
        <div className="why" ref={opened ? undefined : intoSight}>
          {event.sums?.map((sum) => (
            <table key={sum.name} className="sum">
              <tbody>
                {sum.terms.map((term, index) => (
                  <tr key={index}>
                    <td>{term.value < 0 ? `−${-term.value}` : `+${term.value}`}</td>
                    <td>
                      <button
                        type="button"
                        className="link"
                        title={text("rule.open")}
                        onClick={() => {
                          cite(term.clause);
                        }}
                      >
                        {words(term.text)}
                      </button>
                    </td>
                  </tr>
                ))}
                <tr className="total">
                  <td>{sum.sum}</td>
                  <td>{words(sum.text).split(" = ")[0]}</td>
                </tr>
              </tbody>
            </table>
          ))}
          {clause && (
            <p>
              <button
                type="button"
                className="link"
                onClick={() => {
                  cite(event.clause);
                }}
              >
                § {words(clause)}
              </button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const shows = (news: News) => news.undo !== undefined || (news.told?.length ?? 0) > 0;

/** Everything that has happened, in order. */
export const Story = memo(function Story({ news, since }: { news: readonly News[]; since: number }) {
  const scene = useScene();
  const { text } = scene;
  const firstNew = since < 0 ? undefined : news.find((one) => one.seq > since && shows(one));
  return (
    <Log className="story" label={text("story.title")} count={news.length}>
      {news.map((one) => {
        const told = one.told ?? [];
        if (told.length === 0 && one.undo === undefined) {
          return null;
        }
        return (
          <div key={one.seq} className="entry" data-seq={one.seq}>
            {one === firstNew && <p className="since">{text("story.since")}</p>}
            {one.undo !== undefined && (
              <p className="undone">
                {one.seat !== undefined && one.seat >= 0
                  ? text("story.undone", { seat: seatName(scene, one.seat) })
                  : text("story.undone-all", { n: one.undo })}
              </p>
            )}
            {one.seat !== undefined && one.seat >= 0 && one.undo === undefined && <Emblem seat={one.seat} />}
            <div>
              {told.map((event, index) => (
                <EventLine key={index} event={event} />
              ))}
            </div>
          </div>
        );
      })}
    </Log>
  );
});
