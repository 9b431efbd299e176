import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import type { Mark, Text } from "../boards/board";
import { pointing } from "../boards/pointing";
import type { Placing } from "../place/placing";
import type { Forbidden, Option, Question, State } from "../table/messages";
import type { Table } from "../table/table";
import { boards, phaseNow } from "./boards";
import { Emblem } from "./Emblem";
import { HintButton } from "./Hint";
import { EventLine } from "./Story";
import { cardText } from "./cards";
import { holder, seatName, useScene } from "./context";
import type { Drafting } from "./draft";
import { Tokens } from "./Tokens";
import { useDrag } from "./drag";
import { marksOf, sameMark, subjects } from "./marks";

const PlacePanel = lazy(async () => ({ default: (await import("../place/PlacePanel")).PlacePanel }));

/** So many are shown in full. */
const FEW = 8;

interface Props {
  table: Table;
  state: State;
  seat: number;
  drafting: Drafting;
  /** What may be said now, or of the mark in focus. */
  options: readonly Option[];
  placing: Placing | null;
  focus: Mark | null;
  setFocus: (mark: Mark | null) => void;
  onUndo: () => void;
  /** What to do when nobody here is asked. */
  children?: ReactNode;
}

/** What is asked of me, what I may answer, and what that would cause; or whom the game waits for. */
export function QuestionPanel({
  table,
  state,
  seat,
  drafting,
  options,
  placing,
  focus,
  setFocus,
  onUndo,
  children,
}: Props) {
  const scene = useScene();
  const { game, text, words, cite, book, meanings } = scene;
  const { question, said, draft, refusal, revising } = drafting;
  const meaning = meanings?.[refusal?.clause ?? ""];
  const rule = book.clauses[refusal?.clause ?? ""];
  const waiting = state.question !== undefined && state.awaited.includes(seat);
  const sealed = state.sealed !== undefined;
  const whole = draft?.whole === true && revising < 0;
  const changed = !sealed || draft?.line !== state.sealed;
  if (!state.question) {
    return (
      <section className="question" aria-label={text("question.label")}>
        <Waiting state={state} />
        {children}
        {state.mayUndo && (
          <div className="answers">
            <button type="button" className="quiet" onClick={onUndo}>
              {text("undo")}
            </button>
          </div>
        )}
      </section>
    );
  }
  const prompt = question?.prompt ?? state.question.prompt;
  // The question is another object with every message; this tells one from the next.
  const here = `${seat} ${state.seq} ${question?.said ?? ""}`;
  // What a card says is before the eyes of who is asked about it.
  const asked = question && !whole ? marksOf(prompt) : [];
  const cards = asked.filter(({ kind }) => boards[game.id]?.cards.includes(kind));
  return (
    <section className="question" data-asked={waiting || undefined} aria-label={text("question.label")}>
      <header>
        <Emblem seat={seat} />
        <p className="whose">
          {text(sealed && !changed ? "question.sealed" : "question.yours", { seat: seatName(scene, seat) })}
        </p>
        <button
          type="button"
          className="cite"
          onClick={() => {
            cite((question ?? state.question)?.clause ?? "");
          }}
          title={text("rule.open")}
          aria-label={text("rule.open")}
        >
          §
        </button>
      </header>
      <p className="prompt" aria-live="polite">
        {whole && changed ? text("question.ready") : words(prompt.text)}
      </p>
      {cards.map((card) => (
        <p key={card.word} className="about-says">
          {cardText(scene, card)}
        </p>
      ))}
      <SaidWords drafting={drafting} />
      {refusal && (
        <div className="refusal" role="alert">
          <p>
            {words(refusal.text)}
            {refusal.why === "forbidden-now" && rule && <span>{words(rule)}</span>}
            {meaning && <strong>{words(meaning)}</strong>}
          </p>
          {refusal.clause && (
            <button
              type="button"
              className="link"
              onClick={() => {
                cite(refusal.clause ?? "");
              }}
            >
              {text("rule.read")}
            </button>
          )}
          <button
            type="button"
            className="close"
            aria-label={text("close")}
            onClick={() => {
              drafting.refuse(null);
            }}
          >
            ×
          </button>
        </div>
      )}
      {placing && !whole && (
        <Suspense fallback={null}>
          <PlacePanel placing={placing} busy={drafting.busy} />
        </Suspense>
      )}
      {question && !whole && !placing && (
        <Options question={question} shown={options} drafting={drafting} focus={focus} setFocus={setFocus} />
      )}
      {whole && <Preview drafting={drafting} />}
      <div className="answers">
        {whole && changed && (
          <Confirm
            onConfirm={drafting.confirm}
            busy={drafting.busy}
            label={text(state.question.shape === "seal" ? "answer.seal" : "answer.confirm")}
          />
        )}
        {(said.length > 0 || revising >= 0) && (
          <button type="button" className="quiet" onClick={drafting.back}>
            {text("answer.back")}
          </button>
        )}
        {(said.length > 1 || drafting.ahead.length > 0) && revising < 0 && (
          <button type="button" className="quiet" onClick={drafting.clear}>
            {text("answer.clear")}
          </button>
        )}
        {state.mayUndo && said.length === 0 && (
          <button type="button" className="quiet" onClick={onUndo}>
            {text("undo")}
          </button>
        )}
      </div>
      {sealed && <Waiting state={state} />}
      {question && !whole && (
        <div className="aid">
          <WhatNow state={state} />
          {!placing && <HintButton key={here} table={table} drafting={drafting} />}
        </div>
      )}
      {children}
      {question && !whole && <NotAllowed key={here} find={() => drafting.forbidden(question)} />}
    </section>
  );
}

