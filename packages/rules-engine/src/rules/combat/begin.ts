import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type Combatant, unspent } from "../../encounter/combatant.js";
import type { Encounter } from "../../encounter/encounter.js";
import type { ActionOf, Entrant } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import type { Decision } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Battlefield } from "../../grid/battlefield.js";
import { movementField } from "../zones/walls.js";
import { merged, rollOrder } from "./initiative.js";
import { noFight } from "./no-fight.js";
import { placed } from "./places.js";

const rule = "The Order of Combat";

/** A fight begins: initiative is rolled, and the first turn of round 1 begins. */
export function beginRule(
  state: GameState,
  {
    encounter: { id, name, house, light, sunlight },
    entrants,
    battlefield,
  }: ActionOf<"begin_encounter">,
  using: Using,
): Decision {
  const refused = state.encounter
    ? alreadyFighting(state.encounter)
    : refuseEntrants(state, entrants);
  if (refused !== undefined) return err(refused);
  const places = placesOf(state, { entrants, field: battlefield }, using);
  if (!places.ok) return places;
  const rolled = rollOrder(state, entrants, using);
  if (!rolled.ok) return rolled;
  const { order, events } = rolled.value;
  const first = order[0]?.id ?? "";
  const encounter: Encounter = {
    id,
    name,
    status: "active",
    startedAt: state.clock,
    round: 1,
    turn: { of: first, seq: 0 },
    order,
    house,
    light,
    ...(sunlight && { sunlight }),
    lastId: 0,
  };
  return ok({
    events: [
      {
        type: "encounter_begun",
        about: { encounter: id },
        rule,
        encounter,
        combatants: places.value.map(combatant),
        ...(battlefield && { battlefield }),
      },
      ...events,
    ],
    run: [{ kind: "turn", step: "begin", id: first }],
  });
}

/** Others come to a fight that is going on; their turns come when the order comes to them. */
export function joinRule(
  state: GameState,
  { entrants }: ActionOf<"join_encounter">,
  using: Using,
): Decision {
  if (state.encounter?.status !== "active") return err(noFight);
  const refused = refuseEntrants(state, entrants) ?? refuseThoseThere(state, entrants);
  if (refused !== undefined) return err(refused);
  const places = placesOf(state, { entrants, field: movementField(state) }, using);
  if (!places.ok) return places;
  const rolled = rollOrder(state, entrants, using);
  if (!rolled.ok) return rolled;
  const { order: newcomers, events } = rolled.value;
  let kept = fightIn(state).order;
  const joined = newcomers.flatMap((turn): readonly Event[] => {
    const entrant = places.value.find(({ id }) => id === turn.id);
    if (entrant === undefined) return [];
    kept = merged(state, { kept, newcomers: [turn] }, using);
    return [{ type: "joined", id: turn.id, rule, combatant: combatant(entrant), order: kept }];
  });
  return ok({ events: [...events, ...joined] });
}

/** Without a map nobody has a place. */
const placesOf = (
  state: GameState,
  {
    entrants,
    field,
  }: Pick<ActionOf<"join_encounter">, "entrants"> & {
    readonly field: Battlefield | undefined;
  },
  { compendium }: Using,
): Result<readonly Entrant[], RuleViolation> =>
  field === undefined ? ok(entrants) : placed(state, { entrants, field }, compendium);

const combatant = ({ id, side, at, hidden, surprised, inLair, summoned }: Entrant): Combatant => ({
  id,
  side,
  ...(at !== undefined && { at }),
  ...(hidden !== undefined && { hidden }),
  ...(surprised && { surprised }),
  ...(inLair && { inLair }),
  ...(summoned && { summoned }),
  turn: unspent,
});

const alreadyFighting = ({ name }: Encounter): RuleViolation => ({
  code: "ALREADY_FIGHTING",
  message: `${name} is going on.`,
  hint: "Join it, or end it first.",
});

function refuseEntrants(state: GameState, entrants: readonly Entrant[]): RuleViolation | undefined {
  if (entrants.length === 0)
    return { code: "NOBODY", message: "Nobody takes part.", hint: "Name who fights." };
  const ids = entrants.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    return {
      code: "TWICE",
      message: `${creatureIn(state, twice).name} is named twice.`,
      hint: "Name each creature once.",
    };
  const dead = ids.map((id) => creatureIn(state, id)).find((creature) => creature.dead);
  return (
    dead && {
      code: "DEAD",
      message: `${dead.name} is dead and takes no part in a fight.`,
      hint: "Leave it out.",
    }
  );
}

function refuseThoseThere(
  state: GameState,
  entrants: readonly Entrant[],
): RuleViolation | undefined {
  const there = entrants.find(({ id }) => combatantOf(state, id) !== undefined);
  return (
    there && {
      code: "IN_ENCOUNTER",
      message: `${creatureIn(state, there.id).name} takes part in ${fightIn(state).name} already.`,
      hint: "Leave it out.",
    }
  );
}
