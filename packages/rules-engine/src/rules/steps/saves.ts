import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Ability, Save, SaveMode } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { SaveFrame } from "../../game/frame.js";
import { combatantOf, creatureIn } from "../../game/state.js";
import type { StepOutcome, StepsFrame } from "../../game/steps-frame.js";
import type { RuleViolation } from "../../game/violation.js";
import { gather } from "../../gather/gather.js";
import { blockOf } from "../../sheet/block-of.js";
import { numbersOf } from "../../sheet/numbers.js";
import { typeOf } from "../../sheet/size.js";
import { findItem } from "../../tables/item-facts.js";
import { propIn } from "../combat/bodies.js";
import { isForThings } from "./for-things.js";
import { goesOn } from "./goes-on.js";
import type { StepTurn } from "./settling.js";

/** The next of those who have to save against a step does; the others after it, on the same state. */
export function saveOf(turn: StepTurn, save: Save): Result<SaveFrame, RuleViolation> {
  const { frame, state } = turn;
  const { saving = [], by } = frame;
  const [id = "", ...others] = saving;
  const dc = save.dc ?? by.dc;
  if (dc === undefined) return err(noDc(by.source));
  const creature = creatureIn(state, id);
  const against = perilsOf(turn);
  const cover = frame.cover?.[id];
  const isHarder =
    (frame.craft?.heightened === id && frame.before === undefined) ||
    (save.disadvantage && isSo(creature, save.disadvantage, turn));
  return ok({
    kind: "save",
    id,
    ability: best(creature, save.ability, turn),
    dc,
    decides: { kind: "steps", steps: goesOn(frame, { saving: others }) },
    ...(against !== "" && { against }),
    ...(id !== frame.id && { from: frame.id }),
    ...(save.advantage && isSo(creature, save.advantage, turn) && { advantage: true }),
    ...(cover !== undefined && { cover }),
    ...(isHarder && { disadvantage: true }),
  });
}

/** Those whom the caster spares succeed without a roll (Careful Spell; Sculpt Spells); nothing where nobody is. */
export function withSpared(frame: StepsFrame): StepsFrame | undefined {
  const { saving = [], outcomes = [], craft } = frame;
  const spared = saving.filter((id) => craft?.spared?.includes(id));
  if (spared.length === 0) return undefined;
  const unhurt = craft?.wholly === true ? { unhurt: true as const } : {};
  return goesOn(frame, {
    saving: saving.filter((id) => !spared.includes(id)),
    outcomes: [...outcomes, ...spared.map((id) => ({ id, hit: false, ...unhurt }))],
  });
}

/** Some cannot fail it ("Polymorph": shapechangers); nothing where nobody is so. */
export function withSure(turn: StepTurn, { succeeds }: Save): StepsFrame | undefined {
  if (succeeds === undefined) return undefined;
  const { frame, state } = turn;
  const { saving = [], outcomes = [] } = frame;
  const sure = saving.filter((id) => isSo(creatureIn(state, id), succeeds, turn));
  if (sure.length === 0) return undefined;
  return goesOn(frame, {
    saving: saving.filter((id) => !sure.includes(id)),
    outcomes: [...outcomes, ...sure.map((id) => ({ id, hit: false }))],
  });
}

/**
 * Things always fail Strength and Dexterity saves, and nothing that asks for another save does anything
 * to them ("Objects"); where it is for things as well, that save is its creatures'.
 */
export function withThings(
  { state, frame, step, using }: StepTurn,
  { ability }: Save,
): StepsFrame | undefined {
  const { saving = [], outcomes = [] } = frame;
  const things = saving.filter((id) => propIn(state, id) !== undefined);
  if (things.length === 0) return undefined;
  const { failedSaves } = using.compendium.objects;
  const isHit =
    isForThings(step.targets) || [ability].flat().some((one) => failedSaves.includes(one));
  const unhurt = isHit ? {} : { unhurt: true as const };
  return goesOn(frame, {
    saving: saving.filter((id) => !things.includes(id)),
    outcomes: [...outcomes, ...things.map((id) => ({ id, hit: isHit, ...unhurt }))],
  });
}

const noDc = (source: string): RuleViolation => ({
  code: "NO_DC",
  message: `Nothing says against which DC ${source} is saved.`,
  hint: "It takes the DC of a spellcaster or of a feature.",
});

/** Of several abilities whoever saves takes the one that it is best with. */
function best(
  creature: Creature,
  abilities: Save["ability"],
  { using: { compendium } }: StepTurn,
): Ability {
  if (typeof abilities === "string") return abilities;
  const { savingThrows } = numbersOf(creature, compendium);
  const [first = "con"] = abilities.toSorted(
    (one, other) => savingThrows[other].effective - savingThrows[one].effective,
  );
  return first;
}

/** What a save is made against, in words that bear on saves: "magic poison", "frightened". */
export function perilsOf({ step, frame: { at, by } }: StepTurn): string {
  const types = (step.damage ?? []).flatMap(({ type }) => (typeof type === "string" ? type : []));
  const perils = [
    ...(at.of === "spell" ? ["spells"] : []),
    ...(by.magical || step.save?.magic ? ["magic"] : []),
    ...types.filter((type) => type !== "weapon"),
    ...(step.conditions ?? []).map(({ condition }) => condition),
  ];
  return [...new Set(perils)].join(" ");
}

/** Whether what makes a save easier or harder holds for a creature. */
function isSo(
  creature: Creature,
  { types, subtype, fighting, armor }: SaveMode,
  turn: StepTurn,
): boolean {
  const { state, using, frame } = turn;
  const { compendium } = using;
  if (types?.includes(typeOf(creature.make, compendium)) === false) return false;
  const subtypes = blockOf(creature.make, compendium)?.subtypes ?? [];
  if (subtype !== undefined && !subtypes.includes(subtype)) return false;
  if (fighting && !isFoe(combatantOf(state, creature.id)?.side, combatantOf(state, frame.id)?.side))
    return false;
  return armor === undefined || isInMetal(creature, turn);
}

const isFoe = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

const metal: readonly string[] = [
  "chain-shirt",
  "scale-mail",
  "breastplate",
  "half-plate-armor",
  "ring-mail",
  "chain-mail",
  "splint-armor",
  "plate-armor",
];

const isInMetal = ({ items }: Creature, { using }: StepTurn): boolean =>
  items.some((item) => {
    const { armor } = findItem(item, using.compendium);
    return item.slot === "armor" && armor !== undefined && metal.includes(armor.id);
  });

/** The step after one of its saves was compared. */
export function afterSave(
  frame: StepsFrame,
  { id, ability, dc }: SaveFrame,
  { success, total }: { readonly success: boolean; readonly total: number | null },
): StepsFrame {
  const outcome: StepOutcome = {
    id,
    hit: !success,
    save: { ability, dc },
    ...(!success && { failedBy: total === null ? dc : dc - total }),
  };
  return goesOn(frame, { outcomes: [...(frame.outcomes ?? []), outcome] });
}

/** Whether a creature takes nothing where others take half, and half where others take all ("Evasion"). */
export function evades(
  creature: Creature,
  ability: Ability,
  { using }: Pick<StepTurn, "using">,
): boolean {
  const { actives, facts } = gather(creature, using.compendium);
  return actives.some(
    ({ effect }) =>
      effect.kind === "evasion" && effect.ability === ability && facts.conditions !== undefined,
  );
}
