import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { parsedNotation } from "../../dice/notation.js";
import type { Event, EventOf } from "../../game/event.js";
import type { TerrainAction } from "../../game/move-action.js";
import { type Decision, happens, nothing } from "../../game/next.js";
import { combatantIn, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { type Battlefield, isOnMap, terrainKinds } from "../../grid/battlefield.js";
import type { Body } from "../../grid/body.js";
import { type Changed, clearTerrain, layTerrain } from "../../grid/change-terrain.js";
import { terrainChange } from "../../grid/field-change.js";
import { nearestFree } from "../../grid/free.js";
import { roomAt } from "../../grid/path.js";
import { standing } from "../zones/walls.js";
import { bodyOf, fullBodyOf } from "./bodies.js";
import { noFight } from "./no-fight.js";
import { placeName } from "./place-name.js";

const rule = "House rule: terrain";

/** The ground becomes different. Nobody is buried unnoticed: that is refused, or whoever stands there is pushed aside. */
export function changeTerrainRule(state: GameState, action: TerrainAction, using: Using): Decision {
  const field = state.battlefield;
  if (state.encounter?.status !== "active") return err(noFight);
  if (field === undefined) return err(noMap);
  const refused = refuse(action, field);
  if (refused !== undefined) return err(refused);
  const { field: after, changed } = changedField(field, action);
  const breaches = breachesOf(state, action);
  if (changed === 0) return breaches.length === 0 ? ok(nothing) : ok(happens(...breaches));
  const buried = whoIsBuried(state, { field, after }, using);
  const aside = moveAside(state, { action, after, buried }, using);
  if (!aside.ok) return aside;
  const { id } = fightIn(state);
  return ok(
    happens(
      {
        type: "terrain_changed",
        about: { encounter: id },
        rule,
        what: sayingOf(action, changed),
        changed,
        change: terrainChange(field, after),
      },
      ...breaches,
      ...aside.value,
    ),
  );
}

/** Where a wall is taken from the map that somebody has laid, that one is broken. */
function breachesOf(
  state: GameState,
  { squares, remove }: TerrainAction,
): readonly EventOf<"zone_broken">[] {
  const { id, zones = [] } = fightIn(state);
  if (remove !== "obstacle") return [];
  return zones.flatMap((zone): readonly EventOf<"zone_broken">[] => {
    const there = standing(zone).filter(({ x, y }) =>
      squares.some((at) => at.x === x && at.y === y),
    );
    const { name } = zone;
    const about = { encounter: id };
    return zone.sections === undefined || there.length === 0
      ? []
      : [{ type: "zone_broken", about, rule: "Objects", zone: zone.id, name, squares: there }];
  });
}

const noMap: RuleViolation = {
  code: "NO_MAP",
  message: "This fight has no map.",
  hint: "Begin a fight with terrain.",
};

function changedField(field: Battlefield, { squares, add, remove }: TerrainAction): Changed {
  const taken = remove === undefined ? { field, changed: 0 } : clearTerrain(field, squares, remove);
  if (add === undefined) return taken;
  const laid = layTerrain(taken.field, squares, add);
  return { field: laid.field, changed: taken.changed + laid.changed };
}

function refuse(
  { squares, add, remove }: TerrainAction,
  field: Battlefield,
): RuleViolation | undefined {
  if ((add === undefined) === (remove === undefined))
    return {
      code: "NO_CHANGE",
      message: "Something is either laid on the map or taken from it.",
      hint: "Name what is added, or what is removed.",
      legal: terrainKinds,
    };
  const off = squares.find((at) => !isOnMap(field, at));
  if (off !== undefined)
    return {
      code: "OFF_MAP",
      message: `${placeName(off)} is off the map.`,
      hint: `The map goes from (0, 0) to (${field.width - 1}, ${field.height - 1}).`,
    };
  const dice = add?.hazard === undefined ? undefined : parsedNotation(add.hazard.damage);
  return dice === undefined || dice.ok
    ? undefined
    : {
        code: "INVALID_DICE",
        message: dice.error.message,
        hint: `${dice.error.hint} Example: ${dice.error.example}`,
      };
}

interface Fields {
  readonly field: Battlefield;
  readonly after: Battlefield;
}

/** Those whose space would be solid, in part or in whole, and was not before. */
function whoIsBuried(
  state: GameState,
  { field, after }: Fields,
  { compendium }: Using,
): readonly string[] {
  return Object.keys(state.combatants ?? {}).filter((id) => {
    const body = bodyOf(state, id, compendium);
    return body !== undefined && !fits(after, body) && fits(field, body);
  });
}

const fits = (field: Battlefield, body: Body): boolean =>
  roomAt(field, { ...body, mode: "walk" }) === "free";

interface Burying {
  readonly action: TerrainAction;
  readonly after: Battlefield;
  readonly buried: readonly string[];
}

/** Each to the nearest free place, one after another; refused where they may not be pushed, or there is none. */
function moveAside(
  state: GameState,
  { action, after, buried }: Burying,
  { compendium }: Using,
): Result<readonly Event[], RuleViolation> {
  if (buried.length === 0) return ok([]);
  if (!action.push) return err(buries(state, buried));
  const events: Event[] = [];
  const others = Object.keys(state.combatants ?? {}).flatMap((id): readonly Body[] => {
    const body = buried.includes(id) ? undefined : bodyOf(state, id, compendium);
    return body === undefined || state.creatures[id]?.dead ? [] : [body];
  });
  for (const id of buried) {
    const from = combatantIn(state, id).at;
    const body = fullBodyOf(state, id, compendium);
    const to = body && nearestFree(after, { body, others });
    if (from === undefined || body === undefined || to === undefined) return err(noRoom(state, id));
    others.push({ ...to, size: body.size });
    events.push({ type: "moved", id, rule, from, to, mode: "forced", feet: 0, path: [to] });
  }
  return ok(events);
}

const buries = (state: GameState, ids: readonly string[]): RuleViolation => ({
  code: "BURIES",
  message: `That would bury ${ids.map((id) => creatureIn(state, id).name).join(", ")}.`,
  hint: "Leave their squares out, or push them aside with push: true.",
});

const noRoom = (state: GameState, id: string): RuleViolation => ({
  code: "NO_ROOM",
  message: `Nowhere on the map is a free place for ${creatureIn(state, id).name}.`,
  hint: "Change fewer squares.",
});

/** "obstacle laid on 4 squares". */
function sayingOf({ add, remove }: TerrainAction, changed: number): string {
  const kinds = remove ?? terrainKinds.filter((kind) => add?.[kind] !== undefined).join(", ");
  const squares = changed === 1 ? "1 square" : `${changed} squares`;
  return remove === undefined ? `${kinds} laid on ${squares}` : `${kinds} taken from ${squares}`;
}
