import { err, type Result } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../../game/action.js";
import type { Taken } from "../../../game/reaction.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { RuleViolation } from "../../../game/violation.js";

/** Who is attacked with a reaction is who has given occasion for it: the refusal of another one. */
export function refuseOther(
  state: GameState,
  provoker: string,
  { target }: Pick<ActionOf<"react">, "target">,
): Result<Taken, RuleViolation> | undefined {
  if (target === undefined || target === provoker) return undefined;
  const { name } = creatureIn(state, provoker);
  return err({
    code: "WRONG_TARGET",
    message: `This reaction is on ${name}, and not on ${creatureIn(state, target).name}.`,
    hint: "Name nobody, or who has given occasion for it.",
    legal: [name],
  });
}
