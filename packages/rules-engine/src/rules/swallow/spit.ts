import { withHarm } from "../../encounter/harm.js";
import type { EventOf } from "../../game/event.js";
import type { SaveFrame } from "../../game/frame.js";
import { happens, type Next, nothing, steps } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { actQuietly } from "../steps/settling.js";
import { insidersOf, interiorOf } from "./facts.js";

/** What somebody inside a creature does to it is counted, turn by turn, where it may free those inside. */
export function countHarm(
  state: GameState,
  { id, by = "", dealt }: EventOf<"damage_taken">,
  { compendium }: Using,
): Next {
  const combatant = combatantOf(state, id);
  if (combatant === undefined || combatantOf(state, by)?.within !== id) return nothing;
  const most = interiorOf(creatureIn(state, id), compendium)?.spits?.damage;
  if (most === undefined) return nothing;
  const { seq } = fightIn(state).turn;
  const harm = withHarm(combatant, { by, dealt, seq });
  return happens({
    type: "combatant_changed",
    id,
    rule: "Actions",
    what: `has taken ${harm.by[by]} damage from inside this turn (${most} make it save)`,
    combatant: { ...combatant, harm },
  });
}

/** As a turn ends in which somebody inside has hurt it enough, a creature saves, or spits out everybody. */
export function spitAtTurn(
  state: GameState,
  { seq }: EventOf<"turn_ended">,
  { compendium }: Using,
): Next {
  const run = Object.values(state.combatants ?? {}).flatMap(({ id, harm }): SaveFrame[] => {
    if (harm?.seq !== seq || creatureIn(state, id).dead) return [];
    const spits = interiorOf(creatureIn(state, id), compendium)?.spits;
    const { damage = 0, save } = spits ?? {};
    const isHurt = Object.values(harm.by).some((dealt) => dealt >= damage);
    if (save?.dc === undefined || !isHurt) return [];
    const ability = [save.ability].flat()[0] ?? "con";
    return [{ kind: "save", id, ability, dc: save.dc, decides: { kind: "inside" } }];
  });
  return run.length === 0 ? nothing : { events: [], run };
}

/** A save that failed: everybody is out again. */
export const spitOut = (state: GameState, id: string): Next =>
  steps(...insidersOf(state, id).map((one) => actQuietly({ type: "come_out", id: one })));
