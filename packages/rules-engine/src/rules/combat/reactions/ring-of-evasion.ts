import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Event } from "../../../game/event.js";
import type { SaveFrame } from "../../../game/frame.js";
import { happens } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { isFailed } from "../../check/save.js";
import { spend } from "../../steps/use/spend.js";
import { usablesOf } from "../../steps/use/usable.js";

const ring = "ring-of-evasion";
const name = "Ring of Evasion";

/** Its reaction and a charge, where somebody wears one that works. */
function pay(state: GameState, id: string, using: Using): Result<readonly Event[], RuleViolation> {
  const creature = creatureIn(state, id);
  const usable = usablesOf(creature, using.compendium).find(
    ({ home, item }) => home.of === "item" && home.id === ring && item?.slot !== undefined,
  );
  if (usable === undefined)
    return err({ code: "NOT_WORN", message: `${creature.name} wears no such ring.` });
  const action = { type: "use", id, what: { of: "item", name: usable.name } } as const;
  return spend({ state, creature, usable, action, using });
}

/** A Dexterity save that has failed succeeds, for a charge ("Magic Items, Ring of Evasion"). */
export const ringOfEvasion: Reaction = {
  name,
  moment: "save-rolled",
  offeredTo: (state, { frame }, using) =>
    frame.kind === "save" &&
    frame.ability === "dex" &&
    frame.rolled !== undefined &&
    isFailed(frame, frame.rolled) &&
    pay(state, frame.id, using).ok
      ? [frame.id]
      : [],
  take: (state, { frame, answer }, using) => {
    if (frame.kind !== "save" || frame.rolled === undefined)
      return err({ code: "NO_SAVE", message: "No save is rolled." });
    const paid = pay(state, answer.id, using);
    if (!paid.ok) return paid;
    const rolled: SaveFrame["rolled"] = Object.assign({}, frame.rolled, {
      succeeds: true as const,
    });
    return ok({ next: happens(...paid.value), frame: { ...frame, rolled } });
  },
};
