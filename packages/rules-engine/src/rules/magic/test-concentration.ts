import { err, ok } from "@tabletop-mcp/dice-core";
import { concentrationOf } from "../../creature/cast.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, steps } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { rollSaveByHand } from "../check/save.js";
import { notConcentrating } from "./concentration.js";
import { concentrationSave, dcOfDamage } from "./hold-concentration.js";

/** A Constitution save that keeps concentration up, asked for by the table: a wave, a storm, damage told elsewhere. */
export function testConcentrationRule(
  state: GameState,
  { id, damage, dc = dcOfDamage(damage ?? 0), manual }: ActionOf<"test_concentration">,
  using: Using,
): Decision {
  const creature = creatureIn(state, id);
  const cast = concentrationOf(creature);
  if (cast === undefined) return err(notConcentrating(creature));
  const save = concentrationSave(id, cast, dc);
  if (manual === undefined) return ok(steps(save));
  const rolled = rollSaveByHand(state, { ...save, manual }, using);
  return rolled.ok ? ok(steps({ ...save, rolled: rolled.value })) : rolled;
}
