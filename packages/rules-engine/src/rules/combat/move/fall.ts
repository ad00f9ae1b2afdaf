import { ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import type { EffectHeld } from "../../../creature/held.js";
import type { Event, OfCreature } from "../../../game/event.js";
import type { FallFrame } from "../../../game/move-frame.js";
import { type Decision, happens, type Next, nothing, steps } from "../../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { atWork } from "../../../gather/antimagic.js";
import { prohibition } from "../../../gather/prohibition.js";
import type { Battlefield } from "../../../grid/battlefield.js";
import { type Body, footprintOf, overlaps } from "../../../grid/body.js";
import { nearestFree } from "../../../grid/free.js";
import { fallDamage } from "../../../grid/jump.js";
import type { MoveMode } from "../../../grid/mover.js";
import { dropBelow, followPath, roomAt } from "../../../grid/path.js";
import { type Position, positionAt } from "../../../grid/point.js";
import { groundAt } from "../../../grid/terrain.js";
import { blockOf } from "../../../sheet/block-of.js";
import { speedsNow } from "../../../sheet/numbers.js";
import { effectLost } from "../../held/ending.js";
import { damageRule } from "../../life/damage.js";
import { movementField } from "../../zones/walls.js";
import { bodyOf, fullBodyOf } from "../bodies.js";
import { carriedAlong, occupantsFor } from "./company.js";
import { hazardsEntered } from "./hazards.js";
import { slowFall } from "./slow-fall.js";
import { onlyCrawls } from "./speed.js";

/**
 * A creature falls to whatever is below it, where nothing holds it up: 1d6 for every 10 feet, and it
 * lands prone, unless it comes to no harm ("Falling").
 */
export function fallStep(
  state: GameState,
  { id, clings, landed: isDown }: FallFrame,
  using: Using,
): Decision {
  if (isDown) return lieDown(state, id, using);
  const battlefield = movementField(state);
  const body = bodyOf(state, id, using.compendium);
  if (
    battlefield === undefined ||
    body === undefined ||
    isHeldUp(state, { id, body, clings }, using)
  )
    return ok(nothing);
  const feet = dropBelow(battlefield, body);
  if (feet <= 0) return ok(nothing);
  const from = combatantOf(state, id)?.at ?? body;
  const to = landing(state, { id, body, battlefield, feet }, using);
  const along = carriedAlong(state, { id, from, to });
  const moved: Event = {
    type: "moved",
    id,
    rule: "Falling",
    from,
    to,
    mode: "fall",
    feet: 0,
    fallen: feet,
    path: [to],
    ...(along.length > 0 && { along }),
  };
  const hurt = landed(state, { id, feet }, using);
  return ok({
    events: [moved, ...hurt.events],
    run: [...(hurt.run ?? []), ...hazardsEntered(state, { id, from, to }, using)],
  });
}

/** Whether somebody would fall now. */
export function fallsNow(
  state: GameState,
  { id, clings, landed: isDown }: FallFrame,
  using: Using,
): boolean {
  const { battlefield } = state;
  const body = bodyOf(state, id, using.compendium);
  return (
    !isDown &&
    battlefield !== undefined &&
    body !== undefined &&
    !isHeldUp(state, { id, body, clings }, using) &&
    dropBelow(battlefield, body) > 0
  );
}

interface Falling {
  readonly id: string;
  readonly feet: number;
}

/** What a fall does to who lands. */
function landed(state: GameState, { id, feet }: Falling, using: Using): Next {
  const { falling } = using.compendium;
  const dice = fallDamage(falling, feet);
  const faller = creatureIn(state, id);
  if (dice === undefined || faller.dead) return nothing;
  const gentle = fallsGently(faller);
  if (gentle !== undefined)
    return happens(effectLost(faller, gentle, { because: "it has come down unhurt" }));
  const parts = [{ dice, type: falling.type }];
  const { lessened, events: paid } = slowFall(state, id, using);
  const blow = { type: "damage", id, parts, source: falling.name } as const;
  const hurt = damageRule(state, { ...blow, ...(lessened && { lessened }) }, using);
  if (!hurt.ok) return nothing;
  const events = [...paid, ...hurt.value.events];
  if (!events.some((event) => event.type === "damage_taken" && event.dealt > 0)) return { events };
  return { events, run: [{ kind: "fall", id, landed: true }] };
}

/** What lets somebody come down unhurt, once (Feather Fall). */
const fallsGently = (creature: Creature): EffectHeld | undefined =>
  atWork(creature).find((held) => held.effects.some(({ kind }) => kind === "falls-gently"));

/** Whoever was hurt lies where it came down, if it does not lie there already. */
function lieDown(state: GameState, id: string, { compendium }: Using): Decision {
  const creature = state.creatures[id];
  const { condition, name: source } = compendium.falling;
  const lies = creature?.conditions.some((held) => held.condition === condition);
  if (creature === undefined || lies) return ok(nothing);
  const lasting = { kind: "until", what: "removed" } as const;
  const action = { type: "gain_condition", id, condition, source, lasting } as const;
  return ok(steps({ kind: "act", lenient: true, action }));
}

interface Landing extends Falling {
  readonly body: Body;
  readonly battlefield: Battlefield;
}

/** Straight below, or beside whoever is there. */
function landing(
  state: GameState,
  { id, body, battlefield, feet }: Landing,
  using: Using,
): Position {
  const { x, y, z = 0 } = body;
  const below = positionAt(x, y, z - feet);
  const others = occupantsFor(state, { id }, using.compendium);
  const { size } = fullBodyOf(state, id, using.compendium) ?? body;
  const whole: Body = Object.assign({ size }, below);
  const isTight = roomAt(battlefield, { ...whole, mode: "walk" }) === "tight";
  const there: Body = isTight ? Object.assign({ size: body.size }, below) : whole;
  if (!others.some((one) => overlaps(there, one))) return below;
  return nearestFree(battlefield, { body: whole, others }) ?? below;
}

interface Aloft {
  readonly id: string;
  readonly body: Body;
  readonly clings: true | undefined;
}

/** Whether a creature keeps its height: it flies, climbs, swims or rides on what does. */
function isHeldUp(state: GameState, { id, body, clings }: Aloft, { compendium }: Using): boolean {
  const { mount, within } = combatantOf(state, id) ?? {};
  if (mount !== undefined || within !== undefined) return true;
  const creature = creatureIn(state, id);
  if (isAloft(creature) || fliesOn(creature, compendium)) return true;
  const isAble = creature.hp.current > 0 && prohibition(creature, "move", compendium) === undefined;
  const battlefield = movementField(state);
  if (!isAble || battlefield === undefined) return false;
  const { x, y, z = 0, size } = body;
  const holds = (mode: MoveMode): boolean => {
    const found = followPath(battlefield, { x, y, z, size, mode }, []);
    return found.reachable && found.falls === 0;
  };
  return (clings === true && holds("climb")) || holds("swim");
}

/** Whether magic has it float where it is (Reverse Gravity). */
const isAloft = (creature: Creature): boolean =>
  atWork(creature).some((held) => held.effects.some(({ kind }) => kind === "held-aloft"));

/** Whether a creature stays in the air: it hovers or magic holds it there; else it has to be on its wings and able to move ("Flying Movement"). */
function fliesOn(creature: Creature, compendium: Using["compendium"]): boolean {
  const { fly } = speedsNow(creature, compendium);
  const isMagic = creature.effects.some(({ effects }) =>
    effects.some((one) => one.kind === "stat" && one.stat === "speed-fly"),
  );
  if (creature.dead || (fly === undefined && !isMagic)) return false;
  const hovers = blockOf(creature.make, compendium)?.speeds.hover === true;
  if (hovers || isMagic) return true;
  return (
    (fly?.effective ?? 0) > 0 &&
    creature.hp.current > 0 &&
    !onlyCrawls(creature, compendium) &&
    prohibition(creature, "move", compendium) === undefined
  );
}

/** Whoever can no longer fly or hold on falls at once. */
export function fallFromTheAir(state: GameState, { id }: OfCreature, { compendium }: Using): Next {
  const battlefield = movementField(state);
  const body = bodyOf(state, id, compendium);
  if (battlefield === undefined || body === undefined || stands(battlefield, body)) return nothing;
  return { events: [], run: [{ kind: "fall", id, clings: true }] };
}

/** Whether somebody is on level ground, which most are. */
const stands = (field: Battlefield, body: Body): boolean =>
  (body.z ?? 0) === 0 &&
  footprintOf(body).every((square) => groundAt(field, square).pit === undefined);

/** Where the ground is taken away or dug up, whoever stood there falls. */
export function fallInto(state: GameState, _: unknown, { compendium }: Using): Next {
  const battlefield = movementField(state);
  const { combatants = {} } = state;
  if (battlefield === undefined) return nothing;
  const run = Object.keys(combatants).flatMap((id): readonly FallFrame[] => {
    const body = bodyOf(state, id, compendium);
    return body !== undefined && dropBelow(battlefield, body) > 0
      ? [{ kind: "fall", id, ...((body.z ?? 0) > 0 && { clings: true }) }]
      : [];
  });
  return run.length === 0 ? nothing : { events: [], run };
}
