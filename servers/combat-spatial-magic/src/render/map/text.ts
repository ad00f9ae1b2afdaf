import { footprintOf, type Ground, groundAt, type Position } from "@tabletop-mcp/rules-engine";
import { type Drawing, isShown, type Token, type Viewport } from "./drawing.js";

/** What each kind of ground looks like; of several on a square, the first of these. */
const grounds: readonly {
  readonly char: string;
  readonly name: string;
  readonly is: (ground: Ground) => boolean;
}[] = [
  { char: "#", name: "wall", is: ({ obstacle }) => obstacle !== undefined },
  { char: "^", name: "hazard", is: ({ hazard }) => hazard !== undefined },
  { char: "_", name: "pit", is: ({ pit }) => pit !== undefined },
  { char: "~", name: "water", is: ({ water }) => water === true },
  { char: "%", name: "obscured", is: ({ obscurement }) => obscurement !== undefined },
  { char: ":", name: "difficult", is: ({ difficult }) => difficult === true },
];
const prop = { char: "+", name: "prop" };
const marked = { char: "*", name: "marked" };

/**
 * A map in characters, one a square, or two where a label on it has two; its coordinates on the edges,
 * and below it who is where.
 */
export function mapText(drawing: Drawing, { legend }: { readonly legend: boolean }): string {
  const { viewport } = drawing;
  const seen = new Set<string>();
  const chars = charsOf(drawing);
  const wide = Math.max(1, ...drawing.tokens.map(({ glyph }) => glyph.length));
  const rows = upTo(viewport.height).map((row) => {
    const y = viewport.y + row;
    const line = upTo(viewport.width).map((column) => {
      const char = chars(viewport.x + column, y);
      seen.add(char);
      return char.padEnd(wide);
    });
    return `${String(y).padStart(3)} ${line.join("")}`.trimEnd();
  });
  const lines = [...ruler(viewport, wide), ...rows];
  if (legend) lines.push(...legendOf(drawing, seen));
  return lines.join("\n");
}

/** Who and what stands where, for who has a picture of the rest. */
export const whereText = (drawing: Drawing): string => legendOf(drawing, nothing).join("\n");

const nothing: ReadonlySet<string> = new Set();

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Tens above, units below. */
function ruler({ x, width }: Viewport, wide: number): readonly string[] {
  const columns = upTo(width).map((column) => x + column);
  const tens = columns.map((at) => (at % 10 === 0 ? String(Math.floor(at / 10) % 10) : " "));
  const hundreds = columns.map((at) => (at % 100 === 0 ? String(Math.floor(at / 100)) : " "));
  const units = columns.map((at) => String(at % 10));
  const line = (chars: readonly string[]): string =>
    `    ${chars.map((char) => char.padEnd(wide)).join("")}`.trimEnd();
  return [...(x + width > 100 ? [line(hundreds)] : []), line(tens), line(units)];
}

const keyOf = (x: number, y: number): string => `${x},${y}`;

function charsOf({
  field,
  viewport,
  tokens,
  highlight,
  patches,
}: Drawing): (x: number, y: number) => string {
  const over = new Map<string, string>();
  const lay = (squares: readonly Position[], char: string): void => {
    for (const { x, y } of squares) over.set(keyOf(x, y), char);
  };
  for (const one of field.props ?? []) lay(footprintOf(one), prop.char);
  lay(highlight, marked.char);
  // Who lies there is under who stands there.
  const standing = (token: Token): number => (token.state === "up" ? 1 : 0);
  for (const token of [...tokens].sort((a, b) => standing(a) - standing(b)))
    lay(footprintOf(token.body), token.glyph);
  const filled = signsOf(patches, viewport);
  return (x, y) =>
    over.get(keyOf(x, y)) ??
    grounds.find(({ is }) => is(groundAt(field, { x, y })))?.char ??
    filled.get(keyOf(x, y)) ??
    ".";
}

/** Signs of what fills plain squares: all of it, or, of an aura, the squares at its edge. */
function signsOf(patches: Drawing["patches"], viewport: Viewport): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const lay = (sign: string, squares: readonly Position[]): void => {
    for (const { x, y } of squares) if (!signs.has(keyOf(x, y))) signs.set(keyOf(x, y), sign);
  };
  for (const { sign, squares, kind } of patches) if (kind !== "aura") lay(sign, squares);
  for (const { sign, squares, kind } of patches)
    if (kind === "aura") lay(sign, rimOf(squares, viewport));
  return signs;
}

/** Those of some squares that have another of the window beside them which is none of them. */
function rimOf(squares: readonly Position[], viewport: Viewport): readonly Position[] {
  const all = new Set(squares.map(({ x, y }) => keyOf(x, y)));
  return squares.filter(({ x, y }) =>
    [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ].some((next) => isShown(viewport, next) && !all.has(keyOf(next.x, next.y))),
  );
}

function legendOf(
  { viewport, tokens, patches, field }: Drawing,
  seen: ReadonlySet<string>,
): readonly string[] {
  const signs = [...grounds, marked].filter(({ char }) => seen.has(char));
  const props = (field.props ?? []).filter((one) => isShown(viewport, one));
  return [
    ...(signs.length === 0 ? [] : [signs.map(({ char, name }) => `${char} ${name}`).join(", ")]),
    ...props.map((one) => `${prop.char} ${one.name ?? one.id} at ${place(one)}`),
    ...tokens.map(tokenLine),
    ...patches.map(({ sign, name, about }) => `${sign} ${name}: ${about}`),
  ];
}

const healthWord = (health: number): string => `${Math.round(health * 100)}% HP`;

function tokenLine({ glyph, name, side, body, health, state, current, marks }: Token): string {
  const about = [
    side,
    ...(health === undefined || state !== "up" ? [] : [healthWord(health)]),
    ...(state === "up" ? [] : [state]),
    ...marks,
  ];
  return `${glyph} ${name} at ${place(body)}: ${about.join(", ")}${current ? " (its turn)" : ""}`;
}

const place = ({ x, y, z = 0 }: Position): string =>
  `${x},${y}${z === 0 ? "" : ` ${z} ft ${z > 0 ? "up" : "down"}`}`;
