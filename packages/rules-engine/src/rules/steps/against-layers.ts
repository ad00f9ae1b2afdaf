import type { LaidZone } from "../../encounter/zone.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { RolledDamage, StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { feetBetween } from "../../grid/distance.js";
import { feetPerSquare, type Origin } from "../../grid/point.js";
import { layeredIn, peeled, reachesWall } from "../zones/layers.js";
import type { StepArea } from "../zones/step-area.js";
import { rollDamage } from "./damage.js";
import { told } from "./told.js";

/** What is done, with its areas on the map, each with the place of its step. */
interface Deed {
  readonly frames: readonly StepsFrame[];
  readonly areas: () => readonly (StepArea & { readonly place: number })[];
  /** The spell that is cast, and at which points. */
  readonly spell?: { readonly id: string; readonly points?: readonly Origin[] | undefined };
}

/** What comes of it for the walls, and the frames with the damage that has fallen for those already. */
interface Struck {
  readonly events: readonly Event[];
  readonly frames: readonly StepsFrame[];
}

/**
 * What reaches a wall of layers destroys the outermost: a spell that does so by its kind, or damage
 * enough of its type at once ("Prismatic Wall").
 */
export function againstLayers(state: GameState, deed: Deed, using: Using): Struck {
  const struck: { events: readonly Event[]; frames: readonly StepsFrame[] } = {
    events: [],
    frames: deed.frames,
  };
  for (const wall of layeredIn(state)) {
    const { events, frames } = against(state, { wall, deed, frames: struck.frames }, using);
    struck.events = [...struck.events, ...events];
    struck.frames = frames;
  }
  return struck;
}

interface OneWall {
  readonly wall: LaidZone;
  readonly deed: Deed;
  readonly frames: readonly StepsFrame[];
}

function against(state: GameState, { wall, deed, frames }: OneWall, using: Using): Struck {
  const { spells, damage: means } = wall.layers?.[0] ?? {};
  const areas = deed.areas().filter((area) => reachesWall(state, { wall, area }, using));
  if (deed.spell && spells?.includes(deed.spell.id)) {
    const isThere = areas.length > 0 || isAimedAt(wall, deed.spell.points);
    return { events: isThere ? peeled(state, wall) : [], frames };
  }
  const hurtful = areas.find(({ step: { damage = [] } }) =>
    damage.some(({ type }) => means !== undefined && [type].flat().includes(means.type)),
  );
  const frame = frames.find(({ at }) => at.path[0] === hurtful?.place);
  if (hurtful === undefined || frame === undefined || means === undefined)
    return { events: [], frames };
  const { step } = hurtful;
  const damage = frame.damage ?? rollDamage({ state, frame, step, using });
  return {
    events: hurtBy(state, { wall, frame, damage, means }),
    frames: frames.map((one) => (one === frame ? Object.assign({}, one, { damage }) : one)),
  };
}

/** A point on a wall, or beside it. */
const isAimedAt = ({ anchor }: LaidZone, points: readonly Origin[] = []): boolean =>
  "squares" in anchor &&
  points.some(({ x, y }) =>
    anchor.squares.some(
      (at) => feetBetween({ x, y, z: 0 }, { x: at.x, y: at.y, z: 0 }) <= feetPerSquare,
    ),
  );

interface Blow {
  readonly wall: LaidZone;
  readonly frame: StepsFrame;
  readonly damage: readonly RolledDamage[];
  readonly means: { readonly type: string; readonly least: number };
}

function hurtBy(state: GameState, { wall, frame, damage, means }: Blow): readonly Event[] {
  const { type, least } = means;
  const parts = damage.filter((one) => one.type === type);
  const dealt = parts.reduce((sum, { rolled }) => sum + rolled, 0);
  const dice = parts.map(({ dice, rolls }) => `${dice} [${rolls.join(", ")}]`).join(", ");
  const [outermost] = wall.layers ?? [];
  return [
    told(
      frame,
      `${dealt} ${type} (${dice}) against the ${outermost?.name ?? ""} layer of ${wall.name}, which ${least} destroy.`,
    ),
    ...(dealt < least ? [] : peeled(state, wall)),
  ];
}
