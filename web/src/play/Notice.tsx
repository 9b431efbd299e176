import type { ChatLine } from "../table/messages";
import { Emblem } from "./Emblem";
import { seatName, useScene } from "./context";

/** What the table itself tells of a seat: who left it, who plays for whom. */
export function Notice({ line }: { line: ChatLine }) {
  const scene = useScene();
  const { text } = scene;
  const name = line.notice === "handed" ? text(`bot.${line.text}`) : line.text;
  const key = line.notice === "late" ? `late-${line.text}` : (line.notice ?? "left");
  return (
    <p className="notice">
      <Emblem seat={line.seat} /> <b>{seatName(scene, line.seat)}</b> <i>{text(`notice.${key}`, { name })}</i>
    </p>
  );
}
