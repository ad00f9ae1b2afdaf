import type { Step } from "@tabletop-mcp/srd-data";
import { type Next, steps } from "../../game/next.js";
import { creatureIn } from "../../game/state.js";
import { blockOf } from "../../sheet/block-of.js";
import { act, type StepTurn } from "./settling.js";
import { told } from "./told.js";

/** Another of its own actions that who acts takes, on those whom the step affects: the one chosen, or the first named. */
export function takeOwnAction(
  turn: StepTurn,
  action: NonNullable<Step["action"]>,
  ids: readonly string[],
): Next {
  const { state, frame, using } = turn;
  const names = [action].flat();
  const name = names.find((one) => one === frame.option) ?? names[0] ?? "";
  const block = blockOf(creatureIn(state, frame.id).make, using.compendium);
  const own = block?.actions.find((one) => one.name === name);
  if (own === undefined) return { events: [told(frame, `Takes the ${name} action.`, ids)] };
  if (own.steps.some(({ attack }) => attack !== undefined)) return attackWith(turn, name, ids);
  return steps(act({ type: "use", id: frame.id, what: { of: "action", name }, targets: ids }));
}

/**
 * An attack that a step asks for: an attack of the stat block by name, or the step's own. The one place
 * where steps meet the frames of attacks; until those are there it is told who attacks with what.
 */
export const attackWith = ({ frame }: StepTurn, name: string, ids: readonly string[]): Next => ({
  events: [told(frame, `Attacks with ${name}.`, ids)],
});