/** What the phase at hand is for. */
function WhatNow({ state }: { state: State }) {
  const { game, text } = useScene();
  const board = boards[game.id];
  const now = board ? phaseNow(board, state) : "";
  return (
    now !== "" && (
      <details className="what-now">
        <summary>{text("help.now")}</summary>
        <p>{text(`help.${game.id}.${now}`)}</p>
      </details>
    )
  );
}

/** Whom the game waits for. */
function Waiting({ state }: { state: State }) {
  const scene = useScene();
  const { text } = scene;
  if (state.over) {
    return <p className="whose">{text("question.over")}</p>;
  }
  return (
    <div className="waiting" role="status">
      {state.awaited.map((seat) => (
        <p key={seat}>
          <Emblem seat={seat} />{" "}
          <span>{text("question.waiting", { seat: seatName(scene, seat), who: holder(scene, seat) })}</span>
          <i className="dots" aria-hidden="true" />
        </p>
      ))}
      {state.awaited.length === 0 && <p>{text("question.nobody")}</p>}
    </div>
  );
}

/** The words said so far; each can be revised. */
function SaidWords({ drafting }: { drafting: Drafting }) {
  const { text, words, hover } = useScene();
  if (drafting.said.length + drafting.ahead.length === 0) {
    return null;
  }
  return (
    <ol className="said-so-far" aria-label={text("answer.said")}>
      {drafting.said.map((one, index) =>
        one.saying ? (
          <li key={`${index} ${one.phrase}`}>
            <button
              type="button"
              data-revising={drafting.revising === index || undefined}
              title={text("answer.revise")}
              onClick={() => {
                drafting.revise(index);
              }}
              {...pointing(
                () => {
                  hover(one.saying ? marksOf(one.saying) : []);
                },
                () => {
                  hover([]);
                },
              )}
            >
              {words(one.saying.text)}
            </button>
          </li>
        ) : null,
      )}
      {drafting.ahead.map(({ phrase, saying }) => (
        <li key={phrase}>{words(saying.text)}</li>
      ))}
    </ol>
  );
}

