import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens, type Next, nothing, steps } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { act, type Settling } from "../steps/settling.js";
import { fitsInto, interiorOf } from "./facts.js";

/** Whom a step affects gets inside the one who acts; without a fight nobody has a place. */
export const takeIn = ({ state, frame, outcome }: Settling): Next =>
  combatantOf(state, outcome.id) === undefined
    ? nothing
    : steps(act({ type: "take_in", id: outcome.id, into: frame.id }));

/** Somebody is inside a creature from now on: it goes where that goes, off the map where it is shut up. */
export function takeInRule(
  state: GameState,
  { id, into }: ActionOf<"take_in">,
  using: Using,
): Decision {
  const { compendium } = using;
  const [combatant, holder] = [combatantOf(state, id), combatantOf(state, into)];
  const creature = creatureIn(state, into);
  const inside = interiorOf(creature, compendium);
  const { name } = creatureIn(state, id);
  if (combatant === undefined || holder === undefined || inside === undefined)
    return err({
      code: "NO_ROOM",
      message: `${name} does not get inside ${creature.name}.`,
      hint: "Both take part in the fight, and the one swallows or engulfs.",
    });
  if (combatant.within !== undefined || !fitsInto(state, { id, into }, using))
    return err({
      code: "NO_ROOM",
      message: `There is no room for ${name} inside ${creature.name}.`,
      hint: "One who is inside has to get out first.",
    });
  const { at: _at, mount: _mount, hidden: _hidden, ...rest } = combatant;
  const at = inside.covered ? undefined : holder.at;
  return ok(
    happens({
      type: "combatant_changed",
      id,
      rule: "Actions",
      what: `is inside ${creature.name}`,
      combatant: { ...rest, within: into, ...(at && { at }) },
    }),
  );
}
