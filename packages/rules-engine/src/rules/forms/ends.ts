import type { Creature, OwnSelf } from "../../creature/creature.js";
import type { EventOf, OfCreature } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { factsOf } from "../../gather/gather.js";
import { effectLost } from "../held/ending.js";

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

/** Who is unconscious is itself ("Wild Shape"). */
export const endFormOfUnconscious = (
  state: GameState,
  { id }: OfCreature,
  { compendium }: Using,
): Next => {
  const creature = creatureIn(state, id);
  if (creature.own === undefined) return nothing;
  return factsOf(creature, compendium).conditions?.includes("unconscious")
    ? ended(state, id, "it is unconscious")
    : nothing;
};

/** So is who is dead. */
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
  return found === undefined ? nothing : happens(effectLost(creature, found, { because }));
}
