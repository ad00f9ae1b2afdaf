import type { Attack, Step } from "@tabletop-mcp/srd-data";
import { type Next, steps } from "../../game/next.js";
import { creatureIn } from "../../game/state.js";
import { attackFactsOf } from "../../sheet/attacks.js";
import { goesOn } from "./goes-on.js";
import { act, type StepTurn } from "./settling.js";

/** The attack that a weapon's own magic makes or lets make, with that weapon (Scimitar of Speed, Javelin of Lightning); nothing where the thing is none in hand. */
export function attackWithItself(
  { frame, step, state, using }: StepTurn,
  attack: Attack,
  ids: readonly string[],
): Next | undefined {
  const facts = attackFactsOf(creatureIn(state, frame.id), using.compendium).find(
    ({ from }) => "item" in from && from.item === frame.by.item,
  );
  if (facts === undefined) return undefined;
  const afar = facts.modes.find((mode) => mode !== "melee");
  const mode = attack.kind === "ranged" ? afar : "melee";
  return steps(
    ...ids.map((target) =>
      act({
        type: "attack",
        id: frame.id,
        target,
        economy: "free",
        attack: facts.name,
        ...(mode !== undefined && { mode }),
        ...(doesMore(step) && { onHit: goesOn(frame, { outcomes: [{ id: target, hit: true }] }) }),
      }),
    ),
  );
}

const doesMore = ({ damage, next, conditions, effects }: Step): boolean =>
  [damage, next, conditions, effects].some((one) => one !== undefined);
