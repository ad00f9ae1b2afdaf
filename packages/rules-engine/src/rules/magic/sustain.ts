import { err, ok } from "@tabletop-mcp/dice-core";
import type { Step } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Economy } from "../../game/economy.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { spend } from "../combat/economy.js";
import { effectLost } from "../held/ending.js";
import { paidBy } from "../steps/use/usable.js";
import { kindledBy } from "../zones/alight.js";
import { framesOf, stepsNow } from "./aim.js";
import { areasOfCast } from "./areas-of-cast.js";
import { shiftOfCast } from "./cast-zone.js";
import { spellNamed } from "./casting.js";
import { optionFor } from "./choices.js";
import { refuseForm } from "./creature-choice.js";
import { refuseAim } from "./refuse-aim.js";
import { refuseDice } from "./refuse-dice.js";
import { runningCast } from "./running.js";
import { setOff } from "./set-off.js";

/** A spell that runs is used again: no slot, its own price of the turn, the numbers of its casting. */
export function sustainRule(state: GameState, action: CastAction, using: Using): Decision {
  const creature = creatureIn(state, action.id);
  const named = spellNamed(action.spell, using.compendium);
  if (!named.ok) return named;
  const found = runningCast(creature, action, using.compendium);
  if (!found.ok) return found;
  const spell = named.value;
  const cast = found.value;
  // What it waits for is the game master's to say: that costs nobody anything.
  if (cast.waits !== undefined)
    return ok(
      setOff(
        state,
        { owner: creature, cast, targets: action.targets ?? ownOf(cast, action) },
        using,
      ),
    );
  const { option: before } = cast;
  const by = numbersOf(cast, action, spell);
  const chosen = optionFor(state, {
    spell,
    action,
    ...(before !== undefined && { running: before }),
  });
  const option = chosen.ok ? chosen.value : before;
  const aiming = { spell, by, action, ...(option !== undefined && { option }) };
  const now = stepsNow(aiming, "sustain");
  if (now.length === 0) return err(notAgain(spell));
  const marked = now.some(({ step }) => isOnQuarry(step)) ? quarriesOf(creature, cast) : [];
  const refused =
    refuseQuarry(state, marked) ??
    refuseForm(state, aiming, { when: "sustain", using }) ??
    refuseAim(state, aiming, { when: "sustain", using }) ??
    refuseDice(state, aiming, { when: "sustain", using });
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
  const shift = shiftOfCast(state, aiming, using);
  if (!shift.ok) return shift;
  const { manual } = action;
  const frames = framesOf(
    state,
    { ...aiming, ...(manual && { craft: { manual } }) },
    { when: "sustain", using },
  );
  const passed = marked.map((held) =>
    effectLost(creature, held, { because: `${spell.name} passes to another` }),
  );
  const areas = () => areasOfCast(state, { aiming, placed: now }, using);
  return ok({
    events: [...paid.value, ...passed, ...kindledBy(state, areas, using)],
    run: [...frames, ...shift.value],
  });
}

/** A contingency is one's own. */
const ownOf = ({ waits }: Cast, { id }: CastAction): readonly string[] =>
  waits?.spell !== undefined && waits.words === undefined ? [id] : [];

/** What using a spell again takes of a turn, while it runs; nothing for one that runs by itself. */
export function sustainedWith(spell: Spell, option: string | undefined): Economy | undefined {
  const again = stepsNow({ spell, ...(option !== undefined && { option }) }, "sustain");
  if (again.length === 0) return undefined;
  return again.map(({ step }) => paidBy(step.economy).economy).find(Boolean) ?? "action";
}

/** Those of the casting, with what is chosen anew. */
function numbersOf(cast: Cast, { choices }: CastAction, spell: Spell): StepNumbers {
  const { by = { source: spell.name, cast: cast.id } } = cast;
  const { creature } = choices ?? {};
  return creature === undefined ? by : Object.assign({}, by, { creature });
}

/** Whether a step aims something of its caster's at somebody (Hunter's Mark). */
const isOnQuarry = ({ effects = [] }: Step): boolean =>
  effects.some(({ bearer }) => bearer === "source");

/** What a cast has aimed at somebody. */
const quarriesOf = ({ id, effects }: Creature, cast: Cast): readonly EffectHeld[] =>
  effects.filter(
    ({ lasting, from, target }) =>
      target !== undefined && from === id && lasting.kind === "cast" && lasting.id === cast.id,
  );

/** It passes to another once the first one is at 0 hit points. */
function refuseQuarry(
  { creatures }: GameState,
  marked: readonly EffectHeld[],
): RuleViolation | undefined {
  const quarry = marked
    .map(({ target = "" }) => creatures[target])
    .find((one) => one !== undefined && !one.dead && one.hp.current > 0);
  return quarry === undefined
    ? undefined
    : {
        code: "QUARRY_UP",
        message: `${quarry.name} still has hit points, so nobody else is marked.`,
        hint: "The mark passes on once its quarry is at 0.",
      };
}

const notAgain = ({ name }: Spell): RuleViolation => ({
  code: "NOT_SUSTAINED",
  message: `${name} runs by itself: nothing of it is done again.`,
  hint: "End it, or let it run.",
});
