import type { Creature } from "../../../creature/creature.js";
import { applies } from "../../../effects/predicate.js";
import type { GameState } from "../../../game/state.js";
import { combatantOf, creatureIn } from "../../../game/state.js";
import { gather } from "../../../gather/gather.js";
import { isUnhindered } from "../../../gather/unhindered.js";
import type { Body } from "../../../grid/body.js";
import type { MoveMode, Mover } from "../../../grid/mover.js";
import { speedsNow } from "../../../sheet/numbers.js";
import type { Compendium } from "../../../tables/compendium.js";
import { slowingFor } from "../../zones/slowing.js";
import { bodyOf, fullBodyOf } from "../bodies.js";
import { occupantsFor } from "./company.js";

/** Somebody who moves step by step, as the map has to know it; nothing for who is not on it. */
export function moverOf(
  state: GameState,
  { id, mode }: { readonly id: string; readonly mode: MoveMode },
  compendium: Compendium,
): Mover | undefined {
  const body = fullBodyOf(state, id, compendium);
  if (body === undefined) return undefined;
  const creature = creatureIn(state, id);
  const speeds = speedsNow(creature, compendium);
  const { x, y, z = 0, size } = body;
  const fears = fearedBy(state, creature, compendium);
  return {
    x,
    y,
    z,
    size,
    mode,
    speeds: (["climb", "swim"] as const).filter(
      (one) => speeds[one] !== undefined || isUnhindered(creature, efforts[one], compendium),
    ),
    ignoresDifficult: isUnhindered(creature, "difficult-terrain", compendium),
    extraPerFoot: extraPerFoot(creature, mode, compendium),
    occupants: occupantsFor(state, { id, drags: true }, compendium),
    slowing: isUnhindered(creature, "magic", compendium)
      ? []
      : slowingFor(state, id, { compendium }),
    diagonals: state.encounter?.house.diagonals ?? "5",
    diagonalsTaken: combatantOf(state, id)?.turn.diagonals ?? 0,
    ...(fears.length > 0 && { neverCloserTo: fears }),
  };
}

/** The same moved by something else: neither fear nor effort counts. */
export function thrown(state: GameState, id: string, compendium: Compendium): Mover | undefined {
  const body = fullBodyOf(state, id, compendium);
  if (body === undefined) return undefined;
  const { x, y, z = 0, size } = body;
  return { x, y, z, size, mode: "walk", occupants: occupantsFor(state, { id }, compendium) };
}

/** Where those are that a creature will not go nearer to ("Frightened"). */
function fearedBy(state: GameState, creature: Creature, compendium: Compendium): readonly Body[] {
  const { actives, facts } = gather(creature, compendium);
  return actives.flatMap((one) => {
    const { effect, from } = one;
    const isFear = effect.kind === "cannot" && effect.what === "approach-source";
    const body =
      isFear && from !== undefined && applies(one, facts)
        ? bodyOf(state, from, compendium)
        : undefined;
    return body === undefined ? [] : [body];
  });
}

const efforts = { climb: "climbing", swim: "swimming" } as const;

/** Feet more for each foot, from what is on the creature. */
function extraPerFoot(creature: Creature, mode: MoveMode, compendium: Compendium): number {
  const { actives, facts } = gather(creature, compendium);
  return actives.reduce((sum, one) => {
    const { effect } = one;
    const counts =
      effect.kind === "movement-cost" &&
      (effect.mode === undefined || effect.mode === mode) &&
      applies(one, facts);
    return counts ? sum + effect.extra : sum;
  }, 0);
}
