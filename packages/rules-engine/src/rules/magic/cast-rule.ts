import type { CastAction } from "../../game/cast-action.js";
import type { Decision } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { castNow } from "./cast.js";
import { castFromItem } from "./cast-from-item.js";
import { endCastRule } from "./end-cast.js";
import { releaseRule } from "./ready-spell.js";
import { sustainRule } from "./sustain.js";

/** Casts a spell, uses a running one again, or ends it. What cannot be cast costs nothing ("Casting a Spell"). */
export function castRule(state: GameState, action: CastAction, using: Using): Decision {
  if (action.use === "sustain") return sustainRule(state, action, using);
  if (action.economy === "readied") return releaseRule(state, action, using);
  if (action.use === "end") return endCastRule(state, action, using);
  if (action.item !== undefined) return castFromItem(state, action, using);
  // What was held until now is cast already: nobody answers it.
  if (action.heldBy !== undefined) return castNow(state, { action, phase: "released" }, using);
  return castNow(state, { action }, using);
}
