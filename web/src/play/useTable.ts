import { useEffect, useRef, useState } from "react";
import { useSettings } from "../app/settings";
import { LocalTable } from "../table/local";
import { RemoteTable } from "../table/remote";
import type { Table } from "../table/table";

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
