import type { Position } from "@tabletop-mcp/rules-engine";
import type { Token } from "./drawing.js";
import { escaped } from "./escaped.js";
import { chip, marksSvg } from "./marks-svg.js";
import { short, textPath } from "./strokes.js";

/** Okabe and Ito's colours, which no colour blindness confuses; each side has a shape of its own, too. */
const sides: Readonly<Record<Token["side"], { readonly fill: string; readonly ink: string }>> = {
  party: { fill: "#0072B2", ink: "#FFFFFF" },
  enemy: { fill: "#D55E00", ink: "#FFFFFF" },
  neutral: { fill: "#F0E442", ink: "#000000" },
};

/** Where a token is drawn: its north-west corner and the side of its space, in pixels. */
export interface Space extends Pick<Position, "x" | "y"> {
  readonly side: number;
}

interface Round extends Pick<Position, "x" | "y"> {
  readonly r: number;
}

/** However small a square is, a token can be seen. */
const smallest = 6;
/** Below this there is no room for more than a letter. */
const roomy = 9;

/** Somebody on the map: a shape for its side, a letter, what is left of it. */
export function tokenSvg(token: Token, { x: west, y: north, side }: Space): string {
  const round: Round = {
    x: west + side / 2,
    y: north + side / 2,
    r: Math.max(smallest, side * 0.42),
  };
  const { fill, ink } = sides[token.side];
  const isUp = token.state === "up";
  const parts = [
    ...(token.current ? [ring(token.side, round)] : []),
    outline(token.side, round, `fill="${fill}" fill-opacity="${isUp ? 1 : 0.35}" stroke="#FFFFFF"`),
    ...(token.state === "dead" ? [cross(round)] : []),
    ...(token.state === "down" ? [slash(round)] : []),
    letter(token.glyph, lettered(token, round), isUp ? ink : "#000000"),
    ...(isUp ? [bar(round, token.health)] : []),
    ...(isUp && round.r >= roomy ? details(token, round) : []),
  ];
  return `<g><title>${escaped(titleOf(token))}</title>${parts.join("")}</g>`;
}

function details({ marks, body: { z = 0 } }: Token, round: Round): readonly string[] {
  const { x, y, r } = round;
  const height = Math.min(14, r * 0.62);
  return [
    ...marksSvg(marks, round),
    ...(z === 0 ? [] : [chip(String(z), { x: x - r * 0.7, y: y - r * 0.85, height })]),
  ];
}

/** Around whose turn it is: what is inside stays as it is. */
const ring = (side: Token["side"], { x, y, r }: Round): string =>
  outline(side, { x, y, r: r + 2.5 }, `fill="none" stroke="#000000" stroke-width="3"`);

/** Circle, square and triangle: sides are told apart by shape alone. */
function outline(side: Token["side"], { x, y, r }: Round, style: string): string {
  if (side === "party")
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${style}/>`;
  if (side === "enemy")
    return `<rect x="${short(x - r)}" y="${short(y - r)}" width="${short(2 * r)}" height="${short(2 * r)}" ${style}/>`;
  return `<path d="M${short(x)} ${short(y - r * 1.1)}L${short(x + r * 1.1)} ${short(y + r)}H${short(x - r * 1.1)}Z" ${style}/>`;
}

interface Letter extends Pick<Position, "x" | "y"> {
  readonly height: number;
}

/** Two characters are a little lower, so that they have room beside each other. */
const lettered = ({ glyph }: Token, { x, y, r }: Round): Letter => ({
  x,
  y,
  height: r * (glyph.length > 1 ? 0.75 : 0.85),
});

const letter = (text: string, at: Letter, ink: string): string =>
  `<path d="${textPath(text, at)}" fill="none" stroke="${ink}" stroke-width="${short(Math.max(1, at.height / 8))}" stroke-linecap="round" stroke-linejoin="round"/>`;

const slash = ({ x, y, r }: Round): string =>
  `<path d="M${short(x - r)} ${short(y + r)}L${short(x + r)} ${short(y - r)}" stroke="#666666" stroke-width="1.5"/>`;

const cross = ({ x, y, r }: Round): string =>
  `<path d="M${short(x - r)} ${short(y - r)}L${short(x + r)} ${short(y + r)}M${short(x + r)} ${short(y - r)}L${short(x - r)} ${short(y + r)}" stroke="#666666" stroke-width="1.5"/>`;

/** Full is as wide as the token; what is lost is dark. Where there is hardly room it is for the wounded alone. */
function bar({ x, y, r }: Round, health: number | undefined): string {
  if (health === undefined || (r < roomy && health >= 1)) return "";
  const [west, north, height] = [short(x - r), short(y + r * 0.78), short(Math.max(3, r * 0.22))];
  const left = short(2 * r * Math.max(0, Math.min(1, health)));
  return `<rect x="${west}" y="${north}" width="${short(2 * r)}" height="${height}" fill="#000000"/><rect x="${west}" y="${north}" width="${left}" height="${height}" fill="#7FE3B4"/>`;
}

const titleOf = ({ name, body: { x, y }, state, marks }: Token): string =>
  [`${name} (${x},${y})`, ...(state === "up" ? [] : [state]), ...marks].join(", ");
