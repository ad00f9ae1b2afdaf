import { footprintOf, type Ground, groundAt, type Prop, widthOf } from "@tabletop-mcp/rules-engine";
import { type Drawing, isShown, type Viewport } from "./drawing.js";
import { escaped } from "./escaped.js";
import { patchSign, patchSvg } from "./patch-svg.js";
import { short, textPath } from "./strokes.js";
import { tokenSvg } from "./token-svg.js";

/** Pixels of a square: as large as a picture of this many pixels has room for. */
const widest = 1_600;
const largest = 40;
const smallest = 8;

const squareSize = ({ width, height }: Viewport): number =>
  Math.max(smallest, Math.min(largest, Math.floor(widest / Math.max(width, height))));

/** A map as a picture: a page of its own, with nothing from outside. */
export function mapSvg(drawing: Drawing): string {
  const size = squareSize(drawing.viewport);
  const edge = Math.max(18, size * 0.8);
  const { width, height } = drawing.viewport;
  const canvas: Canvas = { size, edge, viewport: drawing.viewport };
  const [w, h] = [width * size + edge, height * size + edge];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(w)}" height="${short(h)}" viewBox="0 0 ${short(w)} ${short(h)}">`,
    patterns(size),
    `<rect width="100%" height="100%" fill="#FFFFFF"/>`,
    `<rect x="${edge}" y="${edge}" width="${width * size}" height="${height * size}" fill="#F7F4EC"/>`,
    ...groundOf(drawing, canvas),
    gridLines(canvas),
    ...(drawing.field.props ?? [])
      .filter((one) => isShown(drawing.viewport, one))
      .map((one) => propOf(one, canvas)),
    ...drawing.highlight
      .filter((one) => isShown(drawing.viewport, one))
      .map(({ x, y }) => square({ x, y }, canvas, `fill="#E69F00" fill-opacity="0.45"`)),
    ...drawing.patches
      .toSorted((a, b) => layers.indexOf(a.kind) - layers.indexOf(b.kind))
      .map((patch) => patchSvg(patch, place(canvas))),
    ...drawing.patches.map((patch) => patchSign(patch, place(canvas))),
    ...drawing.tokens
      .filter(({ body }) => footprintOf(body).some((one) => isShown(drawing.viewport, one)))
      .toSorted((a, b) => Number(a.state === "up") - Number(b.state === "up"))
      .map((token) =>
        tokenSvg(token, {
          x: left(token.body.x, canvas),
          y: top(token.body.y, canvas),
          side: widthOf(token.body.size) * canvas.size,
        }),
      ),
    rulers(canvas),
    "</svg>",
  ].join("\n");
}

/** What fills places is drawn in this order: the last one lies above the others. */
const layers = ["aura", "cloud", "darkness", "wall"];

/** Where the corners of squares are. */
const place = (canvas: Canvas) => ({
  size: canvas.size,
  left: (x: number): number => left(x, canvas),
  top: (y: number): number => top(y, canvas),
});

interface Canvas {
  /** Pixels of a square, and of the edge where the coordinates stand. */
  readonly size: number;
  readonly edge: number;
  readonly viewport: Viewport;
}

const left = (x: number, { size, edge, viewport }: Canvas): number =>
  edge + (x - viewport.x) * size;
const top = (y: number, { size, edge, viewport }: Canvas): number => edge + (y - viewport.y) * size;

/** Hatchings tell kinds of ground apart without colour. */
function patterns(size: number): string {
  const tile = (id: string, lines: string): string =>
    `<pattern id="${id}" width="${size / 2}" height="${size / 2}" patternUnits="userSpaceOnUse">${lines}</pattern>`;
  const half = size / 2;
  return `<defs>${[
    tile(
      "difficult",
      `<path d="M${half / 2} 0V${half / 2}M0 ${half * 0.75}H${half / 2}" stroke="#8C7B4F" stroke-width="1.5"/>`,
    ),
    tile(
      "water",
      `<rect width="${half}" height="${half}" fill="#9BD3F0"/><path d="M0 ${half / 2}q${half / 4} -${half / 3} ${half / 2} 0t${half / 2} 0" fill="none" stroke="#0072B2" stroke-width="1.2"/>`,
    ),
    tile(
      "hazard",
      `<rect width="${half}" height="${half}" fill="#F6C9A8"/><path d="M0 ${half}L${half} 0" stroke="#A23B00" stroke-width="2"/>`,
    ),
    tile("haze", `<circle cx="${half / 2}" cy="${half / 2}" r="${half / 6}" fill="#55555588"/>`),
  ].join("")}</defs>`;
}

