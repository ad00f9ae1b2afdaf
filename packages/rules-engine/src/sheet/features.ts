import type { ClassId } from "@tabletop-mcp/srd-data";
import type {
  CharacterClass,
  Feature,
  FeatureFacts,
  Subclass,
} from "@tabletop-mcp/srd-data/classes";
import type { Feat } from "@tabletop-mcp/srd-data/feats";
import type { Race, Subrace } from "@tabletop-mcp/srd-data/races";
import type { Make } from "../creature/creature.js";
import { once, onceOf, oncePerLevel } from "../once.js";
import type { Compendium } from "../tables/compendium.js";

/** A feature, trait, feat or chosen option that a creature has. */
export interface KnownFeature {
  readonly id: string;
  readonly name: string;
  readonly srd: string;
  readonly of: "race" | "class" | "subclass" | "feat" | "option";
  /** "Dwarf", "Fighter 5", "Feat". */
  readonly from: string;
  readonly facts: FeatureFacts;
  readonly class?: ClassId;
  /** The level in its class; of a race's the creature's own. */
  readonly level: number;
  /** The levels reached at which it came or grew. */
  readonly levels: readonly number[];
  /** What it lets choose from. */
  readonly options: readonly FeatureOption[];
  /** Of an option: the feature that offers it. */
  readonly offeredBy?: string;
}

type FeatureOption = FeatureFacts & {
  readonly id: string;
  readonly name: string;
  readonly srd: string;
};

type Offering = FeatureOption & { readonly options?: readonly FeatureOption[] };

/** Class levels by class, in the order in which the classes were begun. */
export function classLevels({ levels }: Make): ReadonlyMap<ClassId, number> {
  const counted = new Map<ClassId, number>();
  for (const taken of levels) counted.set(taken.class, (counted.get(taken.class) ?? 0) + 1);
  return counted;
}

/** Everything that race, classes, subclasses and feats give, chosen options after what offers them. */
export const featuresOf = once((make: Make, compendium: Compendium): readonly KnownFeature[] => {
  const race = make.race === undefined ? undefined : compendium.races.find(make.race);
  const subrace = make.subrace === undefined ? undefined : compendium.subraces.find(make.subrace);
  const level = make.levels.length || 1;
  const traits = [race, subrace].flatMap((one) => (one === undefined ? [] : traitsOf(one, level)));
  const ofClasses = [...classLevels(make)].flatMap(([id, at]) =>
    ofClass(make, { id, level: at }, compendium),
  );
  const feats = make.feats.flatMap(({ id }) => {
    const feat = id === undefined ? undefined : compendium.feats.find(id);
    return feat === undefined ? [] : [ofFeat(feat)];
  });
  return [...traits, ...ofClasses, ...feats].flatMap((one) =>
    one.options.length === 0 ? one : [one, ...chosen(one, make)],
  );
});

const idsOf = once(
  (make: Make, compendium: Compendium): ReadonlySet<string> =>
    new Set(featuresOf(make, compendium).map(({ id }) => id)),
);

/** Whether it has one of these: quick to ask of everybody at every blow. */
export function hasFeature(make: Make, ids: readonly string[], compendium: Compendium): boolean {
  // Of a hundred who are there most are monsters, which have none.
  const isPlain = make.levels.length + make.feats.length === 0 && make.race === undefined;
  if (isPlain) return false;
  const own = idsOf(make, compendium);
  return ids.some((id) => own.has(id));
}

/** The traits of a race for a creature of so many levels. */
const traitsOf = oncePerLevel(({ traits, name: from }: Race | Subrace, level) =>
  traits.map((facts) => known(facts, { of: "race", from, level, levels: [1] })),
);

const ofFeat = onceOf((feat: Feat) =>
  known(feat, { of: "feat", from: "Feat", level: 1, levels: [1] }),
);

function ofClass(
  make: Make,
  { id, level }: { readonly id: ClassId; readonly level: number },
  { classes, subclasses }: Compendium,
): readonly KnownFeature[] {
  const taken = classes.find(id);
  if (taken === undefined) return [];
  const subclassId = make.subclasses[id];
  const subclass = subclassId === undefined ? undefined : subclasses.find(subclassId);
  return [
    ...classFeatures(taken, level),
    ...(subclass === undefined ? [] : subclassFeatures(taken)(subclass, level)),
  ];
}

const classFeatures = oncePerLevel((taken: CharacterClass, level) =>
  reached(taken.features, { taken, level, of: "class" }),
);

const subclassFeatures = onceOf((taken: CharacterClass) =>
  oncePerLevel(({ features }: Subclass, level) =>
    reached(features, { taken, level, of: "subclass" }),
  ),
);

/** Those of the features that a level in the class has brought. */
const reached = (
  features: readonly Feature[],
  { taken, level, of }: Pick<KnownFeature, "level" | "of"> & { readonly taken: CharacterClass },
): readonly KnownFeature[] =>
  features.flatMap((facts) => {
    const levels = facts.levels.filter((at) => at <= level);
    const where = { of, from: `${taken.name} ${level}`, level, levels, class: taken.id };
    return levels.length === 0 ? [] : [known(facts, where)];
  });

const known = (
  facts: Offering,
  where: Pick<KnownFeature, "of" | "from" | "level" | "levels"> & { readonly class?: ClassId },
): KnownFeature => ({
  ...where,
  id: facts.id,
  name: facts.name,
  srd: facts.srd,
  facts,
  options: facts.options ?? [],
});

const chosen = (offering: KnownFeature, { options }: Make): readonly KnownFeature[] => {
  const ids = options[offering.id];
  return ids === undefined ? [] : optionsOf(offering).filter(({ id }) => ids.includes(id));
};

const optionsOf = onceOf((offering: KnownFeature): readonly KnownFeature[] =>
  offering.options.map((option) => ({
    ...known(option, offering),
    of: "option",
    from: offering.name,
    options: [],
    offeredBy: offering.id,
  })),
);
