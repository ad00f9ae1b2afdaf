import { scripted } from "@tabletop-mcp/dice-core/testing";
import type { Creature } from "../src/creature/creature.js";
import type { Action } from "../src/game/action.js";
import type { Event, EventOf, EventType } from "../src/game/event.js";
import type { Reaction } from "../src/game/reaction.js";
import { creatureIn, type GameState } from "../src/game/state.js";
import type { RuleViolation } from "../src/game/violation.js";
import { apply } from "../src/resolve/apply.js";
import { resolve } from "../src/resolve/resolve.js";
import { type Compendium, srdCompendium } from "../src/tables/compendium.js";
import { deepFreeze } from "./creature.js";

/** What came of an action: the events by type, or why it was refused. */
export interface Outcome {
  readonly state: GameState;
  readonly events: readonly Event[];
  readonly types: readonly EventType[];
  readonly refused?: RuleViolation;
  /** The creature of this id afterwards. */
  readonly creature: (id: string) => Creature;
  /** The first event of a type; throws where there is none. */
  readonly event: <Type extends EventType>(type: Type) => EventOf<Type>;
}

/** A state with these creatures, frozen: `given(ada, bo).rolling(7).when(action)`. */
export function given(...creatures: readonly Creature[]) {
  const byId = Object.fromEntries(creatures.map((creature) => [creature.id, creature]));
  return inState({ clock: 0, creatures: byId });
}

/** The same from a state that is there; with the reactions that creatures may have. */
export const inState = (state: GameState, reactions: readonly Reaction[] = []) => ({
  rolling: (...faces: readonly number[]) => ({
    when: (action: Action): Promise<Outcome> => run({ state, reactions }, action, faces),
  }),
  /** With no die rolled. */
  when: (action: Action): Promise<Outcome> => run({ state, reactions }, action, []),
});

interface Given {
  readonly state: GameState;
  readonly reactions: readonly Reaction[];
}

/** Resolves; every scripted die must have fallen, and folding the events must give the new state. */
async function run(
  { state, reactions }: Given,
  action: Action,
  faces: readonly number[],
): Promise<Outcome> {
  const rng = scripted(faces);
  const compendium: Compendium = await srdCompendium();
  const before = deepFreeze(state);
  const resolved = resolve(before, action, { rng, compendium, reactions });
  rng.assertSpent();
  if (!resolved.ok) return outcome(before, [], resolved.error);
  const { state: after, events } = deepFreeze(resolved.value);
  assertSame(events.reduce(apply, before), after);
  assertPlain(after);
  return outcome(after, events);
}

const outcome = (state: GameState, events: readonly Event[], refused?: RuleViolation): Outcome => ({
  state,
  events,
  types: events.map(({ type }) => type),
  ...(refused && { refused }),
  creature: (id) => creatureIn(state, id),
  event: (type) => {
    const found = events.find((event) => isOf(event, type));
    if (found === undefined || !isOf(found, type)) throw new Error(`Nothing of type ${type}.`);
    return found;
  },
});

const isOf = <Type extends EventType>(event: Event, type: Type): event is EventOf<Type> =>
  event.type === type;

function assertSame(one: GameState, other: GameState): void {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) throw new Error(`Not the same:\n${left}\n${right}`);
}

/** What JSON would lose is not in a state: undefined, NaN, infinities. */
function assertPlain(value: unknown): void {
  const lost = value === undefined || (typeof value === "number" && !Number.isFinite(value));
  if (lost) throw new Error(`JSON has no ${String(value)}.`);
  if (typeof value === "object" && value !== null) Object.values(value).forEach(assertPlain);
}
