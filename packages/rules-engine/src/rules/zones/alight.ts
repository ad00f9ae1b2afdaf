import type { Step } from "@tabletop-mcp/srd-data";
import type { LaidZone, Zone } from "../../encounter/zone.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { fightIn, type GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { Extent } from "../../grid/area.js";
import { widthOf } from "../../grid/body.js";
import { feetPerSquare, type Position } from "../../grid/point.js";
import { groundAt } from "../../grid/terrain.js";
import { bodyOf } from "../combat/bodies.js";
import { overWith } from "./ends.js";
import { spaceOf } from "./space.js";
import { extentOfStep, type StepArea } from "./step-area.js";

type Tables = Pick<Using, "compendium">;

/** What of a fight fire burns away: hardly ever anything, so that is asked first. */
function flammable({ encounter }: GameState): readonly LaidZone[] {
  const zones = encounter?.status === "active" ? encounter.zones : undefined;
  return zones?.filter(({ fire }) => fire !== undefined) ?? none;
}

const none: readonly LaidZone[] = [];

/** Areas of fire set alight what burns in them ("Web": exposed to fire). */
export function kindledBy(
  state: GameState,
  areas: () => readonly StepArea[],
  using: Tables,
): readonly Event[] {
  if (flammable(state).length === 0) return [];
  const fires = areas().filter(({ step, by }) => isFiery(step, by));
  const spaces = fires.flatMap((area) => extentOfStep(state, area, using) ?? []);
  return kindled(state, spaces, using.compendium);
}

/** Whether a step deals fire damage. */
const isFiery = ({ damage = [] }: Step, { damageType }: StepNumbers): boolean =>
  damage.some(({ type }) => type === "fire" || (damageType === "fire" && [type].flat().length > 1));

/** Who stands in what burns and takes fire damage sets it alight; not by what burns there already. */
export function kindleAround(
  state: GameState,
  { id, damage, source }: EventOf<"damage_taken">,
  { compendium }: Using,
): Next {
  if (flammable(state).length === 0 || !damage.some(({ type }) => type === "fire")) return nothing;
  const isOfWebs = state.encounter?.zones?.some((zone) => zone.burns && zone.name === source);
  const body = isOfWebs ? undefined : bodyOf(state, id, compendium);
  if (body === undefined) return nothing;
  const { x: west, y: north, z: feet = 0, size } = body;
  const side = widthOf(size);
  const top = feet + side * feetPerSquare;
  const space: Extent = {
    from: { x: west, y: north, z: feet },
    to: { x: west + side - 1, y: north + side - 1, z: top },
    has: (x, y, z) =>
      x >= west && x < west + side && y >= north && y < north + side && z >= feet && z < top,
  };
  return happens(...kindled(state, [space], compendium));
}

/** Fire that lies somewhere sets alight what burns there: a wall of it, a sphere, a hazard of the map. */
export function kindleInPlace(state: GameState, _: unknown, { compendium }: Using): Next {
  if (flammable(state).length === 0) return nothing;
  const zones = state.encounter?.zones ?? [];
  const isOnFire = ({ burns, steps }: LaidZone): boolean =>
    burns === undefined &&
    steps.some(({ at, by }) => {
      const step = stepAt(at, compendium, zones);
      return step !== undefined && isFiery(step, by);
    });
  const fires = zones.filter(isOnFire).flatMap((zone) => spaceOf(state, zone, compendium) ?? []);
  return happens(...kindled(state, [...fires, ...firesOfMap(state)], compendium));
}

function firesOfMap({ battlefield: field }: GameState): readonly Extent[] {
  if (field?.ground.some(({ hazard }) => hazard?.damageType === "fire") !== true) return [];
  const { width, height } = field;
  return [
    {
      from: { x: 0, y: 0, z: 0 },
      to: { x: width - 1, y: height - 1, z: 0 },
      has: (x, y, z) => z === 0 && groundAt(field, { x, y }).hazard?.damageType === "fire",
    },
  ];
}

/** Squares of what burns that a fire reaches and that do not burn yet are on fire from now on, each from the bottom to the top. */
function kindled(
  state: GameState,
  fires: readonly Extent[],
  compendium: Tables["compendium"],
): readonly Event[] {
  if (fires.length === 0) return [];
  let last = fightIn(state).lastId;
  return flammable(state).flatMap((zone): readonly Event[] => {
    const space = spaceOf(state, zone, compendium);
    const squares = space === undefined ? [] : caught(state, { zone, space }, fires);
    if (space === undefined || squares.length === 0) return [];
    last += 1;
    const { name: rule } = zone;
    const about = { encounter: fightIn(state).id };
    return [
      { type: "zone_laid", about, rule, zone: fireOf(state, { zone, space, squares }, last) },
    ];
  });
}

interface Burning {
  readonly zone: LaidZone;
  readonly space: Extent;
}

function caught(
  state: GameState,
  { zone, space }: Burning,
  fires: readonly Extent[],
): readonly Position[] {
  const burning = (state.encounter?.zones ?? []).filter(({ burns }) => burns === zone.id);
  const { from, to } = space;
  const found: Position[] = [];
  for (let y = from.y; y <= to.y; y += 1)
    for (let x = from.x; x <= to.x; x += 1)
      if (reaches(space, fires, { x, y }) && !burning.some((fire) => isOn(fire, { x, y })))
        found.push({ x, y });
  return found;
}

/** Whether a fire is anywhere in a column of cubes. */
function reaches({ from, to, has }: Extent, fires: readonly Extent[], { x, y }: Position): boolean {
  for (let z = from.z; z <= to.z; z += feetPerSquare)
    if (has(x, y, z) && fires.some((fire) => fire.has(x, y, z))) return true;
  return false;
}

const isOn = ({ anchor }: Zone, { x, y }: Position): boolean =>
  "squares" in anchor && anchor.squares.some((at) => at.x === x && at.y === y);

/** Whoever begins a turn in it is burnt, once: it burns until the turn in which it began is over a round later. */
function fireOf(
  state: GameState,
  { zone, space, squares }: Burning & { readonly squares: readonly Position[] },
  number: number,
): LaidZone {
  const { round, turn } = fightIn(state);
  const { id, owner, fire } = zone;
  const name = `${zone.name} on fire`;
  const height = space.to.z + feetPerSquare;
  const length = squares.length * feetPerSquare;
  return {
    id: `z${number}`,
    name,
    anchor: { squares },
    area: { shape: "wall", length, height, thickness: feetPerSquare },
    owner,
    affects: "all",
    inside: [],
    steps:
      fire === undefined ? [] : [{ at: fire.at, by: Object.assign({}, fire.by, { source: name }) }],
    lasting: { kind: "turn", edge: "end", of: turn.of, round: round + 1 },
    burns: id,
  };
}

/** What has burnt away as a whole is over. */
export function endBurnt(
  state: GameState,
  { zone: id, burnt }: EventOf<"zone_broken">,
  { compendium }: Using,
): Next {
  const zone = burnt ? flammable(state).find((one) => one.id === id) : undefined;
  const space = zone && spaceOf(state, zone, compendium);
  if (zone === undefined || space === undefined || !isEmpty(space)) return nothing;
  return happens(overWith(state, zone, "it has burnt away"));
}

function isEmpty(space: Extent): boolean {
  const { from, to } = space;
  for (let y = from.y; y <= to.y; y += 1)
    for (let x = from.x; x <= to.x; x += 1) if (reaches(space, [space], { x, y })) return false;
  return true;
}
