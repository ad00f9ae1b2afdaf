import type { Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../creature/creature.js";
import { spokenName } from "../creature/spoken-name.js";
import { applies, type Circumstances } from "../effects/predicate.js";
import type { Compendium } from "../tables/compendium.js";
import { gather } from "./gather.js";

type Forbidden = Extract<Effect, { readonly kind: "cannot" }>["what"];

/** What forbids something to a creature, in words; nothing where it may, as far as is known. */
export const prohibition = (
  creature: Creature,
  what: Forbidden,
  compendium: Compendium,
): string | undefined => prohibitionAt(creature, { what, known: nothing }, compendium);

const nothing: Circumstances = {};

/** The same, with what else is known of the moment. */
export function prohibitionAt(
  creature: Creature,
  { what, known }: { readonly what: Forbidden; readonly known: Circumstances },
  compendium: Compendium,
): string | undefined {
  const { actives, facts } = gather(creature, compendium);
  const all = known === nothing ? facts : Object.assign({}, facts, known);
  const forbidding = actives.find(
    (active) =>
      active.effect.kind === "cannot" && active.effect.what === what && applies(active, all),
  );
  return forbidding && spokenName(forbidding.source);
}
