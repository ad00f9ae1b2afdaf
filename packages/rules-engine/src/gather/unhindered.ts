import type { Hindrance } from "@tabletop-mcp/srd-data";
import type { Subject } from "../creature/subject.js";
import { applies } from "../effects/predicate.js";
import type { Compendium } from "../tables/compendium.js";
import { gather } from "./gather.js";

/** Whether something spares a creature what hampers others. */
export function isUnhindered(creature: Subject, by: Hindrance, compendium: Compendium): boolean {
  const { actives, facts } = gather(creature, compendium);
  return actives.some(
    (one) => one.effect.kind === "unhindered" && one.effect.by === by && applies(one, facts),
  );
}