/** True if the options differ by a number alone. */
function areAmounts(options: readonly Option[]): boolean {
  return (
    options.length > 2 &&
    options.every(({ saying }) => saying.args.length === 1 && saying.args[0]?.kind === "number")
  );
}

interface Group {
  title: string;
  /** The words of what they share. */
  says?: string;
  options: { option: Option; label: string }[];
}

/** Many options by what the game says they share. */
function sharing(game: string, shown: readonly Option[], text: Text): Group[] | null {
  const shared = boards[game]?.shared;
  if (!shared || shown.length <= FEW) {
    return null;
  }
  const found = new Map<string, Group>();
  for (const option of shown) {
    const one = shared(option.saying, text) ?? { title: "", label: "" };
    const group: Group = found.get(one.title) ?? { ...one, options: [] };
    group.options.push({ option, label: one.label });
    found.set(one.title, group);
  }
  const bare = found.get("");
  found.delete("");
  return found.size > 0 ? [...found.values(), ...(bare ? [bare] : [])] : null;
}

/**
 * Where options differ only by what they point at, what several share is said but once, above them; the words of a card with it.
 */
function groups(
  question: Question,
  shown: readonly Option[],
  text: Text,
  cardWords: (mark: Mark) => string,
): Group[] | null {
  const about = subjects(question);
  const found = new Map<string, Group>();
  const bare: Option[] = [];
  for (const option of shown) {
    const { key, args } = option.saying;
    const marks = marksOf(option.saying);
    if (marks.length === 0) {
      bare.push(option);
      continue;
    }
    const [first, second] = marks;
    if (!first || !second || marks.length > 2 || args.length > 2 || key !== shown[0]?.saying.key) {
      return null;
    }
    const head = about.some((one) => sameMark(one, second)) ? second : first;
    const rest = head === first ? second : first;
    const title = text(`${head.kind}.${head.word}`);
    const says = cardWords(head);
    const group = found.get(title) ?? { title, ...(says === "" ? {} : { says }), options: [] };
    group.options.push({ option, label: text(`${rest.kind}.${rest.word}`) });
    found.set(title, group);
  }
  const all = [...found.values()];
  return shown.length > 4 && all.length > 0 && all.length < shown.length - bare.length
    ? [
        ...all,
        ...(bare.length > 0 ? [{ title: "", options: bare.map((option) => ({ option, label: "" })) }] : []),
      ]
    : null;
}

