import type { DamageType, Step } from "@tabletop-mcp/srd-data";
import type { FeatureUse } from "@tabletop-mcp/srd-data/classes";
import type { Trait } from "@tabletop-mcp/srd-data/creatures";
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
  readonly once: boolean;
  readonly numbers?: ActiveEffect["numbers"];
}

/** What features and traits add to a weapon's hit by themselves: Sneak Attack, Divine Strike, Charge. */
export function grantedTo(
  ways: Ways,
  { features, block }: Pick<Attacker, "features" | "block">,
  ownType: OwnType,
): Granted {
  const granted = [
    ...features.flatMap(ofFeature),
    ...(block === undefined ? [] : block.traits.flatMap((trait) => ofTrait(trait, block.id))),
  ].map((source) => grantedBy(source, ways, ownType));
  return {
    damage: granted.flatMap(({ damage }) => damage),
    riders: granted.flatMap(({ riders }) => riders),
  };
}

function grantedBy(source: Source, ways: Ways, ownType: OwnType): Granted {
  const { name, home, step, at, once, numbers } = source;
  const found = whereIn(ways, step.if, {});
  if (found === undefined) return { damage: [], riders: [] };
  const where = once ? { ...found, once: "turn" as const } : found;
  const damage = partsOfStep(step, { source: name, where, ownType, numbers });
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
                  once: one.limit !== undefined,
                  numbers: numbersAt(feature),
                },
              ]
            : [],
        )
      : [],
  );

const isAutomatic = ({ economy, cost, charges, limit }: FeatureUse): boolean =>
  economy === "on-hit" &&
  cost === undefined &&
  charges === undefined &&
  (limit === undefined || limit.per === "turn");

/** Damage, and all that decides it is in fields. */
const isPlain = ({ damage, option, narrative, if: when }: Step): boolean =>
  damage !== undefined && option === undefined && (narrative === undefined || when !== undefined);

const ofTrait = ({ name, steps = [], limit }: Trait, id: string): readonly Source[] =>
  steps.flatMap((step, at): readonly Source[] =>
    step.when === "weapon-hit"
      ? [{ name, home: { of: "trait", id, name }, step, at, once: limit?.per === "turn" }]
      : [],
  );
