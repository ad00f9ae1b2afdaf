import { ToolFault } from "./faults.js";

/** Deeper than any argument is meant to be. */
const DEEPEST = 50;

type Args = Readonly<Record<string, unknown>>;

/** The same arguments with every text well-formed, keys too: half of a character that takes two becomes U+FFFD. Throws the fault for what is nested too deep. */
export const wellFormed = (args: Args): Args => fieldsOf(args, 1);

const fieldsOf = (of: object, depth: number): Args =>
  Object.fromEntries(
    Object.entries(of).map(([key, value]) => [key.toWellFormed(), repaired(value, depth)]),
  );

function repaired(value: unknown, depth: number): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) throw tooDeep;
  return Array.isArray(value)
    ? value.map((item) => repaired(item, depth + 1))
    : fieldsOf(value, depth + 1);
}

const tooDeep = new ToolFault({
  code: "INVALID_ARGUMENT",
  message: `Arguments are nested more than ${DEEPEST} deep`,
});
