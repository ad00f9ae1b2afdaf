import { ok, type Result } from "@tabletop-mcp/dice-core";
import {
  type Compendium,
  type Creature,
  type Event,
  resolve,
  sheetOf,
} from "@tabletop-mcp/rules-engine";
import { creatureOf, lifeOf } from "./life.js";
import type { Being, Life, Refusal, Rules } from "./types.js";

/** The features of a creature that can be used up, by name: "Second Wind". */
export const featuresOf = (creature: Creature, compendium: Compendium): readonly string[] =>
  sheetOf(creature, compendium).features.flatMap(({ name, uses }) =>
    uses === undefined ? [] : [name],
  );

/** What somebody has done for itself. */
export interface Alone {
  readonly life: Life;
  readonly events: readonly Event[];
}

/** Uses a feature where no fight is. */
export function useAlone(
  being: Being,
  { feature, now }: { readonly feature: string; readonly now: number },
  rules: Rules,
): Result<Alone, Refusal> {
  const { id, origin } = being;
  const creature = creatureOf(being);
  const used = resolve(
    { clock: Math.floor(now / 1000), creatures: { [id]: creature } },
    { type: "use", id, what: { name: feature } },
    rules,
  );
  if (!used.ok) return used;
  const { state, events } = used.value;
  return ok({ life: lifeOf(state.creatures[id] ?? creature, origin), events });
}
