import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useBook, useHouse } from "../app/house";
import { link } from "../app/route";
import { useSettings } from "../app/settings";
import { useBookText, useText, useTrouble, useWords } from "../app/text";
import type { Mark } from "../boards/board";
import { LocalTable } from "../table/local";
import type { Event, GameInfo, Option, Question, Saying, State, Trouble, Worded } from "../table/messages";
import { Pacer, type Showing } from "../table/pacer";
import { RemoteTable } from "../table/remote";
import type { Known, Table } from "../table/table";
import { Refused } from "../table/table";
import { usePlacing } from "../place/placing";
import { boards, OpenTable, type AnyBoardProps } from "./boards";
import { LessonPanel, LessonVerdict } from "../learn/LessonPanel";
import type { Trying } from "../learn/LessonScreen";
import { Chat } from "./Chat";
import { Ending, Still } from "./Ending";
import { Gathering } from "./Gathering";
import { HandOver } from "./HandOver";
import { HoverCard } from "./HoverCard";
import { Help } from "./Help";
import { Over } from "./Over";
import { Past } from "./Past";
import { QuestionPanel } from "./Question";
import { Reckoning } from "./Reckoning";
import { RuleDialog } from "./Rule";
import { Seats } from "./Seats";
import { Show, Slide } from "./Show";
import { Story } from "./Story";
import { Request, TakeBack } from "./TakeBack";
import { SceneProvider, seatWord, sitter, type Scene } from "./context";
import { refusalOf, useDraft } from "./draft";
import { has, marksOf, points, subjects, targets } from "./marks";
import { named, renaming, type Renamed } from "./naming";
import { PassingChoice, usePassing } from "./passing";
import { useSeen, useUnread } from "./seen";

/** Opens a table and closes it again. */
export function useTable(id: string, remote: boolean): Table | null {
  const { pace, language } = useSettings();
  const first = useRef(pace);
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const opened = remote ? new RemoteTable(id) : new LocalTable(id, first.current);
    setTable(opened);
    return () => {
      opened.close();
      setTable(null);
    };
  }, [id, remote]);
  useEffect(() => {
    if (table instanceof LocalTable) {
      table.pace(pace);
    }
  }, [table, pace]);
  useEffect(() => {
    if (table instanceof RemoteTable) {
      table.speak(language);
    }
  }, [table, language]);
  return table;
}

export function TableScreen({ id, remote, invite }: { id: string; remote: boolean; invite?: string }) {
  const table = useTable(id, remote);
  return table ? <Sitting key={id} table={table} remote={remote} invite={invite ?? ""} /> : <Loading />;
}

export function Loading() {
  const text = useText();
  return (
    <main className="loading" aria-busy="true">
      <p>{text("loading")}</p>
    </main>
  );
}

/** There is nothing to see, and why. */
export function Ended({ trouble }: { trouble: Trouble | null }) {
  const text = useText();
  const tell = useTrouble();
  return (
    <main className="loading">
      <p role="alert">{tell(new Refused(trouble ?? { code: "our-fault", message: "" }))}</p>
      <a className="button" href="#/">
        {text("home")}
      </a>
    </main>
  );
}

/** What all parts of the screen share, once the game's book is here. */
export function useSceneOf(
  known: Known,
  remote: boolean,
): {
  scene: Scene | null;
  hovered: readonly Mark[];
  dialog: ReactNode;
} {
  const { catalogue } = useHouse();
  const name = known.table?.game;
  const book = useBook(name, remote, known.table?.content);
  const text = useBookText(book);
  const inLanguage = useWords();
  const { language } = useSettings();
  const [hovered, hover] = useState<readonly Mark[]>([]);
  const [cited, cite] = useState("");
  const game: GameInfo | undefined = catalogue.games.find((one) => one.id === name);
  const { table } = known;
  const view = known.state?.view;
  const renamed = JSON.stringify(view === undefined ? [] : (boards[name ?? ""]?.renamed?.(view) ?? []));
  const words = useMemo(() => {
    const rename = renaming(book?.texts[language] ?? {}, JSON.parse(renamed) as Renamed[]);
    return (worded: Worded) => rename(inLanguage(worded));
  }, [book, language, renamed, inLanguage]);
  const scene = useMemo(() => {
    if (!book || !game) {
      return null;
    }
    const player = (chair: number) => sitter({ table, text }, table?.chairs[chair]);
    const say = (saying: Saying) => named(saying, book.texts[language], text, player) ?? words(saying.text);
    return { book, game, text, words, say, table, hover, cite };
  }, [book, game, text, words, language, table]);
  const dialog = scene && cited !== "" && (
    <RuleDialog
      scene={scene}
      clause={cited}
      onClose={() => {
        cite("");
      }}
    />
  );
  return { scene, hovered, dialog };
}

