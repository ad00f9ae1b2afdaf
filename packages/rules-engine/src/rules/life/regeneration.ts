import type { DamageType } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { ActiveEffect } from "../../effects/active.js";
import { amountOf } from "../../effects/amount.js";
import { applies, type Circumstances } from "../../effects/predicate.js";
import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing, steps } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { gather } from "../../gather/gather.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import type { Compendium } from "../../tables/compendium.js";
import { isInSun } from "../combat/light-on.js";
import { actQuietly } from "../steps/settling.js";
import { died } from "./died.js";

/** What keeps a creature from regenerating until its next turn has begun. */
const stopped = "Regeneration stopped";

/** As its turn begins a creature regenerates, unless damage of the types that stop it has hurt it since the last one. */
export function regenerate(
  state: GameState,
  { id }: EventOf<"turn_began">,
  { compendium }: Using,
): Next {
  const creature = creatureIn(state, id);
  if (creature.dead) return nothing;
  const now = { current: creature.hp.current, sunlight: isInSun(state, id) };
  const all = regenerationsIn(creature, compendium).filter((active) =>
    applies(active, momentOf(creature, now, compendium)),
  );
  if (all.length === 0) return nothing;
  const isStopped = creature.effects.some(({ name }) => name === stopped);
  if (isStopped)
    return outlives(creature, compendium) && creature.hp.current === 0
      ? happens(died(id, "Regeneration", "regeneration that failed"))
      : nothing;
  if (creature.hp.current >= maximumOf(creature, compendium)) return nothing;
  return steps(
    ...all.flatMap((active) => {
      const amount = pointsOf(active, creature, compendium);
      return amount === 0 ? [] : [actQuietly({ type: "heal", id, amount, source: active.source })];
    }),
  );
}

/** Damage of these types stops regeneration for the next turn. */
export function stopRegeneration(
  state: GameState,
  { id, damage }: EventOf<"damage_taken">,
  { compendium }: Using,
): Next {
  const creature = creatureIn(state, id);
  const stopping = regenerationsIn(creature, compendium).flatMap(typesThatStop);
  const isHurt = damage.some(
    ({ type, afterResistance }) =>
      type !== undefined && afterResistance > 0 && stopping.includes(type),
  );
  if (!isHurt) return nothing;
  return steps(
    actQuietly({
      type: "gain_effect",
      id,
      name: stopped,
      kind: "neutral",
      effects: [],
      lasting: { kind: "next-turn", edge: "start", of: id },
    }),
  );
}

/** Whether a creature dies only where it does not regenerate: its regeneration works at 0 hit points, too (Monsters, Troll). */
export const outlives = (creature: Creature, compendium: Compendium): boolean =>
  regenerationsIn(creature, compendium).some((active) =>
    applies(active, momentOf(creature, { current: 0, sunlight: false }, compendium)),
  );

const regenerationsIn = (creature: Creature, compendium: Compendium): readonly ActiveEffect[] =>
  gather(creature, compendium).actives.filter(({ effect }) => effect.kind === "regeneration");

/** Its hit points, and whether it is in the sun. */
interface Now {
  readonly current: number;
  readonly sunlight: boolean;
}

const momentOf = (
  creature: Creature,
  { current, sunlight }: Now,
  compendium: Compendium,
): Circumstances => {
  const { armor, shield, running, size, conditions } = gather(creature, compendium).facts;
  const maximum = maximumOf(creature, compendium);
  return { armor, shield, running, size, conditions, hp: { current, maximum }, sunlight };
};

const typesThatStop = ({ effect }: ActiveEffect): readonly DamageType[] =>
  effect.kind === "regeneration" ? (effect.stoppedBy ?? []) : [];

function pointsOf(active: ActiveEffect, creature: Creature, compendium: Compendium): number {
  const { effect } = active;
  if (effect.kind !== "regeneration") return 0;
  const amount = amountOf(effect.amount, active, bearerOf(creature, compendium).changes.now);
  return typeof amount === "number" ? amount : 0;
}
