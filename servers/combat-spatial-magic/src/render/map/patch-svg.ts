import { type Patch, patchSigns } from "./drawing.js";
import { escaped } from "./escaped.js";
import { outlineOf } from "./outline.js";
import { short, textPath } from "./strokes.js";

/** Okabe and Ito's colours, without those of the sides and of water, and two dark ones. */
const colours = ["#CC79A7", "#009E73", "#6B4226", "#E69F00", "#7B3294"];
/** Lines that tell places apart without colour. */
const dashes = ["", "9 5", "2 4", "12 4 2 4"];

/** Where the corners of squares are, and how large a square is. */
export interface Grid {
  readonly size: number;
  readonly left: (x: number) => number;
  readonly top: (y: number) => number;
}

const veils: Readonly<Record<Patch["kind"], string>> = {
  aura: `fill-opacity="0.08"`,
  cloud: `fill-opacity="0.22"`,
  darkness: `fill-opacity="0.45"`,
  wall: `fill-opacity="0.55"`,
};

/** A place that something fills: a veil over its squares, a line around them, and its sign. */
export function patchSvg(patch: Patch, grid: Grid): string {
  const { name, about, sign, kind, squares } = patch;
  const place = patchSigns.indexOf(sign);
  const colour = colourOf(patch);
  const dash = dashes[Math.floor(place / colours.length + place) % dashes.length] ?? "";
  const line = outlineOf(squares)
    .map(({ from, to }) => `M${at(from, grid)}L${at(to, grid)}`)
    .join("");
  const fill = kind === "darkness" ? "#000000" : colour;
  const dashed = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
  return [
    `<g><title>${escaped(`${sign} ${name}: ${about}`)}</title>`,
    `<path d="${veil(squares, grid)}" fill="${fill}" ${veils[kind]}/>`,
    ...(kind === "wall" || kind === "cloud"
      ? [`<path d="${veil(squares, grid)}" fill="url(#${kind})"/>`]
      : []),
    `<path d="${line}" fill="none" stroke="#FFFFFF" stroke-width="4"/>`,
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="2.5"${dashed}/>`,
    "</g>",
  ].join("");
}

const at = ({ x, y }: { readonly x: number; readonly y: number }, { left, top }: Grid): string =>
  `${short(left(x))} ${short(top(y))}`;

/** Row by row: a run of squares is one rectangle. */
function veil(squares: Patch["squares"], { size, left, top }: Grid): string {
  const rects: { x: number; y: number; to: number }[] = [];
  for (const { x, y } of squares) {
    const last = rects.at(-1);
    if (last !== undefined && last.y === y && last.to === x) last.to = x + 1;
    else rects.push({ x, y, to: x + 1 });
  }
  return rects
    .map(
      ({ x, y, to }) =>
        `M${short(left(x))} ${short(top(y))}H${short(left(to))}V${short(top(y) + size)}H${short(left(x))}Z`,
    )
    .join("");
}

/** Its sign in the corner of its first square, above all that lies there. */
export function patchSign(patch: Patch, { size, left, top }: Grid): string {
  const { sign, squares } = patch;
  const [first] = squares;
  if (first === undefined) return "";
  const side = Math.max(10, size * 0.4);
  const [x, y] = [left(first.x), top(first.y)];
  const text = textPath(sign, { x: x + side / 2, y: y + side / 2, height: side * 0.6 });
  return [
    `<rect x="${short(x)}" y="${short(y)}" width="${short(side)}" height="${short(side)}" fill="#FFFFFF" stroke="${colourOf(patch)}"/>`,
    `<path d="${text}" fill="none" stroke="#000000" stroke-width="1.4" stroke-linecap="round"/>`,
  ].join("");
}

const colourOf = ({ sign }: Patch): string =>
  colours[patchSigns.indexOf(sign) % colours.length] ?? "#000000";
