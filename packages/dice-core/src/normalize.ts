import { modifierText } from "./modifiers/index.js";
import type { Dice, DiceExpr, Operand, Term } from "./types.js";

/** The canonical text of an expression, label left out. Parsing it gives the same expression. */
export const normalize = ({ terms }: DiceExpr): string => sumText(terms);

/** The canonical text of one kind of dice: "d20(adv)", "4d6kh3". */
export function diceText(dice: Dice): string {
  let text = `${dice.count === 1 ? "" : dice.count}d${dice.sides}`;
  if (dice.mode !== undefined) text += dice.mode === "advantage" ? "(adv)" : "(disadv)";
  for (const modifier of dice.modifiers ?? []) text += modifierText(modifier, dice);
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
