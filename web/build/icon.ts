/** The icon of the house: a banneret's square banner on its lance. Drawn once, as SVG and as PNG. */
import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];
interface Area {
  colour: Colour;
  corners: readonly (readonly [x: number, y: number])[];
}

const SIDE = 512;
const FIELD: Colour = [0x1d, 0x1a, 0x17];
const LANCE: Colour = [0xec, 0xe3, 0xd2];
const CLOTH: Colour = [0xa6, 0x4a, 0x00];
const STRIPE: Colour = [0xff, 0xb3, 0x47];

const box = (left: number, top: number, right: number, bottom: number): Area["corners"] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** All that matters lies in the middle circle that every system leaves. */
const areas: Area[] = [
  { colour: LANCE, corners: box(142, 128, 162, 432) },
  {
    colour: LANCE,
    corners: [
      [152, 64],
      [176, 112],
      [152, 132],
      [128, 112],
    ],
  },
  { colour: CLOTH, corners: box(162, 136, 384, 332) },
  {
    colour: STRIPE,
    corners: [
      [162, 136],
      [206, 136],
      [384, 288],
      [384, 332],
      [340, 332],
      [162, 180],
    ],
  },
];

const hex = (colour: Colour) => `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

export function iconSvg(): string {
  const shapes = areas.map(
    ({ colour, corners }) =>
      `<polygon fill="${hex(colour)}" points="${corners.map((corner) => corner.join(",")).join(" ")}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="96" fill="${hex(FIELD)}"/>${shapes.join("")}</svg>\n`;
}

function isInside(x: number, y: number, corners: Area["corners"]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners.at(index - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) {
      inside = !inside;
    }
  });
  return inside;
}

const FINE = 4;

/** The colour of a dot, from the middle of each of its small parts. */
function dot(column: number, row: number, step: number): number[] {
  const sum = [0, 0, 0];
  for (let part = 0; part < FINE * FINE; part++) {
    const x = (column + ((part % FINE) + 0.5) / FINE) * step;
    const y = (row + (Math.floor(part / FINE) + 0.5) / FINE) * step;
    const { colour } = areas.findLast(({ corners }) => isInside(x, y, corners)) ?? { colour: FIELD };
    colour.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value));
  }
  return sum.map((value) => Math.round(value / FINE ** 2));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** The icon as a square picture of so many dots a side, with no corner left out: systems cut their own. */
export function iconPng(side: number): Buffer {
  const rows = Array.from({ length: side }, (_, row) =>
    Buffer.from([0, ...Array.from({ length: side }, (_any, column) => dot(column, row, SIDE / side)).flat()]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
