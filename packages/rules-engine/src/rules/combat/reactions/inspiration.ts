import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import type { EffectHeld } from "../../../creature/held.js";
import { happens } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { creatureIn } from "../../../game/state.js";
import { endHeld } from "../../held/ending.js";
import { addedTo, farthest, rolledFor, wouldTurn } from "./added.js";

const name = "Bardic Inspiration";

interface Held {
  readonly held: EffectHeld;
  readonly dice: string;
}

/** The die that somebody was given for such a roll. */
function dieOf(creature: Creature | undefined, on: "attack" | "save"): Held | undefined {
  for (const held of creature?.effects ?? [])
    for (const effect of held.effects)
      if (
        effect.kind === "roll" &&
        effect.onRequest &&
        effect.on === on &&
        typeof effect.bonus === "string"
      )
        return { held, dice: effect.bonus };
  return undefined;
}

/** The die is added once the d20 is seen, to a roll that would fail without it ("Bard, Bardic Inspiration"). It takes no reaction. */
const inspired = (moment: "attack-rolled" | "save-rolled", on: "attack" | "save"): Reaction => ({
  name,
  moment,
  offeredTo: (state, { frame }, using) => {
    if (frame.kind !== on) return [];
    const die = dieOf(state.creatures[frame.id], on);
    return die !== undefined && wouldTurn(state, { frame, by: farthest(die.dice) }, using)
      ? [frame.id]
      : [];
  },
  take: (state, { frame, answer }, using) => {
    const creature = creatureIn(state, answer.id);
    const die = dieOf(creature, on);
    if (die === undefined) return err({ code: "NO_DIE", message: "Nobody gave it a die." });
    const modifier = rolledFor({ source: name, dice: die.dice }, answer.manual, using);
    const { compendium } = using;
    const gone = endHeld(creature, die.held.id, { because: "used", compendium });
    return ok({ next: happens(...gone), frame: addedTo(frame, modifier) });
  },
});

export const inspiredAttack = inspired("attack-rolled", "attack");
export const inspiredSave = inspired("save-rolled", "save");
