import type { Creature, OwnSelf } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import type { EventOf, OfCreature } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { castEnded, effectLost } from "../held/ending.js";

/** Why a form ends, and the hit points that its bearer has then. */
interface Ending {
  readonly hp: number;
  readonly because: string;
}

/** A creature is itself again, with what it had, and what it has come by meanwhile. */
export const formEnded = (
  { id, make: form, items }: Creature,
  { make, items: own, held }: OwnSelf,
  { hp, because }: Ending,
): EventOf<"form_ended"> => ({
  type: "form_ended",
  id,
  rule: "Wild Shape",
  form: form.own?.name ?? "",
  make,
  hp,
  items: [...own, ...items],
  held,
  because,
});

/** Out of the form, for a reason that has cost it nothing. */
function ended(state: GameState, id: string, because: string): Next {
  const creature = creatureIn(state, id);
  const { own, dead } = creature;
  return own === undefined
    ? nothing
    : happens(formEnded(creature, own, { hp: dead ? 0 : own.hp, because }));
}

/** Who is dead is itself. */
export const endFormOfDead = (state: GameState, { id }: OfCreature): Next =>
  ended(state, id, "it is dead");

/** A form goes with the effect that keeps it. */
export function endFormWith(state: GameState, { id, held, because }: EventOf<"effect_lost">): Next {
  return creatureIn(state, id).own?.held === held ? ended(state, id, because) : nothing;
}

/** And that effect with the form. */
export function endFormsEffect(
  state: GameState,
  { id, held, because }: EventOf<"form_ended">,
): Next {
  const creature = creatureIn(state, id);
  const found = creature.effects.find((one) => one.id === held);
  if (found === undefined) return nothing;
  return happens(effectLost(creature, found, { because }), ...endedWith(state, found));
}

/** A spell that was for nothing but forms is over with the last of them ("Polymorph"). */
function endedWith(
  { creatures }: GameState,
  { id, from = "", lasting }: EffectHeld,
): Next["events"] {
  const caster = creatures[from];
  const cast = lasting.kind === "cast" && caster?.casts.find((one) => one.id === lasting.id);
  if (!cast || caster === undefined) return [];
  const isOfIt = (held: EffectHeld): boolean =>
    held.id !== id &&
    held.from === from &&
    held.lasting.kind === "cast" &&
    held.lasting.id === cast.id;
  return Object.values(creatures).some(({ effects }) => effects.some(isOfIt))
    ? []
    : [castEnded(caster, cast, { because: "its form is over" })];
}
