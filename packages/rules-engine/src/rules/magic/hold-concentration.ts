import { type Cast, concentrationOf } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { EventOf } from "../../game/event.js";
import type { FrameOf } from "../../game/frame.js";
import { happens, type Next, nothing, steps } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { unfocusedBy } from "../../gather/incapacity.js";
import { castEnded, endAll } from "../held/ending.js";

/** Damage tests concentration once, however many types it has: DC 10, or half of it where that is more. */
export function testConcentration(state: GameState, { id, dealt }: EventOf<"damage_taken">): Next {
  const cast = concentrationOf(creatureIn(state, id));
  return cast === undefined || dealt <= 0
    ? nothing
    : steps(concentrationSave(id, cast, dcOfDamage(dealt)));
}

/** 10, or half of the damage where that is more. */
export const dcOfDamage = (dealt: number): number => Math.max(10, Math.floor(dealt / 2));

/** The save that keeps a cast up. */
export const concentrationSave = (id: string, { id: cast }: Cast, dc: number): FrameOf<"save"> => ({
  kind: "save",
  id,
  ability: "con",
  dc,
  against: "concentration",
  decides: { kind: "concentration", cast },
});

/** A failed save ends it. */
export function concentrationSaved(creature: Creature, castId: string, success: boolean): Next {
  const cast = creature.casts.find(({ id }) => id === castId);
  return success || cast === undefined
    ? nothing
    : happens(castEnded(creature, cast, { because: "the Constitution save failed", broken: true }));
}

/** The incapacitated, the dead and the raging do not concentrate. */
export function dropConcentration(
  state: GameState,
  { id }: { readonly id: string },
  { compendium }: Using,
): Next {
  const creature = creatureIn(state, id);
  const cast = concentrationOf(creature);
  const because = cast && unfocusedBy(creature, compendium);
  return cast === undefined || because === undefined
    ? nothing
    : happens(castEnded(creature, cast, { because, broken: true }));
}

/** What a spell brought ends with it, on whomever it is. */
export const endWithCast = (
  state: GameState,
  { id, cast, spell, concentration }: EventOf<"cast_ended">,
  { compendium }: Using,
): Next =>
  happens(
    ...endAll(
      Object.values(state.creatures),
      ({ lasting, from }) => from === id && lasting.kind === "cast" && lasting.id === cast,
      { because: `${concentration ? "concentration on " : ""}${spell} has ended`, compendium },
    ),
  );
