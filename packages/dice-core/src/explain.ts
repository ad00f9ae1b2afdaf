import { diceText } from "./normalize.js";
import { numeral } from "./numeral.js";
import type { Roll, RolledConstant, RolledDice, RolledTerm } from "./types.js";

/** One line that shows every die and the sums: `d20(disadv): rolls [15, 7] -> keep 7; +5 => 12`. */
export const explain = ({ terms, total }: Roll): string =>
  `${explainTerms(terms)} => ${numeral(total)}`;

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
  const { rolls, kept, counted, mode } = term;
  const subtotal = numeral(term.subtotal);
  let line = withFaces(`${diceText(term)}: rolls [`, rolls);
  if (kept === undefined) return `${line}] = ${subtotal}`;
  if (mode !== undefined && counted === undefined) return withFaces(`${line}] -> keep `, kept);
  line = withFaces(`${line}] -> keep [`, kept);
  if (counted !== undefined) line = withFaces(`${line}] counted as [`, counted);
  return `${line}] = ${subtotal}`;
}

// By hand: join takes several times as long. Behind the text, as the engine copies short texts and links long ones.
function withFaces(before: string, faces: readonly number[]): string {
  let text = before + numeral(faces[0] ?? 0);
  for (let i = 1; i < faces.length; i++) {
    const face = faces[i] ?? 0;
    text += further[face] ?? `, ${face}`;
  }
  return text;
}

const further: readonly string[] = Array.from({ length: 101 }, (_, face) => `, ${face}`);
