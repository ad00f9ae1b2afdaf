import {
  type Action,
  blockOf,
  type Creature,
  combatReactions,
  type Event,
  type GameState,
  type Held,
  obviousAnswer,
  resolve,
  type Using,
} from "@tabletop-mcp/rules-engine";
import type { Trait } from "@tabletop-mcp/srd-data/creatures";
import { creatureOf } from "./life.js";
import { nobody } from "./nobody.js";
import { isRoundAgo } from "./round.js";
import type { Being, Fight, Refusal, Rules } from "./types.js";

/** A fight while its turns are taken. */
export interface Bout {
  state: GameState;
  readonly events: Event[];
  readonly using: Using;
}

/** Does something, with all that follows from it; gives the refusal where the rules do not let it be done. */
export function act(bout: Bout, action: Action): Refusal | undefined {
  const done = resolve(bout.state, action, bout.using);
  if (!done.ok) return done.error;
  bout.state = done.value.state;
  bout.events.push(...done.value.events);
  while (bout.state.waiting !== undefined) react(bout);
  for (const event of done.value.events) if (event.type === "died") burst(bout, event.id);
  return undefined;
}

/** What a death does to whoever is near (Death Burst): without a map the rules leave that to the table, and here all are. */
function burst(bout: Bout, id: string): void {
  const { state, using } = bout;
  const block = blockOf(creatureIn(bout, id).make, using.compendium);
  const trait = block?.traits.find(burstsAtDeath);
  if (trait === undefined) return;
  const targets = Object.values(state.creatures).filter((one) => !one.dead && one.id !== nobody.id);
  act(bout, {
    type: "use",
    id,
    what: { name: trait.name, of: "trait" },
    moment: "death",
    targets: targets.map((one) => one.id),
  });
}

const burstsAtDeath = ({ steps = [] }: Trait): boolean =>
  steps.some(({ when, save }) => when === "death" && save !== undefined);

/** The same for what the rules always let be done. */
export function must(bout: Bout, action: Action): void {
  const refused = act(bout, action);
  if (refused !== undefined) throw new Error(`${action.type} is refused: ${refused.message}`);
}

/** Everybody takes the reactions that are worth it, at once: nobody is asked, as nobody waits. */
function react(bout: Bout): void {
  const { state, using } = bout;
  const answer = obviousAnswer(state, using);
  const taken = answer && resolve(state, answer, using);
  const [open] = state.waiting?.window.open ?? [];
  const done = taken?.ok
    ? taken
    : resolve(state, { type: "decline", id: open?.creatureId ?? "" }, using);
  if (!done.ok) throw new Error(`A reaction cannot be let pass: ${done.error.message}`);
  bout.state = done.value.state;
  bout.events.push(...done.value.events);
}

/**
 * The fight of a room as an encounter without a map, in which everybody is within reach of everybody.
 * The turns are those of these ids, and the first one has begun; the others' do not come.
 */
export function begin(fight: Fight, order: readonly string[], { rng, compendium }: Rules): Bout {
  const { players, monsters, now } = fight;
  const all = [...players, ...monsters];
  const creatures: Record<string, Creature> = { [nobody.id]: nobody };
  for (const being of all) creatures[being.id] = letGo(creatureOf(being), all);
  const bout: Bout = {
    state: { clock: Math.floor(now / 1000), creatures },
    events: [],
    using: { rng, compendium, reactions: combatReactions },
  };
  if (all.some(bearsAnything)) must(bout, { type: "pass_time", seconds: 0 });
  const others = all.flatMap(({ id }) => (order.includes(id) ? [] : [id]));
  const sides = new Map(players.map(({ id }) => [id, "party" as const]));
  const ids = [...order, nobody.id, ...others];
  must(bout, {
    type: "begin_encounter",
    encounter: { id: "fight", name: "the fight", house, light: "bright" },
    // Nobody rolls initiative: whoever calls is on turn.
    entrants: ids.map((id, at) => ({
      id,
      side: id === nobody.id ? "neutral" : (sides.get(id) ?? "enemy"),
      initiative: ids.length - at,
    })),
  });
  for (const { id, reactedAt } of monsters)
    if (!isRoundAgo(reactedAt, now) || canSplit(bout, id))
      bout.state = withoutReaction(bout.state, id);
  return bout;
}

/** There are as many monsters as the world's file says: none becomes two. */
function canSplit(bout: Bout, id: string): boolean {
  const { reactions = [] } = blockOf(creatureIn(bout, id).make, bout.using.compendium) ?? {};
  return reactions.some(({ steps }) => steps.some(({ splits }) => splits !== undefined));
}

/** Its reaction has not come back yet. */
function withoutReaction(state: GameState, id: string): GameState {
  const { combatants = {} } = state;
  const combatant = combatants[id];
  if (combatant === undefined) return state;
  const turn = { ...combatant.turn, reaction: "a reaction" };
  return { ...state, combatants: { ...combatants, [id]: { ...combatant, turn } } };
}

const house = { diagonals: "5", autoReactions: "all" } as const;

/** What ends by the clock may have ended since the last exchange. */
const bearsAnything = ({ life }: Being): boolean =>
  (life.conditions ?? life.effects ?? life.casts) !== undefined;

/** Nobody is held by who is not here any more. */
function letGo(creature: Creature, all: readonly Being[]): Creature {
  if (creature.conditions.length === 0) return creature;
  const isHere = (from: string | undefined) => all.some(({ id }) => id === from);
  const ended = creature.conditions
    .filter(
      ({ condition, escape, from }) =>
        (condition === "grappled" || escape !== undefined) && from !== undefined && !isHere(from),
    )
    .map(({ id }) => id);
  const conditions = creature.conditions.filter(
    ({ id, lasting }) =>
      !ended.includes(id) && !(lasting.kind === "with" && ended.includes(lasting.id)),
  );
  return { ...creature, conditions };
}

/** The turns are over: what was to last until one comes lasts by the clock now. */
export function end(bout: Bout): void {
  const all = Object.values(bout.state.creatures);
  const isBound = ({ lasting: { kind } }: Held): boolean => kind === "turn" || kind === "zone";
  // An encounter's end looks at everybody's sheet: it comes only where something hangs on it.
  if (all.some(({ conditions, effects }) => [...conditions, ...effects].some(isBound)))
    must(bout, { type: "end_encounter" });
}

/** The creature as it is now. */
export function creatureIn({ state }: Bout, id: string): Creature {
  const creature = state.creatures[id];
  if (creature === undefined) throw new Error(`Nobody in the fight is "${id}".`);
  return creature;
}

/** Whether somebody can still be struck. */
export const isAlive = (bout: Bout, id: string): boolean => creatureIn(bout, id).dead !== true;

/** Somebody's turn goes by, and why. */
export function lost({ events }: Bout, id: string, { code, message }: Refusal): void {
  events.push({
    type: "step_refused",
    about: { creature: id },
    rule: "Your Turn",
    code,
    message,
  });
}

/** Gets up, where it lies and can: nobody fights lying down who can stand. */
export function rise(bout: Bout, id: string): void {
  const isProne = creatureIn(bout, id).conditions.some(({ condition }) => condition === "prone");
  if (isProne) act(bout, { type: "stand", id });
}
