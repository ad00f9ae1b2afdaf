import { ToolFault } from "./faults.js";

/** Deeper than any argument is meant to be. */
const DEEPEST = 50;

type Args = Readonly<Record<string, unknown>>;

/** The same arguments with every text well-formed, keys too: half of a character that takes two becomes U+FFFD. Throws the fault for what is nested too deep. */
export const wellFormed = (args: Args): Args => (isSound(args, 1) ? args : fieldsOf(args));

/** Whether there is nothing to mend, as is nearly always so. */
function isSound(of: object, depth: number): boolean {
  let sound = true;
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === "object" && value !== null) {
      if (depth === DEEPEST) throw tooDeep;
      sound = isSound(value, depth + 1) && sound;
    } else if (typeof value === "string") sound &&= value.isWellFormed();
    sound &&= key.isWellFormed();
  }
  return sound;
}

const fieldsOf = (of: object): Args =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [mended(key), repaired(value)]));

function repaired(value: unknown): unknown {
  if (typeof value === "string") return mended(value);
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map(repaired) : fieldsOf(value);
}

const mended = (text: string): string => text.toWellFormed();

const tooDeep = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: `Arguments are nested more than ${DEEPEST} deep`,
});
