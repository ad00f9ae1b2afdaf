import type { Ability } from "@tabletop-mcp/srd-data";
import type { Compendium } from "../../compendium.js";
import { numbersAt } from "../../effects/gather/features.js";
import { blockOf } from "../block-of.js";
import { wordsOf } from "../choices/features.js";
import type { Creature } from "../creature.js";
import { featuresOf, type KnownFeature } from "../features.js";
import { groupBy } from "../group.js";
import { shortName } from "../make/options.js";
import { numbersOf } from "../numbers.js";
import type { SheetFeature } from "../sheet.js";
import { type LimitedUse, usesOf, worked } from "../uses.js";

/** Features, traits and feats with what is left of their uses, their numbers and the options chosen. */
export function sheetFeatures(creature: Creature, compendium: Compendium): readonly SheetFeature[] {
  const { make } = creature;
  const uses = usesOf(creature, compendium);
  const scores = numbersOf(creature, compendium);
  const known = featuresOf(make, compendium);
  const numbers = (feature: KnownFeature) =>
    Object.fromEntries(
      Object.entries(numbersAt(feature)).map(([name, value]) => {
        if (typeof value === "object") return [name, worked(value, feature, scores)];
        const ability = healingAbility(feature, name, compendium);
        return typeof value === "string" || ability === undefined
          ? [name, value]
          : [name, Math.max(1, value + scores.abilities[ability].modifier)];
      }),
    );
  const usesBy = groupBy(
    uses.flatMap((use) => use.features.map((of) => ({ of, use }))),
    ({ of }) => of,
  );
  const chosenBy = groupBy(
    known.filter(({ of }) => of === "option"),
    ({ offeredBy = "" }) => offeredBy,
  );
  const ofFeature = (feature: KnownFeature): readonly SheetFeature[] => {
    const own = (usesBy.get(feature.id) ?? []).map(({ use }) => use);
    const [only] = own;
    if (feature.of === "option" && only === undefined) return [];
    const at = feature.facts.numbers === undefined ? {} : numbers(feature);
    const chosen = [
      ...(chosenBy.get(feature.id) ?? []).map(({ name }) => shortName(name)),
      ...wordsOf(feature, make),
    ];
    const several = own.length > 1;
    return [
      {
        name: feature.of === "option" ? (only?.name ?? feature.name) : feature.name,
        from: feature.from,
        ...(only !== undefined && !several && { uses: leftOf(only, creature) }),
        ...(Object.keys(at).length > 0 && { numbers: at }),
        ...(chosen.length > 0 && { chosen }),
      },
      ...(several ? own : []).map((use) => ({
        name: use.name,
        from: feature.name,
        uses: leftOf(use, creature),
      })),
    ];
  };
  return [
    ...known.flatMap(ofFeature),
    ...make.feats.filter(({ id }) => id === undefined).map(({ name }) => ({ name, from: "Feat" })),
    ...ofStatBlock(creature, uses, compendium),
  ];
}

/** The ability whose modifier is added to a number of hit points (Dark One's Blessing). */
function healingAbility(
  { facts: { uses = [] }, class: id }: KnownFeature,
  name: string,
  { classes }: Compendium,
): Ability | undefined {
  const isAdded = uses
    .flatMap(({ steps }) => steps.flatMap(({ healing = [] }) => healing))
    .some(({ number, ability }) => number === name && ability === true);
  return isAdded && id !== undefined ? classes.find(id)?.spellcasting?.ability : undefined;
}

function leftOf(
  { id, max, per }: LimitedUse,
  { spent }: Creature,
): NonNullable<SheetFeature["uses"]> {
  return { max, left: max === "unlimited" ? max : Math.max(0, max - (spent.uses[id] ?? 0)), per };
}

/** A stat block's traits, and of its actions those that it can do so often only. */
function ofStatBlock(
  creature: Creature,
  uses: readonly LimitedUse[],
  compendium: Compendium,
): readonly SheetFeature[] {
  const block = blockOf(creature.make, compendium);
  if (block === undefined) return [];
  const limited = uses.filter(({ features }) => features.length === 0);
  const names = new Set([
    ...block.traits.map(({ name }) => name),
    ...limited.map(({ name }) => name),
  ]);
  return [...names].map((name) => {
    const use = limited.find((one) => one.name === name);
    return { name, from: block.name, ...(use !== undefined && { uses: leftOf(use, creature) }) };
  });
}
