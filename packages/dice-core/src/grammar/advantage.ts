import type { DiceError } from "../errors.js";
import type { Mode } from "../types.js";
import { fault, type Span, span } from "./fault.js";
import type { Asked, Placed, Reading } from "./reader.js";

/** The mode that a judged reading asks for. */
export const modeOf = ({ modes }: Reading): Mode | undefined => modes[0]?.mode;

/** Advantage and disadvantage take one d20, alone of its size, added and not taken away. */
export function advantageFault(reading: Reading): DiceError | undefined {
  const first = reading.modes[0];
  return first === undefined ? undefined : modeFault(reading, first);
}

function modeFault({ terms, modes }: Reading, first: Asked): DiceError | undefined {
  const d20s = terms.filter(({ of }) => of.type === "die" && of.sides === 20);
  const [d20] = d20s;
  const misplaced = modes.find(({ die }) => die !== undefined && die !== d20);
  if (modes.some(({ mode }) => mode !== first.mode)) {
    return refusal(
      "Advantage and disadvantage cannot be asked for together: they cancel out.",
      first.at,
    );
  }
  const [, second] = modes;
  if (second !== undefined) return refusal(`The text asks for ${first.mode} twice.`, second.at);
  if (d20?.of.type !== "die")
    return refusal(`There is no d20 to roll with ${first.mode}.`, first.at);
  if (d20s.length > 1 || d20.of.count > 1) {
    const last = placeOf(d20s.at(-1) ?? d20);
    return refusal(`Several d20s cannot share ${first.mode}; it needs exactly one.`, last);
  }
  if (misplaced !== undefined) return refusal(`Only a d20 can have ${first.mode}.`, misplaced.at);
  if (d20.sign < 0) return refusal(`A subtracted d20 cannot have ${first.mode}.`, placeOf(d20));
  return undefined;
}

const placeOf = ({ first, last }: Placed): Span => span(first, last);

const refusal = (message: string, at: Span): DiceError =>
  fault("INVALID_ADVANTAGE_USAGE", {
    message,
    hint: "Advantage and disadvantage take exactly one d20, once; other dice and numbers may be added.",
    at,
  });