/** A card has about so many letters. */
const ON_A_CARD = 110;

/** How much there is to read in an event. */
function lettersOf(table: Table): (event: Event) => number {
  return (event) => {
    const cards = boards[table.known().table?.game ?? ""]?.cards ?? [];
    const letters = Object.values(event.text)[0]?.length ?? 0;
    return letters + event.args.filter(({ kind }) => cards.includes(kind)).length * ON_A_CARD;
  };
}

/** The table at the reader's pace. */
function usePacer(table: Table): Pacer {
  const { pace } = useSettings();
  const [pacer] = useState(() => new Pacer(table, pace, lettersOf(table)));
  useEffect(() => {
    pacer.setPace(pace);
  }, [pacer, pace]);
  return pacer;
}

/** A table as it is, or a step of a lesson that is tried there. */
export function Sitting({
  table,
  remote,
  invite,
  trying,
}: {
  table: Table;
  remote: boolean;
  invite: string;
  trying?: Trying;
}) {
  const pacer = usePacer(table);
  const [leftTo, leaveTo] = useState("");
  const { known, showing } = useSyncExternalStore(pacer.subscribe, pacer.shown);
  const { scene: bare, hovered, dialog } = useSceneOf(known, remote);
  const meanings = trying?.words.refusals;
  const scene = useMemo(() => (bare && meanings ? { ...bare, meanings } : bare), [bare, meanings]);
  if (known.trouble && known.link === "ended") {
    return <Ended trouble={known.trouble} />;
  }
  if (!scene || !known.table) {
    return <Loading />;
  }
  if (known.table.status === "gathering") {
    return (
      <SceneProvider value={scene}>
        <Gathering table={known.table} invite={invite} />
      </SceneProvider>
    );
  }
  if (!known.state) {
    return <Loading />;
  }
  if (known.table.past !== undefined && !known.state.over) {
    return (
      <SceneProvider value={scene}>
        <Past table={table} known={known} />
      </SceneProvider>
    );
  }
  return (
    <SceneProvider value={scene}>
      <Play
        table={table}
        known={known}
        state={known.state}
        scene={scene}
        hovered={hovered}
        remote={remote}
        pacer={pacer}
        showing={showing}
        leftTo={leftTo}
        leaveTo={leaveTo}
        {...(trying ? { trying } : {})}
      />
      {dialog}
    </SceneProvider>
  );
}

/** A connection that is back within two seconds was never gone. */
const BLINK = 2000;

type Tab = "story" | "table" | "chat" | "help";

