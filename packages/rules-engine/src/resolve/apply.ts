import type { Creature } from "../creature/creature.js";
import type { Combatant } from "../encounter/combatant.js";
import type { Encounter } from "../encounter/encounter.js";
import type { Event, EventOf } from "../game/event.js";
import type { Waiting } from "../game/reaction.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../game/state.js";
import type { Battlefield } from "../grid/battlefield.js";
import { changedBy } from "../grid/field-change.js";
import { applyToCombatant, type FightEvent, movedTo } from "./apply/combatant.js";
import { applyToCreature } from "./apply/creature.js";
import { applyToEncounter, type EncounterEvent } from "./apply/encounter.js";

/** A state that one command may write to, with tables of its own. */
export interface WorkingState {
  clock: number;
  readonly creatures: Record<string, Creature>;
  encounter?: Encounter;
  combatants?: Record<string, Combatant>;
  battlefield?: Battlefield;
  waiting?: Waiting;
}

/** A state to write to; its tables are copied once. */
export function workingOn(state: GameState): WorkingState {
  const { clock, creatures, encounter, combatants, battlefield, waiting } = state;
  const copy: WorkingState = { clock, creatures: { ...creatures } };
  if (encounter !== undefined) copy.encounter = encounter;
  if (combatants !== undefined) copy.combatants = { ...combatants };
  if (battlefield !== undefined) copy.battlefield = battlefield;
  if (waiting !== undefined) copy.waiting = waiting;
  return copy;
}

/** Folds what has happened into the state; judges nothing and rolls nothing. */
export function apply(state: GameState, event: Event): GameState {
  const after = workingOn(state);
  fold(after, event);
  return after;
}

/** The same, into a state that nobody else has. */
export function fold(state: WorkingState, event: Event): void {
  switch (event.type) {
    case "time_passed":
      state.clock = event.clock;
      return;
    case "suspended":
      state.waiting = { frames: event.frames, window: event.window };
      return;
    case "step_refused":
    case "told":
      return;
    case "resumed":
      delete state.waiting;
      return;
    case "created":
      state.creatures[event.id] = event.creature;
      return;
    case "deleted":
      delete state.creatures[event.id];
      return;
    case "encounter_begun":
      state.encounter = event.encounter;
      state.combatants = Object.fromEntries(event.combatants.map((one) => [one.id, one]));
      if (event.battlefield !== undefined) state.battlefield = event.battlefield;
      return;
    case "terrain_changed":
      foldTerrain(state, event);
      return;
    case "order_set":
    case "round_began":
    case "lair_acted":
    case "zone_laid":
    case "zone_moved":
    case "zone_broken":
    case "zone_layer_lost":
    case "zone_ended":
    case "encounter_ended":
      foldEncounter(state, event);
      return;
    case "joined":
    case "left":
    case "turn_began":
      foldEncounter(state, event);
      if (event.type === "turn_began") foldCombatant(state, event);
      else foldPart(state, event);
      return;
    case "moved":
      foldMoved(state, event);
      return;
    case "turn_ended":
    case "turn_spent":
    case "zone_struck":
    case "combatant_changed":
      foldCombatant(state, event);
      return;
    default:
      state.creatures[event.id] = applyToCreature(creatureIn(state, event.id), event);
      if (event.type === "death_save") foldCombatant(state, event);
  }
}

/** Who takes part in the fight, or does no more. */
function foldTerrain(state: WorkingState, { change }: EventOf<"terrain_changed">): void {
  if (state.battlefield !== undefined) state.battlefield = changedBy(state.battlefield, change);
}

function foldPart({ combatants }: WorkingState, event: EventOf<"joined" | "left">): void {
  if (combatants === undefined) return;
  if (event.type === "joined") combatants[event.id] = event.combatant;
  else delete combatants[event.id];
}

/** What an event is to somebody as a part of the fight; nothing to who takes no part. */
function foldCombatant(state: WorkingState, event: FightEvent): void {
  const { encounter, combatants } = state;
  const combatant = combatantOf(state, event.id);
  if (encounter === undefined || combatants === undefined || combatant === undefined) return;
  combatants[event.id] = applyToCombatant(combatant, event, encounter.turn.seq);
}

/** Where somebody is now, and all that it has taken along. */
function foldMoved({ combatants }: WorkingState, event: EventOf<"moved">): void {
  if (combatants === undefined) return;
  const move = (id: string, moved: Parameters<typeof movedTo>[1]): void => {
    const combatant = combatants[id];
    if (combatant !== undefined) combatants[id] = movedTo(combatant, moved);
  };
  const { from, to, path, feet, diagonals, mode, freely } = event;
  const isOwn = mode !== "forced" && mode !== "teleport" && mode !== "fall";
  const way = isOwn ? [from, ...path] : undefined;
  move(event.id, freely ? { to, feet: 0, way } : { to, feet, diagonals, way });
  for (const { id, to } of event.along ?? []) move(id, { to, feet: 0 });
}

function foldEncounter(state: WorkingState, event: EncounterEvent): void {
  state.encounter = applyToEncounter(fightIn(state), event);
}
