import { bounds, parseNotation } from "@tabletop-mcp/dice-core";
import { plainName, type Step, type Targets } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Devising, SynthesizeAction } from "../../game/synthesize-action.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";

/** Where events and sheets say that no rule of the SRD is followed. */
export const rule = "House rule: Arcane Synthesis";

/** Damage of what is meant to kill, and of what only sets back, by the level of the character. */
const severities = [
  { upTo: 4, deadly: "4d10", setback: "1d10" },
  { upTo: 10, deadly: "10d10", setback: "2d10" },
  { upTo: 16, deadly: "18d10", setback: "4d10" },
  { upTo: 20, deadly: "24d10", setback: "10d10" },
] as const;

/** The row of that table for a character of this level. */
export const severityAt = (level: number) =>
  severities.find(({ upTo }) => level <= upTo) ?? severities[3];

/** A spell that was made up, in the facts that every spell has. */
export function spellFrom({ spell, intent }: Pick<SynthesizeAction, "spell" | "intent">): Spell {
  const { name, level, school, range, area, concentration = false, duration } = spell;
  return {
    id: idOf(name),
    name,
    srd: rule,
    summary: intent,
    level,
    school,
    ritual: false,
    concentration,
    classes: [],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: typeof range === "number" ? { kind: "feet", feet: range } : { kind: range },
    ...(area && { area }),
    components: { verbal: true, somatic: true },
    duration:
      duration === undefined
        ? { kind: "instantaneous" }
        : { kind: "time", amount: duration, unit: "round" },
    steps: [stepOf(spell, intent)],
  };
}

/** No table has an id that begins so; like theirs it has no blanks. */
const idOf = (name: string): string => `own-${plainName(name).replaceAll(/[ +]+/gu, "-")}`;

function stepOf({ effect, range, area, save, duration }: Devising, intent: string): Step {
  const { type, damage, damageType = "force", healing, condition } = effect;
  const strikes = type === "damage" || type === "control";
  const lasts = duration === undefined ? untilTheNextTurn : ({ kind: "source" } as const);
  return {
    ...(area && { area }),
    targets: targetsOf({ range, ...(area && { area }) }),
    ...(strikes &&
      save === undefined && {
        attack: { kind: range === "touch" ? "melee" : "ranged", with: "spell" } as const,
      }),
    ...(strikes &&
      save && { save: { ability: save.ability, success: save.half ? "half" : "none" } as const }),
    ...(type === "damage" && damage && { damage: [{ roll: damage, type: damageType }] }),
    ...(type === "healing" && healing && { healing: [{ roll: healing }] }),
    ...(strikes && condition && { conditions: [{ condition, duration: lasts, ...againAt(save) }] }),
    ...((type === "utility" || type === "summon") && { narrative: intent }),
  };
}

const untilTheNextTurn = { kind: "turn", edge: "end", of: "target" } as const;

/** What a save wards off is saved against again. */
const againAt = (save: Devising["save"]) =>
  save === undefined ? {} : ({ repeat: "turn-end" } as const);

function targetsOf({ range, area }: Pick<Devising, "range" | "area">): Targets {
  if (area !== undefined) return { what: "creature" };
  return range === "self" ? { what: "self" } : { what: "creature", count: 1 };
}

/** Why a spell cannot be made up so: it has another's name, lacks something, or does more than the table of its caster's level lets. */
export function refuseDevised(
  { name, level, effect, area, save }: Devising,
  {
    characterLevel,
    compendium,
  }: { readonly characterLevel: number; readonly compendium: Compendium },
): RuleViolation | undefined {
  if (compendium.spells.all.some((one) => plainName(one.name) === plainName(name)))
    return no(
      "NAME_TAKEN",
      `${name} is a spell already.`,
      "Cast that one, or give it another name.",
    );
  if (level < 1 || level > 9)
    return no("WRONG_LEVEL", "A spell that is made up is of level 1 to 9.", "Name such a level.");
  const { type, damage, healing, condition } = effect;
  const strikes = type === "damage" || type === "control";
  if (type === "damage" && damage === undefined) return lacks(name, "effect.damage");
  if (type === "healing" && healing === undefined) return lacks(name, "effect.healing");
  if (type === "control" && condition === undefined) return lacks(name, "effect.condition");
  if (strikes && area !== undefined && save === undefined) return lacks(name, "save");
  const { deadly } = severityAt(characterLevel);
  const strongest = type === "damage" ? damage : healing;
  return strongest === undefined ? undefined : refuseStrong(strongest, deadly, characterLevel);
}

/** Neither on average nor at the most is it more than the table lets. */
function refuseStrong(dice: string, most: string, level: number): RuleViolation | undefined {
  const [asked, limit] = [parseNotation(dice), parseNotation(most)];
  if (!limit.ok) throw new Error(`The table has "${most}" for dice.`);
  if (!asked.ok) return no("BAD_DICE", `${dice} is no dice.`, "Write them like 4d6.");
  const [own, legal] = [bounds(asked.value), bounds(limit.value)];
  return own.mean <= legal.mean && own.most <= legal.most
    ? undefined
    : {
        code: "TOO_STRONG",
        message: `${dice} is more than a caster of level ${level} can make up: ${most} at the most.`,
        hint: "Ask for less.",
        legal: [most],
      };
}

const lacks = (name: string, what: string): RuleViolation =>
  no("SPELL_INCOMPLETE", `${name} needs ${what}.`, `Give it as spell.${what}.`);

const no = (code: string, message: string, hint: string): RuleViolation => ({
  code,
  message,
  hint,
});
