import type { DamageType, Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../creature/creature.js";
import { applies, type Circumstances } from "../effects/predicate.js";
import type { Compendium } from "../tables/compendium.js";
import { gather } from "./gather.js";

/** Damage that is about to be taken. What is left out is: not magical, of no special material. */
export interface DamageAsked
  extends Pick<Circumstances, "magical" | "material" | "against" | "attack" | "other"> {
  readonly type?: DamageType;
}

/** What meets the damage, by source; an empty list is none. Each counts once, in this order (Damage Resistance and Vulnerability). */
export interface DamageAnswer {
  readonly immune: readonly string[];
  readonly resistant: readonly string[];
  readonly vulnerable: readonly string[];
}

/** What a creature's immunities, resistances and vulnerabilities make of damage; nothing meets damage without a type. */
export function damageResponse(
  creature: Creature,
  { type, ...known }: DamageAsked,
  compendium: Compendium,
): DamageAnswer {
  const { actives, facts } = gather(creature, compendium);
  const moment = { magical: false, material: [], ...facts, ...known };
  const sources = (wanted: Extract<Effect, { kind: "damage" }>["response"]): readonly string[] => [
    ...new Set(
      actives.flatMap((active) => {
        const { effect, source } = active;
        return effect.kind === "damage" &&
          effect.response === wanted &&
          type !== undefined &&
          (effect.types === "all" || effect.types.includes(type)) &&
          applies(active, moment)
          ? [source]
          : [];
      }),
    ),
  ];
  return {
    immune: sources("immunity"),
    resistant: sources("resistance"),
    vulnerable: sources("vulnerability"),
  };
}
