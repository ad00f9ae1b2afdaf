import type { Light } from "@tabletop-mcp/srd-data";
import { lights } from "@tabletop-mcp/srd-data";
import { combatantOf, type GameState } from "../../game/state.js";
import type { LightSource } from "../../grid/battlefield.js";
import { type Body, footprintOf } from "../../grid/body.js";
import type { View } from "../../grid/cloud.js";
import { lightAt } from "../../grid/light.js";
import type { Direction } from "../../grid/point.js";
import { groundAt } from "../../grid/terrain.js";
import { onceOf } from "../../once.js";
import { shinesOf } from "../../sheet/eyes.js";
import type { Compendium } from "../../tables/compendium.js";
import { viewOf, zoneLights } from "../zones/view.js";
import { areFoes } from "./foes.js";

/**
 * The light on a space (Vision and Light): on the square of it that is lit best, by what lies there,
 * the lights of the map and those that anybody in the fight carries. Without a map the fight's own.
 */
export function lightOn(state: GameState, body: Body | undefined, compendium: Compendium): Light {
  const ambient = state.encounter?.light ?? "bright";
  const view = viewOf(state, compendium);
  if (view === undefined || body === undefined) return ambient;
  const field = lit(view)(ambient);
  if (isBright(field)) return "bright";
  const best = brightestOn(field, body);
  if (best === "bright") return best;
  const carried = [
    ...carriedIn(state, compendium),
    ...zoneLights(state, compendium),
    ...(view.props ?? []).flatMap(({ x, y, z = 0, light }) =>
      light === undefined ? [] : [Object.assign({ x, y, z }, light)],
    ),
  ];
  return carried.length === 0 ? best : brightestOn(field, body, carried);
}

/** Whether a creature is in the sun: the fight is, and where it stands nothing else is said of the light. */
export function isInSun({ encounter, battlefield, combatants }: GameState, id: string): boolean {
  if (encounter?.sunlight === undefined) return false;
  const at = combatants?.[id]?.at;
  return battlefield === undefined || at === undefined
    ? true
    : groundAt(battlefield, at).light === undefined;
}

/** Lights that those in the fight give or carry, where they stand. */
function carriedIn(state: GameState, compendium: Compendium): readonly LightSource[] {
  return Object.keys(state.combatants ?? {}).flatMap((id): readonly LightSource[] => {
    const at = combatantOf(state, id)?.at;
    const creature = state.creatures[id];
    if (at === undefined || creature === undefined) return [];
    return shinesOf(creature, compendium).flatMap(({ bright, dim, isCone }) => {
      const direction = isCone ? towardsFoe(state, id) : undefined;
      if (isCone && direction === undefined) return [];
      return [Object.assign({ bright, dim }, at, direction && { direction })];
    });
  });
}

/** Whoever holds a bullseye lantern points it at the nearest foe: a house rule. */
function towardsFoe(state: GameState, id: string): Direction | undefined {
  const from = combatantOf(state, id)?.at;
  if (from === undefined) return undefined;
  let nearest: { readonly far: number; readonly way: Direction } | undefined;
  for (const { id: other, at } of Object.values(state.combatants ?? {})) {
    if (at === undefined || state.creatures[other]?.dead || !areFoes(state, id, other)) continue;
    const way = { x: at.x - from.x, y: at.y - from.y, z: ((at.z ?? 0) - (from.z ?? 0)) / 5 };
    const far = Math.hypot(way.x, way.y, way.z);
    if (far > 0 && far < (nearest?.far ?? Infinity)) nearest = { far, way };
  }
  return nearest?.way;
}

/** The map with the light of the fight where it says nothing of its own; the same one for the same light. */
const lit = onceOf((field: View) => {
  const known = new Map<Light, View>();
  return (light: Light): View => {
    if (field.ambient !== undefined || light === "bright") return field;
    const found = known.get(light) ?? Object.assign({}, field, { ambient: light });
    known.set(light, found);
    return found;
  };
});

/** It is bright all over: nobody has to look where. */
const isBright = onceOf(
  ({ ambient = "bright", ground, clouds = [] }: View) =>
    ambient === "bright" &&
    ground.every(({ light }) => light === undefined) &&
    clouds.every(({ obscures }) => obscures !== "magical_darkness"),
);

function brightestOn(field: View, body: Body, carried?: readonly LightSource[]): Light {
  let best = lights.length - 1;
  for (const square of footprintOf(body))
    best = Math.min(best, lights.indexOf(lightAt(field, square, carried)));
  return lights[best] ?? "bright";
}
