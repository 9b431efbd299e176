import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { link, replace } from "../app/route";
import { useText } from "../app/text";
import { boards, OpenTable } from "../play/boards";
import { SceneProvider, seatWord } from "../play/context";
import { download } from "../play/file";
import { marksOf } from "../play/marks";
import { Seats } from "../play/Seats";
import { Story } from "../play/Story";
import { Ended, Loading } from "../app/Loading";
import { useSceneOf } from "../play/sceneOf";
import { useTable } from "../play/useTable";
import type { Moment } from "../table/messages";
import type { Known, Table } from "../table/table";

/** A game again, moment by moment. */
export function Replay({ id, remote, count }: { id: string; remote: boolean; count: number }) {
  const table = useTable(id, remote);
  return table ? <Watching key={id} table={table} remote={remote} count={count} /> : <Loading />;
}

const TEMPO = 1100;

function Watching({ table, remote, count }: { table: Table; remote: boolean; count: number }) {
  const known: Known = useSyncExternalStore(table.subscribe, table.known);
  const text = useText();
  const { scene, hovered, dialog } = useSceneOf(known, remote);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [playing, setPlaying] = useState(false);
  const [copied, setCopied] = useState(false);
  const there = known.state !== null;
  useEffect(() => {
    let gone = false;
    if (there) {
      table.replay(Math.max(1, count)).then(
        (found) => {
          if (!gone) {
            setMoment(found);
          }
        },
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [table, count, there]);

  const of = moment?.of ?? 1;
  const runs = playing && count < of;
  const at = (to: number) => {
    replace(remote ? "table" : "local", table.id, "replay", Math.min(Math.max(1, to), of));
  };
  useEffect(() => {
    if (!runs || moment?.count !== count) {
      return;
    }
    const timer = setTimeout(() => {
      replace(remote ? "table" : "local", table.id, "replay", count + 1);
    }, TEMPO);
    return () => {
      clearTimeout(timer);
    };
  }, [runs, moment, count, remote, table]);

  if (known.link === "ended") {
    return <Ended trouble={known.trouble} />;
  }
  if (!scene || !moment) {
    return <Loading />;
  }
  const { Map, Panel = null } = boards[scene.game.id] ?? { Map: OpenTable };
  const board = {
    view: moment.state.view,
    content: scene.book.content,
    text: scene.text,
    targets: [],
    selected: [],
    hovered: hovered.length > 0 ? hovered : marks(moment),
    awaited: moment.state.awaited.map((seat) => seatWord(scene, seat)),
    onPick: () => undefined,
    onHover: () => undefined,
  };
  // News are numbered by the record; those in force up to this moment are the story so far.
  const last = moment.news.at(-1)?.seq ?? 0;
  const story = known.news.filter((one) => one.seq <= last && one.told);
  return (
    <SceneProvider value={scene}>
      <main
        className="table replay"
        data-game={scene.game.id}
        data-sheet="open"
        onKeyDown={(event) => {
          if (event.key === "," || event.key === ".") {
            at(count + (event.key === "." ? 1 : -1));
          }
        }}
      >
        <div className="stage">
          <Suspense fallback={null}>
            <Map {...board} />
          </Suspense>
        </div>
        <aside className="desk">
          <Seats state={moment.state} seat={known.seat} />
          <section className="question" aria-label={text("replay")}>
            <p className="prompt">{text("replay.at", { n: moment.count, of })}</p>
            <input
              type="range"
              aria-label={text("replay.jump")}
              min={1}
              max={of}
              value={count}
              onChange={(event) => {
                at(Number(event.target.value));
              }}
            />
            <div className="answers transport">
              <button
                type="button"
                className="quiet"
                aria-label={text("replay.first")}
                disabled={count <= 1}
                onClick={() => {
                  at(1);
                }}
              >
                «
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={text("replay.back")}
                disabled={count <= 1}
                onClick={() => {
                  at(count - 1);
                }}
              >
                ‹
              </button>
              <button
                type="button"
                className="main"
                onClick={() => {
                  setPlaying(!runs);
                }}
              >
                {text(runs ? "replay.pause" : "replay.play")}
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={text("replay.next")}
                disabled={count >= of}
                onClick={() => {
                  at(count + 1);
                }}
              >
                ›
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={text("replay.last")}
                disabled={count >= of}
                onClick={() => {
                  at(of);
                }}
              >
                »
              </button>
            </div>
            <div className="answers">
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  void navigator.clipboard.writeText(location.href).then(() => {
                    setCopied(true);
                  });
                }}
              >
                {text(copied ? "gathering.copied" : remote ? "replay.link" : "replay.link-here")}
              </button>
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  void table.record().then((record) => {
                    download(record, `${record.game}-${table.id.slice(0, 8)}.json`);
                  });
                }}
              >
                {text("record.download")}
              </button>
              {(!remote || known.state?.over !== undefined || isAlone(known)) && (
                <a
                  className="button quiet"
                  href={link("new", scene.game.id, remote ? "table" : "local", table.id, moment.count)}
                >
                  {text("replay.fork")}
                </a>
              )}
              {!(known.table?.you === undefined && !remote) && (
                <a className="button quiet" href={link(remote ? "table" : "local", table.id)}>
                  {text("replay.leave")}
                </a>
              )}
            </div>
          </section>
          <div className="tab-panel">
            <Story news={story} since={-1} />
            <details className="beside">
              <summary>{text("tab.table")}</summary>
              <Suspense fallback={null}>{Panel && <Panel {...board} />}</Suspense>
            </details>
          </div>
        </aside>
      </main>
      {dialog}
    </SceneProvider>
  );
}

/** True if nobody but me and bots play. */
function isAlone({ table }: Known): boolean {
  const own = table?.you?.chairs ?? [];
  return (
    own.length > 0 &&
    table?.chairs.every(({ name, chair }) => name === undefined || own.includes(chair)) === true
  );
}

/** Where what has just happened happened. */
function marks(moment: Moment) {
  return moment.news.flatMap((one) => (one.told ?? []).flatMap(marksOf));
}
