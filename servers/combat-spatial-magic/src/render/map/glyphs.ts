import type { Token } from "./drawing.js";

type Named = Pick<Token, "name" | "side">;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "123456789";
/** What no terrain is drawn with. */
const rest = "0@&$=<>!";

/** Up to so many there is a character for each. */
const mostSingle = 40;

/**
 * A label of its own for each: letters of its name first, capitals for the party and small ones for all
 * others; the number of "Goblin 2" where its letter is taken. In a crowd it may be two characters.
 */
export function glyphsFor(all: readonly Named[]): readonly string[] {
  const taken = new Set<string>();
  const labels = all.length > mostSingle ? inCrowd : alone;
  return all.map((one) => {
    const glyph = labels(one).find((each) => !taken.has(each)) ?? "?";
    taken.add(glyph);
    return glyph;
  });
}

const cased = ({ side }: Named, text: string): readonly string[] => [
  ...(side === "party" ? text.toUpperCase() : text.toLowerCase()),
];

const lettersOf = ({ name }: Named): string => name.normalize("NFKD").replaceAll(/[^A-Za-z]/gu, "");

function alone(one: Named): readonly string[] {
  const own = lettersOf(one);
  const number = /\d$/u.exec(one.name)?.[0] ?? "";
  const [first = ""] = own;
  return [
    ...cased(one, first),
    ...number,
    ...cased(one, own),
    ...cased(one, letters),
    ...digits,
    ...rest,
  ];
}

/** Goblin is "g", Goblin 2 "g2" and Goblin 12 "12" as long as nobody else is; then a letter and one more. */
function inCrowd(one: Named): readonly string[] {
  const [first = ""] = cased(one, lettersOf(one));
  const [number = ""] = /(?<!\d)[1-9]\d?$/u.exec(one.name) ?? [];
  const own = number.length === 1 ? `${first}${number}` : number;
  const seconds = [...digits, ...cased(one, letters)];
  const pairs = [first, ...cased(one, letters)].flatMap((initial) =>
    seconds.map((second) => initial + second),
  );
  return [own, first, ...pairs].filter((label) => label !== "");
}
