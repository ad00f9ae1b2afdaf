import type { Position } from "@tabletop-mcp/rules-engine";
import { short, textPath } from "./strokes.js";

interface Round extends Pick<Position, "x" | "y"> {
  readonly r: number;
}

/** Below this there is room for a dot, not for letters. */
const legible = 14;
/** So many stand beside a token; of more the last is a plus. */
const most = 3;

/** What a token's bearer is under, by the first letters of the words that the legend has: "Pr" for prone. */
export function marksSvg(marks: readonly string[], { x, y, r }: Round): readonly string[] {
  if (marks.length === 0) return [];
  if (r < legible)
    return [
      `<circle cx="${short(x + r * 0.8)}" cy="${short(y - r * 0.8)}" r="${short(r * 0.24)}" fill="#F0E442" stroke="#000000"/>`,
    ];
  const codes = [...new Set(marks.map(codeOf))];
  const shown = codes.length <= most ? codes : [...codes.slice(0, most - 1), "+"];
  const height = Math.min(14, r * 0.62);
  // Within its square: its neighbour's would lie above it, and at the edge nothing.
  return shown.map((code, at) =>
    chip(code, {
      x: x + r * 1.15 - widthOf(code, height) / 2,
      y: y - r + (at + 0.35) * height,
      height,
    }),
  );
}

/** A few black letters on light ground, legible on any colour. */
export function chip(
  text: string,
  { x, y, height }: Pick<Position, "x" | "y"> & { readonly height: number },
): string {
  const letters = height * 0.62;
  const width = widthOf(text, height);
  return [
    `<rect x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}" rx="2" fill="#FFFBD6" stroke="#000000" stroke-width="0.8"/>`,
    `<path d="${textPath(text, { x, y, height: letters })}" fill="none" stroke="#000000" stroke-width="${short(Math.max(0.9, letters / 7))}" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join("");
}

const widthOf = (text: string, height: number): number => height * (0.62 * text.length + 0.3);

function codeOf(mark: string): string {
  if (mark === "invisible") return "Iv";
  return mark.slice(0, 1).toUpperCase() + mark.slice(1, 2);
}
