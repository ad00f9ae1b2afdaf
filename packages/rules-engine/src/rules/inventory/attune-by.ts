import type { Attunement } from "@tabletop-mcp/srd-data/magic-items";
import type { Creature, Item } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import { blockOf } from "../../sheet/block-of.js";
import { featuresOf, hasFeature } from "../../sheet/features.js";
import { castingClasses } from "../../sheet/slots.js";
import type { Compendium } from "../../tables/compendium.js";

type By = NonNullable<Exclude<Attunement, false>["by"]>;

/** Says no to who is not of the class, race, alignment or art that an item asks for (Magic Items, Attunement). */
export function refuseBearer(
  creature: Creature,
  { item, attunement }: { readonly item: Item; readonly attunement: Attunement },
  compendium: Compendium,
): RuleViolation | undefined {
  const by = attunement === false ? undefined : attunement.by;
  if (by === undefined || isOneOf(creature, by, compendium)) return undefined;
  return {
    code: "CANNOT_ATTUNE",
    message: `${item.name} can be attuned only by ${inWords(by)}; ${creature.name} is none.`,
    legal: [...(by.classes ?? []), ...(by.races ?? []), ...(by.alignments ?? [])],
  };
}

/** Rogue, Use Magic Device: what a magic item demands of class, race or level does not bind it. */
export const ignoresDemands = ({ make }: Creature, compendium: Compendium): boolean =>
  hasFeature(make, ["rogue-use-magic-device"], compendium);

/** Every kind that the item names must be met, in one of its ways. */
const isOneOf = (
  creature: Creature,
  { classes, races, alignments, spellcaster }: By,
  compendium: Compendium,
): boolean => {
  const isFree = ignoresDemands(creature, compendium);
  return [
    isFree || classes?.some((id) => creature.make.levels.some((taken) => taken.class === id)),
    isFree || races?.some((id) => id === creature.make.race || id === creature.make.subrace),
    alignments?.some((one) => one === creature.make.alignment?.toLowerCase().trim()),
    spellcaster === undefined ? undefined : isSpellcaster(creature, compendium),
  ].every((met) => met !== false);
};

/** Whoever can cast at least one spell by traits or features of its own. */
function isSpellcaster({ make }: Creature, compendium: Compendium): boolean {
  return (
    (blockOf(make, compendium)?.spellcasting ?? []).length > 0 ||
    castingClasses(make, compendium).length > 0 ||
    featuresOf(make, compendium).some(
      ({ facts, level }) =>
        facts.gains?.cantrips !== undefined ||
        Object.keys(facts.spells ?? {}).some((from) => Number(from) <= level),
    )
  );
}

const inWords = ({ classes, races, alignments, spellcaster }: By): string =>
  [
    ...(classes ?? []).map((id) => `a ${id}`),
    ...(races ?? []).map((id) => `a ${id}`),
    ...(alignments ?? []).map((alignment) => `a creature of ${alignment} alignment`),
    ...(spellcaster ? ["a spellcaster"] : []),
  ].join(" or ");
