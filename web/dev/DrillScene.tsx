/** The drill, a game for tests, on the engine itself: `npm run drill`, then #place. */
import { openTable, type EngineTable } from "banneret-engine";
import books from "games:books";
import { useEffect, useMemo, useState } from "react";
import type { Text } from "../src/boards/board";
import { OpenTable } from "../src/place/OpenTable";
import { PlacePanel } from "../src/place/PlacePanel";
import { usePlacing } from "../src/place/placing";
import { SceneProvider, type Scene } from "../src/play/context";
import type { Book, Draft, Fit, Language, Option, State, Worded } from "../src/table/messages";
import en from "../src/text/en.json";
import fr from "../src/text/fr.json";
import "../src/page.css";

const own: Record<Language, Readonly<Record<string, string>>> = { en, fr };
const seatNames = ["red", "blue"];

export function DrillScene({ text, language }: { text: Text; language: Language }) {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    void books.drill?.().then(({ default: found }) => {
      setBook(found);
    });
  }, []);
  return book ? <Playing book={book} boards={text} language={language} /> : <p>npm run drill</p>;
}

function Playing({ book, boards, language }: { book: Book; boards: Text; language: Language }) {
  const table = useMemo<EngineTable>(
    () => openTable(book, { seats: 2, options: {}, people: 2 }, "gallery"),
    [book],
  );
  const [moves, setMoves] = useState(0);
  const [said, setSaid] = useState("");
  const [seat = 0] = (JSON.parse(table.seating()) as { awaited: number[] }).awaited;
  const state = JSON.parse(table.state(seat)) as State;
  const next = said === "" ? state.question : (JSON.parse(table.draft(seat, said)) as Draft).next;
  const text: Text = (key, fill = {}) => {
    const found = own[language][key] ?? book.texts[language][key];
    return found === undefined
      ? boards(key, fill)
      : found.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole));
  };
  const say = ({ phrase }: Option) => {
    const line = `${said} ${phrase}`.trim();
    const whole = (JSON.parse(table.draft(seat, line)) as Draft).whole;
    if (whole) {
      table.answer(seat, line);
      setMoves(moves + 1);
    }
    setSaid(whole ? "" : line);
  };
  const asking = useMemo(
    () => ({
      nearest: (line: string, wish: string) =>
        Promise.resolve(JSON.parse(table.nearest(seat, line, wish)) as Fit),
    }),
    [table, seat],
  );
  const placing = usePlacing(asking, next ?? null, state.seq, say);
  const scene = {
    book,
    text,
    words: (worded: Worded) => worded[language],
    game: { id: "drill", seatNames },
    table: null,
    hover: () => undefined,
    cite: () => undefined,
  } as unknown as Scene;
  const board = { view: state.view, text, placing, awaited: [seatNames[seat] ?? ""] };
  return (
    <SceneProvider value={scene}>
      <div className="drill-scene">
        <OpenTable {...(board as unknown as Parameters<typeof OpenTable>[0])} />
        <aside className="question">
          <p className="prompt">{next ? next.prompt.text[language] : text("question.over")}</p>
          {placing ? (
            <PlacePanel placing={placing} busy={false} />
          ) : (
            next?.options.map((option) => (
              <button
                key={option.phrase}
                type="button"
                data-option={option.phrase}
                onClick={() => {
                  say(option);
                }}
              >
                {option.saying.text[language]}
              </button>
            ))
          )}
        </aside>
      </div>
    </SceneProvider>
  );
}
