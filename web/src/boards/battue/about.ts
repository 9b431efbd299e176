import type { About, Mark, Text } from "../board";
import { colours, type BattueContent, type BattueView, type SpaceView } from "./types";

/** The tiles whose capture ends the game. */
const GREAT = ["palace", "templum-jupiter", "universitas"];

/** What there is to know of something in the city, in sentences. */
export function aboutBattue(
  { kind, word }: Mark,
  view: BattueView,
  content: BattueContent,
  text: Text,
): About | null {
  if (kind === "seat") {
    return aboutPlayer(word, view, text);
  }
  const space = content.board.spaces.find(({ id }) => id === word);
  if (kind !== "place" || !space) {
    const says = kind === "loot" || kind === "event" ? text(`${kind}.${word}.text`) : "";
    return says === "" ? null : { title: text(`${kind}.${word}`), lines: [says] };
  }
  const here: SpaceView = view.board[word] ?? {};
  const tile = content.tiles.tiles.find(({ id }) => id === here.tile);
  const values = space.kind === "slot" ? tile : space;
  const lines: string[] = [];
  if (values?.defence !== undefined) {
    lines.push(text("about.battue.defence", { n: values.defence }));
    lines.push(text("about.battue.loot", { n: values.loot ?? 0 }));
    lines.push(text("about.battue.points", { n: values.vp ?? 0 }));
  } else if (!view.bare?.includes(word)) {
    lines.push(text("about.battue.face-down"));
    if (view.mixed.includes(word)) {
      lines.push(text("about.battue.mixed"));
    }
  }
  if (tile?.event) {
    lines.push(text("about.battue.event"));
  }
  if (tile?.warrior) {
    lines.push(text("about.battue.warrior"));
  }
  if (GREAT.includes(tile?.id ?? "")) {
    lines.push(text("about.battue.great"));
  }
  if (here.flag) {
    lines.push(text("about.battue.flag", { who: text(`seat.${here.flag}`) }));
  } else if (values) {
    lines.push(text("about.battue.free"));
  }
  for (const colour of colours) {
    const n = here[colour];
    if (n) {
      lines.push(text("about.battue.horde", { who: text(`seat.${colour}`), n }));
    }
  }
  const title =
    space.kind !== "slot"
      ? text(`place.${word}`)
      : tile
        ? text(`tile.${tile.id}`)
        : text("about.battue.hidden", { size: text(`size.${space.size ?? ""}`) });
  return { title, lines };
}

function aboutPlayer(word: string, view: BattueView, text: Text): About | null {
  const player = view.players[word];
  if (!player) {
    return null;
  }
  const [tiles, chest] = [player["tile-points"], player["chest-points"]];
  return {
    title: text(`seat.${word}`),
    lines: [
      text("board.battue.points", { n: tiles + chest, tiles, chest }),
      text("board.battue.warriors", { n: player.warriors }),
      text("board.battue.reserve", { n: player.reserve }),
      text("board.battue.cards", { n: player.cards }),
    ],
  };
}
