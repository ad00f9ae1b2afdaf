import type { Zone } from "../../encounter/zone.js";
import type { GameState } from "../../game/state.js";
import type { Extent } from "../../grid/area.js";
import type { LightSource } from "../../grid/battlefield.js";
import type { Cloud, View } from "../../grid/cloud.js";
import { feetBetween } from "../../grid/distance.js";
import { once } from "../../once.js";
import type { Compendium } from "../../tables/compendium.js";
import { bodyOf } from "../combat/bodies.js";
import { spaceOf } from "./space.js";
import { sightField } from "./walls.js";

/** The map as eyes find it: with the walls that hide what is behind them, and fog and darkness. */
export function viewOf(state: GameState, compendium: Compendium): View | undefined {
  const field = sightField(state);
  const zones = state.encounter?.zones ?? [];
  return field === undefined || zones.every(({ obscures }) => obscures === undefined)
    ? field
    : hazyView(state, compendium);
}

/** With many zones that takes long, and many looks are taken in one state. */
const hazyView = once((state: GameState, compendium: Compendium): View | undefined => {
  const field = sightField(state);
  const zones = state.encounter?.zones ?? [];
  const clouds = zones.flatMap((zone) => cloudOf(state, zone, compendium));
  return field === undefined || clouds.length === 0 ? field : Object.assign({}, field, { clouds });
});

function cloudOf(state: GameState, zone: Zone, compendium: Compendium): readonly Cloud[] {
  const { obscures } = zone;
  const space = obscures && spaceOf(state, zone, compendium);
  if (obscures === undefined || space === undefined) return [];
  return [
    { obscures, space: obscures === "magical_darkness" ? unlit(state, space, compendium) : space },
  ];
}

/** Only light that is magic shines in darkness that is ("Darkness"). */
function unlit(state: GameState, space: Extent, compendium: Compendium): Extent {
  const magical = (state.encounter?.zones ?? []).filter(
    ({ light, level }) => light !== undefined && level !== undefined,
  );
  const lights = lightsOf(state, magical, compendium);
  if (lights.length === 0) return space;
  const isLit = (x: number, y: number, z: number): boolean =>
    lights.some(
      (source) =>
        feetBetween({ x, y, z }, { x: source.x, y: source.y, z: source.z ?? 0 }) <=
        source.bright + source.dim,
    );
  return {
    from: space.from,
    to: space.to,
    has: (x, y, z) => space.has(x, y, z) && !isLit(x, y, z),
  };
}

/** The light of the fight's zones, from where it comes. */
export function zoneLights(state: GameState, compendium: Compendium): readonly LightSource[] {
  const zones = state.encounter?.zones ?? [];
  return zones.every(({ light }) => light === undefined) ? dark : shiningZones(state, compendium);
}

const dark: readonly LightSource[] = [];

const shiningZones = once((state: GameState, compendium: Compendium): readonly LightSource[] =>
  lightsOf(state, state.encounter?.zones ?? [], compendium),
);

/** The light of some zones, from where it comes. */
export const lightsOf = (
  state: GameState,
  zones: readonly Zone[],
  compendium: Compendium,
): readonly LightSource[] =>
  zones.flatMap(({ anchor, light }): readonly LightSource[] => {
    if (light === undefined) return [];
    if ("squares" in anchor) return anchor.squares.map((at) => Object.assign({}, at, light));
    const at = "creature" in anchor ? bodyOf(state, anchor.creature, compendium) : anchor.origin;
    if (at === undefined) return [];
    const { x, y, z = 0 } = at;
    return [Object.assign({ x, y, z }, light)];
  });
