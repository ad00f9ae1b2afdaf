import type { Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../creature/creature.js";
import { applies } from "../effects/predicate.js";
import type { Compendium } from "../tables/compendium.js";
import { gather } from "./gather.js";

type Forbidden = Extract<Effect, { readonly kind: "cannot" }>["what"];

/** What forbids something to a creature, in words; nothing where it may, as far as is known. */
export function prohibition(
  creature: Creature,
  what: Forbidden,
  compendium: Compendium,
): string | undefined {
  const { actives, facts } = gather(creature, compendium);
  return actives.find(
    (active) =>
      active.effect.kind === "cannot" && active.effect.what === what && applies(active, facts),
  )?.source;
}
