import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Cast, Waiting } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Event, EventOf } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import type { Next } from "../../game/next.js";
import { nothing } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { castEnded } from "../held/ending.js";
import type { Aiming } from "./aim.js";
import { castingFor } from "./casting.js";
import { setOff } from "./set-off.js";
import { holdsSpell } from "./spell-held.js";

/** On oneself alone, and one at a time. */
const contingency = "contingency";

/** What a spell waits for that does not happen when it is cast. */
export function waitingOf(holding: Holding): Waiting | undefined {
  const { spell, action } = holding;
  if (!holdsSpell(spell) && !spell.steps.some(({ lurks }) => lurks)) return undefined;
  const { spell: within, count, condition, text } = action.choices ?? {};
  const isForeseen = spell.id === contingency;
  return {
    ...(within && isHolding(holding) && { spell: within }),
    ...(isForeseen && count !== undefined && { hitPoints: count }),
    ...(isForeseen && condition !== undefined && { condition }),
    ...(text !== undefined && { words: text }),
  };
}

type Holding = Pick<Aiming, "spell" | "option" | "action">;

/** Whether this casting holds another spell: of a glyph's two kinds one does. */
const isHolding = ({ spell, option }: Holding): boolean =>
  holdsSpell(spell) && (spell.id === contingency || option === "spell_glyph");

/** Says no to a spell to be held that its caster cannot cast, or that is none for it. */
export function refuseStored(
  creature: Creature,
  holding: Holding,
  compendium: Compendium,
): RuleViolation | undefined {
  const { spell, action } = holding;
  const within = action.choices?.spell;
  if (!isHolding(holding)) return undefined;
  if (within === undefined)
    return {
      code: "CHOICE_NEEDED",
      message: `${spell.name} asks its caster for a choice: spell.`,
      hint: "Give it as choices.spell, with its name.",
    };
  const found = compendium.spells.find(within.spell);
  if (found === undefined) return undefined;
  if (spell.id === contingency && !isForOneself(found))
    return {
      code: "NO_SUCH_CHOICE",
      message: `${spell.name} holds a spell of one action that can be cast on oneself, and ${found.name} is none.`,
      hint: "Name another spell.",
    };
  const known = castingFor(creature, storedBy(action), compendium);
  return known.ok ? undefined : known.error;
}

const isForOneself = ({ castingTime, range, steps }: Spell): boolean =>
  castingTime.unit === "action" &&
  (range.kind === "self" ||
    steps.some(
      ({ targets, area, attack }) =>
        area === undefined &&
        attack === undefined &&
        targets !== undefined &&
        ["self", "creature", "creature-or-object"].includes(targets.what),
    ));

const storedBy = ({ id, choices, dmOverride }: CastAction): CastAction => ({
  type: "cast",
  id,
  spell: choices?.spell?.spell ?? "",
  ...(choices?.spell?.slotLevel !== undefined && { slotLevel: choices.spell.slotLevel }),
  ...(dmOverride && { dmOverride }),
});

/** The slot of the spell that is held, which is cast with the one that holds it. */
export function storing(
  creature: Creature,
  holding: Holding,
  compendium: Compendium,
): readonly Frame[] {
  const { action } = holding;
  if (!isHolding(holding) || action.dmOverride) return [];
  const found = castingFor(creature, storedBy(action), compendium);
  const slot = found.ok ? found.value.payment.slot : undefined;
  if (slot === undefined) return [];
  const pays = { type: "change_slots", id: creature.id, operation: "expend" } as const;
  const { level } = slot;
  return [
    {
      kind: "act",
      action: slot.kind === "pact" ? { ...pays, pact: true } : { ...pays, level },
    },
  ];
}

/** A second contingency ends the first. */
export const endsFormer = (caster: Creature, { id, spell, waits }: Cast): readonly Event[] =>
  waits === undefined || spell !== "Contingency"
    ? []
    : caster.casts
        .filter((one) => one.spell === spell && one.id !== id)
        .map((one) => castEnded(caster, one, { because: "there is another one" }));

/** What was foreseen has come about by damage. */
export const foreseenByDamage = (
  state: GameState,
  { id, hp }: EventOf<"damage_taken">,
  using: Using,
): Next =>
  come(state, { id, so: ({ hitPoints }) => hitPoints !== undefined && hp <= hitPoints }, using);

/** What was foreseen has come about with a condition. */
export const foreseenByCondition = (
  state: GameState,
  { id, held }: EventOf<"condition_gained">,
  using: Using,
): Next => come(state, { id, so: ({ condition }) => condition === held.condition }, using);

function come(
  state: GameState,
  { id, so }: { readonly id: string; readonly so: (waits: Waiting) => boolean },
  using: Using,
): Next {
  const owner = state.creatures[id];
  const cast = owner?.casts.find(({ waits }) => waits !== undefined && so(waits));
  return owner === undefined || cast === undefined || owner.dead
    ? nothing
    : setOff(state, { owner, cast, targets: [id] }, using);
}
