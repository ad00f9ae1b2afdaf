import type { Light } from "@tabletop-mcp/srd-data";
import { lights } from "@tabletop-mcp/srd-data";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Battlefield, LightSource } from "../../grid/battlefield.js";
import { type Body, footprintOf } from "../../grid/body.js";
import { lightAt } from "../../grid/light.js";
import { groundAt } from "../../grid/terrain.js";
import { onceOf } from "../../once.js";
import { shinesOf } from "../../sheet/eyes.js";
import type { Compendium } from "../../tables/compendium.js";

/**
 * The light on a space (Vision and Light): on the square of it that is lit best, by what lies there,
 * the lights of the map and those that anybody in the fight carries. Without a map the fight's own.
 */
export function lightOn(state: GameState, body: Body | undefined, compendium: Compendium): Light {
  const ambient = state.encounter?.light ?? "bright";
  if (state.battlefield === undefined || body === undefined) return ambient;
  const field = lit(state.battlefield)(ambient);
  if (isBright(field)) return "bright";
  const best = brightestOn(field, body);
  if (best === "bright") return best;
  const carried = carriedIn(state, compendium);
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

/** Lights that those in the fight carry, where they stand. */
function carriedIn(state: GameState, compendium: Compendium): readonly LightSource[] {
  return Object.keys(state.combatants ?? {}).flatMap((id): readonly LightSource[] => {
    const at = combatantOf(state, id)?.at;
    const creature = state.creatures[id];
    if (at === undefined || creature === undefined) return [];
    return shinesOf(creature, compendium).map((shine) => Object.assign({}, at, shine));
  });
}

/** The map with the light of the fight where it says nothing of its own; the same one for the same light. */
const lit = onceOf((field: Battlefield) => {
  const known = new Map<Light, Battlefield>();
  return (light: Light): Battlefield => {
    if (field.ambient !== undefined || light === "bright") return field;
    const found = known.get(light) ?? Object.assign({}, field, { ambient: light });
    known.set(light, found);
    return found;
  };
});

/** It is bright all over: nobody has to look where. */
const isBright = onceOf(
  ({ ambient = "bright", ground }: Battlefield) =>
    ambient === "bright" && ground.every(({ light }) => light === undefined),
);

function brightestOn(field: Battlefield, body: Body, carried?: readonly LightSource[]): Light {
  let best = lights.length - 1;
  for (const square of footprintOf(body))
    best = Math.min(best, lights.indexOf(lightAt(field, square, carried)));
  return lights[best] ?? "bright";
}
