import { memo, Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { useSettings } from "../app/settings";
import type { Mark } from "../boards/board";
import { LessonPanel, LessonVerdict } from "../learn/LessonPanel";
import type { Trying } from "../learn/LessonScreen";
import { isWide } from "../learn/wide";
import { usePlacing } from "../place/placing";
import type { State } from "../table/messages";
import type { Pacer, Showing } from "../table/pacer";
import { Refused, type Known, type Table } from "../table/table";
import { boards, OpenTable, type AnyBoardProps } from "./boards";
import { seatWord, type Scene } from "./context";
import { DeskTabs } from "./DeskTabs";
import { refusalOf, useDraft, type Drafting } from "./draft";
import { Still } from "./Ending";
import { HandOver } from "./HandOver";
import { HoverCard } from "./HoverCard";
import { lastLine, lastMarks } from "./inForce";
import { Lost } from "./Lost";
import { marksOf, sameMark } from "./marks";
import { Over } from "./Over";
import { PassingChoice, usePassing } from "./passing";
import { usePicking } from "./picking";
import { QuestionPanel } from "./Question";
import { Reckoning } from "./Reckoning";
import { Seats } from "./Seats";
import { Show, Slide } from "./Show";
import { Request } from "./TakeBack";

/** What a lesson speaks of on the board. */
function pointsOf({ words }: Trying): Mark[] {
  return (words.points ?? []).map((point) => {
    const [kind = "", word = ""] = point.split(" ");
    return { kind, word };
  });
}

/** Taking back my last answer, and saying it again as long as nothing else has happened. */
function useUndo(table: Table, known: Known, state: State, drafting: Drafting) {
  const [undone, setUndone] = useState({ seq: -1, line: "" });
  const undo = () => {
    const line = lastLine(known);
    table.undo().then(
      () => {
        setUndone({ seq: state.seq + 1, line });
      },
      (failure: unknown) => {
        if (failure instanceof Refused) {
          drafting.refuse(refusalOf(failure));
        }
      },
    );
  };
  const mayRedo = undone.line !== "" && undone.seq === state.seq && drafting.said.length === 0;
  const redo = () => {
    setUndone({ seq: -1, line: "" });
    drafting.say(undone.line);
  };
  return { undo, redo: mayRedo ? redo : undefined };
}

/** The seat of mine that is asked next, where several sit at this screen and it is not the one that looks. */
function useNextSeat(
  table: Table,
  { seat, table: info }: Known,
  state: State,
  waits: boolean,
  isSecret: ((step: string, view: unknown) => boolean) | undefined,
): number | undefined {
  const own = info?.you?.seats ?? [];
  const next =
    own.length > 1 && !waits && !state.over && !state.awaited.includes(seat)
      ? own.find((one) => state.awaited.includes(one))
      : undefined;
  const open = next !== undefined && isSecret?.(state.step ?? "", state.view) === false;
  // Where there is no secret nobody has to hand over the screen.
  useEffect(() => {
    if (open) {
      table.sit(next);
    }
  }, [open, table, next]);
  return open ? undefined : next;
}

/** What lies beside the board stays as it is while something is dragged about on it. */
const Beside = memo(
  function Beside({ Panel, board }: { Panel: ComponentType<AnyBoardProps>; board: AnyBoardProps }) {
    return <Panel {...board} />;
  },
  (one, other) => one.Panel === other.Panel && shows(one.board, other.board),
);

/** True if two boards show the same, whatever is being placed. */
function shows(one: AnyBoardProps, other: AnyBoardProps): boolean {
  const same = <Part,>(a: readonly Part[] = [], b: readonly Part[] = [], equal = Object.is) =>
    a.length === b.length && a.every((part, i) => equal(part, b[i]));
  const marked = (name: "targets" | "selected" | "hovered" | "last" | "asked") =>
    same(one[name], other[name], (a: Mark, b: Mark) => sameMark(a, b));
  return (
    one.view === other.view &&
    one.content === other.content &&
    one.text === other.text &&
    one.shared === other.shared &&
    marked("targets") &&
    marked("selected") &&
    marked("hovered") &&
    marked("last") &&
    marked("asked") &&
    same(one.awaited, other.awaited) &&
    same(one.sealed, other.sealed) &&
    same(one.said, other.said) &&
    same(
      one.offers?.map(({ text }) => text),
      other.offers?.map(({ text }) => text),
    )
  );
}

/** A table in play: the board, what is asked, what has happened. */
export function Play({
  table,
  known,
  state,
  scene,
  hovered,
  remote,
  pacer,
  showing,
  leftTo,
  leaveTo,
  trying,
}: {
  table: Table;
  known: Known;
  state: State;
  scene: Scene;
  hovered: readonly Mark[];
  remote: boolean;
  pacer: Pacer;
  showing: Showing | null;
  /** The step whose rest is left to chance. */
  leftTo: string;
  leaveTo: (step: string) => void;
  trying?: Trying;
}) {
  const { confirm, pace } = useSettings();
  const { text, game, book, hover } = scene;
  const { seat } = known;
  const { Map = OpenTable, Panel = null, isSecret, passes, quick = [], random = [] } = boards[game.id] ?? {};
  // Who learns is in no hurry to pass.
  const usual = trying ? [] : (passes?.(state.question?.step ?? "") ?? []);
  const drafting = useDraft(table, state, seat, confirm, usual, trying ? [] : quick);
  const [sheet, setSheet] = useState(true);
  const { question, draft, said, ahead, revising } = drafting;
  const picking = usePicking(state, drafting, usual, book.clauses);
  const placing = usePlacing(table, showing ? null : question, state.seq, (option) => {
    drafting.pick(option, true);
  });
  const passing = usePassing(table, state, seat, showing !== null, trying !== undefined);
  const { undo, redo } = useUndo(table, known, state, drafting);
  const next = useNextSeat(table, known, state, showing !== null, isSecret);
  // The board keeps these, so that it need not be drawn anew with every word of a line.
  const latest = useRef(picking.onPick);
  useEffect(() => {
    latest.current = picking.onPick;
  });
  const onPick = useCallback((kind: string, word: string) => {
    latest.current(kind, word);
  }, []);
  const onHover = useCallback(
    (mark: Mark | null) => {
      hover(mark ? [mark] : []);
    },
    [hover],
  );
  const step = state.question?.step ?? "";
  const frame = useRef<HTMLElement>(null);
  const desk = useRef<HTMLElement>(null);
  // A new question starts at its top, and so does the rest of a line that is begun. On a phone a lesson's words have
  // been read by then and make room.
  const [start] = useState(state.seq);
  const begun = said.length > 0 || state.seq > start;
  const verdict = showing ? "open" : (state.lesson ?? "open");
  const ruled = verdict !== "open";
  useEffect(() => {
    if (step === "" && !ruled) {
      return;
    }
    desk.current?.scrollTo({ top: 0 });
    if (trying && begun && !ruled && !isWide()) {
      desk.current?.querySelector(".question")?.scrollIntoView();
    }
  }, [step, state.seq, said, trying, begun, ruled]);
  useEffect(() => {
    const options = state.question?.options ?? [];
    const option = options[Math.floor(Math.random() * options.length)];
    if (leftTo !== "" && leftTo === step && option) {
      table.answer(option.phrase).catch(() => {
        leaveTo("");
      });
    }
    // The question is another object with every message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [leftTo, step, state.seq, table]);
  if (next !== undefined) {
    return (
      <HandOver
        seat={next}
        onTake={() => {
          table.sit(next);
        }}
      />
    );
  }

  const whole = draft?.whole === true && revising < 0;
  const sealing = state.question?.shape === "seal";
  const toldNow = showing?.entry.told?.[showing.at];
  const board: AnyBoardProps = {
    view: (question || whole) && draft?.view && !sealing ? draft.view : state.view,
    content: book.content,
    text,
    targets: picking.may,
    selected: picking.selected,
    hovered:
      hovered.length > 0 ? hovered : toldNow ? marksOf(toldNow) : trying && !whole ? pointsOf(trying) : [],
    placing,
    last: lastMarks(known),
    offers: whole ? [] : picking.options.map(({ saying }) => ({ ...saying, marks: marksOf(saying) })),
    asked: question && !whole && !showing ? marksOf(question.prompt) : [],
    shared: (known.table?.you?.seats.length ?? 0) > 1,
    awaited: state.awaited.map((one) => seatWord(scene, one)),
    said: sealing ? [...said, ...ahead].flatMap(({ saying }) => saying ?? []) : [],
    sealed: sealing
      ? game.seatNames.filter(
          (_, one) => one < (known.table?.chairs.length ?? 0) && !state.awaited.includes(one),
        )
      : [],
    onPick,
    onHover,
  };

  return (
    <main ref={frame} className="table" data-game={game.id} data-sheet={sheet ? "open" : "shut"}>
      <HoverCard
        within={frame}
        about={(mark) => boards[game.id]?.about(mark, board.view, book.content, text) ?? null}
      />
      <div className="stage">
        <Suspense fallback={null}>
          <Map {...board} />
        </Suspense>
        {showing
          ? toldNow && <Slide key={`${showing.entry.seq} ${showing.at}`} event={toldNow} pace={pace} />
          : pacer.hasMore() && (
              <button
                type="button"
                className="show-since"
                onClick={() => {
                  pacer.again();
                }}
              >
                ↺ <span>{text("show.since")}</span>
              </button>
            )}
        {known.link === "lost" && <Lost />}
      </div>
      <aside className="desk" ref={desk}>
        <button
          type="button"
          className="handle"
          aria-expanded={sheet}
          aria-label={text(sheet ? "sheet.shut" : "sheet.open")}
          onClick={() => {
            setSheet(!sheet);
          }}
        />
        <Seats state={state} seat={seat} />
        {trying && verdict === "open" && <LessonPanel trying={trying} />}
        {known.table?.past !== undefined && <p role="status">{text("past")}</p>}
        {!state.over && <Request table={table} known={known} />}
        {!state.over && !trying && !showing && <Still table={table} known={known} state={state} />}
        {showing ? (
          <Show pacer={pacer} showing={showing} />
        ) : trying && verdict !== "open" ? (
          <LessonVerdict trying={trying} verdict={verdict} />
        ) : state.over ? (
          <Over table={table} state={state} over={state.over} remote={remote} />
        ) : (
          <QuestionPanel
            table={table}
            state={state}
            seat={seat}
            drafting={drafting}
            options={picking.options}
            placing={placing}
            focus={picking.focus}
            setFocus={picking.setFocus}
            onUndo={undo}
          >
            {seat < 0 && <p className="watching">{text("watching")}</p>}
            {!trying && <PassingChoice passing={passing} />}
            {redo && (
              <button type="button" className="quiet redo" onClick={redo}>
                {text("redo")}
              </button>
            )}
            {random.includes(step) && (
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  leaveTo(step);
                }}
              >
                {text("answer.random")}
              </button>
            )}
          </QuestionPanel>
        )}
        {!state.over && !showing && <Reckoning news={known.news} seat={seat} question={state.question} />}
        <DeskTabs table={table} known={known} state={state} remote={remote} learning={trying !== undefined}>
          {Panel && <Beside Panel={Panel} board={board} />}
        </DeskTabs>
      </aside>
    </main>
  );
}
