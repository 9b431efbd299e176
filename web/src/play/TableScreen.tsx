import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useBook, useHouse } from "../app/house";
import { link } from "../app/route";
import { useSettings } from "../app/settings";
import { useBookText, useText, useTrouble, useWords } from "../app/text";
import type { Mark } from "../boards/board";
import { LocalTable } from "../table/local";
import type { GameInfo, Question, State, Trouble } from "../table/messages";
import { RemoteTable } from "../table/remote";
import type { Known, Table } from "../table/table";
import { Refused } from "../table/table";
import { boards, type AnyBoardProps } from "./boards";
import { Chat } from "./Chat";
import { Gathering } from "./Gathering";
import { HandOver } from "./HandOver";
import { Over } from "./Over";
import { QuestionPanel } from "./Question";
import { Reckoning } from "./Reckoning";
import { RuleDialog } from "./Rule";
import { Seats } from "./Seats";
import { Story } from "./Story";
import { TakeBack } from "./TakeBack";
import { SceneProvider, seatWord, type Scene } from "./context";
import { refusalOf, useDraft } from "./draft";
import { has, marksOf, points, subjects, targets } from "./marks";
import { useSeen } from "./seen";

/** Opens a table and closes it again. */
export function useTable(id: string, remote: boolean): Table | null {
  const { pace } = useSettings();
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
  const book = useBook(name, remote);
  const text = useBookText(book);
  const words = useWords();
  const [hovered, hover] = useState<readonly Mark[]>([]);
  const [cited, cite] = useState("");
  const game: GameInfo | undefined = catalogue.games.find((one) => one.id === name);
  const scene = useMemo(
    () => (book && game ? { book, game, text, words, table: known.table, hover, cite } : null),
    [book, game, text, words, known.table],
  );
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

function Sitting({ table, remote, invite }: { table: Table; remote: boolean; invite: string }) {
  const known = useSyncExternalStore(table.subscribe, table.known);
  const { scene, hovered, dialog } = useSceneOf(known, remote);
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
  return (
    <SceneProvider value={scene}>
      <Play table={table} known={known} state={known.state} scene={scene} hovered={hovered} remote={remote} />
      {dialog}
    </SceneProvider>
  );
}

type Tab = "story" | "table" | "chat";

function Play({
  table,
  known,
  state,
  scene,
  hovered,
  remote,
}: {
  table: Table;
  known: Known;
  state: State;
  scene: Scene;
  hovered: readonly Mark[];
  remote: boolean;
}) {
  const { confirm } = useSettings();
  const { text, game, book, hover } = scene;
  const { seat } = known;
  const drafting = useDraft(table, state, seat, confirm);
  const [focus, setFocus] = useState<Mark | null>(null);
  const [tab, setTab] = useState<Tab>("story");
  const [sheet, setSheet] = useState(true);
  const since = useSeen(known);
  const { question, draft, said, ahead, slots, revising } = drafting;

  // A mark that was picked belongs to the question it was picked for.
  const [asked, setAsked] = useState<Question | null>(question);
  if (asked !== question) {
    setAsked(question);
    setFocus(null);
  }

  const own = known.table?.you?.seats ?? [];
  const next =
    own.length > 1 && !state.over && !state.awaited.includes(seat)
      ? own.find((one) => state.awaited.includes(one))
      : undefined;
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

  const about = question ? subjects(question) : [];
  const later = focus !== null && has(slots, focus) && !has(about, focus);
  const options = question
    ? later
      ? drafting.optionsOf(focus)
      : focus
        ? question.options.filter((option) => points(option, focus))
        : question.options
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
  const { Map, Panel } = boards[game.id] ?? {};

  const onPick = (kind: string, word: string) => {
    const mark = { kind, word };
    const before = said.findIndex((one) => one.saying && has(marksOf(one.saying), mark));
    if (has(slots, mark)) {
      drafting.refuse(null);
      if (before >= 0) {
        drafting.revise(before);
      }
      setFocus(before >= 0 || has(about, mark) ? null : mark);
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
    const forbidden = question?.refused.find((one) => points(one, mark));
    const clause = forbidden && book.clauses[forbidden.clause];
    if (forbidden && clause) {
      drafting.refuse({ why: "forbidden", part: forbidden.phrase, clause: forbidden.clause, text: clause });
    }
  };

  const board: AnyBoardProps = {
    view: (question || whole) && draft?.view && !sealing ? draft.view : state.view,
    content: book.content,
    text,
    targets: may,
    selected,
    hovered,
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
    table.undo().catch((failure: unknown) => {
      if (failure instanceof Refused) {
        drafting.refuse(refusalOf(failure));
      }
    });
  };

  return (
    <main className="table" data-game={game.id} data-sheet={sheet ? "open" : "shut"}>
      <div className="stage">
        <Suspense fallback={null}>{Map && <Map {...board} />}</Suspense>
        {known.link === "lost" && (
          <p className="lost" role="status">
            {text("link.lost")}
          </p>
        )}
      </div>
      <aside className="desk">
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
        {state.over ? (
          <Over table={table} state={state} over={state.over} remote={remote} />
        ) : (
          <QuestionPanel
            state={state}
            seat={seat}
            drafting={drafting}
            options={options}
            focus={focus}
            setFocus={setFocus}
            onUndo={undo}
          >
            {seat < 0 && <p className="watching">{text("watching")}</p>}
          </QuestionPanel>
        )}
        {!state.over && <Reckoning news={known.news} />}
        <nav className="tabs" aria-label={text("tabs")}>
          <div role="tablist">
            {(["story", "table", ...(remote ? (["chat"] as const) : [])] as const).map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                id={`tab-${one}`}
                aria-selected={tab === one}
                aria-controls="tab-panel"
                onClick={() => {
                  setTab(one);
                }}
              >
                {text(`tab.${one}`)}
                {one === "chat" && known.chat.length > 0 ? ` ${known.chat.length}` : ""}
              </button>
            ))}
          </div>
          <a
            className="button quiet"
            href={link(remote ? "table" : "local", table.id, "replay", countOf(known))}
          >
            {text("replay")}
          </a>
        </nav>
        <div id="tab-panel" className="tab-panel" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${tab}`}>
          {tab === "story" && (
            <>
              <Story news={known.news} since={since} />
              {!state.over && <TakeBack table={table} known={known} />}
            </>
          )}
          {tab === "table" && <Suspense fallback={null}>{Panel && <Panel {...board} />}</Suspense>}
          {tab === "chat" && <Chat table={table} known={known} />}
        </div>
      </aside>
    </main>
  );
}

/** How many entries of the record are in force. */
export function countOf(known: Known): number {
  return known.news.reduce((count, one) => (one.undo === undefined ? count + 1 : count - one.undo), 0);
}
