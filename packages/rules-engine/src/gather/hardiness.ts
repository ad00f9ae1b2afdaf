import type { DamageType } from "@tabletop-mcp/srd-data";
import { oncePerSubject } from "../creature/subject.js";
import { applies } from "../effects/predicate.js";
import { blockOf } from "../sheet/block-of.js";
import { gather } from "./gather.js";

/** What others cannot do to a creature, as their predicates ask for it. */
export interface Hardiness {
  /** Damage that never hurts it, magical or not. */
  readonly immune: readonly DamageType[];
  /** It has legendary actions. */
  readonly legendary: boolean;
}

/** What a creature is proof against, whoever comes at it. */
export const hardinessOf = oncePerSubject((creature, compendium): Hardiness => {
  const { actives, facts } = gather(creature, compendium);
  const immune = actives.flatMap((active) =>
    active.effect.kind === "damage" &&
    active.effect.response === "immunity" &&
    active.effect.types !== "all" &&
    applies(active, facts)
      ? active.effect.types
      : [],
  );
  return {
    immune: immune.length === 0 ? none : [...new Set(immune)],
    legendary: blockOf(creature.make, compendium)?.legendary !== undefined,
  };
});

const none: readonly DamageType[] = [];
