import type { DamageType, Step } from "@tabletop-mcp/srd-data";
import type { FeatureUse } from "@tabletop-mcp/srd-data/classes";
import type { Trait } from "@tabletop-mcp/srd-data/creatures";
import type { ItemUse, Limit, MagicItem } from "@tabletop-mcp/srd-data/magic-items";
import type { ActiveEffect } from "../../effects/active.js";
import type { StepHome } from "../../game/step-ref.js";
import { numbersAt } from "../../gather/features.js";
import type { KnownFeature } from "../features.js";
import type { Attacker } from "./attacker.js";
import { type Ways, whereIn } from "./bearing.js";
import type { AttackFacts, Rider } from "./facts.js";
import { doesMore, partsOfStep } from "./step-damage.js";

/** Damage and more that comes with a hit. */
export type Granted = Pick<AttackFacts, "damage" | "riders">;

type OwnType = DamageType | readonly DamageType[] | undefined;

/** A step that comes with a hit, where it stands, and whose it is. */
interface Source {
  readonly name: string;
  readonly home: StepHome;
  readonly step: Step;
  readonly at: number;
  readonly once: "turn" | "own-turn" | undefined;
  readonly numbers?: ActiveEffect["numbers"];
  /** Id of the thing that has it. */
  readonly item?: string;
}

/** What features and traits add to a weapon's hit by themselves: Sneak Attack, Divine Strike, Charge. */
export const grantedTo = (
  ways: Ways,
  { features, block }: Pick<Attacker, "features" | "block">,
  ownType: OwnType,
): Granted =>
  granted(
    [
      ...features.flatMap(ofFeature),
      ...(block === undefined ? [] : block.traits.flatMap((trait) => ofTrait(trait, block.id))),
    ],
    ways,
    ownType,
  );

/** What the magic of a weapon adds to a hit with it: a Vicious Weapon, a Mace of Disruption. */
export const grantedByMagic = (
  magic: MagicItem,
  { item, ways }: { readonly item: string; readonly ways: Ways },
  ownType: OwnType,
): Granted => granted(ofMagic(magic, item), ways, ownType);

function granted(sources: readonly Source[], ways: Ways, ownType: OwnType): Granted {
  const all = sources.map((source) => grantedBy(source, ways, ownType));
  return {
    damage: all.flatMap(({ damage }) => damage),
    riders: all.flatMap(({ riders }) => riders),
  };
}

function grantedBy(source: Source, ways: Ways, ownType: OwnType): Granted {
  const { name, home, step, at, once, numbers, item } = source;
  const found = whereIn(ways, step.if, item === undefined ? {} : { item });
  if (found === undefined) return { damage: [], riders: [] };
  const where = once === undefined ? found : { ...found, once };
  // What a save is for comes after the blow, with the save.
  const damage =
    step.save === undefined ? partsOfStep(step, { source: name, where, ownType, numbers }) : [];
  const rider: Rider = {
    step: { ...home, path: [at] },
    ...(damage.length > 0 && { dealt: true }),
    ...where,
  };
  return { damage, riders: doesMore(step) ? [rider] : [] };
}

/** Of a feature's uses on a hit those that nobody has to pay for or to decide on. */
const ofFeature = (feature: KnownFeature): readonly Source[] =>
  (feature.facts.uses ?? []).flatMap((one, use) =>
    isAutomatic(one)
      ? one.steps.flatMap((step, at): readonly Source[] =>
          isPlain(step)
            ? [
                {
                  name: feature.name,
                  home: { of: "feature", id: feature.id, use },
                  step,
                  at,
                  once: onceOf(one.limit),
                  numbers: numbersAt(feature),
                },
              ]
            : [],
        )
      : [],
  );

const isAutomatic = ({ cost, ...use }: FeatureUse): boolean =>
  cost === undefined && comesByItself(use);

/** What comes with every hit, or with one of a turn: not what charges or a number of times limit. */
const comesByItself = ({ economy, charges, limit }: ItemUse): boolean =>
  economy === "on-hit" &&
  charges === undefined &&
  (limit === undefined || onceOf(limit) !== undefined);

const onceOf = (limit: Limit | undefined): Source["once"] =>
  limit?.per === "turn" || limit?.per === "own-turn" ? limit.per : undefined;

/** What a hit with a magic item does; a remark on its magic is not told of every hit. */
export const ofMagic = (
  { id, name, uses = [] }: MagicItem,
  item: string,
): readonly (Source & { readonly home: Extract<StepHome, { of: "feature" | "item" }> })[] =>
  uses.flatMap((one, use) =>
    comesByItself(one)
      ? one.steps.flatMap((step, at) =>
          isRemark(step)
            ? []
            : [
                {
                  name,
                  home: { of: "item", id, use } as const,
                  step,
                  at,
                  once: onceOf(one.limit),
                  item,
                },
              ],
        )
      : [],
  );

/** Words alone, or what befalls things: nothing that a blow at a creature does. */
const isRemark = ({ narrative: _narrative, targets, if: when, ...does }: Step): boolean =>
  targets?.what === "object" || (when === undefined && Object.keys(does).length === 0);

/** Damage, and all that decides it is in fields. */
const isPlain = ({ damage, option, narrative, if: when }: Step): boolean =>
  damage !== undefined && option === undefined && (narrative === undefined || when !== undefined);

const ofTrait = ({ name, steps = [], limit }: Trait, id: string): readonly Source[] =>
  steps.flatMap((step, at): readonly Source[] =>
    step.when === "weapon-hit"
      ? [{ name, home: { of: "trait", id, name }, step, at, once: onceOf(limit) }]
      : [],
  );