function Play({
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
  const {
    Map = OpenTable,
    Panel = null,
    isSecret,
    passes = [],
    quick = [],
    random = [],
  } = boards[game.id] ?? {};
  // Who learns is in no hurry to pass.
  const usual = trying ? [] : passes;
  const drafting = useDraft(table, state, seat, confirm, usual, trying ? [] : quick);
  const [focus, setFocus] = useState<Mark | null>(null);
  const [tab, setTab] = useState<Tab>("story");
  const [sheet, setSheet] = useState(true);
  const [undone, setUndone] = useState({ seq: -1, line: "" });
  const since = useSeen(known);
  const unread = useUnread(known, tab);
  const { question, draft, said, ahead, slots, revising } = drafting;
  const placing = usePlacing(table, showing ? null : question, state.seq, (option) => {
    drafting.pick(option, true);
  });

  const passing = usePassing(table, state, seat, showing !== null);

  // A mark that was picked belongs to the question it was picked for.
  const [asked, setAsked] = useState<Question | null>(question);
  if (asked !== question) {
    setAsked(question);
    setFocus(null);
  }

  const own = known.table?.you?.seats ?? [];
  const next =
    own.length > 1 && !showing && !state.over && !state.awaited.includes(seat)
      ? own.find((one) => state.awaited.includes(one))
      : undefined;
  const open = next !== undefined && isSecret?.(state.step ?? "", state.view) === false;
  useEffect(() => {
    if (open) {
      table.sit(next);
    }
  }, [open, table, next]);
  const step = state.question?.step ?? "";
  const panel = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const desk = useRef<HTMLElement>(null);
  // A new question starts at its top, and so does the rest of a line that is begun.
  useEffect(() => {
    if (step !== "") {
      desk.current?.scrollTo({ top: 0 });
    }
  }, [step, state.seq, said]);
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
  if (next !== undefined && !open) {
    return (
      <HandOver
        seat={next}
        onTake={() => {
          table.sit(next);
        }}
      />
    );
  }

  const about = question ? subjects(question) : [];
  const later = focus !== null && has(slots, focus) && !has(about, focus);
  const options = question
    ? later
      ? drafting.optionsOf(focus)
      : focus
        ? question.options.filter((option) => points(option, focus))
        : passesFirst(question.options, usual)
    : [];
  const whole = draft?.whole === true && revising < 0;
  const sealing = state.question?.shape === "seal";
  const sayings = [...said, ...ahead].flatMap(({ saying }) => saying ?? []);
  const may = [
    ...(question && !whole ? targets(question, options) : []),
    ...slots.filter((slot) => !has(about, slot)),
  ];
  const selected = [
    ...(later || whole ? [] : about),
    ...(focus ? [focus] : []),
    ...(sealing ? [] : sayings.flatMap(marksOf)),
  ];
  const toldNow = showing?.entry.told?.[showing.at];
  const verdict = showing ? "open" : (state.lesson ?? "open");

  const onPick = (kind: string, word: string) => {
    const mark = { kind, word };
    const before = said.findIndex((one) => one.saying && has(marksOf(one.saying), mark));
    if (has(slots, mark)) {
      drafting.refuse(null);
      if (before >= 0) {
        drafting.revise(before);
      }
      const turn = before >= 0 || has(about, mark);
      setFocus(turn ? null : mark);
      if (!turn) {
        drafting.lookAhead();
      }
      return;
    }
    const found = question && !whole ? question.options.filter((option) => points(option, mark)) : [];
    const [first] = found;
    if (first && has(may, mark)) {
      drafting.refuse(null);
      if (found.length === 1) {
        setFocus(null);
        drafting.pick(first);
      } else if (focus && options.filter((option) => points(option, mark)).length === 1) {
        const both = options.find((option) => points(option, mark));
        setFocus(null);
        if (both) {
          drafting.pick(both);
        }
      } else {
        setFocus(mark);
      }
      return;
    }
    if (before >= 0 && (sealing || state.question?.anyOrder)) {
      drafting.revise(before);
      return;
    }
    if (question && !whole) {
      drafting.forbidden(question).then(
        (all) => {
          const forbidden = all.find((one) => points(one, mark));
          const text = forbidden && book.clauses[forbidden.clause];
          if (forbidden && text) {
            drafting.refuse({ why: "forbidden", part: forbidden.phrase, clause: forbidden.clause, text });
          }
        },
        () => undefined,
      );
    }
  };

  const board: AnyBoardProps = {
    view: (question || whole) && draft?.view && !sealing ? draft.view : state.view,
    content: book.content,
    text,
    targets: may,
    selected,
    hovered:
      hovered.length > 0
        ? hovered
        : toldNow
          ? marksOf(toldNow)
          : trying && said.length === 0
            ? pointsOf(trying)
            : [],
    placing,
    last: lastMarks(known),
    offers: whole ? [] : options.map(({ saying }) => ({ ...saying, marks: marksOf(saying) })),
    awaited: state.awaited.map((one) => seatWord(scene, one)),
    said: sealing ? sayings : [],
    sealed: sealing
      ? game.seatNames.filter(
          (_, one) => one < (known.table?.chairs.length ?? 0) && !state.awaited.includes(one),
        )
      : [],
    onPick,
    onHover: (mark) => {
      hover(mark ? [mark] : []);
    },
  };

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
  const redo =
    undone.line !== "" && undone.seq === state.seq && said.length === 0
      ? () => {
          setUndone({ seq: -1, line: "" });
          drafting.say(undone.line);
        }
      : undefined;

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
            options={options}
            placing={placing}
            focus={focus}
            setFocus={setFocus}
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
        <nav className="tabs" aria-label={text("tabs")}>
          <div role="tablist">
            {(["story", "table", ...(remote ? (["chat"] as const) : []), "help"] as const).map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                id={`tab-${one}`}
                aria-selected={tab === one}
                aria-controls="tab-panel"
                onClick={() => {
                  setTab(one);
                  panel.current?.scrollIntoView({ block: "nearest" });
                }}
              >
                {text(`tab.${one}`)}
                {(unread[one] ?? 0) > 0 && (
                  <span className="count" aria-label={text("tab.new", { n: unread[one] ?? 0 })}>
                    {unread[one]}
                  </span>
                )}
              </button>
            ))}
          </div>
          {!trying && (
            <a
              className="button quiet"
              href={link(remote ? "table" : "local", table.id, "replay", countOf(known))}
            >
              {text("replay")}
            </a>
          )}
        </nav>
        <div
          ref={panel}
          id="tab-panel"
          className="tab-panel"
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={`tab-${tab}`}
        >
          {tab === "story" && (
            <>
              <Story
                news={known.news}
                chat={known.chat}
                since={since}
                earlier={known.earlier ? table.earlier : undefined}
              />
              {!state.over && !trying && (
                <>
                  <TakeBack table={table} known={known} />
                  <Ending table={table} known={known} state={state} />
                </>
              )}
            </>
          )}
          {tab === "table" && <Suspense fallback={null}>{Panel && <Panel {...board} />}</Suspense>}
          {tab === "chat" && <Chat table={table} known={known} />}
          {tab === "help" && <Help state={state} />}
        </div>
      </aside>
    </main>
  );
}

