import { err, ok } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { CastAction } from "../../game/cast-action.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { spend } from "../combat/economy.js";
import { paidBy } from "../steps/use/usable.js";
import { framesOf, stepsNow } from "./aim.js";
import { shiftOfCast } from "./cast-zone.js";
import { spellNamed } from "./casting.js";
import { optionFor } from "./choices.js";
import { refuseAim } from "./refuse-aim.js";
import { runningCast } from "./running.js";

/** A spell that runs is used again: no slot, its own price of the turn, the numbers of its casting. */
export function sustainRule(state: GameState, action: CastAction, using: Using): Decision {
  const creature = creatureIn(state, action.id);
  const named = spellNamed(action.spell, using.compendium);
  if (!named.ok) return named;
  const found = runningCast(creature, action, using.compendium);
  if (!found.ok) return found;
  const spell = named.value;
  const cast = found.value;
  const { option: before, by = { source: spell.name, cast: cast.id } } = cast;
  const chosen = optionFor(state, {
    spell,
    action,
    ...(before !== undefined && { running: before }),
  });
  const option = chosen.ok ? chosen.value : before;
  const aiming = { spell, by, action, ...(option !== undefined && { option }) };
  const now = stepsNow(aiming, "sustain");
  if (now.length === 0) return err(notAgain(spell));
  const refused = refuseAim(state, aiming, { when: "sustain", using });
  if (refused !== undefined) return err(refused);
  const economy = now
    .map(({ step }) => paidBy(step.economy).economy)
    .find((one) => one !== undefined);
  const paid = spend(
    state,
    { id: action.id, what: spell.name, economy: action.economy ?? economy ?? "action" },
    using,
  );
  if (!paid.ok) return paid;
  const { manual } = action;
  const frames = framesOf(
    state,
    { ...aiming, ...(manual && { craft: { manual } }) },
    { when: "sustain", using },
  );
  return ok({ events: paid.value, run: [...frames, ...shiftOfCast(state, aiming)] });
}

const notAgain = ({ name }: Spell): RuleViolation => ({
  code: "NOT_SUSTAINED",
  message: `${name} runs by itself: nothing of it is done again.`,
  hint: "End it, or let it run.",
});
