import type { Rng } from "@tabletop-mcp/dice-core";
import type { CastAction } from "../src/game/cast-action.js";
import type { GameState } from "../src/game/state.js";
import { resolve } from "../src/resolve/resolve.js";
import type { Compendium } from "../src/tables/compendium.js";

const middle: Rng = { source: "middle", die: (sides) => Math.ceil(sides / 2) };

/** A casting with the first of each choice that the spell asks for, and what came of it. */
export function castChosen(
  state: GameState,
  plain: CastAction,
  compendium: Compendium,
  rng: Rng = middle,
): ReturnType<typeof resolve> {
  let action = plain;
  for (;;) {
    const done = resolve(state, action, { rng, compendium });
    if (done.ok) return done;
    const [, key] = /for a choice: (\w+)/u.exec(done.error.message) ?? [];
    const [first] = done.error.legal ?? [];
    const isGiven = Object.entries(action.choices ?? {}).some(([name]) => name === key);
    if (key === undefined || first === undefined || isGiven) return done;
    action = { ...action, choices: { ...action.choices, [key]: first } };
  }
}
