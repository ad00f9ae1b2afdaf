import type { Token } from "./drawing.js";

type Named = Pick<Token, "name" | "side">;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "123456789";
/** What no terrain is drawn with. */
const rest = "0@&$=<>!?";

/**
 * A character of its own for each: letters of its name first, capitals for the party and small ones
 * for all others; the number of "Goblin 2" where its letter is taken. Beyond that many, "?" stays.
 */
export function glyphsFor(all: readonly Named[]): readonly string[] {
  const taken = new Set<string>();
  return all.map((one) => {
    const glyph = wanted(one).find((each) => !taken.has(each)) ?? "?";
    taken.add(glyph);
    return glyph;
  });
}

function wanted({ name, side }: Named): readonly string[] {
  const cased = (text: string): readonly string[] => [
    ...(side === "party" ? text.toUpperCase() : text.toLowerCase()),
  ];
  const own = name.normalize("NFKD").replaceAll(/[^A-Za-z]/gu, "");
  const number = /\d$/u.exec(name)?.[0] ?? "";
  const [first = ""] = own;
  return [...cased(first), ...number, ...cased(own), ...cased(letters), ...digits, ...rest];
}
