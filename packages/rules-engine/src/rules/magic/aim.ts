import type { Area, Step, Targets } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { CastAction } from "../../game/cast-action.js";
import type { Craft } from "../../game/craft.js";
import type { GameState } from "../../game/state.js";
import { combatantOf } from "../../game/state.js";
import type { StepNumbers, StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { Struck } from "../../grid/affected.js";
import { type Direction, type Origin, positionAt } from "../../grid/point.js";
import { startOf } from "../../grid/sight.js";
import { bodyOf } from "../combat/bodies.js";
import { areaAt } from "../steps/area-at.js";
import { chosenOf } from "../steps/chosen.js";
import { onSquares, struckBy } from "../steps/space.js";
import { isForCreatures, mostOf } from "../steps/use/targets.js";
import { laysOnThing } from "../steps/use/thing-for.js";
import { spellsField } from "../zones/walls.js";
import { burstsOf, inAny } from "./points.js";

/** A spell as it is aimed: by whom, with which numbers, at whom or where. */
export interface Aiming {
  readonly spell: Spell;
  readonly by: StepNumbers;
  readonly action: CastAction;
  /** Which of several cases, where one was chosen. */
  readonly option?: string;
  readonly craft?: Craft;
}

type When = "use" | "sustain";

/** A step of a spell that happens now, and its place. */
export interface Placed {
  readonly step: Step;
  readonly place: number;
}

/** The steps that happen when a spell is cast, or used again; what only lies in an area is the zone's. */
export const stepsNow = ({ spell, option }: Pick<Aiming, "spell" | "option">, when: When) =>
  chosenOf(spell.steps, option, when).flatMap((place): readonly Placed[] => {
    const step = spell.steps[place];
    return step === undefined || step.aura ? [] : [{ step, place }];
  });

/** The frames of what happens now, each with those whom it may affect. */
export function framesOf(
  state: GameState,
  aiming: Aiming,
  { when, using }: { readonly when: When; readonly using: Using },
): readonly StepsFrame[] {
  const { spell, by, action, option, craft } = aiming;
  let left = craft;
  const [goal] = (action.points ?? []).map(({ x, y, z = 0 }) => positionAt(x, y, z));
  return stepsNow(aiming, when).map(({ step, place }) => {
    const own = left;
    if (left !== undefined && step.targets !== undefined) left = afterFirst(left);
    return {
      kind: "steps",
      id: action.id,
      at: { of: "spell", id: spell.id, path: [place] },
      by,
      ...whomFor(state, { aiming, step }, using),
      ...(action.targets && { others: action.targets }),
      ...(option !== undefined && { option }),
      ...(when === "sustain" && { moment: when }),
      ...(own && { craft: own }),
      ...(goal !== undefined && goesTo(step) && { to: goal }),
      ...(step.casts && action.choices?.spell && { within: action.choices.spell }),
    };
  });
}

/** Whether a step needs a place for somebody. */
export const goesTo = (step: Step): boolean =>
  step.move?.to === "any" || step.summons !== undefined || step.hangs === true || leadsAway(step);

/** Whether a step takes somebody to a place that need not be on the map. */
export const leadsAway = ({ move, next = [] }: Step): boolean =>
  move?.off === true || next.some((step) => step.move?.off === true);

/** What is good for one roll of a casting is spent with its first. */
const afterFirst = ({
  heightened: _heightened,
  bonus: _bonus,
  rerolls: _rerolls,
  ...craft
}: Craft) => craft;

interface Aimed {
  readonly aiming: Aiming;
  readonly step: Step;
}

/** Those in its area, where a map knows it; else those who are named, the last one for every dart that is left. */
function whomFor(
  state: GameState,
  { aiming, step }: Aimed,
  using: Using,
): Pick<StepsFrame, "targets" | "cover"> {
  const { action, by } = aiming;
  // A weapon is its bearer's: one's own where nobody else is named (Shillelagh).
  const named = action.targets ?? (laysOnThing(step) ? [action.id] : []);
  const { targets, area: plain, areaPerSlot } = step;
  if (plain === undefined) return { targets: spread(named, targets, by) };
  const area = areaAt({ area: plain, ...(areaPerSlot && { areaPerSlot }) }, by);
  const struck = struckIn(state, { aiming, area, what: targets?.what }, using);
  const may = struck ?? named.map((id) => ({ id, cover: "none" as const }));
  const self = struck === undefined ? [] : ownPlace(state, { aiming, step }, struck);
  const all = [...self, ...may].filter(({ id }) => !isLeftAlone(state, { aiming, step }, id));
  const shielded = all.filter(({ cover }) => cover !== "none");
  return {
    targets: all.map(({ id }) => id),
    ...(shielded.length > 0 && {
      cover: Object.fromEntries(shielded.map(({ id, cover }) => [id, cover])),
    }),
  };
}

interface Spread {
  readonly aiming: Aiming;
  readonly area: Area;
  readonly what: Targets["what"] | undefined;
}

/** Whom the area strikes: on a wall's squares, about its point, or about each of several. */
function struckIn(
  state: GameState,
  { aiming, area, what }: Spread,
  using: Using,
): readonly Struck[] | undefined {
  const { spell, action } = aiming;
  const { id, points = [] } = action;
  if (area.shape === "wall") return onSquares(state, points, using);
  const at = (one: CastAction) =>
    struckBy(state, { id, area, what, ...placeOf(state, { spell, action: one }, using) }, using);
  return points.length > 1 && burstsOf(spell) !== undefined
    ? inAny(points.map((point) => at(Object.assign({}, action, { points: [point] }))))
    : at(action);
}

/** Darts, rays, beams: the last one named takes the rest. */
function spread(
  named: readonly string[],
  targets: Targets | undefined,
  by: StepNumbers,
): readonly string[] {
  const last = named.at(-1);
  if (targets?.repeat !== true || last === undefined) return named;
  const most = mostOf({ frame: { by } }, targets);
  return [...named, ...Array.from({ length: Math.max(0, most - named.length) }, () => last)];
}

/** Who chooses whom its own radiance helps is in the midst of it ("Areas of Effect": a sphere includes its point of origin). */
function ownPlace(
  state: GameState,
  { aiming: { action, spell }, step }: Aimed,
  struck: readonly Struck[],
): readonly Struck[] {
  const { area, targets } = step;
  const isOwn = spell.range.kind === "self" && area?.shape === "sphere" && targets?.chosen === true;
  const isThere =
    struck.some(({ id }) => id === action.id) || combatantOf(state, action.id) === undefined;
  return isOwn && helps(step) && !isThere ? [{ id: action.id, cover: "none" }] : [];
}

/** Whether a step is for those of one's own side, where nobody says for whom. */
const helps = ({ targets, healing }: Step): boolean =>
  (targets?.willing ?? targets?.side === "allies") || healing !== undefined;

/** Where the caster chooses whom an area affects, it leaves its own side alone, or those whom it says; what helps, the others. */
function isLeftAlone(state: GameState, { aiming: { action }, step }: Aimed, id: string): boolean {
  const { targets } = step;
  if (targets?.chosen !== true) return false;
  const { spare } = action.choices ?? {};
  if (spare !== undefined) return spare.includes(id);
  const named = action.targets ?? [];
  if (named.length > 0) return !named.includes(id);
  const own = combatantOf(state, action.id)?.side;
  const isAlly = own !== undefined && combatantOf(state, id)?.side === own;
  return helps(step) ? !isAlly : isAlly;
}

/** Where an area begins and points: what begins with its caster has no point, and one behind a wall begins on the near side. */
export function placeOf(
  state: GameState,
  { spell, action }: Pick<Aiming, "spell" | "action">,
  using: Using,
): { readonly origin?: Origin; readonly direction?: Direction } {
  const point = pointOf(state, action, using);
  const body = bodyOf(state, action.id, using.compendium);
  if (spell.range.kind === "self") {
    const direction = action.direction ?? towards(body, point);
    return direction === undefined ? {} : { direction };
  }
  if (point === undefined) return {};
  const field = spellsField(state);
  const origin = field === undefined || body === undefined ? point : startOf(field, body, point);
  return { origin, ...(action.direction && { direction: action.direction }) };
}

/** The point that is named; else the square of the first target. */
export function pointOf(
  state: GameState,
  { points, targets }: Pick<CastAction, "points" | "targets">,
  { compendium }: Using,
): Origin | undefined {
  const [point] = points ?? [];
  const [first] = targets ?? [];
  if (point !== undefined || first === undefined) return point;
  const body = bodyOf(state, first, compendium);
  return body && { x: body.x, y: body.y, ...(body.z !== undefined && { z: body.z }) };
}

function towards(from: Origin | undefined, to: Origin | undefined): Direction | undefined {
  if (from === undefined || to === undefined) return undefined;
  const direction = { x: to.x - from.x, y: to.y - from.y };
  return direction.x === 0 && direction.y === 0 ? undefined : direction;
}

/** Whether a step is for creatures who have to be named. */
export const isForNamed = ({ targets, area }: Step): boolean =>
  targets !== undefined &&
  area === undefined &&
  (isForCreatures(targets) || targets.what === "spell");
