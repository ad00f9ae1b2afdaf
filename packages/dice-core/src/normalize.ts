import { modifierText } from "./modifiers/index.js";
import { numeral } from "./numeral.js";
import type { Dice, DiceExpr, Operand, Term } from "./types.js";

/** The canonical text of an expression, label left out. Parsing it gives the same expression. */
export const normalize = ({ terms }: DiceExpr): string => sumText(terms);

/** The canonical text of one kind of dice: "d20(adv)", "4d6kh3". */
export function diceText(dice: Dice): string {
  const { count, sides, mode, modifiers } = dice;
  const die = usual[sides] ?? `d${sides}`;
  let text = count === 1 ? die : numeral(count) + die;
  if (mode !== undefined) text += mode === "advantage" ? "(adv)" : "(disadv)";
  if (modifiers !== undefined)
    for (const modifier of modifiers) text += modifierText(modifier, sides);
  return text;
}

function sumText(terms: readonly Term[]): string {
  let text = "";
  for (const { sign, of } of terms) {
    if (text === "") text = sign < 0 ? "-" : "";
    else text += sign < 0 ? " - " : " + ";
    text += operandText(of);
  }
  return text;
}

function operandText(of: Operand): string {
  switch (of.type) {
    case "constant":
      return String(of.value);
    case "die":
      return diceText(of);
    case "product":
      return of.factors.map(operandText).join(" * ");
    case "group":
      return `(${sumText(of.terms)})`;
  }
}

const usual: readonly string[] = Array.from({ length: 101 }, (_, sides) => `d${sides}`);
