import { forms, modeWords, signs } from "./vocabulary.js";

/** "keep the highest 3" as the notation that it speaks. */
export const spokenChoices: ReadonlyMap<string, string> = new Map([
  ["keep highest", "kh"],
  ["keep lowest", "kl"],
  ["drop highest", "dh"],
  ["drop lowest", "dl"],
]);

/** What other dice notations have and this one does not, with what to do instead. */
export const outsideNotation: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "Multiply with *.": "× x ∗ ✕ ✖ times multiplied",
    "There is no division; halve the total after the roll.": "/ ÷ ∕ ⁄ divided half halved",
    "There are no powers and no remainders.": "^ %",
    "Successes are not counted; totals are compared after the roll.": "= < > ≤ ≥ f cf cs",
    "Dice are grouped with parentheses, and modifiers belong to one kind of dice.": "{ } ,",
    "Dice explode with ! alone.": "p explode explodes exploding",
    "There are no fate dice.": "df",
    "There is no rounding and there are no functions.": "floor ceil round abs",
    "Faces are added up in any order.": "s sa sd",
    "One text is one roll.": "; twice thrice repeat",
  }).flatMap(([instead, words]) => words.split(" ").map((word) => [word, instead] as const)),
);

/** Every word that notation may hold outside its label, for "did you mean". */
export const knownNotation: readonly string[] = [
  ...forms.keys(),
  ...modeWords.keys(),
  ...signs.keys(),
  "keep",
  "drop",
  "the",
  "highest",
  "lowest",
  "with",
  "for",
].filter((word) => word.length > 2);
