/**
 * Letters as lines, so that a picture looks the same wherever it is drawn: no font is needed. Each is
 * drawn on a grid of 4 by 6, from the top left, as strokes of points ("x" and "y" one digit each).
 */
const strokes: Readonly<Record<string, string>> = {
  A: "06 20 46|14 34",
  B: "00 06 36 45 44 33 03|00 30 41 42 33",
  C: "41 30 10 01 05 16 36 45",
  D: "00 06 26 45 41 20 00",
  E: "40 00 06 46|03 33",
  F: "40 00 06|03 33",
  G: "41 30 10 01 05 16 36 45 43 23",
  H: "00 06|40 46|03 43",
  I: "10 30|20 26|16 36",
  J: "40 45 36 16 05",
  K: "00 06|40 03 46",
  L: "00 06 46",
  M: "06 00 23 40 46",
  N: "06 00 46 40",
  O: "10 30 41 45 36 16 05 01 10",
  P: "06 00 30 41 42 33 03",
  Q: "10 30 41 45 36 16 05 01 10|24 46",
  R: "06 00 30 41 42 33 03|23 46",
  S: "41 30 10 01 02 13 33 44 45 36 16 05",
  T: "00 40|20 26",
  U: "00 05 16 36 45 40",
  V: "00 26 40",
  W: "00 16 23 36 40",
  X: "00 46|40 06",
  Y: "00 23 40|23 26",
  Z: "00 40 06 46",
  a: "12 32 43 46|44 14 05 16 36 45",
  b: "00 06 36 45 43 32 02",
  c: "43 32 12 03 05 16 36 45",
  d: "40 46 16 05 03 12 42",
  e: "04 44 43 32 12 03 05 16 36",
  f: "40 30 21 26|12 32",
  g: "42 12 03 04 15 45|42 46 37 17",
  h: "00 06|03 12 32 43 46",
  i: "22 26|20 20",
  j: "32 36 27 17|30 30",
  k: "00 06|42 04 46",
  l: "10 20 26|16 36",
  m: "06 02|03 12 23 26|23 32 43 46",
  n: "06 02|03 12 32 43 46",
  o: "12 32 43 45 36 16 05 03 12",
  p: "02 07|02 32 43 45 36 06",
  q: "42 47|42 12 03 05 16 46",
  r: "06 02|03 12 32",
  s: "42 12 03 14 34 45 36 06",
  t: "20 25 36 46|12 42",
  u: "02 05 16 36 45 42|45 46",
  v: "02 26 42",
  w: "02 16 23 36 42",
  x: "02 46|42 06",
  y: "02 26|42 26 17",
  z: "02 42 06 46",
  "0": "10 30 41 45 36 16 05 01 10|05 41",
  "1": "11 20 26|16 36",
  "2": "01 10 30 41 42 06 46",
  "3": "01 10 30 41 42 33 44 45 36 16 05|13 33",
  "4": "36 30 04 44",
  "5": "40 00 03 33 44 45 36 16 05",
  "6": "41 30 10 01 05 16 36 45 44 33 03",
  "7": "00 40 16",
  "8": "10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33",
  "9": "43 13 02 01 10 30 41 45 36 16 05",
  "?": "01 10 30 41 42 23 24|26 26",
  "!": "20 24|26 26",
  "@": "43 23 22 32 34 45 41 30 10 01 05 16 36",
  "&": "46 01 10 20 31 04 05 16 26 44",
  $: "41 30 10 01 02 13 33 44 45 36 16 05|20 26",
  "=": "02 42|04 44",
  "<": "40 03 46",
  ">": "00 43 06",
  "/": "40 06",
  "\\": "00 46",
  "(": "30 12 14 36",
  ")": "10 32 34 16",
  "[": "30 10 16 36",
  "]": "10 30 36 16",
  "|": "20 26",
  '"': "10 12|30 32",
  "'": "20 22",
  ",": "25 16",
  ";": "22 23|25 16",
  "-": "03 43",
  "+": "03 43|21 25",
};

const columns = 4;
const rows = 6;
const unknown = "00 40 46 06 00";

/** Where a letter is drawn: its middle and its height, in the picture's own units. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The path of a short text, centred; for the `d` of an SVG path that is stroked. */
export function textPath(text: string, { x, y, height }: Lettering): string {
  const unit = height / rows;
  const advance = (columns + 2) * unit;
  const chars = [...text];
  const left = x - (chars.length * advance - 2 * unit) / 2;
  return chars
    .map((char, at) => letterPath(char, { left: left + at * advance, top: y - height / 2, unit }))
    .join("");
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

const letterPath = (char: string, { left, top, unit }: Box): string =>
  (strokes[char] ?? unknown)
    .split("|")
    .map((stroke) =>
      stroke
        .split(" ")
        .map(([column, row], at) => {
          const [px, py] = [left + Number(column) * unit, top + Number(row) * unit];
          return `${at === 0 ? "M" : "L"}${short(px)} ${short(py)}`;
        })
        .join(""),
    )
    .join("");

/** Two digits behind the point are finer than any screen. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);
