import { Suspense, useRef, useState, type ReactNode } from "react";
import { link } from "../app/route";
import type { State } from "../table/messages";
import type { Known, Table } from "../table/table";
import { Chat } from "./Chat";
import { useScene } from "./context";
import { endActions } from "./Ending";
import { Help } from "./Help";
import { countOf } from "./inForce";
import { seatActions } from "./Seats";
import { useSeen, useUnread } from "./seen";
import { Story } from "./Story";
import { TableActions } from "./TableActions";
import { takeBackAction } from "./TakeBack";

type Tab = "story" | "table" | "chat" | "help";

/** The story, what lies on the table, the talk and help: one of them at a time. */
export function DeskTabs({
  table,
  known,
  state,
  remote,
  learning,
  children,
}: {
  table: Table;
  known: Known;
  state: State;
  remote: boolean;
  learning: boolean;
  /** What lies on the table. */
  children: ReactNode;
}) {
  const scene = useScene();
  const { text } = scene;
  const [tab, setTab] = useState<Tab>("story");
  const since = useSeen(known);
  const unread = useUnread(known, tab);
  const panel = useRef<HTMLDivElement>(null);
  const tabs: readonly Tab[] = ["story", "table", ...(remote ? (["chat"] as const) : []), "help"];
  const actions =
    state.over || learning
      ? []
      : [
          ...takeBackAction(scene, table, known),
          ...seatActions(scene, known.seat),
          ...endActions(scene, table, known, state),
        ];
  return (
    <>
      <nav className="tabs" aria-label={text("tabs")}>
        <div role="tablist">
          {tabs.map((one) => (
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
        {!learning && (
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
            <TableActions actions={actions} />
          </>
        )}
        {tab === "table" && <Suspense fallback={null}>{children}</Suspense>}
        {tab === "chat" && <Chat table={table} known={known} />}
        {tab === "help" && <Help state={state} />}
      </div>
    </>
  );
}
