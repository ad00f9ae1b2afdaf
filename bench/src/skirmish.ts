import assert from "node:assert/strict";
import {
  type Action,
  bodyOf,
  calculateMovement,
  type Entrant,
  feetBetween,
  type GameState,
  isOnMap,
  plainField,
  resolve,
  ringAround,
  type Using,
} from "@tabletop-mcp/rules-engine";

/** A fight as it goes on; what is refused changes nothing, and does not count. */
interface Skirmish {
  state: GameState;
  events: number;
  readonly using: Using;
}

const heroes = ["Fighter", "Rogue", "Barbarian", "Paladin"] as const;
const weapons = ["Longsword", "Shortbow", "Chain Mail", { item: "Arrow", quantity: 20 }];

/** Rounds after which a fight is broken off. */
const longest = 30;

function does(fight: Skirmish, action: Action): boolean {
  const done = resolve(fight.state, action, fight.using);
  if (!done.ok) return false;
  fight.state = done.value.state;
  fight.events += done.value.events.length;
  return true;
}

/** Four heroes of level 3 against these creatures, on a map of 16 by 12 squares. */
function begun(foes: readonly string[], using: Using): Skirmish {
  const fight: Skirmish = { state: { clock: 0, creatures: {} }, events: 0, using };
  const party = heroes.map((hero) => ({ name: hero, class: hero, level: 3, equipment: weapons }));
  const enemies = foes.map((creature, at) => ({ name: `${creature} ${at + 1}`, creature }));
  for (const request of [...party, ...enemies])
    assert(does(fight, { type: "create", id: request.name, request }), request.name);
  const entrants = [
    ...party.map(({ name: id }): Entrant => ({ id, side: "party" })),
    ...enemies.map(({ name: id }): Entrant => ({ id, side: "enemy" })),
  ];
  const house = { diagonals: "5", autoReactions: "opportunity" } as const;
  const encounter = { id: "fight", name: "Fight", house, light: "bright" } as const;
  const battlefield = plainField(16, 12);
  assert(does(fight, { type: "begin_encounter", encounter, entrants, battlefield }));
  fight.events = 0;
  return fight;
}

const isUp = ({ creatures }: GameState, id: string): boolean => {
  const creature = creatures[id];
  return creature !== undefined && !creature.dead && creature.hp.current > 0;
};

/** Foes of somebody who still stand, the nearest first. */
function foesOf({ state, using: { compendium } }: Skirmish, id: string): readonly string[] {
  const { combatants = {} } = state;
  const self = bodyOf(state, id, compendium);
  const feet = (other: string): number => {
    const body = bodyOf(state, other, compendium);
    return self && body ? feetBetween(self, body) : 0;
  };
  return Object.keys(combatants)
    .filter((other) => combatants[other]?.side !== combatants[id]?.side && isUp(state, other))
    .toSorted((one, other) => feet(one) - feet(other));
}

/** Goes to where it stands beside a foe, by the cheapest way that it can pay for. */
function approach(fight: Skirmish, { id, foe }: { readonly id: string; readonly foe: string }) {
  const { state, using } = fight;
  const body = bodyOf(state, foe, using.compendium);
  const { battlefield } = state;
  if (body === undefined || battlefield === undefined) return;
  const ways = ringAround(body).flatMap((to) => {
    if (!isOnMap(battlefield, to)) return [];
    const way = calculateMovement(state, { type: "move", id, to }, using);
    return way.ok && way.value.reachable ? [{ to, cost: way.value.cost }] : [];
  });
  const [best] = ways.toSorted((one, other) => one.cost - other.cost);
  if (best !== undefined) does(fight, { type: "move", id, to: best.to });
}

/** Everybody goes to the nearest foe and strikes it as often as the rules allow. */
function takeTurn(fight: Skirmish): void {
  const id = fight.state.encounter?.turn.of ?? "";
  const [foe] = isUp(fight.state, id) ? foesOf(fight, id) : [];
  if (foe !== undefined) {
    const attack: Action = { type: "attack", id, target: foe };
    if (!does(fight, attack)) {
      approach(fight, { id, foe });
      does(fight, attack);
    }
    while (isUp(fight.state, id) && isUp(fight.state, foe) && does(fight, attack));
  }
  assert(does(fight, { type: "end_turn" }));
}

/** Whether both sides still stand. */
function goesOn({ state: { combatants = {}, creatures, encounter, ...rest } }: Skirmish): boolean {
  const state = { ...rest, creatures };
  const standing = Object.values(combatants).filter(({ id }) => isUp(state, id));
  return new Set(standing.map(({ side }) => side)).size > 1 && (encounter?.round ?? 0) < longest;
}

/** A whole encounter, from the first initiative to the experience; gives how many events it had. */
export function skirmish(foes: readonly string[], using: Using): number {
  const fight = begun(foes, using);
  while (goesOn(fight)) takeTurn(fight);
  assert(does(fight, { type: "end_encounter" }));
  return fight.events;
}
