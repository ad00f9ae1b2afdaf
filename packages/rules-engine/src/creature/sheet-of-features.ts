import type { Compendium } from "../compendium.js";
import { numbersAt } from "../effects/from-features.js";
import { wordsOf } from "./choices-features.js";
import type { Creature } from "./creature.js";
import { featuresOf, type KnownFeature } from "./features.js";
import { shortName } from "./make/options.js";
import { numbersOf } from "./numbers.js";
import type { SheetFeature } from "./sheet.js";
import { type LimitedUse, usesOf, worked } from "./uses.js";

/** Features, traits and feats with what is left of their uses, their numbers and the options chosen. */
export function sheetFeatures(creature: Creature, compendium: Compendium): readonly SheetFeature[] {
  const { make } = creature;
  const uses = usesOf(creature, compendium);
  const scores = numbersOf(creature, compendium);
  const known = featuresOf(make, compendium);
  const numbers = (feature: KnownFeature) =>
    Object.fromEntries(
      Object.entries(numbersAt(feature)).map(([name, value]) => [
        name,
        typeof value === "object" ? worked(value, feature, scores) : value,
      ]),
    );
  const ofFeature = (feature: KnownFeature): readonly SheetFeature[] => {
    const own = uses.filter(({ features }) => features.includes(feature.id));
    const [only] = own;
    if (feature.of === "option" && only === undefined) return [];
    const at = numbers(feature);
    const chosen = [
      ...known
        .filter(({ offeredBy }) => offeredBy === feature.id)
        .map(({ name }) => shortName(name)),
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
  { statBlocks }: Compendium,
): readonly SheetFeature[] {
  const { statBlock } = creature.make;
  const block = statBlock === undefined ? undefined : statBlocks.find(statBlock);
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
