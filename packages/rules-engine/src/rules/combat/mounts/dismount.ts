import type { Combatant, TurnSpent } from "../../../encounter/combatant.js";
import type { Event } from "../../../game/event.js";
import type { Frame } from "../../../game/frame.js";
import type { Next } from "../../../game/next.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { Body } from "../../../grid/body.js";
import { feetBetween } from "../../../grid/distance.js";
import { nearestFree } from "../../../grid/free.js";
import { type Position, positionAt } from "../../../grid/point.js";
import { bodyOf, fullBodyOf } from "../bodies.js";
import { occupantsFor } from "../move/company.js";

export const rule = "Mounted Combat";

/** What of a combatant is otherwise by getting on or off. */
interface Change {
  readonly turn: TurnSpent;
  readonly mount: string | undefined;
  readonly at: Position | undefined;
}

/** The combatant with this changed: it hides no more. */
export function changed(from: Combatant, { turn, mount, at }: Change): Combatant {
  const { surprised, inLair, within, readied } = from;
  return {
    id: from.id,
    side: from.side,
    turn,
    ...(at !== undefined && { at }),
    ...(mount !== undefined && { mount }),
    ...(surprised && { surprised }),
    ...(inLair && { inLair }),
    ...(within !== undefined && { within }),
    ...(readied !== undefined && { readied }),
  };
}

interface Dismounting {
  readonly rider: Combatant;
  readonly turn: TurnSpent;
  readonly what: string;
  /** It lands there lying on the ground. */
  readonly prone?: true;
}

/** A rider is off its mount, in the nearest free space beside it; in the air it falls. */
export function dismounted(
  state: GameState,
  { rider, turn, what, prone }: Dismounting,
  using: Using,
): Next {
  const { id } = rider;
  const at = besideMount(state, rider, using) ?? rider.at;
  const off: Event = {
    type: "combatant_changed",
    id,
    rule,
    what,
    combatant: changed(rider, { turn, mount: undefined, at }),
  };
  const lies: Frame = {
    kind: "act",
    lenient: true,
    action: {
      type: "gain_condition",
      id,
      condition: "prone",
      source: "fell off its mount",
      lasting: { kind: "until", what: "removed" },
    },
  };
  const falls: readonly Frame[] =
    state.battlefield === undefined || at === undefined ? [] : [{ kind: "fall", id }];
  return { events: [off], run: [...(prone ? [lies] : []), ...falls] };
}

function besideMount(
  state: GameState,
  { id, mount = "" }: Combatant,
  { compendium }: Using,
): Position | undefined {
  const { battlefield } = state;
  const [body, ridden] = [fullBodyOf(state, id, compendium), bodyOf(state, mount, compendium)];
  if (battlefield === undefined || body === undefined || ridden === undefined) return undefined;
  const { z = 0 } = ridden;
  const level = (one: Body): Body => ({ x: one.x, y: one.y, size: one.size });
  const others = [...occupantsFor(state, { id }, compendium), ridden].map(level);
  const suits = (place: Body): boolean => feetBetween(place, level(ridden)) <= 5;
  const found =
    nearestFree(battlefield, { body, others, suits }) ?? nearestFree(battlefield, { body, others });
  return found && positionAt(found.x, found.y, z);
}
