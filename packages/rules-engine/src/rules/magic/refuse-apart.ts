import type { Targets } from "@tabletop-mcp/srd-data";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { feetBetween } from "../steps/space.js";
import type { Aiming, Placed } from "./aim.js";

interface Named {
  readonly aiming: Aiming;
  readonly named: readonly Placed[];
}

/** Several targets may have to stand near each other (Acid Splash), or near the first of them (Chain Lightning). */
export function refuseApart(
  state: GameState,
  { aiming: { action, spell }, named }: Named,
  using: Using,
): RuleViolation | undefined {
  for (const { step } of named) {
    const feet = step.targets?.within ?? step.targets?.nearFirst;
    if (feet === undefined || step.targets === undefined) continue;
    for (const [one, other] of pairsOf(action.targets ?? [], step.targets)) {
      const apart = feetBetween(state, [one, other], using);
      if (apart !== undefined && apart > feet)
        return {
          code: "TOO_FAR_APART",
          message: `${creatureIn(state, one).name} and ${creatureIn(state, other).name} are ${apart} feet apart, and ${spell.name} lets its targets be ${feet} at most.`,
          hint: "Name targets that stand nearer to each other.",
        };
    }
  }
  return undefined;
}

type Pair = readonly [string, string];

const pairsOf = (ids: readonly string[], { within }: Targets): readonly Pair[] =>
  ids.flatMap((one, at) =>
    within === undefined && at > 0 ? [] : ids.slice(at + 1).map((other): Pair => [one, other]),
  );
