import { sizes } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { combatantIn, combatantOf, type GameState } from "../../game/state.js";
import type { Prop } from "../../grid/battlefield.js";
import type { Body } from "../../grid/body.js";
import { feetBetween } from "../../grid/distance.js";
import type { Position } from "../../grid/point.js";
import type { Bystander } from "../../grid/screen.js";
import { sizeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";

/** Two of a fight, as the first one has it. */
export interface Two {
  readonly self: Creature;
  readonly other: Creature;
}

/** The space that somebody takes up; nothing without a map, and for who is off it. Who squeezes takes up that of a size smaller, a rider that of its mount. */
export function bodyOf(state: GameState, id: string, compendium: Compendium): Body | undefined {
  const mount = combatantOf(state, id)?.mount;
  if (mount !== undefined && mount !== id) return bodyOf(state, mount, compendium);
  const body = fullBodyOf(state, id, compendium);
  const creature = state.creatures[id];
  if (body === undefined || creature === undefined || !isSqueezed(creature, compendium))
    return body;
  const smaller = sizes[sizes.indexOf(body.size) - 1] ?? body.size;
  return Object.assign({}, body, { size: smaller });
}

/** The space that somebody needs to stand in without squeezing. */
export function fullBodyOf(state: GameState, id: string, compendium: Compendium): Body | undefined {
  const at = combatantOf(state, id)?.at ?? propIn(state, id);
  const creature = state.creatures[id];
  if (at === undefined || creature === undefined) return undefined;
  const { x, y, z } = at;
  const size = sizeOf(creature.make, compendium);
  return z === undefined ? { x, y, size } : { x, y, z, size };
}

/** The thing on the map that has this id; what it withstands is kept like a creature. */
export const propIn = ({ battlefield }: GameState, id: string): Prop | undefined =>
  battlefield?.props?.find((prop) => prop.id === id);

/** Everybody who stands on the map and lives: the dead are in nobody's way. */
export const bodiesIn = (state: GameState, compendium: Compendium): readonly Bystander[] =>
  Object.keys(state.combatants ?? {}).flatMap((id) => {
    const body = state.creatures[id]?.dead ? undefined : bodyOf(state, id, compendium);
    return body === undefined ? [] : [Object.assign({ id }, body)];
  });

/** Every thing on the map that can be hurt. */
export const thingsIn = (state: GameState, compendium: Compendium): readonly Bystander[] =>
  (state.battlefield?.props ?? []).flatMap(({ id }) => {
    const body = state.creatures[id]?.dead ? undefined : bodyOf(state, id, compendium);
    return body === undefined ? [] : [Object.assign({ id }, body)];
  });

/** Whether a creature has squeezed into a space for somebody a size smaller. */
const isSqueezed = ({ effects }: Creature, { squeezing }: Compendium): boolean =>
  effects.some(({ name }) => name === squeezing.name);

/** Feet between the nearest squares of two; who is inside the other is at no distance from it. */
export function feetOf(
  state: GameState,
  { self, other }: Two,
  compendium: Compendium,
): number | undefined {
  const [one, two] = [combatantOf(state, self.id), combatantOf(state, other.id)];
  if (one?.within === other.id || two?.within === self.id) return 0;
  const here = bodyOf(state, self.id, compendium);
  const there = bodyOf(state, other.id, compendium);
  return here === undefined || there === undefined
    ? undefined
    : feetBetween(here, there, state.encounter?.house.diagonals);
}

/** The fight as if somebody stood there. */
export function asIfAt(state: GameState, id: string, at: Position): GameState {
  const combatant = Object.assign({}, combatantIn(state, id), { at });
  return Object.assign({}, state, {
    combatants: Object.assign({}, state.combatants, { [id]: combatant }),
  });
}
