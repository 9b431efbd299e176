import type { News } from "../table/messages";
import type { Known, Table } from "../table/table";
import { Chat } from "./Chat";
import { Emblem } from "./Emblem";
import { download } from "./file";
import { seatName, useScene } from "./context";

/** Something that was said, as far as the reader may know it. */
function Said({ seat, line }: { seat: number; line: string | undefined }) {
  const scene = useScene();
  return (
    <p>
      <Emblem seat={seat} /> <b>{seatName(scene, seat)}</b>{" "}
      {line === undefined ? <i>{scene.text("past.hidden")}</i> : <code>{line}</code>}
    </p>
  );
}

function Entry({ entry: { seat = -1, line, lines, undo, stop, seats = [] } }: { entry: News }) {
  const scene = useScene();
  const { text } = scene;
  if (stop) {
    return <p>{text(`past.${stop}`, { seats: seats.map((one) => seatName(scene, one)).join(", ") })}</p>;
  }
  if (undo !== undefined) {
    return <p>{text("past.undo", { n: undo })}</p>;
  }
  if (lines) {
    return lines.map((one, index) =>
      one === "" ? null : <Said key={index} seat={index} line={typeof one === "string" ? one : undefined} />,
    );
  }
  return seat < 0 ? <p>{text("past.begin")}</p> : <Said seat={seat} line={line} />;
}

/** A game that was not over when its rules went: what was said in it can be read, and nothing more. */
export function Past({ table, known }: { table: Table; known: Known }) {
  const { text, game, words } = useScene();
  return (
    <main className="past">
      <h1>{words(game.name)}</h1>
      <p role="status">{text("past")}</p>
      <div className="answers">
        <a className="button" href="#/">
          {text("home")}
        </a>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            void table.record().then((record) => {
              download(record, `${record.game}-${known.state?.seq ?? 0}.json`);
            });
          }}
        >
          {text("record.download")}
        </button>
      </div>
      <section aria-labelledby="past-moves">
        <h2 id="past-moves">{text("past.moves")}</h2>
        {known.earlier && table.earlier && (
          <button type="button" className="quiet" onClick={() => void table.earlier?.()}>
            {text("story.earlier")}
          </button>
        )}
        {known.news.map((entry) => (
          <Entry key={entry.seq} entry={entry} />
        ))}
      </section>
      {known.chat.length > 0 && (
        <section aria-labelledby="past-talk">
          <h2 id="past-talk">{text("tab.chat")}</h2>
          <Chat table={table} known={{ ...known, seat: -1 }} />
        </section>
      )}
    </main>
  );
}
