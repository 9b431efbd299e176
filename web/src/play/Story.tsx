import { Fragment, memo, useState } from "react";
import { pointing } from "../boards/pointing";
import type { ChatLine, Event, News } from "../table/messages";
import { Emblem } from "./Emblem";
import { Log } from "./Log";
import { Notice } from "./Notice";
import { facesOf } from "./cards";
import { seatName, useScene } from "./context";
import { marksOf } from "./marks";
import { spokenOf } from "./naming";

const intoSight = (node: HTMLElement | null) => node?.scrollIntoView({ block: "nearest" });

/** One line of the story; it opens its arithmetic and its rule, and shows where on the board it happened. */
export function EventLine({ event, open: opened = false }: { event: Event; open?: boolean }) {
  const scene = useScene();
  const { text, words, say, hover, cite, book } = scene;
  const [open, setOpen] = useState(opened && event.sums !== undefined);
  const marks = marksOf(event);
  const clause = book.clauses[event.clause];
  return (
    <div
      className="event"
      data-event={event.name}
      {...pointing(
        () => {
          hover(marks);
        },
        () => {
          hover([]);
        },
      )}
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {say(event)}
      </button>
      {facesOf(scene, event).map(
        ({ mark, figures, says }) =>
          says + figures !== "" && (
            <p key={mark.word} className="says" title={says} data-whole={open || undefined}>
              {[sentence(figures), says].filter(Boolean).join(" · ")}
            </p>
          ),
      )}
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

/** The mark of whom a line speaks of. */
export function EmblemOf({ event }: { event: Event }) {
  const { game } = useScene();
  const seat = spokenOf(event, game.seatNames);
  return seat < 0 ? null : <Emblem seat={seat} />;
}

const NONE: readonly ChatLine[] = [];

const shows = (news: News) => news.undo !== undefined || (news.told?.length ?? 0) > 0;

/** What was told of seats after an entry and before the next. */
function Notices({ chat, seq }: { chat: readonly ChatLine[]; seq: number }) {
  return chat
    .filter((line) => line.notice !== undefined && line.seq === seq)
    .map((line) => <Notice key={line.number} line={line} />);
}

/** Everything that has happened, in order, and who played for whom; older news are fetched if there are any. */
export const Story = memo(function Story({
  news,
  chat = NONE,
  since,
  earlier,
}: {
  news: readonly News[];
  chat?: readonly ChatLine[];
  since: number;
  earlier?: (() => Promise<void>) | undefined;
}) {
  const scene = useScene();
  const { text } = scene;
  const firstNew = since < 0 ? undefined : news.find((one) => one.seq > since && shows(one));
  return (
    <Log className="story" label={text("story.title")} count={news.length}>
      {earlier && (
        <button type="button" className="quiet" onClick={() => void earlier()}>
          {text("story.earlier")}
        </button>
      )}
      {news.map((one) => {
        const told = one.told ?? [];
        if (told.length === 0 && one.undo === undefined) {
          return <Notices key={one.seq} chat={chat} seq={one.seq} />;
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
            {told.map((event, index) => (
              <Fragment key={index}>
                <EmblemOf event={event} />
                <EventLine event={event} />
              </Fragment>
            ))}
            <Notices chat={chat} seq={one.seq} />
          </div>
        );
      })}
    </Log>
  );
});

/** Begins with a capital letter. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