/** What a lesson speaks of on the board. */
function pointsOf({ words }: Trying): Mark[] {
  return (words.points ?? []).map((point) => {
    const [kind = "", word = ""] = point.split(" ");
    return { kind, word };
  });
}

/** The usual answer comes first. */
function passesFirst(options: readonly Option[], passes: readonly string[]): readonly Option[] {
  const first = options.filter(({ saying }) => passes.includes(saying.key));
  return first.length === 0 ? options : [...first, ...options.filter((one) => !first.includes(one))];
}

/** The connection is gone for longer than a blink. */
function Lost() {
  const text = useText();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, BLINK);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    long && (
      <p className="lost" role="status">
        {text("link.lost")}
      </p>
    )
  );
}

/** What I have said last, if that is in force. */
function lastLine({ news, seat }: Known): string {
  const inForce: string[] = [];
  for (const one of news) {
    if (one.undo === undefined) {
      inForce.push(one.seat === seat ? (one.line ?? "") : "");
    } else {
      inForce.splice(inForce.length - one.undo, one.undo);
    }
  }
  return inForce.at(-1) ?? "";
}

/** Where the last move was made. */
function lastMarks({ news }: Known): Mark[] {
  const last = news.findLast(
    ({ told = [], undo }) => undo === undefined && told.some((event) => marksOf(event).length > 0),
  );
  return (last?.told ?? []).flatMap(marksOf);
}

/** How many entries of the record are in force. */
export function countOf(known: Known): number {
  return known.news.reduce((count, one) => (one.undo === undefined ? count + 1 : count - one.undo), 0);
}
