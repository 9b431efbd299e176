import { useState, type SyntheticEvent } from "react";
import { useTrouble } from "../app/text";
import { useMuted } from "../people/muted";
import type { Known, Table } from "../table/table";
import { Emblem } from "./Emblem";
import { Log } from "./Log";
import { Notice } from "./Notice";
import { holder, seatName, useScene } from "./context";

/** Talk at the table and, where the game allows it, between two seats. */
export function Chat({ table, known }: { table: Table; known: Known }) {
  const scene = useScene();
  const { text } = scene;
  const tell = useTrouble();
  const [words, setWords] = useState("");
  const [to, setTo] = useState(-1);
  const [trouble, setTrouble] = useState("");
  const others = (known.table?.chairs ?? []).flatMap(({ seat }) =>
    seat === undefined || seat === known.seat ? [] : [seat],
  );
  const { isMuted, mute } = useMuted(known.table);
  const heard = known.chat.filter(({ notice, seat }) => notice !== undefined || !isMuted(seat));
  const people = others.filter((seat) =>
    known.table?.chairs.some((chair) => chair.seat === seat && chair.name !== undefined),
  );
  const say = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTrouble("");
    if (words.trim() === "") {
      return;
    }
    try {
      await table.say(words.trim(), to < 0 ? undefined : to);
      setWords("");
    } catch (failure) {
      setTrouble(tell(failure));
    }
  };
  return (
    <div className="chat">
      <Log className="lines" label={text("tab.chat")} count={known.chat.length}>
        {(known.chat[0]?.number ?? 1) > 1 && table.earlierTalk && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              table.earlierTalk?.().catch(() => undefined);
            }}
          >
            {text("story.earlier")}
          </button>
        )}
        {known.chat.length === 0 && <p className="faint">{text("chat.empty")}</p>}
        {heard.map((line) =>
          line.notice === undefined ? (
            <p key={line.number} data-private={line.to !== undefined || undefined}>
              <Emblem seat={line.seat} /> <b>{seatName(scene, line.seat)}</b>
              {line.to !== undefined && <small> → {seatName(scene, line.to)}</small>} {line.text}
            </p>
          ) : (
            <Notice key={line.number} line={line} />
          ),
        )}
      </Log>
      {people.length > 0 && (
        <details className="mute">
          <summary>{text("chat.mute")}</summary>
          {people.map((seat) => (
            <label key={seat} className="check">
              <input
                type="checkbox"
                checked={isMuted(seat)}
                onChange={(event) => {
                  mute(seat, event.target.checked);
                }}
              />
              {seatName(scene, seat)} ({holder(scene, seat)})
            </label>
          ))}
        </details>
      )}
      {known.seat >= 0 && (
        <form
          onSubmit={(event) => {
            void say(event);
          }}
        >
          {known.table?.privateTalk && (
            <select
              aria-label={text("chat.to")}
              value={to}
              onChange={(event) => {
                setTo(Number(event.target.value));
              }}
            >
              <option value={-1}>{text("chat.all")}</option>
              {others.map((seat) => (
                <option key={seat} value={seat}>
                  {seatName(scene, seat)}
                </option>
              ))}
            </select>
          )}
          <input
            aria-label={text("chat.say")}
            placeholder={text("chat.say")}
            maxLength={500}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
            }}
          />
          <button type="submit" className="main">
            {text("chat.send")}
          </button>
          {trouble !== "" && <p role="alert">{trouble}</p>}
        </form>
      )}
    </div>
  );
}
