import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Ended, Loading } from "../app/Loading";
import { useSettings } from "../app/settings";
import type { Trying } from "../learn/LessonScreen";
import type { Event } from "../table/messages";
import { Pacer } from "../table/pacer";
import type { Table } from "../table/table";
import { boards } from "./boards";
import { SceneProvider } from "./context";
import { Gathering } from "./Gathering";
import { Past } from "./Past";
import { Play } from "./Play";
import { useSceneOf } from "./sceneOf";
import { useTable } from "./useTable";

export function TableScreen({ id, remote, invite }: { id: string; remote: boolean; invite?: string }) {
  const table = useTable(id, remote);
  return table ? <Sitting key={id} table={table} remote={remote} invite={invite ?? ""} /> : <Loading />;
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
