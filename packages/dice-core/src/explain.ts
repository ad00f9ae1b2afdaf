import { diceText } from "./normalize.js";
import type { Roll, RolledConstant, RolledDice, RolledTerm } from "./types.js";

/** One line that shows every die and the sums: `d20(disadv): rolls [15, 7] -> keep 7; +5 => 12`. */
export const explain = ({ terms, total }: Roll): string => `${explainTerms(terms)} => ${total}`;

function explainTerms(terms: readonly RolledTerm[]): string {
  let line = "";
  for (const term of terms) {
    const first = line === "";
    const text = term.type === "constant" ? constant(term, first) : signed(term);
    line = first ? text : `${line}; ${text}`;
  }
  return line;
}

const constant = ({ sign, value }: RolledConstant, first: boolean): string =>
  `${sign < 0 ? "-" : first ? "" : "+"}${value}`;

function signed(term: Exclude<RolledTerm, RolledConstant>): string {
  if (term.type === "die") return term.sign < 0 ? `-${dice(term)}` : dice(term);
  const minus = term.sign < 0 ? "-" : "";
  const inside =
    term.type === "group"
      ? `(${explainTerms(term.terms)})`
      : term.factors.map((factor) => explainFactor(factor)).join(" * ");
  return `${minus}${inside} = ${term.subtotal}`;
}

const explainFactor = (factor: RolledTerm): string =>
  factor.type === "die"
    ? `(${dice(factor)})`
    : factor.type === "constant"
      ? constant(factor, true)
      : signed(factor);

function dice(term: RolledDice): string {
  const { rolls, kept, counted, mode, subtotal } = term;
  const thrown = `${diceText(term)}: rolls [${list(rolls)}]`;
  if (kept === undefined) return `${thrown} = ${subtotal}`;
  if (counted !== undefined)
    return `${thrown} -> keep [${list(kept)}] counted as [${list(counted)}] = ${subtotal}`;
  if (mode !== undefined) return `${thrown} -> keep ${list(kept)}`;
  return `${thrown} -> keep [${list(kept)}] = ${subtotal}`;
}

// By hand, and with the usual faces ready: join on a short array takes several times as long.
function list(faces: readonly number[]): string {
  const first = faces[0] ?? 0;
  let text = firstFaces[first] ?? String(first);
  for (let i = 1; i < faces.length; i++) {
    const face = faces[i] ?? 0;
    text += nextFaces[face] ?? `, ${face}`;
  }
  return text;
}

const firstFaces: readonly string[] = Array.from({ length: 101 }, (_, face) => String(face));
const nextFaces: readonly string[] = firstFaces.map((face) => `, ${face}`);