const fills: readonly { readonly is: (ground: Ground) => boolean; readonly fill: string }[] = [
  { is: ({ obstacle }) => obstacle !== undefined, fill: `fill="#3B3B3B"` },
  { is: ({ water }) => water === true, fill: `fill="url(#water)"` },
  { is: ({ pit }) => pit !== undefined, fill: `fill="#8A8378"` },
  { is: ({ hazard }) => hazard !== undefined, fill: `fill="url(#hazard)"` },
  { is: ({ difficult }) => difficult === true, fill: `fill="url(#difficult)"` },
  { is: ({ light }) => light === "dim", fill: `fill="#00000022"` },
  {
    is: ({ light }) => light === "darkness" || light === "magical_darkness",
    fill: `fill="#00000055"`,
  },
  { is: ({ obscurement }) => obscurement !== undefined, fill: `fill="url(#haze)"` },
];

/** Runs of squares of one kind are one rectangle: a map of 200 by 200 stays a small picture. */
function groundOf({ field, viewport }: Drawing, canvas: Canvas): readonly string[] {
  const shapes: string[] = [];
  for (const { is, fill } of fills)
    for (let y = viewport.y; y < viewport.y + viewport.height; y += 1) {
      let from: number | undefined;
      for (let x = viewport.x; x <= viewport.x + viewport.width; x += 1) {
        const inside = x < viewport.x + viewport.width && is(groundAt(field, { x, y }));
        if (inside) from ??= x;
        else if (from !== undefined) {
          shapes.push(
            `<rect x="${short(left(from, canvas))}" y="${short(top(y, canvas))}" width="${(x - from) * canvas.size}" height="${canvas.size}" ${fill}/>`,
          );
          from = undefined;
        }
      }
    }
  return shapes;
}

function gridLines(canvas: Canvas): string {
  const { size, edge, viewport } = canvas;
  const [right, bottom] = [edge + viewport.width * size, edge + viewport.height * size];
  const across = Array.from(
    { length: viewport.width + 1 },
    (_, at) => `M${short(edge + at * size)} ${edge}V${short(bottom)}`,
  );
  const down = Array.from(
    { length: viewport.height + 1 },
    (_, at) => `M${edge} ${short(edge + at * size)}H${short(right)}`,
  );
  return `<path d="${[...across, ...down].join("")}" stroke="#00000022" stroke-width="1" fill="none"/>`;
}

const square = (
  { x, y }: { readonly x: number; readonly y: number },
  canvas: Canvas,
  style: string,
): string =>
  `<rect x="${short(left(x, canvas))}" y="${short(top(y, canvas))}" width="${canvas.size}" height="${canvas.size}" ${style}/>`;

function propOf({ x, y, size, id }: Prop, canvas: Canvas): string {
  const side = widthOf(size) * canvas.size;
  const inset = canvas.size * 0.12;
  return `<rect x="${short(left(x, canvas) + inset)}" y="${short(top(y, canvas) + inset)}" width="${short(side - 2 * inset)}" height="${short(side - 2 * inset)}" fill="#C9B48A" stroke="#5B4A22" stroke-width="1.5"><title>${escaped(id)}</title></rect>`;
}

/** Every column and row where there is room for its number, else every fifth. */
function rulers(canvas: Canvas): string {
  const { size, edge, viewport } = canvas;
  const step = size >= 20 ? 1 : 5;
  const height = Math.min(10, Math.max(6, size * 0.35));
  const numbers = (from: number, count: number): readonly number[] =>
    Array.from({ length: count }, (_, at) => from + at).filter((at) => at % step === 0);
  const across = numbers(viewport.x, viewport.width).map((x) =>
    textPath(String(x), { x: left(x, canvas) + size / 2, y: edge / 2, height }),
  );
  const down = numbers(viewport.y, viewport.height).map((y) =>
    textPath(String(y), { x: edge / 2, y: top(y, canvas) + size / 2, height }),
  );
  return `<path d="${[...across, ...down].join("")}" fill="none" stroke="#333333" stroke-width="1.1" stroke-linecap="round"/>`;
}
