import { movements } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../../creature/creature.js";
import { applies } from "../../../effects/predicate.js";
import type { AttackAction } from "../../../game/fight-action.js";
import type { Going } from "../../../game/move-action.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { gather } from "../../../gather/gather.js";
import type { Body } from "../../../grid/body.js";
import { feetBetween } from "../../../grid/distance.js";
import type { Position } from "../../../grid/point.js";
import { attackFactsOf } from "../../../sheet/attacks.js";
import { attackRule } from "../attack.js";
import { bodyOf } from "../bodies.js";
import { canStrike } from "../economy.js";
import { areFoes } from "../foes.js";
import { meleeReachOf, usualReach } from "../melee-reach.js";
import { isSeenBy } from "../scene.js";
import { draggedBy } from "./company.js";

/** Somebody who is about to go from one place to the next. */
export interface Departure {
  readonly id: string;
  readonly from: Position;
  readonly to: Position;
  /** How it goes. */
  readonly mode?: Going;
}

type Tables = Pick<Using, "compendium">;

/** Foes with a reaction whose reach a step leaves, as the map has it: nobody else need be asked. Whom it drags comes with it. */
export function leftBehind(
  state: GameState,
  { id, from, to }: Departure,
  using: Tables,
): readonly string[] {
  const { combatants = {}, encounter } = state;
  const { compendium } = using;
  const mover = bodyOf(state, id, compendium);
  if (mover === undefined) return [];
  const here: Body = Object.assign({ size: mover.size }, from);
  const there: Body = Object.assign({ size: mover.size }, to);
  const diagonals = encounter?.house.diagonals;
  const left = Object.keys(combatants).filter((foe) => {
    const body = areFoes(state, id, foe) ? bodyOf(state, foe, compendium) : undefined;
    if (body === undefined) return false;
    const reach = meleeReachOf(creatureIn(state, foe), compendium);
    return (
      feetBetween(here, body, diagonals) <= reach &&
      feetBetween(there, body, diagonals) > reach &&
      canStrike(state, foe, using)
    );
  });
  if (left.length === 0) return left;
  const dragged = draggedBy(state, id, compendium);
  return left.filter((foe) => !dragged.includes(foe));
}

/** Those who can make an opportunity attack before a creature takes its step ("Opportunity Attacks"). */
export function provokedBy(
  state: GameState,
  departure: Departure,
  using: Using,
): readonly string[] {
  const mover = creatureIn(state, departure.id);
  if (isSpared(mover, departure.mode, using)) return [];
  return leftBehind(state, departure, using).filter((by) => {
    const action = opportunityOf(state, { by, target: mover.id }, using);
    return (
      action !== undefined &&
      !isCharmedBy(state, { by, target: mover.id }, using) &&
      isSeenBy(state, { self: mover, other: creatureIn(state, by) }, using) &&
      attackRule(state, action, using).ok
    );
  });
}

/** Nobody strikes at who has disengaged, or flies by (Flyby). */
function isSpared(mover: Creature, mode: Going | undefined, { compendium }: Tables): boolean {
  const { actives, facts } = gather(mover, compendium);
  const spared = actives.filter(
    ({ effect }) => effect.kind === "cannot" && effect.what === "be-opportunity-attacked",
  );
  if (spared.length === 0) return false;
  const moving = movements.find((one) => one === mode);
  const known = Object.assign({}, facts, { moving });
  return spared.some((one) => applies(one, known));
}

interface Strike {
  readonly by: string;
  readonly target: string;
}

/** The melee attack that somebody makes as a creature leaves its reach: the first of its own that gets so far. */
export function opportunityOf(
  state: GameState,
  { by, target }: Strike,
  { compendium }: Tables,
): AttackAction | undefined {
  const [here, there] = [bodyOf(state, by, compendium), bodyOf(state, target, compendium)];
  if (here === undefined || there === undefined) return undefined;
  const feet = feetBetween(here, there, state.encounter?.house.diagonals);
  const facts = attackFactsOf(creatureIn(state, by), compendium).find(
    ({ modes, reach = usualReach }) => modes.includes("melee") && feet <= reach,
  );
  return facts === undefined
    ? undefined
    : {
        type: "attack",
        id: by,
        target,
        attack: facts.name,
        mode: "melee",
        economy: "reaction",
        opportunity: true,
      };
}

/** Nobody attacks who has charmed it ("Charmed"). */
function isCharmedBy(state: GameState, { by, target }: Strike, { compendium }: Tables): boolean {
  const { actives, facts } = gather(creatureIn(state, by), compendium);
  return actives.some(
    (one) =>
      one.effect.kind === "cannot" &&
      one.effect.what === "attack-source" &&
      one.from === target &&
      applies(one, facts),
  );
}

/** Whether somebody takes its opportunity attacks by itself, as the house rule says of creatures that nobody plays. */
export const isAutomatic = (state: GameState, id: string): boolean =>
  creatureIn(state, id).characterType !== "pc" &&
  combatantOf(state, id) !== undefined &&
  fightIn(state).house.autoReactions !== "none";
