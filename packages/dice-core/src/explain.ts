import { diceText } from "./normalize.js";
import type { Roll, RolledConstant, RolledDice, RolledTerm } from "./types.js";

/** One line that shows every die and the sums: `d20(disadv): rolls [15, 7] -> keep 7; +5 => 12`. */
export const explain = ({ terms, total }: Roll): string => `${explainTerms(terms)} => ${total}`;

function explainTerms(terms: readonly RolledTerm[]): string {
  let line = "";
  for (const term of terms) {
    const first = line === "";
    if (!first) line += "; ";
    line += term.type === "constant" ? constant(term, first) : signed(term);
  }
  return line;
}

const constant = ({ sign, value }: RolledConstant, first: boolean): string =>
  `${sign < 0 ? "-" : first ? "" : "+"}${value}`;

function signed(term: Exclude<RolledTerm, RolledConstant>): string {
  const minus = term.sign < 0 ? "-" : "";
  if (term.type === "die") return minus + dice(term);
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
  const thrown = `${diceText(term)}: rolls ${list(rolls)}`;
  if (kept === undefined) return `${thrown} = ${subtotal}`;
  if (mode !== undefined && counted === undefined) return `${thrown} -> keep ${kept.join(", ")}`;
  const counting = counted === undefined ? "" : ` counted as ${list(counted)}`;
  return `${thrown} -> keep ${list(kept)}${counting} = ${subtotal}`;
}

// By hand, and with the usual faces ready: join on a short array takes several times as long.
function list(faces: readonly number[]): string {
  let text = "[";
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i] ?? 0;
    text += i === 0 ? face : (nextFaces[face] ?? `, ${face}`);
  }
  return `${text}]`;
}

const nextFaces: readonly string[] = Array.from({ length: 101 }, (_, face) => `, ${face}`);