function Options({
  question,
  shown,
  drafting,
  focus,
  setFocus,
}: { question: Question; shown: readonly Option[] } & Pick<Props, "drafting" | "focus" | "setFocus">) {
  const scene = useScene();
  const { game, text, words, hover } = scene;
  const list = useRef<HTMLDivElement>(null);
  const drag = useDrag(drafting.put, hover);
  const amounts = areAmounts(question.options);
  const isCard = ({ kind }: Mark) => boards[game.id]?.cards.includes(kind) ?? false;
  const cardWords = (mark: Mark) => (isCard(mark) ? cardText(scene, mark) : "");
  const grouped = amounts
    ? null
    : (sharing(game.id, shown, text) ?? groups(question, shown, text, cardWords));
  const move = (by: number) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };
  const button = (option: Option, label: string, isSaid = false) => {
    const marks = marksOf(option.saying);
    const full = words(option.saying.text);
    const cards = marks.filter(isCard);
    const says = (cards.length > 0 ? cards : marks)
      .map((mark) => cardText(scene, mark))
      .filter(Boolean)
      .join(" ");
    const handlers = drafting.slots.length > 0 ? drag.handlers(option) : {};
    return (
      <li key={option.phrase}>
        <button
          type="button"
          data-option={option.phrase}
          disabled={drafting.busy}
          title={shown.length > FEW ? says : undefined}
          {...(label === "" ? {} : { "aria-label": full })}
          {...handlers}
          onClick={({ detail }) => {
            // What the keyboard clicks has no detail.
            if (detail === 0 || !drag.wasDrag()) {
              setFocus(null);
              hover([]);
              drafting.pick(option);
            }
          }}
          {...pointing(
            () => {
              hover(marks);
            },
            () => {
              hover([]);
            },
          )}
        >
          <Tokens saying={option.saying} />
          <span>{label === "" ? full : label}</span>
          {says !== "" && !isSaid && shown.length <= FEW && <small>{says}</small>}
        </button>
      </li>
    );
  };
  return (
    <>
      {drag.at && (
        <span className="dragged" style={{ left: drag.at.x, top: drag.at.y }} aria-hidden="true">
          <Tokens saying={drag.at.option.saying} />
        </span>
      )}
      {focus && shown.length < question.options.length && (
        <p className="focus">
          {text("answer.focus", { n: shown.length })}{" "}
          <button
            type="button"
            className="link"
            onClick={() => {
              setFocus(null);
            }}
          >
            {text("answer.all", { n: question.options.length })}
          </button>
        </p>
      )}
      <div
        ref={list}
        className="option-groups"
        role="group"
        aria-label={text("answer.options")}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
          if (by !== undefined) {
            event.preventDefault();
            move(by);
          }
        }}
      >
        {grouped ? (
          grouped.map(({ title, says, options }) => (
            <div key={title}>
              {title !== "" && <p className="about-what">{title}</p>}
              {says !== undefined && <p className="about-says">{says}</p>}
              <ul className="options">
                {options.map(({ option, label }) => button(option, label, says !== undefined))}
              </ul>
            </div>
          ))
        ) : (
          <ul className={amounts ? "options amounts" : "options"}>
            {shown.map((option) => button(option, amounts ? String(option.saying.args[0]?.value ?? "") : ""))}
          </ul>
        )}
      </div>
    </>
  );
}

/** What the line would cause, as far as nobody can say otherwise. */
function Preview({ drafting }: { drafting: Drafting }) {
  const { text } = useScene();
  const told = drafting.draft?.told ?? [];
  return (
    <div className="preview">
      <h3>{text("preview.title")}</h3>
      {told.length === 0 && <p>{text(drafting.draft?.view ? "preview.nothing" : "preview.chance")}</p>}
      {told.map((event, index) => (
        <EventLine key={index} event={event} open />
      ))}
      {told.length > 0 && !drafting.draft?.view && <p>{text("preview.then-chance")}</p>}
    </div>
  );
}

function Confirm({ onConfirm, busy, label }: { onConfirm: () => void; busy: boolean; label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button ref={button} type="button" className="main" disabled={busy} onClick={onConfirm}>
      {label}
    </button>
  );
}

/** What rules forbid now, by rule. */
function NotAllowed({ find }: { find: () => Promise<readonly Forbidden[]> }) {
  const { text, words, cite, book } = useScene();
  const [refused, setRefused] = useState<readonly Forbidden[] | null>(null);
  const [open, setOpen] = useState(false);
  const rules = new Map<string, Forbidden[]>();
  for (const one of refused ?? []) {
    rules.set(one.clause, [...(rules.get(one.clause) ?? []), one]);
  }
  return (
    <details
      className="not-allowed"
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open && !refused) {
          find().then(setRefused, () => undefined);
        }
      }}
    >
      <summary>{text("refused.title")}</summary>
      {open && refused?.length === 0 && <p>{text("refused.none")}</p>}
      {open &&
        [...rules].map(([clause, all]) => (
          <div key={clause}>
            <button
              type="button"
              className="link"
              onClick={() => {
                cite(clause);
              }}
            >
              {book.clauses[clause] ? words(book.clauses[clause]) : clause}
            </button>
            <p>
              {all
                .slice(0, FEW)
                .map((one) => words(one.saying.text))
                .join(" · ")}
              {all.length > FEW && ` … (${all.length})`}
            </p>
          </div>
        ))}
    </details>
  );
}
