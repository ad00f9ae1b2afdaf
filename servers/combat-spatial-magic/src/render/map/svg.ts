import { footprintOf, type Ground, groundAt, type Prop, widthOf } from "@tabletop-mcp/rules-engine";
import { type Drawing, isShown, type Viewport } from "./drawing.js";
import { escaped } from "./escaped.js";
import { patchSign, patchSvg } from "./patch-svg.js";
import { short, textPath } from "./strokes.js";
import { tokenSvg } from "./token-svg.js";

/** Pixels of a square in which its number has room. */
const numbered = 20;

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
    tile(
      "pit",
      `<rect width="${half}" height="${half}" fill="#8A8378"/><path d="M${half * 0.2} ${half * 0.3}L${half / 2} ${half * 0.7}L${half * 0.8} ${half * 0.3}" fill="none" stroke="#2E2A24" stroke-width="1.5"/>`,
    ),
    tile("wall", `<path d="M0 0L${half} ${half}" stroke="#000000" stroke-opacity="0.55"/>`),
    tile(
      "cloud",
      `<path d="M${half * 0.2} ${half * 0.6}a${half / 5} ${half / 5} 0 0 1 ${half * 0.5} 0" fill="none" stroke="#000000" stroke-opacity="0.3"/>`,
    ),
    tile("haze", `<circle cx="${half / 2}" cy="${half / 2}" r="${half / 6}" fill="#55555588"/>`),
  ].join("")}</defs>`;
}

const fills: readonly { readonly is: (ground: Ground) => boolean; readonly fill: string }[] = [
  { is: ({ obstacle }) => obstacle !== undefined, fill: `fill="#3B3B3B"` },
  { is: ({ water }) => water === true, fill: `fill="url(#water)"` },
  { is: ({ pit }) => pit !== undefined, fill: `fill="url(#pit)"` },
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

/** Every fifth line is darker where there is not a number at each square. */
function gridLines(canvas: Canvas): string {
  const { viewport, size } = canvas;
  const isFine = size < numbered;
  const lines = (isMain: boolean): string =>
    [
      ...edges(viewport.x, viewport.width).flatMap((x) =>
        isMain === isFifth(x) ? upright(x, canvas) : [],
      ),
      ...edges(viewport.y, viewport.height).flatMap((y) =>
        isMain === isFifth(y) ? level(y, canvas) : [],
      ),
    ].join("");
  const drawn = (path: string, ink: string): string =>
    `<path d="${path}" stroke="${ink}" stroke-width="1" fill="none"/>`;
  return [
    drawn(lines(false), isFine ? "#00000012" : "#00000022"),
    drawn(lines(true), isFine ? "#00000044" : "#00000022"),
  ].join("");
}

const isFifth = (at: number): boolean => at % 5 === 0;

const edges = (from: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + at);

const upright = (x: number, canvas: Canvas): string =>
  `M${short(left(x, canvas))} ${canvas.edge}v${canvas.viewport.height * canvas.size}`;

const level = (y: number, canvas: Canvas): string =>
  `M${canvas.edge} ${short(top(y, canvas))}h${canvas.viewport.width * canvas.size}`;

const square = (
  { x, y }: { readonly x: number; readonly y: number },
  canvas: Canvas,
  style: string,
): string =>
  `<rect x="${short(left(x, canvas))}" y="${short(top(y, canvas))}" width="${canvas.size}" height="${canvas.size}" ${style}/>`;

/** A thing, with the sign that the legend has for it. */
function propOf({ x, y, size, id }: Prop, canvas: Canvas): string {
  const side = widthOf(size) * canvas.size;
  const inset = canvas.size * 0.12;
  const [west, north] = [left(x, canvas), top(y, canvas)];
  const sign = textPath("+", { x: west + side / 2, y: north + side / 2, height: side * 0.4 });
  return [
    `<rect x="${short(west + inset)}" y="${short(north + inset)}" width="${short(side - 2 * inset)}" height="${short(side - 2 * inset)}" fill="#C9B48A" stroke="#5B4A22" stroke-width="1.5"><title>${escaped(id)}</title></rect>`,
    `<path d="${sign}" fill="none" stroke="#5B4A22" stroke-width="1.5"/>`,
  ].join("");
}

/** Every column and row where there is room for its number, else every fifth. */
function rulers(canvas: Canvas): string {
  const { size, edge, viewport } = canvas;
  const step = size >= numbered ? 1 : 5;
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
