import type { RuleViolation } from "../../../game/violation.js";
import type { AttackFacts, AttackMode } from "../../../sheet/attacks/facts.js";

type Far = Pick<AttackFacts, "name" | "modes" | "reach" | "range">;

const usualReach = 5;

/** How far an attack of this mode goes at most, in feet. */
const farthest = ({ reach = usualReach, range }: Far, mode: AttackMode): number =>
  mode === "melee" ? reach : (range?.long ?? Number.POSITIVE_INFINITY);

/** The first way of making an attack that goes so far; nothing where none does. From an unknown distance the usual one does. */
export const modeFor = (facts: Far, feet: number | undefined): AttackMode | undefined =>
  feet === undefined ? facts.modes[0] : facts.modes.find((mode) => feet <= farthest(facts, mode));

/** The refusal of an attack on who is too far away, with the numbers ("Melee Attacks"; "Range"). */
export function refuseFar(facts: Far, { mode, feet, target }: Attempt): RuleViolation | undefined {
  const most = farthest(facts, mode);
  if (feet === undefined || feet <= most) return undefined;
  const { name } = facts;
  return {
    code: "OUT_OF_RANGE",
    message:
      mode === "melee"
        ? `${target} is ${feet} feet away, and ${name} reaches ${most} feet.`
        : `${target} is ${feet} feet away, and ${name} goes ${most} feet at most.`,
    hint: "Move nearer, or attack with something that goes farther.",
  };
}

interface Attempt {
  readonly mode: AttackMode;
  readonly feet: number | undefined;
  readonly target: string;
}

/** Whether a thrown or shot attack goes beyond its normal range, at disadvantage ("Range"). */
export const isLongRange = ({ range }: Far, { mode, feet = 0 }: Omit<Attempt, "target">): boolean =>
  mode !== "melee" && range !== undefined && feet > range.normal;
