import type { Attack, Step } from "@tabletop-mcp/srd-data";
import type { SaidAttack } from "../../game/fight-action.js";
import { type Next, steps } from "../../game/next.js";
import { creatureIn } from "../../game/state.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { isFor } from "./damage.js";
import { goesOn } from "./goes-on.js";
import { act, type StepTurn } from "./settling.js";

/**
 * A thing that is thrown at somebody: a ranged attack with an improvised weapon, with Dexterity and no
 * proficiency, whose damage is the thing's alone ("Adventuring Gear": acid, alchemist's fire, holy
 * water). What else the thing does waits for the hit.
 */
export const throwThing = (turn: StepTurn, attack: Attack, ids: readonly string[]): Next =>
  steps(
    ...ids.map((target) =>
      act({
        type: "attack",
        id: turn.frame.id,
        target,
        economy: "free",
        said: throwOf(turn, attack, target),
        onHit: goesOn(turn.frame, { outcomes: [{ id: target, hit: true, dealt: [] }] }),
      }),
    ),
  );

function throwOf(turn: StepTurn, { range }: Attack, target: string): SaidAttack {
  const { state, frame, step, using } = turn;
  const { abilities } = bearerOf(creatureIn(state, frame.id), using.compendium);
  const damage = damageOf(turn, step, target);
  return {
    name: frame.by.source,
    bonus: abilities.dex.modifier,
    improvised: true,
    ...(range && { range: { normal: range.normal, long: range.long ?? range.normal } }),
    ...(damage && { damage: damage.roll }),
    ...(typeof damage?.type === "string" &&
      damage.type !== "weapon" && { damageType: damage.type }),
  };
}

/** Holy water burns fiends and the undead alone. */
const damageOf = ({ state, using }: StepTurn, { damage = [] }: Step, target: string) =>
  damage.find((one) => isFor(one, creatureIn(state, target), using.compendium));
