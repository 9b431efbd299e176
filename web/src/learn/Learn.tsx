import { useEffect, useState } from "react";
import { useHouse } from "../app/house";
import { go, link } from "../app/route";
import { useText, useWords } from "../app/text";
import { Vignette } from "../home/Vignette";
import { Loading } from "../app/Loading";
import { checkLesson } from "../table/local";
import { Refused } from "../table/table";
import { isOwn, keepLesson, lessonsOf, readLesson, removeLesson, solvedSteps, type Lesson } from "./lessons";

/** The lessons of a game: what there is to learn, and how far one has come. */
export function Learn({ game: id }: { game: string }) {
  const { catalogue } = useHouse();
  const text = useText();
  const words = useWords();
  const [lessons, setLessons] = useState<Map<string, Lesson> | null>(null);
  useEffect(() => {
    void lessonsOf(id).then(setLessons);
  }, [id]);
  const game = catalogue.games.find((one) => one.id === id);
  if (!game) {
    return (
      <main className="page">
        <p role="alert">{text("trouble.no-such-game")}</p>
      </main>
    );
  }
  if (!lessons) {
    return <Loading />;
  }
  return (
    <main className="learn page">
      <header>
        <Vignette game={id} />
        <h1>{text("learn.title", { game: words(game.name) })}</h1>
        <p>{text(`aim.${id}`)}</p>
      </header>
      {[...lessons].map(([name, lesson]) => (
        <Contents
          key={name}
          game={id}
          name={name}
          lesson={lesson}
          onRemove={() => {
            removeLesson(name);
            void lessonsOf(id).then(setLessons);
          }}
        />
      ))}
      <section className="after">
        <h2>{text("learn.then")}</h2>
        <p>
          <a className="button main" href={link("new", id, "easy")}>
            {text("learn.play-easy")}
          </a>
        </p>
      </section>
      <OpenLesson
        onOpened={(name, lesson) => {
          keepLesson(name, lesson);
          if (lesson.game === id) {
            void lessonsOf(id).then(setLessons);
          } else {
            go("learn", lesson.game);
          }
        }}
      />
    </main>
  );
}

function Contents({
  game,
  name,
  lesson,
  onRemove,
}: {
  game: string;
  name: string;
  lesson: Lesson;
  onRemove: () => void;
}) {
  const text = useText();
  const words = useWords();
  const solved = solvedSteps(game, name);
  const { cases, lesson: head } = lesson;
  const next = cases.findIndex((_, index) => !solved.includes(index));
  return (
    <section aria-label={words(head.title)} data-lesson={name}>
      <h2>{words(head.title)}</h2>
      <p>{words(head.about)}</p>
      <ol>
        {cases.map((step, index) => (
          <li key={step.name} data-solved={solved.includes(index) || undefined}>
            <a href={link("learn", game, name, index + 1)}>{words(step.learn.title)}</a>
            {solved.includes(index) && <span className="visually-hidden"> {text("learn.solved")}</span>}
          </li>
        ))}
      </ol>
      <p className="deeds">
        <a
          className={solved.length === 0 && head.kind === "guided" ? "button main" : "button"}
          href={link("learn", game, name, (next < 0 ? 0 : next) + 1)}
        >
          {text(solved.length === 0 ? "learn.begin" : next < 0 ? "learn.once-more" : "learn.go-on")}
        </a>
        {isOwn(name) && (
          <button type="button" className="quiet" onClick={onRemove}>
            {text("learn.remove")}
          </button>
        )}
      </p>
    </section>
  );
}

/** A lesson of one's own or of a friend, from a file. */
function OpenLesson({ onOpened }: { onOpened: (name: string, lesson: Lesson) => void }) {
  const text = useText();
  const [trouble, setTrouble] = useState("");
  const load = async (file: File) => {
    setTrouble("");
    try {
      const lesson = await readLesson(await file.text());
      await checkLesson(lesson);
      onOpened(file.name.replace(/\.[^.]*$/, ""), lesson);
    } catch (failure) {
      const why = failure instanceof Refused ? failure.trouble.message : String(failure);
      setTrouble(text("learn.no-lesson", { file: file.name, why }));
    }
  };
  return (
    <section aria-labelledby="own-lesson">
      <h2 id="own-lesson">{text("learn.own")}</h2>
      <p>{text("learn.own-about")}</p>
      <input
        className="visually-hidden"
        type="file"
        id="lesson-file"
        accept=".yaml,.yml"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) {
            void load(file);
          }
        }}
      />
      <label className="button quiet" htmlFor="lesson-file">
        {text("home.load-file")}
      </label>
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </section>
  );
}
