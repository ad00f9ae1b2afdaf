import type { Creature } from "../../creature/creature.js";
import type { AutomaticFailure, D20 } from "../../dice/d20.js";
import type { CheckRequest } from "../../game/request.js";
import type { Using } from "../../game/using.js";
import { check } from "./check.js";

/** A Constitution save that follows from what happened, with all that bears on it ("Saving Throws"). */
export function saveOf(
  creature: Creature,
  asked: Pick<CheckRequest, "against"> & { readonly dc: number },
  using: Using,
): { readonly d20: D20 | AutomaticFailure; readonly success: boolean } {
  const saved = check(creature, { kind: "save", ability: "con", ...asked }, using);
  if (!saved.ok) throw new Error(`A save was refused: ${saved.error.message}`);
  const { d20, success } = saved.value;
  if ("passive" in d20) throw new Error("A save is never passive.");
  return { d20, success: success === true };
}
