import { resolve } from "@tabletop-mcp/rules-engine";
import { lifeOf } from "../fight/life.js";
import type { Player } from "../state/bodies.js";
import type { PlayerThere } from "../state/scene.js";
import type { Refusal } from "./deed.js";
import { bodyOf, type Using } from "./wear.js";

/** What gives hit points back, and how many: dice, or a number. */
export interface Healing {
  readonly dice: string;
  readonly source: string;
}

/** A player who was healed, and what is said of it, with every die. */
export function heal(
  whom: PlayerThere,
  { dice, source }: Healing,
  using: Using,
): { readonly life: Player["life"]; readonly told: string } | { readonly refused: Refusal } {
  const before = bodyOf(whom, using);
  const { id, hp } = before;
  if (hp.current >= using.origin.hp.current)
    return {
      refused: { code: "FULL_HEALTH", message: `${whom.name} has all ${hp.current} hit points` },
    };
  const points = /^\d+$/u.test(dice) ? { amount: Number(dice) } : { dice };
  const state = { clock: 0, creatures: { [id]: before } };
  const done = resolve(state, { type: "heal", id, source, ...points }, using);
  if (!done.ok) return { refused: done.error };
  const after = done.value.state.creatures[id] ?? before;
  const [event] = done.value.events;
  const rolls = event?.type === "healed" ? event.rolls : [];
  const shown = rolls.length === 0 ? "" : ` (${dice}: [${rolls.join(", ")}])`;
  const regained = after.hp.current - hp.current;
  return {
    life: lifeOf(after, using.origin),
    told: `${whom.name} regains ${regained} hit points${shown}.`,
  };
}
