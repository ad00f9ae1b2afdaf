import type { Light } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Battlefield } from "../../grid/battlefield.js";
import { type Body, footprintOf } from "../../grid/body.js";
import { lightAt } from "../../grid/light.js";
import { hasSight, hazeBetween } from "../../grid/sight.js";
import { obscuredTo } from "../../grid/vision.js";
import { onceOf } from "../../once.js";
import { numbersOf, sensesNow } from "../../sheet/numbers.js";
import { bodyOf } from "./bodies.js";

interface Looking {
  readonly viewer: Creature;
  readonly target: Creature;
  readonly feet: number | undefined;
}

type Tables = Pick<Using, "compendium">;

/** Whether one cannot see the other because that one hides, or because of walls, fog or the dark ("Hiding"; "Vision and Light"). */
export function isLost(state: GameState, looking: Looking, using: Tables): boolean {
  return isHidden(state, looking, using) || isObscured(state, looking, using);
}

function isHidden(state: GameState, { viewer, target }: Looking, { compendium }: Tables): boolean {
  const [by, of] = [combatantOf(state, viewer.id), combatantOf(state, target.id)];
  if (of?.hidden === undefined || of.side === by?.side) return false;
  return numbersOf(viewer, compendium).passivePerception.effective < of.hidden;
}

function isObscured(
  state: GameState,
  { viewer, target, feet = 5 }: Looking,
  { compendium }: Tables,
): boolean {
  const { battlefield } = state;
  const from = bodyOf(state, viewer.id, compendium);
  const to = bodyOf(state, target.id, compendium);
  const eyes = { senses: sensesNow(viewer, compendium) };
  const light = lightOn(state, to);
  if (battlefield === undefined || from === undefined || to === undefined)
    return (
      light !== "bright" &&
      obscuredTo(eyes, { feet, light, haze: "none" }, compendium.vision) === "heavily"
    );
  if (!hasSight(battlefield, from, to)) return true;
  const haze = hazeBetween(battlefield, from, to);
  if (haze === "none" && light === "bright") return false;
  return obscuredTo(eyes, { feet, light, haze }, compendium.vision) === "heavily";
}

/** The light where somebody is: by the map, and by the fight's own where there is none. */
export function lightOn({ battlefield, encounter }: GameState, body: Body | undefined): Light {
  const ambient = encounter?.light ?? "bright";
  return battlefield === undefined || body === undefined
    ? ambient
    : brightestOn(lit(battlefield)(ambient), body);
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

const order: readonly Light[] = ["bright", "dim", "darkness", "magical_darkness"];

/** The light on the square of a space that is lit best. */
function brightestOn(field: Battlefield, body: Body): Light {
  let best = order.length - 1;
  for (const square of footprintOf(body))
    best = Math.min(best, order.indexOf(lightAt(field, square)));
  return order[best] ?? "bright";
}
