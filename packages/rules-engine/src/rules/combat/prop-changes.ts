import type { EventOf } from "../../game/event.js";
import { fightIn, type GameState } from "../../game/state.js";
import type { Prop } from "../../grid/battlefield.js";
import { footprintOf } from "../../grid/body.js";
import type { FieldChange } from "../../grid/field-change.js";

/** A thing changes the map, in words and in the field. */
export const propChanged = (
  state: GameState,
  { what, prop }: { readonly what: string; readonly prop: Prop },
  change: FieldChange,
): EventOf<"terrain_changed"> => ({
  type: "terrain_changed",
  about: { encounter: fightIn(state).id },
  rule: "Objects",
  what,
  changed: footprintOf(prop).length,
  change,
});

/** A thing is not on the map any more. */
export const propGone = (
  state: GameState,
  { prop, how }: { readonly prop: Prop; readonly how: string },
): EventOf<"terrain_changed"> =>
  propChanged(state, { what: `${prop.name ?? prop.id} ${how}`, prop }, { removed: prop.id });
