import { Suspense, useEffect, useRef } from "react";
import type { Event } from "../table/messages";
import { wayOf, type Pacer, type Showing } from "../table/pacer";
import { boards } from "./boards";
import { facesOf, type Face } from "./cards";
import { seatWord, useScene } from "./context";
import { Emblem } from "./Emblem";
import { spokenOf } from "./naming";

/** A card face up. */
export function CardFace({ face }: { face: Face }) {
  return (
    <div className="card-face" data-kind={face.mark.kind}>
      <b>{face.name}</b>
      {face.figures !== "" && <small>{face.figures}</small>}
      {face.says !== "" && <p>{face.says}</p>}
    </div>
  );
}

/** What is happening, told at the reader's pace. */
export function Show({ pacer, showing }: { pacer: Pacer; showing: Showing }) {
  const { text } = useScene();
  const { entry, at, paused, left, again } = showing;
  const told = entry.told ?? [];
  const event = told[at];
  return (
    <section className="question show" aria-label={text("show.title")}>
      <p className="whose">{text(again ? "show.again-now" : "show.title")}</p>
      {event && <Told key={`${entry.seq} ${at}`} event={event} before={told.slice(0, at)} />}
      <div className="show-tools">
        <button
          type="button"
          className="quiet"
          aria-pressed={paused}
          onClick={() => {
            pacer.pause(!paused);
          }}
        >
          {text(paused ? "show.go-on" : "show.pause")}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            pacer.again();
          }}
        >
          {text("show.again")}
        </button>
        <button
          type="button"
          className="quiet next"
          onClick={() => {
            pacer.forward();
          }}
        >
          {text("show.next")}
        </button>
        <button
          type="button"
          className="skip"
          onClick={() => {
            pacer.skip();
          }}
        >
          {text("show.skip", { n: left + 1 })}
        </button>
      </div>
    </section>
  );
}

function Told({ event, before }: { event: Event; before: readonly Event[] }) {
  const scene = useScene();
  const seat = spokenOf(event, scene.game.seatNames);
  const Drawn = boards[scene.game.id]?.Happening;
  return (
    <div className="show-event" role="status" data-event={event.name}>
      <p>
        {seat >= 0 && <Emblem seat={seat} />} <span>{scene.say(event)}</span>
      </p>
      <Suspense fallback={null}>{Drawn && <Drawn told={[...before, event]} text={scene.text} />}</Suspense>
      {facesOf(scene, event).map((face) => (
        <CardFace key={face.mark.word} face={face} />
      ))}
      {event.sums && (
        <ul>
          {event.sums.map((sum) => (
            <li key={sum.name}>{scene.words(sum.text)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The middle of what a board shows, from the corner of its frame. */
function middleOf(stage: Element, kind: string, word: string): { x: number; y: number } | null {
  const spot = stage.querySelector(`[data-spot="${kind} ${word}"]`)?.getBoundingClientRect();
  const frame = stage.getBoundingClientRect();
  return spot
    ? { x: spot.left + spot.width / 2 - frame.left, y: spot.top + spot.height / 2 - frame.top }
    : null;
}

/** A piece that goes from one place of the board to another. */
export function Slide({ event, pace }: { event: Event; pace: number }) {
  const scene = useScene();
  const piece = useRef<HTMLDivElement>(null);
  const seat = spokenOf(event, scene.game.seatNames);
  const way = wayOf(event);
  useEffect(() => {
    const node = piece.current;
    const stage = node?.closest(".stage");
    const going = wayOf(event);
    if (!node || !stage || !going || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return;
    }
    const from = middleOf(stage, going.kind, going.from);
    const to = middleOf(stage, going.kind, going.to);
    if (from && to) {
      const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      node.animate(
        [
          { transform: at(from), opacity: 1, offset: 0 },
          { transform: at(from), opacity: 1, offset: 0.15 },
          { transform: at(to), opacity: 1, offset: 1 },
        ],
        { duration: pace * 1.3, easing: "ease-in-out", fill: "forwards" },
      );
    }
  }, [event, pace]);
  if (!way || seat < 0) {
    return null;
  }
  const n = event.args.find(({ name, kind }) => name === "n" && kind === "number")?.value;
  return (
    <div ref={piece} className="slide" data-seat={seatWord(scene, seat)} aria-hidden="true">
      <Emblem seat={seat} />
      {n !== undefined && <b>{n}</b>}
    </div>
  );
}
