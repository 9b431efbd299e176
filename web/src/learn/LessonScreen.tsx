import { useEffect, useMemo, useRef, useState } from "react";
import { link } from "../app/route";
import { useSettings } from "../app/settings";
import { useText } from "../app/text";
import { Loading } from "../app/Loading";
import { Sitting } from "../play/TableScreen";
import { LocalTable } from "../table/local";
import type { Lesson, StepWords } from "./lessons";
import { lessonsOf, noteSolved } from "./lessons";

/** A step of a lesson that is being tried. */
export interface Trying {
  game: string;
  name: string;
  words: StepWords;
  guided: boolean;
  /** Which step it is, from 0, and of how many. */
  index: number;
  count: number;
  /** How many lines of the solution have been shown. */
  shown: number;
  again: () => void;
  /** Shows the solution, one line more each time. */
  show: () => void;
  solved: () => void;
}

/** A step of a lesson on a table inside the page. */
export function LessonScreen({ game, name, step }: { game: string; name: string; step: number }) {
  const text = useText();
  const [lessons, setLessons] = useState<Map<string, Lesson> | null>(null);
  useEffect(() => {
    void lessonsOf(game).then(setLessons);
  }, [game]);
  if (!lessons) {
    return <Loading />;
  }
  const lesson = lessons.get(name);
  const words = lesson?.cases[step - 1]?.learn;
  if (!lesson || !words) {
    return (
      <main className="page">
        <p role="alert">{text("learn.none")}</p>
        <a className="button" href={link("learn", game)}>
          {text("learn.all")}
        </a>
      </main>
    );
  }
  return (
    <Step key={`${name} ${step}`} game={game} name={name} lesson={lesson} index={step - 1} words={words} />
  );
}

function Step({
  game,
  name,
  lesson,
  index,
  words,
}: {
  game: string;
  name: string;
  lesson: Lesson;
  index: number;
  words: StepWords;
}) {
  const { pace } = useSettings();
  const [table, setTable] = useState<LocalTable | null>(null);
  const first = useRef(pace);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const opened = new LocalTable("", first.current, null, { lesson, step: index });
    setTable(opened);
    return () => {
      opened.close();
      setTable(null);
    };
  }, [lesson, index]);
  const trying = useMemo<Trying>(
    () => ({
      game,
      name,
      words,
      guided: lesson.lesson.kind === "guided",
      index,
      count: lesson.cases.length,
      shown,
      again: () => {
        setShown(0);
        table?.learn({ lesson, step: index });
      },
      show: () => {
        setShown(shown + 1);
        table?.learn({ lesson, step: index, solve: shown + 1 });
      },
      solved: () => {
        if (shown === 0) {
          noteSolved(game, name, index);
        }
      },
    }),
    [table, game, name, words, lesson, index, shown],
  );
  return table ? (
    <Sitting key={`${game} ${name} ${index}`} table={table} remote={false} invite="" trying={trying} />
  ) : (
    <Loading />
  );
}
