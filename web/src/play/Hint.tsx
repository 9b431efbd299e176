import { useEffect, useRef, useState } from "react";
import { pointing } from "../boards/pointing";
import { useTrouble } from "../app/text";
import type { Hint as Advice } from "../table/messages";
import type { Table } from "../table/table";
import { hasOthers, useScene } from "./context";
import type { Drafting } from "./draft";
import { marksOf } from "./marks";

/** What a bot would do here, marked on the board, and why. It belongs to one question: whoever shows another gives it another key. */
export function HintButton({ table, drafting }: { table: Table; drafting: Drafting }) {
  const scene = useScene();
  const { text, words, hover } = scene;
  const tell = useTrouble();
  const [busy, setBusy] = useState(false);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [trouble, setTrouble] = useState("");
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const line = drafting.draft?.line ?? "";
  const ask = async () => {
    setBusy(true);
    setTrouble("");
    try {
      const found = await table.hint?.(line);
      if (found && !gone.current) {
        setAdvice(found);
        const [first] = found.words;
        const chosen = first?.options.find(({ phrase }) => phrase === first.said);
        hover(chosen ? marksOf(chosen.saying) : []);
      }
    } catch (failure) {
      setTrouble(tell(failure));
    } finally {
      setBusy(false);
    }
  };
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    told.current?.scrollIntoView({ block: "nearest" });
  }, [advice]);
  if (!table.hint || hasOthers(scene.table)) {
    return null;
  }
  if (!advice) {
    return (
      <>
        <button type="button" className="quiet hint-button" disabled={busy} onClick={() => void ask()}>
          {text(busy ? "hint.thinking" : "hint.ask")}
        </button>
        {trouble !== "" && <p role="alert">{trouble}</p>}
      </>
    );
  }
  const [first] = advice.words;
  const chosen = first?.options.find(({ phrase }) => phrase === first.said);
  const other = first?.options.find(({ phrase }) => phrase !== first.said);
  const sayings = advice.words.flatMap(({ said, options }) => {
    const one = options.find(({ phrase }) => phrase === said);
    return one ? [words(one.saying.text)] : [];
  });
  return (
    <div
      ref={told}
      className="hint"
      role="status"
      {...pointing(
        () => {
          hover(chosen ? marksOf(chosen.saying) : []);
        },
        () => {
          hover([]);
        },
      )}
    >
      <p>
        <b>{text("hint.would", { what: sayings.length > 0 ? sayings.join(" · ") : advice.line })}</b>
      </p>
      {chosen && other ? (
        <p>
          {text(chosen.chance - other.chance >= CLEAR ? "hint.why-clear" : "hint.why-close", {
            n: chosen.chance,
            other: words(other.saying.text),
            m: other.chance,
          })}
        </p>
      ) : (
        <p>{text(chosen ? "hint.why-alone" : "hint.why-none", { n: chosen?.chance ?? 0 })}</p>
      )}
      <div className="answers">
        <button
          type="button"
          onClick={() => {
            hover([]);
            drafting.say(advice.line);
          }}
        >
          {text("hint.take")}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            hover([]);
            setAdvice(null);
          }}
        >
          {text("close")}
        </button>
      </div>
    </div>
  );
}

/** So many hundredths apart, one option is clearly better than another. */
const CLEAR = 6;
