import { wordsOf } from "../../build/due/features.js";
import { shortName } from "../../build/make/options.js";
import type { Creature } from "../../creature/creature.js";
import type { Compendium } from "../../tables/compendium.js";
import { blockOf } from "../block-of.js";
import { featuresOf, type KnownFeature } from "../features.js";
import { groupBy } from "../group.js";
import type { SheetFeature } from "../sheet.js";
import { type LimitedUse, relentlessRage, usesOf } from "../uses.js";
import { featureNumbers } from "./feature-numbers.js";

/** Features, traits and feats with what is left of their uses, their numbers and the options chosen. */
export function sheetFeatures(creature: Creature, compendium: Compendium): readonly SheetFeature[] {
  const { make } = creature;
  const uses = usesOf(creature, compendium);
  const known = featuresOf(make, compendium);
  const usesBy = groupBy(
    uses.flatMap((use) => use.features.map((of) => ({ of: holderOf(use, of, known), use }))),
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
    const numbers = featureNumbers(feature, creature, compendium);
    const chosen = [
      ...(chosenBy.get(feature.id) ?? []).map(({ name }) => shortName(name)),
      ...wordsOf(feature, make),
    ];
    const several = own.length > 1;
    return [
      {
        name: feature.of === "option" ? (only?.name ?? feature.name) : feature.name,
        from: feature.from,
        ...(only !== undefined && !several && usesLeft(only, creature)),
        ...(Object.keys(numbers).length > 0 && { numbers }),
        ...(chosen.length > 0 && { chosen }),
      },
      ...(several ? own : []).map((use) => ({
        name: use.name,
        from: feature.name,
        ...usesLeft(use, creature),
      })),
    ];
  };
  return [
    ...known.flatMap(ofFeature),
    ...make.feats.filter(({ id }) => id === undefined).map(({ name }) => ({ name, from: "Feat" })),
    ...ofStatBlock(creature, uses, compendium),
  ];
}

/** The feature that a use stands with: of an option's, the trait of that name (a dragonborn's Breath Weapon). */
const holderOf = ({ name }: LimitedUse, feature: string, known: readonly KnownFeature[]): string =>
  known.find((one) => one.of === "race" && one.name === name)?.id ?? feature;

function usesLeft({ id, max, per }: LimitedUse, { spent }: Creature): Pick<SheetFeature, "uses"> {
  // What is counted for its DC alone shows that.
  if (id === relentlessRage) return {};
  const left = max === "unlimited" ? max : Math.max(0, max - (spent.uses[id] ?? 0));
  return { uses: { max, left, per } };
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
    return { name, from: block.name, ...(use !== undefined && usesLeft(use, creature)) };
  });
}
