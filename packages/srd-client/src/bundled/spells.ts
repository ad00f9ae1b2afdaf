import type { Ability, Area, Step } from "@tabletop-mcp/srd-data";
import { type Spell, spells } from "@tabletop-mcp/srd-data/spells";
import { bundledSource } from "../records/attribution.js";
import type { SpellRecord } from "../records/types.js";
import { abilityNames, capital, present, unlessEmpty } from "../records/words.js";
import { higherLevels } from "./higher-levels.js";
import { stepsWords } from "./step.js";
import { counted, described, plain } from "./words.js";

/** The spells, with what they roll and cover taken from their steps. */
export const bundledSpells = (): readonly SpellRecord[] => spells.map(spellRecord);

const feetInMile = 5280;

/** The saves that decide it, or get out of it. */
const savedBy = ({ save, effects = [] }: Step): readonly Ability[] => [
  ...[save?.ability ?? []].flat(),
  ...effects.flatMap(({ escape }) => (escape?.saves ? escape.by.filter(isAbility) : [])),
];

const isAbility = (one: string): one is Ability => Object.hasOwn(abilityNames, one);

/** A spell with what it rolls and covers. */
export function spellRecord(spell: Spell): SpellRecord {
  const steps = allSteps(spell.steps);
  const damage = steps.flatMap((step) => step.damage ?? []);
  const types = damage.flatMap(({ type }) => type).filter((type) => type !== "weapon");
  const [save] = steps.flatMap(savedBy);
  const area = spell.area ?? steps.find((step) => step.area !== undefined)?.area;
  return present({
    kind: "spell" as const,
    slug: spell.id,
    name: spell.name,
    description: described(spell.summary, stepsWords(spell.steps)),
    source: bundledSource,
    level: spell.level,
    school: spell.school,
    components: componentsOf(spell),
    casting_time: counted(spell.castingTime.amount, plain(spell.castingTime.unit)),
    reaction_trigger: spell.castingTime.trigger,
    range: rangeOf(spell),
    duration: durationOf(spell),
    concentration: spell.concentration,
    ritual: spell.ritual,
    higher_levels: unlessEmpty(higherLevels(spell, steps)),
    classes: spell.classes.toSorted(),
    damage_dice: damage.find(({ roll }) => roll.includes("d"))?.roll,
    damage_types: types.length === 0 ? undefined : [...new Set(types)],
    saving_throw: save && abilityNames[save],
    attack_roll: steps.some((step) => step.attack !== undefined) || undefined,
    area_of_effect: area && { shape: area.shape, size: sizeOf(area) },
  });
}

/** Steps and all that follow from them. */
const allSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => [step, ...allSteps(step.next ?? []), ...allSteps(step.otherwise ?? [])]);

const componentsOf = ({ components: { verbal, somatic, material } }: Spell) => ({
  verbal,
  somatic,
  material: material !== undefined,
  ...(material !== undefined &&
    present({
      material_details: material.what,
      material_cost_gp: material.costGp,
      material_consumed: material.consumed || undefined,
    })),
});

function rangeOf({ range }: Spell): string {
  if (range.kind !== "feet") return capital(range.kind);
  return range.feet % feetInMile === 0
    ? counted(range.feet / feetInMile, "mile")
    : `${range.feet} feet`;
}

function durationOf({ duration, concentration }: Spell): string {
  if (duration.kind !== "time") return capital(plain(duration.kind));
  return `${concentration ? "Up to " : ""}${counted(duration.amount, duration.unit)}`;
}

/** A radius, a side or a length, in feet. */
function sizeOf(area: Area): number {
  if ("radius" in area) return area.radius;
  return "side" in area ? area.side : area.length;
}
