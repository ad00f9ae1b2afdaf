import type { DamageType, Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../creature/creature.js";
import { applies, type Circumstances } from "../effects/predicate.js";
import type { Compendium } from "../tables/compendium.js";
import { gather, type OwnFacts } from "./gather.js";

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
  asked: DamageAsked,
  compendium: Compendium,
): DamageAnswer {
  const { type } = asked;
  const answer = { immune: none, resistant: none, vulnerable: none };
  if (type === undefined) return answer;
  const { actives, facts } = gather(creature, compendium);
  const moment = momentOf(facts, asked);
  for (const active of actives) {
    const { effect, source } = active;
    if (effect.kind !== "damage" || !meets(effect, type) || !applies(active, moment)) continue;
    const part = parts[effect.response];
    if (!answer[part].includes(source)) answer[part] = [...answer[part], source];
  }
  return answer;
}

type DamageEffect = Extract<Effect, { kind: "damage" }>;

const none: readonly string[] = [];

const parts = {
  immunity: "immune",
  resistance: "resistant",
  vulnerability: "vulnerable",
} as const satisfies Record<DamageEffect["response"], keyof DamageAnswer>;

const meets = ({ types }: DamageEffect, type: DamageType): boolean =>
  types === "all" || types.includes(type);

const momentOf = (
  { armor, shield, running, size, conditions }: OwnFacts,
  { magical = false, material = [], against, attack, other }: DamageAsked,
): Circumstances => ({
  armor,
  shield,
  running,
  size,
  conditions,
  magical,
  material,
  against,
  attack,
  other,
});
