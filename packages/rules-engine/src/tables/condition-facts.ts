import type { ConditionId, Effect } from "@tabletop-mcp/srd-data";
import type { Compendium } from "./compendium.js";

/** A condition's heading: "Paralyzed". */
export const conditionName = (id: ConditionId, { conditions }: Compendium): string =>
  conditions.find(id)?.name ?? id;

/** The section of the SRD that a condition stands in. */
export const ruleOf = (id: ConditionId, { conditions }: Compendium): string =>
  conditions.find(id)?.srd ?? "Appendix PH-A: Conditions";

/** Whether a condition does this to its bearer: "falls-prone". */
export const does = (id: ConditionId, kind: Effect["kind"], { conditions }: Compendium): boolean =>
  conditions.find(id)?.effects.some((effect) => effect.kind === kind) ?? false;

/** Whether a condition ends when whoever brought it is incapacitated (a grapple). */
export const needsItsSource = (id: ConditionId, { conditions }: Compendium): boolean =>
  conditions.find(id)?.endsWhen?.includes("source-incapacitated") ?? false;

/** The exhaustion level that kills; of other conditions none does. */
export const deadlyLevel = (id: ConditionId, { conditions }: Compendium): number =>
  conditions.find(id)?.deadlyLevel ?? Number.POSITIVE_INFINITY;
