import type { ClassId } from "@tabletop-mcp/srd-data";
import type { FeatureFacts } from "@tabletop-mcp/srd-data/classes";
import type { Compendium } from "../compendium.js";
import { once } from "../once.js";
import type { Make } from "./creature.js";

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
  const traits = [race, subrace].flatMap((one) =>
    (one?.traits ?? []).map((facts) =>
      known(facts, {
        of: "race",
        from: one?.name ?? "",
        level: make.levels.length || 1,
        levels: [1],
      }),
    ),
  );
  const ofClasses = [...classLevels(make)].flatMap(([id, level]) =>
    ofClass(make, { id, level }, compendium),
  );
  const feats = make.feats.flatMap(({ id }) => {
    const feat = id === undefined ? undefined : compendium.feats.find(id);
    return feat === undefined
      ? []
      : [known(feat, { of: "feat", from: "Feat", level: 1, levels: [1] })];
  });
  return [...traits, ...ofClasses, ...feats].flatMap((one) => [one, ...chosen(one, make)]);
});

function ofClass(
  make: Make,
  { id, level }: { readonly id: ClassId; readonly level: number },
  compendium: Compendium,
): readonly KnownFeature[] {
  const taken = compendium.classes.find(id);
  const subclassId = make.subclasses[id];
  const subclass = subclassId === undefined ? undefined : compendium.subclasses.find(subclassId);
  const where = { from: `${taken?.name ?? id} ${level}`, level, class: id };
  return [
    ...(taken?.features ?? []).map((facts) => ({ facts, of: "class" as const })),
    ...(subclass?.features ?? []).map((facts) => ({ facts, of: "subclass" as const })),
  ].flatMap(({ facts, of }) => {
    const levels = facts.levels.filter((at) => at <= level);
    return levels.length === 0 ? [] : [known(facts, { ...where, of, levels })];
  });
}

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

const chosen = (offering: KnownFeature, make: Make): readonly KnownFeature[] =>
  offering.options
    .filter(({ id }) => make.options[offering.id]?.includes(id))
    .map((option) => ({
      ...known(option, offering),
      of: "option",
      from: offering.name,
      options: [],
      offeredBy: offering.id,
    }));
